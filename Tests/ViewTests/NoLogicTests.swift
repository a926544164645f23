#if os(Linux)
    import Foundation
    import TestTools
    import Testing

    /// What menus do stands in MenuRuntime/Behaviour, once for all front-ends: views work out no heights, and decide
    /// nothing about what may be chosen, opened or closed.
    @Suite struct NoLogicTests {
        /// Fields that only rules of the behaviour read.
        private static let ruled = [
            "maxVisibleCells", "minSelected", "maxSelected", "closeOnSelect", "clearable", "optionsFrom",
            "titleCase",
            "menu.maxHeight", "menu.expansion", ".collapsible", "selected.contains", "selected.append",
            "selected.remove", "isExpanded.toggle", "isOpen.toggle",
        ]
        /// A height with something added to it, or times something.
        private static var formula: Regex<Substring> {
            /(?:rowHeight|headerHeight|detailHeight|buttonHeight|\.gap|footer\??\.height|\.points)[!?)]*(?: \?\? \d+\)?)? *[-+*\/] *[\w(]|[\w)] *[*\/] *(?:Double\(|CGFloat\()?(?:menu|state\.menu)\.\w*[hH]eight/
        }

        @Test(arguments: ["MenuUIKit", "MenuSwiftUI"])
        func viewsHoldNone(_ module: String) throws {
            let files = Shims.files([Shims.root.appendingPathComponent("Sources/\(module)")])
            #expect(files.count > 10)
            for file in files {
                let text = try String(contentsOfFile: file, encoding: .utf8)
                for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
                    .enumerated()
                {
                    let code = line.components(separatedBy: "//")[0]
                    let place = "\(file):\(number + 1): \(line)"
                    for word in Self.ruled where code.contains(word) { Issue.record("\(word): \(place)") }
                    if code.contains(Self.formula) { Issue.record("a formula: \(place)") }
                }
            }
        }

        /// The patterns find what they are for.
        @Test(arguments: [
            "menu.rowHeight.points * Double(count)", "CGFloat(menu.buttonHeight) + 4", "menu.gap + height",
            "count * menu.rowHeight", "Double(rows) * Double(menu.headerHeight)",
            "(menu.rowHeight.points ?? 44) * 3",
        ])
        func formulasAreFound(_ code: String) {
            #expect(code.contains(Self.formula))
        }
    }
#endif
