extension Rule {
    static let suppressionReason: Rule = Rule(
        "suppression-reason", .warning, "A comment suppresses a finding and does not say why.",
        rationale: """
            Whoever comes next must know whether the reason still holds. It stands behind '--', in the \
            same comment. The finding is suppressed all the same.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHeight: 30  # menuc:ignore tap-target
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                rowHeight: 30  # menuc:ignore tap-target -- shown on the Mac alone
                options: [Small, Large]

            """#,
        isSuppressible: false
    )
}
