import MenuSpec

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where a run reads and writes besides files.
struct Console {
    var input = Descriptor.standardInput
    var output = Descriptor.standardOutput
    var error = Descriptor.standardError
    /// How far a long run is; nil where nobody is to be told.
    var progress: ProgressLine?

    /// Writes what a run was asked for.
    ///
    /// A reader that has gone, as `head` does, has what it wanted: that is no failure.
    func write(_ text: PiecewiseText) throws(SystemError) {
        do {
            progress?.makeWay(on: output, last: nil)
            try output.write(text)
        } catch {
            guard error.isBrokenPipe else { throw error }
        }
    }

    /// Writes to one of the streams, with nothing of the progress in between.
    func write(_ bytes: [UInt8], to descriptor: Descriptor) throws(SystemError) {
        if bytes.isEmpty { return }
        progress?.makeWay(on: descriptor, last: bytes.last)
        try descriptor.write(bytes)
    }

    /// Writes all that a run was asked for.
    ///
    /// - Returns: How the run ends.
    func print(_ bytes: [UInt8]) -> RunStatus {
        do {
            try write { bytes.withUnsafeBufferPointer($0) }
            return .success
        } catch {
            report("menuc: cannot write to standard output: \(error.text)\n")
            return .failure
        }
    }

    /// Tells of something that stops the run or a part of it. There is nowhere to say that this failed.
    func report(_ text: TerminalText) {
        try? write(text.utf8, to: error)
    }

    /// Whether colours are wanted in what goes to a terminal: not if `NO_COLOR` is set to anything
    /// (no-color.org), nor if the terminal says that it is dumb.
    static func wantsColor(on descriptor: Descriptor) -> Bool {
        func variable(_ name: String) -> String {
            getenv(name).map { String(cString: $0) } ?? ""
        }
        return descriptor.isTerminal && variable("NO_COLOR").isEmpty && variable("TERM") != "dumb"
    }
}
