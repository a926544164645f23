#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What changes when a file is written to or replaced.
struct FileVersion: Equatable, Sendable {
    /// In bytes; 0 for what has none.
    let size: Int
    private let device: dev_t
    private let number: ino_t
    private let seconds: Int
    private let nanoseconds: Int

    /// That of what stands behind a path.
    init(of path: FilePath) throws(SystemError) {
        var status = stat()
        try SystemError.check { path.withCString { stat($0, &status) } }
        self.init(status)
    }

    /// That of an open file.
    init(of file: Descriptor) throws(SystemError) {
        self.init(try file.status())
    }

    private init(_ status: stat) {
        size = max(0, Int(status.st_size))
        device = status.st_dev
        number = status.st_ino
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        seconds = Int(time.tv_sec)
        nanoseconds = Int(time.tv_nsec)
    }
}
