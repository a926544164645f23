import MenuRuntime

extension Rule {
    static let contrast: Rule = Rule(
        "contrast", .warning, "A text's colour is too near to that of its background.",
        rationale: """
            Under a contrast of 4.5:1 many people cannot read a text, and in sunlight nobody can (WCAG 2, success \
            criterion 1.4.3); for fonts from 24 points on 3:1 will do. Light and dark appearance are judged apart: \
            'black' without a background is black on black in the dark. Behind a text is the background of its part, \
            behind that those of the list and the menu, at last the system's, white or black; a text without a \
            colour is the system's, black or white. Only parts that a menu shows are judged; not the \
            system's own colours of labels on its own backgrounds, and not 'tint', which the app decides.
            """,
        bad: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]
                style:
                  button: {textColor: lightGray, backgroundColor: white}

            """#,
        good: #"""
            menuSpec: 1
            namespace: Example
            dropdowns:
              size:
                title: Size
                options: [Small, Large]
                style:
                  button: {textColor: "#595959", backgroundColor: white}

            """#,
        check: .dropdown { decoder, dropdown in
            guard let style = dropdown.look, let look = Look(dropdown) else { return }
            judge(look, style, &decoder)
        },
        .sectionTree { decoder, tree in
            guard let style = tree.look, let look = Look(tree) else { return }
            judge(look, style, &decoder)
        }
    )

    private static func judge(_ look: Look, _ style: StyleDraft, _ decoder: inout SpecDecoder) {
        guard style.isWhole, decoder.judgedLooks.insert(look).inserted else { return }
        for part in look.texts {
            let grounds = look.stacks(behind: part, style).map { Ground($0, style) }
            let draft = style[part]
            let size = draft?.style.font?.size ?? 17
            judge(
                Ink(color: draft?.style.textColor ?? .label, node: draft?.textColor, size: size), grounds,
                &decoder)
            // What is chosen has the colour of the rest unless it has one of its own.
            if let color = draft?.style.selectedTextColor {
                judge(Ink(color: color, node: draft?.selectedTextColor, size: size), grounds, &decoder)
            }
        }
    }

    /// A text's colour.
    private struct Ink {
        let color: MenuDocument.Color
        /// Where it is written; nil for the system's.
        let node: YAMLTree.Index?
        let size: Double

        var wantedRatio: Double { size >= 24 ? 3 : 4.5 }
    }

    /// The colours behind a text.
    private struct Ground {
        /// The lowest first.
        private var colors: [MenuDocument.Color] = [.systemBackground]
        /// Where the uppermost is written; nil where all are the system's.
        private(set) var node: YAMLTree.Index?

        init(_ stack: [MenuDocument.StylePart], _ style: StyleDraft) {
            for part in stack {
                guard let part = style[part], let color = part.style.backgroundColor,
                    color.light.alpha > 0 || color.dark.alpha > 0
                else { continue }
                colors.append(color)
                node = part.backgroundColor
            }
        }

        var isOfTheSystem: Bool { colors.allSatisfy { $0.name?.hasSuffix("ystemBackground") ?? false } }
        var isOfTheApp: Bool { colors.contains { $0.name == "tint" } }

        func ratio(_ ink: Ink, isDark: Bool) -> Double {
            isDark
                ? Contrast.ratio(of: ink.color.dark, on: colors.map(\.dark))
                : Contrast.ratio(of: ink.color.light, on: colors.map(\.light))
        }
    }

    private static func judge(_ ink: Ink, _ grounds: [Ground], _ decoder: inout SpecDecoder) {
        guard let node = ink.node ?? grounds.lazy.compactMap(\.node).first, ink.color.name != "tint",
            ink.color.light.alpha > 0 || ink.color.dark.alpha > 0
        else { return }
        for ground in grounds {
            if ground.isOfTheApp || ground.isOfTheSystem && ink.color.isLabel { return }
        }
        var tooLow: [(appearance: String, ratio: Double)] = []
        for (appearance, isDark) in [("light", false), ("dark", true)] {
            let ratio = grounds.map { $0.ratio(ink, isDark: isDark) }.max() ?? 21
            if ratio < ink.wantedRatio { tooLow.append((appearance, ratio)) }
        }
        guard !tooLow.isEmpty, decoder.reportedColors.insert(node).inserted else { return }
        decoder.report(.contrast, at: decoder.tree.range(node)) { _, diagnostic in
            let found = tooLow.map { "\(written($0.ratio)):1 in \($0.appearance) appearance" }.joined(
                separator: " and ")
            let what =
                ink.node == nil
                ? "on this background a text, which has no colour here and is the system's, has a contrast of"
                : "this text has a contrast to its background of"
            diagnostic.message =
                "\(what) \(found); it takes \(shortNumber(ink.wantedRatio)):1 to be read"
                + (tooLow.count == 1 ? "; {light: …, dark: …} gives each its colour" : "")
        }
    }

    /// A ratio with one or two digits behind the point, never rounded up to what is wanted.
    private static func written(_ ratio: Double) -> String {
        shortNumber((ratio * 100).rounded(.down) / 100)
    }
}

extension MenuDocument.Color {
    fileprivate static let label = MenuDocument.Color(
        name: "label", light: MenuDocument.RGBA(0x0000_00FF), dark: MenuDocument.RGBA(0xFFFF_FFFF))
    fileprivate static let systemBackground = MenuDocument.Color(
        name: "systemBackground", light: MenuDocument.RGBA(0xFFFF_FFFF), dark: MenuDocument.RGBA(0x0000_00FF))

    /// Whether it is one of the system's for labels, which follow what its user needs.
    fileprivate var isLabel: Bool { name == "label" || name?.hasSuffix("Label") ?? false }
}
