import MenuRuntime
@_spi(Headless) import SwiftUI

@MainActor let dropdownKeyChecks: [Check] = [
    (
        "the escape key closes a list that says so",
        { r in
            let stage = MenuStage([menu()])
            stage.show(stage.view("menu"))
            stage.host.press(.escape)
            r.expect(stage.takeTold(), [])
            stage.tapButton("menu")
            stage.host.press(.escape)
            r.expect(stage.takeTold(), ["open", "close"])
            let other = MenuStage([menu { $0.dismiss = [] }])
            other.show(other.view("menu"))
            other.tapButton("menu")
            other.host.press(.escape)
            r.expect(other.takeTold(), ["open"])
        }
    ),
    (
        "keys go through a list, and choose",
        { r in
            let stage = MenuStage([
                menu("") {
                    $0.options = ["Ann", "Bob", "Bea", "Cy"].map {
                        .option(MenuDocument.Option(id: $0, title: $0))
                    }
                    $0.footer = MenuDocument.Footer(id: "more", title: "More")
                    $0.maxVisibleCells = 2
                    $0.selected = ["Bob"]
                }
            ])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            stage.host.press(.downArrow)
            r.expect(stage.host.texts.contains("Bea"), true, "it comes into sight")
            stage.host.press(.return)
            r.expect(stage.takeTold(), ["open", "select Bea", "close"], "it begins at what is chosen")
            stage.tapButton("menu")
            stage.host.press("b")
            stage.host.press("o")
            stage.host.press(.return)
            r.expect(stage.takeTold(), ["open", "select Bob", "close"], "letters find what begins with them")
            stage.tapButton("menu")
            for _ in 0..<5 { stage.host.press(.downArrow) }
            stage.host.press(.return)
            r.expect(stage.takeTold(), ["open", "footer", "close"])
            stage.tapButton("menu")
            for _ in 0..<5 { stage.host.press(.upArrow) }
            stage.host.press(.space)
            r.expect(stage.takeTold(), ["open", "select Ann", "close"])
        }
    ),
    (
        "the keys stay with an option while others come and go",
        { r in
            let stage = MenuStage([menu("abcdef")])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            stage.host.press(.downArrow)
            stage.host.press(.downArrow)
            stage.send(.setHidden("a"), to: "menu")
            stage.host.press(.return)
            r.expect(stage.takeTold(), ["open", "select c", "close"])
        }
    ),
    (
        "the keys begin anew when their option is gone",
        { r in
            for key in [KeyEquivalent.downArrow, .upArrow, .return, "z"] {
                let stage = MenuStage([menu("abcdefg") { $0.optionsFrom = .app }])
                stage.show(stage.view("menu"))
                stage.tapButton("menu")
                for _ in 0..<6 { stage.host.press(.downArrow) }
                stage.send(.setOptions(["x", "y"]), to: "menu")
                stage.host.press(key)
                r.expect(stage.takeTold(), ["open"])
                stage.host.press(.return)
                let isMoved = key == .downArrow || key == .upArrow
                r.expect(stage.takeTold(), isMoved ? ["select x", "close"] : [])
                stage.send(.setOptions([]), to: "menu")
                stage.host.press(key)
            }
        }
    ),
]
