import MenuRuntime

/// The whole file on its way.
struct SpecDraft: Construct {
    var namespace: (text: String, node: YAMLTree.Index)?
    var platforms: Slot?
    var styles: Slot?
    var dropdowns: Slot?
    var sectionTrees: Slot?

    static let table = FieldTable<SpecDraft>(
        "spec", "A file of menus.",
        [
            Field("menuSpec", .languageVersion, "the version of the language") { decoder, slot, _ in
                decoder.checkVersion(slot)
            }.required,
            Field(
                "namespace", .identifier, default: "from the file's name",
                "the Swift namespace, and the first part of accessibility identifiers"
            ) {
                decoder, slot, draft in
                // A wrong one is there all the same: the file's name is then not asked.
                draft.namespace = (decoder.namespace(slot) ?? "", slot.value)
            },
            Field("platforms", .construct("platforms"), "what the app runs on, for the rules about symbols") {
                _, slot, draft in
                draft.platforms = slot
            },
            Field("styles", .mapping(of: .construct("style"), keys: .names), default: "{}", "named styles") {
                _, slot, draft in draft.styles = slot
            },
            Field("dropdowns", .mapping(of: .construct("dropdown")), "dropdowns by id") { _, slot, draft in
                draft.dropdowns = slot
            },
            Field(
                "sectionTrees", .mapping(of: .construct("section tree")), "trees of expandable sections by id"
            ) { _, slot, draft in
                draft.sectionTrees = slot
            },
        ], relations: [.entries(of: ["dropdowns", "sectionTrees"])])
}

/// The versions of the systems that an app runs on.
struct PlatformsDraft: Construct {
    var ios: PlatformVersion?
    var macos: PlatformVersion?

    static let table = FieldTable<PlatformsDraft>(
        "platforms", "The first versions of the systems that the app runs on.",
        [
            .version("ios", "the first iOS that the app runs on") { $0.ios = $1 },
            .version("macos", "the first macOS that the app runs on") { $0.macos = $1 },
        ])
}

extension Field {
    static func version(_ name: String, _ summary: String, set: @escaping Set<PlatformVersion>) -> Field {
        Field(name, .version, summary) { decoder, slot, draft in
            guard let text = decoder.scalarText(slot, .version) else { return }
            if let version = PlatformVersion(text) {
                set(&draft, version)
            } else {
                decoder.reportType(slot, .version)
            }
        }
    }
}

extension SpecDecoder {
    /// Decodes the file.
    ///
    /// - Parameter fileNamespace: What the file's name gives as namespace; nil where it gives none.
    /// - Returns: The menus, complete only where nothing was reported as an error.
    mutating func spec(fileNamespace: String?) -> MenuDocument {
        let root = tree.resolve(0)
        guard tree[root].kind == .mapping else {
            if tree.isNull(root) {
                reportEmptyFile()
            } else if !tree[root].flags.contains(.reported) {
                report(
                    .type, at: root,
                    "a spec is a mapping with 'menuSpec: 1' and menus, not \(description(root))")
            }
            return MenuDocument(namespace: "")
        }
        var draft = SpecDraft()
        let unsettled = decode(root, into: &draft, owner: nil)
        let rootStrays = strayFields
        let namespace =
            draft.namespace?.text
            ?? (unsettled.contains("namespace") ? "" : checkedFileNamespace(fileNamespace))
        self.namespace = namespace.isEmpty ? nil : namespace
        if let slot = draft.platforms, let value = within(slot, { $0.construct(slot, PlatformsDraft()) }) {
            platforms = value
        }
        knowsStyles = !unsettled.contains("styles")
        if let slot = draft.styles { within(slot) { $0.decodeStyles(slot) } }
        var document = MenuDocument(namespace: namespace)
        var menus: [Sibling] = []
        var writtenCount = 0
        forEachMenu(draft.dropdowns, "dropdown", &menus, &writtenCount) { decoder, slot, id in
            if let menu = decoder.dropdown(slot, id: id, namespace: namespace) {
                document.dropdowns.append(menu)
            }
        }
        forEachMenu(draft.sectionTrees, "section tree", &menus, &writtenCount) { decoder, slot, id in
            if let menu = decoder.sectionTree(slot, id: id) { document.sectionTrees.append(menu) }
        }
        // The file's order decides which of two is the second.
        menus.sort { $0.idNode < $1.idNode }
        checkIDs(menus, noun: "menu")
        checkMenuNames(menus)
        let isOtherwiseWrong = [draft.dropdowns, draft.sectionTrees].contains { slot in
            slot.map { tree[$0.value].kind != .mapping } ?? false
        }
        if writtenCount == 0, !isOtherwiseWrong, rootStrays.isEmpty,
            unsettled.isDisjoint(with: ["dropdowns", "sectionTrees"])
        {
            reportEmptyFile()
        }
        for check in rules.file { check(&self, draft) }
        return document
    }

    /// Decodes one of the two mappings from ids to menus.
    private mutating func forEachMenu(
        _ slot: Slot?, _ noun: String, _ menus: inout [Sibling], _ writtenCount: inout Int,
        _ body: (inout SpecDecoder, Slot, String) -> Void
    ) {
        guard let slot else { return }
        within(slot) { decoder in
            guard decoder.tree[slot.value].kind == .mapping else {
                decoder.reportType(slot, .mapping(of: .construct(noun)))
                return
            }
            let stray = StrayFields(in: slot.value, decoder.tree) {
                noun == "dropdown"
                    ? DropdownDraft.table.ordinal($0) != nil : SectionTreeDraft.table.ordinal($0) != nil
            }
            decoder.report(stray, among: noun)
            // Those at the root seem to be the last menu's.
            let rootStrays = decoder.strayFields
            defer { decoder.strayFields = rootStrays }
            let count = writtenCount + Int(decoder.tree[slot.value].count)
            decoder.forEachEntry(of: slot.value) { decoder, entry in
                writtenCount += 1
                decoder.strayFields = writtenCount == count ? rootStrays : []
                if let menu = stray.menu, menu == entry.key {
                    decoder.strayFields.formUnion(stray.names(decoder.tree))
                }
                if let key = entry.key, stray.contains(key) { return }
                guard let key = decoder.scalarKey(entry) else { return }
                let id = decoder.keyID(key)
                guard !decoder.tree.isNull(entry.value) else {
                    if key == stray.menu { return }
                    decoder.report(.missingKey, at: decoder.tree.range(key), about: "title") {
                        decoder, diagnostic in
                        diagnostic.message =
                            "there is nothing behind '\(decoder.quote(key))'; a \(noun) has its fields there"
                    }
                    return
                }
                if let id { menus.append(Sibling(id: id, title: key, use: entry.use)) }
                body(&decoder, entry, id.map { decoder.ids.string($0) } ?? "")
            }
        }
    }

    private mutating func reportEmptyFile() {
        report(.empty, at: 0..<0) { _, diagnostic in
            diagnostic.message =
                "this spec has no menus; it needs at least one under 'dropdowns' or 'sectionTrees'"
        }
    }

    /// The version of the language: 1.
    mutating func checkVersion(_ slot: Slot) {
        guard let version = integer(slot, minimum: .min, type: .languageVersion), version != 1 else { return }
        report(
            .version, at: slot.value, fix: replacement(of: slot.value, with: "1"),
            "this menuc reads version 1 of the language, not \(version)")
    }
}
