/// What was probably meant by a value that does not fit its field.
struct Advice {
    /// What a message ends with, its mark in front: `; a fraction is written with '.'`.
    let text: String
    var fix: Diagnostic.FixIt?
}

/// Guesses at what was meant: all of it runs only where a diagnostic is shown.
extension SpecDecoder {
    func advice(on node: YAMLTree.Index, for type: FieldType) -> Advice? {
        guard tree[node].kind == .plain, tree[node].count > 0, tree[node].count <= 1000 else { return nil }
        let written = tree.string(node)
        return oddSpaces(written, node) ?? typographicQuotes(written, node, type)
            ?? foreignComment(written, node) ?? (type.takesNumber ? numberAdvice(written, node, type) : nil)
            ?? (type.takesMapping ? missingSpace(node) : nil)
            ?? (type.takesList ? missingDashSpaces(node) ?? missingBrackets(written, node, type) : nil)
    }

    // MARK: Characters

    /// White space that YAML takes for a part of the text.
    private func oddSpaces(_ written: String, _ node: YAMLTree.Index) -> Advice? {
        let range = tree.range(node)
        let first = range.first { LookalikeMark.space(tree.source, at: $0) != nil }
        guard let first, let space = LookalikeMark.space(tree.source, at: first) else { return nil }
        var newText = ""
        var index = range.lowerBound
        while index < range.upperBound {
            let length = SourceScan.scalarLength(tree.source, at: index)
            newText +=
                LookalikeMark.space(tree.source, at: index) != nil
                ? " " : String(decoding: tree.source[index..<index + length], as: UTF8.self)
            index += length
        }
        newText = Self.trimmed(newText)
        return Advice(
            text: "; \(space.name) stands in it, which YAML takes for a part of the text",
            fix: newText.isEmpty ? nil : replacement(of: node, with: newText, "put a space in its place"))
    }

    private static func trimmed(_ text: String) -> String {
        let scalars = text.unicodeScalars.drop { $0 == " " }
        return String(String.UnicodeScalarView(scalars.reversed().drop { $0 == " " }.reversed()))
    }

    private func typographicQuotes(_ written: String, _ node: YAMLTree.Index, _ type: FieldType) -> Advice? {
        let marks: Set<Unicode.Scalar> = ["“", "”", "„", "‟", "‘", "’", "‚", "«", "»"]
        guard let first = written.unicodeScalars.first, marks.contains(first) else { return nil }
        let inner = String(String.UnicodeScalarView(written.unicodeScalars.filter { !marks.contains($0) }))
        let isPlain = type.takesNumber || inner.contains { "\"\\".contains($0) }
        return Advice(
            text: "; '\(String(first))' is no quote to YAML, whose quotes are \" and '",
            fix: replacement(of: node, with: isPlain ? inner : "\"\(inner)\"", "write YAML's quotes"))
    }

    private func foreignComment(_ written: String, _ node: YAMLTree.Index) -> Advice? {
        guard let slashes = Self.index(of: " //", in: written) else { return nil }
        let before = String(written[..<slashes])
        let after = String(written[written.index(slashes, offsetBy: 3)...])
        return Advice(
            text: "; a comment begins with '#' in YAML, not with '//'",
            fix: replacement(of: node, with: "\(before) #\(after)", "write '#'"))
    }

    private static func index(of part: String, in text: String) -> String.Index? {
        text.indices.first { text[$0...].hasPrefix(part) }
    }

    // MARK: Numbers

    private func numberAdvice(_ written: String, _ node: YAMLTree.Index, _ type: FieldType) -> Advice? {
        if let number = PlainNumber(tree.text(node)) {
            if number.value.isInfinite || number.isInteger && abs(number.value) >= 9_007_199_254_740_992 {
                return Advice(text: number.value > 0 ? ", which is too large" : ", which is too far below 0")
            }
            let mantissa = written.prefix { $0 != "e" && $0 != "E" }
            if number.value == 0, mantissa.contains(where: { "123456789".contains($0) }) {
                return Advice(text: ", which is too small to tell from 0")
            }
            return type.isLanguageVersion && number.value == 1
                ? Advice(text: "", fix: replacement(of: node, with: "1")) : nil
        }
        func isNumber(_ text: String) -> Bool {
            var text = text
            return text.withUTF8 { PlainNumber($0) != nil }
        }
        let withPoint = String(written.map { $0 == "," ? "." : $0 })
        if withPoint != written, isNumber(withPoint) {
            return Advice(
                text: "; a fraction is written with '.'", fix: replacement(of: node, with: withPoint))
        }
        let unit = written.reversed().prefix { !$0.isNumber && $0 != "." }.reversed()
        let number = Self.trimmed(String(written.dropLast(unit.count)))
        guard !unit.isEmpty, unit.count <= 8, isNumber(number) else { return nil }
        let name = Self.trimmed(String(unit))
        if name == "%", type.takesPercent {
            return Advice(
                text: "; no space stands in front of the '%'", fix: replacement(of: node, with: "\(number)%"))
        }
        return Advice(
            text: "; the number stands alone, without '\(name)'", fix: replacement(of: node, with: number))
    }

    // MARK: Collections

    /// `title:T` where a mapping should stand.
    func missingSpace(_ node: YAMLTree.Index) -> Advice? {
        let range = tree.range(node)
        guard let colon = range.first(where: { tree.source[$0] == UInt8(ascii: ":") }),
            colon > range.lowerBound, colon + 1 < range.upperBound, tree.source[colon + 1] > 0x20,
            !tree.source[range.lowerBound..<colon].contains(where: { $0 <= 0x20 }),
            !tree.source[(colon + 1)...].starts(with: "//".utf8)
        else { return nil }
        let key = String(decoding: tree.source[range.lowerBound..<colon], as: UTF8.self)
        return Advice(
            text: "; there is no space behind the ':' of '\(key)'",
            fix: Diagnostic.FixIt(
                title: "put a space behind it",
                edits: [Diagnostic.Edit(range: colon + 1..<colon + 1, newText: " ")]))
    }

    /// `-A` on lines of their own, which are one text to YAML.
    private func missingDashSpaces(_ node: YAMLTree.Index) -> Advice? {
        let range = tree.range(node)
        var edits: [Diagnostic.Edit] = []
        var isLineStart = true
        for offset in range {
            let byte = tree.source[offset]
            if isLineStart, byte == UInt8(ascii: "-"), offset + 1 < range.upperBound {
                let space = LookalikeMark.space(tree.source, at: offset + 1)
                if tree.source[offset + 1] != 0x20 {
                    let end = offset + 1 + (space?.length ?? 0)
                    edits.append(Diagnostic.Edit(range: offset + 1..<end, newText: " "))
                }
            }
            isLineStart = SourceLine.isBreak(byte) || isLineStart && byte == 0x20
        }
        guard !edits.isEmpty, edits[0].range.lowerBound == range.lowerBound + 1 else { return nil }
        return Advice(
            text: "; behind the '-' of an entry comes a space",
            fix: Diagnostic.FixIt(title: "put a space behind it", edits: edits))
    }

    private func missingBrackets(_ written: String, _ node: YAMLTree.Index, _ type: FieldType) -> Advice? {
        if case .list(.words(let words)) = type {
            if ["false", "none", "None", "never", "no"].contains(written) {
                return Advice(text: "; for none, write []", fix: replacement(of: node, with: "[]"))
            }
            guard written.split(separator: ",").allSatisfy({ words.contains(Self.trimmed(String($0))) })
            else { return nil }
        }
        // Only where the text's parts are the entries in brackets too.
        let marks: Set<UInt8> = Set("\n\r[]{}:#&*!|>'\"%@`".utf8)
        guard !tree.source[tree.range(node)].contains(where: { marks.contains($0) }) else { return nil }
        let isInParentheses = written.first == "(" && written.last == ")"
        let inner = isInParentheses ? String(written.dropFirst().dropLast()) : written
        return Advice(text: "", fix: replacement(of: node, with: "[\(inner)]", "put it in brackets"))
    }
}

extension FieldType {
    private func contains(_ isIt: (FieldType) -> Bool) -> Bool {
        if case .anyOf(let types) = self { return types.contains { $0.contains(isIt) } }
        return isIt(self)
    }

    var takesNumber: Bool {
        contains {
            switch $0 {
            case .number, .integer, .languageVersion: true
            default: false
            }
        }
    }

    var takesMapping: Bool {
        contains {
            switch $0 {
            case .mapping, .construct: true
            default: false
            }
        }
    }

    var takesList: Bool {
        contains { if case .list = $0 { true } else { false } }
    }

    var takesPercent: Bool {
        contains { if case .percent = $0 { true } else { false } }
    }

    var isLanguageVersion: Bool {
        if case .languageVersion = self { true } else { false }
    }

    /// Whether a text that needs quotes may be its value.
    var takesText: Bool {
        contains {
            switch $0 {
            case .text, .color, .plainColor: true
            default: false
            }
        }
    }
}
