import MenuRuntime

extension Rule {
    static let clippedDetail: Rule = Rule(
        "clipped-detail", .warning, "Options have a second line, and rows are too low for two.",
        rationale: """
            A row of a fixed height does not grow with what stands in it: of two lines in 44 points, the \
            height of a row that says nothing of it, the second is cut off for all who read \
            larger text. 'rowHeight: auto' gives each row what it needs. Enough is what both lines take, \
            with the fonts and insets of the style, at the largest of the usual text sizes.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHeight: 44
                options: [{title: Small, detail: Up to 20 litres}, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHeight: auto
                options: [{title: Small, detail: Up to 20 litres}, Large]

            """#,
        check: .dropdown { decoder, dropdown in
            guard let detail = dropdown.options?.firstDetail, let height = dropdown.menu.rowHeight.points,
                dropdown.isSettled("rowHeight", "style")
            else { return }
            let needed = heightOfTwoLines(dropdown.menu.style)
            guard height < needed else { return }
            decoder.report(
                .clippedDetail, at: dropdown.rowHeightNode ?? detail,
                "rows are \(shortNumber(height)) points high, and a title with a second line takes "
                    + "\(shortNumber(needed)) at large text sizes; write 'rowHeight: auto'")
        }
    )

    /// What a title and a second line take at the largest text size that is none of those for accessibility, in whole
    /// points.
    private static func heightOfTwoLines(_ style: MenuDocument.Style?) -> Double {
        let option = style?[.option]
        let lines = [
            option?.font ?? MenuDocument.Font(style: .body),
            style?[.detail]?.font ?? MenuDocument.Font(style: .subheadline),
        ]
        // A line is about 1.2 times as high as its font. The text styles grow by 6 points up to that size, other fonts
        // as body text does, from 17 to 23.
        let text = lines.reduce(0) { sum, font in
            sum + 1.2 * (font.style == nil ? font.size * 23 / 17 : font.size + 6)
        }
        let insets = option?.insets.map { $0.top + $0.bottom } ?? 0
        return (text + insets).rounded(.up)
    }
}
