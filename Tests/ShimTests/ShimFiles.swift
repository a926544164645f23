import Foundation
import TestTools

extension Shims {
    /// The executable of Tests/Shims/Checks.
    static let checks = Result {
        let executable = try built.get().appendingPathComponent("checks")
        try compile("ShimChecks", [sources.appendingPathComponent("Checks")], to: executable)
        return executable
    }

    /// The executable of Tests/Shims/SwiftUIChecks.
    static let swiftUIChecks = Result {
        let executable = try built.get().appendingPathComponent("swiftui-checks")
        let folders = ["SwiftUIChecks", "Checks/Recorder.swift"].map { sources.appendingPathComponent($0) }
        try compile("SwiftUIChecks", folders, options: ["-lSwiftUI"], to: executable)
        return executable
    }

    /// Lines of a table, without comments, in columns.
    static func table(_ name: String) throws -> [[String]] {
        let url = sources.appendingPathComponent("data/\(name)")
        return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }
}
