import Testing

@testable import MenuSpec

@Suite struct ConfigurationPageTests {
    private let page = Page("configuration.md")

    @Test func isFresh() throws {
        try page.expect(page.replacingParts(ReferenceTable.part))
    }

    @Test func hasEveryConstruct() {
        #expect(page.partNames == ConstructDescription.ofConfiguration.map { "fields: \($0.name)" })
    }

    @Test func theExampleIsClean() throws {
        let example = try #require(
            page.text.split(separator: "```yaml\n").dropFirst().first?.split(separator: "```").first)
        let (configuration, report) = Configuration.read(
            SourceFile(path: "menuc.yml", bytes: Array(example.utf8)))
        #expect(report.diagnostics == [])
        #expect(configuration?.rules["yaml-trap"] == .off)
    }
}
