import MenuSpec

/// Swift source: the only way an author's text gets into it.
///
/// It is made from literals of the program, which are kept as they are, and from what the labels of an
/// interpolation say about everything else:
///
///     let line: SwiftText = "case \(name: name) // \(comment: title)"
///
/// Texts are escaped scalar by scalar. Characters joined to one by Unicode's rules, such as a quote and an accent, are
/// still two to the compiler.
struct SwiftText: Equatable {
    /// The source, UTF-8.
    private(set) var utf8: [UInt8] = []

    init() {}

    /// A string literal of any text.
    init(literal text: String) {
        utf8.append(UInt8(ascii: "\""))
        append(text) { scalar in
            switch scalar {
            case "\"": "\\\""
            case "\\": "\\\\"
            case "\n": "\\n"
            case "\t": "\\t"
            case "\r": "\\r"
            default: nil
            }
        }
        utf8.append(UInt8(ascii: "\""))
    }

    /// What may stand behind `//`: on one line, and cut where it is long.
    init(comment text: String) {
        append(String(text.unicodeScalars.prefix(Self.commentLength))) { _ in nil }
        if text.unicodeScalars.count > Self.commentLength { utf8 += "…".utf8 }
    }

    private static let commentLength = 200

    /// A name in backticks where Swift keeps it for itself.
    ///
    /// - Parameter name: An identifier.
    init(name: String) {
        utf8 = Self.keywords.contains(name) ? Array("`\(name)`".utf8) : Array(name.utf8)
    }

    /// A finite number, as the shortest literal that gives it.
    init(_ number: Double) {
        if number.isSubnormal {
            // As a literal the compiler says that it loses precision.
            self = "Swift.Double(bitPattern: \(Int(truncatingIfNeeded: number.bitPattern)))"
            return
        }
        utf8 = Array(shortNumber(number).utf8)
    }

    /// Appends a text in which only what shows stands for itself, besides spaces.
    private mutating func append(_ text: String, escape: (Unicode.Scalar) -> StaticString?) {
        var canBearMark = false
        for scalar in text.unicodeScalars {
            let isMark = UnicodeProperties(of: scalar).contains(.mark)
            if let escaped = escape(scalar) {
                escaped.withUTF8Buffer { utf8 += $0 }
                canBearMark = false
            } else if scalar == " " || GraphicCharacters.contains(scalar) && (!isMark || canBearMark) {
                utf8 += UTF8.encode(scalar).map(Array.init) ?? []
                // A mark belongs on a letter; it should not change the look of a quote or a bracket.
                canBearMark = isMark || UnicodeProperties(of: scalar).contains(.letter)
            } else {
                utf8 += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".utf8
                canBearMark = false
            }
        }
    }

    static func + (left: SwiftText, right: SwiftText) -> SwiftText {
        var sum = left
        sum.utf8 += right.utf8
        return sum
    }

    /// The words that a declaration cannot have as its name as they are.
    private static let keywords: Set<String> = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
        "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
        "private",
        "protocol", "public", "repeat", "rethrows", "return", "self", "Self", "static", "struct", "subscript",
        "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}

extension SwiftText: ExpressibleByStringInterpolation {
    /// A literal of the program; a `StaticString` can be nothing else.
    init(stringLiteral value: StaticString) {
        utf8 = value.withUTF8Buffer(Array.init)
    }

    init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }

    /// Keeps the literal's parts, and escapes what is put between them as its label says.
    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = SwiftText()

        init(literalCapacity: Int, interpolationCount: Int) {
            text.utf8.reserveCapacity(literalCapacity + interpolationCount * 16)
        }

        mutating func appendLiteral(_ literal: StaticString) { literal.withUTF8Buffer { text.utf8 += $0 } }

        mutating func appendInterpolation(literal: String) { append(SwiftText(literal: literal)) }

        mutating func appendInterpolation(comment: String) { append(SwiftText(comment: comment)) }

        mutating func appendInterpolation(name: String) { append(SwiftText(name: name)) }

        mutating func appendInterpolation(_ number: Double) { append(SwiftText(number)) }

        mutating func appendInterpolation(_ number: Int) { text.utf8 += String(number).utf8 }

        mutating func appendInterpolation(_ other: SwiftText) { append(other) }

        private mutating func append(_ other: SwiftText) { text.utf8 += other.utf8 }
    }
}

extension [SwiftText] {
    /// The parts with a comma and a space between them.
    func joined() -> SwiftText {
        var text = SwiftText()
        for (index, part) in enumerated() { text = index == 0 ? part : text + ", " + part }
        return text
    }
}
