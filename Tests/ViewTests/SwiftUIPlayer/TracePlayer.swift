@_spi(Headless) import SwiftUI

/// Does what a trace says on views: what a person does by touching, what an app does with the states.
@MainActor final class TracePlayer {
    private let stage: TraceStage

    init(on stage: TraceStage) { self.stage = stage }

    /// What is to be seen of all menus; what the app was told is forgotten then.
    func look() -> [SeenMenu] {
        stage.ids.map { id in
            var seen =
                switch stage.menus[id]! {
                case .dropdown(let state): SeenMenu(state.menu, on: stage)
                case .sectionTree(let state): SeenMenu(state.menu, on: stage)
                }
            seen.told = stage.takeTold(of: id)
            return seen
        }
    }

    func play(_ event: TraceScript.Event) {
        // What the app holds is no state of a view's, so nobody sees it change.
        defer { stage.host.update() }
        switch stage.menus[event.menu]! {
        case .dropdown(let state): play(try! DropdownState.Event(text: event.text), on: state)
        case .sectionTree(let state): play(try! SectionTreeState.Event(text: event.text), on: state)
        }
    }

    private func play(_ event: DropdownState.Event, on state: DropdownState) {
        let (host, menu) = (stage.host!, state.menu)
        switch event {
        case .tapButton: host.tap(host.find(identifier: menu.accessibility.identifier!)!)
        case .tapFooter:
            guard let footer = menu.footer else { return }
            // What is not there nobody can touch.
            let shown = stage.elements(of: menu.id).last { $0.kind == .text && $0.text == footer.title }
            if let shown { host.tap(shown) }
        case .tapOption(let id):
            guard let option = state.option(id), let list = TraceList(of: menu.id, on: stage) else { return }
            // Two options may have one title.
            let (own, made) = (option.accessibility?.identifier, ".\(menu.id).\(id)")
            list.reveal {
                own == nil ? $0.identifier?.hasSuffix(made) == true : $0.identifier == own
            } then: {
                host.tap($0)
            }
        case .tapOutside: host.tap(stage.nowhere)
        case .scroll: host.scroll(by: 40, at: stage.nowhere)
        case .escape: host.press(.escape)
        case .open, .close, .setOptions, .setEnabled, .setDisabled, .setHidden, .setShown, .setSelected:
            stage.send(.dropdown(event), to: menu.id)
        }
    }

    private func play(_ event: SectionTreeState.Event, on state: SectionTreeState) {
        switch event {
        case .tapSection(let path), .tapItem(let path):
            let identifier = MenuTexts(namespace: "").identifier(of: state.menu).dropFirst()
            let suffix = "." + identifier + "." + path.replacingOccurrences(of: "/", with: ".")
            let element = stage.host.accessibilityElements.first { $0.identifier?.hasSuffix(suffix) == true }
            if let element { stage.host.tap(CGPoint(x: element.frame.midX, y: element.frame.midY)) }
        case .expandAll, .collapseAll: stage.send(.sectionTree(event), to: state.menu.id)
        }
    }
}

/// The open list of a dropdown.
@MainActor struct TraceList {
    private let stage: TraceStage
    private let id: String

    /// Nil where it is closed.
    init?(of id: String, on stage: TraceStage) {
        self.stage = stage
        self.id = id
        if scroll == nil { return nil }
    }

    /// What scrolls in it.
    private var scroll: SwiftUIHeadless.Element? {
        // The page scrolls too.
        stage.elements(of: id).first { $0.kind == .scroll && $0.frame.height < TraceStage.place }
    }

    var frame: CGRect { scroll!.frame }

    /// What VoiceOver reads of the rows that are in sight.
    private var rows: [SwiftUIHeadless.AccessibilityElement] {
        let frame = frame
        return stage.host.accessibilityElements.filter {
            !frame.intersection($0.frame).isEmpty && $0.frame.minY >= frame.minY - 1
                && $0.frame.maxY <= frame.maxY + 1
        }
    }

    /// Scrolls until there is a row in sight, and does something to it.
    func reveal(
        _ isMeant: (SwiftUIHeadless.AccessibilityElement) -> Bool, then act: (CGPoint) -> Void
    ) {
        forEachPage { rows in
            guard let row = rows.first(where: isMeant) else { return true }
            act(CGPoint(x: row.frame.midX, y: row.frame.midY))
            return false
        }
    }

    /// All rows, those to be scrolled to as well, from the top.
    var texts: [String] {
        var (texts, bottom) = ([String](), -CGFloat.infinity)
        var offset: CGFloat = 0
        forEachPage { rows in
            for row in rows where row.frame.minY + offset > bottom - 1 {
                let isSelected = row.traits.contains(.isSelected)
                let parts = [row.label, row.value ?? ""].filter { !$0.isEmpty }
                texts.append((isSelected ? SeenMenu.Mark.selected : "") + parts.joined(separator: "|"))
                bottom = row.frame.maxY + offset
            }
            offset += 20
            return true
        }
        return texts
    }

    /// Scrolls through the list, 20 points at a time, until told to stop, and back to where it was.
    private func forEachPage(_ body: ([SwiftUIHeadless.AccessibilityElement]) -> Bool) {
        guard !frame.isEmpty else { return }
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        stage.host.scroll(by: -10_000, at: middle)
        var before: [CGRect] = []
        while true {
            let rows = rows
            // At the bottom nothing moves any more.
            if !before.isEmpty, rows.map(\.frame) == before { break }
            before = rows.map(\.frame)
            guard body(rows) else { return }
            stage.host.scroll(by: 20, at: middle)
        }
        stage.host.scroll(by: -10_000, at: middle)
    }
}

extension Dropdown.Message {
    /// As traces write it.
    func text(_ menu: MenuDocument.Dropdown) -> String {
        switch self {
        case .select(let option): "select " + option.id
        case .deselect(let option): "deselect " + option.id
        case .footer: "footer " + menu.footer!.id
        case .open: "open"
        case .close: "close"
        }
    }
}

extension SectionTree.Message {
    /// As traces write it.
    var text: String {
        switch self {
        case .select(let node): "select " + node.id
        case .expand(let node): "expand " + node.id
        case .collapse(let node): "collapse " + node.id
        }
    }
}
