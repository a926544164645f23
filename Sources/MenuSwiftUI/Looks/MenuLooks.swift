#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// What a spec says of looks, as SwiftUI has it in one appearance.
    struct MenuLooks {
        let scheme: ColorScheme

        /// A colour of light or dark appearance; `tint` is the accent colour of the views around.
        func color(_ color: MenuDocument.Color) -> Color {
            if color.name == "tint" { return .accentColor }
            let shown = scheme == .dark ? color.dark : color.light
            return Color(
                .sRGB, red: Double(shown.red) / 255, green: Double(shown.green) / 255,
                blue: Double(shown.blue) / 255, opacity: Double(shown.alpha) / 255)
        }

        private func fixed(light: UInt32, dark: UInt32) -> Color {
            color(MenuDocument.Color(light: MenuDocument.RGBA(light), dark: MenuDocument.RGBA(dark)))
        }

        // SwiftUI has names for few of the system's colours that UIKit and AppKit name.

        /// Lines between things.
        var separator: Color { color(.separator) }
        /// Behind what has no background of its own.
        var background: Color { fixed(light: 0xFFFF_FFFF, dark: 0x0000_00FF) }
        /// Of what cannot be touched.
        var disabled: Color { fixed(light: 0x3C3C_434D, dark: 0xEBEB_F54D) }
        /// Behind the row that keys act on.
        var focus: Color { fixed(light: 0x7676_801F, dark: 0x7676_803D) }

        /// Distances that turn round where people read from right to left.
        static func insets(_ insets: MenuDocument.Insets) -> EdgeInsets {
            EdgeInsets(
                top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
                trailing: CGFloat(insets.trailing))
        }

        static func alignment(_ alignment: MenuDocument.Alignment) -> Alignment {
            switch alignment {
            case .leading: .leading
            case .center: .center
            }
        }
    }

    extension EnvironmentValues {
        var menuLooks: MenuLooks { MenuLooks(scheme: colorScheme) }
    }
#endif
