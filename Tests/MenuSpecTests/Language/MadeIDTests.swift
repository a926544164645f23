import Testing

@testable import MenuSpec

/// What ids that are made from titles become when they are written out.
@Suite struct MadeIDTests {
    private static var options: CheckOptions {
        var options = CheckOptions()
        options.requireIds = true
        return options
    }

    @Test func configurationSwitchesItOn() {
        let spec = "menuSpec: 1\ndropdowns: {a: {title: T, options: [Too slow]}}\n"
        #expect(FoundDiagnostics(spec).brief == [])
        #expect(FoundDiagnostics(spec, options: Self.options).brief == ["warning 2:37 made-id"])
        var options = Self.options
        options.rules["made-id"] = .off
        #expect(FoundDiagnostics(spec, options: options).brief == [])
        options.rules["made-id"] = .error
        #expect(FoundDiagnostics(spec, options: options).brief == ["error 2:37 made-id"])
    }

    /// The specs of the repository, with all made ids written out, give the same menus and need no more.
    @Test(arguments: SpecFolder.specs)
    func menusStayAsTheyAre(_ spec: SpecFolder.Spec) {
        for lineEnd in ["\n", "\r\n", "\r"] {
            let text = spec.text.split(separator: "\n", omittingEmptySubsequences: false).joined(
                separator: lineEnd)
            let before = CheckedSpec(checking: SourceFile(path: spec.name, bytes: Array(text.utf8)))
            let (written, rest) = writeOut(Array(text.utf8), path: spec.name)
            let after = CheckedSpec(checking: SourceFile(path: spec.name, bytes: written))
            #expect(before.document != nil)
            #expect(before.document == after.document)
            // Three have anchors there.
            #expect(rest == (spec.name == "git-savvy.menu.yaml" ? 3 : 0))
        }
    }

    /// What may be written, and what is left: anchored entries may be merged elsewhere.
    @Test(arguments: [
        ("[*a, B]", "[{id: tooSlow, title: *a}, {id: b, title: B}]"),
        ("[{title: *a}]", "[{id: tooSlow, title: *a}]"),
        ("[{<<: *m, detail: D}]", "[{id: merged, <<: *m, detail: D}]"),
        ("[*m]", "[*m]"), ("[&n B]", "[&n B]"), ("[!!str B]", "[!!str B]"),
        ("[&n {title: B}]", "[&n {title: B}]"),
        ("[&n B, C]", "[&n B, {id: c, title: C}]"), ("[{id: , title: B}]", "[{id: , title: B}]"),
        ("\n      - {\n        title: B}", "\n      - {id: b, \n        title: B}"),
        ("\n      - !!map\n        title: B", "\n      - !!map\n        title: B"),
        ("\n      - &n # why\n        title: B", "\n      - &n # why\n        title: B"),
        ("\n      -\n        title: B", "\n      -\n        id: b\n        title: B"),
        (
            "\n      -   title: B\n          icon: star",
            "\n      -   id: b\n          title: B\n          icon: star"
        ),
        ("\n      - ? title\n        : B", "\n      - id: b\n        ? title\n        : B"),
        ("\n      - |-\n        B", "\n      - |-\n        B"),
        ("\n      - B\n        c", "\n      - B\n        c"),
    ])
    func fixes(_ options: String, _ expected: String) {
        func spec(_ options: String) -> String {
            """
            menuSpec: 1
            x-a: &a Too slow
            x-m: &m {title: Merged}
            dropdowns:
              a:
                title: T
                options: \(options)
                rowHeight: auto

            """
        }
        let (written, _) = writeOut(Array(spec(options).utf8), path: "a.menu.yaml")
        #expect(String(decoding: written, as: UTF8.self) == spec(expected))
        let before = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: Array(spec(options).utf8)))
        let after = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: written))
        #expect(before.errorCount == 0)
        #expect(before.document == after.document)
    }

    /// Writes ids out, as many at a time as are shown.
    ///
    /// - Returns: The text, and how many could not be written.
    private func writeOut(_ bytes: [UInt8], path: String) -> (bytes: [UInt8], rest: Int) {
        var bytes = bytes
        while true {
            let checked = CheckedSpec(checking: SourceFile(path: path, bytes: bytes), options: Self.options)
            let found = checked.diagnostics.filter { $0.rule == "made-id" }
            let edits = found.flatMap { $0.fix?.edits ?? [] }.sorted {
                $0.range.lowerBound < $1.range.lowerBound
            }
            if edits.isEmpty { return (bytes, found.count) }
            for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: Array(edit.newText.utf8)) }
        }
    }
}
