extension Rule {
    static let tapTarget: Rule = Rule(
        "tap-target", .warning, "A row, button, header or footer is under 44 points high.",
        rationale: """
            Under 44 points people miss what they aim at. The platform's guidelines ask for at least \
            44.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHeight: 30
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHeight: 44
                options: [Small, Large]

            """#,
        check: .height { decoder, points, node in
            guard points < 44 else { return }
            decoder.report(
                .tapTarget, at: node,
                "\(shortNumber(points)) points are hard to tap; the platform's guidelines ask for at least 44"
            )
        }
    )
}
