extension SpecOutputs {
    /// What menuc makes: Swift with views for SwiftUI.
    static let target = "swiftui"
}
