import MenuSpec
import Testing

@testable import MenuBackends

/// What menus, options, sections and items are called in Swift.
@Suite struct SwiftNameTests {
    @Test(arguments: [
        ("tooSlow", "tooSlow"), ("air-quality", "airQuality"), ("x--y", "xY"), ("ends-", "ends"),
        ("a-1", "a1"),
        ("al-العربية", "alالعربية"), ("x-ǆa", "xǅa"), ("default", "default"), ("Type", "Type_"),
        ("self", "self_"),
        ("init", "init_"), ("none", "none_"), ("some", "some_"), ("id", "id_"), ("allCases", "allCases_"),
        ("n-one", "nOne"), ("de-init", "deInit"), ("rawValue", "rawValue_"), ("optionTable", "optionTable_"),
        ("_", "__"),
        ("title", "title_"), ("document", "document_"), ("Reason", "Reason"), ("신라면", "신라면"),
        ("MenuOption", "MenuOption"),
    ])
    func options(_ sample: (String, String)) {
        #expect(SwiftName.option(sample.0) == sample.1)
    }

    /// The property and the type of a menu.
    @Test(arguments: [
        ("reason", "reason", "Reason"), ("air-quality", "airQuality", "AirQuality"),
        ("Header", "header", "Header"),
        ("URL", "uRL", "URL"), ("신라면", "신라면", "신라면Menu"), ("_", "__", "_Menu"), ("_a", "_a", "_aMenu"),
        ("type", "type", "Type_"), ("Type", "type", "Type_"), ("self", "self_", "Self_"),
        ("document", "document_", "Document"),
        ("dropdown", "dropdown", "Dropdown_"), ("Dropdown", "dropdown", "Dropdown_"),
        ("swift", "swift", "Swift_"),
        ("default", "default", "Default"), ("any", "any", "Any"), ("ßa", "ßa", "Ssa"),
        ("élan", "élan", "Élan"),
        ("generatedMenus", "generatedMenus", "GeneratedMenus_"), ("id", "id_", "Id"), ("iD", "iD", "ID_"),
    ])
    func menus(_ sample: (id: String, property: String, type: String)) {
        #expect(SwiftName.property(sample.id) == sample.property)
        #expect(SwiftName.type(sample.id) == sample.type)
    }

    @Test func nodes() {
        #expect(SwiftName.node(["c", SwiftName.part("habet-et")]) == "c_habetEt")
        #expect(SwiftName.node([SwiftName.part("self")]) == "self_")
        #expect(SwiftName.node(["c", SwiftName.part("self")]) == "c_self")
        #expect(SwiftName.part("a", written: "b") == "b")
        #expect(SwiftName.option("a", written: "init") == "init_")
    }

    @Test func choicesAreKeptByMenuAndPath() throws {
        let menus = try GeneratedMenus(
            """
            menuSpec: 1
            dropdowns:
              a: {title: A, cases: open, options: [{title: X, swiftName: one}, {group: G, options: [{title: Y, swiftName: two}]}]}
              b: {title: B, options: [X]}
            sectionTrees:
              c: {sections: [{title: X, swiftName: three, items: [{title: X, swiftName: four}]}]}
            """)
        let choices = menus.input.swiftChoices
        #expect(choices.openDropdowns == ["a"])
        #expect(choices.name(at: ["x"], in: "a") == "one")
        // A group is no part of a path.
        #expect(choices.name(at: ["y"], in: "a") == "two")
        #expect(choices.name(at: ["x"], in: "b") == nil)
        #expect(choices.name(at: ["x"], in: "c") == "three")
        #expect(choices.name(at: ["x", "x"], in: "c") == "four")
        let text = String(decoding: menus.swift(), as: UTF8.self)
        for line in [
            "static var one: Self", "static var two: Self", "case x", "case three", "case three_four",
        ] {
            #expect(text.contains(line), "\(line)")
        }
    }

    /// Nothing of the machine, the process or the place is in the output.
    @Test func theSameTextEachTime() throws {
        var random = RandomSpec(seed: 7)
        for _ in 0..<20 {
            let spec = random.next(namespace: "Same")
            let first = try GeneratedMenus(spec).swift()
            #expect(try GeneratedMenus(spec).swift() == first)
        }
    }
}
