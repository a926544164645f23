import MenuRuntime
@_spi(Headless) import SwiftUI

@MainActor let dropdownPlacementChecks: [Check] = [
    (
        "a list that covers moves nothing, and is in front of what stands below",
        { r in
            let stage = MenuStage([menu { $0.presentation = .cover }])
            var others = 0
            stage.show(
                VStack(spacing: 0) {
                    stage.view("menu")
                    Button(action: { others += 1 }) { Color.red.frame(height: 300) }
                        .accessibilityIdentifier("below")
                    Spacer(minLength: 0)
                })
            stage.tapButton("menu")
            r.expect(stage.host.find(identifier: "below")?.frame.minY, 44)
            r.near(stage.scroll!.frame, 0, 48, 400, 132)
            r.expect(stage.host.texts, ["Prompt", "A", "B", "C"])
            stage.tap("B")
            r.expect(stage.takeTold(), ["open", "select b", "close"])
            r.expect(others, 0)
            stage.tapButton("menu")
            stage.host.tap(CGPoint(x: 200, y: 320))
            r.expect(others, 1, "beside the list")
        }
    ),
    (
        "without a host a list over everything covers what is below",
        { r in
            let stage = MenuStage([menu { $0.presentation = .overlay }])
            stage.show(
                VStack(spacing: 0) {
                    stage.view("menu")
                    Color.red.frame(height: 300).accessibilityIdentifier("below")
                    Spacer(minLength: 0)
                })
            stage.tapButton("menu")
            r.expect(stage.host.find(identifier: "below")?.frame.minY, 44)
            r.near(stage.scroll!.frame, 0, 48, 400, 132)
            stage.tap("A")
            r.expect(stage.takeTold(), ["open", "select a", "close"])
        }
    ),
    (
        "in a sheet that is no host, a list over everything covers what is below",
        { r in
            // What is in a sheet knows of the host below it, which hears nothing of the sheet.
            let stage = MenuStage([
                menu {
                    $0.presentation = .overlay
                    $0.placement = .auto
                }
            ])
            let below = DropdownHost(isPlaced: true)
            below.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
            stage.show(
                VStack(spacing: 0) {
                    stage.view("menu")
                    Spacer(minLength: 0)
                }
                .environment(\.dropdownHost, below))
            stage.tapButton("menu")
            r.near(stage.scroll!.frame, 0, 48, 400, 132)
            stage.tap("A")
            r.expect(stage.takeTold(), ["open", "select a", "close"])
        }
    ),
    (
        "a list that is open from the start is over everything",
        { r in
            let stage = MenuStage([menu { $0.presentation = .overlay }])
            stage.menus.send(.dropdown(.open), to: "menu")
            stage.show(
                VStack(spacing: 0) {
                    VStack { stage.view("menu") }.frame(height: 60).clipped()
                    Color.red
                }
                .dropdownHost())
            r.near(stage.scroll!.frame, 0, 8 + 44 + 4, 400, 132)
            stage.tap("C")
            r.expect(stage.takeTold(), ["select c", "close"])
        }
    ),
    (
        "a list over everything is in front of what comes later, and cut off by nothing",
        { r in
            let stage = MenuStage([menu { $0.presentation = .overlay }])
            var others = 0
            stage.show(
                VStack(spacing: 0) {
                    VStack { stage.view("menu") }.frame(height: 60).clipped()
                    Button(action: { others += 1 }) { Color.red }
                }
                .dropdownHost())
            stage.tapButton("menu")
            r.near(stage.scroll!.frame, 0, 8 + 44 + 4, 400, 132)
            stage.tap("C")
            r.expect(stage.takeTold(), ["open", "select c", "close"])
            r.expect(others, 0)
        }
    ),
    (
        "a list opens above where the spec says so, or where below is no room and above is more",
        { r in
            for (presentation, isHosted) in [
                (MenuDocument.Presentation.cover, true), (.overlay, true), (.cover, false),
            ] {
                for placement in [MenuDocument.Placement.above, .auto, .below] {
                    let stage = MenuStage([
                        menu {
                            $0.presentation = presentation
                            $0.placement = placement
                        }
                    ])
                    let page = VStack(spacing: 0) {
                        Color.white.frame(height: 700)
                        stage.view("menu")
                        Spacer(minLength: 0)
                    }
                    if isHosted { stage.show(page.dropdownHost()) } else { stage.show(page) }
                    stage.tapButton("menu")
                    let isAbove = placement == .above || (placement == .auto && isHosted)
                    let top: CGFloat = isAbove ? 700 - 4 - 132 : 748
                    // What is over everything is scrolled rather than cut off.
                    let height: CGFloat = presentation == .overlay && !isAbove ? 52 : 132
                    r.near(stage.scroll!.frame, 0, top, 400, height)
                }
            }
        }
    ),
    (
        "a list follows its anchor's edge and width, or has its own",
        { r in
            for direction in [LayoutDirection.leftToRight, .rightToLeft] {
                let stage = MenuStage([
                    menu {
                        $0.presentation = .overlay
                        $0.anchor = .view
                        $0.width = .points(150)
                    }
                ])
                stage.show(
                    DropdownMenu(
                        Dropdown<CheckOption>(stage.dropdown("menu").menu), in: stage.binding(),
                        texts: stage.texts
                    ) {
                        Color.white.frame(width: 200, height: 50)
                    }
                    .dropdownHost())
                stage.host.layoutDirection = direction
                stage.tapButton("menu")
                r.near(
                    stage.scroll!.frame, direction == .leftToRight ? 100 : 150, 425 + 4, 150, 132)
            }
        }
    ),
    (
        "a dropdown is as wide as its spec says",
        { r in
            let stage = MenuStage([menu { $0.width = .points(120) }])
            stage.show(stage.view("menu"))
            r.expect(stage.button("menu").frame.width, 120)
            stage.tapButton("menu")
            r.expect(stage.scroll?.frame.width, 120)
            let share = MenuStage([menu { $0.width = .percent(25) }])
            share.show(share.view("menu"))
            r.expect(share.button("menu").frame.width, 100)
            r.expect(share.button("menu").frame.minX, 0)
            share.host.layoutDirection = .rightToLeft
            r.expect(share.button("menu").frame.minX, 300)
        }
    ),
    (
        "rows as high as their content: the cap counts rows, whatever their height",
        { r in
            let stage = MenuStage([
                menu("abcdef") {
                    $0.rowHeight = .auto
                    $0.maxVisibleCells = 2
                    $0.width = .percent(50)
                }
            ])
            stage.show(
                VStack(spacing: 0) {
                    stage.view("menu")
                    Color.red.frame(height: 10).accessibilityIdentifier("below")
                })
            stage.tapButton("menu")
            // A line of body text is 21 points high here, and has 11 above and below.
            r.expect(stage.scroll?.frame.height, 2 * (21 + 22))
            let below = stage.host.find(identifier: "below")!.frame.minY
            r.expect(below - stage.button("menu").frame.minY, 44 + 4 + 2 * (21 + 22))
        }
    ),
    (
        "separators are lines of one point, groups have titles, and an empty list says so",
        { r in
            let stage = MenuStage([
                menu("a") {
                    let inner = MenuDocument.Option(id: "in", title: "Inner")
                    $0.options += [
                        .separator, .separator,
                        .group(MenuDocument.OptionGroup(id: "g", title: "Group", options: [.option(inner)])),
                    ]
                    $0.emptyTitle = "Nothing"
                }
            ])
            stage.show(stage.view("menu"))
            stage.tapButton("menu")
            r.expect(stage.scroll?.frame.height, 3 * 44 + 2)
            r.expect(stage.host.texts, ["Prompt", "A", "Group", "Inner"])
            r.expect(stage.host.find(text: "Group")!.frame.midY - stage.scroll!.frame.minY, 44 + 2 + 22)
            let spoken = stage.host.accessibilityElement(label: "Group")
            r.expect(spoken?.traits.contains(.isHeader), true)
            stage.send(.setHidden("in"), to: "menu")
            stage.send(.setHidden("a"), to: "menu")
            r.expect(stage.host.texts, ["Prompt", "Nothing"])
            r.expect(stage.scroll?.frame.height, 44)
        }
    ),
]
