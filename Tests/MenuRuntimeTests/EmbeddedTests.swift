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
        let said = String(decoding: text, as: UTF8.self)
        #expect(process.terminationStatus == 0, "\(said)")
        // Xcode's toolchain may lack Embedded Swift, and then nothing is compiled; that of swift.org has it.
        #if os(Linux)
            #expect(said == "MenuRuntime compiles as Embedded Swift\n")
        #endif
    }
}
