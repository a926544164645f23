/// Where what a build makes goes.
enum BuildDestination {
    /// To standard output.
    case printed
    /// Into a folder, under the specs' names.
    case folder(FilePath)
    /// To one file, whatever its spec is called.
    case file(OutputFile)

    /// What a command line says.
    ///
    /// - Throws: Where that is nothing to write to.
    init(_ invocation: Invocation) throws(UsageError) {
        if let path = invocation.value(of: .outputFile) {
            self = .file(try OutputFile(path, invocation.description.command))
        } else if let path = invocation.value(of: .output), path != FilePath("-") {
            self = .folder(path)
        } else {
            self = .printed
        }
    }

    var isPrinted: Bool {
        if case .printed = self { true } else { false }
    }

    /// The only output; nil where there may be more.
    var file: OutputFile? {
        if case .file(let file) = self { file } else { nil }
    }
}

/// A file that a command line names to be written.
struct OutputFile {
    /// Where it is.
    let folder: FilePath
    /// Its name in the folder.
    let name: FilePath

    /// - Throws: For a path that no file can have.
    init(
        _ path: FilePath, _ command: Command, option: String = "--output-file"
    ) throws(UsageError) {
        name = path.lastComponent
        folder = path.parent ?? FilePath(".")
        guard !["", ".", ".."].contains(name.text) else {
            throw UsageError(command, "\(option) takes a file, and '\(path.bytes)' is a folder")
        }
        guard path != FilePath("-") else {
            throw UsageError(command, "\(option) takes a file; for one of the name '-', write ./-")
        }
    }
}
