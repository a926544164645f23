extension Rule {
    static let unusedSuppression: Rule = Rule(
        "unused-suppression", .warning, "A comment suppresses what is not there.",
        rationale: """
            What was suppressed has been mended, or the comment names no rule, or stands on another line: \
            left there, it hides the next finding. 'menuc:ignore' is about its own line, or about the next \
            where it stands alone; 'menuc:ignore-file' stands at the top. Errors cannot be suppressed. \
            Where a spec has an error, or a rule is off, nobody knows what is unused, and it is not reported.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                # menuc:ignore tap-target -- shown on the Mac alone
                rowHeight: 44
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                # menuc:ignore tap-target -- shown on the Mac alone
                rowHeight: 30
                options: [Small, Large]

            """#,
        isSuppressible: false
    )
}
