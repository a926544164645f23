import Testing

@testable import MenuSpec

@Suite struct SpecSchemaTests {
    private let validator = SchemaValidator(schema: SpecSchema.schema)

    @Test(arguments: Samples.names)
    func everySpecIsValid(_ name: String) throws {
        #expect(try validator.errors(in: JSONValue(yaml: Samples.source(name).bytes)) == [])
    }

    @Test func thereAreSpecs() { #expect(Samples.names.count >= 11) }

    /// Readers type plain scalars in their own ways; merge keys may be left in; `~` is a text or nothing.
    @Test(arguments: [
        "menuSpec: 1\ndropdowns: {a: {title: true, options: [1, 2.5, false, ~, text]}}",
        "menuSpec: 1\ndropdowns: {a: {title: ~, options: {no: Norway, _x: {title: 3}, é-2: ~}}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, optionsFrom: app, cases: open}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, optionsFrom: app, cases: open, options: []}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, optionsFrom: app, cases: open, options: ~}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, optionsFrom: ~, cases: ~, options: [{separator: true}, B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, maxVisibleCells: 2, maxHeight: ~, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, anchor: view, presentation: overlay, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, selection: multiple, minSelected: 1, selected: [b], options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, width: 100%, options: [B]}, b: {title: A, width: 0.5%, options: [B]}}",
        "menuSpec: 1\ndropdowns: {}\nsectionTrees: {a: {sections: [{title: A, collapsible: false, expanded: true}]}}",
        "menuSpec: 1\ndropdowns: {a: {title: \"\u{200F}A\\n\\tB\", options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, gap: ~, footer: ~, style: ~, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {<<: {gap: 1}, title: A, options: [B], x-note: 1}}\nx-y: []",
        "menuSpec: 1\ndropdowns: {a: {title: A, width: 60%, options: [{separator: true}, {group: G, options: [B]}]}}",
        "menuSpec: 1\nplatforms: {ios: 15, macos: 12.10}\nstyles: {my style: ~}\nsectionTrees: {a: {sections: [A]}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [{title: A, items: [B, {title: C, items: {d: D}}]}]}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: {b: {title: B, items: []}}, indicator: none}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [A], style: {header: {textColor: \"#FF00007F\"}}}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [A], style: {header: {textColor: {light: red, dark: \"#FFFFFF\"}}}}}",
    ])
    func accepts(_ spec: String) throws {
        #expect(try validator.errors(in: JSONValue(yaml: Array(spec.utf8))) == [])
    }

    @Test(arguments: [
        "dropdowns: {a: {title: A, options: [B]}}",
        "menuSpec: 2\ndropdowns: {a: {title: A, options: [B]}}",
        "menuSpec: 1\ndropdown: {}",
        "menuSpec: 1\ndropdowns: {a: {options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: []}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: {}}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: B}}",
        "menuSpec: 1\ndropdowns: {a: {title: [A], options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, rowHeight: 0, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, rowHeight: forty, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, rowHeight: \"40\", options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, maxVisibleCells: 2.5, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, placement: left, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, clearable: 'true', options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, dismiss: [scroll, scroll], options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, width: 60 %, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: [{title: B, colour: red}]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: {b: {id: c, title: B}}}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: {two words: B}}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: {6: B}}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: [{separator: false}]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: [{group: G, options: []}]}}",
        "menuSpec: 1\ndropdowns: {a: ~}",
        "menuSpec: 1\nsectionTrees: {a: {sections: []}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [{title: A, items: [{title: B, collapsible: false}]}]}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [{title: A, items: [{title: B, detail: C, items: [D]}]}]}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [A], style: {header: {textColor: \"#FFF\"}}}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [A], style: {header: {textColor: redish}}}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [A], style: {header: {shadow: {opacity: 1.5}}}}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [A], style: {item: {textColor: {light: red, dark: {light: red, dark: red}}}}}}",
        "menuSpec: 1",
        "menuSpec: 1\ndropdowns: {}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: ~}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: [{separator: true}]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: [{group: G, options: [{separator: true}]}]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: [{group: G, options: [{group: H, options: [B]}]}]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, optionsFrom: app, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, maxVisibleCells: 2, maxHeight: 90, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, anchor: view, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, anchor: view, presentation: cover, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, selected: [b], options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, minSelected: 0, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, maxSelected: 1, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, width: 0%, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, width: 101%, options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: \"A\\u202E\", options: [B]}}",
        "menuSpec: 1\ndropdowns: {a: {title: A, options: [\"B\\e[1m\"]}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: [{title: A, collapsible: false, expanded: false}]}}",
        "menuSpec: 1\nsectionTrees: {a: {sections: {s: {title: A, collapsible: false, expanded: false}}}}",
        "menuSpec: 1\nsectionTrees: {a: {indicator: {symbol: chevron.right, shape: triangle}, sections: [A]}}",
        "menuSpec: 1\nplatforms: {ios: fifteen}\nsectionTrees: {a: {sections: [A]}}",
    ])
    func refuses(_ spec: String) throws {
        #expect(try validator.errors(in: JSONValue(yaml: Array(spec.utf8))) != [])
        let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: Array(spec.utf8)))
        #expect(checked.errorCount > 0, "menuc accepts what the schema refuses")
    }

    @Test func defaultsAreTyped() {
        func value(_ construct: String, _ field: String) -> JSONValue? {
            SpecSchema.schema["$defs"]?[construct]?["properties"]?[field]?["default"]
        }
        #expect(value("dropdown", "rowHeight") == 44)
        #expect(value("dropdown", "clearable") == false)
        #expect(value("dropdown", "width") == "fill")
        #expect(value("shadow", "opacity") == 0.2)
        #expect(value("dropdown", "closeOnSelect") == nil)
    }

    @Test func textsAreFreeOfMarks() {
        #expect(!String(decoding: SpecSchema.render(), as: UTF8.self).contains("`rowHeight`"))
    }
}
