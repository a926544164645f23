import Foundation
import MenuRuntime
@_spi(Headless) import SwiftUI

/// An app with menus on its screen: it holds what is the app's, and hears what it is told.
@MainActor final class MenuStage {
    let namespace: String
    var menus: MenuStates
    var selected: [CheckOption] = []
    /// Of a tree by itself.
    var treeState: SectionTreeState?
    private static var stages: [MenuStage] = []
    private(set) var told: [String] = []
    /// What the state was when the app was told.
    private(set) var statesTold: [Bool] = []
    private(set) var host: SwiftUIHeadless.Host! = nil

    /// The same check, which also asks what SwiftUI has to say against the views on its stages.
    static func check(_ check: Check) -> Check {
        (
            check.name,
            { recorder in
                stages = []
                check.run(recorder)
                for stage in stages { recorder.expect(stage.host.issues, [], "what SwiftUI complains of") }
            }
        )
    }

    init(_ document: MenuDocument) {
        namespace = document.namespace
        menus = MenuStates(document)
    }

    convenience init(
        _ dropdowns: [MenuDocument.Dropdown] = [], trees: [MenuDocument.SectionTree] = []
    ) {
        self.init(MenuDocument(namespace: "Test", dropdowns: dropdowns, sectionTrees: trees))
    }

    var texts: MenuTexts { MenuTexts(namespace: namespace) }

    func binding() -> Binding<MenuStates> {
        Binding(get: { @MainActor in self.menus }, set: { @MainActor in self.menus = $0 })
    }

    func selection() -> Binding<CheckOption?> {
        Binding(
            get: { @MainActor in self.selected.first },
            set: { @MainActor in self.selected = $0.map { [$0] } ?? [] })
    }

    func selections() -> Binding<[CheckOption]> {
        Binding(get: { @MainActor in self.selected }, set: { @MainActor in self.selected = $0 })
    }

    func treeBinding() -> Binding<SectionTreeState> {
        Binding(get: { @MainActor in self.treeState! }, set: { @MainActor in self.treeState = $0 })
    }

    func dropdown(_ id: String) -> DropdownState {
        guard case .dropdown(let state) = menus[id] else { fatalError("no dropdown \(id)") }
        return state
    }

    func hear(_ text: String) {
        told.append(text)
        statesTold.append(menus.dropdowns.first?.isOpen ?? false)
    }

    /// What was told since this was last asked.
    func takeTold() -> [String] {
        defer { told = [] }
        return told
    }

    // MARK: Views

    /// A dropdown whose state is the app's.
    func view(_ id: String, mark: String = "") -> some View {
        DropdownMenu(
            Dropdown<CheckOption>(dropdown(id).menu), in: binding(), texts: texts,
            onMessage: { self.hear(mark + $0.text) })
    }

    func tree(_ id: String) -> some View {
        guard case .sectionTree(let state) = menus[id] else { fatalError("no tree \(id)") }
        return SectionTreeSurface(
            menu: state.menu, source: .states(binding()), texts: texts, tell: { self.hear($0.text) })
    }

    func show(_ view: some View, size: CGSize = CGSize(width: 400, height: 800)) {
        if let host { return host.show(view) }
        host = SwiftUIHeadless.host(view, size: size)
        Self.stages.append(self)
    }

    /// Sends what the app does.
    func send(_ event: DropdownState.Event, to id: String) {
        menus.send(.dropdown(event), to: id)
        host.update()
    }

    // MARK: What is seen

    /// The button of a dropdown.
    func button(_ id: String) -> SwiftUIHeadless.Element {
        host.find(identifier: "\(namespace).\(id)")!
    }

    func tapButton(_ id: String) { host.tap(button(id)) }

    func tap(_ text: String) {
        // The title on the button may say the same.
        host.tap(host.elements.all.last { $0.kind == .text && $0.text == text && $0.isVisible }!)
    }

    var scroll: SwiftUIHeadless.Element? { host.elements.all.first { $0.kind == .scroll } }

    func symbols() -> [String] {
        host.elements.all.filter { $0.kind == .image && $0.isVisible }.compactMap(\.text)
    }
}

/// An option of any dropdown.
struct CheckOption: OpenMenuOption {
    let id: String

    static let optionTable = MenuOptionTable(MenuDocument.Dropdown(id: "any", title: ""))
}

extension Dropdown.Message {
    /// As traces write it.
    var text: String {
        switch self {
        case .select(let option): "select " + option.id
        case .deselect(let option): "deselect " + option.id
        case .footer: "footer"
        case .open: "open"
        case .close: "close"
        }
    }
}

/// A document of `specs/`, as the JSON target has it.
func document(_ name: String) -> MenuDocument {
    let file = package.appendingPathComponent("Tests/MenuBackendsTests/Golden/\(name).menu.json")
    return try! JSONDecoder().decode(MenuDocument.self, from: Data(contentsOf: file))
}

/// A dropdown with options A, B, C, … of the ids a, b, c, ….
func menu(
    _ ids: String = "abc", id: String = "menu", _ change: (inout MenuDocument.Dropdown) -> Void = { _ in }
) -> MenuDocument.Dropdown {
    var menu = MenuDocument.Dropdown(
        id: id, title: "Prompt",
        accessibility: MenuDocument.Accessibility(label: "Prompt", identifier: "Test." + id))
    menu.options = ids.map { .option(MenuDocument.Option(id: String($0), title: $0.uppercased())) }
    change(&menu)
    return menu
}
