import Foundation
import PackagePlugin

/// The specs among the files of a target, and what each becomes.
///
/// All of it follows from the names of the files: what is in them is read when they are built.
struct SpecOutputs {
    struct Entry {
        let spec: URL
        /// The folder that the spec is named from.
        let root: URL
        /// The path below that.
        let path: String
        /// The name of the Swift file.
        let output: String
    }

    private(set) var entries: [Entry] = []
    /// What makes the target impossible to build, a line each.
    private(set) var faults: [String] = []

    /// The file that holds what all others stand on.
    static let runtime = "MenuRuntime.swift"
    private static let suffixes = [".menu.yaml", ".menu.yml"]

    /// - Parameters:
    ///   - root: The folder that specs are named from: the target's.
    ///   - files: All files of the target.
    init(root: URL, files: [URL]) {
        // Names that differ in nothing but case are one file to some file systems.
        var owners: [String: String] = [:]
        for file in files where file.pathExtension == "swift" {
            owners[file.lastPathComponent.lowercased()] = Self.place(of: file, below: root).path
        }
        let specs = files.compactMap { file in
            Self.suffixes.first { file.lastPathComponent.hasSuffix($0) }.map { (file, $0) }
        }
        for (spec, suffix) in specs.sorted(by: { $0.0.path < $1.0.path }) {
            let (root, path) = Self.place(of: spec, below: root)
            let output = Self.name(from: String(path.dropLast(suffix.count))) + ".menu.swift"
            if let owner = owners.updateValue(path, forKey: output.lowercased()) {
                faults.append(
                    owner.hasSuffix(".swift")
                        ? "'\(path)' would become '\(output)', and '\(owner)' has that name; delete or rename it"
                        : "'\(owner)' and '\(path)' would both become '\(output)'; give one of them another name"
                )
            }
            entries.append(Entry(spec: spec, root: root, path: path, output: output))
        }
        if !entries.isEmpty, let owner = owners[Self.runtime.lowercased()] {
            faults.append(
                "the plugin makes '\(Self.runtime)', and '\(owner)' has that name; delete or rename it")
        }
    }

    /// A file's name from a path. What breaks the files that SwiftPM tells the compiler by is left out.
    private static func name(from path: String) -> String {
        String(
            String.UnicodeScalarView(
                path.unicodeScalars.map { scalar in
                    switch scalar {
                    case "/": "-"
                    case "\"", "\\", "\0"..."\u{1F}", "\u{7F}": "_"
                    default: scalar
                    }
                }))
    }

    /// The path of a file below a folder; where it lies elsewhere, that below its own.
    private static func place(of file: URL, below folder: URL) -> (root: URL, path: String) {
        let prefix = folder.path.hasSuffix("/") ? folder.path : folder.path + "/"
        return file.path.hasPrefix(prefix)
            ? (folder, String(file.path.dropFirst(prefix.count)))
            : (file.deletingLastPathComponent(), file.lastPathComponent)
    }

    /// A command for the runtime and one for each spec; none where there is no spec, nor where something is at fault,
    /// which is told.
    ///
    /// - Parameters:
    ///   - target: The name of the target.
    ///   - menuc: The tool.
    ///   - folder: Where all outputs go.
    func commands(for target: String, menuc: URL, into folder: URL) -> [Command] {
        for fault in faults { Diagnostics.error("\(target): \(fault)") }
        guard faults.isEmpty, !entries.isEmpty else { return [] }
        let runtime = folder.appendingPathComponent(Self.runtime)
        let makeRuntime = Command.buildCommand(
            displayName: "Writing the runtime of menus",
            executable: menuc,
            arguments: [
                "runtime", "--target", Self.target, "--output-file", runtime.path, "--color", "never", "--",
            ] + entries.map(\.spec.path),
            // It alone sees that two specs have one namespace.
            inputFiles: entries.map(\.spec), outputFiles: [runtime])
        return [makeRuntime]
            + entries.map { entry in
                let output = folder.appendingPathComponent(entry.output)
                return .buildCommand(
                    displayName: "Making Swift of \(entry.path)",
                    executable: menuc,
                    arguments: [
                        "build", "--target", Self.target, "--root", entry.root.path, "--output-file",
                        output.path,
                        "--color", "never", "--", entry.spec.path,
                    ],
                    inputFiles: [entry.spec], outputFiles: [output])
            }
    }
}
