extension SpecOutputs {
    /// What menuc makes: Swift with no views.
    static let target = "swift"
}
