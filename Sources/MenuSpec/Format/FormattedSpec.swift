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
        let plain = LineEnds.normalized(source)
        return try plain.withUnsafeBufferPointer { plain throws(FormatFailure) in
            for keyOrder in options.sortsKeys ? [KeyOrder(), nil] : [nil] {
                guard let bytes = try? layout(plain, keyOrder) else { continue }
                let isSame = bytes.withUnsafeBufferPointer { new in
                    LayoutCheck.isSame(source, new, comments: plain, isSorted: keyOrder != nil)
                }
                if isSame { return bytes }
            }
            throw .unsafe
        }
    }

    private static func layout(_ source: UnsafeBufferPointer<UInt8>, _ keyOrder: KeyOrder?) throws -> [UInt8]
    {
        let reader = try YAMLReader(reading: source, limits: .most)
        let hasNodes = !reader.nodes.isEmpty
        let result: Result<[UInt8], SpecLayout.Mismatch> = reader.withTree { tree in
            var layout = SpecLayout(tree, keyOrder: keyOrder)
            do throws(SpecLayout.Mismatch) {
                try layout.document(hasNodes: hasNodes)
                return .success(layout.out)
            } catch {
                return .failure(error)
            }
        }
        return try result.get()
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
