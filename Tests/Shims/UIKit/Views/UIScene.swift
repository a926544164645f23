@MainActor open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    open var activationState: ActivationState { .foregroundActive }
}

/// The one scene there is, with all windows.
@MainActor open class UIWindowScene: UIScene {
    static let only = UIWindowScene()

    open var windows: [UIWindow] { UIKitHeadless.windows }
    open var keyWindow: UIWindow? { UIKitHeadless.keyWindow }
    open var screen: UIScreen { .main }
    open override var next: UIResponder? { UIApplication.shared }
}
