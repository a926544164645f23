#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Looks for files in a folder and in all below it.
///
/// Hidden files and folders are passed over, and symlinks to folders are not followed, so that no circle
/// of them matters. A file behind a symlink is found.
struct FolderSearch {
    /// What was found, relative to the folder, sorted by bytes.
    private(set) var files: [FilePath] = []
    /// Folders that could not be read, with the path they were opened by.
    private(set) var failures: [(folder: FilePath, error: SystemError)] = []

    /// - Parameter isWanted: Whether to take a file of a name.
    init(of root: FilePath, where isWanted: (FilePath) -> Bool) {
        // Relative folders yet to be read; a list and not a recursion, whatever the depth.
        var pending = [FilePath(".")]
        while let relative = pending.popLast() {
            let folder = relative == FilePath(".") ? root : root.appending(relative)
            let entries: [(name: FilePath, kind: FileKind?)]
            do {
                entries = try Self.entries(of: folder)
            } catch {
                failures.append((folder, error))
                continue
            }
            for (name, known) in entries where name.bytes.first != UInt8(ascii: ".") {
                let kind = known ?? (try? FileKind(of: folder.appending(name), followsSymlink: false))
                switch kind {
                case .folder: pending.append(relative.appending(name))
                case .regular where isWanted(name): files.append(relative.appending(name))
                case .symlink where isWanted(name):
                    // One that points nowhere is reported when it is read.
                    let target = try? FileKind(of: folder.appending(name))
                    if target == .regular || target == nil { files.append(relative.appending(name)) }
                default: break
                }
            }
        }
        files.sort()
        failures.sort { $0.folder < $1.folder }
    }

    /// The names in a folder, `.` and `..` too, in no order.
    static func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
        try entries(of: folder).map(\.name)
    }

    /// The same with what kinds they are, as far as the file system says so by the way.
    private static func entries(
        of folder: FilePath
    ) throws(SystemError) -> [(name: FilePath, kind: FileKind?)] {
        guard let stream = folder.withCString({ opendir($0) }) else { throw .last }
        defer { closedir(stream) }
        var entries: [(name: FilePath, kind: FileKind?)] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .last }
                return entries
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) {
                    Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
                }
            }
            // The bits of a mode that tell the kind, or 0.
            let bits = mode_t(entry.pointee.d_type) << 12
            entries.append((FilePath(name), bits == 0 ? nil : FileKind(mode: bits)))
        }
    }
}
