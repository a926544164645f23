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
    ///   - operands: None for what the configuration of the current folder names, or else for that folder.
    ///   - root: The folder that all specs are named from; nil for the folder that each was found in.
    ///   - configurations: What holds for the specs.
    init(
        _ operands: [FilePath], root folder: FilePath? = nil, _ configurations: inout Configurations
    ) {
        root = folder.map { SpecRoot($0) }
        if let folder, root?.isThere == false {
            failures.append("there is no folder \(folder.bytes), which --root names")
            isComplete = false
            return
        }
        let here = FilePath(".")
        if operands.isEmpty, let entry = configurations.entry(forSpecsIn: here) {
            // Of one with an error nobody knows what it names.
            guard let configuration = configurations.entries[entry].configuration else {
                isComplete = false
                return
            }
            if let patterns = configuration.specs {
                for pattern in patterns { search(pattern, of: entry, &configurations) }
                return
            }
        }
        for path in operands.isEmpty ? [here] : operands {
            if path == FilePath("-") {
                var input = SpecInput.standardInput
                input.configuration = configurations.entry(forSpecsIn: here)
                add(input)
            } else {
                add(operand: path, &configurations)
            }
        }
    }

    private mutating func add(operand path: FilePath, _ configurations: inout Configurations) {
        let kind = try? FileKind(of: path)
        if kind == .folder {
            search(path, &configurations)
        } else {
            // What is not there, or cannot be read, is reported when it is read.
            add(path, name: path.lastComponent, isFile: kind == .regular, &configurations)
        }
    }

    /// Adds what a pattern of a configuration names.
    private mutating func search(
        _ pattern: PathPattern, of entry: Int, _ configurations: inout Configurations
    ) {
        let base = FilePath(pattern.base)
        let home = configurations.shownFolder(of: entry)
        let folder = base.bytes.isEmpty ? home : home.appending(base)
        guard pattern.hasWildcards else { return add(operand: folder, &configurations) }
        search(folder, &configurations) { pattern.matches(base.appending($0).bytes) }
    }

    /// - Parameter isMeant: Whether a path below the folder is looked for.
    private mutating func search(
        _ folder: FilePath, _ configurations: inout Configurations,
        where isMeant: ((FilePath) -> Bool)? = nil
    ) {
        let found = FolderSearch(of: folder, where: SpecName.isSpec)
        for failure in found.failures {
            failures.append("cannot read \(failure.folder.bytes): \(failure.error.text)")
            isComplete = false
        }
        if found.files.isEmpty, found.failures.isEmpty {
            failures.append(
                "no spec in \(folder.bytes): neither it nor a folder in it has a *.menu.yaml or *.menu.yml")
            return
        }
        var count = 0
        for file in found.files where isMeant?(file) ?? true {
            let path = folder.appending(file)
            if configurations.exclude(path) { continue }
            count += 1
            add(path, name: file, isFile: true, &configurations)
        }
        if count == 0, found.failures.isEmpty {
            failures.append(
                "no spec in \(folder.bytes) but what the configuration leaves out ('specs', 'exclude')")
        }
    }

    /// - Parameter name: What the spec is called if there is no root.
    private mutating func add(
        _ path: FilePath, name: FilePath, isFile: Bool, _ configurations: inout Configurations
    ) {
        guard let name = root.map({ $0.name(of: path) }) ?? name else {
            failures.append("\(path.bytes) does not lie in the folder that --root names")
            isComplete = false
            return
        }
        add(
            SpecInput(
                path: path, sourceName: name, outputName: SpecName.stem(of: name), isFile: isFile,
                configuration: configurations.entry(forSpecsIn: path.parent ?? FilePath("."))))
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
