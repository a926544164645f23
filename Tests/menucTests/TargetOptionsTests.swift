import MenuBackends
import Testing

@testable import menuc

/// What a command line says to the Swift target.
@Suite struct TargetOptionsTests {
    private func options(_ arguments: [String]) throws(UsageError) -> Target.Options {
        let request = try ArgumentParser.parse((["build", "--output", "x"] + arguments).map { FilePath($0) })
        guard case .run(let invocation) = request else { return Target.Options() }
        return try Target.Options(invocation)
    }

    @Test func takesEachChoice() throws {
        #expect(try options(["--target", "json"]) == Target.Options())
        #expect(try options(["--target", "swift"]).access == .internal)
        #expect(try options(["--target", "swift"]).runtime == .embed)
        #expect(
            try options(["--target", "swift", "--access", "internal", "--runtime", "embed"])
                == Target.Options())
        let both = try options(["--target", "swift", "--access", "public", "--runtime", "import"])
        #expect(both.access == .public)
        #expect(both.runtime == .import)
        #expect(try options(["--target", "swift", "--runtime", "import"]).access == .internal)
    }

    @Test(
        arguments: [
            (
                ["--target", "json", "--access", "public"],
                "--access is for the targets 'swift', 'uikit', 'swiftui'"
            ),
            (
                ["--target", "json", "--runtime", "embed"],
                "--runtime is for the targets 'swift', 'uikit', 'swiftui'"
            ),
            (
                ["--target", "swift", "--access", "public"],
                "'--access public' needs '--runtime import': an embedded runtime is not public, "
                    + "and what is can not stand on it"
            ),
            (["--target", "swift", "--access", "open"], "--access takes internal or public, not 'open'"),
            (["--target", "swift", "--runtime", "copy"], "--runtime takes embed or import, not 'copy'"),
        ] as [([String], String)])
    func message(_ arguments: [String], _ expected: String) throws {
        let error = try #require(throws: UsageError.self) { _ = try options(arguments) }
        #expect(String(decoding: error.text.utf8, as: UTF8.self) == "menuc build: \(expected)\n")
    }
}
