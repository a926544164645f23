extension Rule {
    static let staleBaseline: Rule = Rule(
        "stale-baseline", .warning, "A baseline lists what is not found any more.",
        rationale: """
            What was listed has been mended, or its menu has gone. Left in the list, the entry would hide \
            the next finding at that place. 'menuc check --write-baseline FILE' writes the list anew. Where \
            a spec has an error, or the rule is off, nobody knows, and the entry is not reported.
            """,
        bad: #"""
            {"menucBaseline": 1, "findings": [
              {"file": "gone.menu.yaml", "rule": "tap-target", "path": "dropdowns.size.rowHeight"}
            ]}

            """#,
        good: #"""
            {"menucBaseline": 1, "findings": []}

            """#,
        isSuppressible: false, subject: .baseline
    )
}
