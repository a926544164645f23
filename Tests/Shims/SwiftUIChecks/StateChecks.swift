@_spi(Headless) import SwiftUI

/// Counts its own taps, and so shows whether it is still the same.
struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

@MainActor func host(
    _ width: CGFloat = 300, _ height: CGFloat = 300, @ViewBuilder _ view: () -> some View
) -> SwiftUIHeadless.Host {
    SwiftUIHeadless.host(view(), size: CGSize(width: width, height: height))
}

extension SwiftUIHeadless.Host {
    func tap(text: String) { tap(find(text: text)!) }
}

@MainActor let stateChecks: [Check] = [
    (
        "each view of a type has a state of its own",
        { check in
            let host = host {
                VStack {
                    Counter(name: "a")
                    Counter(name: "b")
                }
            }
            host.tap(text: "b 0")
            host.tap(text: "b 1")
            check.expect(host.texts, ["a 0", "b 2"])
        }
    ),
    (
        "state goes with an element's id, not with its place, and goes when that goes",
        { check in
            struct Item: Identifiable {
                let id: String
            }
            func view(_ names: [String]) -> some View {
                VStack { ForEach(names.map { Item(id: $0) }) { Counter(name: $0.id) } }
            }
            let host = host { view(["a", "b", "c"]) }
            host.tap(text: "b 0")
            host.show(view(["c", "b", "a"]))
            check.expect(host.texts, ["c 0", "b 1", "a 0"])
            host.show(view(["c", "a"]))
            host.show(view(["b", "c", "a"]))
            check.expect(host.texts, ["b 0", "c 0", "a 0"])
        }
    ),
    (
        "the branches of an if, and ids, are identities",
        { check in
            func view(_ isFirst: Bool, _ id: Int) -> some View {
                VStack {
                    if isFirst { Counter(name: "if") } else { Counter(name: "if") }
                    Counter(name: "id").id(id)
                    if isFirst { Text("only") }
                    Counter(name: "after")
                }
            }
            let host = host { view(true, 1) }
            for text in ["if 0", "id 0", "after 0"] { host.tap(text: text) }
            host.show(view(true, 2))
            check.expect(host.texts, ["if 1", "id 0", "only", "after 1"])
            host.show(view(false, 2))
            check.expect(host.texts, ["if 0", "id 0", "after 1"])
        }
    ),
    (
        "an AnyView keeps state while its type stays",
        { check in
            let host = host { AnyView(Counter(name: "a")) }
            host.tap(text: "a 0")
            host.show(AnyView(Counter(name: "b")))
            check.expect(host.texts, ["b 1"])
            host.show(AnyView(Counter(name: "b").padding()))
            check.expect(host.texts, ["b 0"])
        }
    ),
    (
        "what a closure set is what the next evaluation shows, from whatever value of the view it was",
        { check in
            struct Twice: View {
                @State private var number = 1
                var body: some View {
                    Button("\(number)") {
                        number += 1
                        number *= 10
                    }
                }
            }
            let host = host { Twice() }
            host.tap(text: "1")
            check.expect(host.texts, ["20"])
        }
    ),
    (
        "bindings write through to their source: projected, of members, of elements, of closures, constant",
        { check in
            struct Pair {
                var left = "l"
                var right = ["r0", "r1"]
            }
            struct Field: View {
                @Binding var text: String
                var body: some View { Button(text) { text += "!" } }
            }
            final class Box { var text = "box" }
            let box = Box()
            struct Fields: View {
                let box: Box
                @State private var pair = Pair()
                var body: some View {
                    VStack {
                        Field(text: $pair.left)
                        ForEach($pair.right, id: \.self) { $text in Field(text: $text) }
                        Field(
                            text: Binding(
                                get: { @MainActor in box.text }, set: { @MainActor in box.text = $0 }))
                        Field(text: .constant("fixed"))
                        Text(pair.left + pair.right.joined())
                    }
                }
            }
            let host = host { Fields(box: box) }
            for text in ["l", "r1", "box", "fixed"] { host.tap(text: text) }
            check.expect(host.texts, ["l!", "r0", "r1!", "box!", "fixed", "l!r0r1!"])
        }
    ),
    (
        "a state of equal value asks for no evaluation, and a view that never rests is told of",
        { check in
            struct Same: View {
                @State private var number = 1
                var body: some View { Text("\(number)").onAppear { number = 1 } }
            }
            check.expect(host { Same() }.allBodyCounts, ["Same": 1])
            struct Restless: View {
                @State private var number = 0
                private func next() -> Int {
                    number += 1
                    return number
                }
                var body: some View { Text("\(next())") }
            }
            check.expect(host { Restless() }.issues.count, 1)
        }
    ),
    (
        "ids that occur twice are told of",
        { check in
            let host = host { VStack { ForEach(["a", "a"], id: \.self) { Text($0) } } }
            check.expect(host.issues.count, 1)
        }
    ),
    (
        "custom dynamic properties, modifiers and button styles have state and environment too",
        { check in
            struct Tally: DynamicProperty {
                @State var number = 5
                @Environment(\.layoutDirection) var direction
                var updates = 0
                mutating func update() { updates += 1 }
            }
            struct Tallied: View {
                var tally = Tally()
                var body: some View {
                    Button("\(tally.number) \(tally.updates) \("\(tally.direction)")") { tally.number += 1 }
                }
            }
            struct Counted: ViewModifier {
                @State private var count = 0
                func body(content: Content) -> some View {
                    VStack {
                        content
                        Button("times \(count)") { count += 1 }
                    }
                }
            }
            struct Framed: ButtonStyle {
                @Environment(\.isEnabled) private var isEnabled
                func makeBody(configuration: Configuration) -> some View {
                    HStack {
                        configuration.label
                        Text(isEnabled ? "on" : "off")
                    }
                }
            }
            let host = host {
                VStack {
                    Tallied()
                    Text("x").modifier(Counted())
                    Button("s") {}.buttonStyle(Framed()).disabled(true)
                }
            }
            host.tap(text: "5 1 leftToRight")
            host.tap(text: "times 0")
            check.expect(host.texts, ["6 1 leftToRight", "x", "times 1", "s", "off"])
        }
    ),
]
