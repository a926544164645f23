/// What somebody who cannot see the view comes by.
struct AccessibleElement {
    var node: Node
    var label = ""
    var value: String?
    var hint: String?
    var identifier: String?
    var traits = AccessibilityTraits()
    var isEnabled = true
    var sortPriority = 0.0
    var isModal = false
    var activate: (() -> Void)?
    var actions: [(kind: AccessibilityActionKind, run: () -> Void)] = []
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var focus: FocusLink?
    var inputLabels: [String] = []

    init(_ node: Node) {
        self.node = node
        isEnabled = node.environment.isEnabled
    }

    /// One element for several: their labels joined.
    static func combining(_ elements: [AccessibleElement], _ node: Node) -> AccessibleElement {
        var joined = AccessibleElement(node)
        joined.label = elements.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let values = elements.compactMap(\.value)
        joined.value = values.isEmpty ? nil : values.joined(separator: ", ")
        joined.hint = elements.lazy.compactMap(\.hint).first
        joined.identifier = elements.lazy.compactMap(\.identifier).first
        for element in elements {
            joined.traits.formUnion(element.traits)
            joined.actions += element.actions
            joined.activate = joined.activate ?? element.activate
            joined.focus = joined.focus ?? element.focus
            joined.adjust = joined.adjust ?? element.adjust
        }
        joined.traits.remove(.isImage)
        joined.traits.remove(.isStaticText)
        if elements.count == 1, !elements[0].traits.contains(.isButton) {
            joined.traits.formUnion(elements[0].traits)
        }
        return joined
    }

    /// In the order in which they are read: those of a higher priority first.
    static func sorted(_ elements: [AccessibleElement]) -> [AccessibleElement] {
        guard elements.contains(where: { $0.sortPriority != 0 }) else { return elements }
        return elements.enumerated().sorted {
            ($1.element.sortPriority, $0.offset) < ($0.element.sortPriority, $1.offset)
        }.map(\.element)
    }
}

final class AccessibilityNode: WrapperNode {
    var said = Accessibility()

    override func accessibilityElements() -> [AccessibleElement] {
        if said.isHidden == true { return [] }
        let inner = super.accessibilityElements()
        switch said.children {
        case .some(.ignore): return [changed(AccessibleElement(self))]
        case .some(.combine): return [changed(.combining(inner, self))]
        case .some(.contain):
            // The container itself is not read; what it is called is read with its first element on Apple's.
            return inner.map { element in
                var element = element
                if said.added.contains(.isModal) { element.isModal = true }
                if let priority = said.sortPriority { element.sortPriority = priority }
                return element
            }
        default:
            // A shape with a label becomes an element.
            if inner.isEmpty { return said.label == nil ? [] : [changed(AccessibleElement(self))] }
            return inner.map { changed($0) }
        }
    }

    private func changed(_ element: AccessibleElement) -> AccessibleElement {
        var element = element
        element.label = said.label ?? element.label
        element.value = said.value ?? element.value
        element.hint = said.hint ?? element.hint
        element.identifier = element.identifier ?? said.identifier
        element.traits.formUnion(said.added)
        element.traits.subtract(said.removed)
        element.sortPriority = said.sortPriority ?? element.sortPriority
        element.isModal = element.isModal || said.added.contains(.isModal)
        element.actions = said.actions.filter { $0.kind != .default } + element.actions
        if let action = said.actions.last(where: { $0.kind == .default }) { element.activate = action.run }
        element.adjust = said.adjust ?? element.adjust
        element.focus = said.focus ?? element.focus
        if !said.inputLabels.isEmpty { element.inputLabels = said.inputLabels }
        return element
    }

    override func describe() -> SwiftUIHeadless.Element {
        var element = SwiftUIHeadless.Element(.group, self, [child.describe()])
        element.label = said.label
        element.value = said.value
        element.hint = said.hint
        element.identifier = said.identifier
        element.traits = said.added
        return element
    }
}
