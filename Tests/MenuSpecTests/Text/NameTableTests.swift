import Testing

@testable import MenuSpec

@Suite struct NameTableTests {
    @Test(arguments: [
        "Swift", "String", "Range", "Task", "Regex", "Actor", "Zip2Sequence", "_Concurrency",
        "_StringProcessing",
        "Codable", "Int", "Error", "Void",
    ])
    func standardLibraryHas(_ name: String) {
        #expect(withBytes(name, StandardLibraryNames.contains))
    }

    @Test(arguments: [
        "", " ", "Feedback", "string", "Strin", "Stringg", "Range Raw", "Index", "Element", "MenuBar",
    ])
    func standardLibraryHasNot(_ name: String) {
        #expect(!withBytes(name, StandardLibraryNames.contains))
    }

    @Test(
        arguments: [
            ("black", 0x0000_00FF, 0x0000_00FF), ("clear", 0, 0), ("systemRed", 0xFF3B_30FF, 0xFF45_3AFF),
            ("quaternaryLabel", 0x3C3C_432E, 0xEBEB_F529), ("tint", 0x007A_FFFF, 0x0A84_FFFF),
        ] as [(String, UInt32, UInt32)])
    func color(_ name: String, _ light: UInt32, _ dark: UInt32) {
        let entry = withBytes(name, SystemColors.lookup)
        #expect(entry?.light == light)
        #expect(entry?.dark == dark)
    }

    @Test(arguments: ["", "Black", "blac", "blackk", "grey"])
    func noColor(_ name: String) {
        #expect(withBytes(name, SystemColors.lookup) == nil)
    }

    @Test func colorsKeepTheirOrder() {
        #expect(SystemColors.all.count == 42)
        #expect(SystemColors.all.prefix(3).map(\.name.description) == ["black", "darkGray", "gray"])
    }
}
