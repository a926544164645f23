import MenuRuntime
@_spi(Headless) import SwiftUI

@MainActor let menuChangeChecks: [Check] = [
    (
        "options of the app's show their titles and icons, and what is chosen is in their type",
        { r in
            let stage = MenuStage([
                menu {
                    $0.optionsFrom = .app
                    $0.group = "g"
                }
            ])
            let dropdown = Dropdown<CheckOption>(stage.dropdown("menu").menu)
            stage.show(stage.view("menu"))
            stage.menus.replaceOptions(
                of: dropdown,
                with: [.option(MenuDocument.Option(id: "q", title: "Quick", icon: "hare"))])
            stage.menus.send(.open, to: dropdown)
            stage.host.update()
            r.expect(stage.host.texts, ["Prompt", "Quick"])
            r.expect(stage.symbols(), ["hare"])
            stage.tap("Quick")
            r.expect(stage.menus.selected(of: dropdown), [CheckOption(id: "q")])
            stage.menus.select([], of: dropdown)
            stage.host.update()
            r.expect(stage.host.texts, ["Prompt"])
            r.expect(stage.takeTold(), ["select q", "close"])
        }
    ),
    (
        "a menu that the app changes among its states shows at once, whatever the view was made of",
        { r in
            let stage = MenuStage([menu("abcd")])
            let dropdown = Dropdown<CheckOption>(stage.dropdown("menu").menu)
            stage.show(
                DropdownMenu(dropdown, in: stage.binding(), texts: stage.texts, onMessage: { _ in }))
            stage.tapButton("menu")
            var footer = MenuDocument.Footer(id: "f", title: "Footer")
            footer.height = 30
            stage.menus.update(dropdown) {
                $0.title = "Changed"
                $0.accessibility.label = "Spoken"
                $0.maxVisibleCells = 2
                $0.gap = 10
                $0.width = .points(150)
                $0.badge = MenuDocument.Badge(diameter: 20)
                $0.footer = footer
            }
            stage.host.update()
            r.expect(stage.host.texts.contains("Changed"), true)
            r.expect(stage.button("menu").frame.width, 150)
            r.expect(stage.host.accessibilityElement(identifier: "Test.menu")?.label, "Spoken")
            r.expect(stage.scroll?.frame.height, 88)
            r.expect(stage.scroll.map { $0.frame.minY - stage.button("menu").frame.maxY }, 10)
            r.expect(stage.host.find(text: "Footer") != nil, true)
            stage.menus.update(dropdown) { $0.presentation = .cover }
            stage.host.update()
            r.expect(stage.scroll?.frame.height, 88)
            stage.tap("Footer")
            r.expect(stage.dropdown("menu").isOpen, false)
        }
    ),
    (
        "a dropdown with a changed menu keeps what it shows",
        { r in
            let stage = MenuStage()
            let dropdown = Dropdown<CheckOption>(menu("abcd"))
            let view = { (dropdown: Dropdown<CheckOption>) in
                DropdownMenu(dropdown, selection: stage.selection(), texts: stage.texts)
            }
            stage.show(view(dropdown))
            stage.tapButton("menu")
            r.expect(stage.scroll?.frame.height, 176)
            stage.show(view(dropdown.with { $0.maxVisibleCells = 2 }))
            r.expect(stage.scroll?.frame.height, 88)
            stage.tap("B")
            r.expect(stage.selected, [CheckOption(id: "b")])
        }
    ),
    (
        "sections that the app brings show at once, and tell of themselves; what was open stays so",
        { r in
            let spec = document("004-swiftui-sections").sectionTrees[0]
            let tree = SectionTree<AnyMenuNode>(spec)
            func more(_ menu: inout MenuDocument.SectionTree) {
                menu.title = "More"
                menu.sections.append(
                    MenuDocument.Section(
                        id: "n", title: "New", items: [.item(MenuDocument.Item(id: "i", title: "Item"))]))
            }
            let stage = MenuStage(trees: [spec])
            stage.treeState = tree.state
            let hear = { @MainActor (message: SectionTree<AnyMenuNode>.Message) in
                switch message {
                case .select(let node): stage.hear("select " + node.id)
                case .expand(let node): stage.hear("expand " + node.id)
                case .collapse(let node): stage.hear("collapse " + node.id)
                }
            }
            @MainActor func check(_ what: String, _ change: () -> Void) {
                stage.tap("H")
                r.expect(stage.rows.count, 5, what)
                change()
                stage.host.update()
                r.expect(stage.rows.count, 6, what)
                stage.tap("New")
                stage.tap("Item")
                r.expect(stage.takeTold(), ["expand h", "expand n", "select n/i"], what)
            }
            stage.show(
                SectionTreeList(
                    tree, state: stage.treeBinding(), texts: stage.texts, onMessage: { hear($0) }))
            check("one state") {
                var menu = spec
                more(&menu)
                stage.treeState?.update(menu: menu)
            }
            stage.show(
                VStack {
                    SectionTreeList(
                        tree, in: stage.binding(), texts: stage.texts, onMessage: { hear($0) })
                })
            check("all states") { stage.menus.update(tree, more) }
            let own = { (tree: SectionTree<AnyMenuNode>) in
                HStack { SectionTreeList(tree, texts: stage.texts, onMessage: { hear($0) }) }
            }
            stage.show(own(tree))
            check("its own state") { stage.show(own(tree.with(more))) }
            r.expect(stage.rows.count, 7)
            stage.show(own(tree))
            r.expect(stage.rows.count, 5, "the section that is gone is, and the other stays open")
        }
    ),
    (
        "a label that is the title is spoken as the title is translated",
        { r in
            let stage = MenuStage()
            var tree = document("004-swiftui-sections").sectionTrees[0]
            tree.sections[0].accessibility = MenuDocument.Accessibility(label: "C", hint: "H")
            let words = ["Test.menu.title": "Wähle", "Test.letters.c.title": "Ce"]
            let texts = MenuTexts(namespace: "Test") { key, text in words[key] ?? text }
            stage.show(
                VStack {
                    DropdownMenu(Dropdown<CheckOption>(menu()), selection: stage.selection(), texts: texts)
                    SectionTreeList(SectionTree<AnyMenuNode>(tree), texts: texts)
                })
            r.expect(stage.host.accessibilityElement(identifier: "Test.menu")?.label, "Wähle")
            r.expect(stage.host.accessibilityElement(identifier: "Test.letters.c")?.label, "Ce")
        }
    ),
]
