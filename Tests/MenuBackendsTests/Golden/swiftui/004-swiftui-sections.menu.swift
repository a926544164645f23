// Made by menuc from 004-swiftui-sections.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From 004-swiftui-sections.menu.yaml
nonisolated enum LatinQuotes {
    enum Letters: Swift.Int, MenuNode {
        /// C
        case c
        /// Calvitium non est vitium, sed prudentiae indicium.
        case c_calvitiumNonEstVitiumSedPrudentiaeIndicium
        /// Conjecturalem artem esse medicinam.
        case c_conjecturalemArtemEsseMedicinam
        /// Crede firmiter et pecca fortiter!
        case c_credeFirmiterEtPeccaFortiter
        /// H
        case h
        /// Homo sine religione sicut equus sine freno.
        case h_homoSineReligioneSicutEquusSineFreno
        /// Habet et musca splenem.
        case h_habetEtMuscaSplenem
        /// M
        case m
        /// Malum est mulier, sed necessarium malum.
        case m_malumEstMulierSedNecessariumMalum
        /// Mulierem ornat silentium.
        case m_mulieremOrnatSilentium

        static let nodeTable: MenuNodeTable = .init(document.sectionTrees[0])
    }

    static var letters: SectionTree<Letters> { .init(document.sectionTrees[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import SwiftUI

extension SectionTree<LatinQuotes.Letters> {
    /// A view of the menu, as the spec has it at the start.
    @MainActor func view(onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        SectionTreeList(self, texts: MenuTexts(namespace: "LatinQuotes", replacing: texts), onMessage: onMessage)
    }

    /// A view of the menu whose state is the app's.
    @MainActor func view(state: SwiftUI.Binding<SectionTreeState>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        SectionTreeList(self, state: state, texts: MenuTexts(namespace: "LatinQuotes", replacing: texts), onMessage: onMessage)
    }

    /// A view of the menu whose state is the app's, among those of all menus.
    @MainActor func view(in menus: SwiftUI.Binding<MenuStates>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        SectionTreeList(self, in: menus, texts: MenuTexts(namespace: "LatinQuotes", replacing: texts), onMessage: onMessage)
    }
}

private struct LatinQuotes_Letters_Previews: SwiftUI.PreviewProvider {
    static var previews: some SwiftUI.View {
        MenuPreview(LatinQuotes.document) {
            SectionTreeList(LatinQuotes.letters, in: $0, texts: MenuTexts(namespace: "LatinQuotes"))
        }
        .previewDisplayName("letters")
    }
}
#endif

nonisolated extension LatinQuotes {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "LatinQuotes")
            document.sectionTrees.append(sectionTree1())
            return document
        }

        /// letters
        static func sectionTree1() -> MenuDocument.SectionTree {
            var menu = MenuDocument.SectionTree(id: "letters")
            menu.headerHeight = .auto
            menu.rowHeight = .auto
            menu.headerAlignment = .center
            menu.listStyle = .grouped
            var indicator = MenuDocument.TurningIndicator()
            indicator.mark = .shape(.triangle)
            indicator.expanded = 90
            indicator.position = .leading
            indicator.size = 50
            indicator.fill = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            indicator.stroke = .init(name: "red", light: .init(0xFF0000FF), dark: .init(0xFF0000FF))
            indicator.strokeWidth = 5
            menu.indicator = indicator
            var style = MenuDocument.Style()
            var headerPart = MenuDocument.PartStyle(part: .header)
            headerPart.textColor = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            headerPart.backgroundColor = .init(name: "yellow", light: .init(0xFFFF00FF), dark: .init(0xFFFF00FF))
            headerPart.font = .init(style: .largeTitle)
            style.parts.append(headerPart)
            var itemPart = MenuDocument.PartStyle(part: .item)
            itemPart.font = .init(style: .title)
            style.parts.append(itemPart)
            var detailPart = MenuDocument.PartStyle(part: .detail)
            detailPart.font = .init(style: .body)
            detailPart.insets = .init(top: 5, leading: 0, bottom: 0, trailing: 0)
            style.parts.append(detailPart)
            menu.style = style
            var sections = MenuSectionsBuilder()
            sections.section("c", "C")
            sections.item("calvitiumNonEstVitiumSedPrudentiaeIndicium", "Calvitium non est vitium, sed prudentiae indicium.", detail: "Baldness is not a vice but a sign of wisdom.")
            sections.item("conjecturalemArtemEsseMedicinam", "Conjecturalem artem esse medicinam.", detail: "Medicine is an art of conjecture.")
            sections.item("credeFirmiterEtPeccaFortiter", "Crede firmiter et pecca fortiter!", detail: "Believe firmly and sin boldly!")
            sections.end()
            sections.section("h", "H")
            sections.item("homoSineReligioneSicutEquusSineFreno", "Homo sine religione sicut equus sine freno.", detail: "A man without religion is like a horse without a bridle.")
            sections.item("habetEtMuscaSplenem", "Habet et musca splenem.", detail: "Even a fly has its spleen.")
            sections.end()
            sections.section("m", "M")
            sections.item("malumEstMulierSedNecessariumMalum", "Malum est mulier, sed necessarium malum.", detail: "Woman is an evil, but a necessary evil.")
            sections.item("mulieremOrnatSilentium", "Mulierem ornat silentium.", detail: "Silence adorns a woman.")
            sections.end()
            menu.sections = sections.sections
            return menu
        }
    }
}
