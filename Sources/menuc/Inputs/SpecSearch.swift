import MenuSpec

/// The specs that the paths of a command line stand for.
struct SpecSearch {
    private(set) var inputs: [SpecInput] = []
    /// Why paths gave nothing, each a line.
    private(set) var failures: [TerminalText] = []
    /// Whether all folders could be searched, whatever was in them.
    private(set) var isComplete = true
    /// Spellings of one path count once.
    private var seen: Set<FilePath> = []
    /// Where the folders of specs really lie, by their spelling.
    private var resolved: [FilePath: FilePath] = [:]
    private let root: SpecRoot?

    /// - Parameters:
    ///   - operands: None for the current folder.
    ///   - root: The folder that all specs are named from; nil for the folder that each was found in.
    init(_ operands: [FilePath], root folder: FilePath? = nil) {
        root = folder.map { SpecRoot($0) }
        if let folder, root?.isThere == false {
            failures.append("there is no folder \(folder.bytes), which --root names")
            isComplete = false
            return
        }
        for path in operands.isEmpty ? [FilePath(".")] : operands {
            if path == FilePath("-") {
                add(.standardInput)
            } else if (try? FileKind(of: path)) == .folder {
                search(path)
            } else {
                // What is not there, or cannot be read, is reported when it is read.
                add(path, name: path.lastComponent)
            }
        }
    }

    private mutating func search(_ folder: FilePath) {
        let found = FolderSearch(of: folder, where: SpecName.isSpec)
        for failure in found.failures {
            failures.append("cannot read \(failure.folder.bytes): \(failure.error.text)")
            isComplete = false
        }
        if found.files.isEmpty, found.failures.isEmpty {
            failures.append(
                "no spec in \(folder.bytes): neither it nor a folder in it has a *.menu.yaml or *.menu.yml")
        }
        for file in found.files {
            add(folder.appending(file), name: file)
        }
    }

    /// - Parameter name: What the spec is called if there is no root.
    private mutating func add(_ path: FilePath, name: FilePath) {
        guard let name = root.map({ $0.name(of: path) }) ?? name else {
            failures.append("\(path.bytes) does not lie in the folder that --root names")
            isComplete = false
            return
        }
        add(SpecInput(path: path, sourceName: name, outputName: SpecName.stem(of: name)))
    }

    private mutating func add(_ input: SpecInput) {
        // A file may be called `-`; its path is then `./-`.
        let key = input.isStandardInput ? FilePath("") : place(of: input.path)
        if seen.insert(key).inserted { inputs.append(input) }
    }

    /// The same for every spelling of a path, symlinks to folders among them; a symlink to a file is a file of its own.
    private mutating func place(of path: FilePath) -> FilePath {
        let folder = path.parent ?? FilePath(".")
        if let known = resolved[folder] { return known.appending(path.lastComponent) }
        guard let found = folder.resolved else { return path.normalized }
        resolved[folder] = found
        return found.appending(path.lastComponent)
    }
}
