import MenuRuntime

/// A construct as its table tells it, without the decoding: what schemas and reference pages are made from.
package struct ConstructDescription: Sendable {
    /// The name in references from other constructs, such as `section tree`.
    package let name: String
    /// What it is, in a sentence or two.
    package let summary: String
    package let fields: [FieldDescription]
    package let relations: [FieldRelation]

    init<Draft>(_ table: FieldTable<Draft>) {
        name = table.name
        summary = table.summary
        fields = table.fields.map(FieldDescription.init)
        relations = table.relations
    }

    /// The field of a name; nil where there is none.
    package func field(_ name: String) -> FieldDescription? { fields.first { $0.name == name } }

    /// Every construct of the language, in the order of the reference.
    package static let all: [ConstructDescription] = [
        ConstructDescription(SpecDraft.table), ConstructDescription(PlatformsDraft.table),
        ConstructDescription(DropdownDraft.table), ConstructDescription(OptionDraft.table),
        ConstructDescription(KeyedOptionDraft.table), ConstructDescription(SeparatorDraft.table),
        ConstructDescription(OptionGroupDraft.table), ConstructDescription(SymbolIndicatorDraft.table),
        ConstructDescription(BadgeDraft.table), ConstructDescription(FooterDraft.table),
        ConstructDescription(SectionTreeDraft.table), ConstructDescription(SectionDraft.table),
        ConstructDescription(KeyedSectionDraft.table), ConstructDescription(ItemDraft.table),
        ConstructDescription(KeyedItemDraft.table), ConstructDescription(TurningIndicatorDraft.table),
        ConstructDescription(MenuDocument.Accessibility.table), ConstructDescription(StyleDraft.table),
        ConstructDescription(PartStyleDraft.table), ConstructDescription(MenuDocument.Insets.table),
        ConstructDescription(MenuDocument.Shadow.table), ConstructDescription(ColorPairDraft.table),
    ]

    /// The construct of a name; nil where the language has none.
    package static func named(_ name: String) -> ConstructDescription? { all.first { $0.name == name } }
}

/// A field as its line of a table tells it.
package struct FieldDescription: Sendable {
    package let name: String
    package let type: FieldType
    package let isRequired: Bool
    /// Whether a list or mapping must have an entry.
    package let isNonEmpty: Bool
    /// When the field may be left out or empty though it is otherwise needed.
    package let exemption: Exemption?
    /// Whether `~` and `null` are texts here, not nothing.
    package let takesNull: Bool
    /// The default as YAML, or in words where it is no one value; nil where there is none.
    package let defaultText: String?
    /// What it means, in a few words, with code in backticks.
    package let summary: String

    /// A word of another field that makes a field needless.
    package struct Exemption: Sendable {
        package let field: String
        package let word: String
    }

    init<Draft>(_ field: Field<Draft>) {
        name = field.name
        type = field.type
        isRequired = field.isRequired
        isNonEmpty = field.isNonEmpty
        exemption = field.exemption
        takesNull = field.takesNull
        defaultText = field.defaultText
        summary = field.summary
    }

    /// The default where it is one plain scalar; nil where it is something else or depends.
    package var plainDefault: String? {
        defaultText.flatMap { text in
            text.contains { " `{}[]".contains($0) } ? nil : text
        }
    }
}
