import MenuRuntime
import MenuSpec

extension Target {
    /// What `swift` makes, and for each menu functions that make a SwiftUI view of it, and a preview.
    public static let swiftui = Target(
        swift: "swiftui", summary: "typed Swift with SwiftUI views, for iOS 15 and macOS 12 and later",
        frontEnd: .swiftui)
}

extension SwiftFrontEnd {
    static let swiftui = SwiftFrontEnd(
        module: "MenuSwiftUI", isInSignatures: false,
        condition: "canImport(SwiftUI) && !os(watchOS) && !os(tvOS)",
        source: RuntimeSource.swiftui,
        imports: { _ in ["SwiftUI"] },
        writeFactory: writeSwiftUIFactory)

    private static func writeSwiftUIFactory(
        of menu: SwiftMenu, _ target: SwiftTarget, to writer: inout SwiftWriter
    ) {
        let isAnchored = menu.anchor == .view
        // The first of two functions is the one that a closure behind the call is.
        var rest: [SwiftText] = [
            "onMessage: @escaping (Message) -> Void = { _ in }", "texts: MenuTexts.Replacement? = nil",
        ]
        if isAnchored { rest.append("@SwiftUI.ViewBuilder anchor: () -> some SwiftUI.View") }
        var arguments: [SwiftText] = ["texts: \(target.texts)", "onMessage: onMessage"]
        if isAnchored { arguments.append("anchor: anchor") }
        writer.block("extension \(target.qualifiedType(of: menu))") { writer in
            for (index, source) in menu.sources.enumerated() {
                if index > 0 { writer.line() }
                writer.line("/// \(source.comment)")
                if isAnchored { writer.line("/// A touch on the anchor opens it.") }
                let parameters = (source.parameters + rest).joined()
                writer.block(
                    "@MainActor \(target.access)func view(\(parameters)) -> some SwiftUI.View"
                ) { writer in
                    writer.line("\(menu.view)(\((["self"] + source.arguments + arguments).joined()))")
                }
            }
        }
        writer.line()
        writePreview(of: menu, target, to: &writer)
    }

    private static func writePreview(
        of menu: SwiftMenu, _ target: SwiftTarget, to writer: inout SwiftWriter
    ) {
        let (namespace, id) = (target.document.namespace, menu.id)
        let type: SwiftText = "\(name: namespace + "_" + SwiftName.type(id) + "_Previews")"
        writer.block("private struct \(type): SwiftUI.PreviewProvider") { writer in
            writer.block("static var previews: some SwiftUI.View") { writer in
                let anchor: SwiftText =
                    menu.anchor == .view ? " { SwiftUI.Text(verbatim: \(literal: menu.title)) }" : ""
                writer.block("MenuPreview(\(name: namespace).document)") { writer in
                    // Not by the function above: the compiler would try those of all menus, for each of them.
                    let value: SwiftText = "\(name: namespace).\(name: SwiftName.property(id))"
                    let texts: SwiftText = "MenuTexts(namespace: \(literal: namespace))"
                    writer.line("\(menu.view)(\(value), in: $0, texts: \(texts))\(anchor)")
                }
                writer.line(".previewDisplayName(\(literal: menu.title.isEmpty ? id : menu.title))")
            }
        }
    }
}

/// Where a view has its state from.
private struct StateSource {
    let comment: SwiftText
    var parameters: [SwiftText] = []
    var arguments: [SwiftText] = []
}

extension SwiftMenu {
    /// The type of a view of it.
    fileprivate var view: SwiftText {
        switch self {
        case .dropdown: "DropdownMenu"
        case .sectionTree: "SectionTreeList"
        }
    }

    /// The ways to make a view of it, each with other parameters.
    fileprivate var sources: [StateSource] {
        let shared = StateSource(
            comment: "A view of the menu whose state is the app's, among those of all menus.",
            parameters: ["in menus: SwiftUI.Binding<MenuStates>"], arguments: ["in: menus"])
        switch self {
        case .sectionTree:
            return [
                StateSource(comment: "A view of the menu, as the spec has it at the start."),
                StateSource(
                    comment: "A view of the menu whose state is the app's.",
                    parameters: ["state: SwiftUI.Binding<SectionTreeState>"], arguments: ["state: state"]),
                shared,
            ]
        // Dropdowns of a group have to know of each other.
        case .dropdown(let menu, _) where menu.group != nil: return [shared]
        case .dropdown(let menu, _) where menu.selection == .multiple:
            return [
                StateSource(
                    comment: "A view of the menu; what is chosen is the app's, in the order of the options.",
                    parameters: ["selections: SwiftUI.Binding<[Option]>"],
                    arguments: ["selections: selections"]),
                shared,
            ]
        case .dropdown:
            return [
                StateSource(
                    comment: "A view of the menu; what is chosen is the app's.",
                    parameters: ["selection: SwiftUI.Binding<Option?>"], arguments: ["selection: selection"]),
                shared,
            ]
        }
    }
}
