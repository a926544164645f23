// Made by menuc from 001-anchored-dropdown.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From 001-anchored-dropdown.menu.yaml
nonisolated enum AnchoredDropdown {
    /// 라면
    enum Noodles: Swift.Int, MenuOption {
        /// 신라면
        case 신라면
        /// 진라면
        case 진라면
        /// 참깨라면
        case 참깨라면

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// 토핑
    enum Toppings: Swift.Int, MenuOption {
        /// 계란
        case 계란
        /// 치즈
        case 치즈
        /// 만두
        case 만두
        /// 김치
        case 김치
        /// 대파
        case 대파

        static let optionTable: MenuOptionTable = .init(document.dropdowns[1])
    }

    /// 라면
    static var noodles: Dropdown<Noodles> { .init(document.dropdowns[0]) }

    /// 토핑
    static var toppings: Dropdown<Toppings> { .init(document.dropdowns[1]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import SwiftUI

extension Dropdown<AnchoredDropdown.Noodles> {
    /// A view of the menu whose state is the app's, among those of all menus.
    /// A touch on the anchor opens it.
    @MainActor func view(in menus: SwiftUI.Binding<MenuStates>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil, @SwiftUI.ViewBuilder anchor: () -> some SwiftUI.View) -> some SwiftUI.View {
        DropdownMenu(self, in: menus, texts: MenuTexts(namespace: "AnchoredDropdown", replacing: texts), onMessage: onMessage, anchor: anchor)
    }
}

private struct AnchoredDropdown_Noodles_Previews: SwiftUI.PreviewProvider {
    static var previews: some SwiftUI.View {
        MenuPreview(AnchoredDropdown.document) {
            DropdownMenu(AnchoredDropdown.noodles, in: $0, texts: MenuTexts(namespace: "AnchoredDropdown")) { SwiftUI.Text(verbatim: "라면") }
        }
        .previewDisplayName("라면")
    }
}

extension Dropdown<AnchoredDropdown.Toppings> {
    /// A view of the menu whose state is the app's, among those of all menus.
    /// A touch on the anchor opens it.
    @MainActor func view(in menus: SwiftUI.Binding<MenuStates>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil, @SwiftUI.ViewBuilder anchor: () -> some SwiftUI.View) -> some SwiftUI.View {
        DropdownMenu(self, in: menus, texts: MenuTexts(namespace: "AnchoredDropdown", replacing: texts), onMessage: onMessage, anchor: anchor)
    }
}

private struct AnchoredDropdown_Toppings_Previews: SwiftUI.PreviewProvider {
    static var previews: some SwiftUI.View {
        MenuPreview(AnchoredDropdown.document) {
            DropdownMenu(AnchoredDropdown.toppings, in: $0, texts: MenuTexts(namespace: "AnchoredDropdown")) { SwiftUI.Text(verbatim: "토핑") }
        }
        .previewDisplayName("토핑")
    }
}
#endif

nonisolated extension AnchoredDropdown {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "AnchoredDropdown")
            document.dropdowns.append(dropdown1())
            document.dropdowns.append(dropdown2())
            return document
        }

        /// noodles
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "noodles", title: "라면")
            menu.group = "order"
            menu.maxVisibleCells = nil
            menu.maxHeight = 192
            menu.gap = 0
            menu.width = .anchor
            menu.presentation = .overlay
            menu.anchor = .view
            menu.dismiss = [.outside, .escape]
            menu.accessibility = .init(label: "라면", identifier: "AnchoredDropdown.noodles")
            menu.meta = .init(["anchorWidth": "200", "anchorHeight": "50"])
            var style = MenuDocument.Style()
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.borderColor = .init(name: "systemGray2", light: .init(0xAEAEB2FF), dark: .init(0x636366FF))
            buttonPart.borderWidth = 1
            buttonPart.cornerRadius = 12
            style.parts.append(buttonPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(name: "systemGray2", light: .init(0xAEAEB2FF), dark: .init(0x636366FF))
            optionPart.selectedTextColor = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("신라면", "신라면")
            options.option("진라면", "진라면")
            options.option("참깨라면", "참깨라면")
            menu.options = options.entries
            return menu
        }

        /// toppings
        static func dropdown2() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "toppings", title: "토핑")
            menu.group = "order"
            menu.maxVisibleCells = nil
            menu.maxHeight = 192
            menu.gap = 0
            menu.width = .anchor
            menu.presentation = .overlay
            menu.anchor = .view
            menu.dismiss = [.outside, .escape]
            menu.accessibility = .init(label: "토핑", identifier: "AnchoredDropdown.toppings")
            menu.meta = .init(["anchorWidth": "200", "anchorHeight": "50"])
            var style = MenuDocument.Style()
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.borderColor = .init(name: "systemGray2", light: .init(0xAEAEB2FF), dark: .init(0x636366FF))
            buttonPart.borderWidth = 1
            buttonPart.cornerRadius = 12
            style.parts.append(buttonPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(name: "systemGray2", light: .init(0xAEAEB2FF), dark: .init(0x636366FF))
            optionPart.selectedTextColor = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("계란", "계란")
            options.option("치즈", "치즈")
            options.option("만두", "만두")
            options.option("김치", "김치")
            options.option("대파", "대파")
            menu.options = options.entries
            return menu
        }
    }
}
