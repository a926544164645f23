import Testing

@testable import MenuBackends

/// What of an author's gets into Swift source, and as what.
@Suite struct SwiftTextTests {
    private func text(_ source: SwiftText) -> String { String(decoding: source.utf8, as: UTF8.self) }

    @Test(arguments: [
        ("", #""""#), ("Too slow", #""Too slow""#), ("\"", #""\"""#), ("\\(x)", #""\\(x)""#),
        ("a\nb\tc\rd", #""a\nb\tc\rd""#), ("\r\n", #""\r\n""#), ("x\u{600}\"", #""x\u{600}\"""#),
        ("\"\u{301}", #""\"\u{301}""#), ("\"\u{200D}", #""\"\u{200D}""#),
        ("\\\u{301}(x)", #""\\\u{301}(x)""#),
        ("e\u{301}", "\"e\u{301}\""), ("\u{301}", #""\u{301}""#), (" \u{301}", #"" \u{301}""#),
        ("a\u{2028}b", #""a\u{2028}b""#), ("\u{FEFF}", #""\u{FEFF}""#), ("\u{A0}", #""\u{A0}""#),
        ("\u{E000}", #""\u{E000}""#), ("\u{10FFFD}", #""\u{10FFFD}""#),
        ("\u{0}\u{7F}\u{85}", #""\u{0}\u{7F}\u{85}""#),
        ("\u{202E}\u{2066}", #""\u{202E}\u{2066}""#), ("신라면 हिन्दी עברית", "\"신라면 हिन्दी עברית\""), ("😀", "\"😀\""),
        ("*/ // /*", #""*/ // /*""#), (#"#" """ \u{41}"#, ##""#\" \"\"\" \\u{41}""##), ("$(x)", #""$(x)""#),
    ])
    func literals(_ sample: (String, String)) {
        #expect(text(SwiftText(literal: sample.0)) == sample.1)
    }

    /// Whatever scalar stands in a text, the literal ends at its own last quote, on its own line.
    @Test func noScalarEndsALiteral() {
        for value in stride(from: UInt32(0), through: 0x10FFFF, by: 1) {
            guard value < 0x3000 || value % 61 == 0, let scalar = Unicode.Scalar(value) else { continue }
            let source = SwiftText(literal: "\"\(scalar)\\\(scalar)").utf8.dropFirst().dropLast()
            var isEscaped = false
            for byte in source {
                #expect(byte >= 0x20 && byte != 0x7F)
                #expect(isEscaped || byte != UInt8(ascii: "\""), "U+\(String(value, radix: 16))")
                isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
            }
            #expect(!isEscaped)
        }
    }

    @Test(arguments: [
        ("Too slow", "Too slow"), ("a\nb", #"a\u{A}b"#), ("a\r\nb", #"a\u{D}\u{A}b"#),
        ("a\u{2028}b", #"a\u{2028}b"#),
        ("*/ /* \" \\(x)", "*/ /* \" \\(x)"), ("\u{301}", #"\u{301}"#), ("", ""),
        (String(repeating: "é", count: 200), String(repeating: "é", count: 200)),
        (String(repeating: "é", count: 201), String(repeating: "é", count: 200) + "…"),
    ])
    func comments(_ sample: (String, String)) {
        #expect(text(SwiftText(comment: sample.0)) == sample.1)
    }

    @Test(arguments: [
        ("tooSlow", "tooSlow"), ("default", "`default`"), ("self", "`self`"), ("in", "`in`"),
        ("nil", "`nil`"),
        ("await", "await"), ("open", "open"), ("café", "café"), ("defaults", "defaults"), ("Any", "`Any`"),
    ])
    func names(_ sample: (String, String)) {
        #expect(text(SwiftText(name: sample.0)) == sample.1)
    }

    @Test(arguments: [
        (0, "0"), (44, "44"), (-3, "-3"), (1.2, "1.2"), (0.1, "0.1"), (1e16, "1e+16"), (-0.0, "0"),
        (999_999_999_999_999, "999999999999999"),
        (1e-7, "1e-07"), (1.7976931348623157e308, "1.7976931348623157e+308"),
        (.leastNonzeroMagnitude, "Swift.Double(bitPattern: 1)"),
    ])
    func numbers(_ sample: (Double, String)) {
        #expect(text(SwiftText(sample.0)) == sample.1)
    }

    @Test func interpolationEscapesByLabel() {
        let line: SwiftText =
            "case \(name: "in") = \(literal: "\"") // \(comment: "\n") \(1.5) \(7) \(SwiftText("x"))"
        #expect(text(line) == #"case `in` = "\"" // \u{A} 1.5 7 x"#)
        #expect(text("a" + "b") == "ab")
        #expect(text([SwiftText]().joined()) == "")
        #expect(text((["a", "b", "c"] as [SwiftText]).joined()) == "a, b, c")
    }

    @Test func linesAreIndentedAndPiecesAreWhole() {
        var pieces = 0
        var source: [UInt8] = []
        SwiftWriter.stream(
            to: {
                pieces += 1
                source += $0
            },
            { writer in
                writer.block("enum A") { writer in
                    writer.document("A\ntext")
                    writer.document(" \u{200B}")
                    writer.line()
                    writer.block("func f()") { $0.line("x") }
                    for _ in 0..<20_000 { writer.line("call()") }
                }
            })
        let text = String(decoding: source, as: UTF8.self)
        #expect(
            text.hasPrefix("enum A {\n    /// A\\u{A}text\n\n    func f() {\n        x\n    }\n    call()\n"))
        #expect(text.hasSuffix("    call()\n}\n"))
        #expect(text.utf8.count { $0 == 10 } == 20_007)
        #expect(pieces > 1)
    }
}
