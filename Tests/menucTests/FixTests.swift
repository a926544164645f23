import Foundation
import Testing

@Suite struct FixTests {
    let folder: TemporaryFolder
    private static let spec = """
        menuSpec: 1  # one
        dropdowns:
          a:
            title: T
            rowHieght: 48
            options: [no, A]   # two

        """
    private static let fixed = """
        menuSpec: 1  # one
        dropdowns:
          a:
            title: T
            rowHeight: 48
            options: ["no", A]   # two

        """

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("a.menu.yaml", Self.spec)
    }

    @Test func fixesInPlace() throws {
        let run = try menuc("check", "--fix", "--strict", in: folder)
        #expect(run.status == 0)
        #expect(run.error == "menuc check: fixed 2 findings in a.menu.yaml\n")
        #expect(run.output == "")
        #expect(try folder.read("a.menu.yaml") == Self.fixed)
        let again = try menuc("check", "--fix", "--strict", in: folder)
        #expect(again.status == 0)
        #expect(again.error + again.output == "")
        #expect(try folder.names() == ["a.menu.yaml"])
    }

    @Test func whatIsLeftIsReported() throws {
        try folder.write("a.menu.yaml", Self.spec.replacingOccurrences(of: "48", with: "30"))
        let run = try menuc("check", "--fix", "--strict", in: folder)
        #expect(run.status == 1)
        #expect(run.error.contains("a.menu.yaml:5:16: warning: "))
        #expect(run.error.hasSuffix("1 warning in 1 file\n"))
    }

    @Test func dryRunShows() throws {
        let run = try menuc("check", "--fix", "--dry-run", in: folder)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("--- a.menu.yaml\n+++ a.menu.yaml\n"))
        #expect(run.output.contains("\n-    rowHieght: 48\n"))
        #expect(run.output.contains("\n+    rowHeight: 48\n"))
        #expect(run.error == "")
        #expect(try folder.read("a.menu.yaml") == Self.spec)
        // Nothing to do is no finding.
        try folder.write("a.menu.yaml", Self.fixed)
        #expect(try menuc("check", "--fix", "--dry-run", in: folder).status == 0)
    }

    @Test func aLinkStaysAndPermissionsToo() throws {
        try folder.write("real.yaml", Self.spec)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("a.menu.yaml"))
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.appendingPathComponent("a.menu.yaml").path, withDestinationPath: "real.yaml")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o640], ofItemAtPath: folder.url.appendingPathComponent("real.yaml").path)
        #expect(try menuc("check", "--fix", "a.menu.yaml", in: folder).status == 0)
        #expect(try folder.read("real.yaml") == Self.fixed)
        let attributes = try FileManager.default.attributesOfItem(
            atPath: folder.url.appendingPathComponent("real.yaml").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
    }

    @Test func mistakes() throws {
        let alone = try menuc("check", "--dry-run", in: folder)
        #expect(alone.status == 2)
        #expect(alone.error == "menuc check: --dry-run stands with --fix\n")
        let input = try menuc("check", "--fix", "-", in: folder, input: Self.spec)
        #expect(input.status == 2)
        #expect(input.error.hasPrefix("menuc check: --fix changes files"))
        let dry = try menuc("check", "--fix", "--dry-run", "-", in: folder, input: Self.spec)
        #expect(dry.output.contains("+    rowHeight: 48"))
    }
}
