/// A number as YAML 1.2's core schema writes decimals: `40`, `1.2`, `.5`, `4e1`.
struct PlainNumber {
    /// The value; infinite where it is too large for a `Double`.
    let value: Double
    /// Whether it has neither fraction nor exponent.
    let isInteger: Bool

    /// Reads a scalar's text; nil where it is no such number.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        var index = 0
        func digits() -> Int {
            let first = index
            while index < text.count, text[index] &- 0x30 < 10 { index += 1 }
            return index - first
        }
        if let first = text.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") { index = 1 }
        let whole = digits()
        var isInteger = true
        if index < text.count, text[index] == UInt8(ascii: ".") {
            isInteger = false
            index += 1
            let fraction = digits()
            guard whole + fraction > 0 else { return nil }
        } else {
            guard whole > 0 else { return nil }
        }
        if index < text.count, text[index] | 0x20 == UInt8(ascii: "e") {
            isInteger = false
            index += 1
            if index < text.count, text[index] == UInt8(ascii: "-") || text[index] == UInt8(ascii: "+") {
                index += 1
            }
            guard digits() > 0 else { return nil }
        }
        guard index == text.count else { return nil }
        self.isInteger = isInteger
        value = Self.parse(text, isInteger: isInteger)
    }

    private static func parse(_ text: UnsafeBufferPointer<UInt8>, isInteger: Bool) -> Double {
        if isInteger && text.count <= 15 {
            // Exact in a Double, and most numbers of a spec.
            var value = 0
            for byte in text where byte >= 0x30 { value = value * 10 + Int(byte - 0x30) }
            return text[0] == UInt8(ascii: "-") ? -Double(value) : Double(value)
        }
        // The standard library takes no number that begins or ends with its point.
        var written = String(decoding: text, as: UTF8.self)
        if let point = written.firstIndex(of: ".") {
            let after = written.index(after: point)
            if after == written.endIndex || !written[after].isNumber { written.insert("0", at: after) }
            if point == written.startIndex || !written[written.index(before: point)].isNumber {
                written.insert("0", at: point)
            }
        }
        return Double(written) ?? (written.first == "-" ? -Double.infinity : .infinity)
    }
}
