import MenuRuntime
@_spi(Headless) import SwiftUI

private let pair = MenuDocument.Color(
    light: MenuDocument.RGBA(0xFF00_00FF), dark: MenuDocument.RGBA(0x0000_FFFF))
private let red = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)
private let blue = Color(.sRGB, red: 0, green: 0, blue: 1, opacity: 1)

@MainActor let dropdownLookChecks: [Check] = [
    (
        "colours follow light and dark appearance",
        { r in
            let stage = MenuStage([
                menu {
                    var button = MenuDocument.PartStyle(part: .button)
                    button.textColor = pair
                    button.backgroundColor = pair
                    $0.style = MenuDocument.Style(parts: [button])
                }
            ])
            stage.show(stage.view("menu"))
            let background = {
                stage.host.elements.all.first { $0.kind == .shape && $0.lineWidth == nil }?.color
            }
            r.expect(stage.host.find(text: "Prompt")?.color, red)
            r.expect(background(), red)
            stage.host.colorScheme = .dark
            r.expect(stage.host.find(text: "Prompt")?.color, blue)
            r.expect(background(), blue)
        }
    ),
    (
        "a part that the spec does not dress is to be seen all the same",
        { r in
            let stage = MenuStage([menu()])
            stage.show(stage.view("menu"))
            let border = stage.host.elements.all.first { $0.lineWidth != nil }
            r.expect(border?.lineWidth, 1)
            r.expect(stage.host.elements.all.contains { $0.cornerRadius == 8 && $0.isClipped }, true)
        }
    ),
    (
        "one card around button and list, with its corners and its shadow",
        { r in
            let stage = MenuStage(document("002-sensor-selector"))
            stage.show(stage.view("sensor"))
            stage.tapButton("sensor")
            let cards = stage.host.elements.all.filter { $0.shadow != nil }
            r.expect(cards.count, 1)
            r.expect(cards.first?.frame.size, CGSize(width: 240, height: 206))
            r.expect(cards.first?.shadow?.radius, 4)
            r.expect(cards.first?.shadow?.offset, CGSize(width: 0, height: 2))
            r.expect(
                cards.first?.shadow?.color, Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1).opacity(0.2))
            r.expect(cards.first?.all.contains { $0.cornerRadius == 26 }, true)
        }
    ),
    (
        "options show icon, image, second line, and what they mean",
        { r in
            let stage = MenuStage([
                menu("") {
                    var plain = MenuDocument.Option(id: "plain", title: "Plain", icon: "wind")
                    plain.detail = "Second"
                    var picture = MenuDocument.Option(id: "picture", title: "Picture")
                    picture.image = "asset"
                    let delete = MenuDocument.Option(id: "delete", title: "Delete", role: .destructive)
                    let off = MenuDocument.Option(id: "off", title: "Off", enabled: false)
                    $0.options = [plain, picture, delete, off].map { .option($0) }
                    $0.selected = ["plain"]
                    var option = MenuDocument.PartStyle(part: .option)
                    option.selectedTextColor = pair
                    $0.style = MenuDocument.Style(parts: [option])
                }
            ])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            r.expect(stage.symbols(), ["wind", "checkmark", "asset"])
            let color = { text in stage.host.elements.all.last { $0.text == text }?.color }
            r.expect(color("Plain"), red)
            r.expect(color("checkmark"), red)
            r.expect(color("Delete"), .red)
            r.expect(color("Second") != color("Plain"), true)
            r.expect(color("Off") != color("Picture"), true)
            let (title, second) = (
                stage.host.elements.all.last { $0.text == "Plain" }!, stage.host.find(text: "Second")!
            )
            r.expect(second.frame.minY, title.frame.maxY)
            r.expect(second.fontSize, 15)
        }
    ),
    (
        "everything is the other way round from right to left",
        { r in
            let stage = MenuStage(document("002-sensor-selector"))
            stage.show(stage.view("sensor"))
            let mirrored = { (rect: CGRect) in 400 - rect.maxX }
            let badge = { stage.host.elements.all.first { $0.text == "Circle" }!.frame }
            let title = { stage.host.elements.all.first { $0.text == "AIR QUALITY" }!.frame }
            let chevron = { stage.host.elements.all.first { $0.text == "chevron.down" }!.frame }
            let before = [badge(), title(), chevron()]
            stage.host.layoutDirection = .rightToLeft
            r.expect([badge(), title(), chevron()].map(mirrored), before.map(\.minX))
        }
    ),
    (
        "fonts grow with the reader's text size, also those of fixed points",
        { r in
            let stage = MenuStage([
                menu {
                    var button = MenuDocument.PartStyle(part: .button)
                    button.font = MenuDocument.Font(size: 20)
                    var option = MenuDocument.PartStyle(part: .option)
                    option.font = MenuDocument.Font(style: .title)
                    $0.style = MenuDocument.Style(parts: [button, option])
                }
            ])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            let sizes = {
                ["Prompt", "A"].map { text in stage.host.find(text: text)?.fontSize ?? 0 }
            }
            r.expect(sizes(), [20, 28])
            stage.host.dynamicTypeSize = .accessibility1
            r.expect(sizes()[0] > 25, true, "\(sizes())")
            r.expect(sizes()[1] > 30, true, "\(sizes())")
        }
    ),
    (
        "a title stands in the middle of the button, beside a symbol too",
        { r in
            let stage = MenuStage([
                menu {
                    $0.indicator = MenuDocument.SymbolIndicator(
                        collapsed: "chevron.down", expanded: "chevron.up")
                }
            ])
            stage.show(stage.view("menu"))
            r.expect(stage.host.find(text: "Prompt")?.frame.midX, 200)
            let symbol = stage.host.elements.all.first { $0.kind == .image && $0.isVisible }!
            r.expect(symbol.frame.maxX, 388)
            r.expect(stage.symbols(), ["chevron.down"])
        }
    ),
]
