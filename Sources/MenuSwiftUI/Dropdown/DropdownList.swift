#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// The open list of a dropdown: its rows, and the footer under them.
    struct DropdownList: View {
        let state: DropdownState
        let texts: MenuTexts
        let presence: DropdownPresence
        let focus: AccessibilityFocusState<DropdownPart?>.Binding
        /// The heights of rows that are as high as their content, where they have been laid out.
        let rowHeights: Binding<[Int: CGFloat]>
        let cursor: Binding<DropdownCursor>
        let send: (DropdownState.Event) -> Void

        @Environment(\.menuLooks) private var looks

        private var menu: MenuDocument.Dropdown { state.menu }

        /// In points.
        var height: Double {
            state.heights.list
                ?? state.listHeight(measuring: { rowHeights.wrappedValue[$0].map { Double($0) } })
        }

        var body: some View {
            let focused = cursor.wrappedValue.shownFocus(in: state)
            VStack(spacing: 0) {
                rows(focused)
                if let footer = menu.footer {
                    DropdownFooter(footer: footer, menu: menu, texts: texts) { send(.tapFooter) }
                        .background(focused == .footer ? looks.focus : .clear)
                        .accessibilityFocused(focus, equals: .footer)
                }
            }
            // The height is that of rows and footer, so only insets at the sides count.
            .padding(.leading, CGFloat(style?.insets?.leading ?? 0))
            .padding(.trailing, CGFloat(style?.insets?.trailing ?? 0))
            .modifier(MenuBox(look: style, isOpaque: menu.presentation != .push))
            .background(escape)
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(isModal ? .isModal : [])
            .modifier(DropdownEscape(isOn: menu.dismiss.contains(.escape)) { send(.escape) })
            .onAppear { takeFocus() }
        }

        private func rows(_ focused: DropdownState.Focus?) -> some View {
            ScrollViewReader { proxy in
                ScrollView(.vertical) {
                    LazyVStack(spacing: 0) {
                        ForEach(state.places) { row in
                            DropdownRow(
                                state: state, index: row.index, texts: texts, focus: focus, send: send
                            )
                            .background(
                                focused == .row(row.index) ? looks.focus : .clear
                            )
                            .modifier(
                                DropdownRowMeasure(
                                    index: state.listHeightHangs(onRow: row.index) ? row.index : nil))
                        }
                        if state.rowCount == 0, let text = texts.emptyTitle(of: menu) {
                            DropdownTitleRow(menu: menu, text: text)
                                .modifier(DropdownRowMeasure(index: menu.rowHeight == .auto ? 0 : nil))
                        }
                    }
                }
                .modifier(
                    DropdownKeys(
                        state: state, texts: texts, cursor: cursor, reveal: { proxy.scrollTo($0) }, send: send
                    )
                )
                .onAppear {
                    if case .row(let index) = state.firstFocus { proxy.scrollTo(state.row(at: index).name) }
                }
            }
            .onPreferenceChange(DropdownRowHeightsKey.self) { [rowHeights] in
                // Rows that are scrolled out of sight are gone, but as high as they were.
                let known = rowHeights.wrappedValue
                let all = known.merging($0) { $1 }
                if all != known { rowHeights.wrappedValue = all }
            }
        }

        private var style: MenuDocument.PartStyle? { menu.listStyle }

        // MARK: Keys and assistive technology

        /// VoiceOver stays in a list over everything only where it has a way out.
        private var isModal: Bool {
            menu.presentation == .overlay && menu.dismiss.contains(.escape)
        }

        /// What the escape key does.
        @ViewBuilder private var escape: some View {
            if menu.dismiss.contains(.escape) {
                Button(action: { send(.escape) }) { EmptyView() }
                    .keyboardShortcut(.escape, modifiers: [])
                    .opacity(0)
                    .accessibilityHidden(true)
            }
        }

        /// VoiceOver goes into a list that a person has opened.
        private func takeFocus() {
            guard presence.movesFocus else { return }
            presence.movesFocus = false
            let part: DropdownPart
            switch state.firstFocus {
            case .row(let index): part = .row(state.row(at: index).name)
            case .footer: part = .footer
            case nil: return
            }
            focus.wrappedValue = part
            // VoiceOver may not know yet of what has just come, and the wish is then dropped.
            _Concurrency.Task { [presence, focus] in
                try? await _Concurrency.Task<Never, Never>.sleep(nanoseconds: 100_000_000)
                if presence.isOpen(), focus.wrappedValue == nil { focus.wrappedValue = part }
            }
        }
    }

    /// The last row of a list, which chooses nothing.
    private struct DropdownFooter: View {
        let footer: MenuDocument.Footer
        let menu: MenuDocument.Dropdown
        let texts: MenuTexts
        let tap: () -> Void
        @Environment(\.menuLooks) private var looks

        var body: some View {
            let style = menu.style?[.footer]
            let look = MenuTextLook(style, looks)
            Button(action: { tap() }) {
                Text(verbatim: texts.title(of: footer, in: menu))
                    .underline(footer.underlined)
                    .lineLimit(1)
                    .modifier(MenuFont(look.font))
                    .foregroundColor(look.color())
                    .padding(MenuLooks.insets(style?.insets ?? .init(leading: 12, trailing: 12)))
                    .frame(maxWidth: .infinity)
                    .frame(height: CGFloat(footer.height))
                    .contentShape(Rectangle())
                    .modifier(MenuBox(look: style))
            }
            .buttonStyle(.plain)
            .accessibilityIdentifier(texts.identifier(of: footer, in: menu))
        }
    }

    // MARK: Rows as high as their content

    enum DropdownRowHeightsKey: PreferenceKey {
        static var defaultValue: [Int: CGFloat] { [:] }

        static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
            value.merge(nextValue()) { $1 }
        }
    }

    /// Reports how high a row has become.
    private struct DropdownRowMeasure: ViewModifier {
        /// Nil for one that nobody asks for.
        let index: Int?

        func body(content: Self.Content) -> some View {
            if let index {
                content.background(
                    GeometryReader { proxy in
                        Color.clear.preference(
                            key: DropdownRowHeightsKey.self, value: [index: proxy.size.height])
                    })
            } else {
                content
            }
        }
    }

    /// VoiceOver's gesture of escape, where it does something; elsewhere it goes to what is around.
    private struct DropdownEscape: ViewModifier {
        /// The same as long as the view is there.
        let isOn: Bool
        let action: () -> Void

        func body(content: Self.Content) -> some View {
            if isOn { content.accessibilityAction(.escape, action) } else { content }
        }
    }
#endif
