#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// What VoiceOver reads of a section tree.
    @MainActor enum SectionTreeVoice {
        /// Makes a view the element of a section or an item.
        static func describe(
            _ view: UIView, as row: SectionTreeState.Row, texts: MenuTexts, in menu: MenuDocument.SectionTree
        ) {
            let spoken = texts.accessibility(of: row, in: menu)
            view.isAccessibilityElement = true
            view.accessibilityLabel = spoken?.label ?? texts.title(of: row, in: menu)
            view.accessibilityHint = spoken?.hint
            view.accessibilityIdentifier = texts.identifier(of: row, in: menu)
            view.accessibilityValue = texts.expansion(of: row, in: menu)
            var traits: UIAccessibilityTraits = row.isSection ? .header : .button
            if row.isCollapsible { traits.insert(.button) }
            if case .item(let item) = row.entry, !item.enabled { traits.insert(.notEnabled) }
            view.accessibilityTraits = traits
        }
    }
#endif
