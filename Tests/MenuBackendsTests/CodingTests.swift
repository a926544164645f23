import Foundation
import MenuRuntime
import MenuSpec
import Testing

@testable import MenuBackends

/// The documents' own coding is that of the JSON target, both ways.
@Suite struct CodingTests {
    /// Reads what the target wrote, writes it again, and compares both with what there was.
    private func checkBothWays(_ spec: String, path: String = "a.menu.yaml") throws {
        let checked = CheckedSpec(checking: SourceFile(path: path, bytes: Array(spec.utf8)))
        let document = try #require(checked.document, "\(checked.diagnostics.map(\.message))")
        let written = Data(Target.json.text(of: document))
        let read = try JSONDecoder().decode(MenuDocument.self, from: written)
        #expect(read == document.withSortedMeta)
        let again = try JSONSerialization.jsonObject(with: JSONEncoder().encode(document)) as? NSDictionary
        #expect(again == (try JSONSerialization.jsonObject(with: written) as? NSDictionary))
    }

    @Test(arguments: GoldenTests.names)
    func specs(_ name: String) throws {
        let spec = GoldenTests.root.appendingPathComponent("specs/\(name).menu.yaml")
        try checkBothWays(String(contentsOf: spec, encoding: .utf8), path: "\(name).menu.yaml")
    }

    /// Every field, with a value that is not its default.
    @Test func everyField() throws {
        try checkBothWays(
            """
            menuSpec: 1
            dropdowns:
              a:
                title: T
                options:
                  - {title: A, id: o, value: v, icon: star, image: i, detail: D, enabled: false, role: destructive,
                     accessibility: {label: L, hint: H, identifier: I}, meta: {z: z, a: a}}
                  - separator: true
                  - {group: G, id: g, options: [B, {separator: true}, {title: C, hidden: true}]}
                optionsFrom: app
                cases: open
                group: g
                rowHeight: auto
                buttonHeight: 50.5
                maxHeight: 100
                gap: 0
                width: 60%
                presentation: overlay
                anchor: view
                placement: auto
                dismiss: [scroll]
                selection: multiple
                selected: [o, b]
                minSelected: 1
                maxSelected: 2
                closeOnSelect: true
                clearable: true
                titleCase: uppercase
                titleAlignment: leading
                indicator: {collapsed: star, expanded: heart, position: leading}
                badge: {diameter: 75, color: cyan, offset: 20}
                footer: {title: F, id: f, height: 58, underlined: true}
                emptyTitle: E
                accessibility: {label: l, hint: h, identifier: i}
                meta: {b: "1", a: "2"}
                style:
                  footer: {font: 1}
                  menu:
                    textColor: red
                    selectedTextColor: "#01020304"
                    backgroundColor: {light: "#FFFFFF", dark: black}
                    borderColor: clear
                    borderWidth: 1.2
                    cornerRadius: 26
                    font: largeTitle
                    insets: {top: 1, leading: 2, bottom: 3, trailing: 4}
                    shadow: {color: red, opacity: 0.5, radius: 1, x: 2, y: 3}
              b: {title: T, options: [A], width: 200, rowHeight: 45, maxVisibleCells: 7}
              c: {title: T, options: [A], width: anchor}
            sectionTrees:
              t:
                title: T
                expansion: single
                headerHeight: auto
                rowHeight: 45
                detailHeight: 20
                headerAlignment: center
                listStyle: insetGrouped
                indicator: {shape: triangle, collapsed: 1, expanded: 2, position: leading, size: 50, fill: red, stroke: black, strokeWidth: 5}
                meta: {a: b}
                style: {header: {font: 30}}
                sections:
                  - {title: S, collapsible: false, icon: star, accessibility: {label: L}, meta: {a: b}}
                  - title: U
                    expanded: true
                    items:
                      - {title: I, detail: D, expanded: true, icon: star, value: v, enabled: false, role: destructive, accessibility: {label: L}, meta: {a: b}}
                      - {title: V, items: [W]}
              u: {sections: [S], indicator: none}
            """)
    }

    /// A section or an item of a tree that no spec knows is saved as its path too.
    @Test func nodesOfAnyTree() throws {
        let nodes = ["c/x", "c"].map { AnyMenuNode(id: $0) }
        let written = try JSONEncoder().encode(nodes)
        #expect(try JSONDecoder().decode([String].self, from: written) == ["c/x", "c"])
        #expect(try JSONDecoder().decode([AnyMenuNode].self, from: written) == nodes)
    }

    @Test func whatIsNotKnownIsPassedOver() throws {
        let text = """
            {"menuSpec": 1, "namespace": "N", "future": 1, "dropdowns": [{"id": "a", "title": "T", "more": [1],
            "options": [{"kind": "option", "id": "o", "title": "O"}, {"kind": "picture", "id": "p"}]}],
            "sectionTrees": [{"id": "t", "sections": [{"kind": "section", "id": "s", "title": "S",
            "items": [{"kind": "map"}, {"kind": "item", "id": "i", "title": "I"}]}, {"kind": "map"}]}]}
            """
        let document = try JSONDecoder().decode(MenuDocument.self, from: Data(text.utf8))
        var menu = MenuDocument.Dropdown(
            id: "a", title: "T", accessibility: MenuDocument.Accessibility())
        menu.options = [.option(MenuDocument.Option(id: "o", title: "O"))]
        // Left out, these have no value: the target writes their defaults.
        menu.maxVisibleCells = nil
        var tree = MenuDocument.SectionTree(id: "t")
        tree.indicator = nil
        tree.sections = [
            MenuDocument.Section(
                id: "s", title: "S", items: [.item(MenuDocument.Item(id: "i", title: "I"))])
        ]
        #expect(document == MenuDocument(namespace: "N", dropdowns: [menu], sectionTrees: [tree]))
    }

    @Test(arguments: [
        #"{"namespace": "N"}"#, #"{"menuSpec": 1, "namespace": "N", "dropdowns": [{"id": "a"}]}"#,
        #"{"menuSpec": 1, "namespace": "N", "dropdowns": [{"id": "a", "title": "T", "rowHeight": "tall"}]}"#,
        #"{"menuSpec": 1, "namespace": "N", "dropdowns": [{"id": "a", "title": "T", "width": "wide"}]}"#,
        ##"{"menuSpec": 1, "namespace": "N", "dropdowns": [{"id": "a", "title": "T", "badge": {"diameter": 1, "color": {"light": "#0", "dark": "#00000000"}}}]}"##,
        ##"{"menuSpec": 1, "namespace": "N", "dropdowns": [{"id": "a", "title": "T", "badge": {"diameter": 1, "color": {"light": "#+0000000", "dark": "#00000000"}}}]}"##,
    ])
    func whatIsWrongIsRefused(_ text: String) {
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(MenuDocument.self, from: Data(text.utf8))
        }
    }
}

extension MenuDocument {
    /// The same as a decoder gives it, which does not keep the order of an object's keys.
    fileprivate var withSortedMeta: MenuDocument {
        var document = self
        for index in dropdowns.indices {
            document.dropdowns[index].meta?.sort { $0.key < $1.key }
            document.dropdowns[index].options = dropdowns[index].options.map { entry in
                guard case .option(var option) = entry else { return entry }
                option.meta?.sort { $0.key < $1.key }
                return .option(option)
            }
        }
        return document
    }
}
