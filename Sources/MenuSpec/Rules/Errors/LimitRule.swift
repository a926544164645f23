extension Rule {
    static let limit: Rule = Rule(
        "limit", .error, "The input is over a limit.",
        rationale: """
            Limits keep a build machine safe from a file that would take its time or its memory: the \
            size of the file, of one text, the nesting, what aliases stand for. Each can be set with \
            `--limit NAME=VALUE`.
            """,
        bad: #"""
            a: &a [x, x, x, x, x, x, x, x, x, x]
            b: &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
            c: &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
            d: &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
            e: &e [*d, *d, *d, *d, *d, *d, *d, *d, *d, *d]
            f: [*e, *e, *e, *e, *e, *e, *e, *e, *e, *e]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

            """#
    )
}
