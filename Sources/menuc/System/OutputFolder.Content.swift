import MenuSpec

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension OutputFolder {
    /// What a name is, compared with the file that it is to be.
    enum State: Equatable {
        case missing
        /// A regular file with this very text.
        case same
        case different(FileKind)
    }

    /// What is there.
    ///
    /// - Parameter text: Not made where there is nothing to compare.
    func state(of name: FilePath, _ text: PiecewiseText) -> State {
        guard let kind = kind(of: name) else { return .missing }
        guard kind == .regular, let file = try? open(name) else { return .different(kind) }
        defer { try? file.close() }
        return file.holds(text) ? .same : .different(kind)
    }

    /// What stands behind a name, a symlink itself; nil if there is nothing.
    func kind(of name: FilePath) -> FileKind? {
        status(of: name).map { FileKind(mode: $0.st_mode) }
    }

    /// Whether two names are those of one file, as are two that differ in case on some file systems.
    func areOneFile(_ name: FilePath, _ other: FilePath) -> Bool {
        guard let first = status(of: name), let second = status(of: other) else { return false }
        return first.st_ino == second.st_ino && first.st_dev == second.st_dev
    }

    /// Whether there is surely no file behind a path.
    ///
    /// A path that cannot be followed for another reason, such as a folder that may not be read, may have one.
    ///
    /// - Parameter path: Relative to this folder.
    func isGone(_ path: FilePath) -> Bool {
        do {
            return FileKind(mode: try tryStatus(of: path).st_mode) == .folder
        } catch {
            return error.code == ENOENT || error.code == ENOTDIR
        }
    }

    /// Reads a regular file.
    ///
    /// - Returns: Nil if nothing has the name.
    /// - Throws: `EINVAL` for what is no regular file.
    func read(_ name: FilePath, upTo limit: Int) throws(SystemError) -> [UInt8]? {
        guard let kind = kind(of: name) else { return nil }
        guard kind == .regular else { throw SystemError(code: EINVAL) }
        let file = try open(name)
        defer { try? file.close() }
        return try file.read(upTo: limit)
    }

    /// What is left of a file that was written once.
    enum Remains: Equatable {
        case asWritten, changed, missing
    }

    /// Compares what a name is with the content that was written to it.
    func remains(of name: FilePath, _ content: Fingerprint) throws(SystemError) -> Remains {
        guard let kind = kind(of: name) else { return .missing }
        guard kind == .regular else { return .changed }
        let file = try open(name)
        defer { try? file.close() }
        let status = try file.status()
        guard FileKind(mode: status.st_mode) == .regular, Int(status.st_size) == content.size else {
            return .changed
        }
        return try file.fingerprint() == content ? .asWritten : .changed
    }

    func unlink(_ name: FilePath) throws(SystemError) {
        try SystemError.check { name.withCString { unlinkat(descriptor.number, $0, 0) } }
    }

    private func open(_ name: FilePath) throws(SystemError) -> Descriptor {
        // Opening a pipe would wait for a writer, without O_NONBLOCK.
        try Descriptor.open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK, in: descriptor)
    }

    private func status(of name: FilePath) -> stat? {
        try? tryStatus(of: name)
    }

    private func tryStatus(of path: FilePath) throws(SystemError) -> stat {
        var status = stat()
        try SystemError.check {
            path.withCString { fstatat(descriptor.number, $0, &status, AT_SYMLINK_NOFOLLOW) }
        }
        return status
    }
}

extension Descriptor {
    /// That of what is left to read.
    func fingerprint() throws(SystemError) -> Fingerprint {
        var hash = XXHash64()
        var chunk = [UInt8](repeating: 0, count: 128 * 1024)
        while true {
            var failure: SystemError?
            let count = chunk.withUnsafeMutableBytes { chunk in
                do throws(SystemError) {
                    return try fill(chunk)
                } catch {
                    failure = error
                    return 0
                }
            }
            if let failure { throw failure }
            chunk.withUnsafeBufferPointer { hash.update(UnsafeBufferPointer(rebasing: $0[..<count])) }
            if count < chunk.count { return Fingerprint(hash) }
        }
    }
}
