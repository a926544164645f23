import MenuSpec

/// A spec to read.
struct SpecInput: Sendable {
    /// What diagnostics call it; `-` for standard input.
    let path: FilePath
    /// What its outputs call it: its path below the folder that was searched, or its name.
    let sourceName: FilePath
    /// What its outputs are called, less the extension.
    let outputName: FilePath
    var isStandardInput = false
    /// The configuration that holds for it, by its place in the run's; nil where none does.
    var configuration: Int?

    static let standardInput = SpecInput(
        path: FilePath("-"), sourceName: FilePath("standard input"), outputName: SpecName.fallback,
        isStandardInput: true)

    /// Reads as much of the file as the limit allows, and a byte more to show that there is more.
    func read(limit: Int, _ console: Console) throws(SystemError) -> SourceFile {
        let bound = limit < Int.max ? limit + 1 : limit
        if isStandardInput {
            return SourceFile(pathBytes: path.bytes, bytes: try console.input.read(upTo: bound))
        }
        let file = try Descriptor.openForReading(path)
        defer { try? file.close() }
        return SourceFile(pathBytes: path.bytes, bytes: try file.read(upTo: bound))
    }
}
