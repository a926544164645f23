import MenuRuntime
import MenuSpec

extension Target {
    /// What `swift` makes, and a function for each menu that makes a UIKit view of it.
    public static let uikit = Target(
        swift: "uikit", summary: "typed Swift with UIKit views, for iOS 15 and later", frontEnd: .uikit)
}

extension SwiftFrontEnd {
    static let uikit = SwiftFrontEnd(
        module: "MenuUIKit", isInSignatures: true, condition: "canImport(UIKit) && !os(watchOS) && !os(tvOS)",
        source: RuntimeSource.uikit,
        imports: { menus in menus.contains { $0.anchor == .view } ? ["UIKit"] : [] },
        writeFactory: writeUIKitFactory)

    private static func writeUIKitFactory(
        of menu: SwiftMenu, _ target: SwiftTarget, to writer: inout SwiftWriter
    ) {
        let texts: SwiftText = "texts: MenuTexts.Replacement? = nil"
        var parameters: [SwiftText] = []
        var settings: [SwiftText] = []
        if menu.anchor == .view {
            parameters.append("on anchor: UIView")
            settings.append("view.anchorView = anchor")
        }
        if menu.hasGroup {
            parameters.append("in group: DropdownGroup")
            settings.append("view.group = group")
        }
        writer.block("extension \(target.qualifiedType(of: menu))") { writer in
            writer.line("/// Makes a view of the menu, as the spec has it at the start.")
            if menu.anchor == .view {
                writer.line("/// A touch on the anchor opens it.")
            }
            if menu.hasGroup {
                writer.line("/// Of the views of one group at most one is open.")
            }
            let signature: SwiftText = "makeView(\((parameters + [texts]).joined()))"
            writer.block("@MainActor \(target.access)func \(signature) -> \(menu.uiKitView)") { writer in
                let value: SwiftText =
                    "\(menu.uiKitView)(self, texts: \(target.texts))"
                if settings.isEmpty { return writer.line(value) }
                writer.line("let view = \(value)")
                for setting in settings { writer.line(setting) }
                writer.line("return view")
            }
        }
    }
}

extension SwiftMenu {
    fileprivate var uiKitView: SwiftText {
        switch self {
        case .dropdown: "DropdownView<Option>"
        case .sectionTree: "SectionTreeView<Node>"
        }
    }
}
