#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Ends the process.
func exitProcess(_ status: RunStatus) -> Never {
    exit(status.rawValue)
}
