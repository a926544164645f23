/// How much of an input is read before it is refused. Each is a diagnostic, never a crash.
public struct Limits: Sendable, Equatable {
    /// One limit's name on the command line, its meaning, and where it is stored.
    public struct Entry: Sendable {
        /// The name in diagnostics and on the command line.
        public let name: String
        /// What is counted and in what unit, for help texts.
        public let summary: String
        /// Where it is stored.
        public let value: WritableKeyPath<Limits, Int> & Sendable
        /// The most that it can be set to: over that, memory and stack would be what ends a run.
        public let maximum: Int
    }

    /// The file's size in bytes.
    public var input = 16 * 1024 * 1024
    /// Mappings and lists inside one another; the root is level 1.
    public var nesting = 64
    /// Nodes that all aliases of a file stand for.
    public var aliases = 100_000
    /// The size of one scalar's value in UTF-8 bytes.
    public var scalar = 64 * 1024
    /// Lines of directives (`%TAG`, `%YAML`) before the document.
    public var directives = 64

    public init() {}

    /// Every limit, in the order of the help.
    public static let all: [Entry] = [
        Entry(
            name: "input", summary: "size of a file in bytes", value: \.input,
            maximum: 1 << 30),
        Entry(
            name: "nesting", summary: "levels of mappings and lists, the root being 1", value: \.nesting,
            maximum: 512),
        Entry(
            name: "aliases", summary: "nodes that all aliases stand for", value: \.aliases,
            maximum: 10_000_000),
        Entry(
            name: "scalar", summary: "size of one scalar in bytes of UTF-8", value: \.scalar,
            maximum: 1 << 30),
        Entry(
            name: "directives", summary: "lines of directives before the document", value: \.directives,
            maximum: 10_000),
    ]

    /// The same, none over its maximum.
    var clamped: Limits {
        var limits = self
        for entry in Self.all {
            limits[keyPath: entry.value] = min(limits[keyPath: entry.value], entry.maximum)
        }
        return limits
    }
}
