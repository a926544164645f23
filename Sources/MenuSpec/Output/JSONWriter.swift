/// Writes JSON in the order it is told: two spaces an indentation, small objects on one line.
///
/// The standard encoders cost several times as much, and sort keys or leave their order to chance; here the
/// same document gives the same bytes on every machine.
///
/// Small parts are inlinable: the targets of other modules write millions of values through them.
public struct JSONWriter {
    /// The text so far, UTF-8.
    public var bytes: [UInt8] { output }
    @usableFromInline var output: [UInt8] = []
    @usableFromInline var depth = 0
    @usableFromInline var isFirst = true
    @usableFromInline var isOnOneLine = false

    /// - Parameter capacity: About how many bytes will be written.
    public init(capacity: Int = 0) { output.reserveCapacity(capacity) }

    // MARK: Structure

    /// A value that stands in an object.
    @inlinable @inline(__always)
    public mutating func key(_ name: StaticString) {
        separate()
        append("\"")
        append(name)
        append("\": ")
    }

    /// A value that stands in an object, under a key of the author's.
    public mutating func key(_ name: String) {
        separate()
        JSONText.appendString(name, to: &output)
        append(": ")
    }

    /// A value that stands in an array.
    @inlinable @inline(__always)
    public mutating func element() { separate() }

    /// An object; on one line inside another that is.
    @inlinable @inline(__always)
    public mutating func object(onOneLine: Bool = false, _ body: (inout JSONWriter) -> Void) {
        nest("{", "}", onOneLine, body)
    }

    /// An array; on one line inside another value that is.
    @inlinable @inline(__always)
    public mutating func array(onOneLine: Bool = false, _ body: (inout JSONWriter) -> Void) {
        nest("[", "]", onOneLine, body)
    }

    @inlinable @inline(__always)
    mutating func nest(
        _ opening: StaticString, _ closing: StaticString, _ onOneLine: Bool,
        _ body: (inout JSONWriter) -> Void
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

    @inlinable @inline(__always)
    mutating func separate() {
        if !isFirst { output.append(UInt8(ascii: ",")) }
        if !isOnOneLine { breakLine() } else if !isFirst { output.append(0x20) }
        isFirst = false
    }

    /// Ends the line and indents the next.
    @usableFromInline mutating func breakLine() {
        output.append(0x0A)
        for _ in 0..<depth { append("  ") }
    }

    /// Ends the text with a line break.
    public mutating func finish() { output.append(0x0A) }

    // MARK: Values

    /// A text, escaped as JSON asks.
    @inlinable @inline(__always)
    public mutating func string(_ text: String) { JSONText.appendString(text, to: &output) }

    /// A word of the language, which needs no escape.
    @inlinable @inline(__always)
    public mutating func word(_ text: StaticString) {
        append("\"")
        append(text)
        append("\"")
    }

    /// `true` or `false`.
    @inlinable @inline(__always)
    public mutating func boolean(_ value: Bool) { if value { append("true") } else { append("false") } }

    /// `null`.
    public mutating func null() { append("null") }

    /// A finite number; a whole one without a fraction.
    public mutating func number(_ value: Double) {
        if abs(value) < 1e15, Double(Int(value)) == value {
            number(Int(value))
        } else {
            output.append(contentsOf: value.description.utf8)
        }
    }

    /// A whole number.
    public mutating func number(_ value: Int) { output.append(contentsOf: String(value).utf8) }

    @inlinable @inline(__always)
    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { output.append(contentsOf: $0) }
    }
}

/// Fields that many objects have; one whose value is nil is left out.
extension JSONWriter {
    /// A text, escaped.
    @inlinable @inline(__always)
    public mutating func field(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        key(name)
        string(text)
    }

    /// A finite number.
    public mutating func field(_ name: StaticString, _ value: Double?) {
        guard let value else { return }
        key(name)
        number(value)
    }

    /// A whole number.
    public mutating func field(_ name: StaticString, _ value: Int?) {
        guard let value else { return }
        key(name)
        number(value)
    }

    /// A boolean.
    @inlinable @inline(__always)
    public mutating func field(_ name: StaticString, _ value: Bool) {
        key(name)
        boolean(value)
    }

    /// A word of the language.
    @inlinable
    public mutating func field<Word: RawRepresentable>(
        _ name: StaticString, _ word: Word?
    ) where Word.RawValue == String {
        guard let word else { return }
        key(name)
        string(word.rawValue)
    }
}
