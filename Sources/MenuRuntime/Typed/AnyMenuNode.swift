/// A section or an item of any tree, also one that no spec knows of: its id is its path.
///
/// `SectionTree<AnyMenuNode>(menu)` is a tree whose sections come from the app, and whose views tell of all of them.
public struct AnyMenuNode: MenuNode {
    /// The ids down to it, with `/` between.
    public let id: String

    public init(id: String) { self.id = id }

    /// What it is in is not known.
    public static var allCases: [AnyMenuNode] { [] }
    /// What it is in is not known.
    public static let nodeTable = MenuNodeTable(MenuDocument.SectionTree(id: ""))
}
