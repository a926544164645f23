#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// The header of a section at the top.
    struct SectionTreeHeader: View {
        let row: SectionTreeState.Row
        let menu: MenuDocument.SectionTree
        let texts: MenuTexts
        let send: (SectionTreeState.Event) -> Void

        var body: some View {
            // Rows pass under the headers of a plain list.
            SectionTreeTitle(
                row: row, menu: menu, texts: texts, isOpaque: menu.listStyle == .plain, send: send
            )
            .textCase(nil)
            .listRowInsets(EdgeInsets())
        }
    }

    /// A row: an item with its detail, or a section inside of a section.
    struct SectionTreeRow: View {
        let row: SectionTreeState.Row
        let menu: MenuDocument.SectionTree
        let texts: MenuTexts
        let send: (SectionTreeState.Event) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                SectionTreeTitle(row: row, menu: menu, texts: texts, send: send)
                if row.isExpanded, let text = texts.detail(of: row, in: menu) {
                    SectionTreeDetail(text: text, depth: row.depth, menu: menu)
                        .onTapGesture { if let event = row.event { send(event) } }
                        .transition(.move(edge: .top).combined(with: .opacity))
                }
            }
            .clipped()
            .listRowInsets(EdgeInsets())
        }
    }

    /// Icon and title of a section or an item, and for sections an indicator that turns.
    private struct SectionTreeTitle: View {
        let row: SectionTreeState.Row
        let menu: MenuDocument.SectionTree
        let texts: MenuTexts
        var isOpaque = false
        let send: (SectionTreeState.Event) -> Void
        @Environment(\.menuLooks) private var looks

        var body: some View {
            if let event = row.event {
                Button(action: { send(event) }) { face }
                    .buttonStyle(.plain)
                    .modifier(spoken)
            } else {
                face
                    .accessibilityElement(children: .ignore)
                    .disabled(!isEnabled)
                    .modifier(spoken)
            }
        }

        private var face: some View {
            let look = row.isSection ? SectionTreeLook.header(menu, looks) : SectionTreeLook.item(menu, looks)
            let color = look.text.color(isEnabled: isEnabled, role: role)
            return HStack(spacing: 12) {
                indicator(at: .leading, color)
                if let icon { Image(systemName: icon).accessibilityHidden(true) }
                Text(verbatim: texts.title(of: row, in: menu))
                    .multilineTextAlignment(isCentered ? .center : .leading)
                    .minimumScaleFactor(look.height == nil ? 1 : 0.7)
                    .frame(maxWidth: .infinity, alignment: isCentered ? .center : .leading)
                indicator(at: .trailing, color)
            }
            .modifier(MenuFont(look.text.font))
            .foregroundColor(color)
            .padding(look.insets)
            .padding(.leading, SectionTreeLook.indentation(depth: row.depth))
            .frame(height: look.height)
            .contentShape(Rectangle())
            .modifier(MenuBox(look: look.style, isOpaque: isOpaque))
        }

        @ViewBuilder private func indicator(at edge: MenuDocument.Edge, _ color: Color) -> some View {
            if let indicator = menu.indicator, indicator.position == edge, row.isCollapsible {
                SectionTreeIndicator(indicator: indicator, isExpanded: row.isExpanded, color: color)
            }
        }

        private var isCentered: Bool { row.isSection && menu.headerAlignment == .center }

        private var icon: String? {
            switch row.entry {
            case .section(let section): section.icon
            case .item(let item): item.icon
            }
        }

        private var isEnabled: Bool {
            if case .item(let item) = row.entry { item.enabled } else { true }
        }

        private var role: MenuDocument.Role? {
            if case .item(let item) = row.entry { item.role } else { nil }
        }

        private var spoken: MenuSpoken {
            let spoken = texts.accessibility(of: row, in: menu)
            return MenuSpoken(
                label: spoken?.label ?? texts.title(of: row, in: menu),
                value: texts.expansion(of: row, in: menu), hint: spoken?.hint,
                identifier: texts.identifier(of: row, in: menu), traits: row.isSection ? .isHeader : [])
        }
    }

    /// What an item shows under its title while it is expanded, with a line above.
    private struct SectionTreeDetail: View {
        let text: String
        let depth: Int
        let menu: MenuDocument.SectionTree
        @Environment(\.menuLooks) private var looks

        var body: some View {
            let (item, look) = (SectionTreeLook.item(menu, looks), SectionTreeLook.detail(menu, looks))
            VStack(alignment: .leading, spacing: 0) {
                Divider()
                Text(verbatim: text)
                    .modifier(MenuFont(look.text.font))
                    .foregroundColor(look.text.color())
                    .multilineTextAlignment(.leading)
                    .padding(look.insets)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .frame(height: look.height, alignment: .top)
            .modifier(MenuBox(look: look.style))
            // It begins under the title, and ends as far from the bottom as the title did.
            .padding(.leading, item.insets.leading + SectionTreeLook.indentation(depth: depth))
            .padding(.trailing, item.insets.trailing)
            .padding(.bottom, look.height == nil ? item.insets.bottom : 0)
            .contentShape(Rectangle())
        }
    }
#endif
