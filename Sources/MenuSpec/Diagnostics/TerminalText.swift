/// Text that is safe to send to a terminal.
///
/// This is the only way an author's text, a file's name or an argument gets there. It is made from string
/// literals of the program, which are kept as they are, and from everything else, which is escaped:
///
///     let line: TerminalText = "\(path): no such file\n"    // path is escaped
///
/// Controls (with them terminal escapes), line and paragraph separators, bidi controls and whatever else
/// shows as nothing become `\u{1B}`; bytes that are not UTF-8 become `\xE9`.
public struct TerminalText: Sendable, Equatable {
    /// What to send.
    public private(set) var utf8: [UInt8] = []

    public init() {}

    /// Text of any origin, escaped.
    public init(escaping text: String) {
        append(escaping: text)
    }

    /// Bytes of any origin, such as a file's name, escaped.
    public init(escaping bytes: [UInt8]) {
        append(escaping: bytes)
    }

    public mutating func append(_ text: TerminalText) {
        utf8 += text.utf8
    }

    public mutating func append(escaping text: String) {
        for scalar in text.unicodeScalars { append(escaping: scalar) }
    }

    public mutating func append(escaping bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            var offset = 0
            while offset < bytes.count {
                // Most of most texts needs no look at scalars.
                let plain = bytes[offset...].prefix { (0x20..<0x7F).contains($0) }
                utf8 += plain
                offset += plain.count
                if offset == bytes.count { return }
                let sequence = UTF8Sequence(in: bytes, at: offset)
                if let scalar = sequence.scalar {
                    append(escaping: scalar)
                } else {
                    for byte in bytes[offset..<offset + sequence.length] { append(illFormed: byte) }
                }
                offset += sequence.length
            }
        }
    }

    /// Appends one scalar.
    ///
    /// - Returns: How many cells of the terminal it takes.
    @discardableResult
    public mutating func append(escaping scalar: Unicode.Scalar) -> Int {
        if Self.isShown(scalar) {
            utf8.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
            return Self.width(of: scalar)
        }
        let digits = String(scalar.value, radix: 16, uppercase: true).utf8
        utf8 += "\\u{".utf8
        utf8 += digits
        utf8 += "}".utf8
        return digits.count + 4
    }

    /// Appends a byte that is part of no UTF-8.
    ///
    /// - Returns: How many cells of the terminal it takes.
    @discardableResult
    public mutating func append(illFormed byte: UInt8) -> Int {
        utf8 += "\\x".utf8
        utf8 += String(byte, radix: 16, uppercase: true).utf8
        return 4
    }

    /// Appends a printable ASCII character some times.
    ///
    /// - Returns: How many cells of the terminal they take.
    @discardableResult
    mutating func append(_ character: UInt8, times: Int) -> Int {
        precondition((0x20..<0x7F).contains(character))
        utf8.append(contentsOf: repeatElement(character, count: times))
        return times
    }

    mutating func removeTrailingSpaces() {
        while utf8.last == UInt8(ascii: " ") { utf8.removeLast() }
    }
}

extension TerminalText: ExpressibleByStringInterpolation {
    /// A literal of the program; a `StaticString` can be nothing else.
    public init(stringLiteral value: StaticString) {
        utf8 = value.withUTF8Buffer(Array.init)
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }

    /// Keeps the literal's parts and escapes what is put between them.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = TerminalText()

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: StaticString) {
            text.append(TerminalText(stringLiteral: literal))
        }

        public mutating func appendInterpolation(_ string: String) {
            text.append(escaping: string)
        }

        public mutating func appendInterpolation(_ bytes: [UInt8]) {
            text.append(escaping: bytes)
        }

        public mutating func appendInterpolation(_ number: Int) {
            text.utf8 += String(number).utf8
        }

        public mutating func appendInterpolation(_ other: TerminalText) {
            text.append(other)
        }
    }
}
