// Made by menuc from 003-table-sections.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From 003-table-sections.menu.yaml
nonisolated enum TableSections {
    enum Samples: Swift.Int, MenuNode {
        /// Words
        case words
        /// One
        case words_one
        /// Two
        case words_two
        /// Three
        case words_three
        /// Four
        case words_four
        /// Five
        case words_five
        /// Numbers
        case numbers
        /// 6
        case numbers__6
        /// 7
        case numbers__7
        /// 8
        case numbers__8
        /// 9
        case numbers__9
        /// 10
        case numbers__10
        /// Сharacters
        case characters
        /// Q
        case characters_q
        /// W
        case characters_w
        /// E
        case characters_e
        /// R
        case characters_r
        /// T
        case characters_t
        /// Y
        case characters_y
        /// Emojis
        case emojis
        /// 😀
        case emojis_grinning
        /// 😡
        case emojis_pouting
        /// 🥶
        case emojis_freezing
        /// 😱
        case emojis_screaming
        /// 😈
        case emojis_grinningImp

        static let nodeTable: MenuNodeTable = .init(document.sectionTrees[0])
    }

    static var samples: SectionTree<Samples> { .init(document.sectionTrees[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import SwiftUI

extension SectionTree<TableSections.Samples> {
    /// A view of the menu, as the spec has it at the start.
    @MainActor func view(onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        SectionTreeList(self, texts: MenuTexts(namespace: "TableSections", replacing: texts), onMessage: onMessage)
    }

    /// A view of the menu whose state is the app's.
    @MainActor func view(state: SwiftUI.Binding<SectionTreeState>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        SectionTreeList(self, state: state, texts: MenuTexts(namespace: "TableSections", replacing: texts), onMessage: onMessage)
    }

    /// A view of the menu whose state is the app's, among those of all menus.
    @MainActor func view(in menus: SwiftUI.Binding<MenuStates>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        SectionTreeList(self, in: menus, texts: MenuTexts(namespace: "TableSections", replacing: texts), onMessage: onMessage)
    }
}

private struct TableSections_Samples_Previews: SwiftUI.PreviewProvider {
    static var previews: some SwiftUI.View {
        MenuPreview(TableSections.document) {
            SectionTreeList(TableSections.samples, in: $0, texts: MenuTexts(namespace: "TableSections"))
        }
        .previewDisplayName("samples")
    }
}
#endif

nonisolated extension TableSections {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "TableSections")
            document.sectionTrees.append(sectionTree1())
            return document
        }

        /// samples
        static func sectionTree1() -> MenuDocument.SectionTree {
            var menu = MenuDocument.SectionTree(id: "samples")
            var style = MenuDocument.Style()
            var headerPart = MenuDocument.PartStyle(part: .header)
            headerPart.insets = .init(top: 0, leading: 20, bottom: 0, trailing: 20)
            style.parts.append(headerPart)
            menu.style = style
            var sections = MenuSectionsBuilder()
            sections.section("words", "Words", expanded: true)
            sections.item("one", "One")
            sections.item("two", "Two")
            sections.item("three", "Three")
            sections.item("four", "Four")
            sections.item("five", "Five")
            sections.end()
            sections.section("numbers", "Numbers", expanded: true)
            sections.item("_6", "6")
            sections.item("_7", "7")
            sections.item("_8", "8")
            sections.item("_9", "9")
            sections.item("_10", "10")
            sections.end()
            sections.section("characters", "Сharacters", expanded: true)
            sections.item("q", "Q")
            sections.item("w", "W")
            sections.item("e", "E")
            sections.item("r", "R")
            sections.item("t", "T")
            sections.item("y", "Y")
            sections.end()
            sections.section("emojis", "Emojis", expanded: true)
            sections.item("grinning", "😀")
            sections.item("pouting", "😡")
            sections.item("freezing", "🥶")
            sections.item("screaming", "😱")
            sections.item("grinningImp", "😈")
            sections.end()
            menu.sections = sections.sections
            return menu
        }
    }
}
