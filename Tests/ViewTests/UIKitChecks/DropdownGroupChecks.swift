import MenuRuntime
@_spi(Headless) import UIKit

/// Three dropdowns of a group, a, b and c, with all that they told and who was open then.
@MainActor private final class Group {
    let window: UIWindow
    let group = DropdownGroup()
    let members: [DropdownControl]
    var told: [String] = []
    /// What the app does when it hears something.
    var hears: (_ id: String, MenuMessage) -> Void = { _, _ in }

    init() {
        let (window, root) = makeWindow()
        self.window = window
        members = ["a", "b", "c"].enumerated().map { index, id in
            var menu = menu { $0.presentation = .overlay }
            menu.id = id
            let control = DropdownControl(menu, texts: MenuTexts(namespace: "Test"))
            control.frame = CGRect(x: 0, y: CGFloat(20 + 240 * index), width: 300, height: 44)
            root.addSubview(control)
            return control
        }
        for member in members {
            member.group = group
            member.onMessage = { [weak self, id = member.menu.id] message in
                self?.told.append("\(id) \(message.text): \(self?.open ?? "")")
                self?.hears(id, message)
            }
        }
    }

    subscript(id: String) -> DropdownControl { members.first { $0.menu.id == id }! }
    var open: String { members.filter(\.state.isOpen).map(\.menu.id).joined() }
    /// Whose lists are to be seen.
    var seen: String { members.filter { $0.list.window != nil }.map(\.menu.id).joined() }
}

@MainActor let dropdownGroupChecks: [Check] = [
    (
        "of a group one is open: the other closes first, whether by touch or by the app",
        { r in
            let stage = DropdownStage(menu { $0.dismiss = [.outside] })
            let other = DropdownControl(menu { $0.dismiss = [] }, texts: MenuTexts(namespace: "Test"))
                .placed(in: stage.root)
            NSLayoutConstraint.activate([
                other.topAnchor.constraint(equalTo: stage.root.topAnchor, constant: 400),
                other.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
                other.trailingAnchor.constraint(equalTo: stage.root.trailingAnchor),
            ])
            other.onMessage = { [weak stage] message in
                stage?.told.append("other \(message.text)")
                if message == .open { r.expect(stage?.dropdown.state.isOpen, false) }
            }
            let group = DropdownGroup()
            (stage.dropdown.group, other.group) = (group, group)
            stage.tapButton()
            // A finger that only begins on the other's button opens nothing, and so closes nothing.
            UIKitHeadless.touch(CGPoint(x: 100, y: 410), in: stage.window).cancel()
            r.expect(stage.takeTold(), ["open"])
            UIKitHeadless.tap(other.button)
            r.expect(stage.takeTold(), ["close", "other open"])
            stage.tapButton()
            r.expect(stage.takeTold(), ["other close", "open"])
            other.send(.open)
            r.expect(stage.dropdown.state.isOpen, false)
            r.expect(stage.takeTold(), [], "the app's doing")
            stage.dropdown.group = nil
            stage.dropdown.send(.open)
            r.expect([stage.dropdown.state.isOpen, other.state.isOpen], [true, true])
        }
    ),
    (
        "of a group one is open, whatever the app does when it is told",
        { r in
            for (opened, told, open) in [
                (nil, ["a close: b", "b open: b"], "b"), ("a", ["a close: b", "b open: a"], "a"),
                ("b", ["a close: b", "b open: b"], "b"), ("c", ["a close: b", "b open: c"], "c"),
            ] {
                let group = Group()
                UIKitHeadless.tap(group["a"].button)
                group.told = []
                group.hears = { [weak group] id, message in
                    if id == "a", message == .close, let opened { group?[opened].send(.open) }
                }
                UIKitHeadless.tap(group["b"].button)
                r.expect(group.told, told, "\(opened ?? "none")")
                r.expect([group.open, group.seen], [open, open], "\(opened ?? "none")")
            }
        }
    ),
    (
        "of a group one is open: one that joins while another is open closes, and is not told of it",
        { r in
            let group = Group()
            for member in group.members { member.group = nil }
            for id in ["a", "b"] { group[id].send(.open) }
            r.expect(group.open, "ab")
            for member in group.members { member.group = group.group }
            r.expect([group.open, group.seen], ["a", "a"])
            r.expect(group.told, [])
            group["a"].group = nil
            group["b"].send(.open)
            r.expect(group.open, "ab", "one that has left")
            group["a"].send(.close)
            group["c"].group = nil
            group["b"].send(.close)
            group["c"].send(.open)
            group["c"].group = group.group
            r.expect(group.open, "c", "none of the others is open")
        }
    ),
]
