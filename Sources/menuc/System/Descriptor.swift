#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A text that hands itself on in pieces, from first to last, each time it is called; a piece is valid only
/// meanwhile.
typealias PiecewiseText = (_ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Void

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
    ///
    /// - Parameter size: How long the file says that it is, so that its bytes need not be moved as more come; a pipe
    ///   says nothing.
    func read(upTo limit: Int, expecting size: Int = 0) throws(SystemError) -> [UInt8] {
        // A byte more than there should be shows that there is no more.
        var room = min(size + 1, limit)
        var bytes: [UInt8] = []
        while room > 0 {
            let start = bytes.count
            var failure: SystemError?
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                do throws(SystemError) {
                    count = try fill(UnsafeMutableRawBufferPointer(buffer))
                } catch {
                    failure = error
                }
            }
            if let failure { throw failure }
            bytes = start == 0 ? piece : bytes + piece
            if piece.count < room { break }
            room = min(limit - bytes.count, max(64 * 1024, bytes.count))
        }
        return bytes
    }

    /// Reads until a buffer is full or the file is at its end.
    ///
    /// - Returns: How many bytes were read.
    func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = try SystemError.check { systemRead(number, rest.baseAddress, rest.count) }
            if count == 0 { break }
            filled += count
        }
        return filled
    }

    /// Whether what is left to read is this text and no more.
    func holds(_ text: PiecewiseText) -> Bool {
        var chunk = [UInt8](repeating: 0, count: 128 * 1024)
        var isSame = true
        text { piece in
            var compared = 0
            while isSame, compared < piece.count {
                let wanted = min(chunk.count, piece.count - compared)
                isSame = chunk.withUnsafeMutableBytes { chunk in
                    let count = try? fill(UnsafeMutableRawBufferPointer(rebasing: chunk[..<wanted]))
                    guard count == wanted, let read = chunk.baseAddress, let given = piece.baseAddress else {
                        return false
                    }
                    return memcmp(read, given + compared, wanted) == 0
                }
                compared += wanted
            }
        }
        guard isSame else { return false }
        return chunk.withUnsafeMutableBytes {
            (try? fill(UnsafeMutableRawBufferPointer(rebasing: $0[..<1]))) == 0
        }
    }

    /// Writes all of the bytes.
    func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(SystemError) {
        var written = 0
        while written < bytes.count {
            let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[written...])
            written += try SystemError.check { systemWrite(number, rest.baseAddress, rest.count) }
        }
    }

    /// Writes all of a text.
    func write(_ text: PiecewiseText) throws(SystemError) {
        var failure: SystemError?
        text { piece in
            guard failure == nil else { return }
            do throws(SystemError) {
                try write(piece)
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
    }

    /// Closes the file. Some file systems say only now that a write has failed.
    func close() throws(SystemError) {
        // After EINTR the descriptor is gone all the same; closing again might close another's.
        if systemClose(number) == -1, errno != EINTR { throw .last }
    }

    /// Writes all of the bytes.
    func write(_ bytes: [UInt8]) throws(SystemError) {
        try bytes.withUnsafeBufferPointer { buffer throws(SystemError) in try write(buffer) }
    }

    /// Writes all of a text, and closes the file also if that fails.
    func writeAndClose(_ text: PiecewiseText) throws(SystemError) {
        do throws(SystemError) {
            try write(text)
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

    /// Gives the file another's owner, group and permissions, as far as the system lets it.
    func imitate(_ model: stat) {
        if fchown(number, model.st_uid, model.st_gid) == -1 { _ = fchown(number, uid_t.max, model.st_gid) }
        // After the owner: a change of that takes permissions away.
        _ = fchmod(number, model.st_mode & 0o7777)
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
