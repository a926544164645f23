import Foundation
import Testing

/// Does what pages say, in their order, and compares what they show.
///
/// A comment above a code block says what the block is: `file: NAME` is written, `begins: NAME` is how a file
/// begins, `prints: STATUS` is what the command before it printed, with its exit status. Blocks of `sh` are
/// run, but for `make`, which is for people and CI, and `swift`, which other tests do.
@Suite struct ReadmeTests {
    private struct Block {
        let language: String
        /// What the comment above says; empty where there is none.
        let role: String
        let content: String
    }

    @Test func doesWhatItSays() throws {
        let folder = try TemporaryFolder()
        let runs = try Self.follow("README.md", in: folder)
        #expect(runs.count >= 8)
        #expect(runs.first?.output == "")
        #expect(try folder.read("menu.schema.json").hasPrefix("{\n  \"$schema\":"))
        #expect(try folder.read("UIKitMenus/feedback.menu.swift").contains("makeView("))
        #expect(try folder.read("SwiftUIMenus/feedback.menu.swift").contains("some SwiftUI.View"))
    }

    @Test func theBehaviourIsAsItSays() throws {
        #expect(try Self.follow("docs/behaviour.md", in: TemporaryFolder()).count >= 4)
    }

    @Test func buildingIsAsItSays() throws {
        #expect(try Self.follow("docs/building.md", in: TemporaryFolder()).count >= 6)
    }

    @Test func theLayoutIsAsItSays() throws {
        #expect(try Self.follow("docs/formatting.md", in: TemporaryFolder()).count >= 6)
    }

    @Test func theBuildStepIsAsItSays() throws {
        #expect(try Self.follow("docs/build-step.md", in: TemporaryFolder()).count >= 2)
    }

    @Test func generatingSwiftIsAsItSays() throws {
        let folder = try TemporaryFolder()
        #expect(try Self.follow("docs/swift.md", in: folder).count >= 2)
        #expect(try folder.read("Menus/feedback.menu.swift").contains("public import MenuRuntime"))
    }

    @Test(arguments: ["docs/uikit.md", "docs/swiftui.md"])
    func generatingViewsIsAsItSays(_ page: String) throws {
        #expect(try Self.follow(page, in: TemporaryFolder()).count >= 1)
    }

    /// Does what a page says.
    ///
    /// - Returns: The runs of its commands.
    private static func follow(_ page: String, in folder: TemporaryFolder) throws -> [MenucRun] {
        let blocks = try Self.blocks(of: page)
        var runs: [(command: String, run: MenucRun)] = []
        var claims: [Int: Int32] = [:]
        for block in blocks {
            let (role, name) = Self.split(block.role)
            switch role {
            case "file": try folder.write(name, block.content)
            case "begins": #expect(try folder.read(name).hasPrefix(block.content), "\(name) begins otherwise")
            case "prints":
                let last = try #require(runs.last)
                #expect(last.run.output + last.run.error == block.content, "\(last.command)")
                claims[runs.count - 1] = Int32(name)
            default:
                guard block.language == "sh" else { continue }
                for line in block.content.split(separator: "\n")
                where !line.hasPrefix("make ") && !line.hasPrefix("swift ") {
                    runs.append((String(line), try Self.run(String(line), in: folder)))
                }
            }
        }
        for (index, run) in runs.enumerated() {
            #expect(run.run.status == claims[index] ?? 0, "\(run.command): \(run.run.error)")
        }
        return runs.map(\.run)
    }

    @Test func beginsWithTheTwoCommands() throws {
        #expect(try Self.blocks(of: "README.md").first?.content == "make demo\nmake test\n")
    }

    /// Whatever the README links to in the repository is there.
    @Test(arguments: [
        "README.md", "CONTRIBUTING.md", "docs/language.md", "docs/architecture.md", "docs/lint-in-ci.md",
        "docs/behaviour.md", "docs/building.md", "docs/build-step.md", "docs/swift.md", "docs/uikit.md",
        "docs/swiftui.md", "docs/formatting.md",
        "Tests/Traces/README.md",
    ])
    func linksLeadSomewhere(_ name: String) throws {
        let page = Self.root.appendingPathComponent(name)
        let text = try String(contentsOf: page, encoding: .utf8)
        for match in text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
            let target = page.deletingLastPathComponent().appendingPathComponent(String(match.1))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(name) links to \(match.1)")
        }
    }

    @Test func namesEveryCommand() throws {
        let text = try Self.text(of: "README.md")
        for command in [
            "check", "build", "fmt", "runtime", "simulate", "measure", "explain", "schema", "init", "help",
        ] {
            #expect(text.contains("| `menuc \(command)"))
        }
    }

    // MARK: Reading the page

    private static var root: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
    }

    private static func text(of page: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
    }

    private static func blocks(of page: String) throws -> [Block] {
        var blocks: [Block] = []
        var role = ""
        var language: String?
        var content = ""
        for line in try text(of: page).split(separator: "\n", omittingEmptySubsequences: false) {
            if let open = language {
                if line == "```" {
                    blocks.append(Block(language: open, role: role, content: content))
                    (language, role, content) = (nil, "", "")
                } else {
                    content += line + "\n"
                }
            } else if line.hasPrefix("```") {
                language = String(line.dropFirst(3))
            } else if line.hasPrefix("<!-- "), line.hasSuffix(" -->") {
                role = String(line.dropFirst(5).dropLast(4))
            }
        }
        return blocks
    }

    private static func split(_ role: String) -> (role: String, rest: String) {
        let parts = role.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
    }

    /// Runs a line as a shell would that has menuc on its path.
    private static func run(_ line: String, in folder: TemporaryFolder) throws -> MenucRun {
        let tools = URL(fileURLWithPath: try menucPath).deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try launch(
            "/bin/sh", ["-c", line], in: folder.url, environment: ["PATH": "\(tools):\(path)"])
    }
}
