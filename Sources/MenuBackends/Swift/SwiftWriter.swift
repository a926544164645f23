import MenuSpec

/// Writes Swift source line by line, and hands it on in pieces.
struct SwiftWriter: ~Copyable {
    private var bytes: [UInt8] = []
    private var depth = 0
    private let take: (UnsafeBufferPointer<UInt8>) -> Void

    private static let pieceSize = 64 * 1024

    /// Hands on what a body writes.
    ///
    /// - Parameter take: Called with each piece, which is valid only meanwhile.
    static func stream(to take: (UnsafeBufferPointer<UInt8>) -> Void, _ body: (inout SwiftWriter) -> Void) {
        withoutActuallyEscaping(take) { take in
            var writer = SwiftWriter(take)
            body(&writer)
            writer.flush()
        }
    }

    private init(_ take: @escaping (UnsafeBufferPointer<UInt8>) -> Void) {
        self.take = take
        bytes.reserveCapacity(Self.pieceSize + 4096)
    }

    private mutating func flush() {
        bytes.withUnsafeBufferPointer { take($0) }
        bytes.removeAll(keepingCapacity: true)
    }

    /// A line, indented; an empty one is not.
    mutating func line(_ text: SwiftText = "") {
        if !text.utf8.isEmpty { bytes.append(contentsOf: repeatElement(0x20, count: depth * 4)) }
        bytes += text.utf8
        bytes.append(0x0A)
        if bytes.count >= Self.pieceSize { flush() }
    }

    /// A declaration with braces and what a body writes between them.
    mutating func block(_ opening: SwiftText, _ body: (inout SwiftWriter) -> Void) {
        line("\(opening) {")
        depth += 1
        body(&self)
        depth -= 1
        line("}")
    }

    /// A comment that documents what follows; nothing where the text shows nothing.
    mutating func document(_ text: String) {
        guard text.unicodeScalars.contains(where: GraphicCharacters.contains) else { return }
        line("/// \(comment: text)")
    }
}
