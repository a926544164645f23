/// What stands for the device and its user. Tests set it through `UIKitHeadless`. Read from any isolation,
/// as colours and fonts are on Apple's; the tests run on one thread.
final class HeadlessState: @unchecked Sendable {
    static let shared = HeadlessState()

    static let initialTraits = UITraitCollection(
        UITraitCollection.Traits(
            style: .light, idiom: .phone, direction: .leftToRight, category: .large, horizontal: .compact,
            vertical: .regular, scale: 2, contrast: .normal, weight: .regular))

    /// The traits of the screen; those of windows and views derive from it.
    var traits = HeadlessState.initialTraits
    /// The traits of `UITraitCollection.current`, where they are not the screen's.
    var current: UITraitCollection?
    var namedColors: [String: UInt32] = [:]
    var imageNames: Set<String> = []
    var missingSymbols: Set<String> = []
    var screenSize = CGSize(width: 390, height: 844)
    var safeAreaInsets = UIEdgeInsets.zero
    var isReduceMotionEnabled = false
    var isVoiceOverRunning = false
    var isDarkerSystemColorsEnabled = false
    var isReduceTransparencyEnabled = false
    var isBoldTextEnabled = false
    var orientation = UIDeviceOrientation.portrait
    var time: TimeInterval = 0
}
