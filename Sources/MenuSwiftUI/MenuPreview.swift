#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// Holds the states of a document's menus, as they are at the start, for previews and small apps:
    ///
    /// ```swift
    /// MenuPreview(Feedback.document) { menus in
    ///     Feedback.reason.view(in: menus)
    /// }
    /// ```
    ///
    /// It is a ``SwiftUI/View/dropdownHost()`` too.
    public struct MenuPreview<Content: View>: View {
        @State private var menus: MenuStates
        private let content: (Binding<MenuStates>) -> Content

        /// - Parameter content: Views of the menus whose states it is given.
        public init(
            _ document: MenuDocument, @ViewBuilder content: @escaping (Binding<MenuStates>) -> Content
        ) {
            _menus = State(initialValue: MenuStates(document))
            self.content = content
        }

        /// Shows the content.
        public var body: some View { content($menus).dropdownHost() }
    }
#endif
