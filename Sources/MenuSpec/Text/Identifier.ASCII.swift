/// Ids of ASCII alone, which most are: one loop over the bytes, no tables.
extension Identifier {
    /// Appends the words of an ASCII title in camel case.
    ///
    /// - Returns: Whether there is any; nil, with nothing appended, where the title is not ASCII.
    static func joinASCII(
        _ title: UnsafeBufferPointer<UInt8>, lowercasingFirst: Bool, into output: inout [UInt8]
    ) -> Bool? {
        let start = output.count
        // The id is written over the title's own bytes, one byte ahead of them at the most: the underscore
        // before a digit. So that byte comes first.
        output.append(0)
        output.append(contentsOf: title)
        let length = output.withUnsafeMutableBufferPointer { buffer in
            rewrite(UnsafeMutableBufferPointer(rebasing: buffer[start...]), lowercasingFirst)
        }
        output.removeLast(output.count - start - (length ?? 0))
        return length.map { $0 > 0 }
    }

    /// Turns the title behind a buffer's first byte into an id at its beginning; nil where it is not ASCII.
    private static func rewrite(_ buffer: UnsafeMutableBufferPointer<UInt8>, _ lowercasingFirst: Bool) -> Int? {
        var length = 0
        var isInWord = false
        var isLowercasing = lowercasingFirst
        for index in 1..<buffer.count {
            let byte = buffer[index]
            let isLetter = (byte | 0x20) &- 0x61 < 26
            if isLetter || byte &- 0x30 < 10 {
                if !isInWord {
                    if length == 0 {
                        if !isLetter {
                            buffer[0] = UInt8(ascii: "_")
                            length = 1
                        }
                    } else {
                        isLowercasing = false
                    }
                    isInWord = true
                    buffer[length] = !isLetter ? byte : isLowercasing ? byte | 0x20 : byte & 0xDF
                } else {
                    buffer[length] = isLowercasing && isLetter ? byte | 0x20 : byte
                }
                length &+= 1
            } else if byte >= 0x80 {
                return nil
            } else if byte != 0x27 {
                isInWord = false
            }
        }
        return length
    }

    /// Whether an ASCII text is a written id; nil where it is not ASCII.
    static func isASCIIIdentifier(_ text: UnsafeBufferPointer<UInt8>, allowingHyphen: Bool) -> Bool? {
        guard let first = text.first else { return false }
        var isIdentifier = (first | 0x20) &- 0x61 < 26 || first == UInt8(ascii: "_")
        for byte in text {
            if byte >= 0x80 { return nil }
            isIdentifier = isIdentifier
                && ((byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == UInt8(ascii: "_")
                    || allowingHyphen && byte == UInt8(ascii: "-"))
        }
        return isIdentifier
    }
}
