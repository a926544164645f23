extension Rule {
    static let manyCases: Rule = Rule(
        "many-cases", .warning, "A dropdown with 'cases: closed' has over 1,000 options.",
        rationale: """
            A closed set of options is an enum in Swift, and one of thousands takes the compiler \
            seconds. 'cases: open' makes a struct with the same names.
            """,
        bad: "menuSpec: 1\nnamespace: Example\ndropdowns:\n  size:\n    title: Size\n    options:\n"
            + (1...1001).map { "      - Size \($0)\n" }.joined(),
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

            """#,
        check: .dropdown { decoder, dropdown in
            guard let options = dropdown.options, let key = dropdown.optionsKey, dropdown.cases == .closed,
                dropdown.menu.optionsFrom == .spec, dropdown.isSettled("cases", "optionsFrom")
            else { return }
            let count = options.siblings.count - options.groupCount
            guard count > 1000 else { return }
            decoder.report(
                .manyCases, at: key,
                "\(count) options make an enum that is slow to compile; 'cases: open' makes a struct that is not"
            )
        }
    )
}
