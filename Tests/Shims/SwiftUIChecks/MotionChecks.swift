@_spi(Headless) import SwiftUI

@MainActor let motionChecks: [Check] = [
    (
        "animations are told with the value whose change they follow",
        { check in
            func view(_ isOpen: Bool, _ other: Int) -> some View {
                Text("\(other)").rotationEffect(.degrees(isOpen ? 180 : 0))
                    .animation(.easeInOut(duration: 0.25), value: isOpen)
            }
            let host = host { view(false, 1) }
            check.expect(host.animations.count, 0)
            host.show(view(false, 2))
            check.expect(host.animations.count, 0)
            host.show(view(true, 2))
            check.expect(host.animations.map(\.animation), [.easeInOut(duration: 0.25)])
            check.expect(host.animations.map(\.value), ["true"])
            check.expect(host.elements.all.compactMap(\.rotation), [.degrees(180)])
        }
    ),
    (
        "transitions come and go with the animation around them, or without one at once",
        { check in
            struct Fold: View {
                @State private var isOpen = false
                var body: some View {
                    VStack {
                        Button("animated") { withAnimation(.linear) { isOpen.toggle() } }
                        Button("at once") { isOpen.toggle() }
                        if isOpen {
                            Text("folded").transition(
                                .asymmetric(insertion: .move(edge: .top), removal: .opacity))
                        }
                        Text("still").transition(.slide)
                    }
                }
            }
            let host = host { Fold() }
            let name = "move(top) or opacity"
            host.tap(text: "animated")
            check.expect(host.transitions, [.init(name: name, isRemoval: false, animation: .linear)])
            check.expect(host.animations.map(\.animation), [.linear])
            host.tap(text: "animated")
            check.expect(host.transitions.last, .init(name: name, isRemoval: true, animation: .linear))
            host.clearRecords()
            host.tap(text: "at once")
            check.expect(host.transitions, [.init(name: name, isRemoval: false, animation: nil)])
            check.expect(host.animations.count, 0)
        }
    ),
]

@MainActor let lookChecks: [Check] = [
    (
        "looks are told: fonts, colours, shapes, borders, corners, shadows",
        { check in
            let host = host {
                VStack {
                    Text("t").font(.headline).bold().underline().foregroundColor(.red)
                    Text("inherits").foregroundStyle(.secondary)
                    Color.white.frame(width: 20, height: 20).cornerRadius(6).border(Color.gray, width: 1.2)
                        .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
                    Button("b") {}
                    Button("p") {}.buttonStyle(.plain)
                    Button("r", role: .destructive) {}
                }
            }
            let text = host.find(text: "t")!
            check.expect([text.isBold, text.isUnderlined], [true, true])
            check.expect(text.color, .red)
            check.expect(host.find(text: "inherits")?.color?.description, "secondary")
            let drawn = host.elements.all
            check.expect(drawn.compactMap(\.cornerRadius), [6])
            check.expect(drawn.compactMap { $0.border?.width }, [1.2])
            check.expect(drawn.compactMap { $0.shadow?.color.description }, ["black 20%"])
            check.expect(["b", "p", "r"].map { host.find(text: $0)?.color }, [.accentColor, .primary, .red])
        }
    ),
    (
        "paths have bounds and an inside, and shapes are drawn in their frames",
        { check in
            var path = Path()
            path.move(to: CGPoint(x: 0, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 10))
            path.addLine(to: CGPoint(x: 10, y: 5))
            path.closeSubpath()
            check.expect(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10))
            check.expect(path.contains(CGPoint(x: 2, y: 5)), true)
            check.expect(path.contains(CGPoint(x: 9, y: 1)), false)
            check.expect(path.offsetBy(dx: 5, dy: 0).contains(CGPoint(x: 2, y: 5)), false)
            let host = host(100, 100) {
                Circle().strokeBorder(.blue, lineWidth: 4).background(Capsule().fill(.red))
            }
            let shapes = host.elements.all.filter { $0.kind == .shape }
            check.expect(shapes.map(\.color), [.red, .blue])
            check.expect(shapes[1].lineWidth, 4)
            check.expect(shapes[1].path?.boundingRect, CGRect(x: 2, y: 2, width: 96, height: 96))
        }
    ),
    (
        "only what is in sight counts as seen",
        { check in
            let host = host(100, 100) {
                ZStack {
                    Text("shown")
                    Text("transparent").opacity(0)
                    Text("out").offset(x: 500)
                    Text("cut").fixedSize().offset(x: 40).frame(width: 10, height: 10).clipped()
                }
            }
            check.expect(host.texts, ["shown"])
        }
    ),
    (
        "a disclosure group opens by itself or by its binding",
        { check in
            let host = host {
                VStack(alignment: .leading) { DisclosureGroup("more") { Text("inside") } }
            }
            check.expect(host.texts, ["more"])
            host.tap(text: "more")
            check.expect(host.texts, ["more", "inside"])
            check.expect(host.accessibilityElement(label: "more")?.value, "expanded")
        }
    ),
    (
        "previews are views",
        { check in
            struct Previewed: PreviewProvider {
                static var previews: some View {
                    Text("a").previewDisplayName("A")
                    Text("b").previewLayout(.sizeThatFits)
                }
            }
            check.expect(host { VStack { Previewed.previews } }.texts, ["a", "b"])
        }
    ),
    (
        "lists, buttons and labels of text take what is not a literal",
        { check in
            let name = "x"
            let host = host {
                VStack {
                    Text(name)
                    Text("n \(2) \(name) \(1.5, specifier: "%.1f")")
                    Button(name) {}
                    Label(name, systemImage: "sun.max.fill")
                    Section(name) { Text("in") }
                }
            }
            check.expect(host.texts, ["x", "n 2 x 1.5", "x", "x", "x", "in"])
        }
    ),
]
