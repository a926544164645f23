/// `menuc version` and `menuc --version`.
enum VersionCommand {
    /// The version of the tool (semver.org).
    static let version = "0.1.0"

    static func run(_ console: Console) -> RunStatus {
        console.print(Array("menuc \(version)\n".utf8))
    }
}
