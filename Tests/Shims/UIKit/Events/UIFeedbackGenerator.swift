/// Shakes nothing, and counts.
@MainActor open class UIFeedbackGenerator: NSObject {
    public override init() { super.init() }
    open func prepare() {}
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { UIKitHeadless.selectionFeedbacks += 1 }
}
