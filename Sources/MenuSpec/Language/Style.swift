import MenuRuntime

/// A style on its way, or the looks of a menu with where their colours are written.
struct StyleDraft: Construct {
    /// The mapping that says so; one may be many menus' style.
    let node: YAMLTree.Index
    /// Whether all of it is right.
    var isWhole = true
    /// By the order of `StylePart`.
    private var parts: [PartStyleDraft?] = Array(
        repeating: nil, count: MenuDocument.StylePart.allCases.count)

    init(node: YAMLTree.Index) { self.node = node }

    var style: MenuDocument.Style { MenuDocument.Style(parts: parts.compactMap { $0?.style }) }

    subscript(part: MenuDocument.StylePart) -> PartStyleDraft? {
        parts.lazy.compactMap { $0 }.first { $0.style.part == part }
    }

    private static let summaries: [MenuDocument.StylePart: String] = [
        .menu: "what holds button and list", .button: "a dropdown's button", .list: "a dropdown's open list",
        .option: "an option's row", .header: "a section's header, a group's title", .item: "an item's row",
        .detail: "an item's detail, an option's second line", .footer: "a dropdown's footer",
    ]

    static let table = FieldTable<StyleDraft>(
        "style", "The looks of a menu, part by part; parts that a menu has not are ignored.",
        MenuDocument.StylePart.allCases.enumerated().map { index, part in
            .construct(
                part.rawValue, PartStyleDraft(style: MenuDocument.PartStyle(part: part)),
                summaries[part] ?? ""
            ) { draft, value, _ in draft.parts[index] = value }
        })
}

/// The looks of one part on their way, and where the colours are written that must be told apart.
struct PartStyleDraft: Construct {
    var style: MenuDocument.PartStyle
    var textColor: YAMLTree.Index?
    var selectedTextColor: YAMLTree.Index?
    var backgroundColor: YAMLTree.Index?

    static let table = FieldTable<PartStyleDraft>(
        "style part", "The looks of one part; nothing has a default.",
        [
            .color("textColor", "the colour of texts and symbols") { part, color, slot in
                part.style.textColor = color
                part.textColor = slot.value
            },
            .color("selectedTextColor", "the same, of what is chosen") { part, color, slot in
                part.style.selectedTextColor = color
                part.selectedTextColor = slot.value
            },
            .color("backgroundColor", "the colour behind") { part, color, slot in
                part.style.backgroundColor = color
                part.backgroundColor = slot.value
            },
            .color("borderColor", "the colour of the border") { part, color, _ in
                part.style.borderColor = color
            },
            .number("borderWidth", .points, "the width of the border") { part, value, _ in
                part.style.borderWidth = value
            },
            .number("cornerRadius", .points, "the radius of the corners") { part, value, _ in
                part.style.cornerRadius = value
            },
            Field("font", SpecDecoder.fontType, "a text style that follows the reader's text size, or points")
            {
                decoder, slot, part in
                if let font = decoder.font(slot) { part.style.font = font }
            },
            .construct("insets", MenuDocument.Insets(), "space between the edges and what is inside") {
                part, value, _ in
                part.style.insets = value
            },
            .construct("shadow", MenuDocument.Shadow(), "a drop shadow") { part, value, _ in
                part.style.shadow = value
            },
        ])
}

extension MenuDocument.Insets: Construct {
    static let table = FieldTable<Self>(
        "insets", "Space between the edges of a part and what is inside.",
        [
            .number("top", .anyPoints, default: "0", "above") { insets, value, _ in insets.top = value },
            .number("leading", .anyPoints, default: "0", "where reading begins") { insets, value, _ in
                insets.leading = value
            },
            .number("bottom", .anyPoints, default: "0", "below") { insets, value, _ in insets.bottom = value
            },
            .number("trailing", .anyPoints, default: "0", "where reading ends") { insets, value, _ in
                insets.trailing = value
            },
        ])
}

extension MenuDocument.Shadow: Construct {
    static let table = FieldTable<Self>(
        "shadow", "A drop shadow.",
        [
            .color("color", default: "black", "its colour") { shadow, color, _ in shadow.color = color },
            .number("opacity", .share, default: "0.2", "how strong it is") { shadow, value, _ in
                shadow.opacity = value
            },
            .number("radius", .points, default: "4", "how soft its edge is") { shadow, value, _ in
                shadow.radius = value
            },
            .number("x", .anyPoints, default: "0", "how far it falls towards the right") { shadow, value, _ in
                shadow.x = value
            },
            .number("y", .anyPoints, default: "2", "how far it falls downwards") { shadow, value, _ in
                shadow.y = value
            },
        ])
}

extension SpecDecoder {
    static let fontType = FieldType.anyOf([
        .words(MenuDocument.TextStyle.allCases.map(\.rawValue)), .number(.positivePoints),
    ])

    /// A text style or a size.
    mutating func font(_ slot: Slot) -> MenuDocument.Font? {
        guard let text = scalarText(slot, Self.fontType) else { return nil }
        let written = String(decoding: text, as: UTF8.self)
        if let style = MenuDocument.TextStyle(rawValue: written) { return MenuDocument.Font(style: style) }
        if tree[slot.value].kind == .plain, PlainNumber(text) == nil {
            reportValue(slot, Self.fontType) {
                $0.nearestFix(slot, MenuDocument.TextStyle.allCases.map(\.rawValue))
            }
            return nil
        }
        return number(slot, .positivePoints, type: Self.fontType).map { MenuDocument.Font(size: $0) }
    }
}

/// The named styles of a file, and which of them a menu uses.
struct StyleTable {
    struct Entry {
        let name: YAMLTree.Index
        /// Nil where it has an error.
        let style: StyleDraft?
        var isUsed = false
    }

    private(set) var entries: [Entry] = []
    private(set) var names: [String] = []
    private var indices: [String: Int] = [:]

    mutating func define(_ name: String, _ entry: Entry) {
        guard indices[name] == nil else { return }
        indices[name] = entries.count
        names.append(name)
        entries.append(entry)
    }

    /// The entry of a name, from now on used.
    mutating func use(_ name: String) -> Entry? {
        guard let index = indices[name] else { return nil }
        entries[index].isUsed = true
        return entries[index]
    }
}

extension SpecDecoder {
    static let styleType = FieldType.anyOf([.name(of: "style"), .construct("style")])

    /// Decodes the file's named styles.
    mutating func decodeStyles(_ slot: Slot) {
        guard tree[slot.value].kind == .mapping else {
            reportType(slot, .mapping(of: .construct("style"), keys: .names))
            return
        }
        forEachEntry(of: slot.value) { decoder, entry in
            guard let key = decoder.scalarKey(entry) else { return }
            decoder.lintKey(key)
            let isNull = decoder.tree.isNull(entry.value)
            let style = isNull ? StyleDraft(node: entry.value) : decoder.styleInPlace(entry)
            decoder.styles.define(decoder.tree.string(key), StyleTable.Entry(name: key, style: style))
        }
    }

    /// A style: the name of one, or one in place.
    mutating func style(_ slot: Slot) -> StyleDraft? {
        if tree[slot.value].kind == .mapping { return styleInPlace(slot) }
        guard let text = scalarText(slot, Self.styleType) else { return nil }
        let name = String(decoding: text, as: UTF8.self)
        if let entry = styles.use(name) { return entry.style }
        // A misspelt `styles` may have it.
        guard knowsStyles else { return nil }
        let known = styles.names
        reportUnknownReference(slot, "style") { known }
        return nil
    }

    private mutating func styleInPlace(_ slot: Slot) -> StyleDraft? {
        let errorCount = sink.errorsRaised
        var style = construct(slot, StyleDraft(node: slot.value))
        style?.isWhole = sink.errorsRaised == errorCount
        return style
    }

    /// Reports the name of something that the file does not have.
    ///
    /// - Parameters:
    ///   - known: What it could be.
    ///   - titled: What has the title that stands in the name's place.
    mutating func reportUnknownReference(
        _ slot: Slot, _ noun: String, known: () -> [String], titled: () -> String? = { nil }
    ) {
        guard !tree[slot.value].flags.contains(.reported) else { return }
        report(.unknownReference, at: tree.range(slot.value)) { decoder, diagnostic in
            let known = known()
            diagnostic.message = "there is no \(noun) '\(decoder.quote(slot.value))'"
            if let meant = titled() {
                diagnostic.message += "; did you mean '\(meant)', the id of the \(noun) with that title?"
                diagnostic.fix = decoder.replacement(of: slot.value, with: meant)
            } else if let meant = EditDistance.nearest(to: decoder.tree.string(slot.value), among: known) {
                diagnostic.message += "; did you mean '\(meant)'?"
                diagnostic.fix = decoder.replacement(of: slot.value, with: meant)
            } else if !known.isEmpty {
                diagnostic.message += "; there \(known.count == 1 ? "is" : "are") \(Self.excerpt(known))"
            }
        }
    }

    /// The first of many names.
    private static func excerpt(_ names: [String]) -> String {
        names.prefix(8).joined(separator: ", ") + (names.count > 8 ? " and \(names.count - 8) more" : "")
    }
}

extension Field {
    /// A style by name or in place.
    static func style(set: @escaping Set<StyleDraft>) -> Field {
        Field("style", SpecDecoder.styleType, "the menu's looks: the name of a style, or a style") {
            decoder, slot, draft in
            if let style = decoder.style(slot) { set(&draft, style) }
        }
    }
}
