/// Writes JSON in the order it is told: two spaces an indentation, small objects on one line.
///
/// The standard encoders cost several times as much, and sort keys or leave their order to chance; here the
/// same document gives the same bytes on every machine.
///
/// Small parts are inlinable: the targets of other modules write millions of values through them.
public struct JSONWriter: ~Copyable {
    // Plain memory, since an array would be asked at each of millions of short appends whether it is shared.
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var count = 0
    @usableFromInline var capacity: Int
    /// Whether the memory is this writer's own, to be freed.
    private var ownsMemory = false
    @usableFromInline var depth = 0
    @usableFromInline var isFirst = true
    @usableFromInline var isOnOneLine = false

    private init(_ base: UnsafeMutablePointer<UInt8>, capacity: Int) {
        self.base = base
        self.capacity = capacity
    }

    deinit { if ownsMemory { base.deallocate() } }

    /// The text that a body writes, UTF-8.
    ///
    /// - Parameter capacity: About how many bytes that will be; with enough of them nothing is copied.
    public static func text(capacity: Int = 4096, _ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var grown: [UInt8]?
        let text = [UInt8](unsafeUninitializedCapacity: max(capacity, 64)) { room, count in
            guard let base = room.baseAddress else { return }
            var writer = JSONWriter(base, capacity: room.count)
            body(&writer)
            if writer.ownsMemory {
                grown = Array(UnsafeBufferPointer(start: writer.base, count: writer.count))
            } else {
                count = writer.count
            }
        }
        return grown ?? text
    }

    /// Makes room for a number of bytes more.
    @inlinable @inline(__always)
    mutating func reserve(_ extra: Int) {
        if capacity &- count < extra { grow(extra) }
    }

    @usableFromInline mutating func grow(_ extra: Int) {
        let larger = max(capacity * 2, count + extra)
        let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        memory.update(from: base, count: count)
        if ownsMemory { base.deallocate() }
        (base, capacity, ownsMemory) = (memory, larger, true)
    }

    @inlinable @inline(__always)
    mutating func append(_ byte: UInt8) {
        reserve(1)
        base[count] = byte
        count &+= 1
    }

    @inlinable @inline(__always)
    mutating func append(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length)
        (base + count).update(from: text.utf8Start, count: length)
        count &+= length
    }

    private mutating func append(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { append(byte) }
    }

    /// Writes a text in quotes, escaped.
    public mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { utf8 in
            reserve(JSONText.mostBytes(for: utf8.count))
            count &+= JSONText.write(utf8, to: base + count)
        }
    }

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
        string(name)
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
        if !isFirst { append(UInt8(ascii: ",")) }
        if !isOnOneLine { breakLine() } else if !isFirst { append(0x20) }
        isFirst = false
    }

    /// Ends the line and indents the next.
    @usableFromInline mutating func breakLine() {
        append(0x0A)
        for _ in 0..<depth { append("  ") }
    }

    /// Ends the text with a line break.
    public mutating func finish() { append(0x0A) }

    // MARK: Values

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
            append(value.description.utf8)
        }
    }

    /// A whole number.
    public mutating func number(_ value: Int) { append(String(value).utf8) }
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
