// Made by menuc from 002-sensor-selector.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From 002-sensor-selector.menu.yaml
nonisolated enum SensorSelector {
    /// Sensor
    enum Sensor: Swift.Int, MenuOption {
        /// Air Quality
        case airQuality
        /// UV index
        case uvIndex

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// Sensor
    static var sensor: Dropdown<Sensor> { .init(document.dropdowns[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
import SwiftUI

extension Dropdown<SensorSelector.Sensor> {
    /// A view of the menu; what is chosen is the app's.
    @MainActor func view(selection: SwiftUI.Binding<Option?>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        DropdownMenu(self, selection: selection, texts: MenuTexts(namespace: "SensorSelector", replacing: texts), onMessage: onMessage)
    }

    /// A view of the menu whose state is the app's, among those of all menus.
    @MainActor func view(in menus: SwiftUI.Binding<MenuStates>, onMessage: @escaping (Message) -> Void = { _ in }, texts: MenuTexts.Replacement? = nil) -> some SwiftUI.View {
        DropdownMenu(self, in: menus, texts: MenuTexts(namespace: "SensorSelector", replacing: texts), onMessage: onMessage)
    }
}

private struct SensorSelector_Sensor_Previews: SwiftUI.PreviewProvider {
    static var previews: some SwiftUI.View {
        MenuPreview(SensorSelector.document) {
            DropdownMenu(SensorSelector.sensor, in: $0, texts: MenuTexts(namespace: "SensorSelector"))
        }
        .previewDisplayName("Sensor")
    }
}
#endif

nonisolated extension SensorSelector {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "SensorSelector")
            document.dropdowns.append(dropdown1())
            return document
        }

        /// sensor
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "sensor", title: "Sensor")
            menu.rowHeight = .points(45)
            menu.buttonHeight = 58
            menu.gap = 0
            menu.width = .percent(60)
            menu.selected = ["airQuality"]
            menu.titleCase = .uppercase
            menu.titleAlignment = .leading
            menu.indicator = .init(collapsed: "chevron.down", expanded: "chevron.up", position: .leading)
            menu.badge = .init(diameter: 75, color: .init(name: "cyan", light: .init(0x00FFFFFF), dark: .init(0x00FFFFFF)), offset: 20)
            menu.footer = .init(id: "whatIsThis", title: "What is this?", height: 58, underlined: true)
            menu.accessibility = .init(label: "Sensor", hint: "Chooses what the map's markers show.", identifier: "SensorSelector.sensor")
            var style = MenuDocument.Style()
            var menuPart = MenuDocument.PartStyle(part: .menu)
            menuPart.backgroundColor = .init(name: "white", light: .init(0xFFFFFFFF), dark: .init(0xFFFFFFFF))
            menuPart.cornerRadius = 26
            menuPart.insets = .init(top: 0, leading: 0, bottom: 0, trailing: 15)
            menuPart.shadow = .init(color: .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF)), opacity: 0.2, radius: 4, x: 0, y: 2)
            style.parts.append(menuPart)
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.textColor = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            buttonPart.backgroundColor = .init(name: "clear", light: .init(0x00000000), dark: .init(0x00000000))
            buttonPart.insets = .init(top: 0, leading: 20, bottom: 0, trailing: 0)
            style.parts.append(buttonPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            optionPart.backgroundColor = .init(name: "clear", light: .init(0x00000000), dark: .init(0x00000000))
            optionPart.insets = .init(top: 0, leading: 50, bottom: 0, trailing: 0)
            style.parts.append(optionPart)
            var footerPart = MenuDocument.PartStyle(part: .footer)
            footerPart.textColor = .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF))
            footerPart.backgroundColor = .init(name: "clear", light: .init(0x00000000), dark: .init(0x00000000))
            style.parts.append(footerPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("airQuality", "Air Quality", icon: "wind")
            options.option("uvIndex", "UV index", icon: "sun.max.fill")
            menu.options = options.entries
            return menu
        }
    }
}
