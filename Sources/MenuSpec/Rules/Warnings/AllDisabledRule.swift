extension Rule {
    static let allDisabled: Rule = Rule(
        "all-disabled", .warning, "Every option is disabled.",
        rationale: """
            A list that opens and offers nothing to choose. Options that are hidden do not count.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [{title: Small, enabled: false}]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small]

            """#,
        check: .dropdown { decoder, dropdown in
            guard let options = dropdown.options, let key = dropdown.optionsKey, options.visibleCount > 0,
                options.usableCount == 0, options.isComplete
            else { return }
            decoder.report(.allDisabled, at: key, "every option is disabled, so there is nothing to choose")
        }
    )
}
