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

    /// Writes what a run was asked for.
    ///
    /// A reader that has gone, as `head` does, has what it wanted: that is no failure.
    func write(_ text: PiecewiseText) throws(SystemError) {
        do {
            try output.write(text)
        } catch {
            guard error.isBrokenPipe else { throw error }
        }
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
        try? error.write(text.utf8)
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
