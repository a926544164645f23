extension Rule {
    static let longList: Rule = Rule(
        "long-list", .warning, isOn: false, "A dropdown has over 15 options and no groups.",
        rationale: """
            People look through a list from its beginning. Over 15 options they need groups to find their \
            way, or another control than a dropdown. Options that are hidden do not count.
            """,
        bad: "menuSpec: 1\nnamespace: Example\ndropdowns:\n  size:\n    title: Size\n    options:\n"
            + (1...16).map { "      - Size \($0)\n" }.joined(),
        good: "menuSpec: 1\nnamespace: Example\ndropdowns:\n  size:\n    title: Size\n    options:\n"
            + "      - group: For children\n        options:\n"
            + (1...8).map { "          - Size \($0)\n" }.joined()
            + "      - group: For adults\n        options:\n"
            + (9...16).map { "          - Size \($0)\n" }.joined(),
        check: .dropdown { decoder, dropdown in
            guard let options = dropdown.options, let key = dropdown.optionsKey, options.groupCount == 0,
                options.visibleCount > 15
            else { return }
            decoder.report(
                .longList, at: key,
                "\(options.visibleCount) options in one list are hard to look through; put them into groups")
        }
    )
}
