/// Keys that a construct does not have, and what was probably meant by them.
extension SpecDecoder {
    /// Reports a key that a construct does not have.
    ///
    /// - Returns: The key that was probably meant.
    mutating func reportUnknownKey<Draft>(
        _ key: YAMLTree.Index, of mapping: YAMLTree.Index, _ table: FieldTable<Draft>, _ extraKeys: [String]
    ) -> String? {
        guard !tree[key].flags.contains(.reported) else { return nil }
        let known = extraKeys.isEmpty ? table.names : table.names + extraKeys
        let guess = guess(at: key, of: mapping, known)
        let meant = guess?.meant ?? Self.nearest(to: tree.string(key), among: known)
        // At the root it may be a field of the menu above, which then does not lack it.
        if meant == nil, Draft.self == SpecDraft.self, isMenuField(tree.text(key)) {
            strayFields.insert(tree.string(key))
        }
        report(.unknownKey, at: guess?.range ?? tree.range(key)) { decoder, diagnostic in
            let article = FieldType.article(table.noun)
            if let guess {
                diagnostic.message = guess.message
                diagnostic.fix = guess.fix
                return
            }
            diagnostic.message = "\(article) has no key '\(decoder.quote(key))'"
            if table.name.hasSuffix("by id"), decoder.tree.text(key).equals("id") {
                diagnostic.message += " here: the key in front of it is its id"
                return
            }
            guard let meant else {
                diagnostic.message +=
                    decoder.place(forUnknown: key, of: mapping, table)
                    ?? "; it has \(known.joined(separator: ", "))"
                return
            }
            diagnostic.message += "; did you mean '\(meant)'?"
            // With the right key there too, the fix would only make a key that stands twice.
            guard decoder.keyNode(meant, of: mapping) == nil else { return }
            diagnostic.fix = Diagnostic.FixIt(
                title: "change to '\(meant)'",
                edits: [Diagnostic.Edit(range: decoder.tree.range(key), newText: meant)],
                isSafe: EditDistance.isOneEdit(decoder.tree.string(key), meant))
        }
        return meant
    }

    /// The known key that is nearest, or the same but for its capitals, `_` and `-`.
    private static func nearest(to written: String, among known: [String]) -> String? {
        if let nearest = EditDistance.nearest(to: written, among: known) { return nearest }
        guard written.utf8.count <= 64 else { return nil }
        return known.first { letters($0).elementsEqual(letters(written)) }
    }

    /// A name's letters without their case, and without what joins its words.
    private static func letters(_ name: String) -> some Sequence<UInt8> {
        name.utf8.lazy.filter { $0 != UInt8(ascii: "_") && $0 != UInt8(ascii: "-") }.map { $0 | 0x20 }
    }

    func isMenuField(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        DropdownDraft.table.ordinal(name) != nil || SectionTreeDraft.table.ordinal(name) != nil
    }

    // MARK: Characters

    /// A key that is wrong in its characters rather than its letters.
    private struct Guess {
        var meant: String?
        var range: Range<Int>
        let message: String
        var fix: Diagnostic.FixIt?
    }

    private func guess(at key: YAMLTree.Index, of mapping: YAMLTree.Index, _ known: [String]) -> Guess? {
        let range = tree.range(key)
        let text = tree.text(key)
        if text.equals("<<"), tree[key].kind != .plain {
            return Guess(
                range: range,
                message: "in quotes '<<' is a key like others; to merge a mapping, take the quotes off",
                fix: replacement(of: key, with: "<<", "take the quotes off"))
        }
        guard tree[key].kind == .plain else { return nil }
        if let meant = noteKey(meantBy: text), EditDistance.nearest(to: tree.string(key), among: known) == nil
        {
            return Guess(
                range: range,
                message:
                    "there is no key '\(quote(key))'; a key that is ignored begins with 'x-': '\(meant)'",
                fix: replacement(of: key, with: meant))
        }
        if text.equals("<") || text.equals("<<<") {
            let isAlias = tree[tree.next(key)].kind == .alias
            guard isAlias else { return nil }
            return Guess(
                range: range,
                message: "there is no key '\(quote(key))'; did you mean '<<', which merges a mapping?",
                fix: replacement(of: key, with: "<<"))
        }
        if let odd = OddIndentation(tree.source, at: range.lowerBound),
            odd.range.upperBound < range.upperBound
        {
            return Guess(
                meant: meant(by: odd.range.upperBound..<range.upperBound, known), range: odd.range,
                message:
                    "\(odd.name) stands in front of this key, but YAML knows spaces alone as indentation",
                fix: odd.fix)
        }
        // In braces `title:T` is one key with nothing behind it.
        for offset in range {
            let colon = LookalikeMark.colon(tree.source, at: offset)
            guard colon != nil || tree.source[offset] == UInt8(ascii: ":") else { continue }
            guard let meant = meant(by: range.lowerBound..<offset, known) else { return nil }
            let mark = offset..<offset + (colon?.length ?? 1)
            return Guess(
                meant: meant, range: range,
                message: colon.map {
                    "\($0.name) stands behind '\(meant)', but a key ends with ':' and a space"
                }
                    ?? "there is no space behind the ':' of '\(meant)'",
                fix: Diagnostic.FixIt(
                    title: "write '\(meant): '", edits: [Diagnostic.Edit(range: mark, newText: ": ")]))
        }
        return nil
    }

    /// A key that would be ignored, where one begins almost as those do (`X-note`, `x_note`).
    private func noteKey(meantBy text: UnsafeBufferPointer<UInt8>) -> String? {
        guard text.count > 2, text.count <= 64, text[0] | 0x20 == UInt8(ascii: "x"),
            text[1] == UInt8(ascii: "_") || text[1] == UInt8(ascii: "-")
        else { return nil }
        return "x-" + String(decoding: text.dropFirst(2), as: UTF8.self)
    }

    private func meant(by range: Range<Int>, _ known: [String]) -> String? {
        let text = String(decoding: tree.source[range], as: UTF8.self)
        return known.first { $0 == text }
    }

    // MARK: Places

    /// Where an unknown key would be known, for the end of a message.
    private func place<Draft>(
        forUnknown key: YAMLTree.Index, of mapping: YAMLTree.Index, _ table: FieldTable<Draft>
    ) -> String? {
        let text = tree.text(key)
        if Draft.self == SpecDraft.self, isMenuField(text) {
            return ", but a menu has; indent it to stand with the menu's other fields, "
                + "below its id and 'dropdowns' or 'sectionTrees'"
        }
        let isOption = Draft.self == OptionDraft.self || Draft.self == KeyedOptionDraft.self
        if isOption, text.equals("options") {
            return "; a group of options is an entry of a list: '- group: Title', with its 'options' below"
        }
        let value = tree.resolve(tree.next(key))
        if Draft.self == DropdownDraft.self, tree[value].kind == .mapping,
            keyNode("title", of: value) != nil && keyNode("options", of: value) != nil,
            !tree[mapping].flags.contains(.flow)
        {
            let line = SourceLine(tree.source, holding: tree.range(key).lowerBound)
            return "; if it is another dropdown, it begins further left, beside the one that it stands in "
                + "(it begins in column \(line.column(of: line.body)) now)"
        }
        return nil
    }

    /// Reports a key that would be known below the field above it, which has nothing behind it.
    ///
    /// - Parameters:
    ///   - key: The unknown key.
    ///   - field: The key of the field above.
    mutating func reportTooShallow(_ key: YAMLTree.Index, below field: YAMLTree.Index) {
        report(.unknownKey, at: tree.range(key)) { decoder, diagnostic in
            let line = SourceLine(decoder.tree.source, holding: decoder.tree.range(key).lowerBound)
            let column = line.column(of: line.body)
            let name = decoder.quote(field)
            diagnostic.message =
                "'\(decoder.quote(key))' begins in column \(column) beside '\(name)', which has nothing behind it; "
                + "if it belongs to '\(name)', indent it to begin in column \(column + 2)"
        }
    }
}
