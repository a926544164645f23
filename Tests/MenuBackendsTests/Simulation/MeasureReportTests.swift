import MenuSpec
import Testing

@testable import MenuBackends

@Suite struct MeasureReportTests {
    private static let spec = """
        menuSpec: 1
        dropdowns:
          a: {title: A, rowHeight: 40, buttonHeight: 50.5, maxVisibleCells: 2, options: [A, B, {separator: true}, C]}
          b: {title: B, rowHeight: auto, options: [A]}
        sectionTrees:
          t: {detailHeight: 20, sections: [{title: A, items: [{title: X, detail: D}, Y]}, B]}
        """

    private func report() throws -> MeasureReport {
        let checked = CheckedSpec(
            checking: SourceFile(path: "a.menu.yaml", bytes: Array(Self.spec.utf8)))
        return MeasureReport(try #require(checked.document))
    }

    @Test func wideNumbersStayApartAndSumsAreRound() throws {
        let spec = """
            menuSpec: 1
            dropdowns:
              d: {title: D, rowHeight: 44.1, gap: 0.2, maxVisibleCells: 3, options: [A, B, C, D]}
              e: {title: E, rowHeight: 123456789.125, options: [A]}
            """
        let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: Array(spec.utf8)))
        let text = String(decoding: MeasureReport(try #require(checked.document)).text.utf8, as: UTF8.self)
        #expect(text.contains("  open                 4    44.1   132.3   176.6\n"))
        #expect(text.contains("  closed               0 123456789.125       0 123456789.125\n"))
    }

    @Test func text() throws {
        #expect(
            String(decoding: try report().text.utf8, as: UTF8.self) == """
                a: dropdown
                                    rows  button    list   total
                  closed               0    50.5       0    50.5
                  open                 3    50.5      80   134.5
                  fully expanded       3    50.5     121   175.5

                b: dropdown
                                    rows  button    list   total
                  closed               0      44       0      44
                  open                 1      44       -       -
                  fully expanded       1      44       -       -

                t: section tree
                                    rows  height
                  closed               2     120
                  open                 4     208
                  fully expanded       4     228

                """)
    }

    @Test func json() throws {
        #expect(
            String(decoding: try report().json, as: UTF8.self) == """
                {
                  "menus": [
                    {
                      "id": "a",
                      "kind": "dropdown",
                      "closed": {"rows": 0, "heights": {"button": 50.5, "list": 0, "total": 50.5}},
                      "open": {"rows": 3, "heights": {"button": 50.5, "list": 80, "total": 134.5}},
                      "expanded": {"rows": 3, "heights": {"button": 50.5, "list": 121, "total": 175.5}}
                    },
                    {
                      "id": "b",
                      "kind": "dropdown",
                      "closed": {"rows": 0, "heights": {"button": 44, "list": 0, "total": 44}},
                      "open": {"rows": 1, "heights": {"button": 44}},
                      "expanded": {"rows": 1, "heights": {"button": 44}}
                    },
                    {
                      "id": "t",
                      "kind": "sectionTree",
                      "closed": {"rows": 2, "height": 120},
                      "open": {"rows": 4, "height": 208},
                      "expanded": {"rows": 4, "height": 228}
                    }
                  ]
                }

                """)
    }
}
