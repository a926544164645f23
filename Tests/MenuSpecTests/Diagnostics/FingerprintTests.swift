import Testing

@testable import MenuSpec

/// By what a dashboard knows a finding again.
@Suite struct FingerprintTests {
    /// Two rows that are too low, one with an unquoted boolean twice, an unknown key, and the same mistake twice at one place.
    private static let spec = """
        menuSpec: 1
        dropdowns:
          a:
            title: T
            rowHeight: 30
            options: [no, A]
          b:
            title: T
            rowHeight: 30
            options:
              - {id: x, title: no, detail: no}
              - {id: x, title: B}
          c: {title: T, rowHieght: 48, options: [A, {title: A, id: y, rowHieght: 1, rowHieght: 2}]}

        """

    private func findings(
        _ text: String, path: String = "a.menu.yaml", withSuppressed: Bool = false, located: Bool = true
    ) -> [Finding] {
        var options = CheckOptions()
        options.locatesFindings = located
        let checked = CheckedSpec(checking: Sample(text, path: path).source, options: options)
        return Finding.identified(of: checked, withSuppressed: withSuppressed)
    }

    private func fingerprints(_ text: String, path: String = "a.menu.yaml") -> [String] {
        findings(text, path: path).map(\.fingerprint)
    }

    @Test func everyFindingHasItsOwn() {
        let found = findings(Self.spec)
        #expect(found.filter { $0.diagnostic.rule == "tap-target" }.count == 2)
        #expect(found.filter { $0.diagnostic.rule == "yaml-trap" }.count == 3)
        let prints = found.map(\.fingerprint)
        #expect(Set(prints).count == prints.count)
        #expect(prints.allSatisfy { $0.utf8.count == 32 && $0.allSatisfy(\.isHexDigit) })
        #expect(fingerprints(Self.spec) == prints)
    }

    /// In one run, two files have none in common, also where their names look alike.
    @Test func everyFileHasItsOwn() throws {
        let prints = fingerprints(Self.spec)
        #expect(Set(prints).isDisjoint(with: fingerprints(Self.spec, path: "b.menu.yaml")))
        var options = CheckOptions()
        options.locatesFindings = true
        let alike = [[0xFF], [0xFE]].map { (name: [UInt8]) in
            let source = SourceFile(pathBytes: name, bytes: Array(Self.spec.utf8))
            return Finding.identified(of: CheckedSpec(checking: source, options: options)).map(\.fingerprint)
        }
        #expect(Set(alike[0]).isDisjoint(with: alike[1]))
    }

    /// None of this changes what was found, nor where in the menus.
    @Test(arguments: [
        // Lines above.
        ("menuSpec: 1\n", "# A menu.\n\n\nmenuSpec: 1  # one\n"),
        ("  a:\n", "  z: {title: Z, options: [V]}\n  a:\n"),
        // An entry above one with an id, and in front of one whose title makes it.
        ("      - {id: x, title: no", "      - {id: w, title: W}\n      - {id: x, title: no"),
        ("options: [no, A]", "options: [New, no, A]"),
        // Another value that is as wrong, and another message.
        ("    rowHeight: 30\n    options: [no", "    rowHeight: 8\n    options: [no"),
        // The same in another layout.
        ("    options: [no, A]\n", "    options:\n      # One.\n      - no\n      - A\n"),
        ("{id: x, title: B}", "{title: B,\n          id: x}"),
    ])
    func staysWhatItIs(_ old: String, _ new: String) throws {
        let changed = Self.spec.replacing(old, with: new, maxReplacements: 1)
        #expect(changed != Self.spec)
        let (before, after) = (findings(Self.spec), findings(changed))
        #expect(Set(after.map(\.fingerprint)) == Set(before.map(\.fingerprint)))
        #expect(after.map(\.diagnostic.range) != before.map(\.diagnostic.range))
    }

    @Test func anotherFindingHasAnother() {
        let before = Set(fingerprints(Self.spec))
        let mended = Set(
            fingerprints(Self.spec.replacing("title: no, detail: no", with: "title: \"no\", detail: no")))
        #expect(mended.isStrictSubset(of: before))
        #expect(before.subtracting(mended).count == 1)
        let moved = Set(fingerprints(Self.spec.replacing("  b:\n", with: "  d:\n")))
        // All that was found in b: a low row, two booleans, two ids and the rest of its findings.
        #expect(
            before.subtracting(moved).count
                == findings(Self.spec).count { $0.diagnostic.menuPath?.hasPrefix("dropdowns.b") == true })
    }

    /// Of several at one place each keeps its number in the file's order, whatever becomes of the others after it.
    @Test func severalAtOnePlace() {
        func diagnostic(_ start: Int, _ message: String) -> Diagnostic {
            var diagnostic = Diagnostic(
                rule: "value", severity: .warning, message: message, range: start..<start + 1)
            diagnostic.menuPath = "dropdowns.a"
            return diagnostic
        }
        func prints(_ diagnostics: [Diagnostic]) -> [String] {
            Finding.identified(of: Sample("abcdef").checked(diagnostics)).map(\.fingerprint)
        }
        let three = prints([diagnostic(0, "m"), diagnostic(1, "m"), diagnostic(2, "m")])
        #expect(Set(three).count == 3)
        #expect(prints([diagnostic(3, "n"), diagnostic(4, "o")]) == Array(three[..<2]))
    }

    /// What is suppressed stays the same finding to those who show suppressed ones.
    @Test func suppressingChangesNone() {
        let before = findings(Self.spec)
        let suppressed = Self.spec.replacing(
            "    rowHeight: 30\n    options:\n",
            with: "    rowHeight: 30  # menuc:ignore tap-target -- for the Mac\n    options:\n")
        let after = findings(suppressed, withSuppressed: true)
        #expect(after.last?.suppression?.diagnostic.rule == "tap-target")
        #expect(Set(after.map(\.fingerprint)) == Set(before.map(\.fingerprint)))
        let shown = findings(suppressed)
        #expect(shown.map(\.fingerprint) == after.dropLast().map(\.fingerprint))
    }

    /// Where nobody asked for places, and where there are none, the line's own text tells.
    @Test(arguments: [(spec, false), ("menuSpec: 1\ndropdowns: [\n", true)])
    func byTheLine(_ text: String, _ isLocated: Bool) {
        let found = findings(text, located: isLocated)
        #expect(!found.isEmpty && found.allSatisfy { $0.diagnostic.menuPath == nil })
        #expect(Set(found.map(\.fingerprint)).count == found.count)
        let moved = findings("# More.\n\n" + text, located: isLocated)
        #expect(moved.map(\.fingerprint) == found.map(\.fingerprint))
    }

    /// What is about the whole file is not about its first line.
    @Test func theWholeFile() {
        let file = Diagnostic(rule: "id-collision", severity: .error, message: "m", range: 0..<0)
        let prints = ["a: 1\n", "# more\na: 1\n"].map {
            Finding.identified(of: Sample($0).checked([file])).map(\.fingerprint)
        }
        #expect(prints[0] == prints[1])
    }
}
