import Foundation
import MenuSpec
import Testing

@testable import MenuBackends

/// The runtime that is written beside generated code is that of the sources.
@Suite struct RuntimeSourceTests {
    private let text: String = {
        var text: [UInt8] = []
        Target.swift.runtime?.render { text += $0 }
        return String(decoding: text, as: UTF8.self)
    }()

    @Test func isNotStale() throws {
        let folder = try SwiftFolder()
        let run = try folder.run(
            GoldenTests.root.appendingPathComponent("Tools/embed-runtime").path, ["--check"])
        #expect(run.status == 0, "\(String(decoding: run.error, as: UTF8.self))")
    }

    /// Nothing in it is public, imported or another's.
    @Test func standsAlone() {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            #expect(words.first != "import", "\(line)")
            #expect(!words.prefix { !$0.hasPrefix("//") }.contains("public"), "\(line)")
            #expect(!line.contains("hasFeature"))
        }
        for name in [
            "struct MenuDocument", "protocol MenuOption", "struct DropdownState", "struct SectionTree",
        ] {
            #expect(text.contains("nonisolated \(name)"))
        }
    }

    /// No namespace can hide a type of the runtime's.
    @Test func itsTypesAreNoNamespaces() throws {
        let types = text.matches(of: /(?m)^nonisolated (?:private )?(?:struct|enum|protocol) (\w+)/).map {
            String($0.1)
        }
        #expect(types.count > 20)
        for type in types + ["MenuCodable", "MenuRuntime"] {
            let rejection = #expect(throws: GeneratedMenus.Rejection.self) {
                try GeneratedMenus(
                    "menuSpec: 1\nnamespace: \(type)\ndropdowns: {a: {title: T, options: [A]}}\n")
            }
            #expect(rejection?.messages.count == 1, "\(type)")
            #expect(SwiftName.type(type) == type + "_")
        }
    }
}
