#if os(Linux)
    import Testing

    /// The headless UIKit declares nothing that Apple's has not.
    @Suite struct APIListTests {
        @Test func everyDeclarationIsApples() throws {
            let apple = try AppleAPI()
            let symbols = try Symbol.uiKit.get()
            #expect(symbols.count > 1_000)
            let unknown = symbols.filter { symbol in
                !symbol.isOverride && !(symbol.kind == .type && apple.hasType(symbol.path))
                    && !apple.listsElsewhere(symbol) && apple.members(like: symbol).isEmpty
            }
            #expect(unknown.map { $0.path.joined(separator: ".") } == [])
        }

        /// What came after the iOS we begin with, or is deprecated by then, says so.
        @Test func availabilityIsApples() throws {
            let apple = try AppleAPI()
            for symbol in try Symbol.uiKit.get() where !symbol.isOverride && !apple.listsElsewhere(symbol) {
                let members = apple.members(like: symbol)
                if let introduced = members.map({ $0.introduced ?? 0 }).min(), introduced > 15 {
                    #expect(symbol.introduced == Int(introduced), "\(symbol.path)")
                }
                if !members.isEmpty, members.allSatisfy(\.isDeprecated) {
                    #expect(symbol.isDeprecated, "\(symbol.path)")
                }
            }
        }

        @Test func theTablesAreRead() throws {
            #expect(AppleAPI.words("systemFontOfSize") == ["system", "font", "of", "size"])
            #expect(AppleAPI.words("CGColor") == ["cg", "color"])
            let selector = AppleAPI.Member(
                selector: "convertPoint:toView:", isStatic: false, isProperty: false, introduced: nil,
                isDeprecated: false)
            func symbol(_ name: String) -> Symbol {
                Symbol(
                    path: ["UIView", name], kind: .member, isOverride: false, introduced: nil,
                    isDeprecated: false)
            }
            #expect(AppleAPI.does(selector, mean: symbol("convert(_:to:)")))
            #expect(!AppleAPI.does(selector, mean: symbol("convert(_:from:)")))
            #expect(!AppleAPI.does(selector, mean: symbol("convert(_:)")))
            #expect(!AppleAPI.does(selector, mean: symbol("turn(_:to:)")))
            #expect(try AppleAPI().members(like: symbol("magicFrame")).isEmpty)
        }

        /// What only tests may use is not to be seen by who just imports UIKit.
        @Test func theHooksAreHidden() throws {
            #expect(try Symbol.uiKit.get().filter { $0.path[0].hasPrefix("UIKitHeadless") }.isEmpty)
        }
    }
#endif
