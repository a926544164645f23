import Testing

@testable import MenuRuntime

/// What opening and closing costs in a tree of 10,000 rows, in the steps of the state machine: nodes and counts that are
/// looked at or changed.
@Suite struct TreeCostTests {
    /// A tree, and the deepest section in it.
    struct Shape: Sendable, CustomTestStringConvertible {
        let name: String
        let depth: Int
        let sections: @Sendable () -> [MenuDocument.Section]
        var testDescription: String { name }
    }

    /// Each of about 10,000 rows.
    static let shapes = [
        Shape(name: "100 sections of 100 items", depth: 1) {
            (0..<100).map { section("s\($0)", items(100)) }
        },
        Shape(name: "one section of 10,000 items", depth: 1) { [section("s0", items(10_000))] },
        Shape(name: "5,000 sections of one item", depth: 1) {
            (0..<5_000).map { section("s\($0)", items(1)) }
        },
        Shape(name: "16 levels, 625 items in each", depth: 16) {
            var inner = section("s", isExpanded: true, items(625))
            for level in 0..<15 {
                inner = section("s\(level)", isExpanded: true, items(625) + [.section(inner)])
            }
            return [inner]
        },
        Shape(name: "10 levels of two sections, 10 items in the last", depth: 10) {
            (0..<2).map { branch("s\($0)", levels: 9) }
        },
    ]

    private static func items(_ count: Int) -> [MenuDocument.SectionEntry] {
        (0..<count).map { item("i\($0)", detail: $0 % 2 == 0 ? "D" : nil) }
    }

    private static func branch(_ id: String, levels: Int) -> MenuDocument.Section {
        guard levels > 0 else { return section(id, isExpanded: true, items(10)) }
        return section(
            id, isExpanded: true,
            (0..<2).map { .section(branch("s\($0)", levels: levels - 1)) })
    }

    /// 14 steps halve 10,000 to less than one. On each level an event asks whether the level is open, finds the section
    /// before and after, and notes the change: three such ways, and one step; and as many for a sibling that closes,
    /// which has to be found first.
    private func bound(_ shape: Shape, _ expansion: MenuDocument.Expansion) -> Int {
        let once = shape.depth * (3 * 14 + 1)
        return expansion == .single ? 2 * once + 2 * 14 : once
    }

    @Test(arguments: shapes, [MenuDocument.Expansion.multiple, .single])
    func events(shape: Shape, expansion: MenuDocument.Expansion) throws {
        var state = tree(shape.sections()) { $0.expansion = expansion }
        #expect(state.nodes.count >= 10_000)
        let paths = state.paths
        var random = SeededGenerator(state: 7)
        var changes = 0
        for _ in 0..<300 {
            let path = try #require(paths.randomElement(using: &random))
            let isSection = state.entry(at: path).map { if case .section = $0 { true } else { false } }
            var steps = 0
            let update = state.update(
                isSection == true ? .tapSection(path) : .tapItem(path), counting: &steps)
            #expect(steps <= bound(shape, expansion), "\(path)")
            if update.outcome.isChanged { changes += 1 }
        }
        // Sections at the top are few in some trees, and the others show only while those are open.
        for section in 0..<min(state.sectionCount, 50) {
            var steps = 0
            let update = state.update(.tapSection(state.header(at: section).path), counting: &steps)
            #expect(update.outcome.isChanged)
            #expect((1...bound(shape, expansion)).contains(steps))
            changes += 1
        }
        #expect(changes > 0)
    }

    /// What a table asks for to fill the screen.
    @Test(arguments: shapes)
    func rows(shape: Shape) {
        var state = tree(shape.sections())
        state.send(.expandAll)
        let section = state.sectionCount - 1
        for row in [0, state.rowCount(in: section) / 2, state.rowCount(in: section) - 1] {
            var steps = 0
            let path = state.row(at: row, in: section, counting: &steps).path
            #expect(steps <= shape.depth * 14, "row \(row)")
            var back = 0
            let index = state.index(of: path)!
            #expect(state.place(of: index, &back) == .init(section: section, row: row))
            #expect(back <= shape.depth * 14, "row \(row)")
        }
    }

    /// Of siblings that were all open before one alone may be, each closes once, in their order.
    @Test func manyOpen() {
        let ids = (0..<100).map { "s\($0)" }
        var menu = tree(ids.map { section($0, Self.items(1)) }) { $0.expansion = .single }.menu
        menu.sections.append(section("fixed", isCollapsible: false, Self.items(2)))
        var state = SectionTreeState(menu, expandedPaths: ids.filter { $0 != "s40" })
        let told = state.send(.tapSection("s40")).told
        #expect(told == ids.filter { $0 != "s40" }.map { .collapse($0) } + [.expand("s40")])
        #expect(state.expanded == ["s40", "fixed"])
    }

    /// A copy that is changed has the nodes from the other, so that a view that holds a state by value does not pay for
    /// the tree.
    @Test func copiesShareTheTree() {
        let state = tree(Self.shapes[0].sections())
        var copy = state
        copy.send(.tapSection("s0"))
        let (first, second) = (
            state.nodes.withUnsafeBufferPointer { $0.baseAddress },
            copy.nodes.withUnsafeBufferPointer { $0.baseAddress }
        )
        #expect(first == second)
        #expect(state != copy)
    }
}
