#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension FilePath {
    /// The path from the root without symlinks, `.` and `..`, by which the system knows what is there; nil if there
    /// is nothing.
    var resolved: FilePath? {
        guard let path = withCString({ realpath($0, nil) }) else { return nil }
        defer { free(path) }
        return FilePath(cString: path)
    }

    /// The way from one folder to another.
    ///
    /// - Parameter folder: Where it starts. Both are resolved; otherwise a `..` might lead elsewhere.
    /// - Returns: `.` for the folder itself.
    func relative(to folder: FilePath) -> FilePath {
        let slash = UInt8(ascii: "/")
        let here = folder.bytes.split(separator: slash)
        let there = bytes.split(separator: slash)
        let common = zip(here, there).prefix { $0 == $1 }.count
        let up = Array(repeating: Array("..".utf8)[...], count: here.count - common)
        let parts = up + there[common...]
        return parts.isEmpty ? FilePath(".") : FilePath(Array(parts.joined(separator: [slash])))
    }
}

/// Where specs are, seen from an output folder.
///
/// The folders are resolved, so that one spec has one path whatever the current folder is and however it and the output
/// folder were spelt; the spec's own name is kept, also where it is a symlink. Nothing of it says where on a machine
/// both lie.
struct SpecPaths {
    private let base: FilePath?
    private var folders: [FilePath: FilePath?] = [:]

    init(from folder: FilePath) {
        base = folder.resolved
    }

    /// The path of a spec; nil where its folder or the output folder is not there.
    subscript(spec: FilePath) -> FilePath? {
        mutating get {
            guard let base else { return nil }
            let folder = spec.parent ?? FilePath(".")
            let resolved = folders[folder] ?? folder.resolved
            folders[folder] = .some(resolved)
            return resolved.map { $0.relative(to: base).appending(spec.lastComponent) }
        }
    }
}
