/// A section or an item of a tree as a type of its own: `Feedback.Letters.c_habetEtMuscaSplenem`.
///
/// Generated code conforms to it with an enumeration of all sections and items. Its id is the path to it in the
/// spec, the ids on the way with slashes between; so it is saved and loaded.
public protocol MenuNode: Hashable, CaseIterable, Identifiable, MenuCodable, Sendable
where ID == String, AllCases == [Self] {
    /// What the spec says of all sections and items.
    static var nodeTable: MenuNodeTable { get }

    /// The path in the spec, such as `c/habetEtMuscaSplenem`.
    var id: String { get }

    /// The section or item at a path; nil where there is none.
    init?(id: String)
}

extension MenuNode where Self: RawRepresentable, RawValue == Int {
    public var id: String { Self.nodeTable.paths[rawValue] }

    public init?(id: String) {
        guard let place = Self.nodeTable.place(of: id) else { return nil }
        self.init(rawValue: place)
    }
}

/// What a spec says of the sections and items of one tree, each before what is in it.
public struct MenuNodeTable: Hashable, Sendable {
    public let paths: [String]
    public let entries: [MenuDocument.SectionEntry]
    private let places: [String: Int]

    public init(_ menu: MenuDocument.SectionTree) {
        var paths: [String] = []
        var entries: [MenuDocument.SectionEntry] = []
        // A list and not a recursion, whatever the depth; what comes next is last.
        var pending: [(prefix: String, entry: MenuDocument.SectionEntry)] = menu.sections.reversed().map {
            ("", .section($0))
        }
        while let (prefix, entry) = pending.popLast() {
            let path = prefix + entry.id
            paths.append(path)
            entries.append(entry)
            if case .section(let section) = entry {
                for item in section.items.reversed() { pending.append((path + "/", item)) }
            }
        }
        var places: [String: Int] = [:]
        places.reserveCapacity(paths.count)
        for (place, path) in paths.enumerated() { places[path] = place }
        self.paths = paths
        self.entries = entries
        self.places = places
    }

    /// Where among the nodes one stands; nil where there is none at the path.
    public func place(of path: String) -> Int? { places[path] }
}
