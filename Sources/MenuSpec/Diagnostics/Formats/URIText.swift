/// A file's name as a URI reference (RFC 3986).
enum URIText {
    /// - Parameter path: With slashes, absolute or not; any bytes.
    static func reference(_ path: [UInt8]) -> String {
        var utf8: [UInt8] = path.first == UInt8(ascii: "/") ? Array("file://".utf8) : []
        for byte in path {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                utf8.append(byte)
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                utf8 += (digits.utf8.count == 1 ? "%0" : "%").utf8
                utf8 += digits.utf8
            }
        }
        return String(decoding: utf8, as: UTF8.self)
    }
}
