import MenuSpec

/// The specs of one build and what they are to become, looked at together.
struct BuildPlan {
    /// A spec and the name of the file that it becomes.
    struct Entry {
        var checked: CheckedSpec
        let outputFile: FilePath
    }

    private(set) var entries: [Entry] = []
    /// Whether two specs cannot be built together, so that nothing may be written.
    private(set) var hasClash = false
    private let fileExtension: String

    /// - Parameter fileExtension: What stands after a spec's name and a full stop.
    init(fileExtension: String) {
        self.fileExtension = fileExtension
    }

    mutating func add(_ checked: CheckedSpec, outputName: FilePath) {
        entries.append(Entry(checked: checked, outputFile: outputName + ".\(fileExtension)"))
    }

    /// Makes an error of each output's name that another spec has too, at the later one.
    ///
    /// Names that differ in nothing but case, or in how a letter and its marks are encoded, are one file to
    /// some file systems.
    mutating func reportOutputClashes() {
        var firsts: [String: Entry] = [:]
        for index in entries.indices {
            let entry = entries[index]
            let key = entry.outputFile.text.lowercased()
            guard let first = firsts[key] else {
                firsts[key] = entry
                continue
            }
            let (path, name) = (first.checked.source.path, entry.outputFile.text)
            if first.outputFile == entry.outputFile {
                report("'\(path)' and this file would both be written to '\(name)'", at: index)
            } else {
                report(
                    "'\(path)' would be written to '\(first.outputFile.text)' and this file to '\(name)', "
                        + "which some file systems take for one",
                    at: index)
            }
        }
    }

    /// Makes an error of each namespace that another spec has too, at the later one.
    mutating func reportNamespaceClashes() {
        var firsts: [String: String] = [:]
        for index in entries.indices {
            let checked = entries[index].checked
            guard let namespace = checked.document?.namespace else { continue }
            if let first = firsts[namespace] {
                report(
                    "namespace '\(namespace)' is that of '\(first)' too; give one of them another", at: index)
            } else {
                firsts[namespace] = checked.source.path
            }
        }
    }

    private mutating func report(_ message: String, at index: Int) {
        hasClash = true
        entries[index].checked = entries[index].checked.adding(fileError: "id-collision", message)
    }
}
