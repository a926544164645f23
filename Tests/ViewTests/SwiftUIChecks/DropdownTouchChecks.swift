import MenuRuntime
@_spi(Headless) import SwiftUI

@MainActor let dropdownTouchChecks: [Check] = [
    (
        "a touch outside closes what it should, and nothing else",
        { r in
            let stage = MenuStage([
                menu(id: "one") { $0.dismiss = [.outside] }, menu(id: "two") { $0.dismiss = [.escape] },
            ])
            stage.show(
                VStack {
                    stage.view("one", mark: "one ")
                    stage.view("two", mark: "two ")
                    Spacer()
                }
                .dropdownHost())
            stage.tapButton("one")
            stage.tapButton("two")
            r.expect(stage.takeTold(), ["one open", "two open", "one close"], "what is touched acts first")
            stage.host.tap(CGPoint(x: 200, y: 790))
            r.expect(stage.takeTold(), [])
            stage.tapButton("one")
            r.expect(stage.takeTold(), ["one open"])
            let list = stage.scroll!.frame
            stage.host.tap(CGPoint(x: list.maxX - 20, y: list.maxY - 2))
            r.expect(stage.takeTold(), ["one select c", "one close"])
            stage.tapButton("one")
            stage.host.tap(CGPoint(x: 200, y: 790))
            r.expect(stage.takeTold(), ["one open", "one close"])
            stage.tapButton("one")
            stage.tapButton("one")
            r.expect(stage.takeTold(), ["one open", "one close"], "the button itself is not outside")
        }
    ),
    (
        "what a pushed list has moved gets the touch that closes the list",
        { r in
            let stage = MenuStage([
                menu(id: "pushed") { $0.dismiss = [.outside] },
                menu(id: "covering") {
                    $0.dismiss = [.outside]
                    $0.presentation = .cover
                },
            ])
            var others: [Bool] = []
            stage.show(
                VStack(spacing: 0) {
                    stage.view("pushed")
                    Button(action: { others.append(stage.dropdown("pushed").isOpen) }) {
                        Color.red.frame(height: 30)
                    }
                    .accessibilityIdentifier("below")
                    Spacer(minLength: 0)
                    stage.view("covering")
                    Color.clear.frame(height: 200)
                }
                .dropdownHost())
            stage.tapButton("pushed")
            r.expect(stage.host.find(identifier: "below")?.frame.minY, 44 + 4 + 132)
            stage.host.tap(stage.host.find(identifier: "below")!)
            r.expect(others, [true], "the button acts, and then the list closes")
            r.expect(stage.host.find(identifier: "below")?.frame.minY, 44)
            r.expect(stage.takeTold(), ["open", "close"])
            stage.host.tap(stage.host.find(identifier: "below")!)
            r.expect(others, [true, false])
            r.expect(stage.takeTold(), [])
            // Nothing moves when this closes: it does so with the touch.
            stage.tapButton("covering")
            stage.host.tap(stage.host.find(identifier: "below")!)
            r.expect(others, [true, false, false])
            r.expect(stage.takeTold(), ["open", "close"])
        }
    ),
    (
        "a touch that becomes something else closes a pushed list with the next one",
        { r in
            let host = DropdownHost(isPlaced: true)
            let presence = DropdownPresence()
            var sent: [DropdownState.Event] = []
            presence.follow(
                name: "Test.menu", menu: menu { $0.dismiss = [.outside] }, isOpen: { true }, heardChanged: {},
                send: { sent.append($0) }, tell: { _ in })
            host.add(presence)
            host.touch(from: CGPoint(x: 1, y: 1))
            host.touch(from: CGPoint(x: 1, y: 1))
            r.expect(sent, [])
            host.touch(from: CGPoint(x: 2, y: 2))
            r.expect(sent, [.tapOutside])
            host.touchEnded()
            host.touchEnded()
            r.expect(sent, [.tapOutside, .tapOutside], "two touches, each once")
        }
    ),
    (
        "scrolling what is around a list closes it, scrolling the list does not",
        { r in
            let stage = MenuStage([menu("abcdefgh") { $0.dismiss = [.scroll] }])
            stage.show(
                ScrollView {
                    VStack(spacing: 0) {
                        stage.view("menu")
                        Color.red.frame(height: 2000)
                    }
                })
            stage.tapButton("menu")
            r.expect(stage.takeTold(), ["open"], "opening is no scrolling")
            let list = stage.host.elements.all.filter { $0.kind == .scroll }.last!.frame
            stage.host.scroll(by: 50, at: CGPoint(x: list.midX, y: list.midY))
            r.expect(stage.takeTold(), [])
            stage.host.scroll(by: 50, at: CGPoint(x: 200, y: 700))
            r.expect(stage.takeTold(), ["close"])
            stage.host.scroll(by: -50, at: CGPoint(x: 200, y: 700))
            r.expect(stage.takeTold(), [])
        }
    ),
    (
        "a group needs no host: what one's opening closes is told of it first",
        { r in
            let stage = MenuStage([menu(id: "one") { $0.group = "g" }, menu(id: "two") { $0.group = "g" }])
            stage.show(
                VStack {
                    stage.view("one", mark: "one ")
                    stage.view("two", mark: "two ")
                })
            stage.tapButton("one")
            stage.tapButton("two")
            r.expect(stage.takeTold(), ["one open", "one close", "two open"])
            stage.send(.open, to: "one")
            r.expect(stage.takeTold(), [])
            r.expect(stage.dropdown("two").isOpen, false)
        }
    ),
    (
        "a touch is on the list in front, and on nothing behind it",
        { r in
            let stage = MenuStage([
                menu("ab", id: "one") {
                    $0.dismiss = [.outside]
                    $0.presentation = .cover
                },
                menu("cd", id: "two") { $0.presentation = .overlay },
                menu("ef", id: "three") { $0.presentation = .overlay },
            ])
            stage.show(
                VStack(spacing: 0) {
                    // What is open first comes later on the screen, and its list would be drawn over the other's.
                    stage.view("three", mark: "three ")
                    stage.view("two", mark: "two ")
                    Spacer(minLength: 0)
                    stage.view("one", mark: "one ")
                    Color.clear.frame(height: 200)
                }
                .dropdownHost())
            stage.tapButton("one")
            stage.send(.open, to: "two")
            stage.host.tap(CGPoint(x: 100, y: 2 * 44 + 4 + 60))
            r.expect(
                stage.takeTold(), ["one open", "one close", "two select d", "two close"],
                "a list over everything is outside of the others")
            stage.send(.open, to: "two")
            stage.tapButton("three")
            // The second row of the list that was opened last is over the first row of the other.
            stage.host.tap(CGPoint(x: 100, y: 44 + 4 + 60))
            r.expect(stage.takeTold(), ["three open", "three select f", "three close"])
        }
    ),
    (
        "a touch on a list is none on the button behind it",
        { r in
            let stage = MenuStage([
                menu("ab", id: "one") {
                    $0.dismiss = [.outside]
                    $0.group = "g"
                    $0.presentation = .cover
                },
                menu("cdef", id: "two") {
                    $0.presentation = .overlay
                    $0.closeOnSelect = false
                },
                menu("xy", id: "three") { $0.group = "g" },
            ])
            stage.show(
                VStack(spacing: 0) {
                    stage.view("two")
                    stage.view("three")
                    Spacer(minLength: 0)
                    stage.view("one")
                    Color.clear.frame(height: 200)
                }
                .dropdownHost())
            stage.send(.open, to: "one")
            stage.send(.open, to: "two")
            stage.host.tap(CGPoint(x: 100, y: 44 + 22))
            r.expect(stage.takeTold(), ["close", "select c"])
        }
    ),
    (
        "two views of one dropdown have a list each",
        { r in
            let stage = MenuStage([
                menu {
                    $0.presentation = .overlay
                    $0.dismiss = [.escape]
                }
            ])
            let spec = stage.dropdown("menu").menu
            stage.show(
                VStack(spacing: 300) {
                    ForEach(0..<2) { _ in
                        DropdownMenu(
                            Dropdown<CheckOption>(spec), selection: stage.selection(), texts: stage.texts)
                    }
                    Spacer(minLength: 0)
                }
                .dropdownHost())
            for button in stage.host.elements.all.filter({ $0.text == "Prompt" && $0.kind == .text }) {
                stage.host.tap(button)
            }
            r.expect(stage.host.elements.all.filter { $0.kind == .scroll }.count, 2)
        }
    ),
    (
        "of a group in two hosts both are told",
        { r in
            let stage = MenuStage(["one", "two"].map { id in menu(id: id) { $0.group = "g" } })
            stage.show(
                VStack {
                    stage.view("one", mark: "one ").dropdownHost()
                    stage.view("two", mark: "two ").dropdownHost()
                })
            stage.tapButton("one")
            stage.tapButton("two")
            r.expect(stage.takeTold(), ["one open", "one close", "two open"])
        }
    ),
]
