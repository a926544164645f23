/// Ids of ASCII alone, which most are: one loop over the bytes, no tables.
extension Identifier {
    /// Writes the words of an ASCII title in camel case.
    ///
    /// - Parameters:
    ///   - title: The words.
    ///   - lowercasingFirst: Whether the first word is in lower case, or begins with a capital too.
    ///   - output: Room for one byte more than the title has: an id does not begin with a digit.
    /// - Returns: How many bytes were written; nil where the title is not ASCII.
    static func joinASCII(
        _ title: UnsafeBufferPointer<UInt8>, lowercasingFirst: Bool, to output: UnsafeMutablePointer<UInt8>
    ) -> Int? {
        var length = 0
        var index = 0
        // Bits of a letter to set: all but the first word keep theirs.
        var lowercasing: UInt8 = lowercasingFirst ? 0x20 : 0
        while index < title.count {
            let first = title[index]
            index &+= 1
            if first >= 0x80 { return nil }
            guard isLetterOrDigit(first) else { continue }
            if first &- 0x30 < 10 {
                if length == 0 {
                    output[0] = UInt8(ascii: "_")
                    length = 1
                } else {
                    lowercasing = 0
                }
                output[length] = first
            } else {
                if length > 0 { lowercasing = 0 }
                output[length] = first & 0xDF | lowercasing
            }
            length &+= 1
            while index < title.count {
                let byte = title[index]
                if isLetterOrDigit(byte) {
                    // A digit has the bit already.
                    output[length] = byte | lowercasing
                    length &+= 1
                } else if byte != 0x27 {
                    break
                }
                index &+= 1
            }
        }
        return length
    }

    @inline(__always)
    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10
    }

    /// Appends the words of an ASCII title in camel case.
    ///
    /// - Returns: Whether there are any; nil, with nothing appended, where the title is not ASCII.
    static func joinASCII(
        _ title: UnsafeBufferPointer<UInt8>, lowercasingFirst: Bool, into output: inout [UInt8]
    ) -> Bool? {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: title.count + 1) { joined in
            guard let room = joined.baseAddress,
                let length = joinASCII(title, lowercasingFirst: lowercasingFirst, to: room)
            else { return nil }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: joined[..<length]))
            return length > 0
        }
    }

    /// Whether an ASCII text is a written id; nil where it is not ASCII.
    static func isASCIIIdentifier(_ text: UnsafeBufferPointer<UInt8>, allowingHyphen: Bool) -> Bool? {
        guard let first = text.first else { return false }
        var isIdentifier = (first | 0x20) &- 0x61 < 26 || first == UInt8(ascii: "_")
        for byte in text {
            if byte >= 0x80 { return nil }
            isIdentifier =
                isIdentifier
                && ((byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
                    || allowingHyphen && byte == UInt8(ascii: "-"))
        }
        return isIdentifier
    }
}
