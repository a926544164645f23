#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What the process does about signals.
enum SignalMask {
    /// Turns the signals that tell of a failed write into errors of that write: a pipe whose reader has
    /// gone, and a file over the size that the user allows.
    static func reportWriteFailuresAsErrors() {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
    }

    /// Does something that must not be left half done: what asks the process to stop waits until then.
    ///
    /// Holding the signals back takes no handler, and so no state that one could share.
    static func holdingBackInterrupts<Result, Failure>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var held = sigset_t()
        var before = sigset_t()
        sigemptyset(&held)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
