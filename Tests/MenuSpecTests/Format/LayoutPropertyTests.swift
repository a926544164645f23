import Testing

@testable import MenuSpec

/// What holds for every text: the same values and comments, and a second run changes nothing.
@Suite struct LayoutPropertyTests {
    private static func format(_ bytes: [UInt8], sortsKeys: Bool = false) throws -> [UInt8] {
        var options = FormatOptions()
        options.sortsKeys = sortsKeys
        return try FormattedSpec(formatting: SourceFile(path: "a.menu.yaml", bytes: bytes), options: options)
            .bytes
    }

    /// The values as text, without what a layout may change; nil for what is no YAML.
    private static func values(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBufferPointer { bytes in
            guard let reader = try? YAMLReader(reading: bytes, limits: .most) else { return nil }
            return reader.withTree { tree in
                tree.nodes.indices.map { index in
                    switch tree[index].kind {
                    case .mapping: "{\(tree[index].count)"
                    case .sequence: "[\(tree[index].count)"
                    case .alias: "*\(tree.resolve(index))"
                    default: tree.string(index).debugDescription
                    }
                }.joined(separator: " ")
            }
        }
    }

    /// The rules that a check reports, by how often: what a layout may not change.
    private static func findings(_ bytes: [UInt8]) -> [String: Int] {
        let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: bytes))
        return Dictionary(checked.diagnostics.map { ("\($0.severity) \($0.rule)", 1) }, uniquingKeysWith: +)
    }

    @Test(arguments: SpecFolder.specs)
    func theSpecsHaveTheirLayout(_ spec: SpecFolder.Spec) throws {
        #expect(try String(decoding: Self.format(Array(spec.text.utf8)), as: UTF8.self) == spec.text)
    }

    @Test(arguments: [false, true])
    func everyCaseStaysWhatItIs(sortsKeys: Bool) throws {
        var count = 0
        let specs = SpecFolder.specs.map { (name: $0.name, bytes: Array($0.text.utf8)) }
        for (name, bytes) in CaseFile.all.map({ (name: $0.name, bytes: $0.bytes) }) + specs {
            guard let values = Self.values(bytes) else { continue }
            count += 1
            let formatted = try Self.format(bytes, sortsKeys: sortsKeys)
            if !sortsKeys { #expect(Self.values(formatted) == values, "\(name)") }
            #expect(Self.findings(formatted) == Self.findings(bytes), "\(name)")
            #expect(try Self.format(formatted, sortsKeys: sortsKeys) == formatted, "\(name)")
        }
        #expect(count > 300)
    }

    @Test(arguments: 0..<8)
    func randomLayouts(_ batch: UInt64) throws {
        for seed in batch * 50..<batch * 50 + 50 {
            let layout = RandomLayout(seed: seed)
            let bytes = Array(layout.text.utf8)
            let values = try #require(Self.values(bytes), "seed \(seed) is no YAML")
            let formatted = try Self.format(bytes)
            #expect(Self.values(formatted) == values, "seed \(seed)")
            #expect(try Self.format(formatted) == formatted, "seed \(seed)")
            expectComments(of: layout, in: String(decoding: formatted, as: UTF8.self), "seed \(seed)")
        }
    }

    /// Each comment stands where it is to be, once, and in the order that it had.
    private func expectComments(of layout: RandomLayout, in text: String, _ name: Comment) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        var last = 0
        for comment in layout.comments {
            let places = lines.indices.filter { lines[$0].contains(comment.name) }
            #expect(places.count == 1, "\(name): \(comment.name)")
            guard let place = places.first else { continue }
            #expect(place >= last, "\(name): \(comment.name)")
            last = place
            switch comment.place {
            case .beside(let word):
                #expect(word.isEmpty || lines[place].contains(word), "\(name): \(comment.name)")
            case .above(let word):
                let next = lines[(place + 1)...].first { line in
                    let content = line.drop { $0 == " " }
                    return !content.isEmpty && !content.hasPrefix("#")
                }
                #expect(next?.contains(word) ?? false, "\(name): \(comment.name)")
            case .anywhere: break
            }
        }
    }

    /// Bytes that no layout has: spaces at ends of lines, tabs, carriage returns, two blank lines.
    @Test func aLayoutIsClean() throws {
        for seed in UInt64(1000)..<1100 {
            let formatted = try Self.format(Array(RandomLayout(seed: seed).text.utf8))
            let text = String(decoding: formatted, as: UTF8.self)
            #expect(!text.contains(" \n") && !text.contains("\t") && !text.contains("\r"), "seed \(seed)")
            #expect(text.hasSuffix("\n"), "seed \(seed)")
            // Texts keep theirs.
            #expect(text.contains("|") || text.contains(">") || !text.contains("\n\n\n"), "seed \(seed)")
        }
    }
}
