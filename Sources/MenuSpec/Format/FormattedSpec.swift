/// A spec's text in the one layout: the same values and comments, laid out as every other spec is.
///
/// `docs/formatting.md` says what the layout is.
public struct FormattedSpec: Sendable {
    /// UTF-8, with line feeds as ends of lines and one at the end.
    public let bytes: [UInt8]

    /// Lays out a spec, and compares what came out with what went in.
    ///
    /// - Parameter source: The file; whether it is a valid spec does not matter, as long as it is YAML.
    /// - Throws: Why there is no such text.
    public init(formatting source: SourceFile, options: FormatOptions = FormatOptions()) throws(FormatFailure)
    {
        bytes = try source.bytes.withUnsafeBufferPointer { bytes throws(FormatFailure) in
            let reader: YAMLReader
            do {
                reader = try YAMLReader(reading: bytes, limits: options.limits)
            } catch {
                throw .unreadable
            }
            return try Self.format(bytes, reader, options)
        }
    }

    private static func format(
        _ source: UnsafeBufferPointer<UInt8>, _ reader: borrowing YAMLReader, _ options: FormatOptions
    ) throws(FormatFailure) -> [UInt8] {
        // A text alone is no spec, and all of it is content.
        if !reader.nodes.isEmpty, reader.nodes[0].kind.isScalar, reader.nodes[0].count > 0 {
            return Array(source)
        }
        guard let plain = LineEnds.normalized(source) else { return try layout(reader, reader, options) }
        return try plain.withUnsafeBufferPointer { plain throws(FormatFailure) in
            guard let plainReader = try? YAMLReader(reading: plain, limits: .most) else { throw .unsafe }
            return try layout(plainReader, reader, options)
        }
    }

    /// - Parameters:
    ///   - plain: The spec with its ends of lines as they are to be.
    ///   - original: The spec as it is.
    private static func layout(
        _ plain: borrowing YAMLReader, _ original: borrowing YAMLReader, _ options: FormatOptions
    ) throws(FormatFailure) -> [UInt8] {
        // What cannot be sorted without saying something else is laid out as it stands.
        for keyOrder in options.sortsKeys ? [KeyOrder(), nil] : [nil] {
            let hasNodes = !plain.nodes.isEmpty
            let bytes: [UInt8]? = plain.withTree { tree in
                var layout = SpecLayout(tree, keyOrder: keyOrder)
                let isDone: Void? = try? layout.document(hasNodes: hasNodes)
                return isDone == nil ? nil : layout.out
            }
            if let bytes, LayoutCheck.isSame(original, plain, bytes, isSorted: keyOrder != nil) {
                return bytes
            }
        }
        throw .unsafe
    }
}

/// What formatting may be told.
public struct FormatOptions: Sendable {
    /// How much is read before a spec is refused.
    public var limits: Limits
    /// Whether keys come in the order of the language's tables.
    public var sortsKeys: Bool

    public init(limits: Limits = Limits(), sortsKeys: Bool = false) {
        self.limits = limits
        self.sortsKeys = sortsKeys
    }
}

/// Why a spec has no other layout.
public enum FormatFailure: Error, Sendable {
    /// It is no YAML that menuc reads; a ``CheckedSpec`` tells why.
    case unreadable
    /// What was laid out read otherwise than the spec does: a mistake in menuc.
    case unsafe
}

extension Limits {
    /// All that can be read: of a text that was read before, in another layout.
    static var most: Limits {
        var limits = Limits()
        for entry in Limits.all { limits[keyPath: entry.value] = entry.maximum }
        return limits
    }
}
