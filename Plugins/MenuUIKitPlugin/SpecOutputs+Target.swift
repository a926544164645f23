extension SpecOutputs {
    /// What menuc makes: Swift with views for UIKit.
    static let target = "uikit"
}
