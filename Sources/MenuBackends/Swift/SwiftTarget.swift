import MenuRuntime
import MenuSpec

extension Target {
    /// Types for the options, sections and items, and the menus as values of the runtime.
    public static let swift = Target(
        swift: "swift", summary: "typed Swift, without a user interface", frontEnd: nil)

    /// A target that writes Swift.
    init(swift name: String, summary: String, frontEnd: SwiftFrontEnd?) {
        self.init(
            name: name, summary: summary, fileExtension: "menu.swift",
            render: { input, options, take in
                SwiftWriter.stream(to: take) { SwiftTarget(input, options, frontEnd).write(to: &$0) }
            })
        runtime = SharedFile(name: "MenuRuntime.swift") { take in
            RuntimeSource.text.withUTF8Buffer(take)
            frontEnd?.source.withUTF8Buffer(take)
        }
    }
}

/// What a user interface adds to generated Swift.
struct SwiftFrontEnd: Sendable {
    /// The module of its views.
    let module: SwiftText
    /// Whether that is named by what is made for others; where it is not, an import for others would be a warning.
    let isInSignatures: Bool
    /// Where it can be compiled.
    let condition: SwiftText
    /// The sources of its views, less what makes them public.
    let source: StaticString
    /// What the generated code imports for itself.
    let imports: @Sendable ([SwiftMenu]) -> [SwiftText]
    /// Writes what makes a view of a menu.
    let writeFactory: @Sendable (SwiftMenu, SwiftTarget, inout SwiftWriter) -> Void
}

/// The Swift source of one spec.
struct SwiftTarget {
    let input: Target.Input
    let options: Target.Options
    let frontEnd: SwiftFrontEnd?
    let menus: [SwiftMenu]

    var document: MenuDocument { input.document }
    /// What stands before a declaration.
    var access: SwiftText { options.access == .public ? "public " : "" }

    /// So many entries become one function: a longer one takes the compiler more than its share of time.
    static let functionLength = 200

    init(_ input: Target.Input, _ options: Target.Options, _ frontEnd: SwiftFrontEnd? = nil) {
        self.input = input
        self.options = options
        self.frontEnd = frontEnd
        menus =
            input.document.dropdowns.enumerated().map { .dropdown($0.element, $0.offset) }
            + input.document.sectionTrees.enumerated().map { .sectionTree($0.element, $0.offset) }
    }

    func write(to writer: inout SwiftWriter) {
        writer.line("// Made by menuc from \(comment: input.sourceName). Change the spec, not this file.")
        writer.line("// swift-format-ignore-file")
        writer.line("// swiftlint:disable all")
        writer.line()
        if options.runtime == .import {
            writer.line("\(access)import MenuRuntime")
            writer.line()
        }
        writer.line("/// From \(comment: input.sourceName)")
        writer.block("\(access)nonisolated enum \(name: document.namespace)") { writer in
            for menu in menus {
                writeType(of: menu, to: &writer)
                writer.line()
            }
            for menu in menus { writeProperty(of: menu, to: &writer) }
            writer.line("/// All menus of the spec.")
            writer.line("\(access)static let document: MenuDocument = GeneratedMenus.document()")
        }
        writeFactories(to: &writer)
        writer.line()
        writer.block("nonisolated extension \(name: document.namespace)") { writer in
            writer.line("/// What the spec says, field by field; what is not said here has its default.")
            writer.block("private enum GeneratedMenus") { writeValues(to: &$0) }
        }
    }

    /// What makes views of the menus, where the target has views.
    private func writeFactories(to writer: inout SwiftWriter) {
        guard let frontEnd else { return }
        writer.line()
        writer.line("#if \(frontEnd.condition)")
        for module in frontEnd.imports(menus) { writer.line("\(access)import \(module)") }
        if options.runtime == .import {
            writer.line("\(frontEnd.isInSignatures ? access : "")import \(frontEnd.module)")
        }
        for menu in menus {
            writer.line()
            frontEnd.writeFactory(menu, self, &writer)
        }
        writer.line("#endif")
    }

    /// The type of a menu, from outside of the namespace: `Dropdown<Feedback.Reason>`.
    func qualifiedType(of menu: SwiftMenu) -> SwiftText {
        "\(menu.wrapper)<\(name: document.namespace).\(name: SwiftName.type(menu.id))>"
    }

    /// The texts of the spec, which a parameter `texts` of what makes a view may replace.
    var texts: SwiftText { "MenuTexts(namespace: \(literal: document.namespace), replacing: texts)" }

    private func writeProperty(of menu: SwiftMenu, to writer: inout SwiftWriter) {
        writer.document(menu.title)
        let type: SwiftText = "\(menu.wrapper)<\(name: SwiftName.type(menu.id))>"
        writer.line(
            "\(access)static var \(name: SwiftName.property(menu.id)): \(type) { .init(\(menu.value)) }")
        writer.line()
    }

    private func writeValues(to writer: inout SwiftWriter) {
        var additions = SwiftCalls("add", "to document: inout MenuDocument", "to: &document")
        for menu in menus { additions.add("document.\(menu.list).append(\(menu.function)())") }
        writer.block("static func document() -> MenuDocument") { writer in
            writer.line("var document = MenuDocument(namespace: \(literal: document.namespace))")
            additions.writeCalls(to: &writer)
            writer.line("return document")
        }
        additions.writeFunctions(to: &writer)
        for menu in menus {
            writer.line()
            writer.line("/// \(comment: menu.id)")
            switch menu {
            case .dropdown(let dropdown, _): writeValue(of: dropdown, menu, to: &writer)
            case .sectionTree(let tree, _): writeValue(of: tree, menu, to: &writer)
            }
        }
    }
}

/// A menu of either kind, and what generated code calls its parts.
enum SwiftMenu {
    case dropdown(MenuDocument.Dropdown, Int)
    case sectionTree(MenuDocument.SectionTree, Int)

    var id: String {
        switch self {
        case .dropdown(let menu, _): menu.id
        case .sectionTree(let menu, _): menu.id
        }
    }

    /// Empty where it has none.
    var title: String {
        switch self {
        case .dropdown(let menu, _): menu.title
        case .sectionTree(let menu, _): menu.title ?? ""
        }
    }

    /// The type around its document, which knows its options' type.
    var wrapper: SwiftText {
        switch self {
        case .dropdown: "Dropdown"
        case .sectionTree: "SectionTree"
        }
    }

    /// What opens a dropdown; nil for a tree.
    var anchor: MenuDocument.Anchor? {
        switch self {
        case .dropdown(let menu, _): menu.anchor
        case .sectionTree: nil
        }
    }

    /// Whether it is one of those of which at most one is open.
    var hasGroup: Bool {
        switch self {
        case .dropdown(let menu, _): menu.group != nil
        case .sectionTree: false
        }
    }

    /// The list of the document that it is in.
    var list: SwiftText {
        switch self {
        case .dropdown: "dropdowns"
        case .sectionTree: "sectionTrees"
        }
    }

    /// Where it is.
    var value: SwiftText {
        switch self {
        case .dropdown(_, let index), .sectionTree(_, let index): "document.\(list)[\(index)]"
        }
    }

    /// The function that makes it.
    var function: SwiftText {
        switch self {
        case .dropdown(_, let index): "dropdown\(index + 1)"
        case .sectionTree(_, let index): "sectionTree\(index + 1)"
        }
    }
}
