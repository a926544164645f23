import Foundation
import MenuSpec
import Testing

@testable import MenuBackends

/// Texts come out as the author wrote them, or are refused.
@Suite struct TextTests {
    @Test(arguments: ScalarStyle.allCases)
    func unchangedOrRefused(_ style: ScalarStyle) throws {
        var random = Random(seed: 0x5EED_0000 + UInt64(style.rawValue))
        var unchanged = 0
        for _ in 0..<1500 {
            let title = random.title()
            // Foundation drops a byte order mark at a string's start, whatever the JSON says.
            guard title.unicodeScalars.first != "\u{FEFF}", let written = style.write(title) else { continue }
            let spec =
                "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:\n      o: \(written)\n      last: L\n"
            let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: Array(spec.utf8)))
            guard let document = checked.document else {
                #expect(checked.errorCount > 0, "\(Array(title.unicodeScalars))")
                continue
            }
            let data = Data(Target.json.text(of: document))
            let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let menus = try #require(root["dropdowns"] as? [[String: Any]])
            let options = try #require(menus.first?["options"] as? [[String: Any]])
            let came = try #require(options.first?["title"] as? String)
            #expect(
                came.unicodeScalars.elementsEqual(title.unicodeScalars),
                "\(Array(title.unicodeScalars)) came as \(Array(came.unicodeScalars))")
            unchanged += 1
        }
        #expect(unchanged > 50)
    }

    /// What is no control character, bidirectional control, mark of byte order or end of line is not refused.
    @Test func everyPlaneIsTaken() throws {
        for first in stride(from: UInt32(0xA0), to: 0x110000, by: 0x3F1) {
            guard let scalar = Unicode.Scalar(first), !(0x2028...0x202E).contains(first),
                !(0x2066...0x2069).contains(first), first != 0xFEFF, first < 0xFFFE || first > 0xFFFF
            else { continue }
            let spec = "menuSpec: 1\ndropdowns: {a: {title: \"\(scalar)\", options: [A]}}\n"
            let compiled = try Compiled(spec)
            let title = compiled["/dropdowns/0/title"] as? String
            #expect(title.map { Array($0.unicodeScalars) } == [scalar])
        }
    }

    @Test(arguments: [
        "</script>", "\u{2028}", "\u{7F}", "\\", "\"", "/", "\t", "\n", "\u{1F600}", "\u{E000}", "\u{10FFFD}",
    ])
    func outputIsWellFormed(_ text: String) throws {
        let escaped = text.unicodeScalars.map {
            "\\U" + String(repeating: "0", count: 8 - String($0.value, radix: 16).count)
                + String($0.value, radix: 16)
        }
        let spec = "menuSpec: 1\ndropdowns: {a: {title: \"x\(escaped.joined())\", options: [A]}}\n"
        let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: Array(spec.utf8)))
        guard text != "\u{7F}" else {
            #expect(checked.document == nil)
            return
        }
        #expect(try Compiled(spec)["/dropdowns/0/title"] == "x\(text)" as NSString)
    }

    // MARK: The same bytes

    @Test func sameBytesTwiceAndUnderAnyPath() throws {
        for name in GoldenTests.names {
            let url = GoldenTests.root.appendingPathComponent("specs/\(name).menu.yaml")
            let spec = try String(contentsOf: url, encoding: .utf8)
            let first = try Compiled(spec, path: "a.menu.yaml").bytes
            #expect(try Compiled(spec, path: "a.menu.yaml").bytes == first)
            #expect(try Compiled(spec, path: "/some/where/else.yml").bytes == first)
            #expect(try Compiled(spec.replacingOccurrences(of: "\n", with: "\r\n")).bytes == first)
            #expect(try Compiled("\u{FEFF}" + spec).bytes == first)
        }
    }
}

/// How a text is written in YAML.
enum ScalarStyle: Int, CaseIterable, Sendable {
    case doubleQuoted, escaped, singleQuoted, plain, literal, folded

    /// The scalar, in an entry that is indented by six; nil where this style cannot hold the text.
    func write(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        switch self {
        case .doubleQuoted:
            return "\"" + scalars.map { Self.needsEscape($0) ? Self.escape($0) : String($0) }.joined() + "\""
        case .escaped:
            return "\"" + scalars.map(Self.escape).joined() + "\""
        case .singleQuoted:
            guard !scalars.contains(where: { $0.value == 10 || $0.value == 13 }) else { return nil }
            return "'" + scalars.map { $0 == "'" ? "''" : String($0) }.joined() + "'"
        case .plain:
            guard let first = scalars.first, let last = scalars.last, first.properties.isAlphabetic,
                last.properties.isAlphabetic,
                !scalars.contains(where: { $0.value < 32 || $0 == ":" || $0 == "#" })
            else { return nil }
            return text
        case .literal:
            guard scalars.last?.value != 10, !scalars.contains("\r"), !text.isEmpty else { return nil }
            return "|2-\n" + lines(scalars).map { "        " + $0 }.joined(separator: "\n")
        case .folded:
            guard !scalars.contains(where: { $0.value == 10 || $0.value == 13 }), let first = scalars.first,
                first != " ", first != "\t"
            else { return nil }
            return ">2-\n        " + text
        }
    }

    private func lines(_ scalars: String.UnicodeScalarView) -> [String] {
        scalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 32 || scalar == "\"" || scalar == "\\"
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    }
}

/// The same numbers in every run.
struct Random: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    private static let pieces: [String] = [
        " ", "  ", "\t", "\n", "\n\n", "\u{A0}", "\u{2003}", "\u{3000}", "\u{85}", "\u{2028}", "\u{2029}",
        "\r", "\"", "'",
        "\\", "\\n", ": ", " #", "{", "}", "[", "]", ",", "&a", "*a", "!", "%", "@", "`", "- ", "? ", "|",
        ">", "---", "...",
        "👩‍👧‍👦", "❤️", "🇩🇪", "e\u{301}", "\u{200B}", "\u{200D}", "\u{202E}", "\u{FEFF}", "\u{7F}", "\u{0}", "no",
        "1.10",
        "漢字", "عربي", "हिन्दी", "\u{600}", "\u{FFFD}", "\u{FFFE}", "\u{1FFFE}", "word", "Два", "x",
    ]

    mutating func title() -> String {
        var text = ""
        for _ in 0..<Int.random(in: 1...6, using: &self) {
            switch Int.random(in: 0..<4, using: &self) {
            case 0: text += Self.pieces[Int.random(in: 0..<Self.pieces.count, using: &self)]
            case 1:
                // Any plane.
                let scalar = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) ?? "é"
                text.unicodeScalars.append(scalar)
            case 2:
                let scalar = Unicode.Scalar(UInt32.random(in: 0x20...0x2FF, using: &self)) ?? "é"
                text.unicodeScalars.append(scalar)
            default:
                text += ["Apple", "pear", "quince", "Straße", "naïve"][Int.random(in: 0..<5, using: &self)]
            }
        }
        return text
    }
}
