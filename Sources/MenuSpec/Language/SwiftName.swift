/// The names that generated Swift gives to menus, options and paths.
package enum SwiftName {
    /// An option's case: its id, in which a `-` and the letter after it become a capital.
    ///
    /// - Parameter written: What the author says instead.
    package static func option(_ id: String, written: String? = nil) -> String {
        usable(written ?? camelCased(id))
    }

    /// The case of a section or an item: the parts of its path with `_` between.
    ///
    /// - Parameter parts: As ``part(_:written:)`` gives them.
    package static func node(_ parts: [String]) -> String { usable(parts.joined(separator: "_")) }

    /// The part of a path that stands for one section or item.
    package static func part(_ id: String, written: String? = nil) -> String { written ?? camelCased(id) }

    /// The type of a menu: as its property, with a capital first.
    package static func type(_ id: String) -> String { usableForMenu(wantedType(id)) }

    /// The type's name, before it makes way for one that is taken.
    private static func wantedType(_ id: String) -> String {
        let name = capitalized(camelCased(id))
        // A letter without capitals leaves property and type alike.
        return name == decapitalized(name) ? name + "Menu" : name
    }

    /// The property of a menu, beside a type that may have its name.
    package static func property(_ id: String) -> String {
        let name = camelCased(id)
        return usableForMenu(name == wantedType(id) ? decapitalized(name) : name)
    }

    private static func usable(_ name: String) -> String { unusable.contains(name) ? name + "_" : name }

    private static func usableForMenu(_ name: String) -> String {
        unusable.contains(name) || generatedNames.contains(name) || runtimeNames.contains(name)
            ? name + "_" : name
    }

    /// The types of the runtime, which a menu's would hide from the code beside it, and a namespace from the app.
    static let runtimeNames: Set<String> = [
        "AnyMenuNode", "Dropdown", "DropdownState", "FieldCoded", "FieldCoder", "FieldName", "KindCoded",
        "MenuCodable",
        "MenuDocument",
        "MenuEvent", "MenuEventError", "MenuEventValues", "MenuMeasures", "MenuMessage", "MenuNode",
        "MenuNodeTable",
        "MenuOption", "MenuOptionTable", "MenuOptionsBuilder", "MenuOutcome", "MenuRuntime",
        "MenuSectionsBuilder",
        "MenuStates", "MenuSwiftUI", "MenuTexts", "MenuUIKit", "OpenMenuOption", "SectionTree",
        "SectionTreeState",
    ]

    /// What generated code names besides: its own part, and the standard library.
    private static let generatedNames: Set<String> = ["Swift", "GeneratedMenus"]

    static func camelCased(_ id: String) -> String {
        guard id.utf8.contains(UInt8(ascii: "-")) else { return id }
        var name = ""
        for (index, word) in id.split(separator: "-", omittingEmptySubsequences: true).enumerated() {
            name += index == 0 ? String(word) : capitalized(String(word))
        }
        return name.isEmpty ? "_" : name
    }

    private static func capitalized(_ text: String) -> String {
        mapFirst(text) { scalar, emit in CaseMapping.titlecase(scalar, emit: emit) }
    }

    private static func decapitalized(_ text: String) -> String {
        mapFirst(text) { scalar, emit in CaseMapping.lowercase(scalar, emit: emit) }
    }

    private static func mapFirst(_ text: String, _ map: (UInt32, (UInt32) -> Void) -> Void) -> String {
        guard let first = text.unicodeScalars.first else { return text }
        var bytes: [UInt8] = []
        map(first.value) { bytes.append(codePoint: $0) }
        bytes.append(contentsOf: String(text.unicodeScalars.dropFirst()).utf8)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Words that cannot be names here even in backticks, and the members that generated types have.
    static let unusable: Set<String> = Set(unusableWords)

    /// Whether the bytes of an id are one of them.
    static func isUnusable(_ id: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = id.first, id.count <= 16, unusableShapes >> shape(first, id.count) & 1 != 0 else {
            return false
        }
        return unusable.contains(String(decoding: id, as: UTF8.self))
    }

    /// One of 64 numbers that a word's length and first letter give, to tell most words apart at once.
    private static func shape(_ first: UInt8, _ count: Int) -> UInt64 {
        UInt64(first) &* 5 &+ UInt64(count) & 63
    }

    private static let unusableShapes: UInt64 = unusableWords.reduce(0) { shapes, word in
        shapes | 1 << shape(word.utf8.first ?? 0, word.utf8.count)
    }

    private static let unusableWords: [String] = [
        "Type", "Protocol", "self", "Self", "init", "deinit", "subscript", "_",
        "none", "some", "id", "title", "allCases", "AllCases", "ID", "rawValue", "RawValue", "hashValue",
        "hash",
        "encode", "description", "debugDescription", "document", "optionTable", "nodeTable",
    ]
}

/// Names in Swift that two ids share.
extension SpecDecoder {
    /// What `swiftName` says: an index of ``swiftNames``.
    mutating func swiftName(_ slot: Slot) -> Int32? {
        guard let text = scalarText(slot, .identifier) else { return nil }
        guard Identifier.isIdentifier(text, allowingHyphen: false) else {
            reportNoIdentifier(slot.value, "name in Swift", "letters, digits and '_'") { _ in nil }
            return nil
        }
        swiftNames.append(composed(text, at: slot.value))
        return Int32(swiftNames.count - 1)
    }

    private func written(_ sibling: Sibling) -> String? {
        sibling.swiftName >= 0 ? swiftNames[Int(sibling.swiftName)] : nil
    }

    private func memberName(_ sibling: Sibling) -> String {
        SwiftName.option(ids.string(sibling.id), written: written(sibling))
    }

    /// Whether a sibling's name in Swift may differ from its id, or be another's path.
    private static func isUnusual(_ sibling: Sibling) -> Bool {
        sibling.swiftName >= 0 || sibling.id.isUnusual
    }

    /// Reports options of one dropdown that become one case in Swift.
    mutating func checkOptionNames(_ siblings: [Sibling]) {
        // Ids differ; only where one is rewritten can two meet.
        guard siblings.contains(where: Self.isUnusual) else { return }
        var names = NameScope()
        for option in siblings where option.group != Sibling.isGroup {
            add([memberName(option)], option, to: &names)
        }
        report(names, "case")
    }

    /// Reports menus that become one name in Swift: each has a property and a type.
    mutating func checkMenuNames(_ menus: [Sibling]) {
        // Where every id begins with a small letter, properties and types cannot meet, and where none ends as
        // one that made way for another name, no two types can.
        let areUsual = menus.allSatisfy { menu in
            let id = tree.text(menu.idNode)
            return !Self.isUnusual(menu) && (id.first ?? 0) &- 0x61 < 26 && id.last != UInt8(ascii: "_")
        }
        guard !areUsual else { return }
        var names = NameScope()
        for menu in menus {
            let id = ids.string(menu.id)
            add([SwiftName.property(id), SwiftName.type(id)], menu, to: &names)
        }
        report(names, "name")
    }

    /// Reports the sections and items of a tree whose paths become one case in Swift.
    mutating func checkPathNames(_ siblings: [TreeSibling]) {
        guard Self.hasUnusual(siblings) else { return }
        var names = NameScope()
        addPaths(siblings, parts: [], hasher: Hasher(), to: &names)
        report(names, "case")
    }

    private static func hasUnusual(_ siblings: [TreeSibling]) -> Bool {
        siblings.contains { isUnusual($0.sibling) || hasUnusual($0.below) }
    }

    /// Adds the paths of a level. Only their hashes are kept: a path may be as long as all its ids.
    private func addPaths(
        _ siblings: [TreeSibling], parts: [String], hasher: Hasher, to names: inout NameScope
    ) {
        for entry in siblings {
            var own = SwiftName.part(ids.string(entry.sibling.id), written: written(entry.sibling))
            var path = hasher
            if !parts.isEmpty { path.combine(UInt8(ascii: "_")) }
            own.withUTF8 { path.combine(bytes: UnsafeRawBufferPointer($0)) }
            var name = path
            if parts.isEmpty, SwiftName.unusable.contains(own) { name.combine(UInt8(ascii: "_")) }
            let all = parts + [own]
            add([name.finalize()], entry.sibling, to: &names) { _ in all.joined(separator: "_") }
            addPaths(entry.below, parts: all, hasher: path, to: &names)
        }
    }

    /// Adds the names of one thing to a scope.
    private func add(_ names: [String], _ sibling: Sibling, to scope: inout NameScope) {
        add(names.map(\.hashValue), sibling, to: &scope) { names[$0] }
    }

    /// Adds the hashes of names; of several that are taken the first is reported.
    private func add(_ hashes: [Int], _ sibling: Sibling, to scope: inout NameScope, name: (Int) -> String) {
        for (index, hash) in hashes.enumerated() {
            guard let first = scope.owners[hash] else { continue }
            // The same id twice is another rule's.
            if !ids.areEqual(first.id, sibling.id) {
                scope.clashes.append(NameScope.Clash(name: name(index), first: first, second: sibling))
            }
            return
        }
        for hash in hashes { scope.owners[hash] = sibling }
    }

    private mutating func report(_ names: NameScope, _ noun: String) {
        for clash in names.clashes {
            reportPair(.idCollision, clash.second, clash.first) { decoder, diagnostic in
                let (first, second) = (
                    decoder.ids.string(clash.first.id), decoder.ids.string(clash.second.id)
                )
                diagnostic.message =
                    "'\(second)' and '\(first)' both become the \(noun) '\(clash.name)' in Swift; "
                    + (noun == "case" ? "rename one, or give it a 'swiftName'" : "rename one")
                diagnostic.notes = [
                    Diagnostic.Note(
                        message: "'\(first)' is here",
                        range: decoder.tree.range(clash.first.use ?? clash.first.idNode))
                ]
            }
        }
    }
}

/// The names of one scope in Swift, by their hashes: those of a process differ from run to run, so that no
/// spec can be made to collide.
private struct NameScope {
    struct Clash {
        let name: String
        let first: Sibling
        let second: Sibling
    }

    fileprivate var owners: [Int: Sibling] = [:]
    fileprivate(set) var clashes: [Clash] = []
}
