#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A folder to write files into, each of which is at any time either the old one or the new one, whole.
struct OutputFolder: Sendable {
    let descriptor: Descriptor

    /// Opens a folder, and makes it and those above it where they are missing.
    init(creating path: FilePath) throws(SystemError) {
        try Self.create(path)
        try self.init(existing: path)
    }

    /// Opens a folder that is there.
    init(existing path: FilePath) throws(SystemError) {
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
        if state(of: name, text) == .same { return false }
        try replace(name, text)
        return true
    }

    /// Puts a new file in the place of what bears a name.
    ///
    /// - Parameter model: A file whose permissions and owner it gets, as far as the system lets it; nil for those of
    ///   any new file.
    func replace(_ name: FilePath, _ text: PiecewiseText, like model: stat? = nil) throws(SystemError) {
        try SignalMask.holdingBackInterrupts { () throws(SystemError) in
            let (temporary, file) = try createTemporary()
            do throws(SystemError) {
                if let model { file.imitate(model) }
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

    /// Whether a name is one that `createTemporary` gives.
    static func isTemporary(_ name: FilePath) -> Bool {
        let middle = name.bytes.dropFirst(temporaryPrefix.utf8.count).dropLast(temporarySuffix.utf8.count)
        return name.bytes.starts(with: temporaryPrefix.utf8) && name.hasSuffix(temporarySuffix)
            && middle.count == randomLength
            && middle.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    }

    private static let temporaryPrefix = ".menuc-"
    private static let temporarySuffix = ".tmp"
    /// Digits of base 36 that 64 bits take; a name of another length is nobody's but the user's.
    private static let randomLength = 13

    /// Its name is short, so that it fits wherever the file's own name does, and of no other run's.
    private func createTemporary() throws(SystemError) -> (FilePath, Descriptor) {
        var attempts = 0
        while true {
            let random = String(UInt64.random(in: 0...UInt64.max), radix: 36)
            let padding = String(repeating: "0", count: Self.randomLength - random.utf8.count)
            let name = FilePath(Self.temporaryPrefix + padding + random + Self.temporarySuffix)
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
