@_spi(Headless) import UIKit

/// Does what a trace says on views: what a person does by touching, what an app does by sending it.
@MainActor final class TracePlayer {
    /// A menu of any kind on the screen.
    enum Control {
        case dropdown(DropdownControl)
        case tree(SectionTreeControl)
    }

    private let stage: TraceStage
    private var controls: [(id: String, control: Control)] = []
    private var told: [String: [String]] = [:]

    init(_ views: [UIView], named ids: [String], on stage: TraceStage) {
        self.stage = stage
        for (id, view) in zip(ids, views) {
            stage.add(view)
            switch view {
            case let dropdown as DropdownControl:
                controls.append((id, .dropdown(dropdown)))
                dropdown.onMessage = { [unowned self] in told[id, default: []].append($0.text) }
            case let tree as SectionTreeControl:
                controls.append((id, .tree(tree)))
                tree.onMessage = { [unowned self] in told[id, default: []].append($0.text) }
            default: fatalError("\(view) is no menu")
            }
        }
        UIKitHeadless.layout()
    }

    /// What is to be seen of all menus; what the app was told is forgotten then.
    func look() -> [SeenMenu] {
        UIKitHeadless.layout()
        defer { told = [:] }
        return controls.map { id, control in
            var seen =
                switch control {
                case .dropdown(let dropdown): SeenMenu(dropdown, id)
                case .tree(let tree): SeenMenu(tree, id)
                }
            seen.told = told[id] ?? []
            return seen
        }
    }

    func play(_ event: TraceScript.Event) {
        switch controls.first(where: { $0.id == event.menu })!.control {
        case .dropdown(let dropdown): play(try! DropdownState.Event(text: event.text), on: dropdown)
        case .tree(let tree): play(try! SectionTreeState.Event(text: event.text), on: tree)
        }
    }

    // MARK: Dropdowns

    private func play(_ event: DropdownState.Event, on dropdown: DropdownControl) {
        switch event {
        case .tapButton: UIKitHeadless.tap(dropdown.anchorView ?? dropdown.button)
        case .tapFooter: if dropdown.isListShown, dropdown.menu.footer != nil { tap(dropdown.list.footer) }
        case .tapOption(let id):
            // What is not there nobody can touch.
            guard dropdown.isListShown, let row = dropdown.state.rowIndex(of: id) else { return }
            tap(row: IndexPath(row: row, section: 0), of: dropdown.list.table)
        case .tapOutside:
            UIKitHeadless.tap(stage.nowhere, in: stage.window)
            // A list that is pushed down goes when what was touched has had the touch.
            UIKitHeadless.finishTasks()
        case .scroll: stage.scroll(withFinger: !dropdown.menu.dismiss.contains(.outside))
        case .escape: UIKitHeadless.press(.keyboardEscape)
        case .open, .close, .setOptions, .setEnabled, .setDisabled, .setHidden, .setShown, .setSelected:
            dropdown.send(event)
        }
    }

    // MARK: Trees

    private func play(_ event: SectionTreeState.Event, on tree: SectionTreeControl) {
        switch event {
        case .tapSection(let path), .tapItem(let path):
            guard let place = tree.state.place(of: path) else { return }
            guard let row = place.row else {
                return tap(tree.tableView.headerView(forSection: place.section)!)
            }
            tap(row: IndexPath(row: row, section: place.section), of: tree.tableView)
        case .expandAll, .collapseAll: tree.send(event)
        }
    }

    // MARK: Touches

    private func tap(_ view: UIView) { UIKitHeadless.tap(view) }

    private func tap(row: IndexPath, of table: UITableView) {
        table.scrollToRow(at: row, at: .none, animated: false)
        UIKitHeadless.layout()
        // At the top, where the title is.
        let rect = table.convert(table.rectForRow(at: row), to: stage.window)
        UIKitHeadless.tap(CGPoint(x: rect.midX, y: rect.minY + 10), in: stage.window)
    }
}

extension DropdownControl {
    var isListShown: Bool { list.window != nil && !list.isHidden }
}
