#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder to write files into, each of which is at any time either the old one or the new one, whole.
struct OutputFolder: Sendable {
    private let descriptor: Descriptor

    /// Opens a folder, and makes it and those above it where they are missing.
    init(creating path: FilePath) throws(SystemError) {
        try Self.create(path)
        descriptor = try Descriptor.open(path, O_RDONLY | O_DIRECTORY)
    }

    private static func create(_ path: FilePath) throws(SystemError) {
        // From the folder that is there downwards, without recursion: a path may have any depth.
        var missing: [FilePath] = []
        var next: FilePath? = path
        while let folder = next {
            do {
                _ = try FileKind(of: folder)
                break
            } catch {
                guard error.code == ENOENT else { throw error }
                missing.append(folder)
                next = folder.parent
            }
        }
        for folder in missing.reversed() {
            do {
                try SystemError.check { folder.withCString { mkdir($0, 0o777) } }
            } catch {
                // Another run may have made it meanwhile.
                guard error.code == EEXIST else { throw error }
            }
        }
    }

    func close() {
        try? descriptor.close()
    }

    /// Writes a file unless it has these bytes already.
    ///
    /// What bears the name is replaced, not written to: a symlink goes, what it points at stays.
    ///
    /// - Parameter text: Made to compare it, and again to write it where it differs, so that it is nowhere whole.
    /// - Returns: Whether anything was written.
    func write(to name: FilePath, _ text: PiecewiseText) throws(SystemError) -> Bool {
        if contains(text, in: name) { return false }
        try SignalMask.holdingBackInterrupts { () throws(SystemError) in
            let (temporary, file) = try createTemporary()
            do throws(SystemError) {
                try file.writeAndClose(text)
                try SystemError.check {
                    temporary.withCString { from in
                        name.withCString { renameat(descriptor.number, from, descriptor.number, $0) }
                    }
                }
            } catch {
                _ = temporary.withCString { unlinkat(descriptor.number, $0, 0) }
                throw error
            }
        }
        return true
    }

    /// Creates a file that is not there yet; unlike `write`, it replaces nothing.
    func create(_ name: FilePath, _ bytes: [UInt8]) throws(SystemError) {
        try SignalMask.holdingBackInterrupts { () throws(SystemError) in
            let file = try Descriptor.open(name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, in: descriptor)
            do throws(SystemError) {
                try file.writeAndClose { bytes.withUnsafeBufferPointer($0) }
            } catch {
                _ = name.withCString { unlinkat(descriptor.number, $0, 0) }
                throw error
            }
        }
    }

    /// Whether a name is that of a regular file with this text.
    private func contains(_ text: PiecewiseText, in name: FilePath) -> Bool {
        // Opening a pipe would wait for a writer, without O_NONBLOCK.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK
        guard let file = try? Descriptor.open(name, flags, in: descriptor) else { return false }
        defer { try? file.close() }
        guard let status = try? file.status(), FileKind(mode: status.st_mode) == .regular else {
            return false
        }
        return file.holds(text)
    }

    /// Its name is short, so that it fits wherever the file's own name does, and of no other run's.
    private func createTemporary() throws(SystemError) -> (FilePath, Descriptor) {
        var attempts = 0
        while true {
            let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let name = FilePath(".menuc-\(random).tmp")
            do {
                let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
                return (name, try Descriptor.open(name, flags, in: descriptor))
            } catch {
                attempts += 1
                guard error.code == EEXIST, attempts < 16 else { throw error }
            }
        }
    }
}
