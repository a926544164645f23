/// Comments to menuc are about lines: what stands on theirs must go on to do so, and nothing else.
extension LayoutSample {
    private static let mark = "# menuc:ignore yaml-trap -- x"
    private static let wide = String(repeating: "x", count: 50)

    static let suppressions: [LayoutSample] = [
        LayoutSample("a value stays below", "\(mark)\na:\n    no\n", "\(mark)\na:\n  no\n"),
        LayoutSample("beside its comment", "a:\n    no   \(mark)\n", "a:\n  no  \(mark)\n"),
        LayoutSample("behind its anchor", "a: &b   \(mark)\n    no\n", "a: &b  \(mark)\n  no\n"),
        LayoutSample("below its anchor", "a:\n   \(mark)\n   &b\n   no\n", "a:\n  \(mark)\n  &b\n  no\n"),
        LayoutSample("a mapping stays below its dash", "\(mark)\n-\n   a: no\n", "\(mark)\n-\n  a: no\n"),
        LayoutSample("other dashes do not", "-\n   a: b\n- c  \(mark)\n", "- a: b\n- c  \(mark)\n"),
        LayoutSample(
            "brackets keep their lines", "\(mark)\na: [b,  no,\n       'yes'\n    ]\n",
            "\(mark)\na: [b,  no,\n  'yes'\n]\n"),
        LayoutSample(
            "beside any of them", "a: [b, \(mark)\n no,\n   yes]\n", "a: [b, \(mark)\n  no,\n  yes]\n"),
        LayoutSample(
            "long ones too", "a: [\(wide), \(wide),\n no] \(mark)\n",
            "a: [\(wide), \(wide),\n  no]  \(mark)\n"),
        LayoutSample(
            "a blank line ends what it is about", "a: # b\n    \(mark)\n\n    no\n",
            "a:  # b\n  \(mark)\n\n  no\n"),
        LayoutSample(
            "one below another comment is none that goes on", "a: b # c\n     \(mark)\n\nd: no\n",
            "a: b  # c\n\(mark)\n\nd: no\n"),
        LayoutSample(
            "in brackets", "a: [#menuc:ignore yaml-trap\n no]\n", "a: [#menuc:ignore yaml-trap\n  no]\n"),
    ]

    /// What sorting makes of them.
    static let sortedSuppressions: [LayoutSample] = [
        LayoutSample(
            "a comment above goes along", "# head\n\(mark)\nnamespace: no\nmenuSpec: 1\n",
            "# head\nmenuSpec: 1\n\(mark)\nnamespace: no\n"),
        LayoutSample(
            "the line of a dash stays",
            "menuSpec: 1\ndropdowns:\n  a:\n    options:\n      \(mark)\n      - icon: no\n        title: b\n",
            "menuSpec: 1\ndropdowns:\n  a:\n    options:\n      \(mark)\n      - icon: no\n        title: b\n"
        ),
        LayoutSample(
            "a comment beside goes along",
            "menuSpec: 1\ndropdowns:\n  a:\n    options:\n      - icon: no  \(mark)\n        title: b\n",
            "menuSpec: 1\ndropdowns:\n  a:\n    options:\n      - title: b\n        icon: no  \(mark)\n"),
    ]
}
