#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file of the user's that is changed in place.
struct EditedFile {
    private let folder: FilePath
    private let name: FilePath

    /// - Parameter path: What a symlink points at is changed, and the link stays.
    init(_ path: FilePath) throws(SystemError) {
        guard let resolved = path.resolved else { throw .last }
        folder = resolved.parent ?? FilePath("/")
        name = resolved.lastComponent
    }

    /// Replaces the file's bytes: at any time it has the old ones or the new ones, whole. Its permissions stay.
    ///
    /// - Parameter read: The bytes that the new ones were made from.
    /// - Returns: Whether it was written; it is left alone where somebody else has changed it since it was read.
    /// - Throws: `EINVAL` for what is no regular file, and `EACCES` for one that may not be written to, though a folder
    ///   that may be would allow it.
    func write(_ bytes: [UInt8], over read: [UInt8]) throws(SystemError) -> Bool {
        let folder = try OutputFolder(existing: folder)
        defer { folder.close() }
        // Opening a pipe would wait for a reader, without O_NONBLOCK.
        let old = try Descriptor.open(name, O_RDWR | O_NOFOLLOW | O_NONBLOCK, in: folder.descriptor)
        defer { try? old.close() }
        let status = try old.status()
        guard FileKind(mode: status.st_mode) == .regular else { throw SystemError(code: EINVAL) }
        guard old.holds({ read.withUnsafeBufferPointer($0) }) else { return false }
        try folder.replace(name, { bytes.withUnsafeBufferPointer($0) }, like: status)
        return true
    }
}
