/// Names that mean something to Swift, to the runtime or to what is generated, and names in other scripts.
enum HostileNames {
    static let keywords = [
        "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
        "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func",
        "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
        "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "Self",
        "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "var", "where", "while", "_",
    ]

    static let contextualKeywords = [
        "Type", "Protocol", "actor", "any", "async", "await", "borrowing", "consume", "consuming",
        "convenience",
        "copy", "didSet", "discard", "distributed", "dynamic", "each", "final", "get", "indirect", "infix",
        "isolated", "lazy", "left", "macro", "mutating", "nonisolated", "nonmutating", "open", "optional",
        "override", "package", "postfix", "precedence", "prefix", "required", "right", "sending", "set",
        "some",
        "then", "unowned", "unsafe", "weak", "willSet", "yield", "__file__", "__consuming",
    ]

    /// Members that types have, or that the generated ones are given.
    static let members = [
        "none", "id", "title", "allCases", "AllCases", "ID", "rawValue", "RawValue", "description",
        "debugDescription", "hashValue", "hash", "encode", "document", "optionTable", "nodeTable", "value",
        "selected", "state", "expanded", "detail", "menu", "place", "customMirror", "Element", "decode",
        "from",
    ]

    /// What generated code says.
    static let generated = [
        "GeneratedMenus", "MenuDocument", "MenuOption", "OpenMenuOption", "MenuNode", "MenuOptionTable",
        "MenuNodeTable", "MenuOptionsBuilder", "MenuSectionsBuilder", "Dropdown", "SectionTree",
        "MenuRuntime",
        "MenuCodable", "dropdown1", "sectionTree1", "dropdown1Options1", "options", "sections", "style",
        "indicator", "add1", "listPart", "dropdowns", "sectionTrees",
    ]

    static let library = [
        "Swift", "String", "Int", "Double", "Bool", "UInt32", "StaticString", "Array", "Dictionary", "Set",
        "Optional", "KeyValuePairs", "Hashable", "Equatable", "Codable", "Decodable", "Encodable", "Sendable",
        "CaseIterable", "Identifiable", "RawRepresentable", "Result", "Error", "Range", "Never", "Void",
        "print", "fatalError", "min", "max", "stride", "zip", "Foundation", "JSONEncoder", "Data",
    ]

    static let scripts = [
        "café", "cafe\u{301}s", "신라면", "हिन्दी", "क्षत्रिय", "العربية", "עברית", "日本語", "ελληνικά", "Ёлка", "𝒳", "𐐷",
        "ǆ", "ßa", "ﬁne",
        "ªº",
        "é́", "ა", "ᲀ", "_6", "_1_2", "__", "ⅷ", "ℵ", "a·b", "〆",
    ]

    static let hyphenated = [
        "air-quality", "x--y", "ends-", "is-not-a", "_-", "z-1", "de-init", "al-العربية", "ÿ-ß", "self-",
        "n-one",
    ]

    static let all = keywords + contextualKeywords + members + generated + library + scripts + hyphenated
}
