import CYAML

/// libyaml's event parser over bytes in memory, with offsets in bytes.
///
/// libyaml counts code points; the bytes of a mark are found by a cursor that follows the marks, which move
/// forward but for a few small steps back.
struct EventParser: ~Copyable {
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private var event = yaml_event_t()
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
    }

    /// Parses the next event and hands it on; it is valid only inside `body`.
    ///
    /// - Returns: What `body` gives, or nil where libyaml found an error: see ``problem``.
    @inline(__always)
    mutating func withNextEvent<Result>(_ body: (inout EventParser, borrowing yaml_event_t) throws -> Result)
        rethrows -> Result?
    {
        guard yaml_parser_parse(parser, &event) == 1 else { return nil }
        defer { yaml_event_delete(&event) }
        return try body(&self, event)
    }

    /// Where a mark stands in the file, in bytes.
    @inline(__always)
    mutating func offset(_ mark: yaml_mark_t) -> Int {
        let target = Int(mark.index)
        return isASCII ? start + target : advance(to: target)
    }

    private mutating func advance(to target: Int) -> Int {
        var (scalars, offset) = cursor
        while scalars < target, offset < bytes.count {
            offset += 1
            while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
            scalars += 1
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
                contextOffset: offset(state.context_mark),
                offset: offset(state.problem_mark),
                isOutOfMemory: state.error == YAML_MEMORY_ERROR)
        }
    }
}
