#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// A font of a menu, which grows with the reader's text size; one of fixed points as body text does.
    struct MenuFont: ViewModifier {
        let font: MenuDocument.Font
        @ScaledMetric private var unit: CGFloat = 1

        init(_ font: MenuDocument.Font) { self.font = font }

        func body(content: Self.Content) -> some View { content.font(shown) }

        private var shown: Font {
            switch font.style {
            case .largeTitle: .largeTitle
            case .title: .title
            case .title2: .title2
            case .title3: .title3
            case .headline: .headline
            case .body: .body
            case .callout: .callout
            case .subheadline: .subheadline
            case .footnote: .footnote
            case .caption: .caption
            case .caption2: .caption2
            case nil: .system(size: CGFloat(font.size) * unit, weight: .regular, design: .default)
            }
        }
    }
#endif
