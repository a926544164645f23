import Foundation
import Testing

/// What is brought along with generated code is taken from the sources of the runtime; words that mean something in
/// code mean nothing in comments.
@Suite struct EmbeddedCommentTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func comments(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter {
            $0.hasPrefix("//")
        }
    }

    @Test(arguments: [("MenuRuntime", "Text"), ("MenuUIKit", "UIKit"), ("MenuSwiftUI", "SwiftUI")])
    func commentsStay(_ module: String, _ name: String) throws {
        let output = "Sources/MenuBackends/Swift/RuntimeSource.\(name).swift"
        let made = Set(
            Self.comments(try String(contentsOf: Self.root.appendingPathComponent(output), encoding: .utf8)))
        let folder = Self.root.appendingPathComponent("Sources/\(module)")
        let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        var comments: [String] = []
        for case let file as URL in files where file.pathExtension == "swift" {
            comments += Self.comments(try String(contentsOf: file, encoding: .utf8))
        }
        #expect(comments.count > 100)
        // What is for embedded programs alone is left out, with what is said of it.
        let missing = comments.filter { !made.contains($0) && !$0.contains("embedded programs") }
        #expect(missing == [])
    }
}
