#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// Which row of a list something is about.
    struct DropdownRowPlace: Identifiable {
        /// From 0 at the top.
        let index: Int
        let id: String
    }

    extension DropdownState {
        /// The rows of the list, each looked at when it is asked for.
        var places: some RandomAccessCollection<DropdownRowPlace> {
            (0..<rowCount).lazy.map { DropdownRowPlace(index: $0, id: row(at: $0).name) }
        }
    }

    /// A row of a list, under the lines of the separators above it.
    struct DropdownRow: View {
        let state: DropdownState
        /// From 0 at the top.
        let index: Int
        let texts: MenuTexts
        let focus: AccessibilityFocusState<DropdownPart?>.Binding
        let send: (DropdownState.Event) -> Void
        @Environment(\.menuLooks) private var looks

        var body: some View {
            let row = state.row(at: index)
            VStack(spacing: 0) {
                if row.separatorsAbove > 0 {
                    looks.separator.frame(height: CGFloat(row.separatorsAbove))
                }
                content(row)
                    .accessibilityFocused(focus, equals: .row(row.name))
            }
        }

        @ViewBuilder private func content(_ row: DropdownState.Row) -> some View {
            switch row.content {
            case .option(let option):
                DropdownOptionRow(
                    menu: state.menu, option: option, isSelected: state.isSelected(option.id), texts: texts
                ) {
                    if let event = state.event(choosing: .row(index)) { send(event) }
                }
            case .group(let group):
                DropdownTitleRow(
                    menu: state.menu, text: texts.title(of: group, in: state.menu),
                    style: state.menu.style?[.header], usual: .footnote
                )
                .accessibilityAddTraits(.isHeader)
            }
        }
    }

    /// An option to choose.
    private struct DropdownOptionRow: View {
        let menu: MenuDocument.Dropdown
        let option: MenuDocument.Option
        /// By the option's id, whatever its title.
        let isSelected: Bool
        let texts: MenuTexts
        let choose: () -> Void
        @Environment(\.menuLooks) private var looks

        var body: some View {
            let style = menu.style?[.option]
            let look = MenuTextLook(style, looks)
            let spoken = texts.accessibility(of: option, in: menu)
            Button(action: { choose() }) {
                HStack(spacing: 12) {
                    picture
                    lines(look)
                    Spacer(minLength: 0)
                    if isSelected { Image(systemName: "checkmark").accessibilityHidden(true) }
                }
                .modifier(MenuFont(look.font))
                .foregroundColor(
                    look.color(isSelected: isSelected, isEnabled: option.enabled, role: option.role)
                )
                .modifier(DropdownRowFrame(menu: menu, style: style))
            }
            .buttonStyle(.plain)
            .disabled(!option.enabled)
            .modifier(
                MenuSpoken(
                    label: spoken?.label ?? texts.title(of: option, in: menu),
                    value: texts.detail(of: option, in: menu), hint: spoken?.hint,
                    identifier: texts.identifier(of: option, in: menu), traits: isSelected ? .isSelected : [])
            )
        }

        @ViewBuilder private var picture: some View {
            if let image = option.image {
                Image(decorative: image)
            } else if let icon = option.icon {
                Image(systemName: icon).accessibilityHidden(true)
            }
        }

        private func lines(_ look: MenuTextLook) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: texts.title(of: option, in: menu))
                    .modifier(DropdownRowText(menu: menu))
                if let detail = texts.detail(of: option, in: menu) {
                    let second = MenuTextLook(
                        menu.style?[.detail], looks, usual: .subheadline, color: .secondary)
                    Text(verbatim: detail)
                        .modifier(DropdownRowText(menu: menu))
                        .modifier(MenuFont(second.font))
                        .foregroundColor(second.color(isEnabled: option.enabled))
                }
            }
            .multilineTextAlignment(.leading)
        }
    }

    /// A row that nobody can choose: the title of a group, or what an empty list says.
    struct DropdownTitleRow: View {
        let menu: MenuDocument.Dropdown
        let text: String
        var style: MenuDocument.PartStyle?
        var usual = MenuDocument.TextStyle.body
        @Environment(\.menuLooks) private var looks

        var body: some View {
            let look = MenuTextLook(style, looks, usual: usual, color: .secondary)
            HStack(spacing: 0) {
                Text(verbatim: text)
                    .modifier(DropdownRowText(menu: menu))
                    .multilineTextAlignment(.leading)
                Spacer(minLength: 0)
            }
            .modifier(MenuFont(look.font))
            .foregroundColor(look.color())
            .modifier(DropdownRowFrame(menu: menu, style: style))
        }
    }

    /// A text of a row: on one line, and smaller where it does not fit, unless the row is as high as its content.
    private struct DropdownRowText: ViewModifier {
        let menu: MenuDocument.Dropdown

        func body(content: Self.Content) -> some View {
            let isGrowing = menu.rowHeight == .auto
            content
                .lineLimit(isGrowing ? nil : 1)
                .minimumScaleFactor(isGrowing ? 1 : 0.7)
        }
    }

    /// The height, the insets and the box of a row.
    private struct DropdownRowFrame: ViewModifier {
        let menu: MenuDocument.Dropdown
        let style: MenuDocument.PartStyle?

        func body(content: Self.Content) -> some View {
            content
                .padding(style?.insets.map { MenuLooks.insets($0) } ?? usualInsets)
                .frame(maxWidth: .infinity)
                .frame(height: menu.rowHeight.points.map { CGFloat($0) })
                .contentShape(Rectangle())
                .modifier(MenuBox(look: style))
        }

        private var usualInsets: EdgeInsets {
            // What is as high as its content needs some air around it.
            let air: CGFloat = menu.rowHeight == .auto ? 11 : 0
            return EdgeInsets(top: air, leading: 16, bottom: air, trailing: 16)
        }
    }
#endif
