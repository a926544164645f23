extension SectionTreeState {
    /// What may happen to a tree of sections.
    public enum Event: Hashable, Sendable {
        /// A touch on the header of the section at a path.
        case tapSection(String)
        /// A touch on the item at a path.
        case tapItem(String)
        case expandAll
        case collapseAll
    }
}

extension SectionTreeState.Event: MenuEvent {
    public enum Name: String, Hashable, Sendable, CaseIterable {
        case tapSection, tapItem, expandAll, collapseAll
    }

    public var name: Name {
        switch self {
        case .tapSection: .tapSection
        case .tapItem: .tapItem
        case .expandAll: .expandAll
        case .collapseAll: .collapseAll
        }
    }

    /// The path that the event brings.
    public var values: [String] {
        switch self {
        case .tapSection(let path), .tapItem(let path): [path]
        case .expandAll, .collapseAll: []
        }
    }

    public static func takes(_ name: Name) -> MenuEventValues {
        switch name {
        case .tapSection, .tapItem: .one
        case .expandAll, .collapseAll: .none
        }
    }

    public init(_ name: Name, _ values: [String]) {
        // Reading has seen to it that there is one value where one is taken.
        let first = values.first ?? ""
        switch name {
        case .tapSection: self = .tapSection(first)
        case .tapItem: self = .tapItem(first)
        case .expandAll: self = .expandAll
        case .collapseAll: self = .collapseAll
        }
    }
}
