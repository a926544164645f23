extension Rule {
    static let yamlTrap: Rule = Rule(
        "yaml-trap", .warning, "A text without quotes is something else to other YAML tools.",
        rationale: """
            menuc keeps a text as it is written, whatever it looks like. Other tools do not: to them \
            'no' is false, '1.10' is 1.1, '12:30' is 750 and '2024-01-01' a date. In quotes it is a \
            text to all.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              answer:
                title: Does it work?
                options: [yes, no]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              answer:
                title: Does it work?
                options: ["yes", "no"]

            """#,
        check: .text { decoder, text in
            guard decoder.tree[text.node].kind == .plain, let meaning = PlainMeaning(text.text) else {
                return
            }
            decoder.report(.yamlTrap, at: decoder.tree.range(text.node)) { decoder, diagnostic in
                let written = decoder.tree.string(text.node)
                diagnostic.message =
                    "without quotes '\(written)' is \(meaning.description) to other YAML tools; put it in quotes"
                diagnostic.fix = decoder.replacement(
                    of: text.node, with: "\"\(written)\"", "put it in quotes")
            }
        }
    )
}
