import Foundation
import MenuSpec
import TestTools
import Testing

@testable import MenuBackends

/// Plays every trace, and compares each line.
@Suite struct TraceTests {
    static let folder = GoldenTests.root.appendingPathComponent("Tests/Traces")
    static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".trace") }.map { String($0.dropLast(6)) }.sorted()
    }()

    @Test(arguments: names)
    func plays(_ name: String) throws {
        let file = Self.folder.appendingPathComponent("\(name).trace")
        let trace = try Trace(String(contentsOf: file, encoding: .utf8), root: GoldenTests.root)
        let checked = CheckedSpec(checking: SourceFile(path: trace.path, bytes: Array(trace.spec.utf8)))
        let document = try #require(checked.document, "\(checked.diagnostics.map(\.message))")
        var simulation = try Simulation(of: trace.menus, in: document)
        #expect(lines(simulation.start()) == trace.start)
        let events = try trace.steps.map { try simulation.read($0.event) }
        for (step, event) in zip(trace.steps, events) {
            #expect(lines(simulation.play(event)) == step.lines, "\(step.event)")
            #expect(!step.lines.isEmpty)
        }
    }

    private func lines(_ bytes: [UInt8]) -> [String] {
        String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    @Test func everyTutorialHasOne() {
        let tutorials = GoldenTests.names.filter { $0.hasPrefix("00") }
        #expect(tutorials.count == 5)
        #expect(Set(tutorials).isSubset(of: Self.names))
        #expect(Self.names.count >= 30)
    }
}
