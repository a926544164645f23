import CYAML

/// libyaml's event parser over bytes in memory, with offsets in bytes.
///
/// libyaml counts code points; the bytes of a mark are found by a cursor that follows the marks, which move
/// forward but for a few small steps back.
struct EventParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// In a place of its own, so that nobody's access to it asks for a copy.
    private let event: UnsafeMutablePointer<yaml_event_t>
    private let bytes: UnsafeBufferPointer<UInt8>
    private let isASCII: Bool
    /// The bytes in front of libyaml's index 0.
    private let start: Int
    private var cursor: (scalars: Int, bytes: Int)

    /// - Parameters:
    ///   - bytes: Well-formed UTF-8 without the control characters that libyaml refuses; kept by the caller.
    ///   - scan: What is known of them.
    /// - Returns: nil where libyaml has no memory.
    init?(_ bytes: UnsafeBufferPointer<UInt8>, scan: SourceScan) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            return nil
        }
        self.parser = parser
        event = .allocate(capacity: 1)
        self.bytes = bytes
        isASCII = scan.isASCII
        start = scan.start
        cursor = (0, scan.start)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        if let base = bytes.baseAddress {
            yaml_parser_set_input_string(parser, base + start, bytes.count - start)
        } else {
            // libyaml wants an address even for nothing.
            yaml_parser_set_input_string(parser, "", 0)
        }
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
        event.deallocate()
    }

    /// Parses the next event, which lives until ``release(_:)``.
    ///
    /// - Returns: nil where libyaml found an error: see ``problem``.
    @inline(__always)
    func next() -> UnsafeMutablePointer<yaml_event_t>? {
        if parser.pointee.buffer.last - parser.pointee.buffer.pointer < Self.lowWater { fillBuffer() }
        return yaml_parser_parse(parser, event) == 1 ? event : nil
    }

    /// The bytes in libyaml's buffer below which more are put there: more than most tokens have, and few to move.
    private static var lowWater: Int { 4096 }

    /// Puts the next bytes of the file into libyaml's buffer.
    ///
    /// libyaml would decode, check and encode each character, a sixth of all its work. The scan has checked them, and in
    /// UTF-8 they are as libyaml wants them, so that they need only be copied. Where a token is longer than what is
    /// there, libyaml gets the rest as always, through its raw buffer; and it alone finds the end of the file.
    private func fillBuffer() {
        let state = parser
        guard let end = state.pointee.input.string.end, var next = state.pointee.input.string.current else {
            return
        }
        // The raw buffer may hold the first bytes of a character, which libyaml has not taken yet: they come again.
        next -= state.pointee.raw_buffer.last - state.pointee.raw_buffer.pointer
        state.pointee.raw_buffer.pointer = state.pointee.raw_buffer.start
        state.pointee.raw_buffer.last = state.pointee.raw_buffer.start
        let buffer = state.pointee.buffer
        guard let start = buffer.start, let unread = buffer.pointer else { return }
        let kept = buffer.last - unread
        start.update(from: unread, count: kept)
        // As much as there is, as there is room for, and no part of a character.
        var count = min(end - next, buffer.end - start - kept)
        while next + count < end, next[count] & 0xC0 == 0x80 { count -= 1 }
        (start + kept).update(from: next, count: count)
        state.pointee.buffer.pointer = start
        state.pointee.buffer.last = start + kept + count
        let added = UnsafeBufferPointer(start: next, count: count)
        state.pointee.unread += isASCII ? count : added.scalarCount
        state.pointee.offset += count
        state.pointee.input.string.current = next + count
    }

    /// Where libyaml wrote what one kind of event holds.
    ///
    /// Swift reads a C union in whole words. libyaml has just written parts of them, and for a word in parts the
    /// processor must wait.
    ///
    /// - Parameter kind: Names what is wanted; it is not called.
    @inline(__always)
    static func content<Content>(
        of event: UnsafePointer<yaml_event_t>, _ kind: (yaml_event_t) -> Content
    ) -> UnsafePointer<Content> {
        // The union stands behind the type, as far as its alignment asks.
        let alignment = MemoryLayout<yaml_event_t>.alignment
        assert(alignment == MemoryLayout<yaml_event_t>.offset(of: \.data))
        return (UnsafeRawPointer(event) + alignment).assumingMemoryBound(to: Content.self)
    }

    /// Whether anything belongs to an event; of the ends of collections, which are a quarter of all, nothing does.
    @inline(__always)
    static func ownsMemory(_ event: UnsafePointer<yaml_event_t>) -> Bool {
        event.pointee.type != YAML_MAPPING_END_EVENT && event.pointee.type != YAML_SEQUENCE_END_EVENT
    }

    /// Frees what belongs to an event.
    @inline(__always)
    func release(_ event: UnsafeMutablePointer<yaml_event_t>) {
        yaml_event_delete(event)
    }

    /// Where the character of a mark's index stands in the file, in bytes.
    @inline(__always)
    mutating func offset(_ index: Int) -> Int {
        isASCII ? start &+ index : advance(to: index)
    }

    private mutating func advance(to target: Int) -> Int {
        guard let base = bytes.baseAddress else { return start }
        var (scalars, offset) = cursor
        // Eight bytes at a time while no more characters begin in them than are wanted.
        while offset &+ 8 <= bytes.count, target &- scalars >= 8 {
            scalars &+= UnsafeBufferPointer.scalarCount(bytes.word(at: offset))
            offset &+= 8
        }
        // The last of those characters may go on.
        while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        while scalars < target, offset < bytes.count {
            offset &+= 1
            // The next begins where a byte does not continue this one.
            if offset == bytes.count || base[offset] & 0xC0 != 0x80 { scalars &+= 1 }
        }
        while scalars > target, offset > start {
            offset -= 1
            while offset > start, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
            scalars -= 1
        }
        cursor = (scalars, offset)
        return offset
    }

    /// libyaml's account of an error.
    struct Problem {
        /// What it was doing, such as `while parsing a block mapping`; empty where it does not say.
        var context: String
        /// What went wrong, such as `did not find expected key`.
        var message: String
        /// Where what it was doing began, in bytes.
        var contextOffset: Int
        /// Where it went wrong, in bytes.
        var offset: Int
        var isOutOfMemory: Bool
    }

    /// The error that ended the parsing.
    var problem: Problem {
        mutating get {
            let state = parser.pointee
            return Problem(
                context: state.context.map { String(cString: $0) } ?? "",
                message: state.problem.map { String(cString: $0) } ?? "",
                contextOffset: offset(state.context_mark.index),
                offset: offset(state.problem_mark.index),
                isOutOfMemory: state.error == YAML_MEMORY_ERROR)
        }
    }
}
