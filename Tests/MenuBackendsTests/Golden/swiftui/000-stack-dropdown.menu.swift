// Made by menuc from 000-stack-dropdown.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From 000-stack-dropdown.menu.yaml
nonisolated enum StackDropdown {
    /// Select a reason
    struct Reason: OpenMenuOption {
        /// Option 1
        static var option1: Self { Self(id: "option1") }
        /// Option 2
        static var option2: Self { Self(id: "option2") }
        /// Option 3
        static var option3: Self { Self(id: "option3") }
        /// Option 4
        static var option4: Self { Self(id: "option4") }
        /// Option 5
        static var option5: Self { Self(id: "option5") }
        /// Option 6
        static var option6: Self { Self(id: "option6") }

        let id: Swift.String
        init(id: Swift.String) { self.id = id }

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// Select a reason
    static var reason: Dropdown<Reason> { .init(document.dropdowns[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import SwiftUI

extension Dropdown<StackDropdown.Reason> {
    /// A view of the menu; what is chosen is the app's.
    @MainActor func view(selection: SwiftUI.Binding<Option?>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        DropdownMenu(self, selection: selection, texts: MenuTexts(namespace: "StackDropdown", replacing: texts), onMessage: onMessage)
    }

    /// A view of the menu whose state is the app's, among those of all menus.
    @MainActor func view(in menus: SwiftUI.Binding<MenuStates>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        DropdownMenu(self, in: menus, texts: MenuTexts(namespace: "StackDropdown", replacing: texts), onMessage: onMessage)
    }
}

private struct StackDropdown_Reason_Previews: SwiftUI.PreviewProvider {
    static var previews: some SwiftUI.View {
        MenuPreview(StackDropdown.document) {
            DropdownMenu(StackDropdown.reason, in: $0, texts: MenuTexts(namespace: "StackDropdown"))
        }
        .previewDisplayName("Select a reason")
    }
}
#endif

nonisolated extension StackDropdown {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "StackDropdown")
            document.dropdowns.append(dropdown1())
            return document
        }

        /// reason
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "reason", title: "Select a reason")
            menu.optionsFrom = .app
            menu.rowHeight = .points(40)
            menu.buttonHeight = 40
            menu.accessibility = .init(label: "Select a reason", identifier: "StackDropdown.reason")
            var style = MenuDocument.Style()
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.textColor = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            buttonPart.borderColor = .init(name: "gray", light: .init(0x808080FF), dark: .init(0x808080FF))
            buttonPart.borderWidth = 1.2
            style.parts.append(buttonPart)
            var listPart = MenuDocument.PartStyle(part: .list)
            listPart.borderColor = .init(name: "gray", light: .init(0x808080FF), dark: .init(0x808080FF))
            listPart.borderWidth = 1.2
            style.parts.append(listPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            optionPart.insets = .init(top: 0, leading: 8, bottom: 0, trailing: 8)
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("option1", "Option 1")
            options.option("option2", "Option 2")
            options.option("option3", "Option 3")
            options.option("option4", "Option 4")
            options.option("option5", "Option 5")
            options.option("option6", "Option 6")
            menu.options = options.entries
            return menu
        }
    }
}
