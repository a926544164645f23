/// What other YAML tools make of a plain scalar that menuc takes for a text, where that would no longer print
/// as it is written.
struct PlainMeaning {
    /// What it is to them, such as `the boolean false`.
    let description: String

    /// Nil where every tool prints it as written.
    @inline(__always)
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard let first = text.first, Self.mayHave(first, text.count) else { return nil }
        if first < UInt8(ascii: "A") { self.init(number: text) } else { self.init(word: text) }
    }

    /// Whether a text may have a meaning, by its first byte and its length: most have none.
    @inline(__always)
    static func mayHave(_ first: UInt8, _ count: Int) -> Bool {
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            return count <= 64
        case UInt8(ascii: "~"): return count == 1
        case UInt8(ascii: "n"), UInt8(ascii: "N"), UInt8(ascii: "y"), UInt8(ascii: "Y"):
            return count <= 4
        case UInt8(ascii: "t"), UInt8(ascii: "T"), UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "o"),
            UInt8(ascii: "O"):
            return count >= 2 && count <= 5
        default: return false
        }
    }

    private init(_ description: String) { self.description = description }

    private init?(word text: UnsafeBufferPointer<UInt8>) {
        switch String(decoding: text, as: UTF8.self) {
        case "~", "null", "Null", "NULL": self.init("nothing at all")
        case "y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON":
            self.init("the boolean true")
        case "n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF":
            self.init("the boolean false")
        default: return nil
        }
    }

    private init?(number text: UnsafeBufferPointer<UInt8>) {
        if let number = PlainNumber(text) {
            guard !Self.printsAsWritten(number, text) else { return nil }
            self.init("the number \(shortNumber(number.value))")
            return
        }
        let shape = Shape(text)
        if shape.isDate {
            self.init("a date")
        } else if shape.isSexagesimal {
            self.init("a number to the base of 60")
        } else if shape.isBased {
            self.init("a number in another base")
        } else if shape.isUnderscored {
            self.init("a number")
        } else if shape.isInfinite {
            self.init("infinity or no number")
        } else {
            return nil
        }
    }

    /// Whether a decimal comes out of a YAML tool as it went in.
    private static func printsAsWritten(_ number: PlainNumber, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let written = String(decoding: text, as: UTF8.self)
        if number.isInteger {
            guard abs(number.value) <= 9_007_199_254_740_992 else { return false }
            return written == String(Int(number.value)) && written != "-0"
        }
        return text.last != UInt8(ascii: "0") && written == number.value.description
    }

    /// The forms of YAML 1.1 that are no decimals.
    private struct Shape {
        let text: UnsafeBufferPointer<UInt8>

        init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

        private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

        /// The text without its sign.
        private var unsigned: UnsafeBufferPointer<UInt8>.SubSequence {
            text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") ? text.dropFirst() : text[...]
        }

        /// `2024-01-01`, or with a time behind it.
        var isDate: Bool {
            var index = 0
            func digits(_ most: Int) -> Int {
                let start = index
                while index < text.count, index - start < most, Self.isDigit(text[index]) { index += 1 }
                return index - start
            }
            func take(_ byte: UInt8) -> Bool {
                guard index < text.count, text[index] == byte else { return false }
                index += 1
                return true
            }
            let dash = UInt8(ascii: "-")
            guard digits(4) == 4, take(dash) else { return false }
            let month = digits(2)
            guard month > 0, take(dash) else { return false }
            let day = digits(2)
            if index == text.count { return month == 2 && day == 2 }
            guard day > 0 else { return false }
            if text[index] | 0x20 == UInt8(ascii: "t") {
                index += 1
            } else {
                let start = index
                while take(0x20) || take(0x09) {}
                guard index > start else { return false }
            }
            let colon = UInt8(ascii: ":")
            guard digits(2) > 0, take(colon), digits(2) == 2, take(colon), digits(2) == 2 else {
                return false
            }
            if take(UInt8(ascii: ".")) { while digits(9) > 0 {} }
            while take(0x20) || take(0x09) {}
            if index == text.count || take(UInt8(ascii: "Z")) { return index == text.count }
            guard take(dash) || take(UInt8(ascii: "+")), digits(2) > 0 else { return false }
            if take(colon) { return digits(2) == 2 && index == text.count }
            return index == text.count
        }

        /// `12:30` and `1:30.5`.
        var isSexagesimal: Bool {
            let parts = unsigned.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            guard parts.count > 1, let whole = parts.first, let first = whole.first, Self.isDigit(first),
                whole.allSatisfy({ Self.isDigit($0) || $0 == UInt8(ascii: "_") }), let last = parts.last
            else { return false }
            let tail = last.split(
                separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
            // A whole one does not begin with 0.
            guard tail.count == 2 || first != UInt8(ascii: "0"),
                tail.dropFirst().allSatisfy({ $0.allSatisfy { Self.isDigit($0) || $0 == UInt8(ascii: "_") } })
            else { return false }
            return (parts.dropFirst().dropLast() + [tail[0]]).allSatisfy { part in
                part.count == 1 && part.allSatisfy(Self.isDigit)
                    || part.count == 2 && part.allSatisfy(Self.isDigit)
                        && part[part.startIndex] < UInt8(ascii: "6")
            }
        }

        /// `0x1F`, `0b101`, `0o17` and `0_17`.
        var isBased: Bool {
            let digits = unsigned
            guard digits.count > 1, digits.first == UInt8(ascii: "0") else { return false }
            let rest = digits.dropFirst(2)
            let underscore = UInt8(ascii: "_")
            switch digits[digits.startIndex + 1] {
            case UInt8(ascii: "x"):
                return !rest.isEmpty
                    && rest.allSatisfy {
                        Self.isDigit($0) || $0 == underscore || ($0 | 0x20) &- UInt8(ascii: "a") < 6
                    }
            case UInt8(ascii: "b"):
                return !rest.isEmpty && rest.allSatisfy { $0 &- 0x30 < 2 || $0 == underscore }
            case UInt8(ascii: "o"): return !rest.isEmpty && rest.allSatisfy { $0 &- 0x30 < 8 }
            default: return digits.dropFirst().allSatisfy { $0 &- 0x30 < 8 || $0 == underscore }
            }
        }

        /// `1_000` and `1_000.5`.
        var isUnderscored: Bool {
            let underscore = UInt8(ascii: "_")
            guard text.contains(underscore) else { return false }
            let parts = unsigned.split(
                separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
            guard let first = parts[0].first, Self.isDigit(first) else { return false }
            return parts.allSatisfy { $0.allSatisfy { Self.isDigit($0) || $0 == underscore } }
        }

        /// `.inf` and `.nan`.
        var isInfinite: Bool {
            switch String(decoding: unsigned, as: UTF8.self) {
            case ".inf", ".Inf", ".INF": return true
            case ".nan", ".NaN", ".NAN": return unsigned.count == text.count
            default: return false
            }
        }
    }
}
