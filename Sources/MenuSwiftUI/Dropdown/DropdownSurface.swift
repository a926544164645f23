#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// A dropdown whatever its options' type: it draws the state, and sends it what a person does.
    struct DropdownSurface<Opener: View>: View {
        /// As the app names it; what it has come to be is the state's.
        let menu: MenuDocument.Dropdown
        let source: DropdownSource
        let texts: MenuTexts
        let tell: (MenuMessage) -> Void
        /// Nil for the dropdown's own button.
        let opener: Opener?
        @State private var memory = DropdownMemory()
        @State private var presence = DropdownPresence()
        /// Whether the host draws an open list of this.
        @State private var isHeard = false
        @State private var rowHeights: [Int: CGFloat] = [:]
        @State private var cursor = DropdownCursor()
        @AccessibilityFocusState private var focus: DropdownPart?
        @Environment(\.dropdownHost) private var host
        @Environment(\.accessibilityReduceMotion) private var isStill
        @Environment(\.layoutDirection) private var direction
        @Environment(\.dynamicTypeSize) private var typeSize
        @Environment(\.colorScheme) private var scheme

        var body: some View {
            let state = state
            let _ = presence.isHere ? follow() : ()
            card(state)
                .onPreferenceChange(DropdownFramesKey.self) { [presence] frames in
                    MainActor.assumeIsolated { presence.move(to: frames) }
                }
                .preference(
                    key: DropdownWatchingKey.self,
                    value: state.isOpen && state.menu.dismiss.contains(.outside)
                )
                .preference(key: DropdownHeardKey.self, value: [.init(presence: presence)])
                .modifier(
                    DropdownWidth(
                        width: opener == nil ? state.menu.width : .anchor, height: state.heights.total)
                )
                .zIndex(state.isOpen && state.menu.presentation != .push ? 1 : 0)
                .onAppear { begin() }
                .onDisappear { [presence] in presence.leave() }
        }

        // MARK: State

        private var name: String { texts.namespace + "." + menu.id }

        private var state: DropdownState {
            switch source {
            case .selection(let get, _): return memory.state(of: menu, selected: get())
            case .states(let menus):
                if case .dropdown(let state) = menus.wrappedValue[menu.id] { return state }
                return memory.firstState(of: menu)
            }
        }

        /// Has the surroundings know of this view as it is now.
        private func follow() {
            presence.follow(
                name: name, menu: state.menu, isOpen: { self.state.isOpen },
                heardChanged: { isHeard = presence.isHeard }, send: { send($0) }, tell: tell)
        }

        /// What the spec chooses at the start is the app's from then on.
        private func begin() {
            follow()
            host.add(presence)
            isHeard = presence.isHeard
            guard case .selection(let get, let set) = source, get().isEmpty,
                let selected = memory.firstSelection(of: menu)
            else { return }
            set(selected)
        }

        /// Sends an event, shows what came of it, and then tells the app.
        private func send(_ event: DropdownState.Event) {
            var told: [(presence: DropdownPresence?, message: MenuMessage)] = []
            switch source {
            case .selection(let get, let set):
                var state = memory.state(of: menu, selected: get())
                let (selected, isOpen) = (state.selected, state.isOpen)
                let outcome = state.send(event)
                guard outcome != .nothing else { return }
                animate(isOpen != state.isOpen) { memory.keep(state) }
                if selected != state.selected { set(state.selected) }
                told = outcome.told.map { (nil, $0) }
            case .states(let menus):
                var states = menus.wrappedValue
                let effects = states.send(.dropdown(event), to: menu.id)
                guard !effects.isEmpty else { return }
                let open = DropdownHost.everywhere.filter { $0.isOpen() }
                animate(true) { menus.wrappedValue = states }
                for effect in effects {
                    let others = effect.menu == menu.id ? [nil] : closed(effect.menu, among: open)
                    for other in others { told += effect.outcome.told.map { (other, $0) } }
                }
            }
            moveFocus(after: told.filter { $0.presence == nil }.map { $0.message }, event)
            for (other, message) in told { (other?.tell ?? tell)(message) }
        }

        /// The views of another menu that were open, and that this one's opening has closed.
        private func closed(_ menu: String, among open: [DropdownPresence]) -> [DropdownPresence?] {
            let name = texts.namespace + "." + menu
            return open.filter { $0.name == name && !$0.isOpen() }
        }

        private func animate(_ isAnimated: Bool, _ change: () -> Void) {
            if isAnimated, !isStill {
                withAnimation(.easeInOut(duration: 0.25), change)
            } else {
                change()
            }
        }

        /// Moves VoiceOver into a list that a person has opened, and back; who touched or scrolled something else is
        /// there.
        private func moveFocus(after told: [MenuMessage], _ event: DropdownState.Event) {
            if told.contains(.open) {
                presence.movesFocus = true
            } else if told.contains(.close), event != .tapOutside, event != .scroll {
                focus = .button
            }
        }

        // MARK: Parts

        private func card(_ state: DropdownState) -> some View {
            let menu = state.menu
            let look = opener == nil ? menu.style?[.menu] : nil
            return VStack(spacing: 0) {
                button(state)
                    .modifier(DropdownFrame(part: .button))
                    .accessibilityFocused($focus, equals: .button)
                if state.isOpen, menu.presentation == .push {
                    let list = list(state)
                    list
                        .frame(height: CGFloat(list.height))
                        .modifier(DropdownFrame(part: .list))
                        .padding(.top, CGFloat(menu.gap))
                        .transition(.opacity)
                }
            }
            .padding(.leading, CGFloat(look?.insets?.leading ?? 0))
            .padding(.trailing, CGFloat(look?.insets?.trailing ?? 0))
            .modifier(MenuBox(look: look))
            .overlay(badge(state), alignment: .topTrailing)
            .overlay(cover(state))
            .anchorPreference(key: DropdownOverlaysKey.self, value: .bounds) { overlays(state, $0) }
        }

        @ViewBuilder private func button(_ state: DropdownState) -> some View {
            Button(action: { send(.tapButton) }) {
                if let opener {
                    opener.contentShape(Rectangle()).modifier(MenuBox(look: state.menu.style?[.button]))
                } else {
                    DropdownButtonFace(state: state, texts: texts)
                }
            }
            .buttonStyle(.plain)
            .modifier(spoken(state))
        }

        @ViewBuilder private func badge(_ state: DropdownState) -> some View {
            if let badge = state.menu.badge, opener == nil {
                DropdownBadge(badge: badge, icon: state.badgeIcon, style: state.menu.style?[.button])
                    .frame(height: CGFloat(state.heights.button))
                    .padding(.trailing, -CGFloat(badge.offset))
            }
        }

        private func list(_ state: DropdownState) -> DropdownList {
            DropdownList(
                state: state, texts: texts, presence: presence, focus: $focus, rowHeights: $rowHeights,
                cursor: $cursor,
                send: { send($0) })
        }

        // MARK: Lists over other things

        /// A list that is drawn over what stands beside the dropdown, without moving it.
        @ViewBuilder private func cover(_ state: DropdownState) -> some View {
            if state.isOpen, isCovering(state.menu) {
                let list = list(state)
                let side = side(of: list)
                GeometryReader { proxy in
                    let away = proxy.size.height + CGFloat(state.menu.gap)
                    list
                        .frame(height: CGFloat(list.height))
                        .modifier(DropdownFrame(part: .list))
                        .frame(
                            width: proxy.size.width, height: proxy.size.height,
                            alignment: side == .below ? .top : .bottom
                        )
                        .offset(y: side == .below ? away : -away)
                }
                .transition(.opacity)
            }
        }

        private func isCovering(_ menu: MenuDocument.Dropdown) -> Bool {
            menu.presentation == .cover || menu.presentation == .overlay && !isOverlaid
        }

        /// Whether there is a host that draws lists over everything: not so in a sheet that is no host of its own.
        private var isOverlaid: Bool { host.isPlaced && isHeard }

        private func side(of list: DropdownList) -> DropdownState.Side {
            // Without a host nobody knows how much room there is: it is then as if there were enough.
            let known = isHeard ? host.room(around: presence.button, gap: list.state.menu.gap) : nil
            let room = known ?? (.infinity, .infinity)
            return list.state.side(height: list.height, above: room.above, below: room.below)
        }

        /// A list that the host draws.
        private func overlays(_ state: DropdownState, _ anchor: Anchor<CGRect>) -> [DropdownOverlay] {
            guard state.isOpen, state.menu.presentation == .overlay, isOverlaid else { return [] }
            let surroundings = DropdownOverlay.Surroundings(
                direction: direction, typeSize: typeSize, scheme: scheme)
            return [
                DropdownOverlay(list: list(state), anchor: anchor, surroundings: surroundings)
            ]
        }

        // MARK: What is spoken

        private func spoken(_ state: DropdownState) -> MenuSpoken {
            let menu = state.menu
            let spoken = texts.accessibility(of: menu)
            let status = texts.expansion(of: menu, isOpen: state.isOpen)
            let chosen = chosenText(state)
            return MenuSpoken(
                label: spoken.label ?? texts.title(of: menu),
                value: chosen.isEmpty ? status : chosen + texts.listSeparator(of: menu) + status,
                hint: spoken.hint, identifier: spoken.identifier)
        }

        /// The titles of what is chosen, in the case that they are written in: capitals are for eyes.
        private func chosenText(_ state: DropdownState) -> String {
            let menu = state.menu
            var text = ""
            for (index, option) in state.selectedOptions.enumerated() {
                if index > 0 { text += texts.listSeparator(of: menu) }
                text += texts.accessibility(of: option, in: menu)?.label ?? texts.title(of: option, in: menu)
            }
            return text
        }
    }
#endif
