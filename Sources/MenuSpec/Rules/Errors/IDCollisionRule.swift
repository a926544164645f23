extension Rule {
    static let idCollision: Rule = Rule(
        "id-collision", .error, "Two ids become the same name in Swift.",
        rationale: """
            In Swift 'a-b' becomes 'aB', and a menu has both a property and a type. Rename one of \
            the two, or give an option, section or item a 'swiftName'.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: {extra-large: Extra large, extraLarge: XL}

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: {extra-large: Extra large, xl: XL}

            """#
    )
}
