import MenuSpec

/// Writes JSON in the order it is told: two spaces an indentation, small objects on one line.
///
/// The standard encoders cost several times as much, and sort keys or leave their order to chance; here the
/// same document gives the same bytes on every machine.
struct JSONWriter {
    private(set) var bytes: [UInt8] = []
    private var depth = 0
    private var isFirst = true
    private var isOnOneLine = false

    init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

    // MARK: Structure

    /// A value that stands in an object.
    @inline(__always)
    mutating func key(_ name: StaticString) {
        separate()
        append("\"")
        append(name)
        append("\": ")
    }

    /// A value that stands in an object, under a key of the author's.
    mutating func key(_ name: String) {
        separate()
        JSONText.appendString(name, to: &bytes)
        append(": ")
    }

    /// A value that stands in an array.
    @inline(__always)
    mutating func element() { separate() }

    /// An object; on one line inside another that is.
    @inline(__always)
    mutating func object(onOneLine: Bool = false, _ body: (inout JSONWriter) -> Void) {
        nest("{", "}", onOneLine, body)
    }

    /// An array; on one line inside another value that is.
    @inline(__always)
    mutating func array(onOneLine: Bool = false, _ body: (inout JSONWriter) -> Void) {
        nest("[", "]", onOneLine, body)
    }

    @inline(__always)
    private mutating func nest(
        _ opening: StaticString, _ closing: StaticString, _ onOneLine: Bool, _ body: (inout JSONWriter) -> Void
    ) {
        let outer = isOnOneLine
        append(opening)
        isOnOneLine = outer || onOneLine
        isFirst = true
        depth += 1
        body(&self)
        depth -= 1
        if !isFirst, !isOnOneLine { breakLine() }
        append(closing)
        isOnOneLine = outer
        isFirst = false
    }

    @inline(__always)
    private mutating func separate() {
        if !isFirst { bytes.append(UInt8(ascii: ",")) }
        if !isOnOneLine { breakLine() } else if !isFirst { bytes.append(0x20) }
        isFirst = false
    }

    /// Ends the line and indents the next.
    private mutating func breakLine() {
        bytes.append(0x0A)
        for _ in 0..<depth { append("  ") }
    }

    /// Ends the text with a line break.
    mutating func finish() { bytes.append(0x0A) }

    // MARK: Values

    @inline(__always)
    mutating func string(_ text: String) { JSONText.appendString(text, to: &bytes) }

    /// A word of the language, which needs no escape.
    @inline(__always)
    mutating func word(_ text: StaticString) {
        append("\"")
        append(text)
        append("\"")
    }

    @inline(__always)
    mutating func boolean(_ value: Bool) { if value { append("true") } else { append("false") } }

    /// A finite number; a whole one without a fraction.
    mutating func number(_ value: Double) {
        if abs(value) < 1e15, Double(Int(value)) == value {
            number(Int(value))
        } else {
            bytes.append(contentsOf: value.description.utf8)
        }
    }

    mutating func number(_ value: Int) { bytes.append(contentsOf: String(value).utf8) }

    @inline(__always)
    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }
}

/// Fields that many objects have.
extension JSONWriter {
    @inline(__always)
    mutating func field(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        key(name)
        string(text)
    }

    mutating func field(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        key(name)
        number(value)
    }

    mutating func field(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        key(name)
        number(value)
    }

    @inline(__always)
    mutating func field(_ name: StaticString, _ value: Bool) {
        key(name)
        boolean(value)
    }

    /// A word of the language.
    mutating func field<Word: RawRepresentable>(_ name: StaticString, _ word: Word?) where Word.RawValue == String {
        guard let word else { return }
        key(name)
        string(word.rawValue)
    }
}
