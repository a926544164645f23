import MenuRuntime

/// One kind of output that `build --target` can make.
public struct Target: Sendable {
    /// The name on the command line.
    public let name: String
    /// What it makes, in a few words for the help.
    public let summary: String
    /// What stands after the spec's name in the name of its output, such as `menu.json`.
    public let fileExtension: String
    /// Hands on the text of the output, UTF-8, in pieces that are valid only meanwhile.
    public let render: @Sendable (MenuDocument, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Void

    /// The text of the output, UTF-8.
    public func text(of document: MenuDocument) -> [UInt8] {
        var text: [UInt8] = []
        render(document) { text += $0 }
        return text
    }

    /// Every target, in the order of the help.
    public static let all: [Target] = [.json]
}
