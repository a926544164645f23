import Foundation
import Testing

/// What runs in apps may run in browsers too.
@Suite struct EmbeddedTests {
    @Test func theRuntimeIsEmbeddedSwift() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let output = Pipe()
        let process = Process()
        process.executableURL = root.appendingPathComponent("Tools/check-embedded")
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
    }
}
