/// The only way text gets into JSON: as a string literal in which nothing can end the string, hide a
/// control character, or break a line.
///
/// Quotes, backslashes, C0 controls, DEL, and U+2028 and U+2029 (line ends to JavaScript) are escaped;
/// everything else is written as UTF-8.
public enum JSONText {
    /// Appends a string with its quotes.
    public static func appendString(_ string: String, to output: inout [UInt8]) {
        var string = string
        string.withUTF8 { appendString(utf8: $0, to: &output) }
    }

    /// Appends bytes that ought to be UTF-8, such as a file's name; what is ill-formed becomes U+FFFD.
    public static func appendString(repairing bytes: [UInt8], to output: inout [UInt8]) {
        appendString(String(decoding: bytes, as: UTF8.self), to: &output)
    }

    private static func appendString(utf8: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        var runStart = 0
        var index = 0
        while index < utf8.count {
            let length = lengthToEscape(in: utf8, at: index)
            guard length > 0 else {
                index += 1
                continue
            }
            output.append(contentsOf: utf8[runStart..<index])
            // What takes three bytes is U+2028 or U+2029, whose last byte tells which.
            let unit = length == 1 ? UInt16(utf8[index]) : 0x2000 | UInt16(utf8[index + 2] & 0x3F)
            appendEscape(of: unit, to: &output)
            index += length
            runStart = index
        }
        output.append(contentsOf: utf8[runStart..<utf8.count])
        output.append(UInt8(ascii: "\""))
    }

    /// How many bytes make up what has to be escaped; 0 if nothing has to be.
    private static func lengthToEscape(in utf8: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let byte = utf8[index]
        if byte == 0xE2 {
            guard index + 2 < utf8.count, utf8[index + 1] == 0x80 else { return 0 }
            return utf8[index + 2] & 0xFE == 0xA8 ? 3 : 0
        }
        return byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F ? 1 : 0
    }

    private static func appendEscape(of unit: UInt16, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\\"))
        switch unit {
        case 0x22: output.append(UInt8(ascii: "\""))
        case 0x5C: output.append(UInt8(ascii: "\\"))
        case 0x08: output.append(UInt8(ascii: "b"))
        case 0x09: output.append(UInt8(ascii: "t"))
        case 0x0A: output.append(UInt8(ascii: "n"))
        case 0x0C: output.append(UInt8(ascii: "f"))
        case 0x0D: output.append(UInt8(ascii: "r"))
        default:
            output.append(UInt8(ascii: "u"))
            for shift in [12, 8, 4, 0] {
                let digit = UInt8(truncatingIfNeeded: unit >> UInt16(shift) & 0xF)
                output.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            }
        }
    }
}
