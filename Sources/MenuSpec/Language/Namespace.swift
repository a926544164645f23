/// The namespace: the type that holds everything generated from a file.
extension SpecDecoder {
    /// What `namespace` says.
    mutating func namespace(_ slot: Slot) -> String? {
        guard let text = scalarText(slot, .identifier) else { return nil }
        guard Identifier.isIdentifier(text, allowingHyphen: false) else {
            reportNoIdentifier(slot.value, "namespace", "letters, digits and '_'") {
                Identifier.namespaceName(fromFileStem: $0)
            }
            return nil
        }
        let name = composed(text, at: slot.value)
        if Self.isReserved(name) {
            report(
                .identifier, at: slot.value,
                "no namespace can be called '\(name)', which means something else in Swift; choose another")
            return nil
        }
        if Self.isTaken(name) {
            report(
                .identifier, at: slot.value,
                "the namespace '\(name)' would hide what generated code means by that name; choose another")
            return nil
        }
        return name
    }

    /// What the file's name gives; a diagnostic where that is nothing or taken.
    mutating func checkedFileNamespace(_ name: String?) -> String {
        guard let name else {
            reportFileNamespace("the file's name has neither letter nor digit to make a namespace of")
            return ""
        }
        if Self.isTaken(name) {
            reportFileNamespace(
                "the file's name gives the namespace '\(name)', which would hide what generated code means by that"
            )
        } else if Self.isReserved(name) {
            reportFileNamespace(
                "the file's name gives the namespace '\(name)', which means something else in Swift")
        }
        return name
    }

    private mutating func reportFileNamespace(_ what: String) {
        let start = min(tree.source.count, tree.source.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
        report(.identifier, at: start..<start) { _, diagnostic in
            diagnostic.message = "\(what); write one, such as 'namespace: MyMenus'"
        }
    }

    /// Whether a name cannot be a type's at the top level, or not be used as one: backticks do not help, or are needed
    /// wherever it is used.
    private static func isReserved(_ name: String) -> Bool {
        [
            "_", "Any", "Protocol", "Self", "Type", "any", "await", "didSet", "each", "init", "self", "some",
            "willSet",
        ].contains(name)
    }

    /// Whether Swift's standard library, the runtime or the views have something of this name, or name it of others.
    private static func isTaken(_ name: String) -> Bool {
        // So the previews of menus are called, by the namespaces of all.
        if name.hasSuffix("_Previews") { return true }
        var name = name
        return name.withUTF8 { StandardLibraryNames.contains($0) || ViewNames.contains($0) }
    }
}

/// The namespace that a spec's path gives.
func fileNamespace(path: String) -> String? {
    if path == "-" { return "Menu" }
    var stem = path.split(separator: "/").last.map(String.init) ?? path
    for suffix in [".menu.yaml", ".menu.yml", ".yaml", ".yml"] where stem.hasSuffix(suffix) {
        stem.removeLast(suffix.count)
        break
    }
    return stem.withUTF8 { Identifier.namespaceName(fromFileStem: $0) }
}
