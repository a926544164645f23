// Written by Tools/embed-runtime; do not edit.
// swift-format-ignore-file

extension RuntimeSource {
    /// The sources of MenuSwiftUI, less what makes them public.
    static var swiftui: StaticString {
        #"""

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// What the button of a dropdown shows: the title, and a symbol at one of its edges.
            struct DropdownButtonFace: SwiftUI.View {
                let state: DropdownState
                let texts: MenuTexts
                @SwiftUI.Environment(\.menuLooks) private var looks

                private var menu: MenuDocument.Dropdown { state.menu }
                private var isCentered: Bool { menu.titleAlignment == .center }

                var body: some SwiftUI.View {
                    let style = menu.usualStyle(of: .button)
                    let look = MenuTextLook(style, looks)
                    SwiftUI.HStack(spacing: 8) {
                        symbol(at: .leading)
                        SwiftUI.Text(verbatim: state.title(texts))
                            .lineLimit(1)
                            .minimumScaleFactor(0.7)
                            .frame(maxWidth: .infinity, alignment: MenuLooks.alignment(menu.titleAlignment))
                        symbol(at: .trailing)
                    }
                    .modifier(MenuFont(look.font))
                    .foregroundColor(look.color())
                    .padding(insets(style))
                    .frame(height: CGFloat(state.heights.button))
                    .contentShape(SwiftUI.Rectangle())
                    .modifier(MenuBox(look: style))
                }

                @SwiftUI.ViewBuilder private func symbol(at edge: MenuDocument.Edge) -> some SwiftUI.View {
                    if let indicator = menu.indicator, let name = state.indicator {
                        if indicator.position == edge {
                            SwiftUI.Image(systemName: name).accessibilityHidden(true)
                        } else if isCentered {
                            // As much room at the other edge leaves the title in the middle of the button.
                            SwiftUI.Image(systemName: name).hidden()
                        }
                    }
                }

                private func insets(_ style: MenuDocument.PartStyle?) -> SwiftUI.EdgeInsets {
                    var insets = MenuLooks.insets(style?.insets ?? .init(leading: 12, trailing: 12))
                    // The badge covers the end of the button.
                    if let badge = menu.badge {
                        insets.trailing = Swift.max(insets.trailing, CGFloat(badge.diameter - badge.offset))
                    }
                    return insets
                }
            }

            /// A disc with the icon of what is chosen.
            struct DropdownBadge: SwiftUI.View {
                let badge: MenuDocument.Badge
                let icon: String?
                /// The button's.
                let style: MenuDocument.PartStyle?
                @SwiftUI.Environment(\.menuLooks) private var looks

                var body: some SwiftUI.View {
                    let look = MenuTextLook(style, looks)
                    SwiftUI.ZStack {
                        SwiftUI.Circle().fill(looks.color(badge.color))
                        if let icon { SwiftUI.Image(systemName: icon) }
                    }
                    .modifier(MenuFont(look.font))
                    .foregroundColor(look.color())
                    .frame(width: CGFloat(badge.diameter), height: CGFloat(badge.diameter))
                    .allowsHitTesting(false)
                    .accessibilityHidden(true)
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            extension SwiftUI.View {
                /// Makes this view the one that dropdowns in it draw their lists over, and in which a touch outside of an open
                /// list closes it. Put it on the root of the app's window, and of each sheet: it fills the room that it is
                /// offered, with this view in the middle.
                ///
                /// A touch outside is not swallowed: what was touched gets it too.
                func dropdownHost() -> some SwiftUI.View { modifier(DropdownHosting()) }
            }

            /// What dropdowns know of the view that they are in, and it of them.
            @MainActor final class DropdownHost {
                /// Whether the app has made a view the host; where it has not, all dropdowns without one share this.
                let isPlaced: Bool
                /// Where it is, in global coordinates; nil before it was laid out.
                var frame: CGRect?
                /// The dropdowns of all hosts that are, or were, on the screen.
                private static var members: [Member] = []
                private static var openings = 0
                /// Where the touch began that was heard of last.
                private var lastTouch: CGPoint?
                /// The lists that close when that touch has ended.
                private var closing: [DropdownPresence] = []

                private struct Member {
                    weak var presence: DropdownPresence?
                }

                nonisolated init(isPlaced: Bool) { self.isPlaced = isPlaced }

                func add(_ presence: DropdownPresence) {
                    presence.host = self
                    Self.members.removeAll { $0.presence == nil || $0.presence === presence }
                    Self.members.append(Member(presence: presence))
                }

                /// The dropdowns on the screen, whatever host they are in.
                static var everywhere: [DropdownPresence] {
                    members.compactMap { $0.presence }.filter { $0.isHere }
                }

                private var presences: [DropdownPresence] { Self.everywhere.filter { $0.host === self } }

                /// A number over those of all lists that opened before.
                static func nextOpening() -> Int {
                    openings += 1
                    return openings
                }

                /// What a touch is on: of open lists the one in front, else what opens them.
                private func touched(at point: CGPoint) -> [DropdownPresence] {
                    let lists = presences.filter { $0.isOpen() && $0.listCovers(point) }
                    if let front = lists.max(by: { $0.opening < $1.opening }) { return [front] }
                    return presences.filter { $0.buttonCovers(point) }
                }

                /// A touch has begun, or moved: it is outside of each open dropdown that it did not begin on. What opens another
                /// of the group has that one see to it.
                ///
                /// A list that has pushed what is below it closes only when the finger is up: what is touched would move away
                /// from under it, and get no touch.
                func touch(from point: CGPoint) {
                    guard lastTouch != point else { return }
                    // Of a touch that became something else nobody hears the end.
                    touchEnded()
                    lastTouch = point
                    let reached = touched(at: point)
                    for presence in presences
                    where presence.isOpen() && !reached.contains(where: { $0 === presence }) {
                        let group = presence.group
                        if group != nil, reached.contains(where: { $0.group == group }) { continue }
                        if presence.pushes {
                            closing.append(presence)
                        } else {
                            presence.send(.tapOutside)
                        }
                    }
                }

                /// The finger is up.
                func touchEnded() {
                    lastTouch = nil
                    let closing = closing
                    self.closing = []
                    for presence in closing where presence.isOpen() { presence.send(.tapOutside) }
                }

                /// The room above and below a frame, in points; nil where nobody knows.
                func room(around frame: CGRect?, gap: Double) -> (above: Double, below: Double)? {
                    guard let frame, let own = self.frame else { return nil }
                    return (Double(frame.minY - own.minY) - gap, Double(own.maxY - frame.maxY) - gap)
                }
            }

            private struct DropdownHostKey: SwiftUI.EnvironmentKey {
                static let defaultValue = DropdownHost(isPlaced: false)
            }

            extension SwiftUI.EnvironmentValues {
                var dropdownHost: DropdownHost {
                    get { self[DropdownHostKey.self] }
                    set { self[DropdownHostKey.self] = newValue }
                }
            }

            /// Whether a list is open that a touch outside closes.
            enum DropdownWatchingKey: SwiftUI.PreferenceKey {
                static var defaultValue: Bool { false }

                static func reduce(value: inout Bool, nextValue: () -> Bool) {
                    value = value || nextValue()
                }
            }

            /// The dropdowns that a host draws the lists of: those that it hears from. What stands in a sheet knows of the host
            /// that is below, and is not heard there.
            enum DropdownHeardKey: SwiftUI.PreferenceKey {
                struct Dropdown: Equatable {
                    let presence: DropdownPresence

                    static func == (left: Dropdown, right: Dropdown) -> Bool { left.presence === right.presence }
                }

                static var defaultValue: [Dropdown] { [] }

                static func reduce(value: inout [Dropdown], nextValue: () -> [Dropdown]) { value += nextValue() }
            }

            /// Where the host itself is.
            private enum DropdownHostFrameKey: SwiftUI.PreferenceKey {
                static var defaultValue: CGRect? { nil }

                static func reduce(value: inout CGRect?, nextValue: () -> CGRect?) {
                    value = nextValue() ?? value
                }
            }

            private struct DropdownHosting: SwiftUI.ViewModifier {
                @SwiftUI.State private var host = DropdownHost(isPlaced: true)
                @SwiftUI.State private var isWatching = false

                func body(content: Self.Content) -> some SwiftUI.View {
                    content
                        .frame(maxWidth: .infinity, maxHeight: .infinity)
                        .contentShape(SwiftUI.Rectangle())
                        .onPreferenceChange(DropdownWatchingKey.self) { [isWatching = $isWatching] in
                            isWatching.wrappedValue = $0
                        }
                        .overlayPreferenceValue(DropdownOverlaysKey.self) { overlays in
                            DropdownOverlays(overlays: overlays)
                        }
                        .transformPreference(DropdownOverlaysKey.self) { $0 = [] }
                        // A drag of no distance begins with the touch, and knows where; a tap does not before iOS 16.
                        .simultaneousGesture(touches, including: isWatching ? .all : .subviews)
                        .environment(\.dropdownHost, host)
                        .background(
                            SwiftUI.GeometryReader { proxy in
                                SwiftUI.Color.clear.preference(
                                    key: DropdownHostFrameKey.self, value: proxy.frame(in: .global))
                            }
                        )
                        .onPreferenceChange(DropdownHostFrameKey.self) { [host] frame in
                            MainActor.assumeIsolated { host.frame = frame }
                        }
                        .onPreferenceChange(DropdownHeardKey.self) { heard in
                            MainActor.assumeIsolated { for dropdown in heard { dropdown.presence.isHeard = true } }
                        }
                        .transformPreference(DropdownHeardKey.self) { $0 = [] }
                }

                private var touches: some SwiftUI.Gesture {
                    SwiftUI.DragGesture(minimumDistance: 0, coordinateSpace: .global)
                        .onChanged { [host] value in host.touch(from: value.startLocation) }
                        .onEnded { [host] _ in host.touchEnded() }
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// Where the keys of a keyboard are in an open list.
            struct DropdownCursor {
                var cursor = DropdownState.Cursor()
                /// Whether a key was pressed: before that nobody needs to see where they are.
                var isShown = false

                /// What is to be seen to have the keys' attention; nil for nothing.
                func shownFocus(in state: DropdownState) -> DropdownState.Focus? {
                    isShown ? cursor.focus(in: state) : nil
                }
            }

            /// Lets keys move through an open list and choose, on systems that tell views of them.
            struct DropdownKeys: SwiftUI.ViewModifier {
                let state: DropdownState
                let texts: MenuTexts
                let cursor: SwiftUI.Binding<DropdownCursor>
                /// Brings a row into sight, by its name.
                let reveal: (String) -> Void
                let send: (DropdownState.Event) -> Void

                func body(content: Self.Content) -> some SwiftUI.View {
                    if #available(iOS 17.0, macOS 14.0, *) {
                        content.modifier(DropdownKeyPresses(keys: self))
                    } else {
                        content
                    }
                }

                private var focus: DropdownState.Focus? { cursor.wrappedValue.cursor.focus(in: state) }

                fileprivate func move(by step: Int) {
                    let focus = focus
                    show(focus == nil ? state.firstFocus : state.focus(after: focus, by: step))
                }

                fileprivate func find(_ text: String) {
                    show(state.focus(typing: text, after: focus, texts))
                }

                /// Shows where the keys are now; nil to stay.
                private func show(_ focus: DropdownState.Focus?) {
                    let focus = focus ?? self.focus
                    cursor.wrappedValue = DropdownCursor(cursor: .init(at: focus, in: state), isShown: true)
                    if case .row(let index) = focus { reveal(state.row(at: index).name) }
                }

                fileprivate func choose() {
                    if let focus, let event = state.event(choosing: focus) { send(event) }
                }
            }

            @available(iOS 17.0, macOS 14.0, *)
            private struct DropdownKeyPresses: SwiftUI.ViewModifier {
                let keys: DropdownKeys
                @SwiftUI.FocusState private var hasFocus: Bool
                /// What was typed without a pause, and when its last letter was.
                @SwiftUI.State private var typed = ""
                @SwiftUI.State private var typedAt = ContinuousClock.now

                func body(content: Self.Content) -> some SwiftUI.View {
                    content
                        .focusable()
                        .focused($hasFocus)
                        .onKeyPress(phases: [.down, .repeat]) { takes($0) ? .handled : .ignored }
                        .onAppear {
                            keys.cursor.wrappedValue = DropdownCursor(
                                cursor: .init(at: keys.state.firstFocus, in: keys.state))
                            hasFocus = true
                        }
                }

                private func takes(_ press: SwiftUI.KeyPress) -> Bool {
                    guard press.modifiers.isSubset(of: [.numericPad, .shift, .capsLock]) else { return false }
                    switch press.key {
                    case .downArrow: keys.move(by: 1)
                    case .upArrow: keys.move(by: -1)
                    case .return: keys.choose()
                    case .space where typed.isEmpty || isPaused: keys.choose()
                    default: return type(press.characters)
                    }
                    return true
                }

                private var isPaused: Bool { ContinuousClock.now - typedAt > .seconds(1) }

                private func type(_ text: String) -> Bool {
                    guard DropdownState.isText(text) else { return false }
                    typed = isPaused ? text : typed + text
                    typedAt = .now
                    keys.find(typed)
                    return true
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// The open list of a dropdown: its rows, and the footer under them.
            struct DropdownList: SwiftUI.View {
                let state: DropdownState
                let texts: MenuTexts
                let presence: DropdownPresence
                let focus: SwiftUI.AccessibilityFocusState<DropdownPart?>.Binding
                /// The heights of rows that are as high as their content, where they have been laid out.
                let rowHeights: SwiftUI.Binding<[Int: CGFloat]>
                let cursor: SwiftUI.Binding<DropdownCursor>
                let send: (DropdownState.Event) -> Void

                @SwiftUI.Environment(\.menuLooks) private var looks

                private var menu: MenuDocument.Dropdown { state.menu }

                /// In points.
                var height: Double {
                    state.heights.list
                        ?? state.listHeight(measuring: { rowHeights.wrappedValue[$0].map { Double($0) } })
                }

                var body: some SwiftUI.View {
                    let focused = cursor.wrappedValue.shownFocus(in: state)
                    SwiftUI.VStack(spacing: 0) {
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

                private func rows(_ focused: DropdownState.Focus?) -> some SwiftUI.View {
                    SwiftUI.ScrollViewReader { proxy in
                        SwiftUI.ScrollView(.vertical) {
                            SwiftUI.LazyVStack(spacing: 0) {
                                SwiftUI.ForEach(state.places) { row in
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
                @SwiftUI.ViewBuilder private var escape: some SwiftUI.View {
                    if menu.dismiss.contains(.escape) {
                        SwiftUI.Button(action: { send(.escape) }) { SwiftUI.EmptyView() }
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
            private struct DropdownFooter: SwiftUI.View {
                let footer: MenuDocument.Footer
                let menu: MenuDocument.Dropdown
                let texts: MenuTexts
                let tap: () -> Void
                @SwiftUI.Environment(\.menuLooks) private var looks

                var body: some SwiftUI.View {
                    let style = menu.style?[.footer]
                    let look = MenuTextLook(style, looks)
                    SwiftUI.Button(action: { tap() }) {
                        SwiftUI.Text(verbatim: texts.title(of: footer, in: menu))
                            .underline(footer.underlined)
                            .lineLimit(1)
                            .modifier(MenuFont(look.font))
                            .foregroundColor(look.color())
                            .padding(MenuLooks.insets(style?.insets ?? .init(leading: 12, trailing: 12)))
                            .frame(maxWidth: .infinity)
                            .frame(height: CGFloat(footer.height))
                            .contentShape(SwiftUI.Rectangle())
                            .modifier(MenuBox(look: style))
                    }
                    .buttonStyle(.plain)
                    .accessibilityIdentifier(texts.identifier(of: footer, in: menu))
                }
            }

            // MARK: Rows as high as their content

            enum DropdownRowHeightsKey: SwiftUI.PreferenceKey {
                static var defaultValue: [Int: CGFloat] { [:] }

                static func reduce(value: inout [Int: CGFloat], nextValue: () -> [Int: CGFloat]) {
                    value.merge(nextValue()) { $1 }
                }
            }

            /// Reports how high a row has become.
            private struct DropdownRowMeasure: SwiftUI.ViewModifier {
                /// Nil for one that nobody asks for.
                let index: Int?

                func body(content: Self.Content) -> some SwiftUI.View {
                    if let index {
                        content.background(
                            SwiftUI.GeometryReader { proxy in
                                SwiftUI.Color.clear.preference(
                                    key: DropdownRowHeightsKey.self, value: [index: proxy.size.height])
                            })
                    } else {
                        content
                    }
                }
            }

            /// VoiceOver's gesture of escape, where it does something; elsewhere it goes to what is around.
            private struct DropdownEscape: SwiftUI.ViewModifier {
                /// The same as long as the view is there.
                let isOn: Bool
                let action: () -> Void

                func body(content: Self.Content) -> some SwiftUI.View {
                    if isOn { content.accessibilityAction(.escape, action) } else { content }
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// A dropdown: a button, or a view of the app's, that opens a list of options.
            ///
            /// Generated code makes it, as `Feedback.reason.view(selection: $reason)`. What is chosen, or the whole state, is
            /// the app's; all else is the spec's.
            ///
            /// - `presentation: push`: what stands below in the same stack moves down while the list is open.
            /// - `presentation: cover`: the list is drawn over what stands below, in the stack that holds the dropdown.
            /// - `presentation: overlay`: the list is above everything in the view with ``SwiftUI/View/dropdownHost()``; where
            ///   there is none around it, as with `cover`.
            ///
            /// `dismiss: outside` and `placement: auto` need ``SwiftUI/View/dropdownHost()`` around them too: without it
            /// nobody sees touches elsewhere, nor knows how much room there is.
            struct DropdownMenu<Option: MenuOption, Opener: SwiftUI.View>: SwiftUI.View {
                private let menu: MenuDocument.Dropdown
                private let source: DropdownSource
                private let texts: MenuTexts
                private let tell: (MenuMessage) -> Void
                private let opener: Opener?

                /// - Parameter opener: Nil for the dropdown's own button.
                private init(
                    _ dropdown: Dropdown<Option>, _ source: DropdownSource, _ texts: MenuTexts,
                    _ onMessage: @escaping (Dropdown<Option>.Message) -> Void, opener: Opener?
                ) {
                    menu = dropdown.menu
                    self.source = source
                    self.texts = texts
                    tell = { if let message = Dropdown<Option>.Message($0) { onMessage(message) } }
                    self.opener = opener
                }

                /// Shows the dropdown.
                var body: some SwiftUI.View {
                    DropdownSurface(menu: menu, source: source, texts: texts, tell: tell, opener: opener)
                }
            }

            extension DropdownMenu where Opener == SwiftUI.EmptyView {
                /// A dropdown of which one option is chosen.
                ///
                /// - Parameters:
                ///   - selection: What is chosen. While it has always been nil, that is what the spec chooses at the start.
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                init(
                    _ dropdown: Dropdown<Option>, selection: SwiftUI.Binding<Option?>, texts: MenuTexts,
                    onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in }
                ) {
                    self.init(dropdown, .selection(of: selection), texts, onMessage, opener: nil)
                }

                /// A dropdown of which several options may be chosen.
                ///
                /// - Parameters:
                ///   - selections: What is chosen, in the order of the options. While it has always been empty, that is what
                ///     the spec chooses at the start.
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                init(
                    _ dropdown: Dropdown<Option>, selections: SwiftUI.Binding<[Option]>, texts: MenuTexts,
                    onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in }
                ) {
                    self.init(dropdown, .selection(of: selections), texts, onMessage, opener: nil)
                }

                /// A dropdown whose state is the app's, among those of all menus: for groups, for options of the app's own, and
                /// to open and close it.
                ///
                /// - Parameters:
                ///   - menus: The states, the dropdown's among them.
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                init(
                    _ dropdown: Dropdown<Option>, in menus: SwiftUI.Binding<MenuStates>, texts: MenuTexts,
                    onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in }
                ) {
                    self.init(dropdown, .states(menus), texts, onMessage, opener: nil)
                }
            }

            extension DropdownMenu {
                /// A dropdown that a view of the app's opens, and of which one option is chosen.
                ///
                /// - Parameters:
                ///   - selection: What is chosen. While it has always been nil, that is what the spec chooses at the start.
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                ///   - anchor: The view that opens the list.
                init(
                    _ dropdown: Dropdown<Option>, selection: SwiftUI.Binding<Option?>, texts: MenuTexts,
                    onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in },
                    @SwiftUI.ViewBuilder anchor: () -> Opener
                ) {
                    self.init(dropdown, .selection(of: selection), texts, onMessage, opener: anchor())
                }

                /// A dropdown that a view of the app's opens, and of which several options may be chosen.
                ///
                /// - Parameters:
                ///   - selections: What is chosen, in the order of the options. While it has always been empty, that is what
                ///     the spec chooses at the start.
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                ///   - anchor: The view that opens the list.
                init(
                    _ dropdown: Dropdown<Option>, selections: SwiftUI.Binding<[Option]>, texts: MenuTexts,
                    onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in },
                    @SwiftUI.ViewBuilder anchor: () -> Opener
                ) {
                    self.init(dropdown, .selection(of: selections), texts, onMessage, opener: anchor())
                }

                /// A dropdown that a view of the app's opens, and whose state is the app's, among those of all menus.
                ///
                /// - Parameters:
                ///   - menus: The states, the dropdown's among them.
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                ///   - anchor: The view that opens the list.
                init(
                    _ dropdown: Dropdown<Option>, in menus: SwiftUI.Binding<MenuStates>, texts: MenuTexts,
                    onMessage: @escaping (Dropdown<Option>.Message) -> Void = { _ in },
                    @SwiftUI.ViewBuilder anchor: () -> Opener
                ) {
                    self.init(dropdown, .states(menus), texts, onMessage, opener: anchor())
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// An open list on its way up to the host, which draws it.
            struct DropdownOverlay: Identifiable {
                let list: DropdownList
                /// Of what opened the list.
                let anchor: SwiftUI.Anchor<CGRect>
                let surroundings: Surroundings

                nonisolated var id: ObjectIdentifier { ObjectIdentifier(list.presence) }

                /// What the list takes from where its dropdown stands, not from the host.
                struct Surroundings {
                    let direction: SwiftUI.LayoutDirection
                    let typeSize: SwiftUI.DynamicTypeSize
                    let scheme: SwiftUI.ColorScheme
                }
            }

            enum DropdownOverlaysKey: SwiftUI.PreferenceKey {
                static var defaultValue: [DropdownOverlay] { [] }

                static func reduce(value: inout [DropdownOverlay], nextValue: () -> [DropdownOverlay]) {
                    value += nextValue()
                }
            }

            /// The open lists of all dropdowns in a host, each beside its anchor.
            struct DropdownOverlays: SwiftUI.View {
                let overlays: [DropdownOverlay]

                var body: some SwiftUI.View {
                    SwiftUI.GeometryReader { proxy in
                        // What was opened last is in front.
                        SwiftUI.ForEach(overlays.sorted { $0.list.presence.opening < $1.list.presence.opening }) { overlay in
                            DropdownOverlayPlace(
                                overlay: overlay, anchor: proxy[overlay.anchor], size: proxy.size
                            )
                            .transition(.opacity)
                        }
                    }
                    // An anchor's frame counts from the left, whichever way people read.
                    .environment(\.layoutDirection, .leftToRight)
                }
            }

            /// Puts an open list above or below its anchor. One that does not fit is scrolled rather than cut off.
            private struct DropdownOverlayPlace: SwiftUI.View {
                let overlay: DropdownOverlay
                let anchor: CGRect
                /// Of the host.
                let size: CGSize

                var body: some SwiftUI.View {
                    let list = overlay.list
                    let gap = CGFloat(list.state.menu.gap)
                    let (above, below) = (anchor.minY - gap, size.height - anchor.maxY - gap)
                    let side = list.state.side(height: list.height, above: Double(above), below: Double(below))
                    let room = Swift.max(0, side == .below ? below : above)
                    let top = side == .below ? anchor.maxY + gap : above - room
                    list
                        .environment(\.layoutDirection, overlay.surroundings.direction)
                        .environment(\.dynamicTypeSize, overlay.surroundings.typeSize)
                        .environment(\.colorScheme, overlay.surroundings.scheme)
                        .frame(height: Swift.min(CGFloat(list.height), room))
                        .modifier(DropdownFrame(part: .list))
                        .onPreferenceChange(DropdownFramesKey.self) { [presence = list.presence] frames in
                            MainActor.assumeIsolated { presence.overlay = frames[.list] }
                        }
                        .transformPreference(DropdownFramesKey.self) { $0 = [:] }
                        .frame(width: width, height: room, alignment: side == .below ? .top : .bottom)
                        .position(x: middle, y: top + room / 2)
                }

                private var width: CGFloat {
                    let menu = overlay.list.state.menu
                    guard menu.anchor == .view else { return anchor.width }
                    switch menu.width {
                    case .fill, .anchor: return anchor.width
                    case .points(let points): return CGFloat(points)
                    case .percent(let share): return size.width * CGFloat(share / 100)
                    }
                }

                /// At the anchor's leading edge.
                private var middle: CGFloat {
                    let isMirrored = overlay.surroundings.direction == .rightToLeft
                    return isMirrored ? anchor.maxX - width / 2 : anchor.minX + width / 2
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// The parts of a dropdown that have a place on the screen, and that assistive technology can be at.
            enum DropdownPart: Hashable, Sendable {
                case button, list, footer
                /// A row of the list, by its name.
                case row(String)
            }

            /// A dropdown on the screen, as its surroundings know it: where it is, and whom to tell.
            @MainActor final class DropdownPresence {
                /// The dropdown's own identifier, `Feedback.reason`.
                private(set) var name = ""
                private(set) var group: String?
                /// Whether the open list moves what is below it.
                private(set) var pushes = false
                private(set) var isOpen: () -> Bool = { false }
                private(set) var send: (DropdownState.Event) -> Void = { _ in }
                private(set) var tell: (MenuMessage) -> Void = { _ in }
                /// Where button and list are, in global coordinates; the list only where it is among the app's views.
                private var frames: [DropdownPart: CGRect] = [:]
                /// Where the host draws the list, in global coordinates; nil where it does not.
                var overlay: CGRect?
                /// How many lists had opened when this one last did, itself included.
                private(set) var opening = 0
                private var wasOpen = false
                weak var host: DropdownHost?
                /// Whether a person has just opened the list, so that assistive technology is to go there.
                var movesFocus = false
                /// Whether the host draws what this has it draw.
                var isHeard = false {
                    didSet { if isHeard != oldValue { heardChanged() } }
                }
                private var heardChanged: () -> Void = {}
                /// Whether the view is on the screen.
                private(set) var isHere = false

                nonisolated init() {}

                /// The view is gone. What it gave to call it by would keep it.
                func leave() {
                    isHere = false
                    (wasOpen, overlay) = (false, nil)
                    isOpen = { false }
                    heardChanged = {}
                    send = { _ in }
                    tell = { _ in }
                }

                /// Follows what the view on the screen has come to be.
                func follow(
                    name: String, menu: MenuDocument.Dropdown, isOpen: @escaping () -> Bool,
                    heardChanged: @escaping () -> Void, send: @escaping (DropdownState.Event) -> Void,
                    tell: @escaping (MenuMessage) -> Void
                ) {
                    isHere = true
                    (self.name, group, pushes) = (name, menu.group, menu.presentation == .push)
                    self.heardChanged = heardChanged
                    (self.isOpen, self.send, self.tell) = (isOpen, send, tell)
                    let isOpen = isOpen()
                    if isOpen, !wasOpen { opening = DropdownHost.nextOpening() }
                    wasOpen = isOpen
                }

                /// Where the button, or the view that stands for it, is; nil before it was laid out.
                var button: CGRect? { frames[.button] }

                func buttonCovers(_ point: CGPoint) -> Bool { frames[.button]?.contains(point) ?? false }

                func listCovers(_ point: CGPoint) -> Bool {
                    frames[.list]?.contains(point) ?? overlay?.contains(point) ?? false
                }

                /// Button and list have been laid out. Where they only moved, something around them was scrolled.
                func move(to frames: [DropdownPart: CGRect]) {
                    let before = self.frames
                    self.frames = frames
                    guard isOpen(), before.keys == frames.keys, before != frames else { return }
                    for (part, frame) in frames where before[part]?.size != frame.size { return }
                    send(.scroll)
                }
            }

            /// Where a dropdown's parts are, on their way to its ``DropdownPresence``.
            enum DropdownFramesKey: SwiftUI.PreferenceKey {
                static var defaultValue: [DropdownPart: CGRect] { [:] }

                static func reduce(
                    value: inout [DropdownPart: CGRect], nextValue: () -> [DropdownPart: CGRect]
                ) {
                    value.merge(nextValue()) { $1 }
                }
            }

            /// Reports where a part of a dropdown is.
            struct DropdownFrame: SwiftUI.ViewModifier {
                let part: DropdownPart

                func body(content: Self.Content) -> some SwiftUI.View {
                    content.background(
                        SwiftUI.GeometryReader { proxy in
                            SwiftUI.Color.clear.preference(
                                key: DropdownFramesKey.self, value: [part: proxy.frame(in: .global)])
                        })
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

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
            struct DropdownRow: SwiftUI.View {
                let state: DropdownState
                /// From 0 at the top.
                let index: Int
                let texts: MenuTexts
                let focus: SwiftUI.AccessibilityFocusState<DropdownPart?>.Binding
                let send: (DropdownState.Event) -> Void
                @SwiftUI.Environment(\.menuLooks) private var looks

                var body: some SwiftUI.View {
                    let row = state.row(at: index)
                    SwiftUI.VStack(spacing: 0) {
                        if row.separatorsAbove > 0 {
                            looks.separator.frame(height: CGFloat(row.separatorsAbove))
                        }
                        content(row)
                            .accessibilityFocused(focus, equals: .row(row.name))
                    }
                }

                @SwiftUI.ViewBuilder private func content(_ row: DropdownState.Row) -> some SwiftUI.View {
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
            private struct DropdownOptionRow: SwiftUI.View {
                let menu: MenuDocument.Dropdown
                let option: MenuDocument.Option
                /// By the option's id, whatever its title.
                let isSelected: Bool
                let texts: MenuTexts
                let choose: () -> Void
                @SwiftUI.Environment(\.menuLooks) private var looks

                var body: some SwiftUI.View {
                    let style = menu.style?[.option]
                    let look = MenuTextLook(style, looks)
                    let spoken = texts.accessibility(of: option, in: menu)
                    SwiftUI.Button(action: { choose() }) {
                        SwiftUI.HStack(spacing: 12) {
                            picture
                            lines(look)
                            SwiftUI.Spacer(minLength: 0)
                            if isSelected { SwiftUI.Image(systemName: "checkmark").accessibilityHidden(true) }
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

                @SwiftUI.ViewBuilder private var picture: some SwiftUI.View {
                    if let image = option.image {
                        SwiftUI.Image(decorative: image)
                    } else if let icon = option.icon {
                        SwiftUI.Image(systemName: icon).accessibilityHidden(true)
                    }
                }

                private func lines(_ look: MenuTextLook) -> some SwiftUI.View {
                    SwiftUI.VStack(alignment: .leading, spacing: 0) {
                        SwiftUI.Text(verbatim: texts.title(of: option, in: menu))
                            .modifier(DropdownRowText(menu: menu))
                        if let detail = texts.detail(of: option, in: menu) {
                            let second = MenuTextLook(
                                menu.style?[.detail], looks, usual: .subheadline, color: .secondary)
                            SwiftUI.Text(verbatim: detail)
                                .modifier(DropdownRowText(menu: menu))
                                .modifier(MenuFont(second.font))
                                .foregroundColor(second.color(isEnabled: option.enabled))
                        }
                    }
                    .multilineTextAlignment(.leading)
                }
            }

            /// A row that nobody can choose: the title of a group, or what an empty list says.
            struct DropdownTitleRow: SwiftUI.View {
                let menu: MenuDocument.Dropdown
                let text: String
                var style: MenuDocument.PartStyle?
                var usual = MenuDocument.TextStyle.body
                @SwiftUI.Environment(\.menuLooks) private var looks

                var body: some SwiftUI.View {
                    let look = MenuTextLook(style, looks, usual: usual, color: .secondary)
                    SwiftUI.HStack(spacing: 0) {
                        SwiftUI.Text(verbatim: text)
                            .modifier(DropdownRowText(menu: menu))
                            .multilineTextAlignment(.leading)
                        SwiftUI.Spacer(minLength: 0)
                    }
                    .modifier(MenuFont(look.font))
                    .foregroundColor(look.color())
                    .modifier(DropdownRowFrame(menu: menu, style: style))
                }
            }

            /// A text of a row: on one line, and smaller where it does not fit, unless the row is as high as its content.
            private struct DropdownRowText: SwiftUI.ViewModifier {
                let menu: MenuDocument.Dropdown

                func body(content: Self.Content) -> some SwiftUI.View {
                    let isGrowing = menu.rowHeight == .auto
                    content
                        .lineLimit(isGrowing ? nil : 1)
                        .minimumScaleFactor(isGrowing ? 1 : 0.7)
                }
            }

            /// The height, the insets and the box of a row.
            private struct DropdownRowFrame: SwiftUI.ViewModifier {
                let menu: MenuDocument.Dropdown
                let style: MenuDocument.PartStyle?

                func body(content: Self.Content) -> some SwiftUI.View {
                    content
                        .padding(style?.insets.map { MenuLooks.insets($0) } ?? usualInsets)
                        .frame(maxWidth: .infinity)
                        .frame(height: menu.rowHeight.points.map { CGFloat($0) })
                        .contentShape(SwiftUI.Rectangle())
                        .modifier(MenuBox(look: style))
                }

                private var usualInsets: SwiftUI.EdgeInsets {
                    // What is as high as its content needs some air around it.
                    let air: CGFloat = menu.rowHeight == .auto ? 11 : 0
                    return SwiftUI.EdgeInsets(top: air, leading: 16, bottom: air, trailing: 16)
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// Where a dropdown has its state from.
            enum DropdownSource {
                /// What is chosen, by ids, is the app's; the rest is the view's.
                case selection(get: () -> [String], set: ([String]) -> Void)
                /// All of it is the app's.
                case states(SwiftUI.Binding<MenuStates>)

                static func selection<Option: MenuOption>(of selection: SwiftUI.Binding<Option?>) -> DropdownSource {
                    .selection(
                        get: { selection.wrappedValue.map { [$0.id] } ?? [] },
                        set: { ids in selection.wrappedValue = ids.first.flatMap { Option(id: $0) } })
                }

                static func selection<Option: MenuOption>(of selections: SwiftUI.Binding<[Option]>) -> DropdownSource {
                    .selection(
                        get: { selections.wrappedValue.map { $0.id } },
                        set: { ids in selections.wrappedValue = ids.compactMap { Option(id: $0) } })
                }
            }

            /// The part of a dropdown's state that is the view's.
            struct DropdownMemory {
                /// What events have led to; nil before the first.
                private var state: DropdownState?
                private let start = Start()

                /// What need not be worked out anew each time that the view is made, however many options there are.
                @MainActor private final class Start {
                    var state: DropdownState?
                    /// Whether the app has ever chosen something.
                    var hasBegun = false

                    nonisolated init() {}
                }

                /// The state, with what the app has chosen.
                @MainActor func state(of menu: MenuDocument.Dropdown, selected: [String]) -> DropdownState {
                    var state = self.state ?? firstState(of: menu)
                    state.update(menu: menu)
                    if !selected.isEmpty { start.hasBegun = true }
                    if start.hasBegun, state.selected != selected { state.send(.setSelected(selected)) }
                    return state
                }

                /// The state that the spec begins with.
                @MainActor func firstState(of menu: MenuDocument.Dropdown) -> DropdownState {
                    if let state = start.state, state.menu == menu { return state }
                    let state = DropdownState(menu)
                    start.state = state
                    return state
                }

                /// What the spec chooses, as long as nobody has chosen anything.
                @MainActor func firstSelection(of menu: MenuDocument.Dropdown) -> [String]? {
                    guard !start.hasBegun, state == nil else { return nil }
                    let selected = firstState(of: menu).selected
                    return selected.isEmpty ? nil : selected
                }

                @MainActor mutating func keep(_ state: DropdownState) {
                    self.state = state
                    start.hasBegun = true
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// A dropdown whatever its options' type: it draws the state, and sends it what a person does.
            struct DropdownSurface<Opener: SwiftUI.View>: SwiftUI.View {
                /// As the app names it; what it has come to be is the state's.
                let menu: MenuDocument.Dropdown
                let source: DropdownSource
                let texts: MenuTexts
                let tell: (MenuMessage) -> Void
                /// Nil for the dropdown's own button.
                let opener: Opener?
                @SwiftUI.State private var memory = DropdownMemory()
                @SwiftUI.State private var presence = DropdownPresence()
                /// Whether the host draws an open list of this.
                @SwiftUI.State private var isHeard = false
                @SwiftUI.State private var rowHeights: [Int: CGFloat] = [:]
                @SwiftUI.State private var cursor = DropdownCursor()
                @SwiftUI.AccessibilityFocusState private var focus: DropdownPart?
                @SwiftUI.Environment(\.dropdownHost) private var host
                @SwiftUI.Environment(\.accessibilityReduceMotion) private var isStill
                @SwiftUI.Environment(\.layoutDirection) private var direction
                @SwiftUI.Environment(\.dynamicTypeSize) private var typeSize
                @SwiftUI.Environment(\.colorScheme) private var scheme

                var body: some SwiftUI.View {
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
                        SwiftUI.withAnimation(.easeInOut(duration: 0.25), change)
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

                private func card(_ state: DropdownState) -> some SwiftUI.View {
                    let menu = state.menu
                    let look = opener == nil ? menu.style?[.menu] : nil
                    return SwiftUI.VStack(spacing: 0) {
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

                @SwiftUI.ViewBuilder private func button(_ state: DropdownState) -> some SwiftUI.View {
                    SwiftUI.Button(action: { send(.tapButton) }) {
                        if let opener {
                            opener.contentShape(SwiftUI.Rectangle()).modifier(MenuBox(look: state.menu.style?[.button]))
                        } else {
                            DropdownButtonFace(state: state, texts: texts)
                        }
                    }
                    .buttonStyle(.plain)
                    .modifier(spoken(state))
                }

                @SwiftUI.ViewBuilder private func badge(_ state: DropdownState) -> some SwiftUI.View {
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
                @SwiftUI.ViewBuilder private func cover(_ state: DropdownState) -> some SwiftUI.View {
                    if state.isOpen, isCovering(state.menu) {
                        let list = list(state)
                        let side = side(of: list)
                        SwiftUI.GeometryReader { proxy in
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
                private func overlays(_ state: DropdownState, _ anchor: SwiftUI.Anchor<CGRect>) -> [DropdownOverlay] {
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

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// Makes a dropdown as wide as its menu says. Of a share, it stands at the leading edge of the room that it has a
            /// share of, which is all that its surroundings offer.
            struct DropdownWidth: SwiftUI.ViewModifier {
                let width: MenuDocument.Width
                /// Of the dropdown, in points; nil where it follows from rows that have to be laid out first.
                let height: Double?
                @SwiftUI.State private var measured: CGFloat = 44

                func body(content: Self.Content) -> some SwiftUI.View {
                    switch width {
                    case .fill, .anchor: content
                    case .points(let points): content.frame(width: CGFloat(points))
                    case .percent(let share):
                        SwiftUI.GeometryReader { proxy in
                            content
                                .frame(width: proxy.size.width * CGFloat(share / 100))
                                .background(
                                    SwiftUI.GeometryReader { own in
                                        SwiftUI.Color.clear.preference(
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
            private enum DropdownHeightKey: SwiftUI.PreferenceKey {
                static var defaultValue: CGFloat? { nil }

                static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
                    value = nextValue() ?? value
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// Gives a view the background, border, corners and shadow of a part of a menu.
            struct MenuBox: SwiftUI.ViewModifier {
                /// Nil for a part that the spec does not dress.
                let look: MenuDocument.PartStyle?
                /// Whether there is something behind the view where the look names nothing.
                var isOpaque = false
                @SwiftUI.Environment(\.menuLooks) private var looks

                func body(content: Self.Content) -> some SwiftUI.View {
                    if look == nil, !isOpaque {
                        content
                    } else {
                        boxed(content)
                    }
                }

                @SwiftUI.ViewBuilder private func boxed(_ content: Self.Content) -> some SwiftUI.View {
                    let shape = SwiftUI.RoundedRectangle(cornerRadius: CGFloat(look?.cornerRadius ?? 0))
                    let box =
                        content
                        .background(shape.fill(background))
                        .clipShape(shape)
                        .overlay(shape.strokeBorder(border, lineWidth: borderWidth).allowsHitTesting(false))
                    if let shadow = look?.shadow {
                        box.shadow(
                            color: looks.color(shadow.color).opacity(shadow.opacity), radius: CGFloat(shadow.radius),
                            x: CGFloat(shadow.x), y: CGFloat(shadow.y))
                    } else {
                        box
                    }
                }

                private var background: SwiftUI.Color {
                    look?.backgroundColor.map { looks.color($0) } ?? (isOpaque ? looks.background : .clear)
                }

                private var border: SwiftUI.Color {
                    guard borderWidth > 0 else { return .clear }
                    return look?.borderColor.map { looks.color($0) } ?? looks.separator
                }

                private var borderWidth: CGFloat {
                    CGFloat(look?.borderWidth ?? (look?.borderColor == nil ? 0 : 1))
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// A font of a menu, which grows with the reader's text size; one of fixed points as body text does.
            struct MenuFont: SwiftUI.ViewModifier {
                let font: MenuDocument.Font
                @SwiftUI.ScaledMetric private var unit: CGFloat = 1

                init(_ font: MenuDocument.Font) { self.font = font }

                func body(content: Self.Content) -> some SwiftUI.View { content.font(shown) }

                private var shown: SwiftUI.Font {
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

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// What a spec says of looks, as SwiftUI has it in one appearance.
            struct MenuLooks {
                let scheme: SwiftUI.ColorScheme

                /// A colour of light or dark appearance; `tint` is the accent colour of the views around.
                func color(_ color: MenuDocument.Color) -> SwiftUI.Color {
                    if color.name == "tint" { return .accentColor }
                    let shown = scheme == .dark ? color.dark : color.light
                    return SwiftUI.Color(
                        .sRGB, red: Double(shown.red) / 255, green: Double(shown.green) / 255,
                        blue: Double(shown.blue) / 255, opacity: Double(shown.alpha) / 255)
                }

                private func fixed(light: UInt32, dark: UInt32) -> SwiftUI.Color {
                    color(MenuDocument.Color(light: MenuDocument.RGBA(light), dark: MenuDocument.RGBA(dark)))
                }

                // SwiftUI has names for few of the system's colours that UIKit and AppKit name.

                /// Lines between things.
                var separator: SwiftUI.Color { color(.separator) }
                /// Behind what has no background of its own.
                var background: SwiftUI.Color { fixed(light: 0xFFFF_FFFF, dark: 0x0000_00FF) }
                /// Of what cannot be touched.
                var disabled: SwiftUI.Color { fixed(light: 0x3C3C_434D, dark: 0xEBEB_F54D) }
                /// Behind the row that keys act on.
                var focus: SwiftUI.Color { fixed(light: 0x7676_801F, dark: 0x7676_803D) }

                /// Distances that turn round where people read from right to left.
                static func insets(_ insets: MenuDocument.Insets) -> SwiftUI.EdgeInsets {
                    SwiftUI.EdgeInsets(
                        top: CGFloat(insets.top), leading: CGFloat(insets.leading), bottom: CGFloat(insets.bottom),
                        trailing: CGFloat(insets.trailing))
                }

                static func alignment(_ alignment: MenuDocument.Alignment) -> SwiftUI.Alignment {
                    switch alignment {
                    case .leading: .leading
                    case .center: .center
                    }
                }
            }

            extension SwiftUI.EnvironmentValues {
                var menuLooks: MenuLooks { MenuLooks(scheme: colorScheme) }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// What assistive technology and UI tests read of a part of a menu.
            struct MenuSpoken: SwiftUI.ViewModifier {
                var label: String
                var value: String?
                var hint: String?
                var identifier: String?
                var traits: SwiftUI.AccessibilityTraits = []

                func body(content: Self.Content) -> some SwiftUI.View {
                    content
                        .accessibilityLabel(SwiftUI.Text(verbatim: label))
                        .accessibilityValue(SwiftUI.Text(verbatim: value ?? ""))
                        .accessibilityHint(SwiftUI.Text(verbatim: hint ?? ""))
                        .accessibilityIdentifier(identifier ?? "")
                        .accessibilityAddTraits(traits)
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// How the texts and symbols of a part look: as its style says, else as is usual.
            struct MenuTextLook {
                let font: MenuDocument.Font
                private let looks: MenuLooks
                private let style: MenuDocument.PartStyle?
                private let usualColor: SwiftUI.Color

                /// - Parameters:
                ///   - style: The part's; nil where the spec does not dress it.
                ///   - usual: The text style of a part without a font.
                ///   - color: The colour of a part without one.
                init(
                    _ style: MenuDocument.PartStyle?, _ looks: MenuLooks, usual: MenuDocument.TextStyle = .body,
                    color usualColor: SwiftUI.Color = .primary
                ) {
                    font = style?.font ?? MenuDocument.Font(style: usual)
                    self.looks = looks
                    self.style = style
                    self.usualColor = usualColor
                }

                /// The colour of what is chosen, destructive or cannot be touched.
                func color(isSelected: Bool = false, isEnabled: Bool = true, role: MenuDocument.Role? = nil) -> SwiftUI.Color
                {
                    if !isEnabled { return looks.disabled }
                    if role == .destructive { return .red }
                    let chosen = isSelected ? style?.selectedTextColor : nil
                    return (chosen ?? style?.textColor).map { looks.color($0) } ?? usualColor
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// Holds the states of a document's menus, as they are at the start, for previews and small apps:
            ///
            /// ```swift
            /// MenuPreview(Feedback.document) { menus in
            ///     Feedback.reason.view(in: menus)
            /// }
            /// ```
            ///
            /// It is a ``SwiftUI/View/dropdownHost()`` too.
            struct MenuPreview<Content: SwiftUI.View>: SwiftUI.View {
                @SwiftUI.State private var menus: MenuStates
                private let content: (SwiftUI.Binding<MenuStates>) -> Content

                /// - Parameter content: Views of the menus whose states it is given.
                init(
                    _ document: MenuDocument, @SwiftUI.ViewBuilder content: @escaping (SwiftUI.Binding<MenuStates>) -> Content
                ) {
                    _menus = SwiftUI.State(initialValue: MenuStates(document))
                    self.content = content
                }

                /// Shows the content.
                var body: some SwiftUI.View { content($menus).dropdownHost() }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// A mark that turns when its section opens, the other way round where people read from right to left.
            struct SectionTreeIndicator: SwiftUI.View {
                let indicator: MenuDocument.TurningIndicator
                let isExpanded: Bool
                /// Of the title.
                let color: SwiftUI.Color
                @SwiftUI.Environment(\.menuLooks) private var looks
                @SwiftUI.Environment(\.layoutDirection) private var direction
                @SwiftUI.Environment(\.accessibilityReduceMotion) private var isStill

                var body: some SwiftUI.View {
                    let degrees = isExpanded ? indicator.expanded : indicator.collapsed
                    mark
                        .rotationEffect(.degrees(direction == .rightToLeft ? -degrees : degrees))
                        .animation(isStill ? nil : .easeInOut(duration: 0.25), value: isExpanded)
                        .accessibilityHidden(true)
                }

                @SwiftUI.ViewBuilder private var mark: some SwiftUI.View {
                    let fill = indicator.fill.map { looks.color($0) } ?? color
                    switch indicator.mark {
                    case .symbol(let name):
                        symbol(name)
                            .foregroundColor(fill)
                            // The symbols with a side in their name stay as they are where people read from right to left.
                            .flipsForRightToLeftLayoutDirection(name.hasSuffix("right") || name.hasSuffix("left"))
                    case .shape(.triangle):
                        let size = CGFloat(indicator.size ?? 16)
                        let triangle = SectionTreeTriangle(isMirrored: direction == .rightToLeft)
                        triangle
                            .fill(fill)
                            .overlay(triangle.stroke(stroke, lineWidth: strokeWidth))
                            .frame(width: size, height: size)
                            // Newer systems mirror shapes of their own accord, older ones do not.
                            .environment(\.layoutDirection, .leftToRight)
                    }
                }

                @SwiftUI.ViewBuilder private func symbol(_ name: String) -> some SwiftUI.View {
                    if let size = indicator.size {
                        SwiftUI.Image(systemName: name).modifier(MenuFont(MenuDocument.Font(size: size)))
                    } else {
                        SwiftUI.Image(systemName: name)
                    }
                }

                private var stroke: SwiftUI.Color {
                    strokeWidth > 0 ? indicator.stroke.map { looks.color($0) } ?? color : .clear
                }

                private var strokeWidth: CGFloat {
                    CGFloat(indicator.strokeWidth ?? (indicator.stroke == nil ? 0 : 1))
                }
            }

            /// A triangle with equal sides that points in reading direction, drawn to fill a square.
            struct SectionTreeTriangle: SwiftUI.Shape {
                let isMirrored: Bool

                nonisolated func path(in rect: CGRect) -> SwiftUI.Path {
                    // From the middle of one side to the corner across.
                    let length = 3.0.squareRoot() / 2 * rect.height
                    let side = isMirrored ? rect.maxX : rect.minX
                    var path = SwiftUI.Path()
                    path.move(to: CGPoint(x: side, y: rect.minY))
                    path.addLine(to: CGPoint(x: side, y: rect.maxY))
                    path.addLine(to: CGPoint(x: isMirrored ? side - length : side + length, y: rect.midY))
                    path.closeSubpath()
                    return path
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// A tree of sections that open and close, as a list.
            ///
            /// Generated code makes it, as `Feedback.letters.view()`. A section keeps the state of what is in it while it is
            /// closed.
            struct SectionTreeList<Node: MenuNode>: SwiftUI.View {
                private let menu: MenuDocument.SectionTree
                private let source: SectionTreeSource
                private let texts: MenuTexts
                private let tell: (MenuMessage) -> Void

                private init(
                    _ tree: SectionTree<Node>, _ source: SectionTreeSource, _ texts: MenuTexts,
                    _ onMessage: @escaping (SectionTree<Node>.Message) -> Void
                ) {
                    menu = tree.menu
                    self.source = source
                    self.texts = texts
                    tell = { if let message = SectionTree<Node>.Message($0) { onMessage(message) } }
                }

                /// A tree that keeps its state itself, with the sections open at the start that the spec opens.
                ///
                /// - Parameters:
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                init(
                    _ tree: SectionTree<Node>, texts: MenuTexts,
                    onMessage: @escaping (SectionTree<Node>.Message) -> Void = { _ in }
                ) {
                    self.init(tree, .own, texts, onMessage)
                }

                /// A tree whose state is the app's, to be saved, or opened and closed.
                ///
                /// - Parameters:
                ///   - state: The state of this tree.
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                init(
                    _ tree: SectionTree<Node>, state: SwiftUI.Binding<SectionTreeState>, texts: MenuTexts,
                    onMessage: @escaping (SectionTree<Node>.Message) -> Void = { _ in }
                ) {
                    self.init(tree, .state(state), texts, onMessage)
                }

                /// A tree whose state is the app's, among those of all menus.
                ///
                /// - Parameters:
                ///   - menus: The states, the tree's among them.
                ///   - texts: Where all texts come from.
                ///   - onMessage: Is told what a person did, when the state has changed.
                init(
                    _ tree: SectionTree<Node>, in menus: SwiftUI.Binding<MenuStates>, texts: MenuTexts,
                    onMessage: @escaping (SectionTree<Node>.Message) -> Void = { _ in }
                ) {
                    self.init(tree, .states(menus), texts, onMessage)
                }

                /// Shows the tree.
                var body: some SwiftUI.View {
                    SectionTreeSurface(menu: menu, source: source, texts: texts, tell: tell)
                }
            }

            /// Where a tree has its state from.
            enum SectionTreeSource {
                case own
                case state(SwiftUI.Binding<SectionTreeState>)
                case states(SwiftUI.Binding<MenuStates>)
            }

            /// The state of a tree that keeps it itself.
            struct SectionTreeMemory {
                /// What events have led to; nil before the first.
                private var state: SectionTreeState?
                private let made = Made()

                /// What need not be worked out anew each time that the view is made, however large the tree is.
                @MainActor private final class Made {
                    var state: SectionTreeState?

                    nonisolated init() {}
                }

                /// The state, of another tree that at the start. What a changed menu still has stays open or closed.
                @MainActor func state(of menu: MenuDocument.SectionTree) -> SectionTreeState {
                    if let state, state.menu == menu { return state }
                    if let state = made.state, state.menu == menu { return state }
                    var state = state ?? made.state ?? SectionTreeState(menu)
                    if state.menu.id == menu.id { state.update(menu: menu) } else { state = SectionTreeState(menu) }
                    made.state = state
                    return state
                }

                @MainActor mutating func keep(_ state: SectionTreeState) {
                    self.state = state
                    made.state = nil
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// How one part of a tree looks.
            struct SectionTreeLook {
                let style: MenuDocument.PartStyle?
                let text: MenuTextLook
                /// Between the part's edges and its content.
                let insets: SwiftUI.EdgeInsets
                /// Fixed, in points; nil where it follows from the content.
                let height: CGFloat?

                static func header(_ menu: MenuDocument.SectionTree, _ looks: MenuLooks) -> SectionTreeLook {
                    let style = menu.style?[.header]
                    return SectionTreeLook(style, menu.headerHeight, MenuTextLook(style, looks, usual: .headline))
                }

                static func item(_ menu: MenuDocument.SectionTree, _ looks: MenuLooks) -> SectionTreeLook {
                    let style = menu.style?[.item]
                    return SectionTreeLook(style, menu.rowHeight, MenuTextLook(style, looks))
                }

                static func detail(_ menu: MenuDocument.SectionTree, _ looks: MenuLooks) -> SectionTreeLook {
                    let style = menu.style?[.detail]
                    let text = MenuTextLook(style, looks, usual: .subheadline, color: .secondary)
                    return SectionTreeLook(style, menu.detailHeight, text, sides: 0)
                }

                private init(
                    _ style: MenuDocument.PartStyle?, _ height: MenuDocument.Height, _ text: MenuTextLook,
                    sides: CGFloat = 16
                ) {
                    self.style = style
                    self.text = text
                    self.height = height.points.map { CGFloat($0) }
                    // What is as high as its content needs some air around it.
                    let air: CGFloat = height.points == nil ? 8 : 0
                    insets =
                        style?.insets.map { MenuLooks.insets($0) }
                        ?? SwiftUI.EdgeInsets(top: air, leading: sides, bottom: air, trailing: sides)
                }

                /// How far a row is moved in, in points: what stands under the header itself is not, and what is very deep no
                /// further than a narrow screen has room for.
                static func indentation(depth: Int) -> CGFloat { CGFloat(Swift.min(Swift.max(depth - 1, 0), 8)) * 16 }
            }

            /// The style, the background and the box of the whole list.
            struct SectionTreeListLook: SwiftUI.ViewModifier {
                let menu: MenuDocument.SectionTree
                @SwiftUI.Environment(\.menuLooks) private var looks

                func body(content: Self.Content) -> some SwiftUI.View {
                    styled(content)
                        .environment(\.defaultMinListRowHeight, 1)
                        .environment(\.defaultMinListHeaderHeight, 1)
                        .modifier(MenuBox(look: menu.style?[.list]))
                        .modifier(MenuBox(look: menu.style?[.menu]))
                }

                @SwiftUI.ViewBuilder private func styled(_ content: Self.Content) -> some SwiftUI.View {
                    #if os(macOS)
                        switch menu.listStyle {
                        case .plain: clear(content).listStyle(.plain)
                        // macOS has no groups on a background of their own.
                        case .grouped, .insetGrouped: clear(content).listStyle(.inset)
                        }
                    #else
                        switch menu.listStyle {
                        case .plain: clear(content).listStyle(.plain)
                        case .grouped: clear(content).listStyle(.grouped)
                        case .insetGrouped: clear(content).listStyle(.insetGrouped)
                        }
                    #endif
                }

                /// A list with a background of the spec's has none of its own.
                @SwiftUI.ViewBuilder private func clear(_ content: Self.Content) -> some SwiftUI.View {
                    if #available(iOS 16.0, macOS 13.0, *), menu.style?[.list]?.backgroundColor != nil {
                        content.scrollContentBackground(.hidden)
                    } else {
                        content
                    }
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// The header of a section at the top.
            struct SectionTreeHeader: SwiftUI.View {
                let row: SectionTreeState.Row
                let menu: MenuDocument.SectionTree
                let texts: MenuTexts
                let send: (SectionTreeState.Event) -> Void

                var body: some SwiftUI.View {
                    // Rows pass under the headers of a plain list.
                    SectionTreeTitle(
                        row: row, menu: menu, texts: texts, isOpaque: menu.listStyle == .plain, send: send
                    )
                    .textCase(nil)
                    .listRowInsets(SwiftUI.EdgeInsets())
                }
            }

            /// A row: an item with its detail, or a section inside of a section.
            struct SectionTreeRow: SwiftUI.View {
                let row: SectionTreeState.Row
                let menu: MenuDocument.SectionTree
                let texts: MenuTexts
                let send: (SectionTreeState.Event) -> Void

                var body: some SwiftUI.View {
                    SwiftUI.VStack(alignment: .leading, spacing: 0) {
                        SectionTreeTitle(row: row, menu: menu, texts: texts, send: send)
                        if row.isExpanded, let text = texts.detail(of: row, in: menu) {
                            SectionTreeDetail(text: text, depth: row.depth, menu: menu)
                                .onTapGesture { if let event = row.event { send(event) } }
                                .transition(.move(edge: .top).combined(with: .opacity))
                        }
                    }
                    .clipped()
                    .listRowInsets(SwiftUI.EdgeInsets())
                }
            }

            /// Icon and title of a section or an item, and for sections an indicator that turns.
            private struct SectionTreeTitle: SwiftUI.View {
                let row: SectionTreeState.Row
                let menu: MenuDocument.SectionTree
                let texts: MenuTexts
                var isOpaque = false
                let send: (SectionTreeState.Event) -> Void
                @SwiftUI.Environment(\.menuLooks) private var looks

                var body: some SwiftUI.View {
                    if let event = row.event {
                        SwiftUI.Button(action: { send(event) }) { face }
                            .buttonStyle(.plain)
                            .modifier(spoken)
                    } else {
                        face
                            .accessibilityElement(children: .ignore)
                            .disabled(!isEnabled)
                            .modifier(spoken)
                    }
                }

                private var face: some SwiftUI.View {
                    let look = row.isSection ? SectionTreeLook.header(menu, looks) : SectionTreeLook.item(menu, looks)
                    let color = look.text.color(isEnabled: isEnabled, role: role)
                    return SwiftUI.HStack(spacing: 12) {
                        indicator(at: .leading, color)
                        if let icon { SwiftUI.Image(systemName: icon).accessibilityHidden(true) }
                        SwiftUI.Text(verbatim: texts.title(of: row, in: menu))
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
                    .contentShape(SwiftUI.Rectangle())
                    .modifier(MenuBox(look: look.style, isOpaque: isOpaque))
                }

                @SwiftUI.ViewBuilder private func indicator(at edge: MenuDocument.Edge, _ color: SwiftUI.Color) -> some SwiftUI.View {
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
            private struct SectionTreeDetail: SwiftUI.View {
                let text: String
                let depth: Int
                let menu: MenuDocument.SectionTree
                @SwiftUI.Environment(\.menuLooks) private var looks

                var body: some SwiftUI.View {
                    let (item, look) = (SectionTreeLook.item(menu, looks), SectionTreeLook.detail(menu, looks))
                    SwiftUI.VStack(alignment: .leading, spacing: 0) {
                        SwiftUI.Divider()
                        SwiftUI.Text(verbatim: text)
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
                    .contentShape(SwiftUI.Rectangle())
                }
            }
        #endif

        #if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
            import SwiftUI

            /// A tree whatever its nodes' type: it draws the state, and sends it what a person does.
            struct SectionTreeSurface: SwiftUI.View {
                /// As the app names it; what it has come to be is the state's.
                let menu: MenuDocument.SectionTree
                let source: SectionTreeSource
                let texts: MenuTexts
                let tell: (MenuMessage) -> Void
                @SwiftUI.State private var memory = SectionTreeMemory()
                @SwiftUI.Environment(\.accessibilityReduceMotion) private var isStill

                var body: some SwiftUI.View {
                    let state = state
                    let menu = state.menu
                    SwiftUI.List {
                        SwiftUI.ForEach(state.sections) { section in
                            SwiftUI.Section {
                                SwiftUI.ForEach(state.entries(in: section.index)) { entry in
                                    SectionTreeRow(row: entry.row, menu: menu, texts: texts, send: send)
                                }
                            } header: {
                                SectionTreeHeader(row: section.header, menu: menu, texts: texts, send: send)
                            }
                        }
                    }
                    .modifier(SectionTreeListLook(menu: menu))
                    .accessibilityIdentifier(texts.identifier(of: menu))
                }

                private var state: SectionTreeState {
                    switch source {
                    case .own: return memory.state(of: menu)
                    case .state(let state): return state.wrappedValue
                    case .states(let menus):
                        if case .sectionTree(let state) = menus.wrappedValue[menu.id] { return state }
                        return memory.state(of: menu)
                    }
                }

                /// Sends an event, shows what came of it, and then tells the app.
                private func send(_ event: SectionTreeState.Event) {
                    let outcome: MenuOutcome
                    switch source {
                    case .own:
                        var state = state
                        outcome = state.send(event)
                        if outcome.isChanged { animate { memory.keep(state) } }
                    case .state(let binding):
                        var state = binding.wrappedValue
                        outcome = state.send(event)
                        if outcome.isChanged { animate { binding.wrappedValue = state } }
                    case .states(let binding):
                        var states = binding.wrappedValue
                        guard let effect = states.send(.sectionTree(event), to: menu.id).first else { return }
                        outcome = effect.outcome
                        if outcome.isChanged { animate { binding.wrappedValue = states } }
                    }
                    for message in outcome.told { tell(message) }
                }

                private func animate(_ change: () -> Void) {
                    if isStill {
                        change()
                    } else {
                        SwiftUI.withAnimation(.easeInOut(duration: 0.25), change)
                    }
                }
            }

            // MARK: Rows, each looked at when it is asked for

            /// A section at the top.
            struct SectionTreeSection: Identifiable {
                /// From 0.
                let index: Int
                let header: SectionTreeState.Row

                var id: String { header.path }
            }

            /// A row that shows under the header of a section at the top.
            struct SectionTreeEntry: Identifiable {
                let row: SectionTreeState.Row

                var id: String { row.path }
            }

            extension SectionTreeState {
                var sections: some RandomAccessCollection<SectionTreeSection> {
                    (0..<sectionCount).lazy.map { SectionTreeSection(index: $0, header: header(at: $0)) }
                }

                /// - Parameter section: From 0.
                func entries(in section: Int) -> some RandomAccessCollection<SectionTreeEntry> {
                    (0..<rowCount(in: section)).lazy.map { SectionTreeEntry(row: row(at: $0, in: section)) }
                }
            }
        #endif

        """#
    }
}
