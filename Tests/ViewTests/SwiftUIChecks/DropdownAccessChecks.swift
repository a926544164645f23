import MenuRuntime
@_spi(Headless) import SwiftUI

@MainActor let dropdownAccessChecks: [Check] = [
    (
        "the button says what it is, what is chosen, and whether it is open",
        { r in
            let stage = MenuStage(document("002-sensor-selector"))
            stage.show(stage.view("sensor"))
            let spoken = { stage.host.accessibilityElement(identifier: "SensorSelector.sensor") }
            r.expect(spoken()?.label, "Sensor")
            r.expect(spoken()?.value, "Air Quality, collapsed", "as it is written, not in capitals")
            r.expect(spoken()?.hint, "Chooses what the map's markers show.")
            r.expect(spoken()?.traits.contains(.isButton), true)
            r.expect(stage.host.accessibilityElements.count, 1, "nothing else is read")
            stage.host.activate(spoken()!)
            r.expect(stage.takeTold(), ["open"])
            r.expect(spoken()?.value, "Air Quality, expanded")
            let rows = stage.host.accessibilityElements.dropFirst()
            r.expect(rows.map(\.label), ["Air Quality", "UV index", "What is this?"])
            r.expect(rows.map { $0.traits.contains(.isSelected) }, [true, false, false])
            r.expect(rows.allSatisfy { $0.traits.contains(.isButton) }, true)
        }
    ),
    (
        "VoiceOver goes into a list that a person opens, and back when it closes",
        { r in
            let stage = MenuStage([menu { $0.selected = ["b"] }])
            stage.show(stage.view("menu"))
            let button = { stage.host.accessibilityElement(identifier: "Test.menu")! }
            stage.host.focus(button())
            stage.host.activate(button())
            r.expect(stage.host.accessibilityFocus?.label, "B")
            r.expect(stage.host.performEscape(), true)
            r.expect(stage.takeTold(), ["open", "close"])
            stage.host.update()
            r.expect(stage.host.accessibilityFocus?.identifier, "Test.menu")
            stage.send(.open, to: "menu")
            r.expect(stage.host.accessibilityFocus?.identifier, "Test.menu", "not for what the app does")
        }
    ),
    (
        "VoiceOver stays where somebody touched outside",
        { r in
            let stage = MenuStage([menu { $0.dismiss = [.outside] }])
            stage.show(
                VStack {
                    stage.view("menu")
                    Text(verbatim: "Elsewhere")
                    Spacer()
                }
                .dropdownHost())
            stage.tapButton("menu")
            stage.host.focus(stage.host.accessibilityElement(label: "Elsewhere")!)
            stage.host.tap(CGPoint(x: 200, y: 790))
            r.expect(stage.takeTold(), ["open", "close"])
            stage.host.update()
            r.expect(stage.host.accessibilityFocus?.identifier == "Test.menu", false)
        }
    ),
    (
        "a list over everything keeps VoiceOver in it, and lets it out",
        { r in
            let stage = MenuStage([menu { $0.presentation = .overlay }])
            stage.show(
                VStack {
                    stage.view("menu")
                    Text(verbatim: "Elsewhere")
                }
                .dropdownHost())
            stage.tapButton("menu")
            r.expect(stage.host.accessibilityElements.map(\.label), ["A", "B", "C"])
            r.expect(stage.host.performEscape(), true)
            stage.host.update()
            r.expect(stage.host.accessibilityElements.map(\.label), ["Prompt", "Elsewhere"])
        }
    ),
    (
        "all texts may be the app's, spoken ones too",
        { r in
            let stage = MenuStage()
            let spec = menu {
                $0.footer = MenuDocument.Footer(id: "more", title: "More")
                $0.selected = ["a"]
            }
            let texts = MenuTexts(namespace: "Test") { key, text in "[\(key.dropFirst(5))=\(text)]" }
            stage.show(DropdownMenu(Dropdown<CheckOption>(spec), selection: stage.selection(), texts: texts))
            stage.tapButton("menu")
            r.expect(stage.host.texts.first, "[menu.a.title=A]")
            r.expect(stage.host.texts.last, "[menu.footer.more.title=More]")
            let spoken = stage.host.accessibilityElement(identifier: "Test.menu")
            r.expect(spoken?.label, "[menu.accessibility.label=[menu.title=Prompt]]")
            r.expect(
                spoken?.value,
                "[menu.a.title=A][menu.listSeparator=, ][menu.accessibility.expanded=expanded]")
        }
    ),
    (
        "a row that cannot be chosen says so",
        { r in
            let stage = MenuStage([menu()])
            stage.send0(.setDisabled("b"), to: "menu")
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            r.expect(stage.host.accessibilityElement(label: "B")?.isEnabled, false)
            r.expect(stage.host.accessibilityElement(label: "A")?.isEnabled, true)
        }
    ),
]
