#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What stands behind a path.
enum FileKind: Equatable {
    case regular, folder, symlink
    /// A pipe, a socket or a device.
    case other

    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .regular
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .symlink
        default: self = .other
        }
    }

    /// - Parameter followsSymlink: Whether a symlink counts as what it points at.
    init(of path: FilePath, followsSymlink: Bool = true) throws(SystemError) {
        var status = stat()
        try SystemError.check {
            path.withCString { followsSymlink ? stat($0, &status) : lstat($0, &status) }
        }
        self.init(mode: status.st_mode)
    }
}
