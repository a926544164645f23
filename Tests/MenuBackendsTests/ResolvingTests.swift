import Foundation
import Testing

@testable import MenuBackends

/// Aliases, merges and named styles are resolved, and all stands in order.
@Suite struct ResolvingTests {
    @Test func namedStylesAreResolved() throws {
        let compiled = try Compiled(
            """
            menuSpec: 1
            styles: {big: {button: {font: 20}, header: {font: 30}}}
            dropdowns: {a: {title: T, options: [A], style: big}}
            sectionTrees: {t: {sections: [S], style: big}}
            """)
        let style = try json(#"{"button": {"font": {"size": 20}}, "header": {"font": {"size": 30}}}"#)
        #expect(compiled["/dropdowns/0/style"] == style)
        #expect(compiled["/sectionTrees/0/style"] == style)
        #expect(compiled["/styles"] == nil)
    }

    @Test func mergesAreResolved() throws {
        let compiled = try Compiled(
            """
            menuSpec: 1
            x-a: &a {rowHeight: 50, gap: 1, maxVisibleCells: 7}
            x-b: &b {rowHeight: 60, gap: 2, buttonHeight: 70}
            dropdowns:
              a:
                <<: [*a, *b]
                title: T
                gap: 3
                maxVisibleCells: ~
                options: &o {z: Z, a: A}
              b:
                title: T
                options:
                  <<: *o
                  m: M
                  z: Zed
            """)
        try compiled.compare(
            "/dropdowns/0",
            [
                "/rowHeight": "50", "/gap": "3", "/buttonHeight": "70", "/maxVisibleCells": "4",
                "/title": "\"T\"",
            ])
        // Merged keys stand after the written ones.
        let ids = (0..<3).map { compiled["/dropdowns/1/options/\($0)/id"] as? String }
        #expect(ids == ["m", "z", "a"])
        #expect(compiled["/dropdowns/1/options/1/title"] == "Zed" as NSString)
    }

    @Test func orderIsAsWritten() throws {
        let compiled = try Compiled(
            """
            menuSpec: 1
            sectionTrees: {z: {sections: [S]}, y: {sections: [S]}}
            dropdowns:
              z2: {title: T, options: {c: C, a: A, b: B}}
              a2: {options: [A], title: T}
            """)
        #expect(compiled["/dropdowns/0/id"] == "z2" as NSString)
        #expect(compiled["/dropdowns/1/id"] == "a2" as NSString)
        #expect(compiled["/sectionTrees/0/id"] == "z" as NSString)
        #expect((0..<3).map { compiled["/dropdowns/0/options/\($0)/id"] as? String } == ["c", "a", "b"])
    }

    @Test func bothListsAreAlwaysThere() throws {
        let dropdown = try Compiled("menuSpec: 1\ndropdowns: {a: {title: T, options: [A]}}\n")
        #expect(dropdown["/sectionTrees"] == NSArray())
        let tree = try Compiled("menuSpec: 1\nsectionTrees: {t: {sections: [S]}}\n")
        #expect(tree["/dropdowns"] == NSArray())
        #expect(!dropdown.text.contains("null") && !tree.text.contains("null"))
    }

    @Test func keysStandInTheOrderOfTheTables() throws {
        let compiled = try Compiled(
            """
            menuSpec: 1
            dropdowns:
              a:
                meta: {z: z, a: a}
                style: {footer: {font: 1}, menu: {shadow: {}, insets: {}, font: 2, cornerRadius: 1, borderWidth: 1, borderColor: red, backgroundColor: red, selectedTextColor: red, textColor: red}}
                accessibility: {identifier: i, hint: h, label: l}
                emptyTitle: E
                footer: {title: F}
                badge: {diameter: 1}
                indicator: {position: leading, expanded: star, collapsed: star}
                maxSelected: 2
                selection: multiple
                maxHeight: 100
                group: g
                options: [{meta: {a: b}, accessibility: {label: L}, role: destructive, hidden: true, detail: D, image: i, icon: star, value: v, id: o, title: A}]
                title: T
            sectionTrees:
              t:
                meta: {a: b}
                style: {}
                title: T
                sections: [{items: [{meta: {a: b}, accessibility: {label: L}, role: destructive, value: v, icon: star, detail: D, title: I}], meta: {a: b}, accessibility: {label: L}, icon: star, title: S}]
            """)
        #expect(
            try compiled.keys(ofObjectBehind: #""dropdowns": ["#) == [
                "id", "title", "options", "optionsFrom", "group", "rowHeight", "buttonHeight", "maxHeight",
                "gap",
                "width", "presentation", "anchor", "placement", "dismiss", "selection", "selected",
                "minSelected",
                "maxSelected", "closeOnSelect", "clearable", "titleCase", "titleAlignment", "indicator",
                "badge",
                "footer", "emptyTitle", "accessibility", "style", "meta",
            ])
        #expect(
            try compiled.keys(ofObjectBehind: #""options": ["#) == [
                "kind", "id", "title", "value", "icon", "image", "detail", "enabled", "hidden", "role",
                "accessibility", "meta",
            ])
        #expect(
            try compiled.keys(ofObjectBehind: #""sectionTrees": ["#) == [
                "id", "title", "sections", "expansion", "headerHeight", "rowHeight", "detailHeight",
                "headerAlignment", "listStyle", "indicator", "style", "meta",
            ])
        #expect(
            try compiled.keys(ofObjectBehind: #""sections": ["#) == [
                "kind", "id", "title", "expanded", "collapsible", "icon", "accessibility", "meta", "items",
            ])
        #expect(
            try compiled.keys(ofObjectBehind: #""items": ["#) == [
                "kind", "id", "title", "detail", "expanded", "icon", "value", "enabled", "role",
                "accessibility",
                "meta",
            ])
        #expect(try compiled.keys(ofObjectBehind: #""style":"#) == ["menu", "footer"])
        #expect(
            try compiled.keys(ofObjectBehind: #""menu":"#) == [
                "textColor", "selectedTextColor", "backgroundColor", "borderColor", "borderWidth",
                "cornerRadius",
                "font", "insets", "shadow",
            ])
        #expect(try compiled.keys(ofObjectBehind: #""textColor":"#) == ["name", "light", "dark"])
        #expect(try compiled.keys(ofObjectBehind: #""shadow":"#) == ["color", "opacity", "radius", "x", "y"])
        #expect(try compiled.keys(ofObjectBehind: #""insets":"#) == ["top", "leading", "bottom", "trailing"])
        #expect(try compiled.keys(ofObjectBehind: #""footer":"#) == ["id", "title", "height", "underlined"])
        #expect(try compiled.keys(ofObjectBehind: #""badge":"#) == ["diameter", "color", "offset"])
        #expect(try compiled.keys(ofObjectBehind: #""meta":"#) == ["a"])
    }
}
