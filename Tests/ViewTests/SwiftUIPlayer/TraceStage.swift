@_spi(Headless) import SwiftUI

/// A page that scrolls with the menus on it below each other, and the app that holds their states.
@MainActor final class TraceStage {
    static let size = CGSize(width: 400, height: 6000)
    /// Of the place that each menu has.
    static let place: CGFloat = 2500

    let ids: [String]
    private(set) var menus = MenuStates(dropdowns: [])
    private(set) var host: SwiftUIHeadless.Host! = nil
    private var told: [String: [String]] = [:]

    init(_ ids: [String]) { self.ids = ids }

    /// The states of a document's menus, which are the app's.
    func states(of document: MenuDocument) -> Binding<MenuStates> {
        menus = MenuStates(document)
        return Binding(get: { @MainActor in self.menus }, set: { @MainActor in self.menus = $0 })
    }

    /// What the app does, and hears of at once.
    func send(_ event: MenuStates.Event, to id: String) {
        for effect in menus.send(event, to: id) {
            for message in effect.outcome.told { hear(message.text, of: effect.menu) }
        }
        host.update()
    }

    /// The app is told something.
    func hear(_ text: String, of id: String) { told[id, default: []].append(text) }

    /// What was told of a menu since this was last asked.
    func takeTold(of id: String) -> [String] {
        defer { told[id] = nil }
        return told[id] ?? []
    }

    func show(_ views: [AnyView]) {
        let page = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<views.count, id: \.self) { index in
                    views[index]
                        .background(Color.clear.accessibilityIdentifier("place-\(index)"))
                        .frame(height: Self.place, alignment: .top)
                }
                Color.clear.frame(height: 6000)
            }
            .padding(.horizontal, 20)
        }
        host = SwiftUIHeadless.host(page.dropdownHost(), size: Self.size)
    }

    /// What a menu takes of the page.
    func frame(of id: String) -> CGRect {
        host.find(identifier: "place-\(ids.firstIndex(of: id)!)")!.frame
    }

    /// What there is at a menu's place, its list included wherever it is drawn.
    func elements(of id: String) -> [SwiftUIHeadless.Element] {
        let top = frame(of: id).minY
        return host.elements.all.filter { $0.frame.minY >= top - 1 && $0.frame.minY < top + Self.place - 1 }
    }

    /// A place where nothing is.
    var nowhere: CGPoint { CGPoint(x: 2, y: Self.size.height - 10) }
}
