@_spi(Headless) import SwiftUI

@MainActor let accessibilityChecks: [Check] = [
    (
        "texts, images and buttons are elements with labels and traits",
        { check in
            let host = host {
                VStack {
                    Text("text").accessibilityHint("hint").accessibilityValue(Text("value"))
                    Image(systemName: "chevron.down")
                    Image(decorative: "picture")
                    Button {
                    } label: {
                        HStack {
                            Text("one")
                            Text("two")
                        }
                    }
                    Rectangle()
                    Rectangle().accessibilityLabel("shape")
                    Text("hidden").accessibilityHidden(true)
                    Text("gone").opacity(0)
                }
            }
            let elements = host.accessibilityElements
            check.expect(elements.map(\.label), ["text", "chevron down", "one, two", "shape"])
            check.expect(elements[0].hint, "hint")
            check.expect(elements[0].value, "value")
            check.expect(elements.map(\.traits), [.isStaticText, .isImage, .isButton, []])
        }
    ),
    (
        "children are joined, ignored or kept; traits are added and taken; the order is by priority",
        { check in
            let host = host {
                VStack {
                    HStack {
                        Text("a")
                        Text("b")
                    }.accessibilityElement(children: .combine)
                        .accessibilityAddTraits([.isButton, .isSelected]).accessibilityIdentifier("joined")
                    HStack {
                        Text("c")
                        Text("d")
                    }.accessibilityElement().accessibilityLabel("ignored")
                    HStack {
                        Text("e")
                        Text("f")
                    }.accessibilityElement(children: .contain)
                        .accessibilitySortPriority(1)
                    Text("g").accessibilityRemoveTraits(.isStaticText)
                }
            }
            check.expect(host.accessibilityElements.map(\.label), ["e", "f", "a, b", "ignored", "g"])
            let joined = host.accessibilityElement(identifier: "joined")
            check.expect(joined?.traits, [.isButton, .isSelected])
            check.expect(host.accessibilityElement(label: "g")?.traits, [])
        }
    ),
    (
        "activating, custom actions, adjusting and escaping run what was given, or touch",
        { check in
            let log = Log()
            let host = host {
                VStack {
                    Text("tapped").onTapGesture { log("tap") }
                    Text("acting").accessibilityAction { log("default") }
                        .accessibilityAction(named: "Delete") { log("delete") }
                    Text("number").accessibilityAdjustableAction { log("\($0)") }
                    VStack { Text("inside") }
                        .accessibilityElement(children: .contain)
                        .accessibilityAction(.escape) { log("inner") }
                }
                .accessibilityAction(.escape) { log("outer") }
            }
            host.activate(host.accessibilityElement(label: "tapped")!)
            let acting = host.accessibilityElement(label: "acting")!
            host.activate(acting)
            check.expect(acting.actions, ["Delete"])
            check.expect(host.perform("Delete", on: acting), true)
            check.expect(host.perform("Other", on: acting), false)
            host.adjust(host.accessibilityElement(label: "number")!, .decrement)
            check.expect(host.performEscape(), true)
            check.expect(log.taken(), ["tap", "default", "delete", "decrement", "inner"])
            check.expect(SwiftUIHeadless.host(Text("x"), size: .zero).performEscape(), false)
        }
    ),
    (
        "the focus goes where a view puts it, and views are told where VoiceOver goes",
        { check in
            struct Focusing: View {
                @AccessibilityFocusState private var focus: String?
                var body: some View {
                    VStack {
                        Button("to b") { focus = "b" }
                        ForEach(["a", "b"], id: \.self) { Text($0).accessibilityFocused($focus, equals: $0) }
                        Text("at \(focus ?? "none")")
                    }
                }
            }
            let host = host { Focusing() }
            check.expect(host.accessibilityFocus?.label, nil)
            host.tap(text: "to b")
            check.expect(host.accessibilityFocus?.label, "b")
            host.focus(host.accessibilityElement(label: "a"))
            check.expect(host.texts.last, "at a")
            host.focus(nil)
            check.expect(host.texts.last, "at none")
        }
    ),
    (
        "what is modal is all that is read",
        { check in
            let host = host {
                ZStack {
                    Text("behind")
                    VStack {
                        Text("a")
                        Text("b")
                    }.accessibilityElement(children: .contain)
                        .accessibilityAddTraits(.isModal)
                }
            }
            check.expect(host.accessibilityElements.map(\.label), ["a", "b"])
        }
    ),
]
