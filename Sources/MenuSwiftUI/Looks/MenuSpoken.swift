#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// What assistive technology and UI tests read of a part of a menu.
    struct MenuSpoken: ViewModifier {
        var label: String
        var value: String?
        var hint: String?
        var identifier: String?
        var traits: AccessibilityTraits = []

        func body(content: Self.Content) -> some View {
            content
                .accessibilityLabel(Text(verbatim: label))
                .accessibilityValue(Text(verbatim: value ?? ""))
                .accessibilityHint(Text(verbatim: hint ?? ""))
                .accessibilityIdentifier(identifier ?? "")
                .accessibilityAddTraits(traits)
        }
    }
#endif
