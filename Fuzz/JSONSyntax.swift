/// A reader that only says whether bytes are one JSON value (RFC 8259), independent of the writer under test.
struct JSONSyntax {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func isWellFormed() -> Bool {
        position = 0
        guard value(depth: 0) else { return false }
        skipSpace()
        return position == bytes.count
    }

    private mutating func value(depth: Int) -> Bool {
        guard depth < 500 else { return false }
        skipSpace()
        switch peek {
        case UInt8(ascii: "{"): return list(closedBy: UInt8(ascii: "}"), named: true, depth: depth)
        case UInt8(ascii: "["): return list(closedBy: UInt8(ascii: "]"), named: false, depth: depth)
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "t"): return word("true")
        case UInt8(ascii: "f"): return word("false")
        case UInt8(ascii: "n"): return word("null")
        default: return number()
        }
    }

    private mutating func list(closedBy close: UInt8, named: Bool, depth: Int) -> Bool {
        position += 1
        skipSpace()
        if take(close) { return true }
        repeat {
            if named {
                skipSpace()
                guard peek == UInt8(ascii: "\""), string() else { return false }
                skipSpace()
                guard take(UInt8(ascii: ":")) else { return false }
            }
            guard value(depth: depth + 1) else { return false }
            skipSpace()
        } while take(UInt8(ascii: ","))
        return take(close)
    }

    private mutating func string() -> Bool {
        position += 1
        while let byte = peek {
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return true
            case UInt8(ascii: "\\"): guard escape() else { return false }
            case 0..<0x20: return false
            default: continue
            }
        }
        return false
    }

    private mutating func escape() -> Bool {
        guard let byte = peek else { return false }
        position += 1
        if byte != UInt8(ascii: "u") { return "\"\\/bfnrt".utf8.contains(byte) }
        let digits = bytes[position...].prefix(4)
        position += digits.count
        return digits.count == 4
            && digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
    }

    private mutating func number() -> Bool {
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) { guard digits() else { return false } }
        if take(UInt8(ascii: ".")) { guard digits() else { return false } }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            return digits()
        }
        return true
    }

    private mutating func digits() -> Bool {
        let start = position
        while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        return position > start
    }

    private mutating func word(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        let matches = bytes[position...].prefix(count).elementsEqual(
            UnsafeBufferPointer(start: text.utf8Start, count: count))
        position += count
        return matches
    }

    private mutating func skipSpace() {
        while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard peek == byte else { return false }
        position += 1
        return true
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }
}
