#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A system call that failed.
struct SystemError: Error, Equatable {
    /// The value of `errno`.
    let code: Int32

    /// The error of the call that failed last.
    static var last: SystemError { SystemError(code: errno) }

    /// Whether what was written to has no reader any more.
    var isBrokenPipe: Bool { code == EPIPE }

    /// Whether a file that was to be new is there already.
    var isAlreadyThere: Bool { code == EEXIST }

    /// What the system calls it, such as "No such file or directory".
    var text: String {
        guard let text = strerror(code) else { return "error \(code)" }
        return String(cString: text)
    }

    /// Repeats a call for as long as a signal interrupts it.
    ///
    /// - Parameter call: Returns -1 and sets `errno` when it fails.
    @discardableResult
    static func check<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
        while true {
            let result = call()
            if result != -1 { return result }
            guard errno == EINTR else { throw last }
        }
    }
}
