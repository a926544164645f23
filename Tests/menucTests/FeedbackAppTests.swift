import Foundation
import Testing

/// Builds `Examples/FeedbackApp` with the plugin, and changes it as people do.
///
/// All in one test, one build after the other: the first builds menuc too and takes the time of that. What it made is
/// kept in `build/FeedbackApp` for the next time. `swift test --skip FeedbackAppTests` leaves it out.
@Suite struct FeedbackAppTests {
    @Test func isBuiltRunAndBuiltAgain() throws {
        let app = try ExampleApp("FeedbackApp")
        let feedback = "Sources/FeedbackApp/Feedback/screen.menu.yaml"
        let help = "Sources/FeedbackApp/Help/screen.menu.yaml"

        // One command for the runtime, one for each spec.
        try app.build().expectSuccess()
        #expect(try app.run() == Self.output)
        let outputs = ["Feedback-screen.menu.swift", "Help-screen.menu.swift", "MenuRuntime.swift"]
        #expect(try app.generated().map(\.lastPathComponent) == outputs)
        for (file, name) in zip(try app.generated(), ["Feedback/screen.menu.yaml", "Help/screen.menu.yaml"]) {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.hasPrefix("// Made by menuc from \(name). "))
            #expect(!text.contains(app.folder.path))
        }

        // Once more: nothing is compiled. SwiftPM links the tool anew the first time, and asks it again for that.
        let state = try app.state()
        try app.build().expectNothingCompiled()
        let again = try app.build()
        again.expectNothingCompiled()
        #expect(!again.log.contains("Making"))
        #expect(try app.state() == state)

        // A spec that was saved without a change, or with one that changes nothing: the tool runs, once.
        try app.edit(feedback) { $0 + "# The end.\n" }
        let touched = try app.build()
        touched.expectNothingCompiled()
        #expect(touched.log.contains("Making"))
        #expect(!(try app.build()).log.contains("Making"))
        #expect(try app.state() == state)

        // An error of the spec is one of the build, until it is mended.
        try app.edit(feedback) { $0.replacingOccurrences(of: "rowHeight", with: "rowHieght") }
        for _ in 1...2 {
            try app.build().expectFailure(
                "\(app.folder.path)/\(feedback):8:5: error: a dropdown has no key 'rowHieght'; "
                    + "did you mean 'rowHeight'? [unknown-key]\n")
        }
        // A warning is one, and fails nothing.
        try app.edit(feedback) { $0.replacingOccurrences(of: "rowHieght: 48", with: "rowHeight: 40") }
        let warned = try app.build()
        warned.expectSuccess()
        #expect(warned.log.contains("\(app.folder.path)/\(feedback):8:16: warning: 40 points"))

        // What is new in a spec is new in Swift.
        try app.edit(feedback) {
            $0.replacingOccurrences(of: "Too loud", with: "Much too loud")
        }
        try app.build().expectSuccess()
        #expect(try app.run() == Self.output.replacingOccurrences(of: "Too loud", with: "Much too loud"))
        try app.edit(feedback) {
            $0.replacingOccurrences(of: "      other:", with: "      tooDear: Too dear\n      other:")
        }
        try app.build().expectFailure("main.swift:5:5: error: switch must be exhaustive")
        try app.edit(feedback) { $0.replacingOccurrences(of: "      tooDear: Too dear\n", with: "") }

        // Specs that get in each other's way.
        try app.write("Sources/FeedbackApp/help-screen.menu.yml", Self.spec)
        try app.build().expectFailure(
            "error: FeedbackApp: 'Help/screen.menu.yaml' and 'help-screen.menu.yml' would both become "
                + "'help-screen.menu.swift'; give one of them another name")
        try app.delete("Sources/FeedbackApp/help-screen.menu.yml")
        try app.write("Sources/FeedbackApp/MenuRuntime.swift", "")
        try app.build().expectFailure(
            "error: FeedbackApp: the plugin makes 'MenuRuntime.swift', and 'MenuRuntime.swift' has that name")
        try app.delete("Sources/FeedbackApp/MenuRuntime.swift")
        let other = "Sources/FeedbackApp/Other/\"odd\" $x '#'.menu.yaml"
        try app.write(other, Self.spec)
        let path = "\(app.folder.path)/\(help)"
        try app.build().expectFailure(
            "\(app.folder.path)/\(other):1:1: error: this file and '\(path)' both have the namespace 'Help'; "
                + "give one of them another 'namespace' [id-collision]\n")
        try app.edit(other) { $0.replacingOccurrences(of: "namespace: Help", with: "namespace: Other") }
        try app.build().expectSuccess()
        #expect(try app.generated().map(\.lastPathComponent).contains("Other-_odd_ $x '#'.menu.swift"))

        // The same with views, of each kind: they are for systems that have them, and a function is here to make them.
        for (plugin, function, view) in [
            ("MenuUIKitPlugin", "func makeView(", "class DropdownControl"),
            ("MenuSwiftUIPlugin", "func view(", "struct DropdownMenu"),
        ] {
            try app.usePlugin(plugin)
            try app.build().expectSuccess()
            #expect(try app.run() == Self.output.replacingOccurrences(of: "Too loud", with: "Much too loud"))
            let texts = try app.generated().map { try String(contentsOf: $0, encoding: .utf8) }
            #expect(texts.count == 4)
            #expect(texts.filter { $0.contains(function) }.count == 3)
            #expect(texts.filter { $0.contains(view) }.count == 1)
        }
        try app.usePlugin("MenuCompilerPlugin")

        // With a spec go its types.
        try app.delete(other)
        try app.edit("Sources/FeedbackApp/main.swift") { $0 + "_ = Other.document\n" }
        try app.build().expectFailure("error: cannot find 'Other' in scope")
    }

    private static let output = """
        Select a reason:
        - Too slow: we make it faster
        - Too loud: we make it quieter
        - Something else: please tell us more
        tapButton -> open
        tapOption -> select tooLoud, close
        chosen: ["Too loud"]
        payment: Payment
        payment/cards: Which cards can I use?
        payment/receipt: Where is my receipt?
        All common ones.
        open: ["Payment"]

        """

    private static let spec = """
        menuSpec: 1
        namespace: Help
        dropdowns:
          size:
            title: Size
            options: [Small, Large]

        """
}
