extension Rule {
    static let invisibleCharacter: Rule = Rule(
        "invisible-character", .warning, "A text holds a character that nobody sees.",
        rationale: """
            Zero-width spaces, soft hyphens and their kin come in by copying and pasting; then a \
            text no longer equals another that looks the same, cannot be found, and breaks in odd \
            places. Joiners and variation selectors are fine where they join or select, and zero-width \
            spaces between words of Khmer, Thai and other scripts without spaces.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [{id: small, title: "Sm\u200Ball"}, Large]

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]

            """#,
        check: .unicodeText { decoder, text in
            guard text.hints.contains(.mayHaveInvisible), text.role != .key,
                let found = TextScan.firstInvisible(in: text.text)
            else { return }
            let place = decoder.place(of: found.lowerBound, length: found.count, in: text.node)
            decoder.report(.invisibleCharacter, at: place) { decoder, diagnostic in
                let rest = UnsafeBufferPointer(rebasing: text.text[found])
                let scalar = String(decoding: rest, as: UTF8.self).unicodeScalars.first?.value ?? 0
                diagnostic.message =
                    "this text holds \(codePoint(scalar)), a character that nobody sees; take it out"
            }
        }
    )
}
