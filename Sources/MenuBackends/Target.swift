import MenuRuntime

/// One kind of output that `build --target` can make.
public struct Target: Sendable {
    /// The name on the command line.
    public let name: String
    /// What it makes, in a few words for the help.
    public let summary: String
    /// What stands after the spec's name in the name of its output, such as `menu.json`.
    public let fileExtension: String
    /// The text of the output, UTF-8.
    public let render: @Sendable (MenuDocument) -> [UInt8]

    /// Every target, in the order of the help.
    public static let all: [Target] = [.json]
}
