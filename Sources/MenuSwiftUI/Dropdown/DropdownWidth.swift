#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// Makes a dropdown as wide as its menu says. Of a share, it stands at the leading edge of the room that it has a
    /// share of, which is all that its surroundings offer.
    struct DropdownWidth: ViewModifier {
        let width: MenuDocument.Width
        /// Of the dropdown, in points; nil where it follows from rows that have to be laid out first.
        let height: Double?
        @State private var measured: CGFloat = 44

        func body(content: Self.Content) -> some View {
            switch width {
            case .fill, .anchor: content
            case .points(let points): content.frame(width: CGFloat(points))
            case .percent(let share):
                GeometryReader { proxy in
                    content
                        .frame(width: proxy.size.width * CGFloat(share / 100))
                        .background(
                            GeometryReader { own in
                                Color.clear.preference(
                                    key: DropdownHeightKey.self, value: own.size.height)
                            }
                        )
                        .frame(width: proxy.size.width, alignment: .leading)
                }
                .frame(height: height.map { CGFloat($0) } ?? measured)
                .onPreferenceChange(DropdownHeightKey.self) { [measured = $measured] in
                    if let height = $0 { measured.wrappedValue = height }
                }
            }
        }
    }

    /// How high a dropdown has become.
    private enum DropdownHeightKey: PreferenceKey {
        static var defaultValue: CGFloat? { nil }

        static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
            value = nextValue() ?? value
        }
    }
#endif
