extension Rule {
    static let invisibleCharacter: Rule = Rule(
        "invisible-character", .warning, "A text holds a character that nobody sees.",
        rationale: """
            Zero-width spaces, soft hyphens and their kin come in by copying and pasting; then a \
            text no longer equals another that looks the same, cannot be found, and breaks in odd \
            places. Joiners and variation selectors are fine where they join or select, and zero-width \
            spaces between words of Khmer, Thai and other scripts without spaces. Soft hyphens for long words can be \
            written as "\\u00AD", which everybody sees.
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
                let found = firstUnseen(in: text.text, of: text.node, decoder.tree)
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

    /// The first character that nobody sees in the spec either: soft hyphens that are all written as escapes are meant
    /// to be.
    private static func firstUnseen(
        in text: UnsafeBufferPointer<UInt8>, of node: YAMLTree.Index, _ tree: YAMLTree
    ) -> Range<Int>? {
        var found = TextScan.firstInvisible(in: text)
        guard let first = found, isSoftHyphen(text[first]), !hasSoftHyphen(tree.source, tree.range(node))
        else {
            return found
        }
        while let hyphen = found, isSoftHyphen(text[hyphen]) {
            let rest = UnsafeBufferPointer(rebasing: text[hyphen.upperBound...])
            found = TextScan.firstInvisible(in: rest).map {
                $0.lowerBound + hyphen.upperBound..<$0.upperBound + hyphen.upperBound
            }
        }
        return found
    }

    private static func isSoftHyphen(_ character: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        character.elementsEqual([0xC2, 0xAD])
    }

    private static func hasSoftHyphen(_ source: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
        range.dropLast().contains { source[$0] == 0xC2 && source[$0 + 1] == 0xAD }
    }
}
