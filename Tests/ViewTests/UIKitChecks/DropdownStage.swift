import Foundation
import MenuRuntime
@_spi(Headless) import UIKit

/// A window with a dropdown in it, and all that the dropdown told.
@MainActor final class DropdownStage {
    let window: UIWindow
    let root: UIView
    let dropdown: DropdownControl
    var told: [String] = []

    /// - Parameter top: From the top of the window to that of the dropdown; as wide as the window less 16 at each side.
    init(_ menu: MenuDocument.Dropdown, namespace: String = "Test", top: CGFloat = 32) {
        (window, root) = makeWindow()
        dropdown = DropdownControl(menu, texts: MenuTexts(namespace: namespace)).placed(in: root)
        NSLayoutConstraint.activate([
            dropdown.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
            dropdown.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            dropdown.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        ])
        dropdown.onMessage = { [weak self] in self?.told.append($0.text) }
        UIKitHeadless.layout()
    }

    var button: UIButton { dropdown.button }
    var list: DropdownControl.List { dropdown.list }
    var table: UITableView { list.table }

    /// Taps the middle of a row, wherever it is.
    func tapRow(_ row: Int) {
        UIKitHeadless.layout()
        let rect = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: window)
        UIKitHeadless.tap(CGPoint(x: rect.midX, y: rect.midY), in: window)
    }

    func tapButton() { UIKitHeadless.tap(button) }

    /// Where a view is in the window.
    func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

    /// What was told since this was last asked.
    func takeTold() -> [String] {
        defer { told = [] }
        return told
    }

    /// The texts of the rows that can be seen, from the top.
    var rowTexts: [String] {
        UIKitHeadless.layout()
        return table.visibleCells.map { texts(in: $0).joined(separator: "|") }
    }
}

/// The texts of all labels that can be seen in a view.
@MainActor func texts(in view: UIView) -> [String] {
    if view.isHidden { return [] }
    if let label = view as? UILabel { return [label.text ?? ""].filter { !$0.isEmpty } }
    return view.subviews.flatMap { texts(in: $0) }
}

/// A view of a class below another, the first that is found.
@MainActor func find<View: UIView>(_ type: View.Type, in view: UIView) -> View? {
    if let found = view as? View { return found }
    for subview in view.subviews {
        if let found = find(type, in: subview) { return found }
    }
    return nil
}

/// A dropdown of `specs/`, as the JSON target has it.
@MainActor func spec(_ name: String, _ id: String) -> MenuDocument.Dropdown {
    let file = package.appendingPathComponent("Tests/MenuBackendsTests/Golden/\(name).menu.json")
    let document = try! JSONDecoder().decode(MenuDocument.self, from: Data(contentsOf: file))
    return document.dropdowns.first { $0.id == id }!
}

/// A dropdown with options A, B, C, … of the ids a, b, c, ….
func menu(
    _ ids: String = "abc", _ change: (inout MenuDocument.Dropdown) -> Void = { _ in }
) -> MenuDocument.Dropdown {
    var menu = MenuDocument.Dropdown(id: "menu", title: "Choose")
    menu.options = ids.map { .option(option(String($0))) }
    change(&menu)
    return menu
}

func option(
    _ id: String, _ change: (inout MenuDocument.Option) -> Void = { _ in }
) -> MenuDocument.Option {
    var option = MenuDocument.Option(id: id, title: id.uppercased())
    change(&option)
    return option
}

extension UIColor {
    /// As 0xRRGGBBAA, with a view's traits.
    @MainActor func bits(in view: UIView) -> String { resolvedColor(with: view.traitCollection).cgColor.bits }
}

extension CGColor {
    /// As #RRGGBBAA.
    var bits: String {
        "#" + (components ?? []).map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }
}
