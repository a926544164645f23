import Testing

@testable import MenuSpec

@Suite struct BaselineTests {
    private func check(_ text: String) -> CheckedSpec {
        var options = CheckOptions()
        options.locatesFindings = true
        options.keepsAll = true
        return CheckedSpec(checking: Sample(text).source, options: options)
    }

    private func rows(_ count: Int, _ prefix: String = "d") -> String {
        (0..<count).map { "  \(prefix)\($0): {title: T, rowHeight: 30, options: [A]}\n" }.joined()
    }

    private static let head = "menuSpec: 1\ndropdowns:\n"

    // MARK: Paths

    @Test(arguments: [
        ("  a: {title: T, rowHeight: 30, options: [A]}\n", "tap-target", "dropdowns.a.rowHeight"),
        // An id that is written, one that a title gives, and none.
        (
            "  a:\n    title: T\n    options:\n      - {id: b, title: no}\n", "yaml-trap",
            "dropdowns.a.options.b.title"
        ),
        (
            "  a:\n    title: T\n    options:\n      - {title: 'A b '}\n", "title-whitespace",
            "dropdowns.a.options.aB.title"
        ),
        ("  a:\n    title: T\n    options: [A, 'A b ']\n", "title-whitespace", "dropdowns.a.options.aB"),
        ("  a:\n    title: T\n    options: {x: no}\n", "yaml-trap", "dropdowns.a.options.x"),
        ("  no: {title: T, options: [A]}\n", "yaml-trap", "dropdowns.no"),
        (
            "  a:\n    title: T\n    options:\n      - group: G h\n        options: [A, {title: no, id: n}]\n",
            "yaml-trap", "dropdowns.a.options.gH.options.n.title"
        ),
        (
            "  a: {title: T, options: [A]}\nsectionTrees:\n  s:\n    sections:\n      - title: O\n        items:\n"
                + "          - title: T\n            items: [{title: T, detail: no}]\n",
            "yaml-trap", "sectionTrees.s.sections.o.items.t.items.t.detail"
        ),
    ])
    func paths(_ menus: String, _ rule: String, _ path: String) throws {
        let found = check(Self.head + menus)
        let diagnostic = try #require(found.diagnostics.first { $0.rule == rule }, "\(found.diagnostics)")
        #expect(diagnostic.menuPath == path)
    }

    /// Many findings take one walk, and each gets its own path.
    @Test func everyPath() {
        let found = check(Self.head + rows(300))
        #expect(found.diagnostics.count == 300)
        #expect(found.diagnostics.map(\.menuPath) == (0..<300).map { "dropdowns.d\($0).rowHeight" })
    }

    @Test func onlyWhereItIsAskedFor() {
        let found = CheckedSpec(checking: Sample(Self.head + rows(60)).source)
        #expect(found.diagnostics.allSatisfy { $0.menuPath == nil })
        #expect(found.diagnostics.count == 50)
    }

    // MARK: The list

    private func list(_ specs: [(String, String)]) -> String {
        var baseline = Baseline()
        for (file, text) in specs { _ = baseline.take(from: check(text), file: file) }
        return String(decoding: baseline.render(), as: UTF8.self)
    }

    @Test func isSortedAndCounted() {
        let twice =
            Self.head
            + "  a:\n    title: T\n    rowHeight: 60\n    options: {x: {title: no, detail: no}, w: \"no\", z: no}\n"
        #expect(
            list([("b.yaml", Self.head + rows(1)), ("a\"é.yaml", twice)]) == """
                {"menucBaseline": 1, "findings": [
                  {"file": "a\\"é.yaml", "rule": "duplicate-title", "path": "dropdowns.a.options.z"},
                  {"file": "a\\"é.yaml", "rule": "yaml-trap", "path": "dropdowns.a.options.x.detail"},
                  {"file": "a\\"é.yaml", "rule": "yaml-trap", "path": "dropdowns.a.options.x.title"},
                  {"file": "a\\"é.yaml", "rule": "yaml-trap", "path": "dropdowns.a.options.z"},
                  {"file": "b.yaml", "rule": "tap-target", "path": "dropdowns.d0.rowHeight"}
                ]}

                """)
        #expect(list([]) == "{\"menucBaseline\": 1, \"findings\": []}\n")
    }

    @Test func countsWhatOccursTwice() {
        var found = Diagnostic(rule: "depth", severity: .warning, message: "m", range: 0..<1)
        found.menuPath = "a"
        var baseline = Baseline()
        _ = baseline.take(from: Sample("xy").checked([found, found]), file: "a.yaml")
        #expect(
            String(decoding: baseline.render(), as: UTF8.self) == """
                {"menucBaseline": 1, "findings": [
                  {"file": "a.yaml", "rule": "depth", "path": "a", "count": 2}
                ]}

                """)
    }

    private func read(_ text: String) throws -> BaselineFile {
        let (baseline, report) = BaselineFile.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
        return try #require(baseline, "\(report.diagnostics)")
    }

    private func stale(_ baseline: BaselineFile) -> [String] {
        let report = baseline.stale(settings: RuleSettings())
        return (report?.diagnostics ?? []).map { diagnostic in
            let line = SourceMap(report!.source).position(at: diagnostic.range.lowerBound).line
            return "\(line) \(diagnostic.rule): \(diagnostic.message)"
        }
    }

    /// What was written is read, wherever its lines went since.
    @Test func hidesWhatItLists() throws {
        let old = Self.head + rows(80)
        var baseline = try read(list([("a.yaml", old)]))
        let moved = "\n# A comment.\n" + Self.head + "  first: {title: T, options: [A]}\n" + rows(80)
        let same = baseline.apply(to: check(moved), file: "a.yaml", settings: RuleSettings())
        #expect(same.diagnostics == [])
        #expect(same.warningCount == 0)
        #expect(same.suppressed.count == 50)
        #expect(same.suppressed.allSatisfy { $0.kind == .external })
        #expect(stale(baseline) == [])
    }

    @Test func showsWhatIsNew() throws {
        var baseline = try read(list([("a.yaml", Self.head + rows(2))]))
        let more = baseline.apply(
            to: check(Self.head + rows(2) + rows(70, "e")), file: "a.yaml", settings: RuleSettings())
        #expect(more.warningCount == 70)
        #expect(more.diagnostics.count == 50)
        #expect(more.omitted == ["tap-target": 20])
        #expect(more.diagnostics.first?.menuPath == "dropdowns.e0.rowHeight")
        // Another file is another.
        let other = baseline.apply(to: check(Self.head + rows(2)), file: "b.yaml", settings: RuleSettings())
        #expect(other.warningCount == 2)
    }

    @Test func tellsWhatIsStale() throws {
        let written = list([("a.yaml", Self.head + rows(3)), ("gone.yaml", Self.head + rows(1))])
        var baseline = try read(written)
        _ = baseline.apply(to: check(Self.head + rows(2)), file: "a.yaml", settings: RuleSettings())
        let first =
            "4 stale-baseline: 'tap-target' finds nothing at dropdowns.d2.rowHeight of a.yaml any more; "
            + "take this entry away"
        // A file that was not part of the run is not judged.
        #expect(stale(baseline) == [first])
        baseline.note(missing: "gone.yaml")
        #expect(stale(baseline).count == 2)
        // Nor is one with an error, or a rule that is off.
        var wrong = try read(written)
        _ = wrong.apply(to: check(Self.head + rows(2) + "x: 1\n"), file: "a.yaml", settings: RuleSettings())
        #expect(stale(wrong) == [])
        var off = RuleSettings()
        off["tap-target"] = .off
        var silent = try read(written)
        _ = silent.apply(to: check(Self.head + rows(2)), file: "a.yaml", settings: off)
        #expect(stale(silent) == [])
    }

    @Test func countsWhatOccursOftener() throws {
        let entry = #"{"file": "a.yaml", "rule": "tap-target", "path": "dropdowns.d0.rowHeight""#
        var baseline = try read("{\"menucBaseline\": 1, \"findings\": [\(entry), \"count\": 3}]}")
        let found = baseline.apply(to: check(Self.head + rows(1)), file: "a.yaml", settings: RuleSettings())
        #expect(found.diagnostics == [])
        #expect(
            stale(baseline) == [
                "1 stale-baseline: 'tap-target' finds 1 at dropdowns.d0.rowHeight of a.yaml, not 3; "
                    + "lower this entry's count"
            ])
    }

    @Test func errorsStay() throws {
        let wrong = Self.head + rows(1) + "x: 1\n"
        var written = Baseline()
        #expect(written.take(from: check(wrong), file: "a.yaml").diagnostics.map(\.rule) == ["unknown-key"])
        #expect(written.count == 1)
        var baseline = try read(String(decoding: written.render(), as: UTF8.self))
        let found = baseline.apply(to: check(wrong), file: "a.yaml", settings: RuleSettings())
        #expect(found.diagnostics.map(\.rule) == ["unknown-key"])
        #expect(found.errorCount == 1)
    }

    @Test(arguments: [
        ("[]", "type"), ("{}", "missing-key"), (#"{"menucBaseline": 2, "findings": []}"#, "value"),
        (#"{"menucBaseline": 1, "findings": [{"rule": "depth"}]}"#, "missing-key"),
        (#"{"menucBaseline": 1, "findings": [{"file": "a", "rule": "alias"}]}"#, "value"),
        (#"{"menucBaseline": 1, "findings": [{"file": "a", "rule": "depth", "count": 0}]}"#, "value"),
        (#"{"menucBaseline": 1, "findings": "#, "yaml-syntax"),
    ])
    func mistakes(_ text: String, _ rule: String) {
        let (baseline, report) = BaselineFile.read(SourceFile(path: "b.json", bytes: Array(text.utf8)))
        #expect(baseline == nil)
        #expect(report.diagnostics.contains { $0.rule == rule }, "\(report.diagnostics)")
    }
}
