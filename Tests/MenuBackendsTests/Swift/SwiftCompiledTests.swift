import Foundation
import MenuRuntime
import MenuSpec
import Testing

@testable import MenuBackends

/// Generated Swift compiles without a word, and is the same as the JSON target, value for value.
@Suite(.serialized) struct SwiftCompiledTests {
    /// Compiles specs into one program, and compares what it prints with the JSON target.
    private func check(_ specs: [GeneratedMenus], _ flags: [String]) throws {
        let folder = try SwiftFolder()
        for (index, spec) in specs.enumerated() { try folder.write("Spec\(index).swift", spec.swift()) }
        try folder.writeRuntime()
        try folder.write("Support.swift", GeneratedMenus.support)
        try folder.write("main.swift", GeneratedMenus.program(specs))
        let files =
            specs.indices.map { "Spec\($0).swift" } + ["MenuRuntime.swift", "Support.swift", "main.swift"]
        try folder.compile(
            flags + ["-wmo", "-warnings-as-errors", "-module-name", "Menus", "-o", "program"] + files)
        let run = try folder.run(folder.url.appendingPathComponent("program").path)
        #expect(run.status == 0, "\(String(decoding: run.error, as: UTF8.self))")
        let lines = run.output.split(separator: 10)
        #expect(lines.count == specs.count)
        for (line, spec) in zip(lines, specs) {
            let shown = try #require(try JSONSerialization.jsonObject(with: line) as? NSDictionary)
            let expected = try spec.expected()
            let difference = firstDifference(shown, expected)
            #expect(difference == nil, "\(spec.input.sourceName)")
        }
    }

    /// Texts and names that generators have been broken with in every place, and specs made at random of every field.
    @Test func hostileSpecs() throws {
        var random = RandomSpec(seed: 0x5EED)
        let made = try (0..<25).map { index in
            try GeneratedMenus(random.next(namespace: "Random\(index)"), path: "\(index).menu.yaml")
        }
        for construct in ConstructDescription.all {
            for field in construct.fields {
                #expect(
                    random.used.contains("\(construct.name).\(field.name)"),
                    "no \(construct.name) has \(field.name)")
            }
        }
        try check(HostileSpecs.all() + made, ["-swift-version", "6"])
    }

    @Test func specsOfTheRepository() throws {
        try check(Self.ofRepository(), ["-swift-version", "5", "-O"])
    }

    static func ofRepository() throws -> [GeneratedMenus] {
        try GoldenTests.names.map { name in
            let file = GoldenTests.root.appendingPathComponent("specs/\(name).menu.yaml")
            return try GeneratedMenus(String(contentsOf: file, encoding: .utf8), path: "\(name).menu.yaml")
        }
    }
}

/// Where two values of JSON first differ, and how; nil where they are equal.
private func firstDifference(_ left: Any, _ right: Any, at place: String = "") -> String? {
    switch (left, right) {
    case (let left as NSDictionary, let right as NSDictionary):
        let keys = Set((left.allKeys + right.allKeys).compactMap { $0 as? String }).sorted()
        for key in keys {
            guard let one = left[key], let other = right[key] else { return "\(place)/\(key) is not in both" }
            if let found = firstDifference(one, other, at: "\(place)/\(key)") { return found }
        }
        return nil
    case (let left as NSArray, let right as NSArray):
        guard left.count == right.count else { return "\(place) has \(left.count), not \(right.count)" }
        for (index, (one, other)) in zip(left, right).enumerated() {
            if let found = firstDifference(one, other, at: "\(place)/\(index)") { return found }
        }
        return nil
    case (let left as String, let right as String):
        // Texts that are only equivalent are not the same.
        return Array(left.utf8) == Array(right.utf8)
            ? nil : "\(place): \(left.debugDescription), not \(right.debugDescription)"
    default:
        return (left as? NSObject) == (right as? NSObject) ? nil : "\(place): \(left), not \(right)"
    }
}
