import MenuRuntime

/// What a text is for; rules look at some kinds only.
enum TextRole: Sendable {
    /// Shown as a title.
    case title
    /// Shown or spoken otherwise.
    case text
    /// Passed to the app, never shown by a menu.
    case data
    /// An id where it is a key.
    case key

    /// Whether people see or hear it.
    @inline(__always)
    var isForPeople: Bool { self == .title || self == .text }
}

/// A text on its way into a menu, for rules.
struct TextUse {
    /// What a rule does with one. A closure by itself would be wrapped in another one in a list.
    struct Check: Sendable {
        let run: @Sendable (inout SpecDecoder, TextUse) -> Void
    }

    let node: YAMLTree.Index
    let text: UnsafeBufferPointer<UInt8>
    let role: TextRole
    /// Nothing in a text of ASCII alone.
    var hints: TextHints = []
}

/// A symbol's name on its way into a menu, for rules.
struct SymbolUse {
    /// What a rule does with one. A closure by itself would be wrapped in another one in a list.
    struct Check: Sendable {
        let run: @Sendable (inout SpecDecoder, SymbolUse) -> Void
    }

    let node: YAMLTree.Index
    /// What is known of it; nil where no such symbol is.
    let symbol: SymbolTable.Symbol?
}

/// Something that has a title, for rules.
struct TitledUse {
    /// What a rule does with one. A closure by itself would be wrapped in another one in a list.
    struct Check: Sendable {
        let run: @Sendable (inout SpecDecoder, TitledUse) -> Void
    }

    let title: YAMLTree.Index
    let hasLabel: Bool
}

/// Texts: kept as written, looked at by the rules.
extension SpecDecoder {
    /// A text as the author wrote it; empty where no menus are made, since nobody will read it.
    mutating func text(_ slot: Slot, role: TextRole = .text) -> String? {
        guard let text = scalarText(slot, .text) else { return nil }
        lint(slot.value, text, role)
        return compiles ? String(decoding: text, as: UTF8.self) : ""
    }

    /// Shows a text to the rules.
    @inline(__always)
    mutating func lint(_ node: YAMLTree.Index, _ text: UnsafeBufferPointer<UInt8>, _ role: TextRole) {
        guard tree[node].flags.contains(.remarkable) else {
            if role.isForPeople, TextScan.mayShout(text) {
                lintLoud(TextUse(node: node, text: text, role: role))
            }
            return
        }
        // What an alias stands for is looked at once.
        if sink.hasAliases, !lintedTexts.insert(node).inserted { return }
        var textUse = TextUse(node: node, text: text, role: role)
        for check in rules.text { check.run(&self, textUse) }
        if tree[node].flags.contains(.nonASCII) {
            textUse.hints = TextHints(text)
            for check in rules.unicodeText { check.run(&self, textUse) }
            if role.isForPeople, textUse.hints.contains(.mayHaveCapitals),
                !textUse.hints.contains(.hasSmallASCII)
            {
                lintLoud(textUse)
            }
        } else if role.isForPeople, TextScan.mayShout(text) {
            lintLoud(textUse)
        }
    }

    /// Shows a text that may be all capitals to the rules.
    private mutating func lintLoud(_ textUse: TextUse) {
        for check in rules.loudText { check.run(&self, textUse) }
    }

    /// Shows the key of an id to the rules.
    mutating func lintKey(_ node: YAMLTree.Index) {
        guard !tree[node].flags.contains(.reported) else { return }
        lint(node, tree.text(node), .key)
    }

    /// Where in the source a character of a scalar's value stands: the whole scalar where it is on one line,
    /// else the character itself.
    ///
    /// - Parameters:
    ///   - offset: The character's first byte in the value.
    ///   - length: Its length in bytes.
    func place(of offset: Int, length: Int, in node: YAMLTree.Index) -> Range<Int> {
        let range = tree.range(node)
        guard tree.source.spansLines(range) else { return range }
        // Folding moves characters but neither adds nor drops any that is not white space: the same occurrence
        // of the same character is the one.
        let text = tree.text(node)
        // The first character is enough, since a word has no white space in it that folding could change.
        let first = SourceScan.scalarLength(text, at: offset)
        let wanted = UnsafeBufferPointer(rebasing: text[offset..<offset + first])
        func occurrences(in bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, stop: Int?) -> Int {
            var count = 0
            var index = range.lowerBound
            while index + first <= range.upperBound {
                if UnsafeBufferPointer(rebasing: bytes[index..<index + first]).equals(wanted) {
                    if count == stop { return index }
                    count += 1
                }
                index += 1
            }
            return stop == nil ? count : -1
        }
        let before = occurrences(in: text, 0..<offset, stop: nil)
        let found = occurrences(in: tree.source, range, stop: before)
        return found < 0 ? range : found..<min(found + length, range.upperBound)
    }

    /// A symbol's name.
    mutating func symbol(_ slot: Slot) -> String? {
        guard let text = scalarText(slot, .symbol) else { return nil }
        let symbolUse = SymbolUse(node: slot.value, symbol: SymbolTable.shared.lookup(text))
        for check in rules.symbol { check.run(&self, symbolUse) }
        return compiles ? String(decoding: text, as: UTF8.self) : ""
    }

    /// Shows a height to the rules.
    mutating func lintHeight(_ points: Double, at node: YAMLTree.Index) {
        for check in rules.height { check(&self, points, node) }
    }

    /// Shows a title to the rules.
    mutating func lintTitle(_ title: YAMLTree.Index, hasLabel: Bool) {
        let titled = TitledUse(title: title, hasLabel: hasLabel)
        for check in rules.titled { check.run(&self, titled) }
    }
}
