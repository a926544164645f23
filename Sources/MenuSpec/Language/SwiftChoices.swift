/// What a spec says to Swift alone, beside its menus: no other front-end asks for it.
public struct SwiftChoices: Hashable, Sendable {
    /// The ids of the dropdowns whose options may grow: `cases: open`.
    public private(set) var openDropdowns: Set<String> = []
    /// What `swiftName` says, by menu and path.
    private var names: [Place: String] = [:]

    private struct Place: Hashable {
        let menu: String
        /// The ids on the way, without those of groups.
        let path: [String]
    }

    public init() {}

    /// What the author calls an option, a section or an item in Swift; nil where nothing is said.
    ///
    /// - Parameter path: The ids on the way to it in its menu, without those of groups.
    public func name(at path: [String], in menu: String) -> String? {
        names.isEmpty ? nil : names[Place(menu: menu, path: path)]
    }

    mutating func setName(_ name: String, at path: [String], in menu: String) {
        names[Place(menu: menu, path: path)] = name
    }

    mutating func open(_ dropdown: String) { openDropdowns.insert(dropdown) }
}

extension SpecDecoder {
    /// Remembers what the options of a dropdown are called.
    mutating func keepNames(of options: [Sibling], in menu: String) {
        guard compiles, !swiftNames.isEmpty else { return }
        for option in options where option.swiftName >= 0 {
            swiftChoices.setName(swiftNames[Int(option.swiftName)], at: [ids.string(option.id)], in: menu)
        }
    }

    /// Remembers what the sections and items of a tree are called.
    mutating func keepNames(of siblings: [TreeSibling], below path: [String] = [], in menu: String) {
        guard compiles, !swiftNames.isEmpty else { return }
        for entry in siblings {
            let path = path + [ids.string(entry.sibling.id)]
            if entry.sibling.swiftName >= 0 {
                swiftChoices.setName(swiftNames[Int(entry.sibling.swiftName)], at: path, in: menu)
            }
            keepNames(of: entry.below, below: path, in: menu)
        }
    }
}
