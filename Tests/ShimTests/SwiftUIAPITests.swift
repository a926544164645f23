#if os(Linux)
    import TestTools
    import Testing

    /// The headless SwiftUI declares nothing that Apple's has not.
    @Suite struct SwiftUIAPITests {
        /// The tables name Swift's own names: type, member, first iOS.
        struct Table {
            private var introduced: [String: [String: [Double?]]] = [:]
            private var types: Set<String> = []

            init() throws {
                for row in try Shims.table("swiftui-api.tsv") {
                    if ["struct", "class", "enum", "protocol"].contains(row[1]) {
                        types.insert(row[2])
                    } else {
                        introduced[row[0], default: [:]][row[2], default: []].append(Double(row[3]))
                    }
                }
                for row in try Shims.table("swiftui-other-api.tsv") {
                    for name in row[1].split(separator: " ").map(String.init) {
                        introduced[row[0], default: [:]][name, default: []].append(nil)
                    }
                }
            }

            func has(_ symbol: Symbol) -> Bool {
                ["body", "Body", "rawValue", "init(rawValue:)"].contains(symbol.name)
                    || (symbol.owner.isEmpty && types.contains(symbol.name))
                    || introduced[symbol.owner]?[symbol.name] != nil
            }

            /// The first iOS that has any declaration of that name; nothing where one of them has no number.
            func introduction(of symbol: Symbol) -> Double? {
                guard let all = introduced[symbol.owner]?[symbol.name], !all.contains(nil) else { return nil }
                return all.compactMap { $0 }.min()
            }
        }

        @Test func everyDeclarationIsApples() throws {
            let table = try Table()
            let symbols = try Symbol.swiftUI.get()
            #expect(symbols.count > 1_000)
            #expect(symbols.filter { !table.has($0) }.map { $0.path.joined(separator: ".") } == [])
        }

        @Test func whatCameLaterSaysSo() throws {
            let table = try Table()
            var later = 0
            for symbol in try Symbol.swiftUI.get() {
                guard let introduced = table.introduction(of: symbol), introduced > 15 else { continue }
                later += 1
                #expect(symbol.introduced == Int(introduced), "\(symbol.path)")
            }
            #expect(later > 3)
        }

        @Test(arguments: [
            ("GroupedListStyle", "macOS"), ("InsetGroupedListStyle", "macOS"), ("ListStyle.grouped", "macOS"),
            ("ListStyle.insetGrouped", "macOS"), ("View.onMoveCommand(perform:)", "iOS"),
            ("View.onExitCommand(perform:)", "iOS"),
        ])
        func whatASystemLacksSaysSo(_ name: String, _ system: String) throws {
            let symbol = try #require(
                try Symbol.swiftUI.get().first { $0.path.joined(separator: ".") == name })
            #expect(symbol.missingFrom.contains(system))
        }

        @Test func theHooksAreHidden() throws {
            #expect(try Symbol.swiftUI.get().filter { $0.path[0].hasPrefix("SwiftUIHeadless") }.isEmpty)
        }

        @Test func theTableIsRead() throws {
            let table = try Table()
            func symbol(_ path: String...) -> Symbol {
                Symbol(path: path, kind: .member, isOverride: false, introduced: nil, isDeprecated: false)
            }
            #expect(table.has(symbol("View", "zIndex(_:)")))
            #expect(!table.has(symbol("View", "zIndex(value:)")))
            #expect(!table.has(symbol("Text", "zIndex(_:)")))
            #expect(table.introduction(of: symbol("View", "focusable(_:)")) == 17)
        }
    }
#endif
