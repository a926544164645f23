import Foundation
import Testing

@testable import MenuBackends

/// Generated Swift in the modules that apps have: in several, with other rules, beside code that uses it.
@Suite(.serialized) struct SwiftModuleTests {
    /// What upcoming features ask for, all at once.
    private static let features = [
        "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault",
        "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "MemberImportVisibility",
    ]

    private static let spec = """
        menuSpec: 1
        namespace: Feedback
        dropdowns:
          reason: {title: Select a reason, options: {tooSlow: Too slow, tooLoud: Too loud, default: Something else}}
          topic: {title: Topic, cases: open, options: [Speed]}
        sectionTrees:
          letters: {sections: [{title: C, items: [Habet et musca splenem.]}]}
        """

    private static let use = """
        func told(_ reason: Feedback.Reason) -> String {
            switch reason {
            case .tooSlow: "slow"
            case .tooLoud: "loud"
            case .default: "else"
            }
        }

        let checks: [Bool] = [
            told(.default) == "else",
            Feedback.reason.title(of: .tooLoud) == "Too loud",
            Feedback.Reason(id: "tooSlow") == .tooSlow,
            Feedback.Reason(id: "tooShort") == nil,
            Feedback.Reason.allCases.map(\\.id) == ["tooSlow", "tooLoud", "default"],
            Feedback.topic.title(of: Feedback.Topic(id: "other")) == "other",
            Feedback.letters.title(of: .c_habetEtMuscaSplenem) == "Habet et musca splenem.",
            Feedback.Letters(id: "c/habetEtMuscaSplenem")?.rawValue == 1,
            Feedback.document.dropdowns.map(\\.id) == ["reason", "topic"],
            Feedback.reason.selected(in: Feedback.reason.state).isEmpty,
        ]

        """

    private static let main = "if let first = checks.firstIndex(of: false) { fatalError(\"\\(first)\") }\n"

    @Test func publicOverTheImportedRuntime() throws {
        var options = Target.Options()
        (options.access, options.runtime) = (.public, .import)
        let folder = try SwiftFolder()
        let sources = GoldenTests.root.appendingPathComponent("Sources/MenuRuntime").path
        let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
            .filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }
        try folder.write("Feedback.swift", GeneratedMenus(Self.spec).swift(options))
        for (index, spec) in try SwiftCompiledTests.ofRepository().prefix(5).enumerated() {
            try folder.write("Spec\(index).swift", spec.swift(options))
        }
        let menus = ["Feedback.swift"] + (0..<5).map { "Spec\($0).swift" }
        try folder.write("main.swift", "import MenuRuntime\nimport Menus\n\n" + Self.use + Self.main)
        let module = ["-wmo", "-parse-as-library", "-emit-module", "-c", "-warnings-as-errors", "-I", "."]
        try folder.compile(module + ["-module-name", "MenuRuntime", "-o", "MenuRuntime.o"] + files)
        for flags in [["-swift-version", "5"], Self.features] {
            try folder.compile(flags + module + ["-module-name", "Menus", "-o", "Menus.o"] + menus)
            try folder.compile(
                flags + [
                    "-warnings-as-errors", "-I", ".", "main.swift", "Menus.o", "MenuRuntime.o", "-o", "app",
                ])
            let run = try folder.run(folder.url.appendingPathComponent("app").path)
            #expect(run.status == 0, "\(String(decoding: run.error, as: UTF8.self).prefix(500))")
        }
    }

    /// Where every declaration that does not say otherwise is the main actor's.
    @Test func embeddedAmongTheMainActors() throws {
        #if compiler(>=6.2)
            let folder = try SwiftFolder()
            try folder.writeRuntime()
            try folder.write("Feedback.swift", GeneratedMenus(Self.spec).swift())
            try folder.write(
                "Use.swift",
                "nonisolated func usedAnywhere() -> [Bool] {\n" + Self.use + "return checks\n}\n")
            for mode in ["5", "6"] {
                try folder.compile(
                    Self.features + [
                        "-swift-version", mode, "-default-isolation", "MainActor", "-typecheck",
                        "-parse-as-library",
                        "-warnings-as-errors", "MenuRuntime.swift", "Feedback.swift", "Use.swift",
                    ])
            }
        #endif
    }

    /// What makes an option that was added known to all who choose by options.
    @Test func closedOptionsAreExhaustive() throws {
        let folder = try SwiftFolder()
        try folder.writeRuntime()
        try folder.write("Use.swift", Self.use)
        let files = ["-typecheck", "-parse-as-library", "MenuRuntime.swift", "Feedback.swift", "Use.swift"]
        try folder.write("Feedback.swift", GeneratedMenus(Self.spec).swift())
        try folder.compile(["-swift-version", "6"] + files)
        let more = Self.spec.replacing("tooLoud: Too loud", with: "tooLoud: Too loud, tooDear: Too dear")
        try folder.write("Feedback.swift", GeneratedMenus(more).swift())
        let said = try folder.refusal(["-swift-version", "6"] + files)
        #expect(said.contains("switch must be exhaustive"))
        #expect(said.contains(".tooDear"))
    }
}
