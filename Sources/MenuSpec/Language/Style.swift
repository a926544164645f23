import MenuRuntime

/// A style on its way.
struct StyleDraft: Construct {
    /// By the order of `StylePart`.
    private var parts: [MenuDocument.PartStyle?] = Array(
        repeating: nil, count: MenuDocument.StylePart.allCases.count)

    var style: MenuDocument.Style { MenuDocument.Style(parts: parts.compactMap { $0 }) }

    private static let summaries: [MenuDocument.StylePart: String] = [
        .menu: "what holds button and list", .button: "a dropdown's button", .list: "a dropdown's open list",
        .option: "an option's row", .header: "a section's header, a group's title", .item: "an item's row",
        .detail: "an item's detail, an option's second line", .footer: "a dropdown's footer",
    ]

    static let table = FieldTable<StyleDraft>(
        "style", "The looks of a menu, part by part; parts that a menu has not are ignored.",
        MenuDocument.StylePart.allCases.enumerated().map { index, part in
            .construct(
                part.rawValue, MenuDocument.PartStyle(part: part), summaries[part] ?? ""
            ) { draft, value, _ in draft.parts[index] = value }
        })
}

extension MenuDocument.PartStyle: Construct {
    static let table = FieldTable<Self>(
        "style part", "The looks of one part; nothing has a default.",
        [
            .color("textColor", "the colour of texts and symbols") { $0.textColor = $1 },
            .color("selectedTextColor", "the same, of what is chosen") { $0.selectedTextColor = $1 },
            .color("backgroundColor", "the colour behind") { $0.backgroundColor = $1 },
            .color("borderColor", "the colour of the border") { $0.borderColor = $1 },
            .number("borderWidth", .points, "the width of the border") { part, value, _ in
                part.borderWidth = value
            },
            .number("cornerRadius", .points, "the radius of the corners") { part, value, _ in
                part.cornerRadius = value
            },
            Field("font", SpecDecoder.fontType, "a text style that follows the reader's text size, or points")
            {
                decoder, slot, part in
                if let font = decoder.font(slot) { part.font = font }
            },
            .construct("insets", MenuDocument.Insets(), "space between the edges and what is inside") {
                part, value, _ in
                part.insets = value
            },
            .construct("shadow", MenuDocument.Shadow(), "a drop shadow") { part, value, _ in
                part.shadow = value
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
            .color("color", default: "black", "its colour") { $0.color = $1 },
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
        let style: MenuDocument.Style?
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
            let style = isNull ? StyleDraft() : decoder.construct(entry, StyleDraft())
            decoder.styles.define(decoder.tree.string(key), StyleTable.Entry(name: key, style: style?.style))
        }
    }

    /// A style: the name of one, or one in place.
    mutating func style(_ slot: Slot) -> MenuDocument.Style? {
        if tree[slot.value].kind == .mapping { return construct(slot, StyleDraft())?.style }
        guard let text = scalarText(slot, Self.styleType) else { return nil }
        let name = String(decoding: text, as: UTF8.self)
        if let entry = styles.use(name) { return entry.style }
        // A misspelt `styles` may have it.
        guard knowsStyles else { return nil }
        let known = styles.names
        reportUnknownReference(slot, "style") { known }
        return nil
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
    static func style(set: @escaping Set<MenuDocument.Style>) -> Field {
        Field("style", SpecDecoder.styleType, "the menu's looks: the name of a style, or a style") {
            decoder, slot, draft in
            if let style = decoder.style(slot) { set(&draft, style) }
        }
    }
}
