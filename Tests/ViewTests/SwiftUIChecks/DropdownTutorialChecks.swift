import MenuRuntime
@_spi(Headless) import SwiftUI

@MainActor let dropdownTutorialChecks: [Check] = [
    (
        "the first tutorial's button: its list pushes down what is below, and follows the app's options",
        { r in
            let stage = MenuStage(document("000-stack-dropdown"))
            stage.show(
                VStack(spacing: 0) {
                    stage.view("reason")
                    Color.red.frame(height: 10).accessibilityIdentifier("below")
                    Spacer(minLength: 0)
                })
            let below = { stage.host.find(identifier: "below")!.frame.minY }
            r.near(stage.button("reason").frame, 0, 0, 400, 40)
            r.expect(below(), 40)
            r.expect(stage.host.texts, ["Select a reason"])
            stage.tapButton("reason")
            r.expect(stage.takeTold(), ["open"])
            r.expect(below(), 204)
            r.near(stage.scroll!.frame, 0, 44, 400, 160)
            r.expect(
                stage.host.texts, ["Select a reason", "Option 1", "Option 2", "Option 3", "Option 4"])
            stage.tap("Option 2")
            r.expect(stage.takeTold(), ["select option2", "close"])
            r.expect(stage.host.texts, ["Option 2"])
            r.expect(below(), 40)
            stage.tapButton("reason")
            stage.send(.setOptions(["option1", "option2", "more"]), to: "reason")
            r.expect(below(), 40 + 4 + 120)
            r.expect(stage.host.texts, ["Option 2", "Option 1", "Option 2", "more"])
            r.expect(stage.takeTold(), ["open"])
            let border = stage.host.elements.all.first { $0.kind == .shape && $0.lineWidth != nil }
            r.expect(border?.lineWidth, 1.2)
            let label = stage.host.elements.all.last { $0.text == "Option 1" }
            r.expect(label?.frame.minX, 8)
            r.expect(label?.color, Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1))
        }
    ),
    (
        "the first tutorial's button with other heights and another cap",
        { r in
            let stage = MenuStage()
            var menu = document("000-stack-dropdown").dropdowns[0]
            menu.maxVisibleCells = 2
            let view = { (menu: MenuDocument.Dropdown) in
                DropdownMenu(
                    Dropdown<CheckOption>(menu), selection: stage.selection(), texts: stage.texts)
            }
            stage.show(view(menu))
            let button = { stage.host.find(identifier: menu.accessibility.identifier!)! }
            stage.host.tap(button())
            r.expect(stage.scroll?.frame.height, 80)
            menu.setRowHeight(.points(50))
            stage.show(view(menu))
            r.expect(button().frame.height, 50)
            r.expect(stage.scroll?.frame.height, 100)
        }
    ),
    (
        "the second tutorial's lists: under their views, over everything, one of them open at most",
        { r in
            let stage = MenuStage(document("001-anchored-dropdown"))
            var others = 0
            let view = { (id: String) in
                DropdownMenu(
                    Dropdown<CheckOption>(stage.dropdown(id).menu), in: stage.binding(),
                    texts: stage.texts, onMessage: { stage.hear("\(id) \($0.text)") },
                    anchor: { Color.white.frame(width: 200, height: 50) })
            }
            stage.show(
                VStack(spacing: 250) {
                    view("noodles")
                    view("toppings")
                    Button("Elsewhere") { others += 1 }
                }
                .dropdownHost())
            let (noodles, toppings) = (stage.button("noodles").frame, stage.button("toppings").frame)
            r.expect(noodles.size, CGSize(width: 200, height: 50))
            stage.tapButton("noodles")
            r.near(stage.scroll!.frame, 100, noodles.maxY, 200, 132)
            r.expect(stage.button("toppings").frame, toppings, "nothing moves")
            r.expect(stage.takeTold(), ["noodles open"])
            stage.tapButton("toppings")
            r.expect(stage.takeTold(), ["noodles close", "toppings open"])
            r.near(stage.scroll!.frame, 100, toppings.maxY, 200, 192)
            stage.tap("치즈")
            r.expect(stage.takeTold(), ["toppings select 치즈", "toppings close"])
            r.expect(stage.dropdown("toppings").selected, ["치즈"])
            stage.tapButton("toppings")
            let grey = Color(.sRGB, red: 174 / 255, green: 174 / 255, blue: 178 / 255, opacity: 1)
            let black = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)
            let color = { text in stage.host.elements.all.last { $0.text == text }?.color }
            r.expect(color("치즈"), black)
            r.expect(color("만두"), grey)
            r.expect(stage.symbols(), ["checkmark"])
            _ = stage.takeTold()
            stage.host.tap(stage.host.find(text: "Elsewhere")!)
            r.expect(stage.takeTold(), ["toppings close"])
            r.expect(others, 1, "the touch is not swallowed")
            stage.tapButton("noodles")
            stage.tapButton("noodles")
            r.expect(stage.takeTold(), ["noodles open", "noodles close"])
        }
    ),
    (
        "the third tutorial's card: title, badge, indicator and footer",
        { r in
            let stage = MenuStage(document("002-sensor-selector"))
            stage.show(
                VStack(spacing: 0) {
                    stage.view("sensor")
                    Spacer(minLength: 0)
                })
            // The card is 60 % of 400 wide, and keeps 15 points of its end free.
            r.near(stage.button("sensor").frame, 0, 0, 225, 58)
            r.expect(stage.host.texts, ["AIR QUALITY"])
            r.expect(stage.symbols(), ["chevron.down", "wind"])
            let badge = stage.host.elements.all.first { $0.kind == .shape && $0.text == "Circle" }!
            r.near(badge.frame, 240 + 20 - 75, (58 - 75) / 2, 75, 75)
            stage.tapButton("sensor")
            r.expect(stage.symbols().contains("chevron.up"), true)
            r.expect(stage.host.texts, ["AIR QUALITY", "Air Quality", "UV index", "What is this?"])
            let footer = stage.host.elements.all.last { $0.text == "What is this?" }!
            r.expect(footer.isUnderlined, true)
            r.near(stage.scroll!.frame, 0, 58, 225, 90)
            r.expect(footer.frame.midY, 58 + 90 + 29)
            stage.tap("UV index")
            r.expect(stage.takeTold(), ["open", "select uvIndex", "close"])
            r.expect(stage.host.texts, ["UV INDEX"])
            r.expect(stage.symbols(), ["chevron.down", "sun.max.fill"])
            stage.tapButton("sensor")
            stage.tap("What is this?")
            r.expect(stage.takeTold(), ["open", "footer", "close"])
        }
    ),
]
