@_spi(Headless) import SwiftUI

extension SeenMenu {
    @MainActor init(_ menu: MenuDocument.Dropdown, on stage: TraceStage) {
        self.init(menu: menu.id)
        let button = stage.host.find(identifier: menu.accessibility.identifier!)!
        let list = TraceList(of: menu.id, on: stage)
        let hasButton = menu.anchor == .button
        isOpen = list != nil
        if hasButton { title = button.all.first { $0.kind == .text }?.text }
        let symbols = { (elements: [SwiftUIHeadless.Element]) in
            elements.filter { $0.kind == .image && $0.opacity > 0 && $0.isVisible }.compactMap(\.text)
        }
        indicator = symbols(button.all).first
        badge = menu.badge == nil ? nil : badgeIcon(menu, on: stage)
        var footer: CGFloat = 0
        if let title = menu.footer?.title, list != nil {
            let row = stage.elements(of: menu.id).first { element in
                element.kind == .button && element.all.contains { $0.text == title }
            }
            footer = row?.frame.height ?? 0
        }
        // The view of the app's that opens a list is not the dropdown's.
        let total = stage.frame(of: menu.id).height - (hasButton ? 0 : button.frame.height)
        heights = [
            "button": hasButton ? Double(button.frame.height) : 0,
            "list": list.map { Double($0.frame.height + footer) } ?? 0, "total": Double(total),
        ]
        rows = list?.texts ?? []
    }

    @MainActor private func badgeIcon(_ menu: MenuDocument.Dropdown, on stage: TraceStage) -> String? {
        let disc = stage.host.elements.all.first { $0.kind == .shape && $0.text == "Circle" }!
        return stage.host.elements.all.first {
            $0.kind == .image && disc.frame.contains($0.frame) && $0.isVisible
        }?.text
    }

    @MainActor init(_ tree: MenuDocument.SectionTree, on stage: TraceStage) {
        self.init(menu: tree.id)
        let shown = stage.elements(of: tree.id).filter { $0.kind == .row }
        let spoken = stage.host.accessibilityElements
        rows = shown.map { row in
            let header = spoken.first { row.frame.contains($0.frame) && $0.traits.contains(.isHeader) }
            let texts = row.all.filter { $0.kind == .text }.compactMap(\.text).joined(separator: "|")
            return (header.map { mark($0) } ?? "") + texts
        }
        heights = ["height": shown.reduce(0) { $0 + Double($1.frame.height) }]
    }

    /// What VoiceOver says of a section tells an open one from a closed one.
    @MainActor private func mark(_ header: SwiftUIHeadless.AccessibilityElement) -> String {
        switch header.value {
        case "expanded": Mark.openSection
        case "collapsed": Mark.closedSection
        default: Mark.fixedSection
        }
    }
}
