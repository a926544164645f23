/// Ends of lines as they are in formatted specs.
enum LineEnds {
    /// The same text with line feeds for carriage returns, alone or before a line feed, and without a byte order mark;
    /// nil where it is that already.
    static func normalized(_ source: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
        let hasMark = source.starts(with: [0xEF, 0xBB, 0xBF])
        guard hasMark || source.contains(0x0D) else { return nil }
        let text = source.dropFirst(hasMark ? 3 : 0)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var previous: UInt8 = 0
        for byte in text {
            if byte == 0x0D {
                bytes.append(0x0A)
            } else if byte != 0x0A || previous != 0x0D {
                bytes.append(byte)
            }
            previous = byte
        }
        return bytes
    }
}
