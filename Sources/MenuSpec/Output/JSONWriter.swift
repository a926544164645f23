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
    @usableFromInline var depth = 0
    @usableFromInline var isFirst = true
    @usableFromInline var isOnOneLine = false
    /// How much of the space behind a colon or a comma to take back: 1 for a text without spaces, else 0. A
    /// number, since a choice would cost more at millions of keys.
    @usableFromInline var omittedSpace = 0
    private let take: (UnsafeBufferPointer<UInt8>) -> Void

    /// Enough that handing a piece on costs nothing beside filling it, few enough to stay in a cache.
    private static let pieceSize = 128 * 1024

    private init(pieceSize: Int, _ take: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
        base = .allocate(capacity: pieceSize)
        capacity = pieceSize
        self.take = take
    }

    deinit { base.deallocate() }

    /// Hands on the text that a body writes, UTF-8, in pieces: a text of many megabytes is nowhere whole.
    ///
    /// - Parameter take: Called with each piece, which is valid only meanwhile.
    public static func stream(
        to take: (UnsafeBufferPointer<UInt8>) -> Void, _ body: (inout JSONWriter) -> Void
    ) {
        stream(to: take, pieceSize: pieceSize, body)
    }

    private static func stream(
        to take: (UnsafeBufferPointer<UInt8>) -> Void, pieceSize: Int, _ body: (inout JSONWriter) -> Void
    ) {
        withoutActuallyEscaping(take) { take in
            var writer = JSONWriter(pieceSize: pieceSize, take)
            body(&writer)
            writer.flush()
        }
    }

    /// The text that a body writes, UTF-8.
    public static func text(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var text: [UInt8] = []
        stream(to: { text += $0 }, body)
        return text
    }

    /// A value on a line of its own, without spaces: one of many of a text of JSON Lines.
    public static func line(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
        var text: [UInt8] = []
        // Most lines are short, and there are many.
        func take(_ piece: UnsafeBufferPointer<UInt8>) { text += piece }
        stream(to: take, pieceSize: 1024) { writer in
            (writer.isOnOneLine, writer.omittedSpace) = (true, 1)
            body(&writer)
            writer.finish()
        }
        return text
    }

    private mutating func flush() {
        take(UnsafeBufferPointer(start: base, count: count))
        count = 0
    }

    /// Makes room for a number of bytes more.
    @inlinable @inline(__always)
    mutating func reserve(_ extra: Int) {
        if capacity &- count < extra { makeRoom(extra) }
    }

    @usableFromInline mutating func makeRoom(_ extra: Int) {
        flush()
        guard capacity < extra else { return }
        base.deallocate()
        base = .allocate(capacity: extra)
        capacity = extra
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
        if text.utf8.withContiguousStorageIfAvailable({ string(utf8: $0) }) != nil { return }
        // A string of another language's library, which keeps its characters otherwise.
        var text = text
        text.withUTF8 { string(utf8: $0) }
    }

    private mutating func string(utf8: UnsafeBufferPointer<UInt8>) {
        reserve(JSONText.mostBytes(for: utf8.count))
        count &+= JSONText.write(utf8, to: base + count)
    }

    // MARK: Structure

    /// A value that stands in an object.
    @inlinable @inline(__always)
    public mutating func key(_ name: StaticString) {
        separate()
        let length = name.utf8CodeUnitCount
        reserve(length &+ 4)
        let start = base + count
        start[0] = UInt8(ascii: "\"")
        (start + 1).update(from: name.utf8Start, count: length)
        start[length &+ 1] = UInt8(ascii: "\"")
        start[length &+ 2] = UInt8(ascii: ":")
        start[length &+ 3] = 0x20
        count &+= length &+ 4 &- omittedSpace
    }

    /// A value that stands in an object, under a key of the author's. (By a name of its own: a literal would be taken for
    /// such a key sooner than for a static one.)
    public mutating func key(escaping name: String) {
        separate()
        string(name)
        append(": ")
        count &-= omittedSpace
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
        let outer = open(opening, onOneLine)
        body(&self)
        close(closing, outer)
    }

    /// Begins an object on one line; its end is told what this returns.
    ///
    /// For what stands in a document a hundred thousand times: a closure would hold copies of what it writes.
    @inlinable @inline(__always)
    public mutating func openObject() -> Bool { open("{", true) }

    /// Ends an object.
    @inlinable @inline(__always)
    public mutating func closeObject(_ outer: Bool) { close("}", outer) }

    /// Begins an array with an element to a line; its end is told what this returns.
    @inlinable @inline(__always)
    public mutating func openArray() -> Bool { open("[", false) }

    /// Ends an array.
    @inlinable @inline(__always)
    public mutating func closeArray(_ outer: Bool) { close("]", outer) }

    @inlinable @inline(__always)
    mutating func open(_ opening: StaticString, _ onOneLine: Bool) -> Bool {
        let outer = isOnOneLine
        append(opening)
        isOnOneLine = outer || onOneLine
        isFirst = true
        depth += 1
        return outer
    }

    @inlinable @inline(__always)
    mutating func close(_ closing: StaticString, _ outer: Bool) {
        depth -= 1
        if !isFirst, !isOnOneLine { breakLine() }
        append(closing)
        isOnOneLine = outer
        isFirst = false
    }

    @inlinable @inline(__always)
    mutating func separate() {
        if !isFirst {
            reserve(2)
            base[count] = UInt8(ascii: ",")
            base[count &+ 1] = 0x20
            count &+= isOnOneLine ? 2 &- omittedSpace : 1
        }
        if !isOnOneLine { breakLine() }
        isFirst = false
    }

    /// Ends the line and indents the next.
    @usableFromInline mutating func breakLine() {
        let indentation = depth &* 2
        reserve(indentation &+ 1)
        base[count] = 0x0A
        (base + count + 1).update(repeating: 0x20, count: indentation)
        count &+= indentation &+ 1
    }

    /// Ends the text with a line break.
    public mutating func finish() { append(0x0A) }

    // MARK: Values

    /// A word of the language, which needs no escape.
    @inlinable @inline(__always)
    public mutating func word(_ text: StaticString) {
        let length = text.utf8CodeUnitCount
        reserve(length &+ 2)
        let start = base + count
        start[0] = UInt8(ascii: "\"")
        (start + 1).update(from: text.utf8Start, count: length)
        start[length &+ 1] = UInt8(ascii: "\"")
        count &+= length &+ 2
    }

    /// `true` or `false`.
    @inlinable @inline(__always)
    public mutating func boolean(_ value: Bool) { if value { append("true") } else { append("false") } }

    /// `null`.
    public mutating func null() { append("null") }

    /// A finite number; a whole one without a fraction.
    public mutating func number(_ value: Double) {
        append(shortNumber(value).utf8)
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
