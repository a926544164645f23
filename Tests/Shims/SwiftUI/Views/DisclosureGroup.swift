public struct DisclosureGroup<Label: View, Content: View> {
    let isExpanded: Binding<Bool>?
    let content: () -> Content
    let label: Label

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        isExpanded = nil
        self.content = content
        self.label = label()
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.isExpanded = isExpanded
        self.content = content
        self.label = label()
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(content: content) { Text(label) } }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

extension DisclosureGroup: View, Primitive {
    public typealias Body = Never
    public var body: Never { noBody(Self.self) }

    func makeNodes(in context: Context) -> [Node] {
        evaluate(Disclosure(binding: isExpanded, content: content, label: label), in: context.child(.content))
    }
}

/// The label with a chevron, a button; under it the content, while it is expanded.
private struct Disclosure<Label: View, Content: View> {
    let binding: Binding<Bool>?
    let content: () -> Content
    let label: Label
    @State var own = false
}

extension Disclosure: View {
    var body: some View {
        let isExpanded = binding ?? $own
        Button {
            withAnimation { isExpanded.wrappedValue.toggle() }
        } label: {
            HStack {
                label
                Spacer()
                Image(decorative: "chevron").rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0))
            }
        }
        .accessibilityValue(isExpanded.wrappedValue ? "expanded" : "collapsed")
        if isExpanded.wrappedValue { content() }
    }
}
