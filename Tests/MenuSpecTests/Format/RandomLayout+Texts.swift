/// Texts of all kinds.
extension RandomLayout {
    /// Words and numbers that quotes make texts, or that mean different things to different readers of YAML.
    private static let telling = [
        "no", "y", "Off", "TRUE", "null", "~", "1.10", "010", "0o14", "0x1F", "1_000", "1:20", "12:30:45.5",
        "1e3",
        "+1", "-0", ".5", "5.", ".inf", "-.INF", ".NaN", "2024-01-01", "2024-1-1T1:2:3Z", "<<", "=", "0b11",
        "1__0",
        "1.5e+3", "0.", "-", "?", ":", "- a", "? a", "a: b", ": a", "a:", "a #b", "#a", "&a", "*a", "!a",
        "%a", "@a",
        "`a`", "|", ">", "{", "}a", "[a", "]", ",", "a, b", "a]b", "{a", "a}", "a{b", "---", "...", "--- a",
        "'", "\"",
        "a'b", "a\"b", "\\", "a\\b", "", " ", " a", "a ", "a?", "a?b", "?a", "-a", ":a", "a:b", "::", "a://b",
        "é", "\u{A0}",
        "e1", "1e", "0x", "12e", "1-2", "+", ".", "..", "1.2.3", "99:99", "true ", "nO", "Null", "NULL",
        "nan", "inf",
    ]

    /// A text on one line, and the word in it.
    ///
    /// - Parameter isBare: Whether no anchor or tag is in front of it.
    mutating func scalar(isInFlow: Bool, isBare: Bool = false) -> (text: String, word: String) {
        let word = word("v")
        let plain = [
            word, "\(word) and more", "it's \(word)", "\(word)/x:y", "\(word)#1", "é\(word)", "-\(word)",
            "?\(word)",
            "\(word)'s \"x\"", "\(word) - x", "\(word)  x", "\(word)\\n", "😀\(word)",
        ]
        let quoted = [
            "'\(word)'", "\"\(word)\"", "'\(word): x'", "\"\(word) #x\"", "'it''s \(word)'",
            "\"\\u00e9\(word)\"", "\"a \\\"\(word)\\\"\"", "'\"\(word)\"'", "'[\(word)'", "\"\(word),\"",
            "'\(word) \"x\": y'", "\" \(word)\"", "'- \(word)'", "\"\(word)\\tx\"", "'\(word)\\x'",
            "\"*\(word)\"",
            "'# \(word)'", "\"\(word)\\\\ \\/\"", "'\(word)\t'", "\"\\x41\(word)\\N\\_\\L\\P\"",
            "'''\(word)'''",
            "\"\(word)\u{A0}\"", "'\u{2009}\(word)'", "\"\(word)\\r\\n\"", "\"\(word)\\ \"",
        ]
        var text = chance(40) && !isInFlow ? pick(plain) : chance(30) ? word : pick(quoted)
        if chance(10) {
            // The key is what is known of their line.
            let telling = pick(Self.telling)
            let escaped = telling.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
            let single = telling.map { $0 == "'" ? "''" : String($0) }.joined()
            return (chance(50) ? "\"\(escaped)\"" : "'\(single)'", "")
        }
        if isBare { return (text, word) }
        if chance(6) {
            let anchor = self.word("a")
            text = "&\(anchor)\(gap())" + (chance(15) ? "!!str " : "") + text
            anchors.append(anchor)
        } else if chance(4) {
            text = pick(["!!str ", "!<tag:yaml.org,2002:str> "]) + text
        }
        return (text, word)
    }

    mutating func longText(_ parent: Int, _ key: String?) {
        let (first, last) = (word("v"), word("v"))
        let quote = pick(["", "'", "\""])
        text += chance(70) ? gap() : "\n" + blanks(parent + 1 + number(8))
        text += quote + (chance(10) && quote != "" ? " " : "") + first + " text" + spaces() + "\n"
        for _ in 0..<number(3) where chance(50) { text += spaces() + "\n" }
        if quote == "\"" {
            if chance(20) { text += blanks(parent + 3) + "x \\\n" }
            if chance(10) { text += blanks(parent + 1) + "\\  \\ x\\ \n" }
            if chance(10) { text += blanks(parent + 2) + "x\\\\  \n" }
        }
        if chance(20) {
            text +=
                blanks(parent + 1 + number(8))
                + pick(["x#y\n", "x\t\n", "é 'x\n"].filter { quote != "'" || !$0.contains("'") })
        }
        text += blanks(parent + 1 + number(8)) + pick(["- ", "more ", "é ", "[", "? "]) + last + quote
        text += rest(.beside(last))
    }

    mutating func blockScalar(_ parent: Int) {
        let extra = 1 + number(8)
        // More spaces in front of the first line ask for the number.
        let isDeep = chance(20)
        let start = isDeep ? pick([" ", "  ", "   ", "\t", " \t"]) : ""
        let indicator = isDeep || chance(10) ? "\(extra)" : ""
        let chomping = pick(["", "", "-", "+"])
        text += gap() + (chance(8) ? "&\(word("a")) " : "") + (chance(4) ? "!!str " : "") + pick(["|", ">"])
        text += chance(50) ? indicator + chomping : chomping + indicator
        text += chance(10) ? gap() + name(.beside("")) + "\n" : spaces() + "\n"
        let indent = blanks(parent + extra)
        for _ in 0..<number(3) where chance(30) { text += blanks(number(parent + extra + 1)) + "\n" }
        if chance(95) {
            let first = chance(90) ? word("v") : pick(["#x", "- x", "é", "---x"])
            text += indent + start + first + " # no comment" + spaces() + "\n"
            for _ in 0..<number(5) {
                let lines = [
                    indent + word("v") + ": [", "", indent + "   deep é", indent + "  ", indent,
                    indent + "\tx \t",
                    indent + "# x", indent + " # x  ", blanks(number(parent + extra)),
                ]
                text += pick(lines) + "\n"
            }
        }
        isBehindBlock = true
        for _ in 0..<number(4) where chance(30) { text += blanks(number(parent + extra + 1)) + "\n" }
    }
}
