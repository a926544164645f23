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

#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
import UIKit

extension Dropdown<AnchoredDropdown.Noodles> {
    /// Makes a view of the menu, as the spec has it at the start.
    /// A touch on the anchor opens it.
    /// Of the views of one group at most one is open.
    @MainActor func makeView(on anchor: UIView, in group: DropdownGroup, texts: MenuTexts.Replacement? = nil) -> DropdownView<Option> {
        let view = DropdownView<Option>(self, texts: MenuTexts(namespace: "AnchoredDropdown", replacing: texts))
        view.anchorView = anchor
        view.group = group
        return view
    }
}

extension Dropdown<AnchoredDropdown.Toppings> {
    /// Makes a view of the menu, as the spec has it at the start.
    /// A touch on the anchor opens it.
    /// Of the views of one group at most one is open.
    @MainActor func makeView(on anchor: UIView, in group: DropdownGroup, texts: MenuTexts.Replacement? = nil) -> DropdownView<Option> {
        let view = DropdownView<Option>(self, texts: MenuTexts(namespace: "AnchoredDropdown", replacing: texts))
        view.anchorView = anchor
        view.group = group
        return view
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
