import Foundation
import MenuRuntime
@_spi(Headless) import UIKit

/// The traces of dropdowns, played on views: touched where a person would touch them, and looked at.
@MainActor let dropdownTraceChecks: [Check] = {
    let folder = package.appendingPathComponent("build/views/traces")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
        let document = try! JSONDecoder().decode(
            MenuDocument.self, from: Data(contentsOf: folder.appendingPathComponent(name)))
        let file = name.replacingOccurrences(of: ".json", with: ".trace")
        let text = try! String(
            contentsOf: package.appendingPathComponent("Tests/Traces/\(file)"), encoding: .utf8)
        let trace = try! Trace(text, root: package)
        let ids = trace.menus.split(separator: ",").map(String.init)
        let menus = ids.compactMap { id in document.dropdowns.first { $0.id == id } }
        guard menus.count == ids.count else { return nil }
        return (
            "trace \(file)",
            { r in DropdownTracePlayer(menus, namespace: document.namespace).play(trace, r) }
        )
    }
}()

@MainActor private final class DropdownTracePlayer {
    private let window: UIWindow
    private var controls: [(id: String, control: DropdownControl)] = []
    private var told: [String: [String]] = [:]

    init(_ menus: [MenuDocument.Dropdown], namespace: String) {
        let root: UIView
        (window, root) = makeWindow(height: 3000)
        var groups: [String: DropdownGroup] = [:]
        for (index, menu) in menus.enumerated() {
            let control = DropdownControl(menu, texts: MenuTexts(namespace: namespace)).placed(in: root)
            NSLayoutConstraint.activate([
                control.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(500 * index + 50)),
                control.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                control.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            ])
            if menu.anchor == .view {
                let anchor = UIView(frame: CGRect(x: 20, y: 500 * index, width: 200, height: 50))
                root.addSubview(anchor)
                control.anchorView = anchor
            }
            if let name = menu.group {
                let group = groups[name] ?? DropdownGroup()
                (groups[name], control.group) = (group, group)
            }
            control.onMessage = { [unowned self] in told[menu.id, default: []].append($0.text) }
            controls.append((menu.id, control))
        }
    }

    func play(_ trace: Trace, _ r: Recorder) {
        UIKitHeadless.layout()
        for line in trace.start { compare(line, r) }
        for step in trace.steps {
            told = [:]
            let parts = step.event.split(separator: ":", maxSplits: 1).map(String.init)
            let isNamed = controls.count > 1
            let control = isNamed ? controls.first { $0.id == parts[0] }!.control : controls[0].control
            perform(try! DropdownState.Event(text: isNamed ? parts[1] : step.event), on: control)
            UIKitHeadless.layout()
            for line in step.lines { compare(line, r) }
        }
    }

    /// Does what a person would, where that can be done; else what an app would.
    private func perform(_ event: DropdownState.Event, on control: DropdownControl) {
        let isOpen = control.list.superview != nil
        switch event {
        case .tapButton: UIKitHeadless.tap(control.anchorView ?? control.button)
        case .tapFooter where isOpen && control.menu.footer != nil: UIKitHeadless.tap(control.list.footer)
        case .tapOption(let id):
            guard isOpen, let row = control.state.rowIndex(of: id) else { fallthrough }
            let table = control.list.table
            let path = IndexPath(row: row, section: 0)
            table.scrollToRow(at: path, at: .none, animated: false)
            UIKitHeadless.layout()
            let rect = table.convert(table.rectForRow(at: path), to: window)
            UIKitHeadless.tap(CGPoint(x: rect.midX, y: rect.midY), in: window)
        case .tapOutside where controls.count == 1:
            UIKitHeadless.tap(CGPoint(x: 1, y: 2990), in: window)
        case .escape where control.list.isFirstResponder: UIKitHeadless.press(.keyboardEscape)
        default: control.send(event)
        }
    }

    /// Looks whether a control shows what a line says.
    private func compare(_ line: String, _ r: Recorder) {
        let expected = try! JSONSerialization.jsonObject(with: Data(line.utf8)) as! [String: Any]
        let id = expected["menu"] as? String ?? controls[0].id
        let control = controls.first { $0.id == id }!.control
        let hasButton = control.menu.anchor == .button
        r.expect(told[id] ?? [], expected["told"] as! [String], line)
        r.expect(control.list.superview != nil, expected["isOpen"] as! Bool, line)
        r.expect(control.state.selected, expected["selected"] as! [String], line)
        if hasButton { r.expect(control.button.title(for: .normal), expected["title"] as? String, line) }
        r.expect(UIKitHeadless.name(of: control.button.currentImage), expected["indicator"] as? String, line)
        r.expect(
            UIKitHeadless.name(of: control.badge?.image ?? nil), expected["badgeIcon"] as? String, line)
        compareRows(of: control, expected["rows"] as! [String], line, r)
        let heights = expected["heights"] as! [String: Double]
        let button = hasButton ? control.button.frame.height : 0
        r.expect(button, heights["button"].map { CGFloat($0) }, line)
        if let list = heights["list"], let total = heights["total"] {
            let shown = control.list.superview == nil ? 0 : control.list.frame.height
            r.expect([shown, control.frame.height], [CGFloat(list), CGFloat(total)], line)
        }
    }

    /// The rows that can be seen of an open list show what they should, and there are as many.
    private func compareRows(of control: DropdownControl, _ names: [String], _ line: String, _ r: Recorder) {
        r.expect(control.state.rows.map(\.name), names, line)
        guard control.list.superview != nil else { return }
        let table = control.list.table
        let says = names.isEmpty && control.menu.emptyTitle != nil
        r.expect(table.numberOfRows(inSection: 0), says ? 1 : names.count, line)
        for path in (table.indexPathsForVisibleRows ?? []) where !says {
            guard let cell = table.cellForRow(at: path) else { continue }
            let title =
                switch control.state.row(at: path.row).content {
                case .option(let option): option.title
                case .group(let group): group.title
                }
            r.expect(texts(in: cell).first, title, line)
            let isSelected = control.state.selected.contains(names[path.row])
            r.expect(cell.accessibilityTraits.contains(.selected), isSelected, line)
        }
    }
}
