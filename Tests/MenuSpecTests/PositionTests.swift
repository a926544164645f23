import Testing

@testable import MenuSpec

/// Places in text of every width, counted here by another way than the compiler's.
@Suite struct PositionTests {
    /// Characters of one to four bytes, of none to two columns, and such as join.
    private static let alphabet: [Unicode.Scalar] = [
        "a", "Z", " ", "é", "ß", "ж", "ب", "漢", "字", "の", "\u{301}", "\u{200D}", "😀", "👩", "𝒳", "\u{10FFFD}",
        "'", "\u{A0}",
    ]

    private func text(_ seed: inout UInt64, _ length: Int) -> String {
        var text = String.UnicodeScalarView()
        for _ in 0..<length {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            text.append(Self.alphabet[Int(seed >> 33) % Self.alphabet.count])
        }
        return String(text)
    }

    /// The line and column of a mark in a text; the mark is taken out of it.
    private func cut(_ text: String) -> (text: String, places: [String]) {
        var (line, column) = (1, 1)
        var places: [String] = []
        var rest = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar == "▼" {
                places.append("\(line):\(column)")
                continue
            }
            rest.append(scalar)
            (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
        }
        return (String(rest), places)
    }

    private func check(_ spec: String, _ rule: String) {
        let (text, places) = cut(spec)
        #expect(
            FoundDiagnostics(text).brief.filter { $0.hasPrefix("error") }
                == places.map { "error \($0) \(rule)" })
    }

    private static let opening = "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options: [A]\n"

    @Test func behindQuotedText() {
        var seed: UInt64 = 1
        for length in 0..<200 {
            check(
                Self.opening
                    + "    meta: {k: \"\(text(&seed, length))\", \"\(text(&seed, 3))2\": ▼[x], c: ▼{d: e}}\n",
                "type")
        }
    }

    @Test func behindComments() {
        var seed: UInt64 = 2
        for length in 0..<100 {
            check(
                Self.opening
                    + "    gap: ▼far # \(text(&seed, length))\n    # \(text(&seed, length))\n    width: ▼[x]\n",
                "type")
        }
    }

    @Test func behindBlocks() {
        var seed: UInt64 = 3
        for length in 1..<60 {
            let block = (0..<length).map { _ in "      x\(text(&seed, length))\n" }.joined()
            for indicator in ["|", "|-", ">", ">-", "|+"] {
                check(Self.opening + "    emptyTitle: \(indicator)\n\(block)    gap: ▼far\n", "type")
            }
        }
    }

    @Test func ofBlocks() {
        var seed: UInt64 = 4
        for _ in 0..<40 {
            let line = "x" + text(&seed, 20)
            check(
                Self.opening + "    meta: {\"\(text(&seed, 9))k\": &t ▼[x]}\n    gap: ▼|\n      \(line)\n",
                "type")
        }
    }

    @Test func throughAliases() throws {
        var seed: UInt64 = 5
        for length in 0..<100 {
            let (spec, places) = cut(
                "menuSpec: 1\nx-\(length): \"\(text(&seed, length))\"\n"
                    + "x-t: {\"\(text(&seed, length))k\": &a ▼tall}\ndropdowns:\n"
                    + "  a: {emptyTitle: \"\(text(&seed, length))\", rowHeight: ▼*a, title: T, options: [A]}\n"
                    + "  b: {rowHeight: *a, title: T, options: [A]}\n")
            let result = FoundDiagnostics(spec)
            #expect(result.brief.filter { $0.hasPrefix("error") } == ["error \(places[0]) type"])
            let error = try #require(result.found.first { $0.diagnostic.severity == .error })
            let notes = error.diagnostic.notes.map { result.map.position(at: $0.range.lowerBound) }
            #expect(notes.map { "\($0.line):\($0.column)" } == [places[1]])
        }
    }

    @Test func ofUnclosedQuotesAndBrackets() {
        var seed: UInt64 = 6
        for length in 0..<60 {
            let wide = text(&seed, length)
            check(Self.opening + "    meta: {\"\(wide)\": ▼\"x}\n", "yaml-syntax")
            check(Self.opening + "    meta: {\"\(wide)\": ▼[x}\n", "yaml-syntax")
        }
    }

    /// Behind a comment and a text that end about where libyaml's buffers do, of 16 and of 48 KB, at each byte of a
    /// character.
    @Test(arguments: ["é", "漢", "😀"], [4_090, 16_380, 49_150])
    func behindLongTexts(character: String, length: Int) {
        let long = String(repeating: character, count: length / character.utf8.count)
        let titles = (0..<40).flatMap { ["\(character)\($0)", "a\($0)"] }
        let options = titles.indices.map { "      o\($0): \(titles[$0])\n" }.joined()
        for shift in 0..<character.utf8.count {
            let spec =
                "#\(String(repeating: "-", count: shift))\(long)\n\(Self.opening)  b:\n    title: T\n"
                + "    emptyTitle: \"\(long)\"\n    options:\n\(options)"
            let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: Array(spec.utf8)))
            let menu = checked.document?.dropdowns.last
            let found = menu?.options.map { if case .option(let option) = $0 { option.title } else { "" } }
            let areSame = menu?.emptyTitle == long && found == titles
            #expect(areSame)
            check(spec + "    width: ▼[x]\n", "type")
        }
    }
}
