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

extension FilePath {
    /// The user's home folder without symlinks; nil where there is none.
    static var home: FilePath? {
        getenv("HOME").flatMap { FilePath(cString: $0) }.flatMap { $0.bytes.isEmpty ? nil : $0.resolved }
    }
}

/// Keeps a value until the process has ended.
///
/// To free the texts of a large document one by one takes as long as to write some of them, and the system takes all
/// memory back at once.
func leaveToTheSystem<Value>(_ value: Value) {
    _ = Unmanaged.passRetained(Kept(value))
}

private final class Kept<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}
