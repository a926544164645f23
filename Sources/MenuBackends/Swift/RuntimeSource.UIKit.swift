// Written by Tools/embed-runtime; do not edit.
// swift-format-ignore-file

extension RuntimeSource {
    /// The sources of MenuUIKit, less what makes them public.
    static var uikit: StaticString {
        #"""

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// Puts the views together, once.
                func setUp() {
                    card.translatesAutoresizingMaskIntoConstraints = false
                    button.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(card)
                    button.addAction(UIAction { [weak self] _ in self?.send(.tapButton) }, for: .touchUpInside)
                }

                /// Draws everything as the state has it.
                func refresh() {
                    refreshFace()
                    if placement != nil { refreshList(isReloaded: true) }
                }

                /// Draws what can be seen of a closed dropdown.
                func refreshFace() {
                    followAnchor()
                    anchor?.dress(in: menu.style?[.button])
                    card.look = menu.style?[.menu]
                    frames.show(menu, height: state.heights.button, in: self)
                    let indicator = menu.indicator
                    let covered = menu.badge.map { Swift.max(0, $0.diameter - $0.offset) } ?? 0
                    button.show(
                        Button.Face(
                            title: title, alignment: menu.titleAlignment, symbol: state.indicator,
                            symbolEdge: indicator?.position ?? .trailing, covered: covered),
                        menu.usualStyle(of: .button))
                    refreshBadge()
                    speak()
                }

                private func refreshBadge() {
                    guard let badge = menu.badge, menu.anchor == .button else {
                        self.badge?.removeFromSuperview()
                        self.badge = nil
                        return
                    }
                    if self.badge == nil { addBadge(badge) }
                    self.badge?.show(badge, icon: state.badgeIcon, MenuTextLook(menu.style?[.button]))
                }

                private func addBadge(_ badge: MenuDocument.Badge) {
                    let view = Badge(badge: badge)
                    addSubview(view)
                    NSLayoutConstraint.activate([
                        view.centerYAnchor.constraint(equalTo: button.centerYAnchor),
                        view.trailingAnchor.constraint(
                            equalTo: card.trailingAnchor, constant: CGFloat(badge.offset)),
                    ])
                    self.badge = view
                }

                // MARK: What is spoken

                /// What assistive technology takes for the button.
                var spokenButton: UIView? { menu.anchor == .view ? anchorView : button }

                private func speak() {
                    let spoken = texts.accessibility(of: menu)
                    let label = spoken.label ?? texts.title(of: menu)
                    var value = spokenValue(withExpansion: true)
                    // Before iOS 18 nothing but the value can say whether the list is open.
                    if #available(iOS 18.0, *) { value = spokenValue(withExpansion: false) }
                    if let anchor {
                        anchor.speak(
                            label: label, value: value, hint: spoken.hint, identifier: spoken.identifier,
                            isOpen: state.isOpen)
                        return
                    }
                    button.accessibilityLabel = label
                    button.accessibilityValue = value
                    button.accessibilityHint = spoken.hint
                    button.accessibilityIdentifier = spoken.identifier
                    button.accessibilityTraits = .button
                    if #available(iOS 18.0, *) {
                        button.accessibilityExpandedStatus = state.isOpen ? .expanded : .collapsed
                    }
                }

                /// The titles of what is chosen, in the case that they are written in: capitals are for eyes.
                func spokenValue(withExpansion: Bool) -> String? {
                    var parts = state.selectedOptions.map {
                        texts.accessibility(of: $0, in: menu)?.label ?? texts.title(of: $0, in: menu)
                    }
                    if withExpansion { parts.append(texts.expansion(of: menu, isOpen: state.isOpen)) }
                    return parts.isEmpty ? nil : parts.joined(separator: texts.listSeparator(of: menu))
                }

                // MARK: A view of the app's

                /// Makes a button of the app's view, where the menu has none of its own.
                private func followAnchor() {
                    let view = menu.anchor == .view ? anchorView : nil
                    guard view !== anchor?.view || view == nil else { return }
                    anchor?.letGo()
                    anchor = view.map { Anchor($0) { [weak self] in self?.send(.tapButton) } }
                }

                /// Follows another view of the app's.
                func anchorViewChanged() {
                    if placement != nil { send(.close) }
                    followAnchor()
                    anchor?.dress(in: menu.style?[.button])
                    speak()
                    surroundingsChanged()
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// Typing goes on while keys follow within this many seconds.
                private static let pause = 1.0

                /// Does what keys ask of an open list. False if none of them is for it.
                func take(_ presses: Set<UIPress>) -> Bool {
                    guard state.isOpen else { return false }
                    var isTaken = false
                    for press in presses {
                        if let key = press.key, take(key, at: press.timestamp) { isTaken = true }
                    }
                    return isTaken
                }

                private func take(_ key: UIKey, at time: TimeInterval) -> Bool {
                    guard key.modifierFlags.isDisjoint(with: [.command, .control]) else { return false }
                    switch key.keyCode {
                    case .keyboardEscape: return escape()
                    case .keyboardDownArrow: return move(by: 1)
                    case .keyboardUpArrow: return move(by: -1)
                    case .keyboardReturnOrEnter, .keypadEnter: return choose()
                    case .keyboardSpacebar where typed.text.isEmpty || time - typed.time > Self.pause: return choose()
                    default: return type(key, at: time)
                    }
                }

                private func move(by step: Int) -> Bool {
                    typed.text = ""
                    focus(on: focus == nil ? state.firstFocus : state.focus(after: focus, by: step) ?? focus)
                    return true
                }

                private func choose() -> Bool {
                    guard let focus, let event = state.event(choosing: focus) else { return false }
                    send(event)
                    return true
                }

                private func type(_ key: UIKey, at time: TimeInterval) -> Bool {
                    // Keys without a letter may come with a name.
                    guard DropdownState.isText(key.characters), !key.characters.hasPrefix("UIKeyInput") else {
                        return false
                    }
                    let isGoingOn = time - typed.time <= Self.pause
                    typed = (isGoingOn ? typed.text + key.characters : key.characters, time)
                    guard let next = state.focus(typing: typed.text, after: focus, texts) else { return true }
                    focus(on: next)
                    return true
                }

                private func focus(on new: DropdownState.Focus?) {
                    (cursor, showsFocus) = (DropdownState.Cursor(at: new, in: state), true)
                    if case .row(let index) = new { scroll(to: index) }
                    list.layoutIfNeeded()
                    refreshRows()
                    list.footer.hasFocus = isFocused(.footer)
                }

                /// What keys act upon; nil where it is gone, and they begin anew.
                var focus: DropdownState.Focus? { cursor.focus(in: state) }

                /// Whether something is to be seen to be what keys act upon.
                func isFocused(_ place: DropdownState.Focus) -> Bool { showsFocus && focus == place }

                /// Puts the keys where they are in a list that has just opened.
                func beginKeys() {
                    (cursor, showsFocus) = (DropdownState.Cursor(at: state.firstFocus, in: state), false)
                    typed.text = ""
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// Draws what differs from an earlier state.
                func show(since old: DropdownState, isAnimated: Bool = true) {
                    let isReloaded = old.menu != state.menu || old.options != state.options
                    refreshFace()
                    if state.isOpen, !old.isOpen { beginKeys() }
                    if !state.isOpen {
                        removeList(isAnimated: isAnimated)
                    } else if placement == nil || !isPlaced(as: old.menu) {
                        placeAnew()
                    } else {
                        refreshList(isReloaded: isReloaded)
                    }
                }

                /// Whether the list of another menu would be where this one's is.
                private func isPlaced(as old: MenuDocument.Dropdown) -> Bool {
                    old.presentation == menu.presentation && old.placement == menu.placement && old.gap == menu.gap
                        && old.anchor == menu.anchor && old.width == menu.width && old.dismiss == menu.dismiss
                        && old.style?[.menu]?.insets == menu.style?[.menu]?.insets
                }

                /// Whether the list moves what is below it away, which only one under a button of the control's own can.
                var isPushed: Bool { menu.presentation == .push && menu.anchor == .button }

                /// Puts the list where the menu says it is; where it cannot be yet, it comes with the window.
                func presentList(isAnimated: Bool = true) {
                    refreshList(isReloaded: true)
                    UIView.performWithoutAnimation {
                        placement = Placement(of: self)
                        placement?.layOutFirst()
                    }
                    guard let placement else { return }
                    if isAnimated {
                        list.alpha = 0
                        placement.animate { [list] in list.alpha = 1 }
                    }
                    list.table.flashScrollIndicators()
                    if case .row(let index) = focus { UIView.performWithoutAnimation { scroll(to: index) } }
                    if let window = list.window, !Self.isInUse(window) { list.becomeFirstResponder() }
                }

                /// Whether the keyboard is at something in a view that is no list: a list that the app opens takes it from nobody
                /// who types there.
                private static func isInUse(_ view: UIView) -> Bool {
                    view.isFirstResponder && !(view is List) || view.subviews.contains { isInUse($0) }
                }

                func removeList(isAnimated: Bool) {
                    guard let placement else { return }
                    list.resignFirstResponder()
                    self.placement = nil
                    placement.remove()
                    if isAnimated { placement.animate {} }
                }

                /// - Parameter isReloaded: Whether rows have come or gone, or all look otherwise.
                func refreshList(isReloaded: Bool) {
                    list.show(menu.listStyle)
                    list.showFooter(menu, texts)
                    list.footer.hasFocus = isFocused(.footer)
                    if isReloaded {
                        // Of rows that are all as high as this the table need ask only for those in sight.
                        list.table.estimatedRowHeight = CGFloat(menu.rowHeight.points ?? 44)
                        list.table.reloadData()
                    } else {
                        refreshRows()
                    }
                    list.height.constant = CGFloat(listHeight)
                    placement?.layOut()
                }

                /// Draws anew the rows that can be seen.
                func refreshRows() {
                    for path in list.table.indexPathsForVisibleRows ?? [] {
                        if let cell = list.table.cellForRow(at: path) { fill(cell, at: path.row) }
                    }
                }

                func scroll(to index: Int) {
                    list.table.scrollToRow(at: IndexPath(row: index, section: 0), at: .none, animated: false)
                }

                // MARK: Heights

                private var listHeight: Double {
                    state.heights.list
                        ?? state.listHeight(measuring: { index in
                            let path = IndexPath(row: index, section: 0)
                            guard list.window != nil, index < list.table.numberOfRows(inSection: 0) else {
                                return nil
                            }
                            return Double(list.table.rectForRow(at: path).height)
                        })
                }

                /// Follows rows that are as high as their content, when they have been laid out.
                func measureRows() {
                    guard placement != nil, state.isOpen, state.heights.list == nil else { return }
                    let height = CGFloat(listHeight)
                    if Swift.abs(list.height.constant - height) > 0.25 { list.height.constant = height }
                }

                /// Moves VoiceOver and the keyboard into a list that a person has opened, and VoiceOver back; who touched or scrolled something else is there.
                func moveFocus(after outcome: MenuOutcome, _ event: DropdownState.Event?) {
                    guard let event, event != .tapOutside, event != .scroll else { return }
                    if outcome.told.contains(.open), placement != nil {
                        list.becomeFirstResponder()
                        var cell: UIView?
                        if case .row(let index) = state.firstFocus {
                            cell = list.table.cellForRow(at: IndexPath(row: index, section: 0))
                        }
                        UIAccessibility.post(notification: .layoutChanged, argument: cell ?? list)
                    } else if outcome.told.contains(.close) {
                        UIAccessibility.post(notification: .layoutChanged, argument: spokenButton)
                    }
                }

                // MARK: Surroundings

                /// A list over what the anchor has left is closed, one that waits for a window shows.
                func surroundingsChanged() {
                    guard state.isOpen, let placement else {
                        if state.isOpen { presentList(isAnimated: false) }
                        return
                    }
                    let hasCome = placement.window == nil && window != nil
                    if isPushed ? placement.window !== window : hasCome {
                        placeAnew(isAnimated: false)
                    } else if !isPushed, !placement.isBesideAnchor {
                        send(.close)
                    }
                }

                /// Puts an open list where it belongs now.
                private func placeAnew(isAnimated: Bool = true) {
                    placement?.remove()
                    placement = nil
                    list.alpha = 1
                    presentList(isAnimated: isAnimated)
                }

                /// A touch that begins on a view is outside unless it is on the list or on what opens it; what opens another
                /// of the group has that one see to this. A list that is pushed down goes when the touch has ended: what is below
                /// moves then, from under the finger.
                func touchBegan(on view: UIView?) {
                    if let view {
                        if view.isDescendant(of: list) || opens(by: view) { return }
                        if let group, group.opens(by: view, but: self) { return }
                    }
                    if isPushed, let placement {
                        return placement.awaitEnd(ofTouchOn: view)
                    }
                    send(.tapOutside)
                }

                /// Whether a touch on a view opens or closes this list.
                func opens(by view: UIView) -> Bool {
                    guard let button = spokenButton, view.isDescendant(of: button) else { return false }
                    return anchor?.isHeard ?? true
                }

                /// Something around the anchor was scrolled.
                func scrolled() { send(.scroll) }

                @discardableResult
                func escape() -> Bool { state.isOpen && send(.escape).isChanged }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl: UITableViewDataSource {
                /// An empty list has a row where it says so.
                private var isEmpty: Bool { state.rowCount == 0 }

                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    isEmpty ? (menu.emptyTitle == nil ? 0 : 1) : state.rowCount
                }

                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
                {
                    var isOption = false
                    if !isEmpty, case .option = state.row(at: indexPath.row).content { isOption = true }
                    let cell = tableView.dequeueReusableCell(
                        withIdentifier: isOption ? OptionCell.identifier : TitleCell.identifier,
                        for: indexPath)
                    fill(cell, at: indexPath.row)
                    return cell
                }

                /// Shows in a cell what the state has in a row.
                func fill(_ cell: UITableViewCell, at index: Int) {
                    var frame = Cell.Frame(
                        style: menu.style?[.option], isSelfSizing: menu.rowHeight == .auto)
                    let secondary = MenuTextLook(nil, color: .secondaryLabel)
                    guard !isEmpty else {
                        (cell as? TitleCell)?.show(
                            texts.emptyTitle(of: menu), secondary, isHeader: false, frame)
                        return
                    }
                    let row = state.row(at: index)
                    frame.separators = row.separatorsAbove
                    switch row.content {
                    case .option(let option):
                        (cell as? OptionCell)?.show(
                            option, of: menu, texts, isSelected: state.isSelected(option.id), frame)
                    case .group(let group):
                        frame.style = menu.style?[.header]
                        let look = MenuTextLook(frame.style, usual: .footnote, color: .secondaryLabel)
                        (cell as? TitleCell)?.show(
                            texts.title(of: group, in: menu), look, isHeader: true, frame)
                    }
                    (cell as? Cell)?.hasFocus = isFocused(.row(index))
                }
            }

            extension DropdownControl: UITableViewDelegate {
                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    guard let height = menu.rowHeight.points else { return UITableView.automaticDimension }
                    return CGFloat(height + (isEmpty ? 0 : Double(state.row(at: indexPath.row).separatorsAbove)))
                }

                func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
                    !isEmpty && state.row(at: indexPath.row).isEnabled
                }

                func tableView(
                    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
                ) -> IndexPath? { !isEmpty && state.row(at: indexPath.row).isEnabled ? indexPath : nil }

                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    // What is chosen is the state's to say, not the table's.
                    tableView.deselectRow(at: indexPath, animated: false)
                    if let event = state.event(choosing: .row(indexPath.row)) { send(event) }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// A view of the app's that opens a list: it takes touches and is read as a button, until it is let go.
                @MainActor final class Anchor {
                    private let role: AnchorRole

                    var view: UIView? { role.view }

                    init(_ view: UIView, tapped: @escaping () -> Void) {
                        role = AnchorRole.of(view)
                        role.begin(ObjectIdentifier(self), tapped)
                    }

                    /// Whether a touch on the view opens this list, not that of a newer anchor on the same view.
                    var isHeard: Bool { role.isHeard(ObjectIdentifier(self)) }

                    /// Gives the view the looks of a button; nil leaves it those of its own.
                    func dress(in look: MenuDocument.PartStyle?) { role.dress(look, for: ObjectIdentifier(self)) }

                    /// Says what the view opens; its own name, hint and identifier stay, where it has any.
                    func speak(label: String?, value: String?, hint: String?, identifier: String?, isOpen: Bool) {
                        let words = AnchorRole.Words(
                            label: label, value: value, hint: hint, identifier: identifier, isOpen: isOpen)
                        role.speak(words, for: ObjectIdentifier(self))
                    }

                    /// Leaves the view as it was, unless it opens another list too.
                    func letGo() { role.end(ObjectIdentifier(self)) }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// Background, border, corners and shadow of a view of the app's, as a menu has them: what that does not name is as
                /// it was before.
                @MainActor final class AnchorBox {
                    private weak var view: UIView?
                    private let before: MenuLooks.Box
                    private let wasClipped: Bool
                    /// Says when the view changes between light and dark appearance.
                    private var watcher: Watcher?

                    /// The looks; nil for those from before.
                    var look: MenuDocument.PartStyle? {
                        didSet {
                            guard look != oldValue else { return }
                            watcher?.removeFromSuperview()
                            watcher = look.map { _ in Watcher(appearanceChanged: { [weak self] in self?.show() }) }
                            if let view, let watcher {
                                ((view as? UIVisualEffectView)?.contentView ?? view).addSubview(watcher)
                            }
                            show()
                        }
                    }

                    init(_ view: UIView) {
                        self.view = view
                        before = MenuLooks.Box(of: view)
                        wasClipped = view.clipsToBounds
                    }

                    private func show() {
                        guard let view else { return }
                        var box = before
                        if let look { box.wear(look, view.traitCollection) }
                        box.put(on: view)
                        // What a label or a picture draws would stand out of the corners, and what is clipped has no shadow.
                        view.clipsToBounds = wasClipped || look?.cornerRadius != nil && look?.shadow == nil
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// What makes a button of a view of the app's: one for all anchors on the view, so that they can be made and let go
                /// in any order. The newest of them is heard and spoken of.
                @MainActor final class AnchorRole {
                    private static var all: [ObjectIdentifier: AnchorRole] = [:]

                    private(set) weak var view: UIView?
                    private let key: ObjectIdentifier
                    private var uses: [Use] = []
                    private var label, value, hint, identifier: Spoken
                    private let box: AnchorBox
                    private let tookTouches: Bool
                    private let wasElement: Bool
                    private let wasButton: Bool
                    private var tap: UIGestureRecognizer?
                    private var action: UIAction?

                    /// What is spoken of a view.
                    struct Words {
                        let label: String?
                        let value: String?
                        let hint: String?
                        let identifier: String?
                        let isOpen: Bool
                    }

                    private struct Use {
                        let anchor: ObjectIdentifier
                        let tapped: () -> Void
                        var words: Words?
                        var look: MenuDocument.PartStyle?
                    }

                    /// The role of a view, which lasts until the last anchor is let go.
                    static func of(_ view: UIView) -> AnchorRole {
                        let key = ObjectIdentifier(view)
                        // A view that is gone may have stood in the same place.
                        if let role = all[key], role.view === view { return role }
                        let role = AnchorRole(view, key)
                        all[key] = role
                        return role
                    }

                    private init(_ view: UIView, _ key: ObjectIdentifier) {
                        (self.view, self.key) = (view, key)
                        label = Spoken(\.accessibilityLabel, of: view)
                        value = Spoken(\.accessibilityValue, of: view)
                        hint = Spoken(\.accessibilityHint, of: view)
                        identifier = Spoken(\.accessibilityIdentifier, of: view)
                        box = AnchorBox(view)
                        tookTouches = view.isUserInteractionEnabled
                        wasElement = view.isAccessibilityElement
                        wasButton = view.accessibilityTraits.contains(.button)
                        view.isUserInteractionEnabled = true
                        view.isAccessibilityElement = true
                        view.accessibilityTraits.insert(.button)
                        if let control = view as? UIControl {
                            let action = UIAction { [weak self] _ in self?.uses.last?.tapped() }
                            control.addAction(action, for: .touchUpInside)
                            self.action = action
                        } else {
                            let tap = Tap { [weak self] in self?.uses.last?.tapped() }
                            view.addGestureRecognizer(tap)
                            self.tap = tap
                        }
                    }

                    // MARK: Anchors

                    func begin(_ anchor: ObjectIdentifier, _ tapped: @escaping () -> Void) {
                        uses.append(Use(anchor: anchor, tapped: tapped))
                    }

                    func isHeard(_ anchor: ObjectIdentifier) -> Bool { uses.last?.anchor == anchor }

                    func speak(_ words: Words, for anchor: ObjectIdentifier) {
                        guard let index = uses.firstIndex(where: { $0.anchor == anchor }) else { return }
                        uses[index].words = words
                        if index == uses.count - 1 { speak() }
                    }

                    func dress(_ look: MenuDocument.PartStyle?, for anchor: ObjectIdentifier) {
                        guard let index = uses.firstIndex(where: { $0.anchor == anchor }) else { return }
                        uses[index].look = look
                        if index == uses.count - 1 { box.look = look }
                    }

                    func end(_ anchor: ObjectIdentifier) {
                        uses.removeAll { $0.anchor == anchor }
                        box.look = uses.last?.look
                        guard uses.isEmpty else { return speak() }
                        if Self.all[key] === self { Self.all[key] = nil }
                        leave()
                    }

                    // MARK: The view

                    private func speak() {
                        guard let view, let words = uses.last?.words else { return }
                        label.write(words.label, to: view)
                        hint.write(words.hint, to: view)
                        identifier.write(words.identifier, to: view)
                        let isLabel = words.value == view.accessibilityLabel
                        value.write(isLabel ? nil : words.value, to: view, overOwn: true)
                        if #available(iOS 18.0, *) {
                            view.accessibilityExpandedStatus = words.isOpen ? .expanded : .collapsed
                        }
                    }

                    private func leave() {
                        guard let view else { return }
                        if let tap { view.removeGestureRecognizer(tap) }
                        if let action { (view as? UIControl)?.removeAction(action, for: .touchUpInside) }
                        if !tookTouches { view.isUserInteractionEnabled = false }
                        if !wasElement { view.isAccessibilityElement = false }
                        if !wasButton { view.accessibilityTraits.remove(.button) }
                        label.leave(view)
                        value.leave(view)
                        hint.leave(view)
                        identifier.leave(view)
                        if #available(iOS 18.0, *) { view.accessibilityExpandedStatus = .unsupported }
                    }

                    /// A text of the view's that the role writes, as long as the app writes no other there.
                    @MainActor private struct Spoken {
                        private let path: ReferenceWritableKeyPath<UIView, String?>
                        /// The app's.
                        private var own: String?
                        /// What is there if the app has written nothing since.
                        private var last: String?
                        /// Whether the app has written since.
                        private var isTaken = false

                        init(_ path: ReferenceWritableKeyPath<UIView, String?>, of view: UIView) {
                            self.path = path
                            own = view[keyPath: path]
                            last = own
                        }

                        /// Writes a text, in the place of one that the app had there before too if it is told to.
                        mutating func write(_ text: String?, to view: UIView, overOwn: Bool = false) {
                            let now = view[keyPath: path]
                            if now != last { (own, last, isTaken) = (now, now, true) }
                            guard (own ?? "").isEmpty || overOwn && !isTaken, text != last else { return }
                            view[keyPath: path] = text
                            last = text
                        }

                        /// Puts the app's text back in the place of what was written.
                        func leave(_ view: UIView) {
                            if last != own, view[keyPath: path] == last { view[keyPath: path] = own }
                        }
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// A disc with the icon of what is chosen.
                final class Badge: UIImageView {
                    private(set) lazy var diameter = widthAnchor.constraint(equalToConstant: 0)

                    convenience init(badge: MenuDocument.Badge) {
                        self.init(frame: .zero)
                        translatesAutoresizingMaskIntoConstraints = false
                        contentMode = .center
                        NSLayoutConstraint.activate([diameter, heightAnchor.constraint(equalTo: widthAnchor)])
                    }

                    func show(_ badge: MenuDocument.Badge, icon: String?, _ look: MenuTextLook) {
                        diameter.constant = CGFloat(badge.diameter)
                        layer.cornerRadius = CGFloat(badge.diameter / 2)
                        backgroundColor = MenuLooks.color(badge.color)
                        tintColor = look.color
                        image = MenuLooks.symbol(icon, beside: look.font)
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// A button with a text and a symbol at one of its edges: a dropdown's own, and the footer of its list.
                final class Button: UIButton {
                    /// What a button shows.
                    struct Face: Equatable {
                        var title: String
                        var isUnderlined = false
                        var alignment = MenuDocument.Alignment.center
                        /// The name of a symbol.
                        var symbol: String?
                        var symbolEdge = MenuDocument.Edge.trailing
                        /// Room at the trailing edge that something else covers, in points.
                        var covered = 0.0
                    }

                    private var face = Face(title: "")
                    private var style: MenuDocument.PartStyle?

                    /// Whether the keyboard is at this button.
                    var hasFocus = false {
                        didSet { if hasFocus != oldValue { dress() } }
                    }

                    func show(_ face: Face, _ style: MenuDocument.PartStyle?) {
                        self.face = face
                        self.style = style
                        let look = MenuTextLook(style)
                        let label = titleLabel
                        label?.font = look.font
                        label?.adjustsFontForContentSizeCategory = true
                        label?.adjustsFontSizeToFitWidth = true
                        label?.minimumScaleFactor = 0.7
                        if face.isUnderlined {
                            setAttributedTitle(underlined(face.title, look), for: .normal)
                        } else {
                            // One that is left outranks what follows.
                            setAttributedTitle(nil, for: .normal)
                            setTitle(face.title, for: .normal)
                            setTitleColor(look.color, for: .normal)
                            setTitleColor(look.color.withAlphaComponent(0.4), for: .highlighted)
                        }
                        setImage(MenuLooks.symbol(face.symbol, beside: look.font), for: .normal)
                        tintColor = look.color
                        dress()
                        invalidateIntrinsicContentSize()
                        setNeedsLayout()
                    }

                    private func dress() {
                        MenuLooks.dress(self, in: style)
                        if hasFocus { backgroundColor = .tertiarySystemFill }
                    }

                    private func underlined(_ title: String, _ look: MenuTextLook) -> NSAttributedString {
                        NSAttributedString(
                            string: title,
                            attributes: [
                                .underlineStyle: NSUnderlineStyle.single.rawValue, .font: look.font,
                                .foregroundColor: look.color,
                            ])
                    }

                    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                        super.traitCollectionDidChange(previous)
                        if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { dress() }
                    }

                    // MARK: Layout

                    /// Between symbol and title.
                    private static let spacing: CGFloat = 8

                    private var insets: NSDirectionalEdgeInsets {
                        let usual = NSDirectionalEdgeInsets(top: 0, leading: 12, bottom: 0, trailing: 12)
                        var insets = style?.insets.map { MenuLooks.insets($0) } ?? usual
                        insets.trailing = Swift.max(insets.trailing, CGFloat(face.covered))
                        return insets
                    }

                    /// The symbol's size, and what the title leaves for it at either edge. A title in the middle is in that of the
                    /// button, not of what the symbol leaves.
                    private var symbolRoom: (size: CGSize, leading: CGFloat, trailing: CGFloat) {
                        guard face.symbol != nil, let size = currentImage?.size else { return (.zero, 0, 0) }
                        let (isLeading, isCentered) = (face.symbolEdge == .leading, face.alignment == .center)
                        let room = size.width + Self.spacing
                        return (size, isLeading || isCentered ? room : 0, !isLeading || isCentered ? room : 0)
                    }

                    override var intrinsicContentSize: CGSize {
                        let (insets, room) = (insets, symbolRoom)
                        let title = titleLabel?.intrinsicContentSize ?? .zero
                        return CGSize(
                            width: insets.leading + room.leading + title.width + room.trailing + insets.trailing,
                            height: Swift.max(title.height, room.size.height) + insets.top + insets.bottom)
                    }

                    override func layoutSubviews() {
                        super.layoutSubviews()
                        guard let label = titleLabel else { return }
                        let (insets, room) = (insets, symbolRoom)
                        // From the leading edge, whichever side that is.
                        let (start, end) = (insets.leading, bounds.width - insets.trailing)
                        let height = Swift.max(0, bounds.height - insets.top - insets.bottom)
                        if room.size.width > 0, let picture = imageView {
                            let x = face.symbolEdge == .leading ? start : end - room.size.width
                            let y = insets.top + (height - room.size.height) / 2
                            place(picture, CGRect(origin: CGPoint(x: x, y: y), size: room.size))
                        }
                        let wanted = label.sizeThatFits(
                            CGSize(width: CGFloat.greatestFiniteMagnitude, height: height))
                        let (first, last) = (start + room.leading, end - room.trailing)
                        let width = Swift.max(0, Swift.min(wanted.width, last - first))
                        let x = face.alignment == .center ? (first + last - width) / 2 : first
                        place(label, CGRect(x: x, y: insets.top, width: width, height: height))
                    }

                    private func place(_ view: UIView, _ frame: CGRect) {
                        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                        var frame = frame
                        if isMirrored { frame.origin.x = bounds.width - frame.maxX }
                        view.frame = frame
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// A row of a dropdown's list: the lines of the separators above it, and under them what it shows.
                class Cell: UITableViewCell {
                    /// How a row looks beside what it shows.
                    struct Frame {
                        var style: MenuDocument.PartStyle?
                        /// How many separators stand above the row.
                        var separators = 0
                        /// Whether the row is as high as what it shows.
                        var isSelfSizing = false
                    }

                    /// What the row shows, from its leading edge.
                    let row = UIStackView()
                    private let line = UIView()
                    private lazy var top = row.topAnchor.constraint(equalTo: contentView.topAnchor)
                    private var shown = Frame()
                    /// Whether the keyboard is at this row.
                    var hasFocus = false {
                        didSet { if hasFocus != oldValue { dress() } }
                    }

                    override init(style: CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        row.alignment = .center
                        row.spacing = 12
                        row.isLayoutMarginsRelativeArrangement = true
                        row.insetsLayoutMarginsFromSafeArea = false
                        row.translatesAutoresizingMaskIntoConstraints = false
                        contentView.addSubview(row)
                        line.backgroundColor = .separator
                        addSubview(line)
                        let edges = MenuLooks.edges(of: row, on: contentView)
                        // A row of a fixed height may be lower than what it shows.
                        NSLayoutConstraint.activate([top, edges[1], MenuLooks.breakable(edges[2]), edges[3]])
                        isAccessibilityElement = true
                    }

                    @available(*, unavailable)
                    required init?(coder: NSCoder) { nil }

                    func show(_ frame: Frame) {
                        shown = frame
                        top.constant = CGFloat(frame.separators)
                        line.isHidden = frame.separators == 0
                        let vertical: CGFloat = frame.isSelfSizing ? 11 : 0
                        let usual = NSDirectionalEdgeInsets(
                            top: vertical, leading: 16, bottom: vertical, trailing: 16)
                        row.directionalLayoutMargins = frame.style?.insets.map { MenuLooks.insets($0) } ?? usual
                        dress()
                        setNeedsLayout()
                    }

                    private func dress() {
                        MenuLooks.dress(self, in: shown.style, background: .clear)
                        if hasFocus { backgroundColor = .tertiarySystemFill }
                    }

                    override func layoutSubviews() {
                        super.layoutSubviews()
                        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CGFloat(shown.separators))
                    }

                    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                        super.traitCollectionDidChange(previous)
                        if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { dress() }
                    }
                }

                /// The row of an option.
                class OptionCell: Cell {
                    static let identifier = "option"

                    private let picture = UIImageView()
                    private let title = MenuLooks.label()
                    private let detail = MenuLooks.label()

                    override init(style: CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        let texts = UIStackView(arrangedSubviews: [title, detail])
                        texts.axis = .vertical
                        row.addArrangedSubview(picture)
                        row.addArrangedSubview(texts)
                        picture.setContentHuggingPriority(.required, for: .horizontal)
                        picture.setContentCompressionResistancePriority(.required, for: .horizontal)
                    }

                    /// - Parameter isSelected: Whether the option is chosen; by its id, whatever its title.
                    func show(
                        _ option: MenuDocument.Option, of menu: MenuDocument.Dropdown, _ texts: MenuTexts,
                        isSelected: Bool, _ frame: Frame
                    ) {
                        let look = MenuTextLook(menu.style?[.option])
                        let color = look.color(isSelected: isSelected, isEnabled: option.enabled, role: option.role)
                        look.show(texts.title(of: option, in: menu), on: title, color: color)
                        let second = MenuTextLook(menu.style?[.detail], usual: .subheadline, color: .secondaryLabel)
                        second.show(
                            texts.detail(of: option, in: menu), on: detail,
                            color: second.color(isEnabled: option.enabled))
                        detail.isHidden = option.detail == nil
                        title.numberOfLines = frame.isSelfSizing ? 0 : 1
                        detail.numberOfLines = title.numberOfLines
                        picture.image = option.image.flatMap { UIImage(named: $0) }
                        if picture.image == nil { picture.image = MenuLooks.symbol(option.icon, beside: look.font) }
                        picture.isHidden = picture.image == nil
                        picture.tintColor = color
                        tintColor = color
                        accessoryType = isSelected ? .checkmark : .none
                        selectionStyle = option.enabled ? .default : .none
                        show(frame)
                        speak(option, menu, texts, isSelected: isSelected)
                    }

                    private func speak(
                        _ option: MenuDocument.Option, _ menu: MenuDocument.Dropdown, _ texts: MenuTexts,
                        isSelected: Bool
                    ) {
                        let spoken = texts.accessibility(of: option, in: menu)
                        accessibilityLabel = spoken?.label ?? title.text
                        accessibilityValue = detail.text
                        accessibilityHint = spoken?.hint
                        accessibilityIdentifier = texts.identifier(of: option, in: menu)
                        var traits = UIAccessibilityTraits.button
                        if isSelected { traits.insert(.selected) }
                        if !option.enabled { traits.insert(.notEnabled) }
                        accessibilityTraits = traits
                    }
                }

                /// A row that nobody can choose: the title of a group, or what an empty list says.
                final class TitleCell: Cell {
                    static let identifier = "title"

                    private let title = MenuLooks.label()

                    override init(style: CellStyle, reuseIdentifier: String?) {
                        super.init(style: style, reuseIdentifier: reuseIdentifier)
                        row.addArrangedSubview(title)
                        selectionStyle = .none
                    }

                    func show(_ text: String?, _ look: MenuTextLook, isHeader: Bool, _ frame: Frame) {
                        look.show(text, on: title)
                        title.numberOfLines = frame.isSelfSizing ? 0 : 1
                        show(frame)
                        accessibilityLabel = text
                        accessibilityTraits = isHeader ? .header : .staticText
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// The constraints of a dropdown that do not come and go with its list: how wide it is, and how high its button.
                @MainActor final class Frames {
                    private let buttonHeight: NSLayoutConstraint
                    private let buttonEdges: [NSLayoutConstraint]
                    private let trailing: NSLayoutConstraint
                    /// The bottom of the card on that of the button, while no list is between them.
                    let closed: NSLayoutConstraint
                    /// Nothing of a control whose button is a view of the app's.
                    private let nothing: [NSLayoutConstraint]
                    private var width: NSLayoutConstraint?

                    init(card: MenuBox, button: Button, in control: UIView) {
                        let (content, edges) = (card.content, MenuLooks.edges(of: card, on: control))
                        buttonHeight = MenuLooks.breakable(button.heightAnchor.constraint(equalToConstant: 0))
                        buttonEdges = [
                            button.topAnchor.constraint(equalTo: content.topAnchor),
                            button.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                            content.trailingAnchor.constraint(equalTo: button.trailingAnchor),
                        ]
                        closed = content.bottomAnchor.constraint(equalTo: button.bottomAnchor)
                        trailing = edges[3]
                        nothing = [MenuLooks.breakable(control.heightAnchor.constraint(equalToConstant: 0))]
                        let within = control.trailingAnchor.constraint(greaterThanOrEqualTo: card.trailingAnchor)
                        NSLayoutConstraint.activate(edges.prefix(3) + [within])
                    }

                    /// Follows the menu: whether there is a button, and its height.
                    func show(_ menu: MenuDocument.Dropdown, height: Double, in control: DropdownControl) {
                        let hasButton = menu.anchor == .button
                        if hasButton != (control.button.superview != nil) {
                            if hasButton { control.card.content.addSubview(control.button) }
                            NSLayoutConstraint.deactivate(hasButton ? nothing : buttonEdges + [buttonHeight, closed])
                            NSLayoutConstraint.activate(hasButton ? buttonEdges + [buttonHeight, closed] : nothing)
                            if !hasButton { control.button.removeFromSuperview() }
                        } else if !hasButton {
                            NSLayoutConstraint.activate(nothing)
                        }
                        buttonHeight.constant = CGFloat(height)
                        let insets = MenuLooks.insets(menu.style?[.menu]?.insets)
                        buttonEdges[1].constant = insets.leading
                        buttonEdges[2].constant = insets.trailing
                        fit(menu, control)
                    }

                    /// Follows the menu's width. A share is one of what the control stands in.
                    func fit(_ menu: MenuDocument.Dropdown, _ control: DropdownControl) {
                        width?.isActive = false
                        width =
                            menu.anchor == .button
                            ? Self.width(of: control.card, menu.width, in: control.superview) : nil
                        width?.isActive = true
                        trailing.isActive = false
                        // Of a width of its own the control is as wide as that, where its surroundings let it.
                        trailing.priority = width == nil ? .required : UILayoutPriority(500)
                        trailing.isActive = true
                    }

                    /// A view's width in points or as a share; nil where it is that of what is around it.
                    static func width(
                        of view: UIView, _ width: MenuDocument.Width, in container: UIView?
                    ) -> NSLayoutConstraint? {
                        switch width {
                        case .fill, .anchor: return nil
                        case .points(let points):
                            return MenuLooks.breakable(view.widthAnchor.constraint(equalToConstant: CGFloat(points)))
                        case .percent(let share):
                            guard let container else { return nil }
                            return MenuLooks.breakable(
                                view.widthAnchor.constraint(
                                    equalTo: container.widthAnchor, multiplier: CGFloat(share / 100)))
                        }
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// The list of a dropdown: its rows, and the footer under them. It is in front of the app's views only while it is
                /// open, and has the keyboard then.
                final class List: MenuBox {
                    weak var owner: DropdownControl?
                    let table = MenuTable(frame: .zero, style: .plain)
                    let footer = Button(type: .custom)
                    /// Gives way to the edges of the screen.
                    private(set) lazy var height = MenuLooks.breakable(
                        heightAnchor.constraint(equalToConstant: 0), rank: 3)
                    private lazy var footerHeight = footer.heightAnchor.constraint(equalToConstant: 0)
                    /// What is in the list on its edges, leading and trailing.
                    private var edges: [NSLayoutConstraint] = []

                    convenience init(of owner: DropdownControl) {
                        self.init(frame: .zero)
                        self.owner = owner
                        translatesAutoresizingMaskIntoConstraints = false
                        usualBackground = .systemBackground
                        table.backgroundColor = .clear
                        table.separatorStyle = .none
                        table.alwaysBounceVertical = false
                        // Arrows are the list's: it knows what can be chosen.
                        table.allowsFocus = false
                        // The rows' heights are known; what stands around them is no room of the table's.
                        table.contentInsetAdjustmentBehavior = .never
                        table.dataSource = owner
                        table.delegate = owner
                        table.register(OptionCell.self, forCellReuseIdentifier: OptionCell.identifier)
                        table.register(TitleCell.self, forCellReuseIdentifier: TitleCell.identifier)
                        table.didLayOut = { [weak owner] in owner?.measureRows() }
                        footer.addAction(UIAction { [weak owner] _ in owner?.send(.tapFooter) }, for: .touchUpInside)
                        for view in [table, footer] {
                            view.translatesAutoresizingMaskIntoConstraints = false
                            content.addSubview(view)
                        }
                        edges = [table, footer].flatMap {
                            [
                                $0.leadingAnchor.constraint(equalTo: content.leadingAnchor),
                                content.trailingAnchor.constraint(equalTo: $0.trailingAnchor),
                            ]
                        }
                        NSLayoutConstraint.activate(
                            edges + [
                                height, footerHeight, table.topAnchor.constraint(equalTo: content.topAnchor),
                                footer.topAnchor.constraint(equalTo: table.bottomAnchor),
                                MenuLooks.breakable(footer.bottomAnchor.constraint(equalTo: content.bottomAnchor)),
                            ])
                    }

                    /// Looks like a part. Its height is that of rows and footer, so of its insets only those at the sides count.
                    func show(_ style: MenuDocument.PartStyle?) {
                        look = style
                        let insets = MenuLooks.insets(style?.insets)
                        for (index, edge) in edges.enumerated() {
                            edge.constant = index % 2 == 0 ? insets.leading : insets.trailing
                        }
                    }

                    /// Shows the footer that the menu has, or none.
                    func showFooter(_ menu: MenuDocument.Dropdown, _ texts: MenuTexts) {
                        footer.isHidden = menu.footer == nil
                        footerHeight.constant = CGFloat(menu.footer?.height ?? 0)
                        guard let told = menu.footer else { return }
                        let face = Button.Face(
                            title: texts.title(of: told, in: menu), isUnderlined: told.underlined)
                        footer.show(face, menu.style?[.footer])
                        footer.accessibilityIdentifier = texts.identifier(of: told, in: menu)
                    }

                    /// Takes at once the place that it is to have, or it would be seen to come there from a corner. Nothing is laid
                    /// out by this: what is around is yet to be seen to move.
                    func place(
                        below button: UIView, in host: UIView, _ insets: NSDirectionalEdgeInsets, gap: CGFloat
                    ) {
                        let isMirrored = host.effectiveUserInterfaceLayoutDirection == .rightToLeft
                        frame = CGRect(
                            x: isMirrored ? insets.trailing : insets.leading, y: button.frame.maxY + gap,
                            width: Swift.max(0, host.bounds.width - insets.leading - insets.trailing),
                            height: height.constant)
                        content.frame = bounds
                        let (leading, trailing) = (edges[0].constant, edges[1].constant)
                        let tableHeight = Swift.max(0, height.constant - footerHeight.constant)
                        table.frame = CGRect(
                            x: isMirrored ? trailing : leading, y: 0,
                            width: Swift.max(0, bounds.width - leading - trailing), height: tableHeight)
                        footer.frame = CGRect(
                            x: table.frame.minX, y: tableHeight, width: table.frame.width,
                            height: footerHeight.constant)
                    }

                    // MARK: Keys and gestures

                    override var canBecomeFirstResponder: Bool { true }

                    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                        if owner?.take(presses) != true { super.pressesBegan(presses, with: event) }
                    }

                    override func accessibilityPerformEscape() -> Bool { owner?.escape() ?? false }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// Where an open list is, and everything that is there only while it is open: constraints, and what watches touches,
                /// scrolling and windows.
                @MainActor final class Placement {
                    private weak var control: DropdownControl?
                    private let list: List
                    /// What the list stands in.
                    private let host: UIView
                    /// What it hangs on.
                    private weak var anchor: UIView?
                    private(set) weak var window: UIWindow?
                    private let side: Side?
                    private var watchers: [Watcher] = []
                    private var touches: TouchWatcher?
                    private var touch: AwaitedTouch?
                    private let scrolls: Scrolls

                    /// Nil where the list has nowhere to be.
                    init?(of control: DropdownControl) {
                        let menu = control.menu
                        let anchor = menu.anchor == .view ? control.anchorView : control.card
                        guard let anchor else { return nil }
                        self.control = control
                        self.anchor = anchor
                        list = control.list
                        window = anchor.window
                        scrolls = Scrolls(around: anchor)
                        if control.isPushed {
                            host = control.card.content
                            side = nil
                            let insets = MenuLooks.insets(menu.style?[.menu]?.insets)
                            host.addSubview(list)
                            list.place(below: control.button, in: host, insets, gap: CGFloat(menu.gap))
                            control.frames.closed.isActive = false
                            NSLayoutConstraint.activate([
                                list.topAnchor.constraint(
                                    equalTo: control.button.bottomAnchor, constant: CGFloat(menu.gap)),
                                list.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: insets.leading),
                                host.trailingAnchor.constraint(
                                    equalTo: list.trailingAnchor, constant: insets.trailing),
                                host.bottomAnchor.constraint(equalTo: list.bottomAnchor),
                            ])
                        } else {
                            guard let host = menu.presentation == .cover ? Self.page(of: control) : anchor.window
                            else {
                                return nil
                            }
                            self.host = host
                            host.addSubview(list)
                            side = Side(of: list, on: anchor, in: host, menu)
                        }
                        // VoiceOver stays in a list over everything only where it has a way out.
                        list.accessibilityViewIsModal =
                            menu.presentation == .overlay && menu.dismiss.contains(.escape)
                        watch(anchor, menu)
                    }

                    /// What is drawn over all of the control's neighbours, and moves with them: what scrolls with it, or the page.
                    private static func page(of control: DropdownControl) -> UIView? {
                        var here = control.superview
                        while let view = here {
                            if view is UIScrollView || view.next is UIViewController { return view }
                            if view.superview == nil || view.superview is UIWindow { return view }
                            here = view.superview
                        }
                        return nil
                    }

                    // MARK: Watching

                    private func watch(_ anchor: UIView, _ menu: MenuDocument.Dropdown) {
                        if anchor === control?.anchorView {
                            let watcher = Watcher(windowChanged: { [weak self] in self?.anchorChangedWindow() })
                            anchor.addSubview(watcher)
                            watchers.append(watcher)
                        }
                        guard let window else { return }
                        if side != nil || menu.dismiss.contains(.scroll) {
                            let watcher = Watcher(moved: { [weak self] in self?.anchorMoved() })
                            window.addSubview(watcher)
                            NSLayoutConstraint.activate(MenuLooks.edges(of: watcher, on: anchor))
                            watchers.append(watcher)
                        }
                        if menu.dismiss.contains(.outside) {
                            let touches = TouchWatcher(
                                touchBegan: { [weak self, weak control] view in
                                    control?.touchBegan(on: view)
                                    return self?.touch != nil
                                },
                                touchEnded: { [weak self] in self?.touch?.ended() })
                            window.addGestureRecognizer(touches)
                            self.touches = touches
                        }
                    }

                    /// Closes the list when a touch has ended, and the control that it is for, if any, has done what it does then.
                    func awaitEnd(ofTouchOn view: UIView?) {
                        touch?.letGo()
                        touch = AwaitedTouch(on: view) { [weak control] in control?.send(.tapOutside) }
                    }

                    private func anchorChangedWindow() {
                        if let control, control.placement === self { control.surroundingsChanged() }
                    }

                    private func anchorMoved() {
                        guard let control, control.placement === self else { return }
                        if scrolls.haveScrolled() { control.scrolled() }
                        if control.placement === self { chooseSide() }
                    }

                    /// Whether the anchor is still in what the list came to.
                    var isBesideAnchor: Bool {
                        guard let anchor, list.superview === host else { return false }
                        return anchor.window === window && anchor.isDescendant(of: host)
                    }

                    // MARK: Layout

                    private func chooseSide() {
                        guard let side, let control else { return }
                        side.choose(for: control.state, height: Double(list.height.constant))
                    }

                    /// Gives a list that is not in the layout of its surroundings its first place.
                    func layOutFirst() {
                        chooseSide()
                        if side != nil { host.layoutIfNeeded() }
                    }

                    /// Makes changes that are seen to happen, and what they move with them.
                    func animate(_ changes: @escaping () -> Void) {
                        MenuLooks.animate(in: host) { [self] in
                            changes()
                            layOut()
                        }
                    }

                    /// Lays out all that the list may move.
                    func layOut() { (control?.window ?? host).layoutIfNeeded() }

                    /// Leaves nothing of the list behind.
                    func remove() {
                        side?.remove()
                        list.removeFromSuperview()
                        list.accessibilityViewIsModal = false
                        for watcher in watchers { watcher.removeFromSuperview() }
                        watchers = []
                        if let touches { touches.view?.removeGestureRecognizer(touches) }
                        touches = nil
                        touch?.letGo()
                        touch = nil
                        // The button may be gone: of a menu that has another anchor now.
                        if side == nil, let control, control.button.superview != nil {
                            control.frames.closed.isActive = true
                        }
                    }
                }

                /// The scroll views around an anchor, and how far they were scrolled.
                @MainActor final class Scrolls {
                    private var places: [Place] = []

                    private struct Place {
                        weak var view: UIScrollView?
                        var offset: CGPoint
                        var size: CGSize
                    }

                    init(around anchor: UIView) {
                        var here = anchor.superview
                        while let view = here {
                            if let scroll = view as? UIScrollView {
                                places.append(
                                    Place(view: scroll, offset: scroll.contentOffset, size: scroll.bounds.size))
                            }
                            here = view.superview
                        }
                    }

                    /// Whether one was scrolled since this was last asked; not where it only has another size, as when the device
                    /// is turned.
                    func haveScrolled() -> Bool {
                        var isScrolled = false
                        for index in places.indices {
                            guard let view = places[index].view else { continue }
                            let (offset, size) = (view.contentOffset, view.bounds.size)
                            if size == places[index].size, offset != places[index].offset { isScrolled = true }
                            (places[index].offset, places[index].size) = (offset, size)
                        }
                        return isScrolled
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// A list that hangs above or below its anchor, over what is there.
                @MainActor final class Side {
                    private weak var anchor: UIView?
                    private let host: UIView
                    private let gap: CGFloat
                    private let below: [NSLayoutConstraint]
                    private let above: [NSLayoutConstraint]
                    private let across: [NSLayoutConstraint]
                    private var chosen: DropdownState.Side?

                    init(of list: List, on anchor: UIView, in host: UIView, _ menu: MenuDocument.Dropdown) {
                        (self.anchor, self.host, gap) = (anchor, host, CGFloat(menu.gap))
                        var (below, above) = (
                            [list.topAnchor.constraint(equalTo: anchor.bottomAnchor, constant: gap)],
                            [anchor.topAnchor.constraint(equalTo: list.bottomAnchor, constant: gap)]
                        )
                        // A list that does not fit is scrolled rather than cut off; one that scrolls with its anchor may reach on.
                        if !(host is UIScrollView) {
                            let safe = host.safeAreaLayoutGuide
                            below.append(safe.bottomAnchor.constraint(greaterThanOrEqualTo: list.bottomAnchor))
                            above.append(list.topAnchor.constraint(greaterThanOrEqualTo: safe.topAnchor))
                            MenuLooks.breakable(below[1], rank: 2)
                            MenuLooks.breakable(above[1], rank: 2)
                        }
                        (self.below, self.above) = (below, above)
                        let own =
                            menu.anchor == .view ? Frames.width(of: list, menu.width, in: anchor.superview) : nil
                        across = [
                            list.leadingAnchor.constraint(equalTo: anchor.leadingAnchor),
                            own ?? list.trailingAnchor.constraint(equalTo: anchor.trailingAnchor),
                        ]
                        NSLayoutConstraint.activate(across)
                    }

                    /// Takes the constraints away. Those that are the list's alone would stay with it.
                    func remove() { NSLayoutConstraint.deactivate(across + below + above) }

                    /// Hangs the list on the side that has room for it.
                    func choose(for state: DropdownState, height: Double) {
                        guard let anchor else { return }
                        let frame = host.convert(anchor.bounds, from: anchor)
                        let room = host.bounds.inset(by: host.safeAreaInsets)
                        let side = state.side(
                            height: height, above: Double(frame.minY - gap - room.minY),
                            below: Double(room.maxY - frame.maxY - gap))
                        guard side != chosen else { return }
                        chosen = side
                        NSLayoutConstraint.deactivate(side == .below ? above : below)
                        NSLayoutConstraint.activate(side == .below ? below : above)
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            // What subclasses may do is in a part of its own, where UIKit has parts.
            #if canImport(UIKit.UIGestureRecognizerSubclass)
                import UIKit.UIGestureRecognizerSubclass
            #endif

            extension DropdownControl {
                /// Sees where touches begin, and leaves them to whoever they are for.
                final class TouchWatcher: UIGestureRecognizer {
                    /// Whether the touch's end is to be told.
                    private let touchBegan: (UIView?) -> Bool
                    private let touchEnded: () -> Void

                    init(touchBegan: @escaping (UIView?) -> Bool, touchEnded: @escaping () -> Void) {
                        self.touchBegan = touchBegan
                        self.touchEnded = touchEnded
                        super.init(target: nil, action: nil)
                        cancelsTouchesInView = false
                        delaysTouchesBegan = false
                        delaysTouchesEnded = false
                    }

                    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                        var isAwaited = false
                        for touch in touches where touchBegan(touch.view) { isAwaited = true }
                        if !isAwaited { state = .failed }
                    }

                    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                        state = .failed
                        touchEnded()
                    }

                    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
                        state = .failed
                        touchEnded()
                    }

                    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { false }
                    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { false }
                }

                /// A touch that is going on: says once when whoever it is for has heard of its end.
                @MainActor final class AwaitedTouch {
                    private weak var control: UIControl?
                    private let isHeard: Bool
                    private var done: (() -> Void)?
                    private var action: UIAction?

                    private static let ends: UIControl.Event = [.touchUpInside, .touchUpOutside, .touchCancel]

                    /// - Parameter view: What the touch is on; nil for nothing.
                    init(on view: UIView?, done: @escaping () -> Void) {
                        let (control, isHeard) = Self.receivers(at: view)
                        (self.control, self.isHeard, self.done) = (control, isHeard, done)
                        // A control says itself when it has done what it does.
                        guard let control else { return }
                        let action = UIAction { [weak self] _ in self?.finish() }
                        control.addAction(action, for: Self.ends)
                        self.action = action
                    }

                    /// What a touch on a view is for, if that is a control which can be touched; and whether a view of the app's own, a
                    /// recogniser or a row of a table may go by where it ends. Scrolling does not.
                    private static func receivers(at view: UIView?) -> (control: UIControl?, isHeard: Bool) {
                        // What a view does not take goes on to those around it.
                        var (here, isHeard) = (view, false)
                        while let view = here, !(view is UIWindow) {
                            if let control = view as? UIControl {
                                return (control.isEnabled ? control : nil, isHeard)
                            }
                            let recognisers = view is UIScrollView ? [] : view.gestureRecognizers ?? []
                            if !isPlain(view) || recognisers.contains(where: { $0.isEnabled }) { isHeard = true }
                            here = view.superview
                        }
                        return (nil, isHeard)
                    }

                    /// Whether touches mean nothing to a view by itself.
                    private static func isPlain(_ view: UIView) -> Bool {
                        Swift.type(of: view) == UIView.self || view is UIStackView || view is UIScrollView
                            || view is UIWindow
                    }

                    /// The finger is up, or the touch was taken away. Whoever goes by where it ends gets their turn first, since what
                    /// they are moves when the list goes. Some controls never say that they had it.
                    func ended() {
                        guard control != nil || isHeard else { return finish() }
                        _Concurrency.Task { [weak self] in
                            if self?.control != nil {
                                try? await _Concurrency.Task<Never, Never>.sleep(nanoseconds: 100_000_000)
                            }
                            self?.finish()
                        }
                    }

                    private func finish() {
                        let done = done
                        letGo()
                        done?()
                    }

                    /// Leaves the control as it was.
                    func letGo() {
                        done = nil
                        if let action { control?.removeAction(action, for: Self.ends) }
                        action = nil
                    }
                }

                /// A touch that begins and ends on a view which is no button.
                final class Tap: UIGestureRecognizer {
                    private let tapped: () -> Void

                    init(tapped: @escaping () -> Void) {
                        self.tapped = tapped
                        super.init(target: nil, action: nil)
                    }

                    private func isInside(_ touches: Set<UITouch>) -> Bool {
                        guard let view, let touch = touches.first else { return false }
                        return view.point(inside: touch.location(in: view), with: nil)
                    }

                    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                        if touches.count > 1 || numberOfTouches > 1 { state = .failed }
                    }

                    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
                        if !isInside(touches) { state = .failed }
                    }

                    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                        guard state == .possible else { return }
                        guard isInside(touches) else {
                            state = .failed
                            return
                        }
                        state = .ended
                        tapped()
                    }

                    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension DropdownControl {
                /// A view that nobody sees, and that says what happens to what it is laid upon or stands in.
                final class Watcher: UIView {
                    private let windowChanged: (() -> Void)?
                    private let moved: (() -> Void)?
                    private let appearanceChanged: (() -> Void)?

                    init(
                        windowChanged: (() -> Void)? = nil, moved: (() -> Void)? = nil,
                        appearanceChanged: (() -> Void)? = nil
                    ) {
                        self.appearanceChanged = appearanceChanged
                        self.windowChanged = windowChanged
                        self.moved = moved
                        super.init(frame: .zero)
                        isHidden = true
                        isUserInteractionEnabled = false
                        accessibilityElementsHidden = true
                        translatesAutoresizingMaskIntoConstraints = false
                    }

                    @available(*, unavailable)
                    required init?(coder: NSCoder) { nil }

                    override var center: CGPoint {
                        didSet { if center != oldValue { moved?() } }
                    }

                    override func layoutSubviews() {
                        super.layoutSubviews()
                        moved?()
                    }

                    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                        super.traitCollectionDidChange(previous)
                        if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { appearanceChanged?() }
                    }

                    override func didMoveToWindow() {
                        super.didMoveToWindow()
                        windowChanged?()
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import Foundation
            import UIKit

            /// A button, or a view of the app's, that opens a list of options.
            ///
            /// Put it where the button is to stand, with constraints for its place; its height is its own, and its width too
            /// where the menu says so. What it does is a ``DropdownState``'s doing: the control draws the state, and sends it
            /// what happens.
            class DropdownControl: UIView {
                /// What is open and chosen, and which options there are.
                private(set) var state: DropdownState
                /// The one place from which the control gets its texts.
                var texts: MenuTexts {
                    didSet { refresh() }
                }
                /// Hears what people do.
                weak var delegate: (any DropdownControlDelegate)?
                /// Hears what people do, like the delegate.
                var onMessage: ((MenuMessage) -> Void)?
                /// The dropdowns that close when this one opens. One that joins while another of them is open closes.
                var group: DropdownGroup? {
                    didSet {
                        guard group !== oldValue else { return }
                        oldValue?.remove(self)
                        group?.add(self)
                        if let group, state.isOpen, !group.open(but: self).isEmpty { send(.close) }
                    }
                }
                /// With `anchor: view`, the view that opens the list and that it hangs on.
                weak var anchorView: UIView? {
                    didSet { if anchorView !== oldValue { anchorViewChanged() } }
                }

                let card = MenuBox()
                let button = Button(type: .custom)
                var badge: Badge?
                /// The app's view, where it stands for the button.
                var anchor: Anchor?
                lazy var list = List(of: self)
                /// Where the list shows; nil while it does not.
                var placement: Placement?
                /// Where the keys of a keyboard are.
                var cursor = DropdownState.Cursor()
                /// Whether that is to be seen: not before a key was pressed.
                var showsFocus = false
                /// What was typed without a pause, and when.
                var typed = (text: "", time: 0.0)
                private(set) lazy var frames = Frames(card: card, button: button, in: self)

                /// - Parameters:
                ///   - menu: A compiled menu.
                ///   - texts: What shows them; the namespace is the spec's.
                init(_ menu: MenuDocument.Dropdown, texts: MenuTexts) {
                    state = DropdownState(menu)
                    self.texts = texts
                    super.init(frame: .zero)
                    setUp()
                    refresh()
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                deinit {
                    // The app may let go of the control while its list is in the window.
                    let (placement, anchor) = (placement, anchor)
                    guard placement != nil || anchor != nil else { return }
                    // A type of an app's may have one of these names.
                    if Foundation.Thread.isMainThread {
                        MainActor.assumeIsolated { Self.leave(placement, anchor) }
                    } else {
                        _Concurrency.Task { @MainActor in Self.leave(placement, anchor) }
                    }
                }

                private static func leave(_ placement: Placement?, _ anchor: Anchor?) {
                    placement?.remove()
                    anchor?.letGo()
                }

                // MARK: The app's doings

                /// The compiled menu. A changed one shows at once; what is open and chosen stays, as far as it is still there.
                var menu: MenuDocument.Dropdown {
                    get { state.menu }
                    set {
                        let old = state
                        let outcome = state.update(menu: newValue)
                        if outcome.isChanged { show(since: old) }
                    }
                }

                /// Does what an event asks for, shows it, and tells the app.
                ///
                /// - Returns: What it did. An event that does not apply does nothing.
                @discardableResult
                func send(_ event: DropdownState.Event) -> MenuOutcome {
                    let others = state.opens(with: event) ? group?.open(but: self) ?? [] : []
                    // All change before the app is told of any: what it does then, it does to what is there.
                    var changes = others.map { $0.changed { $0.giveWay(to: event) } }
                    let own = changed(by: event) { $0.send(event) }
                    changes.append(own)
                    for change in changes { change.show() }
                    for change in changes { change.tell() }
                    return own.outcome
                }

                /// Replaces the options, where they come from the app. What is chosen stays so if it is among them.
                func replaceOptions(with entries: [MenuDocument.Entry]) {
                    changed { $0.replaceOptions(with: entries) }.show()
                }

                /// What the button shows, or a view that stands for it may: the titles of what is chosen, or the menu's own.
                var title: String { state.title(texts) }

                /// The bottom of the button, for what is not to move when the list opens.
                var buttonBottomAnchor: NSLayoutYAxisAnchor { button.bottomAnchor }

                /// Hears every message before the delegate does. Subclasses call `super`.
                func tell(_ message: MenuMessage) {
                    onMessage?(message)
                    delegate?.dropdown(self, didTell: message)
                }

                // MARK: Changing

                /// What was done to the state, and is yet to be shown and told.
                @MainActor private struct Change {
                    let control: DropdownControl
                    let old: DropdownState
                    let event: DropdownState.Event?
                    let outcome: MenuOutcome

                    func show() {
                        // Scrolling is heard of while views are laid out, which is no time to lay them out otherwise.
                        if outcome.isChanged { control.show(since: old, isAnimated: event != .scroll) }
                        control.moveFocus(after: outcome, event)
                    }

                    func tell() {
                        for message in outcome.told { control.tell(message) }
                    }
                }

                private func changed(
                    by event: DropdownState.Event? = nil, _ change: (inout DropdownState) -> MenuOutcome
                ) -> Change {
                    let old = state
                    let outcome = change(&state)
                    return Change(control: self, old: old, event: event, outcome: outcome)
                }

                // MARK: Surroundings

                override func didMoveToSuperview() {
                    super.didMoveToSuperview()
                    frames.fit(menu, self)
                    surroundingsChanged()
                }

                override func didMoveToWindow() {
                    super.didMoveToWindow()
                    surroundingsChanged()
                }

                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    // Labels follow the reader's text size themselves, symbols beside them do not.
                    if traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory {
                        refresh()
                    }
                }

                override func accessibilityPerformEscape() -> Bool { escape() }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// Hears what people do with a dropdown.
            @MainActor protocol DropdownControlDelegate: AnyObject {
                /// Called when something was chosen, opened or closed by a person; the control has changed by then.
                func dropdown(_ control: DropdownControl, didTell message: MenuMessage)
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// Dropdowns of which at most one is open: one that opens closes the others first.
            ///
            /// It holds none of them; give it to the ``DropdownControl/group`` of each.
            @MainActor final class DropdownGroup {
                private var members: [Member] = []

                private struct Member {
                    weak var control: DropdownControl?
                }

                /// A group without members.
                init() {}

                func add(_ control: DropdownControl) {
                    remove(control)
                    members.append(Member(control: control))
                }

                func remove(_ control: DropdownControl) {
                    members.removeAll { $0.control == nil || $0.control === control }
                }

                /// The others that are open.
                func open(but control: DropdownControl) -> [DropdownControl] {
                    members.compactMap(\.control).filter { $0 !== control && $0.state.isOpen }
                }

                /// Whether a touch on a view opens or closes one of the group, which then sees to the others itself.
                func opens(by view: UIView, but control: DropdownControl) -> Bool {
                    members.contains { $0.control.map { $0 !== control && $0.opens(by: view) } ?? false }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// A ``DropdownControl`` whose options have a type of their own.
            final class DropdownView<Option: MenuOption>: DropdownControl {
                /// The dropdown of the spec.
                let dropdown: Dropdown<Option>
                /// Called when a person has chosen an option.
                var onSelect: ((Option) -> Void)?
                /// Called when a person has taken a choice back.
                var onDeselect: ((Option) -> Void)?
                /// Called when a person has touched the footer.
                var onFooter: (() -> Void)?
                /// Called when a person has opened the list.
                var onOpen: (() -> Void)?
                /// Called when a person, or what a person did, has closed the list.
                var onClose: (() -> Void)?

                /// - Parameters:
                ///   - dropdown: One of a compiled menu file.
                ///   - texts: What shows its texts; the namespace is the spec's.
                init(_ dropdown: Dropdown<Option>, texts: MenuTexts) {
                    self.dropdown = dropdown
                    super.init(dropdown.menu, texts: texts)
                }

                /// What the row of an option shows; the id of one that is not there now.
                func title(of option: Option) -> String { state.title(of: option.id, texts) }

                /// What is chosen, in the order of the options; the first where only one can be.
                var selections: [Option] {
                    get { dropdown.selected(in: state) }
                    set { send(.setSelected(newValue.map { $0.id })) }
                }

                /// The first of what is chosen; nil for nothing.
                var selection: Option? {
                    get { selections.first }
                    set { selections = newValue.map { [$0] } ?? [] }
                }

                override func tell(_ message: MenuMessage) {
                    switch Dropdown<Option>.Message(message) {
                    case .select(let option): onSelect?(option)
                    case .deselect(let option): onDeselect?(option)
                    case .footer: onFooter?()
                    case .open: onOpen?()
                    case .close: onClose?()
                    case nil: break
                    }
                    super.tell(message)
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// A view with the background, border, corners and shadow of a part of a menu.
            ///
            /// What is in it belongs into ``content``, which the corners cut off; the view itself must not, as it could have no
            /// shadow then.
            @MainActor class MenuBox: UIView {
                /// What the box holds, within its corners.
                let content = UIView()
                /// The looks; nil for none.
                var look: MenuDocument.PartStyle? {
                    didSet { if look != oldValue { showLook() } }
                }
                /// Behind the content where the look names nothing.
                var usualBackground: UIColor? {
                    didSet { showLook() }
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    content.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(content)
                    NSLayoutConstraint.activate(MenuLooks.edges(of: content, on: self))
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                private func showLook() {
                    MenuLooks.dress(self, in: look, background: usualBackground)
                    content.layer.cornerRadius = layer.cornerRadius
                    content.clipsToBounds = layer.cornerRadius > 0
                }

                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { showLook() }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension MenuLooks {
                /// Gives a view the background, border, corners and shadow of a part.
                ///
                /// A layer's colours are fixed when they are set: call this again when the appearance changes.
                ///
                /// - Parameter background: What is behind the view where the part names nothing.
                @MainActor static func dress(
                    _ view: UIView, in look: MenuDocument.PartStyle?, background: UIColor? = nil
                ) {
                    var box = Box()
                    box.background = background
                    if let look { box.wear(look, view.traitCollection) }
                    box.put(on: view)
                }

                /// A label for a text of a menu, which grows with the reader's text size.
                @MainActor static func label(lines: Int = 1) -> UILabel {
                    let label = UILabel()
                    label.numberOfLines = lines
                    label.adjustsFontForContentSizeCategory = true
                    label.isAccessibilityElement = false
                    return label
                }

                /// A constraint that gives way where the app leaves no room, as in a stack view that hides what it belongs to.
                ///
                /// - Parameter rank: Of two that cannot both hold the one of the lower rank does.
                @discardableResult
                @MainActor static func breakable(
                    _ constraint: NSLayoutConstraint, rank: Float = 1
                ) -> NSLayoutConstraint {
                    constraint.priority = UILayoutPriority(1000 - rank)
                    return constraint
                }

                /// Constraints that lay a view on all edges of another.
                @MainActor static func edges(
                    of view: UIView, on other: UIView, insets: NSDirectionalEdgeInsets = .zero
                ) -> [NSLayoutConstraint] {
                    [
                        view.topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
                        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: insets.leading),
                        other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: insets.bottom),
                        other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: insets.trailing),
                    ]
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension MenuLooks {
                /// The background, border, corners and shadow of a view, in one appearance.
                struct Box {
                    var background: UIColor?
                    /// In points.
                    private(set) var cornerRadius: CGFloat = 0
                    private var border: (width: CGFloat, color: CGColor?) = (0, nil)
                    private var shadow = Shadow()

                    private struct Shadow {
                        var color: CGColor?
                        var opacity: Float = 0
                        var radius: CGFloat = 3
                        var offset = CGSize.zero
                    }

                    /// Nothing.
                    init() {}

                    /// What a view has.
                    @MainActor init(of view: UIView) {
                        let layer = view.layer
                        background = view.backgroundColor
                        cornerRadius = layer.cornerRadius
                        border = (layer.borderWidth, layer.borderColor)
                        shadow = Shadow(
                            color: layer.shadowColor, opacity: layer.shadowOpacity, radius: layer.shadowRadius,
                            offset: layer.shadowOffset)
                    }

                    /// Takes what a part has a word for.
                    ///
                    /// - Parameter traits: Of the view: the colours of its layer are fixed when they are set.
                    mutating func wear(_ look: MenuDocument.PartStyle, _ traits: UITraitCollection) {
                        if let color = look.backgroundColor { background = MenuLooks.color(color) }
                        if let radius = look.cornerRadius { cornerRadius = CGFloat(radius) }
                        if look.borderColor != nil || look.borderWidth != nil {
                            let color = look.borderColor.map { MenuLooks.color($0) } ?? .separator
                            border = (
                                CGFloat(look.borderWidth ?? 1), color.resolvedColor(with: traits).cgColor
                            )
                        }
                        if let shadow = look.shadow {
                            self.shadow = Shadow(
                                color: MenuLooks.color(shadow.color).resolvedColor(with: traits).cgColor,
                                opacity: Float(shadow.opacity), radius: CGFloat(shadow.radius),
                                offset: CGSize(width: shadow.x, height: shadow.y))
                        }
                    }

                    @MainActor func put(on view: UIView) {
                        let layer = view.layer
                        view.backgroundColor = background
                        layer.cornerRadius = cornerRadius
                        (layer.borderWidth, layer.borderColor) = border
                        (layer.shadowColor, layer.shadowOpacity) = (shadow.color, shadow.opacity)
                        (layer.shadowRadius, layer.shadowOffset) = (shadow.radius, shadow.offset)
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// What a spec says of looks, as UIKit has it.
            enum MenuLooks {
                /// A colour that follows light and dark appearance; `tint` is the tint of the view that shows it.
                nonisolated static func color(_ color: MenuDocument.Color) -> UIColor {
                    if color.name == "tint" { return .tintColor }
                    let (light, dark) = (fixed(color.light), fixed(color.dark))
                    if color.light == color.dark { return light }
                    return UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
                }

                nonisolated private static func fixed(_ color: MenuDocument.RGBA) -> UIColor {
                    UIColor(
                        red: CGFloat(color.red) / 255, green: CGFloat(color.green) / 255,
                        blue: CGFloat(color.blue) / 255, alpha: CGFloat(color.alpha) / 255)
                }

                /// A font that grows with the reader's text size.
                nonisolated static func font(_ font: MenuDocument.Font) -> UIFont {
                    if let style = font.style { return .preferredFont(forTextStyle: textStyle(style)) }
                    return UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: font.size))
                }

                nonisolated private static func textStyle(_ style: MenuDocument.TextStyle) -> UIFont.TextStyle {
                    switch style {
                    case .largeTitle: .largeTitle
                    case .title: .title1
                    case .title2: .title2
                    case .title3: .title3
                    case .headline: .headline
                    case .body: .body
                    case .callout: .callout
                    case .subheadline: .subheadline
                    case .footnote: .footnote
                    case .caption: .caption1
                    case .caption2: .caption2
                    }
                }

                /// The system's symbol of a name, else an image of the app's; nil for neither.
                ///
                /// - Parameter font: What the symbol stands beside, and is as large as.
                @MainActor static func symbol(_ name: String?, beside font: UIFont?) -> UIImage? {
                    guard let name else { return nil }
                    let configuration = font.map { UIImage.SymbolConfiguration(font: $0) }
                    return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage(named: name)
                }

                /// Distances that turn round where people read from right to left.
                nonisolated static func insets(_ insets: MenuDocument.Insets?) -> NSDirectionalEdgeInsets {
                    guard let insets else { return .zero }
                    return NSDirectionalEdgeInsets(
                        top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
                }

                /// Makes changes that are seen to happen, or at once where people want less motion or nobody looks.
                ///
                /// - Parameter view: What the changes lay out.
                @MainActor static func animate(in view: UIView?, _ changes: @escaping () -> Void) {
                    guard let window = view?.window, !window.isHidden, !UIAccessibility.isReduceMotionEnabled else {
                        return changes()
                    }
                    UIView.animate(
                        withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
                        animations: changes)
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// A table that says when it has been laid out, since rows as high as their content have no height before.
            final class MenuTable: UITableView {
                var didLayOut: (() -> Void)?

                override func layoutSubviews() {
                    super.layoutSubviews()
                    didLayOut?()
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// How the texts and symbols of a part look: as its style says, else as is usual.
            struct MenuTextLook {
                let font: UIFont
                let color: UIColor
                /// Of what is chosen.
                let selectedColor: UIColor

                /// - Parameters:
                ///   - style: The part's; nil where the spec does not dress it.
                ///   - usual: The text style of a part without a font.
                ///   - color: The colour of a part without one.
                @MainActor init(
                    _ style: MenuDocument.PartStyle?, usual: UIFont.TextStyle = .body,
                    color usualColor: UIColor = .label
                ) {
                    font = style?.font.map { MenuLooks.font($0) } ?? .preferredFont(forTextStyle: usual)
                    color = style?.textColor.map { MenuLooks.color($0) } ?? usualColor
                    selectedColor = style?.selectedTextColor.map { MenuLooks.color($0) } ?? color
                }

                /// The colour of what is chosen, destructive or cannot be touched.
                @MainActor func color(
                    isSelected: Bool = false, isEnabled: Bool = true, role: MenuDocument.Role? = nil
                ) -> UIColor {
                    if !isEnabled { return .tertiaryLabel }
                    if role == .destructive { return .systemRed }
                    return isSelected ? selectedColor : color
                }

                @MainActor func show(_ text: String?, on label: UILabel, color: UIColor? = nil) {
                    label.text = text
                    label.font = font
                    label.textColor = color ?? self.color
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// A row of the table: an item with its detail, or a section inside of a section.
            @MainActor final class SectionTreeCell: UITableViewCell {
                /// What cells are used again under. Sections look different enough to be kept apart.
                static let reuseIdentifiers = (item: "item", section: "section")

                let row = SectionTreeRowView()
                private let stack = UIStackView()
                private var detail: SectionTreeDetailView?

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    stack.axis = .vertical
                    stack.addArrangedSubview(row)
                    contentView.addSubview(stack)
                    let edges = MenuLooks.edges(of: stack, on: contentView)
                    edges[2].priority = UILayoutPriority(999)
                    NSLayoutConstraint.activate(edges)
                    // The title and the detail are read one after the other.
                    isAccessibilityElement = false
                    row.isAccessibilityElement = true
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                override func prepareForReuse() {
                    super.prepareForReuse()
                    row.isCursor = false
                    detail?.transform = .identity
                    detail?.alpha = 1
                }

                func show(
                    _ shown: SectionTreeState.Row, texts: MenuTexts, tree: SectionTreeLook
                ) {
                    let part = shown.isSection ? tree.header : tree.item
                    row.show(shown, text: texts.title(of: shown, in: tree.menu), part: part, tree: tree)
                    if let color = tree.rowBackground { backgroundColor = color }
                    selectionStyle = shown.event == nil ? .none : .default
                    SectionTreeVoice.describe(row, as: shown, texts: texts, in: tree.menu)
                    guard shown.isExpanded, let text = texts.detail(of: shown, in: tree.menu) else {
                        detail?.isHidden = true
                        return
                    }
                    let detail = detail ?? makeDetail()
                    detail.show(text, depth: shown.depth, tree: tree)
                    detail.isHidden = false
                }

                private func makeDetail() -> SectionTreeDetailView {
                    let made = SectionTreeDetailView()
                    stack.addArrangedSubview(made)
                    detail = made
                    return made
                }

                /// Lets a detail that has just appeared come in from the title above.
                func slideDetailIn() {
                    guard let detail, !detail.isHidden else { return }
                    detail.alpha = 0
                    detail.transform = CGAffineTransform(translationX: 0, y: -12)
                    MenuLooks.animate(in: self) {
                        detail.alpha = 1
                        detail.transform = .identity
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension SectionTreeControl {
                /// Brings the table to what the state has come to, and changes no more of it than has changed.
                func show(_ update: SectionTreeState.Update) {
                    guard update.outcome.isChanged else { return }
                    guard !update.isReset, tableView.window != nil else { return showAll() }
                    let isStill = UIAccessibility.isReduceMotionEnabled
                    let animation: UITableView.RowAnimation = isStill ? .none : .fade
                    let removed = indexPaths(update.removed)
                    let inserted = indexPaths(update.inserted)
                    if let place = update.resized { showDetail(at: place) }
                    let change = {
                        self.tableView.performBatchUpdates {
                            if !removed.isEmpty { self.tableView.deleteRows(at: removed, with: animation) }
                            if !inserted.isEmpty { self.tableView.insertRows(at: inserted, with: animation) }
                        }
                    }
                    if isStill { UIView.performWithoutAnimation(change) } else { change() }
                    for message in update.outcome.told { showTurn(message) }
                    invalidateIntrinsicContentSize()
                }

                private func indexPaths(_ ranges: [SectionTreeState.RowRange]) -> [IndexPath] {
                    ranges.flatMap { range in range.rows.map { IndexPath(row: $0, section: range.section) } }
                }

                /// The detail of an item has come or gone.
                private func showDetail(at place: SectionTreeState.Place) {
                    let row = state.row(at: place)
                    guard case .cell(let cell) = view(at: row.path) else { return }
                    show(row, in: cell)
                    cell.slideDetailIn()
                }

                /// A section has opened or closed: its indicator turns.
                private func showTurn(_ message: MenuMessage) {
                    switch message {
                    case .expand(let path), .collapse(let path):
                        guard let place = state.place(of: path), let view = view(at: path) else { return }
                        let row = state.row(at: place)
                        switch view {
                        case .header(let header):
                            header.button.accessibilityValue = texts.expansion(of: row, in: menu)
                            MenuLooks.animate(in: self) { header.button.row.turn(row.isExpanded) }
                        case .cell(let cell):
                            cell.row.accessibilityValue = texts.expansion(of: row, in: menu)
                            MenuLooks.animate(in: self) { cell.row.turn(row.isExpanded) }
                        }
                    default: break
                    }
                }

                // MARK: What is in sight

                enum RowView {
                    case header(SectionTreeHeader)
                    case cell(SectionTreeCell)

                    @MainActor var row: SectionTreeRowView {
                        switch self {
                        case .header(let header): header.button.row
                        case .cell(let cell): cell.row
                        }
                    }
                }

                /// What shows the row at a path; nil where that is not in sight.
                func view(at path: String) -> RowView? {
                    guard let place = state.place(of: path) else { return nil }
                    guard let row = place.row else {
                        let header = tableView.headerView(forSection: place.section) as? SectionTreeHeader
                        return header.map { .header($0) }
                    }
                    let cell = tableView.cellForRow(at: IndexPath(row: row, section: place.section))
                    return (cell as? SectionTreeCell).map { .cell($0) }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension SectionTreeControl {
                /// Does what a key asks for; false for a key that is none of the tree's.
                ///
                /// Up and down move the cursor over what can be touched. The arrow in reading direction opens a closed section,
                /// the other one closes an open one, or else moves to the section around. Return and space touch.
                func takes(_ press: UIPress) -> Bool {
                    guard let key = press.key, key.modifierFlags.isEmpty || key.modifierFlags == .numericPad else {
                        return false
                    }
                    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                    switch key.keyCode {
                    case .keyboardDownArrow: move(to: state.focus(after: place, by: 1))
                    case .keyboardUpArrow: move(to: state.focus(after: place, by: -1))
                    case .keyboardHome: move(to: state.focus(after: nil, by: 1))
                    case .keyboardEnd: move(to: state.focus(after: nil, by: -1))
                    case .keyboardRightArrow: setOpen(!isMirrored)
                    case .keyboardLeftArrow: setOpen(isMirrored)
                    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: if let cursor { touch(cursor) }
                    default: return false
                    }
                    return true
                }

                private var place: SectionTreeState.Place? { cursor.flatMap { state.place(of: $0) } }

                private func move(to place: SectionTreeState.Place?) {
                    guard let place else { return }
                    if let row = place.row {
                        let indexPath = IndexPath(row: row, section: place.section)
                        tableView.scrollToRow(at: indexPath, at: .none, animated: false)
                    } else {
                        tableView.scrollRectToVisible(
                            tableView.rectForHeader(inSection: place.section), animated: false)
                    }
                    cursor = state.row(at: place).path
                }

                private func setOpen(_ isOpen: Bool) {
                    guard let place else { return }
                    let row = state.row(at: place)
                    if row.isCollapsible, row.isExpanded != isOpen {
                        touch(row.path)
                    } else if !isOpen {
                        move(to: state.focus(around: place))
                    }
                }

                func moveCursor(from old: String?) {
                    if let old { view(at: old)?.row.isCursor = false }
                    if let cursor { view(at: cursor)?.row.isCursor = true }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            extension SectionTreeControl {
                func setUpTable() {
                    tableView.translatesAutoresizingMaskIntoConstraints = false
                    tableView.register(
                        SectionTreeHeader.self, forHeaderFooterViewReuseIdentifier: SectionTreeHeader.reuseIdentifier)
                    let identifiers = SectionTreeCell.reuseIdentifiers
                    for identifier in [identifiers.item, identifiers.section] {
                        tableView.register(SectionTreeCell.self, forCellReuseIdentifier: identifier)
                    }
                    tableView.sectionHeaderTopPadding = 0
                    tableView.sectionFooterHeight = 0
                    tableView.estimatedSectionFooterHeight = 0
                    tableView.dataSource = self
                    tableView.delegate = self
                    addSubview(tableView)
                    NSLayoutConstraint.activate(edges)
                    followMenu()
                }

                /// Gives the table the heights and the room that the menu has.
                func followMenu() {
                    // Where all heights are known the estimates are right, and the table asks for the rows in sight alone.
                    tableView.estimatedRowHeight = look.item.height ?? 44
                    tableView.sectionHeaderHeight = look.header.height ?? UITableView.automaticDimension
                    tableView.estimatedSectionHeaderHeight = look.header.height ?? 44
                    let insets = MenuLooks.insets(menu.style?[.menu]?.insets)
                    let constants = [insets.top, insets.leading, insets.bottom, insets.trailing]
                    for (edge, constant) in Swift.zip(edges, constants) { edge.constant = constant }
                }

                // MARK: Rows

                func numberOfSections(in tableView: UITableView) -> Int { state.sectionCount }

                func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                    state.rowCount(in: section)
                }

                func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
                {
                    let row = row(at: indexPath)
                    let identifiers = SectionTreeCell.reuseIdentifiers
                    let cell = tableView.dequeueReusableCell(
                        withIdentifier: row.isSection ? identifiers.section : identifiers.item, for: indexPath)
                    if let cell = cell as? SectionTreeCell { show(row, in: cell) }
                    return cell
                }

                func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let view = tableView.dequeueReusableHeaderFooterView(
                        withIdentifier: SectionTreeHeader.reuseIdentifier)
                    if let header = view as? SectionTreeHeader { show(state.header(at: section), in: header) }
                    return view
                }

                func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                    state.height(of: row(at: indexPath)).map { CGFloat($0) } ?? UITableView.automaticDimension
                }

                func row(at indexPath: IndexPath) -> SectionTreeState.Row {
                    state.row(at: indexPath.row, in: indexPath.section)
                }

                func show(_ row: SectionTreeState.Row, in cell: SectionTreeCell) {
                    cell.show(row, texts: texts, tree: look)
                    cell.row.isCursor = row.path == cursor
                }

                func show(_ row: SectionTreeState.Row, in header: SectionTreeHeader) {
                    let path = row.path
                    header.show(row, texts: texts, tree: look) { [weak self] in self?.touch(path) }
                    header.button.row.isCursor = path == cursor
                }

                // MARK: Touches

                func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
                    row(at: indexPath).event != nil
                }

                func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                    tableView.deselectRow(at: indexPath, animated: true)
                    touch(row(at: indexPath).path)
                }

                /// What a touch on a row does, or a key, or VoiceOver.
                func touch(_ path: String) {
                    guard let place = state.place(of: path), let event = state.row(at: place).event else { return }
                    guard send(event).isChanged else { return }
                    // VoiceOver stays where it is, and reads what that is now.
                    UIAccessibility.post(notification: .layoutChanged, argument: element(at: path))
                }

                /// What VoiceOver reads of the row at a path; nil where it is not in sight.
                private func element(at path: String) -> UIView? {
                    switch view(at: path) {
                    case .header(let header): header.button
                    case .cell(let cell): cell.row
                    case nil: nil
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// Hears what people do with a section tree.
            @MainActor protocol SectionTreeControlDelegate: AnyObject {
                /// The tree's state has changed by then, and its table with it.
                func sectionTree(_ control: SectionTreeControl, didTell message: MenuMessage)
            }

            /// A section tree as a table: its top sections are the table's, everything inside of them are rows.
            ///
            /// It holds a ``SectionTreeState``, draws it, and sends it what a person does. Only the rows that come and go are
            /// changed; the table asks for those in sight. ``SectionTreeView`` is the same with a type for sections and items.
            @MainActor class SectionTreeControl: UIView, UITableViewDataSource, UITableViewDelegate {
                /// What is open, and all that follows from it.
                private(set) var state: SectionTreeState
                /// Where all texts come from. Other texts are shown at once.
                var texts: MenuTexts {
                    didSet { showTexts() }
                }
                /// Hears what people do.
                weak var delegate: (any SectionTreeControlDelegate)?
                /// Hears what people do, like the delegate.
                var onMessage: ((MenuMessage) -> Void)?
                /// The table, which fills the control; what its data source and its delegate are to do, the control does.
                let tableView: UITableView
                /// Whether the control wants to be as high as all its rows, and does not scroll: for a short tree that stands in
                /// a scroll view with other things. All rows are made then.
                var fitsContent = false {
                    didSet {
                        tableView.isScrollEnabled = !fitsContent
                        invalidateIntrinsicContentSize()
                    }
                }
                private(set) var look: SectionTreeLook
                /// The path of the row that keys act on; nil before the first key.
                var cursor: String? {
                    didSet { if cursor != oldValue { moveCursor(from: oldValue) } }
                }
                private var wantedHeight: CGFloat = 0
                /// The table on the edges of the control.
                private(set) lazy var edges = MenuLooks.edges(of: tableView, on: self)

                /// A tree with the sections open that the spec opens.
                ///
                /// - Parameter texts: Where all its texts come from.
                init(_ menu: MenuDocument.SectionTree, texts: MenuTexts) {
                    state = SectionTreeState(menu)
                    self.texts = texts
                    look = SectionTreeLook(menu)
                    let table = MenuTable(frame: .zero, style: look.tableStyle)
                    tableView = table
                    super.init(frame: .zero)
                    table.didLayOut = { [weak self] in self?.measureRows() }
                    setUpTable()
                    showTexts()
                    dress()
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                /// The compiled menu. A changed one shows at once; what was there before stays open or closed, and what is new is
                /// as written. Only the table stays one of the `listStyle` that it began with.
                var menu: MenuDocument.SectionTree {
                    get { state.menu }
                    set {
                        var menu = newValue
                        menu.listStyle = state.menu.listStyle
                        guard state.update(menu: menu).isChanged else { return }
                        if let path = cursor, state.place(of: path) == nil { cursor = nil }
                        look = SectionTreeLook(menu)
                        followMenu()
                        dress()
                        showTexts()
                    }
                }

                /// The paths of all that is open, sections and items: what is worth saving. Setting them takes the tree up where
                /// it was left; paths that are gone are passed over, and the app is told of nothing.
                var expandedPaths: [String] {
                    get { state.expandedPaths }
                    set {
                        state = SectionTreeState(menu, expandedPaths: newValue)
                        showAll()
                    }
                }

                /// Does what an event asks for, shows it, and tells the app. One that does not apply does none of this.
                @discardableResult
                func send(_ event: SectionTreeState.Event) -> MenuOutcome {
                    let update = state.update(event)
                    show(update)
                    for message in update.outcome.told { tell(message) }
                    return update.outcome
                }

                /// Hears every message before the delegate does. Subclasses call `super`.
                func tell(_ message: MenuMessage) {
                    onMessage?(message)
                    delegate?.sectionTree(self, didTell: message)
                }

                private func showTexts() {
                    tableView.accessibilityIdentifier = texts.identifier(of: menu)
                    tableView.accessibilityLabel = texts.title(of: menu)
                    showAll()
                }

                func showAll() {
                    tableView.reloadData()
                    invalidateIntrinsicContentSize()
                }

                // MARK: Size and looks

                override var intrinsicContentSize: CGSize {
                    guard fitsContent else { return super.intrinsicContentSize }
                    let insets = MenuLooks.insets(menu.style?[.menu]?.insets)
                    let height = tableView.contentSize.height + insets.top + insets.bottom
                    return CGSize(width: UIView.noIntrinsicMetric, height: height)
                }

                /// Follows heights that come of content, which are known once the table has laid out its rows.
                private func measureRows() {
                    guard fitsContent, tableView.contentSize.height != wantedHeight else { return }
                    wantedHeight = tableView.contentSize.height
                    invalidateIntrinsicContentSize()
                }

                private func dress() {
                    MenuLooks.dress(self, in: menu.style?[.menu])
                    MenuLooks.dress(tableView, in: menu.style?[.list], background: look.listBackground)
                    // The table fills the control, and would stand out of its corners.
                    if menu.style?[.list]?.cornerRadius == nil { tableView.layer.cornerRadius = layer.cornerRadius }
                }

                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { dress() }
                    if let previous,
                        previous.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
                            || previous.layoutDirection != traitCollection.layoutDirection
                    {
                        look = SectionTreeLook(menu)
                        showAll()
                    }
                }

                // MARK: Keys

                /// So that keys reach the tree once the app calls `becomeFirstResponder()`.
                override var canBecomeFirstResponder: Bool { true }

                @discardableResult
                override func resignFirstResponder() -> Bool {
                    cursor = nil
                    return super.resignFirstResponder()
                }

                override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                    if !presses.contains(where: { takes($0) }) { super.pressesBegan(presses, with: event) }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// What an item shows under its title while it is expanded, with a line above.
            @MainActor final class SectionTreeDetailView: UIView {
                private let box = MenuBox()
                private let line = UIView()
                private let label = MenuLooks.label(lines: 0)
                private var boxEdges: [NSLayoutConstraint] = []
                private var labelEdges: [NSLayoutConstraint] = []
                private var height: NSLayoutConstraint?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isUserInteractionEnabled = false
                    label.isAccessibilityElement = true
                    line.backgroundColor = .separator
                    for view in [box, line, label] { view.translatesAutoresizingMaskIntoConstraints = false }
                    addSubview(box)
                    box.content.addSubview(line)
                    box.content.addSubview(label)
                    boxEdges = MenuLooks.edges(of: box, on: self)
                    labelEdges = MenuLooks.edges(of: label, on: box.content)
                    let thickness = 1 / Swift.max(1, traitCollection.displayScale)
                    NSLayoutConstraint.activate(
                        boxEdges + labelEdges + [
                            line.topAnchor.constraint(equalTo: box.content.topAnchor),
                            line.leadingAnchor.constraint(equalTo: box.content.leadingAnchor),
                            line.trailingAnchor.constraint(equalTo: box.content.trailingAnchor),
                            line.heightAnchor.constraint(equalToConstant: thickness),
                        ])
                    height = heightAnchor.constraint(equalToConstant: 0)
                    height?.priority = UILayoutPriority(999)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                /// Shows the detail of an item that is so deep in a tree.
                func show(_ text: String?, depth: Int, tree: SectionTreeLook) {
                    let (item, detail) = (tree.item.insets, tree.detail)
                    box.look = detail.style
                    detail.text.show(text, on: label)
                    // It begins under the title, and ends as far from the bottom as the title did.
                    boxEdges[1].constant = item.leading + tree.indentation(depth: depth)
                    boxEdges[3].constant = item.trailing
                    boxEdges[2].constant = detail.height == nil ? item.bottom : 0
                    let insets = detail.insets
                    let constants = [insets.top, insets.leading, insets.bottom, insets.trailing]
                    for (constraint, constant) in Swift.zip(labelEdges, constants) { constraint.constant = constant }
                    if let points = detail.height { height?.constant = points }
                    height?.isActive = detail.height != nil
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// The header of a section at the top: a button over all of it where the section opens and closes.
            @MainActor final class SectionTreeHeader: UITableViewHeaderFooterView {
                static let reuseIdentifier = "header"

                let button = SectionTreeHeaderButton()

                override init(reuseIdentifier: String?) {
                    super.init(reuseIdentifier: reuseIdentifier)
                    backgroundConfiguration = .clear()
                    isAccessibilityElement = false
                    button.translatesAutoresizingMaskIntoConstraints = false
                    contentView.addSubview(button)
                    let edges = MenuLooks.edges(of: button, on: contentView)
                    edges[2].priority = UILayoutPriority(999)
                    NSLayoutConstraint.activate(edges)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                override func prepareForReuse() {
                    super.prepareForReuse()
                    button.row.isCursor = false
                }

                func show(
                    _ shown: SectionTreeState.Row, texts: MenuTexts, tree: SectionTreeLook,
                    onTap: @escaping @MainActor () -> Void
                ) {
                    let row = button.row
                    row.usualBackground = tree.headerBackground
                    row.show(shown, text: texts.title(of: shown, in: tree.menu), part: tree.header, tree: tree)
                    SectionTreeVoice.describe(button, as: shown, texts: texts, in: tree.menu)
                    button.isUserInteractionEnabled = shown.isCollapsible
                    button.onTap = shown.isCollapsible ? onTap : nil
                }
            }

            @MainActor final class SectionTreeHeaderButton: UIControl {
                let row = SectionTreeRowView()
                var onTap: (@MainActor () -> Void)?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    row.isUserInteractionEnabled = false
                    row.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(row)
                    NSLayoutConstraint.activate(MenuLooks.edges(of: row, on: self))
                    isAccessibilityElement = true
                    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                override var isHighlighted: Bool {
                    didSet { row.content.alpha = isHighlighted ? 0.5 : 1 }
                }

                override func accessibilityActivate() -> Bool {
                    guard let onTap else { return false }
                    onTap()
                    return true
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// What a spec says of the looks of a section tree, as UIKit has it at one text size.
            @MainActor struct SectionTreeLook {
                let menu: MenuDocument.SectionTree
                let header: Part
                let item: Part
                let detail: Part

                /// How one part of a tree looks.
                struct Part {
                    let style: MenuDocument.PartStyle?
                    let text: MenuTextLook
                    /// Between the part's edges and its content, in points.
                    let insets: NSDirectionalEdgeInsets
                    /// Fixed, in points; nil where it follows from the content.
                    let height: CGFloat?
                }

                init(_ menu: MenuDocument.SectionTree) {
                    self.menu = menu
                    header = Self.part(menu.style?[.header], menu.headerHeight, usual: .headline)
                    item = Self.part(menu.style?[.item], menu.rowHeight)
                    detail = Self.part(
                        menu.style?[.detail], menu.detailHeight, usual: .subheadline, color: .secondaryLabel,
                        sides: 0)
                }

                private static func part(
                    _ style: MenuDocument.PartStyle?, _ height: MenuDocument.Height, usual: UIFont.TextStyle = .body,
                    color: UIColor = .label, sides: CGFloat = 16
                ) -> Part {
                    // What is as high as its content needs some air around it.
                    let air: CGFloat = height.points == nil ? 8 : 0
                    return Part(
                        style: style, text: MenuTextLook(style, usual: usual, color: color),
                        insets: style?.insets.map { MenuLooks.insets($0) }
                            ?? NSDirectionalEdgeInsets(top: air, leading: sides, bottom: air, trailing: sides),
                        height: height.points.map { CGFloat($0) })
                }

                /// What the spec has behind the whole list; nil for the system's.
                private var ownBackground: MenuDocument.Color? {
                    menu.style?[.list]?.backgroundColor ?? menu.style?[.menu]?.backgroundColor
                }

                var listBackground: UIColor {
                    if let color = ownBackground { return MenuLooks.color(color) }
                    return menu.listStyle == .plain ? .systemBackground : .systemGroupedBackground
                }

                /// Behind headers, which rows pass under in a plain table.
                var headerBackground: UIColor? { menu.listStyle == .plain ? listBackground : nil }

                /// Behind rows; nil for the system's, which would hide a plain list's own.
                var rowBackground: UIColor? { menu.listStyle == .plain && ownBackground != nil ? .clear : nil }

                var tableStyle: UITableView.Style {
                    switch menu.listStyle {
                    case .plain: .plain
                    case .grouped: .grouped
                    case .insetGrouped: .insetGrouped
                    }
                }

                /// How far a row is moved in, in points: what stands under the header itself is not, and what is very deep no
                /// further than a narrow screen has room for.
                func indentation(depth: Int) -> CGFloat { CGFloat(Swift.min(Swift.max(depth - 1, 0), 8)) * 16 }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// What the header of a section, the row of an inner section and the row of an item have in common: icon and title,
            /// and for sections an indicator that turns.
            @MainActor final class SectionTreeRowView: MenuBox {
                private let stack = UIStackView()
                private let icon = UIImageView()
                private let title = MenuLooks.label(lines: 0)
                /// They push a title to the middle.
                private let spaces = [UIView(), UIView()]
                private var edges: [NSLayoutConstraint] = []
                private var heights: [NSLayoutConstraint] = []
                /// What turns, and what it was made from.
                private(set) var indicator: UIView?
                private var shownIndicator: (indicator: MenuDocument.TurningIndicator, font: UIFont)?
                private var ring: MenuBox?

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    stack.translatesAutoresizingMaskIntoConstraints = false
                    stack.alignment = .center
                    stack.spacing = 12
                    stack.isUserInteractionEnabled = false
                    content.isUserInteractionEnabled = false
                    for view in [spaces[0], icon, title, spaces[1]] { stack.addArrangedSubview(view) }
                    icon.setContentHuggingPriority(.required, for: .horizontal)
                    icon.setContentCompressionResistancePriority(.required, for: .horizontal)
                    spaces[0].widthAnchor.constraint(equalTo: spaces[1].widthAnchor).isActive = true
                    content.addSubview(stack)
                    edges = MenuLooks.edges(of: stack, on: content)
                    heights = [
                        heightAnchor.constraint(equalToConstant: 44),
                        heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
                    ]
                    // Rows have other heights for a moment while a table moves them.
                    for constraint in heights { constraint.priority = UILayoutPriority(999) }
                    NSLayoutConstraint.activate(edges)
                }

                /// Shows a section or an item.
                ///
                /// - Parameters:
                ///   - text: Its title.
                ///   - part: How it looks.
                ///   - tree: How the rest of the tree looks.
                func show(
                    _ row: SectionTreeState.Row, text: String, part: SectionTreeLook.Part, tree: SectionTreeLook
                ) {
                    look = part.style
                    var (symbol, color) = (String?.none, part.text.color)
                    switch row.entry {
                    case .section(let section): symbol = section.icon
                    case .item(let item):
                        symbol = item.icon
                        color = part.text.color(isEnabled: item.enabled, role: item.role)
                    }
                    part.text.show(text, on: title, color: color)
                    icon.image = MenuLooks.symbol(symbol, beside: part.text.font)
                    icon.tintColor = color
                    icon.isHidden = icon.image == nil
                    let isCentered = row.isSection && tree.menu.headerAlignment == .center
                    for space in spaces { space.isHidden = !isCentered }
                    title.textAlignment = isCentered ? .center : .natural
                    layOut(part, indentation: tree.indentation(depth: row.depth))
                    showIndicator(row.isCollapsible ? tree.menu.indicator : nil, part.text)
                    turn(row.isExpanded)
                }

                private func layOut(_ part: SectionTreeLook.Part, indentation: CGFloat) {
                    let insets = part.insets
                    let constants = [insets.top, insets.leading + indentation, insets.bottom, insets.trailing]
                    for (constraint, constant) in Swift.zip(edges, constants) where constraint.constant != constant {
                        constraint.constant = constant
                    }
                    if let height = part.height { heights[0].constant = height }
                    heights[0].isActive = part.height != nil
                    heights[1].isActive = part.height == nil
                }

                // MARK: The indicator

                private func showIndicator(_ wanted: MenuDocument.TurningIndicator?, _ look: MenuTextLook) {
                    if let shown = shownIndicator, shown.indicator == wanted, shown.font == look.font { return }
                    indicator?.removeFromSuperview()
                    indicator = nil
                    shownIndicator = wanted.map { ($0, look.font) }
                    guard let wanted else { return }
                    let view: UIView
                    switch wanted.mark {
                    case .symbol(let name):
                        let font = wanted.size.map { UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: $0)) }
                        let image = UIImageView(image: MenuLooks.symbol(name, beside: font ?? look.font))
                        // The symbols with a side in their name stay as they are where people read from right to left.
                        if name.hasSuffix("right") || name.hasSuffix("left") {
                            image.image = image.image?.imageFlippedForRightToLeftLayoutDirection()
                        }
                        image.tintColor = wanted.fill.map { MenuLooks.color($0) } ?? look.color
                        image.contentMode = .center
                        image.setContentHuggingPriority(.required, for: .horizontal)
                        image.setContentCompressionResistancePriority(.required, for: .horizontal)
                        view = image
                    case .shape(.triangle): view = SectionTreeTriangle(wanted, color: look.color)
                    }
                    indicator = view
                    let index = wanted.position == .leading ? 0 : stack.arrangedSubviews.count
                    stack.insertArrangedSubview(view, at: index)
                }

                /// Turns the indicator, the other way round where people read from right to left.
                func turn(_ isExpanded: Bool) {
                    guard let indicator, let angles = shownIndicator?.indicator else { return }
                    let degrees = isExpanded ? angles.expanded : angles.collapsed
                    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                    let angle = CGFloat(degrees) * .pi / 180
                    indicator.transform =
                        angle == 0 ? .identity : CGAffineTransform(rotationAngle: isMirrored ? -angle : angle)
                }

                // MARK: The keyboard's cursor

                /// Whether keys act on this row.
                var isCursor = false {
                    didSet {
                        guard isCursor != oldValue else { return }
                        let ring = ring ?? makeRing()
                        ring.isHidden = !isCursor
                    }
                }

                private func makeRing() -> MenuBox {
                    let made = MenuBox()
                    var look = MenuDocument.PartStyle(part: .item)
                    let blue = MenuDocument.RGBA(0x007A_FFFF)
                    look.borderColor = MenuDocument.Color(name: "tint", light: blue, dark: blue)
                    look.borderWidth = 2
                    look.cornerRadius = 8
                    made.look = look
                    made.isUserInteractionEnabled = false
                    made.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(made)
                    let inside = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
                    NSLayoutConstraint.activate(MenuLooks.edges(of: made, on: self, insets: inside))
                    ring = made
                    return made
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// A triangle with equal sides that points in reading direction, drawn to fill a square.
            @MainActor final class SectionTreeTriangle: UIView {
                /// Draws beyond the view's edges, so that the outline is not cut off.
                private let canvas: Canvas

                /// - Parameters:
                ///   - indicator: Its size (16 where it names none), fill, stroke and width of the stroke (1) in points.
                ///   - color: What fills it where the indicator names nothing.
                init(_ indicator: MenuDocument.TurningIndicator, color: UIColor) {
                    let hasStroke = indicator.stroke != nil || indicator.strokeWidth != nil
                    canvas = Canvas(
                        fill: indicator.fill.map { MenuLooks.color($0) } ?? color,
                        stroke: indicator.stroke.map { MenuLooks.color($0) } ?? color,
                        strokeWidth: hasStroke ? CGFloat(indicator.strokeWidth ?? 1) : 0)
                    let size = CGFloat(indicator.size ?? 16)
                    super.init(frame: CGRect(x: 0, y: 0, width: size, height: size))
                    isUserInteractionEnabled = false
                    canvas.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(canvas)
                    let margin = -canvas.strokeWidth
                    let beyond = NSDirectionalEdgeInsets(
                        top: margin, leading: margin, bottom: margin, trailing: margin)
                    let constraints =
                        MenuLooks.edges(of: canvas, on: self, insets: beyond) + [
                            widthAnchor.constraint(equalToConstant: size),
                            heightAnchor.constraint(equalToConstant: size),
                        ]
                    // A row that is lower than the triangle has the last word.
                    for constraint in constraints.suffix(2) { constraint.priority = .defaultHigh }
                    NSLayoutConstraint.activate(constraints)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                    super.traitCollectionDidChange(previous)
                    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { canvas.setNeedsDisplay() }
                }

                private final class Canvas: UIView {
                    let fill: UIColor
                    let stroke: UIColor
                    let strokeWidth: CGFloat

                    init(fill: UIColor, stroke: UIColor, strokeWidth: CGFloat) {
                        self.fill = fill
                        self.stroke = stroke
                        self.strokeWidth = strokeWidth
                        super.init(frame: .zero)
                        isOpaque = false
                        backgroundColor = .clear
                        contentMode = .redraw
                        isUserInteractionEnabled = false
                    }

                    @available(*, unavailable)
                    required init?(coder: NSCoder) { nil }

                    override func draw(_ rect: CGRect) {
                        let room = CGRect(
                            x: strokeWidth, y: strokeWidth, width: bounds.width - 2 * strokeWidth,
                            height: bounds.height - 2 * strokeWidth)
                        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
                        // From the middle of one side to the corner across.
                        let length = 3.0.squareRoot() / 2 * room.height
                        let path = UIBezierPath()
                        path.move(to: CGPoint(x: isMirrored ? room.maxX : room.minX, y: room.minY))
                        path.addLine(to: CGPoint(x: isMirrored ? room.maxX : room.minX, y: room.maxY))
                        path.addLine(
                            to: CGPoint(x: isMirrored ? room.maxX - length : room.minX + length, y: room.midY))
                        path.close()
                        fill.setFill()
                        path.fill()
                        guard strokeWidth > 0 else { return }
                        stroke.setStroke()
                        path.lineWidth = strokeWidth
                        path.stroke()
                    }
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// A section tree whose sections and items have a type of their own, as generated code has it.
            ///
            /// ```swift
            /// let letters = SectionTreeView(Feedback.letters, texts: MenuTexts(namespace: "Feedback"))
            /// letters.onSelect = { saying in print(saying) }
            /// ```
            @MainActor final class SectionTreeView<Node: MenuNode>: SectionTreeControl {
                /// What the spec says.
                let tree: SectionTree<Node>
                /// An item was touched.
                var onSelect: ((Node) -> Void)?
                /// A section has opened.
                var onExpand: ((Node) -> Void)?
                /// A section has closed.
                var onCollapse: ((Node) -> Void)?

                /// A tree with the sections open that the spec opens.
                ///
                /// - Parameter texts: Where all its texts come from.
                init(_ tree: SectionTree<Node>, texts: MenuTexts) {
                    self.tree = tree
                    super.init(tree.menu, texts: texts)
                }

                @available(*, unavailable)
                required init?(coder: NSCoder) { nil }

                /// The sections that are open, in the tree's order.
                var expanded: [Node] { tree.expanded(in: state) }

                override func tell(_ message: MenuMessage) {
                    switch SectionTree<Node>.Message(message) {
                    case .select(let node): onSelect?(node)
                    case .expand(let node): onExpand?(node)
                    case .collapse(let node): onCollapse?(node)
                    case nil: break
                    }
                    super.tell(message)
                }
            }
        #endif

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            import UIKit

            /// What VoiceOver reads of a section tree.
            @MainActor enum SectionTreeVoice {
                /// Makes a view the element of a section or an item.
                static func describe(
                    _ view: UIView, as row: SectionTreeState.Row, texts: MenuTexts, in menu: MenuDocument.SectionTree
                ) {
                    let spoken = texts.accessibility(of: row, in: menu)
                    view.isAccessibilityElement = true
                    view.accessibilityLabel = spoken?.label ?? texts.title(of: row, in: menu)
                    view.accessibilityHint = spoken?.hint
                    view.accessibilityIdentifier = texts.identifier(of: row, in: menu)
                    view.accessibilityValue = texts.expansion(of: row, in: menu)
                    var traits: UIAccessibilityTraits = row.isSection ? .header : .button
                    if row.isCollapsible { traits.insert(.button) }
                    if case .item(let item) = row.entry, !item.enabled { traits.insert(.notEnabled) }
                    view.accessibilityTraits = traits
                }
            }
        #endif

        """#
    }
}
