import MenuRuntime
import MenuSpec

/// One kind of output that `build --target` can make.
public struct Target: Sendable {
    /// The name on the command line.
    public let name: String
    /// What it makes, in a few words for the help.
    public let summary: String
    /// What stands after the spec's name in the name of its output, such as `menu.json`.
    public let fileExtension: String
    /// Hands on the text of the output, UTF-8, in pieces that are valid only meanwhile.
    public let render: @Sendable (Input, Options, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Void
    /// The file that all outputs of a folder stand on: the runtime, with the views where the target has some.
    public var runtime: SharedFile?

    public init(
        name: String, summary: String, fileExtension: String,
        render: @escaping @Sendable (Input, Options, _ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Void
    ) {
        self.name = name
        self.summary = summary
        self.fileExtension = fileExtension
        self.render = render
    }

    /// Every target, in the order of the help.
    public static let all: [Target] = [.json, .swift, .uikit, .swiftui]

    /// The targets whose outputs stand on a runtime beside them, unless they are told to import it.
    public static var withRuntime: [Target] { all.filter { $0.runtime != nil } }

    /// The file that the outputs of a folder share, if the options ask for one.
    public func sharedFile(_ options: Options) -> SharedFile? { options.runtime == .embed ? runtime : nil }

    /// What is compiled.
    public struct Input: Sendable {
        public var document: MenuDocument
        public var swiftChoices: SwiftChoices
        /// What the output calls the spec: its path below the folder that was searched, or its name; no path of the
        /// machine's.
        public var sourceName: String

        public init(
            _ document: MenuDocument, _ swiftChoices: SwiftChoices = SwiftChoices(),
            sourceName: String = "a menu spec"
        ) {
            self.document = document
            self.swiftChoices = swiftChoices
            self.sourceName = sourceName
        }
    }

    /// What a target may be told.
    public struct Options: Hashable, Sendable {
        public var access: Access = .internal
        public var runtime: Runtime = .embed

        public init() {}

        /// Who may use generated Swift.
        public enum Access: String, Sendable, CaseIterable {
            case `internal`, `public`
        }

        /// Where generated Swift has its runtime from: a file beside it, or the module `MenuRuntime` and that of the
        /// views.
        public enum Runtime: String, Sendable, CaseIterable {
            case embed, `import`
        }
    }

    /// A file that the outputs of a folder share.
    public struct SharedFile: Sendable {
        public let name: String
        public let render: @Sendable (_ take: (UnsafeBufferPointer<UInt8>) -> Void) -> Void
    }

    /// The text of the output, UTF-8.
    public func text(of input: Input, _ options: Options = Options()) -> [UInt8] {
        var text: [UInt8] = []
        render(input, options) { text += $0 }
        return text
    }

    /// The text of a document's output, UTF-8.
    public func text(of document: MenuDocument) -> [UInt8] { text(of: Input(document)) }
}
