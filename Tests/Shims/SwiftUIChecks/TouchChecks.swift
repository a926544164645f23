@_spi(Headless) import SwiftUI

@MainActor let touchChecks: [Check] = [
    (
        "what is in front is touched, by order, z-index and layer",
        { check in
            let log = Log()
            let host = host(100, 100) {
                ZStack {
                    Color.red.onTapGesture { log("red") }
                    Color.blue.frame(width: 50, height: 50).onTapGesture { log("blue") }
                    Color.green.frame(width: 20, height: 20).onTapGesture { log("green") }.zIndex(-1)
                    Text("x").overlay(
                        Color.black.frame(width: 10, height: 10).onTapGesture { log("overlay") }
                            .offset(y: 40))
                }
            }
            host.tap(CGPoint(x: 5, y: 5))
            host.tap(CGPoint(x: 30, y: 30))
            host.tap(CGPoint(x: 42, y: 42))
            host.tap(CGPoint(x: 50, y: 90))
            check.expect(log.taken(), ["red", "blue", "blue", "overlay"])
        }
    ),
    (
        "the space of a stack takes no touches without a content shape, nor does clear, hidden or transparent",
        { check in
            let log = Log()
            let host = host(100, 100) {
                ZStack {
                    Color.red.onTapGesture { log("behind") }
                    Color.clear.onTapGesture { log("clear") }
                    Color.blue.onTapGesture { log("hidden") }.hidden()
                    Color.blue.onTapGesture { log("transparent") }.opacity(0)
                    Color.blue.onTapGesture { log("refused") }.allowsHitTesting(false)
                    VStack(spacing: 0) {
                        HStack {
                            Text("a")
                            Spacer()
                        }.onTapGesture { log("stack") }.named("open")
                        HStack {
                            Text("b")
                            Spacer()
                        }.contentShape(Rectangle()).onTapGesture { log("shaped") }
                            .named("shaped")
                    }
                }
            }
            for id in ["open", "shaped"] { host.tap(host.find(identifier: id)!) }
            host.tap(text: "a")
            check.expect(log.taken(), ["behind", "shaped", "stack"])
        }
    ),
    (
        "what is disabled does nothing, and so all that is in it",
        { check in
            let log = Log()
            let host = host {
                VStack {
                    Button("one") { log("one") }
                    Text("two").onTapGesture { log("two") }
                    Button("three") { log("three") }.disabled(false)
                }
                .disabled(true)
            }
            for text in ["one", "two", "three"] { host.tap(text: text) }
            check.expect(log.taken(), [])
            check.expect(host.accessibilityElements.map(\.isEnabled), [false, false, false])
            host.activate(host.accessibilityElement(label: "one")!)
            check.expect(log.taken(), [])
        }
    ),
    (
        "the innermost gesture acts, a simultaneous one besides, one of high priority instead",
        { check in
            let log = Log()
            let host = host {
                VStack {
                    Button("plain") { log("button") }
                        .onTapGesture { log("tap") }
                        .simultaneousGesture(TapGesture().onEnded { log("besides") })
                    Button("high") { log("button") }
                        .highPriorityGesture(TapGesture().onEnded { log("instead") })
                    Button("masked") { log("button") }
                        .gesture(TapGesture().onEnded { log("outer") }, including: .gesture)
                }
                .onTapGesture { log("stack") }
            }
            for text in ["plain", "high", "masked"] { host.tap(text: text) }
            check.expect(log.taken(), ["button", "besides", "instead", "outer"])
        }
    ),
    (
        "two taps, long presses and drags are told from a tap",
        { check in
            let log = Log()
            let host = host(100, 100) {
                Color.red
                    .onTapGesture(count: 2) { log("two") }
                    .onLongPressGesture { log("long") }
                    .gesture(
                        DragGesture(minimumDistance: 20)
                            .onChanged { log("\(Int($0.translation.height))") }
                            .onEnded { log("end \(Int($0.location.y))") })
            }
            let point = CGPoint(x: 50, y: 50)
            host.tap(point)
            host.tap(point, count: 2)
            host.longPress(point)
            host.drag(from: point, to: CGPoint(x: 50, y: 60))
            host.drag(from: point, to: CGPoint(x: 50, y: 90))
            check.expect(log.taken(), ["two", "long", "40", "end 90"])
        }
    ),
    (
        "a drag of no distance begins with the touch, and tells where in the space it asks for",
        { check in
            let log = Log()
            let host = host(100, 100) {
                Button("tap") { log("tap") }.padding(.leading, 40)
                    .simultaneousGesture(
                        DragGesture(minimumDistance: 0, coordinateSpace: .global)
                            .onChanged { log("down \(Int($0.location.x))") }
                            .onEnded { _ in log("up") })
            }
            host.tap(text: "tap")
            // 26 points of text after 40 of padding, in the middle of 100.
            check.expect(log.taken(), ["down 70", "tap", "up"])
        }
    ),
    (
        "a button that a drag of no distance has moved away is not tapped",
        { check in
            struct Moving: View {
                let log: Log
                @State private var isMoved = false

                var body: some View {
                    VStack(spacing: 0) {
                        if isMoved { Color.clear.frame(height: 50) }
                        Button(action: { log("tap") }) { Color.red.frame(height: 20) }
                        Spacer(minLength: 0)
                    }
                    .contentShape(Rectangle())
                    .simultaneousGesture(
                        DragGesture(minimumDistance: 0).onChanged { _ in isMoved = true }
                            .onEnded { _ in log("up") })
                }
            }
            let log = Log()
            let host = host(100, 100) { Moving(log: log) }
            host.tap(CGPoint(x: 50, y: 10))
            check.expect(log.taken(), ["up"])
            host.tap(CGPoint(x: 50, y: 60))
            check.expect(log.taken(), ["tap", "up"])
        }
    ),
    (
        "a row with a button is that button all over; with plain buttons just these",
        { check in
            let log = Log()
            let host = host(300, 300) {
                List {
                    Button("row") { log("row") }
                    HStack {
                        Button("left") { log("left") }.buttonStyle(.plain)
                        Spacer()
                        Button("right") { log("right") }.buttonStyle(.plain)
                    }
                }
            }
            host.tap(CGPoint(x: 280, y: 20))
            host.tap(CGPoint(x: 150, y: 66))
            host.tap(text: "right")
            check.expect(log.taken(), ["row", "right"])
        }
    ),
]

@MainActor let keyChecks: [Check] = [
    (
        "keys go to shortcuts, and to commands of who has the focus",
        { check in
            let log = Log()
            struct Keys: View {
                let log: Log
                @FocusState private var focus: Int?
                var body: some View {
                    VStack {
                        Button("cancel") { log("cancel") }.keyboardShortcut(.cancelAction)
                        Button("new") { log("new") }.keyboardShortcut("n")
                        ForEach(0..<2) { number in
                            Button("\(number)") { focus = number }
                                .focused($focus, equals: number)
                                .onKeyPress(.space) {
                                    log("space \(number)")
                                    return .handled
                                }
                        }
                    }
                    .onKeyPress(.downArrow) {
                        focus = (focus ?? -1) + 1
                        log("focus \(focus ?? -1)")
                        return .handled
                    }
                }
            }
            let host = host { Keys(log: log) }
            host.press(.escape)
            host.press("n", modifiers: .command)
            host.press("n")
            check.expect(log.taken(), ["cancel", "new"])
            host.press(.downArrow)
            host.press(.space)
            host.press(.downArrow)
            host.press(.space)
            check.expect(log.taken(), ["focus 0", "space 0", "focus 1", "space 1"])
        }
    ),
    (
        "commands of macOS: to move, and to get out",
        { check in
            let log = Log()
            let host = host {
                Text("x").onMoveCommand { log("\($0)") }.onExitCommand { log("exit") }
            }
            host.press(.upArrow)
            host.press(.escape)
            check.expect(log.taken(), ["up", "exit"])
        }
    ),
]
