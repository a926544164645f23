import Testing

@testable import MenuSpec

@Suite struct LanguagePageTests {
    private let page = Page("language.md")

    @Test func isFresh() throws {
        try page.expect(page.replacingParts(ReferenceTable.part))
    }

    @Test func hasEveryConstruct() {
        // One whose id is its key differs in nothing but the id, and the page says so.
        let expected = ConstructDescription.all.map(\.name).filter { !$0.hasSuffix(" by id") }
        let parts = Set(page.partNames)
        for name in expected { #expect(parts.contains("fields: \(name)"), "no table of \(name)") }
    }

    @Test func hasNoPartThatNobodyMakes() {
        for name in page.partNames { #expect(ReferenceTable.part(name) != nil, "no part is called \(name)") }
    }

    @Test func namesEveryLinkedSection() {
        let headings = Set(
            page.text.split(separator: "\n").filter { $0.hasPrefix("#") }
                .map { $0.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-") })
        for match in page.text.matches(of: /\]\(#([^)]*)\)/) {
            #expect(headings.contains(String(match.1)), "no heading for #\(match.1)")
        }
    }

    /// Every example of the page that is a whole spec compiles without a word.
    @Test func examplesAreClean() {
        let examples = page.text.split(separator: "```yaml\n").dropFirst()
            .compactMap { $0.split(separator: "```").first }.filter { $0.contains("menuSpec:") }
        #expect(examples.count >= 3)
        for example in examples {
            let checked = CheckedSpec(
                checking: SourceFile(path: "example.menu.yaml", bytes: Array(example.utf8)))
            #expect(checked.diagnostics.map(\.message) == [], "\(example)")
        }
    }
}
