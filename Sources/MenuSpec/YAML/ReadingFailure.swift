/// What reading found wrong: thrown where it ended the reading, and then the file's only diagnostic; else
/// something about one node, such as its tag or its alias.
struct ReadingFailure: Error {
    let rule: Rule
    let range: Range<Int>
    let message: String
    var notes: [Diagnostic.Note] = []
    var fix: Diagnostic.FixIt?

    init(
        _ rule: Rule, at range: Range<Int>, _ message: String, notes: [Diagnostic.Note] = [],
        fix: Diagnostic.FixIt? = nil
    ) {
        self.rule = rule
        self.range = range
        self.message = message
        self.notes = notes
        self.fix = fix
    }

    /// Bytes that are no UTF-8.
    static func badUTF8(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> ReadingFailure {
        let byte = hexadecimal(UInt32(bytes[index]), digits: 2)
        return ReadingFailure(
            .encoding, at: index..<index + 1,
            "the byte 0x\(byte) here is not UTF-8; save the file as UTF-8 (it may be in Latin-1 or Windows-1252)"
        )
    }

    /// A raw control character.
    static func control(_ scalar: UInt32, at index: Int, length: Int) -> ReadingFailure {
        let range = index..<index + length
        return ReadingFailure(
            .controlCharacter, at: range,
            "the control character \(codePoint(scalar)) cannot stand in a spec; remove it",
            fix: Diagnostic.FixIt(title: "remove it", edits: [Diagnostic.Edit(range: range, newText: "")]))
    }

    /// Characters that YAML keeps out of its texts: a byte order mark inside, U+FFFE, U+FFFF.
    static func unreadable(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> ReadingFailure {
        let isMark = bytes[index + 1] == 0xBB
        let name =
            isMark
            ? "a byte order mark (U+FEFF)" : "the non-character U+FFF\(bytes[index + 2] == 0xBE ? "E" : "F")"
        let range = index..<index + 3
        return ReadingFailure(
            .yamlSyntax, at: range, "\(name) cannot stand inside a YAML text; remove it",
            fix: Diagnostic.FixIt(title: "remove it", edits: [Diagnostic.Edit(range: range, newText: "")]))
    }

    /// A limit that the input is over.
    static func limit(_ name: String, _ value: Int, at range: Range<Int>, _ what: String) -> ReadingFailure {
        ReadingFailure(
            .limit, at: range,
            "\(what); the limit '\(name)' is \(value), and `--limit \(name)=NUMBER` sets another")
    }
}

/// `U+001B`.
func codePoint(_ value: UInt32) -> String { "U+" + hexadecimal(value, digits: 4) }

/// A number and what it counts, in the plural unless it is one: `1 byte`, `2 bytes`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

/// Upper-case hexadecimal, with zeros in front up to a number of digits.
func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
}
