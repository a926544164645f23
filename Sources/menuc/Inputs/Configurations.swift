import MenuSpec

/// The configurations that hold for the specs of a run: for each spec the nearest `menuc.yml`, or for all the one that
/// the command line names.
///
/// The nearest is that of the spec's folder or of a folder above it, up to the root of the repository: the folder that
/// has a `.git`. Where there is none, the search ends in the home folder, or in the root of the file system. Each
/// folder is looked into once, and each file read once.
struct Configurations {
    /// One that was found.
    struct Entry {
        /// As messages name it.
        let path: FilePath
        /// Where it lies, without symlinks.
        let folder: FilePath
        /// Nil where there is an error in it.
        let configuration: Configuration?
    }

    /// What holds in a folder.
    private struct Place {
        var entry: Int?
        /// The folder as the entry's configuration names it; nil where it is not below that.
        var path: FilePath?
    }

    private(set) var entries: [Entry] = []
    /// What is wrong with them.
    private(set) var reports: [CheckedSpec] = []
    private(set) var failures: [TerminalText] = []
    private let looks: Bool
    /// The one that the command line names.
    private var named: Int?
    /// By folders as they are spelt.
    private var places: [FilePath: Place] = [:]
    /// By folders without symlinks.
    private var nearest: [FilePath: Int?] = [:]
    private let home = FilePath.home

    /// Those that are found.
    init() { looks = true }

    init(_ invocation: Invocation) {
        let file = invocation.value(of: .config)
        looks = file == nil && !invocation.has(.noConfig)
        if let file { named = load(file) }
    }

    /// What holds for the specs of a folder; nil where nothing does.
    mutating func entry(forSpecsIn folder: FilePath) -> Int? { place(of: folder).entry }

    /// Whether a search leaves a spec out.
    mutating func exclude(_ spec: FilePath) -> Bool {
        let place = place(of: spec.parent ?? FilePath("."))
        guard let entry = place.entry, let folder = place.path,
            let configuration = entries[entry].configuration, !configuration.exclude.isEmpty
        else { return false }
        return configuration.excludes(folder.appending(spec.lastComponent).bytes)
    }

    /// Where an entry's folder lies, seen from the current one.
    func shownFolder(of entry: Int) -> FilePath { Self.shown(entries[entry].folder) }

    private mutating func place(of folder: FilePath) -> Place {
        guard looks || named != nil else { return Place() }
        if let place = places[folder] { return place }
        var place = Place()
        if let resolved = folder.resolved {
            place.entry = named ?? (looks ? nearest(to: resolved) : nil)
            place.path = place.entry.flatMap { entry in
                let path = resolved.relative(to: entries[entry].folder)
                return path.bytes.starts(with: "..".utf8) ? nil : path
            }
        } else {
            place.entry = named
        }
        places[folder] = place
        return place
    }

    private mutating func nearest(to folder: FilePath) -> Int? {
        var passed: [FilePath] = []
        var next: FilePath? = folder
        var found: Int?
        while let folder = next {
            if let known = nearest[folder] {
                found = known
                break
            }
            passed.append(folder)
            let files = Configuration.fileNames.map { folder.appending(FilePath($0)) }.filter {
                // One that points nowhere is reported when it is read.
                let kind = (try? FileKind(of: $0)) ?? (try? FileKind(of: $0, followsSymlink: false))
                return kind == .regular || kind == .symlink
            }
            if files.count > 1 {
                let names = Configuration.fileNames.joined(separator: " and ")
                failures.append("\(Self.shown(folder).bytes) has both \(names); take one of them away")
                entries.append(Entry(path: files[0], folder: folder, configuration: nil))
                found = entries.count - 1
            } else if let file = files.first {
                found = load(Self.shown(folder).appending(file.lastComponent))
            }
            let isRoot = folder == home || (try? FileKind(of: folder.appending(FilePath(".git")))) != nil
            if found != nil || isRoot { break }
            next = folder.parent
        }
        for folder in passed { nearest[folder] = .some(found) }
        return found
    }

    private mutating func load(_ path: FilePath) -> Int {
        var configuration: Configuration?
        do {
            let file = try Descriptor.openForReading(path)
            defer { try? file.close() }
            let bytes = try file.read(upTo: Limits().input + 1)
            let (read, report) = Configuration.read(SourceFile(pathBytes: path.bytes, bytes: bytes))
            configuration = read
            if read == nil {
                reports.append(report)
                failures.append("\(path.bytes) is wrong; the specs that it is for were not checked")
            }
        } catch {
            failures.append("cannot read \(path.bytes): \(error.text)")
        }
        let folder = (path.parent ?? FilePath(".")).resolved ?? FilePath("/")
        entries.append(Entry(path: path, folder: folder, configuration: configuration))
        return entries.count - 1
    }

    /// A folder seen from the current one.
    private static func shown(_ folder: FilePath) -> FilePath {
        FilePath(".").resolved.map { folder.relative(to: $0) } ?? folder
    }
}
