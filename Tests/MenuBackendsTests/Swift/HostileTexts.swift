/// Texts that generators of source have been broken with.
enum HostileTexts {
    static let all: [String] =
        [
            // Quotes that a character of Unicode's joins to its neighbour.
            "x\u{600}\"; exit(1) //", "x\"\u{301}; exit(1) //", "x\"\u{200D}; exit(1) //", "\"\u{FE0F}",
            "\r\n\"; exit(1) //", "\\\u{301}(exit(1))", "\u{600}\\(exit(1))", "\\\u{600}\"",
            // What a literal is made of.
            "\"", "\"\"\"", "\\", "ends with \\", "\\\\(exit(1))", "\\(exit(1))", "\\#(exit(1))", "#\"",
            "\"#",
            "##\"x\"##", "\\u{1F600}", "\\u{", "\\n", "\\0", "$(exit 1)", "`exit 1`", "${x}", "%@", "%s%n",
            "\\",
            // Comments and directives.
            "*/ exit(1) /*", "/*", "//", "/// x", "*/", "#if x", "#endif", "#error(\"x\")",
            "#sourceLocation(file: \"x\", line: 1)", "@main", "<#placeholder#>", "- Parameter x: y",
            // Ends of lines.
            "a\nb", "a\r\nb", "a\rb", "a\u{2028}exit(1)", "a\u{2029}exit(1)", "\n", "\n\n  \n",
            "tab\tand\n\tmore",
            // What shows nothing, or joins.
            " ", "   ", "\u{A0}", "\u{200B}", "x\u{FEFF}", "\u{AD}", "\u{301}", "\u{FE0F}", "\u{200D}",
            "\u{E0020}",
            "\u{FFFD}", "\u{E000}", "\u{10FFFD}", "\u{FFFE}",
            // Scripts and emoji.
            "עברית \"ציטוט\" \\", "العربية؛ \u{61C}\u{200F}", "हिन्दी क्\u{200D}ष", "신라면",
            "café cafe\u{301}", "👩‍👧‍👦❤️🇩🇪👍🏽", "𝒳 \u{1D165}", "Ｆｕｌｌ", "ﷺ", "İi̇ı ß ǅ",
            // What looks like other languages.
            "<script>alert(1)</script>", "]]>", "'; DROP TABLE menus; --", "{{x}}", "~", "null", "true", "-1",
        ] + ["", String(repeating: "long ", count: 2000), String(repeating: "\"\\", count: 500)]
}
