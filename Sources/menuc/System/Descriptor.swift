#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// An open file.
struct Descriptor: Sendable {
    let number: Int32

    static let standardInput = Descriptor(number: STDIN_FILENO)
    static let standardOutput = Descriptor(number: STDOUT_FILENO)
    static let standardError = Descriptor(number: STDERR_FILENO)

    /// Opens a file.
    ///
    /// - Parameters:
    ///   - flags: As of `open(2)`; closing on exec is added.
    ///   - folder: What a relative path starts from; nil for the current folder.
    static func open(
        _ path: FilePath, _ flags: Int32, in folder: Descriptor? = nil
    ) throws(SystemError) -> Descriptor {
        // What the umask leaves of it is a new file's mode.
        let mode: mode_t = 0o666
        let number = try SystemError.check {
            path.withCString { openat(folder?.number ?? AT_FDCWD, $0, flags | O_CLOEXEC, mode) }
        }
        return Descriptor(number: number)
    }

    /// Opens a file to read it. A terminal that is opened does not become the one that controls menuc.
    static func openForReading(_ path: FilePath) throws(SystemError) -> Descriptor {
        try open(path, O_RDONLY | O_NOCTTY)
    }

    /// Reads to the end of the file, or to a number of bytes if that comes first.
    func read(upTo limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        // A file says how long it is, and its bytes need not be moved as more come; a pipe says nothing.
        var status = stat()
        if fstat(number, &status) == 0, status.st_size > 0 {
            bytes.reserveCapacity(min(Int(status.st_size), limit))
        }
        var chunk = [UInt8](repeating: 0, count: 64 * 1024)
        while bytes.count < limit {
            let wanted = min(limit - bytes.count, chunk.count)
            let count = try SystemError.check {
                chunk.withUnsafeMutableBytes { systemRead(number, $0.baseAddress, wanted) }
            }
            if count == 0 { break }
            bytes += chunk[..<count]
        }
        return bytes
    }

    /// Writes all of the bytes.
    func write(_ bytes: [UInt8]) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            written += try SystemError.check {
                bytes.withUnsafeBytes { buffer in
                    let rest = UnsafeRawBufferPointer(rebasing: buffer[written...])
                    return systemWrite(number, rest.baseAddress, rest.count)
                }
            }
        }
    }

    /// Closes the file. Some file systems say only now that a write has failed.
    func close() throws(SystemError) {
        // After EINTR the descriptor is gone all the same; closing again might close another's.
        if systemClose(number) == -1, errno != EINTR { throw .last }
    }

    /// Writes all of the bytes, and closes the file also if that fails.
    func writeAndClose(_ bytes: [UInt8]) throws(SystemError) {
        do throws(SystemError) {
            try write(bytes)
        } catch {
            try? close()
            throw error
        }
        try close()
    }

    /// What kind of file it is, and how large.
    func status() throws(SystemError) -> stat {
        var status = stat()
        try SystemError.check { fstat(number, &status) }
        return status
    }

    var isTerminal: Bool { isatty(number) == 1 }
}

// Inside of the type these names are its own methods.
private func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(number, buffer, count)
}

private func systemWrite(_ number: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, buffer, count)
}

private func systemClose(_ number: Int32) -> Int32 {
    close(number)
}
