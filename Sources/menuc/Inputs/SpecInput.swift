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
    /// Whether it was a file when it was found, and so may be read at any time; what comes by a pipe may be there once.
    var isFile = false
    /// The configuration that holds for it, by its place in the run's; nil where none does.
    var configuration: Int?

    static let standardInput = SpecInput(
        path: FilePath("-"), sourceName: FilePath("standard input"), outputName: SpecName.fallback,
        isStandardInput: true)

    /// Reads as much of the file as the limit allows, and a byte more to show that there is more.
    ///
    /// - Parameters:
    ///   - input: What `-` stands for.
    ///   - isAlone: Whether nothing else is read at the same time, and the heap can be made ready for it.
    func read(
        limit: Int, _ input: Descriptor, isAlone: Bool = true
    ) throws(SystemError) -> (source: SourceFile, version: FileVersion?) {
        let file = isStandardInput ? input : try Descriptor.openForReading(path)
        defer { if !isStandardInput { try? file.close() } }
        let bound = limit < Int.max ? limit + 1 : limit
        let version = try? FileVersion(of: file)
        let size = version?.size ?? 0
        if isAlone { HeapPages.prepare(forInputOf: min(size, bound)) }
        let bytes = try file.read(upTo: bound, expecting: size)
        return (SourceFile(pathBytes: path.bytes, bytes: bytes), version)
    }
}
