extension Rule {
    static let mixedScript: Rule = Rule(
        "mixed-script", .warning, "A word mixes Latin letters with Cyrillic or Greek ones.",
        rationale: """
            Letters of two scripts can look the same: a search then fails, a screen reader stumbles, \
            and a word may be a counterfeit of another. Units and quantities such as kΩ, μm and ΔT are fine, \
            and so are Cyrillic endings of acronyms (URLдың).
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Сharacters
                options: [Small, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Characters
                options: [Small, Large]

            """#,
        check: .unicodeText { decoder, text in
            guard text.hints.isSuperset(of: [.mayHaveLatin, .mayHaveGreekOrCyrillic]),
                text.role == .title || text.role == .text,
                let word = TextScan.firstMixedScriptWord(in: text.text)
            else { return }
            let place = decoder.place(of: word.lowerBound, length: word.count, in: text.node)
            decoder.report(.mixedScript, at: place) { decoder, diagnostic in
                let letters = String(decoding: UnsafeBufferPointer(rebasing: text.text[word]), as: UTF8.self)
                let foreign = letters.unicodeScalars.filter {
                    !UnicodeProperties(of: $0).isDisjoint(with: [.greek, .cyrillic])
                }
                let list = foreign.prefix(4).map { "'\($0)' (\(codePoint($0.value)))" }.joined(
                    separator: ", ")
                let script =
                    foreign.contains { UnicodeProperties(of: $0).contains(.cyrillic) } ? "Cyrillic" : "Greek"
                diagnostic.message =
                    "the word '\(letters)' mixes Latin letters with \(script) ones: \(list); use letters of one script"
            }
        }
    )
}
