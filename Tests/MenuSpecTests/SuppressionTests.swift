import Testing

@testable import MenuSpec

/// Comments that suppress findings. Line 4 of each spec has a row that is too low.
@Suite struct SuppressionTests {
    private static func spec(
        _ height: String, above: String = "", top: String = "", title: String = "Size"
    ) -> String {
        """
        \(top)menuSpec: 1
        dropdowns:
          size:
        \(above)    rowHeight: 30\(height)
            title: \(title)
            options: [Small, Large]

        """
    }

    @Test(arguments: [
        spec("  # menuc:ignore tap-target -- for the Mac"),
        spec(" #menuc:ignore tap-target -- for the Mac"),
        spec("\t#\tmenuc:ignore\ttap-target\t--\tfor the Mac"),
        spec("  # menuc:ignore tap-target, title-whitespace -- for the Mac", title: "Size"),
        spec("", above: "    # menuc:ignore tap-target -- for the Mac\n"),
        spec("", above: "# menuc:ignore tap-target -- for the Mac\n    # as agreed\n"),
        spec("", top: "# menuc:ignore-file tap-target -- for the Mac\n"),
        spec("", top: "\u{FEFF}# A menu.\n# menuc:ignore-file tap-target -- for the Mac\n---\n"),
    ])
    func suppresses(_ text: String) {
        let checked = CheckedSpec(checking: Sample(text).source)
        #expect(checked.diagnostics.filter { $0.rule != "unused-suppression" } == [])
        #expect(checked.suppressed.map(\.diagnostic.rule) == ["tap-target"])
        #expect(checked.suppressed.map(\.justification) == ["for the Mac"])
        #expect(checked.suppressed.map(\.kind) == [.inSource])
        #expect(checked.warningCount == checked.diagnostics.count)
    }

    /// What is no comment, or no comment of the line, suppresses nothing and is not reported either.
    @Test(arguments: [
        spec("  # see menuc:ignore tap-target -- no"),
        spec("  # see # menuc:ignore tap-target -- no"),
        spec("", title: "\"# menuc:ignore-file tap-target -- no\""),
        spec("", title: "a#menuc:ignore"),
        spec("", title: "|-\n      # menuc:ignore tap-target -- no\n      b"),
        spec("", above: "    emptyTitle: >-\n      a\n      # menuc:ignore tap-target -- no\n"),
        spec("  # menuc: low"),
        spec("  # menuc:1 low"),
    ])
    func isNoSuppression(_ text: String) {
        let result = FoundDiagnostics(text)
        #expect(result.found.map(\.diagnostic.rule) == ["tap-target"], "\(result.text)")
    }

    @Test(arguments: [
        // Another line.
        (
            spec("\n    # menuc:ignore tap-target -- x"),
            "warning 4:16 tap-target, warning 5:20 unused-suppression"
        ),
        (
            spec("", above: "    # menuc:ignore tap-target -- x\n\n"),
            "warning 4:20 unused-suppression, warning 6:16 tap-target"
        ),
        (
            spec("", title: "Size # menuc:ignore tap-target -- x"),
            "warning 4:16 tap-target, warning 5:32 unused-suppression"
        ),
        // Another rule.
        (spec(" # menuc:ignore depth -- x"), "warning 4:16 tap-target, warning 4:34 unused-suppression"),
        (
            spec(" # menuc:ignore depth,tap-target -- x"), "warning 4:34 unused-suppression"
        ),
        // Names that are none, and errors.
        (spec(" # menuc:ignore tap-taget -- x"), "warning 4:16 tap-target, warning 4:34 unused-suppression"),
        (spec(" # menuc:ignore alias, tap-target -- x"), "warning 4:34 unused-suppression"),
        (
            spec(" # menuc:ignore unused-suppression -- x"),
            "warning 4:16 tap-target, warning 4:34 unused-suppression"
        ),
        (spec(" # menuc:ingore tap-target -- x"), "warning 4:16 tap-target, warning 4:27 unused-suppression"),
        (spec(" # menuc:ignore -- x"), "warning 4:16 tap-target, warning 4:27 unused-suppression"),
        // Twice.
        (spec(" # menuc:ignore tap-target, tap-target -- x"), "warning 4:46 unused-suppression"),
        (
            spec(" # menuc:ignore tap-target -- x", above: "    # menuc:ignore tap-target -- x\n"),
            "warning 5:34 unused-suppression"
        ),
        // Not at the top.
        (
            spec(" # menuc:ignore-file tap-target -- x"),
            "warning 4:16 tap-target, warning 4:27 unused-suppression"
        ),
        // No reason.
        (spec(" # menuc:ignore tap-target"), "warning 4:19 suppression-reason"),
        (spec(" # menuc:ignore tap-target --"), "warning 4:19 suppression-reason"),
        (spec(" # menuc:ignore tap-target --  "), "warning 4:19 suppression-reason"),
        (spec(" # menuc:ignore tap-target for the Mac"), "warning 4:19 suppression-reason"),
    ])
    func reports(_ text: String, _ expected: String) {
        let result = FoundDiagnostics(text)
        #expect(result.brief.joined(separator: ", ") == expected, "\(result.text)")
    }

    @Test(arguments: [
        ("tap-taget -- x", "there is no rule 'tap-taget'; did you mean 'tap-target'?"),
        ("wholly-other -- x", "there is no rule 'wholly-other'; 'menuc explain' lists the rules"),
        ("alias -- x", "'alias' is an error, and errors cannot be suppressed"),
        ("depth -- x", "'depth' finds nothing on that line; take the suppression away"),
    ])
    func messages(_ rest: String, _ message: String) {
        let result = FoundDiagnostics(Self.spec(" # menuc:ignore \(rest)"))
        #expect(result.found.map(\.diagnostic.message).contains(message), "\(result.text)")
    }

    /// A fix mends what it is about, and does no more.
    @Test(arguments: [
        (spec(" # menuc:ignore tap-taget -- x"), spec(" # menuc:ignore tap-target -- x")),
        (spec(" # menuc:ignore tap-target low"), spec(" # menuc:ignore tap-target -- low")),
        (spec("", above: "    # menuc:ignore depth -- x\n"), spec("")),
        (spec(" # menuc:ignore depth -- x"), spec("")),
    ])
    func fixes(_ text: String, _ fixed: String) throws {
        let result = FoundDiagnostics(text)
        let fix = try #require(result.found.compactMap(\.diagnostic.fix).first)
        var bytes = result.source.bytes
        for edit in fix.edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.newText.utf8)) }
        #expect(String(decoding: bytes, as: UTF8.self) == fixed)
    }

    /// What was not looked for may be there.
    @Test func unknownIsNotUnused() {
        var options = CheckOptions()
        options.rules["depth"] = .off
        #expect(
            FoundDiagnostics(Self.spec(" # menuc:ignore depth, tap-target -- x"), options: options).brief
                == [])
        let wrong = Self.spec(" # menuc:ignore depth, tap-target -- x") + "x: 1\n"
        #expect(FoundDiagnostics(wrong).brief == ["error 7:1 unknown-key"])
    }

    /// A rule that a team makes an error is one.
    @Test func raisedToAnError() {
        var options = CheckOptions()
        options.rules["tap-target"] = .error
        let result = FoundDiagnostics(Self.spec(" # menuc:ignore tap-target -- x"), options: options)
        #expect(result.brief == ["error 4:16 tap-target"])
    }

    /// Hidden findings take no place of those that are shown.
    @Test func counts() {
        let low = (0..<200).map {
            "  d\($0): {title: T, rowHeight: 30, options: [A]} # menuc:ignore tap-target -- x\n"
        }
        let shown = (0..<60).map { "  e\($0): {title: T, rowHeight: 30, options: [A]}\n" }
        let checked = CheckedSpec(
            checking: Sample("menuSpec: 1\ndropdowns:\n" + (low + shown).joined()).source)
        #expect(checked.warningCount == 60)
        #expect(checked.diagnostics.count == 50)
        #expect(checked.omitted == ["tap-target": 10])
        #expect(checked.suppressed.count == 50)
    }

    @Test func lineEnds() {
        for end in ["\r\n", "\r"] {
            let text = Self.spec("", above: "    # menuc:ignore tap-target -- x\n").replacing("\n", with: end)
            #expect(FoundDiagnostics(text).brief == [])
        }
    }

    /// A mark is found wherever it stands, whatever it is aligned to.
    @Test func marks() {
        for offset in 0..<40 {
            let (before, behind) = (
                String(repeating: "m", count: offset), String(repeating: "#", count: offset % 7)
            )
            let text = before + "#\t menuc:" + behind
            let found = Array(text.utf8).withUnsafeBufferPointer { MarkSearch.offsets(in: $0) }
            #expect(found == [offset + 3])
        }
    }

    @Test func inSARIF() {
        let text = Self.spec(" # menuc:ignore tap-target -- for the Mac")
        let report = print(SARIFPrinter(version: "1"), [CheckedSpec(checking: Sample(text).source)])
        #expect(
            report.contains(#""suppressions":[{"kind":"inSource","justification":"for the Mac"}]"#),
            "\(report.suffix(700))")
        let open = print(SARIFPrinter(version: "1"), [CheckedSpec(checking: Sample(Self.spec("")).source)])
        #expect(open.contains(#""suppressions":[]"#))
    }
}
