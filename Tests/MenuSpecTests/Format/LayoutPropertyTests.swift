import Foundation
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

    /// What a check finds, and where in the menus, reported or not: what a layout may not change.
    ///
    /// - Parameter isSorted: Whether keys may have moved: of two that are wrong together, the later one is named.
    private static func findings(_ bytes: [UInt8], isSorted: Bool) -> [String] {
        var options = CheckOptions()
        options.locatesFindings = true
        options.keepsAll = true
        let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: bytes), options: options)
        let reported = checked.diagnostics.map { diagnostic in
            let isOfTwo = ["conflict", "duplicate-id"].contains(diagnostic.rule)
            return "\(diagnostic.rule) \(isSorted && isOfTwo ? "" : diagnostic.menuPath ?? "")"
        }
        let suppressed = checked.suppressed.map {
            "suppressed \($0.diagnostic.rule) \($0.diagnostic.menuPath ?? "")"
        }
        return (reported + suppressed).sorted()
    }

    /// A text with comments that suppress what is found in it: those above the line and those beside it take turns.
    private static func suppressing(_ bytes: [UInt8]) -> [UInt8] {
        let checked = CheckedSpec(checking: SourceFile(path: "a.menu.yaml", bytes: bytes))
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        var numbers: Set<Int> = []
        for (place, diagnostic) in checked.diagnostics.enumerated().reversed() {
            let line = bytes[..<diagnostic.range.lowerBound].count { $0 == 0x0A }
            guard diagnostic.severity == .warning, numbers.insert(line).inserted else { continue }
            let comment = Array("# menuc:ignore \(diagnostic.rule) -- as it is".utf8)
            if place % 2 == 0 { lines[line] += "  ".utf8 + comment } else { lines.insert(comment, at: line) }
        }
        return Array(lines.joined(separator: [0x0A]))
    }

    @Test(arguments: SpecFolder.specs)
    func theSpecsHaveTheirLayout(_ spec: SpecFolder.Spec) throws {
        #expect(try String(decoding: Self.format(Array(spec.text.utf8)), as: UTF8.self) == spec.text)
    }

    @Test(arguments: [false, true])
    func everyCaseStaysWhatItIs(sortsKeys: Bool) throws {
        var count = 0
        var suppressingCount = 0
        let specs = SpecFolder.specs.map { (name: $0.name, bytes: Array($0.text.utf8)) }
        for (name, bytes) in CaseFile.all.map({ (name: $0.name, bytes: $0.bytes) }) + specs {
            guard let values = Self.values(bytes) else { continue }
            count += 1
            let formatted = try Self.format(bytes, sortsKeys: sortsKeys)
            if !sortsKeys { #expect(Self.values(formatted) == values, "\(name)") }
            #expect(
                Self.findings(formatted, isSorted: sortsKeys) == Self.findings(bytes, isSorted: sortsKeys),
                "\(name)")
            #expect(try Self.format(formatted, sortsKeys: sortsKeys) == formatted, "\(name)")
            let suppressing = Self.suppressing(bytes)
            guard suppressing != bytes, Self.values(suppressing) == values else { continue }
            suppressingCount += 1
            let both = try Self.format(suppressing, sortsKeys: sortsKeys)
            #expect(
                Self.findings(both, isSorted: sortsKeys) == Self.findings(suppressing, isSorted: sortsKeys),
                "\(name)")
            #expect(try Self.format(both, sortsKeys: sortsKeys) == both, "\(name)")
        }
        #expect(suppressingCount > 50)
        #expect(count > 300)
    }

    /// `FORMAT_SEEDS=0-100000` tries other seeds than the few that are quick.
    private static let batches: [Range<UInt64>] = {
        let asked = ProcessInfo.processInfo.environment["FORMAT_SEEDS"] ?? "0-150"
        let ends = asked.split(separator: "-").compactMap { UInt64($0) }
        return stride(from: ends[0], to: ends[1], by: 50).map { $0..<min($0 + 50, ends[1]) }
    }()

    @Test(arguments: batches)
    func randomLayouts(_ seeds: Range<UInt64>) throws {
        for seed in seeds {
            let layout = RandomLayout(seed: seed, speaks: seed % 4 == 3)
            let bytes = Array(layout.text.utf8)
            // Some have tabs where libyaml takes none.
            guard let values = Self.values(bytes) else { continue }
            let formatted = try Self.format(bytes)
            let text = String(decoding: formatted, as: UTF8.self)
            #expect(Self.values(formatted) == values, "seed \(seed)")
            #expect(try Self.format(formatted) == formatted, "seed \(seed)")
            #expect(Self.names(text) == Self.names(layout.text), "seed \(seed)")
            #expect(Self.scopes(formatted) == Self.scopes(bytes), "seed \(seed)")
            expectComments(of: layout, in: text, "seed \(seed)")
        }
    }

    @Test func mostRandomTextsAreYAML() {
        let count = (0..<100).count { Self.values(Array(RandomLayout(seed: $0).text.utf8)) != nil }
        #expect(count > 95)
    }

    /// All words and comments but anchors, by their names in the order of the text: a comment passes no word.
    private static func names(_ text: String) -> [String] {
        text.matches(of: /[kvc]\d+x/).map { String($0.output) }
    }

    /// For each rule that a comment names on a line: the texts that begin there.
    private static func scopes(_ bytes: [UInt8]) -> [[String]] {
        bytes.withUnsafeBufferPointer { bytes in
            guard let reader = try? YAMLReader(reading: bytes, limits: .most) else { return [] }
            return reader.withTree { tree in
                (Suppressions(in: tree)?.entries ?? []).map { entry in
                    guard entry.scope.upperBound < Int.max else { return ["file"] }
                    return tree.nodes.indices.filter { index in
                        !tree.isEmpty(index) && entry.scope.contains(Int(tree[index].start))
                    }.map { tree[$0].kind.isScalar ? "\($0) \(tree.string($0))" : "\($0)" }
                }
            }
        }
    }

    /// Each comment stands where it is to be, once, with the text that it had.
    private func expectComments(of layout: RandomLayout, in text: String, _ name: Comment) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for comment in layout.comments {
            let places = lines.indices.filter { lines[$0].contains(comment.name) }
            #expect(places.count == 1, "\(name): \(comment.name)")
            guard let place = places.first else { continue }
            let isWhole = lines[place].hasSuffix(comment.text.trimmingCharacters(in: .whitespaces))
            #expect(isWhole, "\(name): \(comment.name)")
            switch comment.place {
            case .beside(let word):
                #expect(word.isEmpty || lines[place].contains(word), "\(name): \(comment.name)")
                #expect(!lines[place].drop { $0 == " " }.hasPrefix("#"), "\(name): \(comment.name)")
            case .above(let word):
                let next = lines[(place + 1)...].first { line in
                    let content = line.drop { $0 == " " }
                    return !content.isEmpty && !content.hasPrefix("#")
                }
                #expect(next?.contains(word) ?? false, "\(name): \(comment.name)")
            case .closing(let word):
                let entry = lines[..<place].last { $0.contains(word) }
                let column = entry?.prefix { " -?:".contains($0) }.count
                #expect(lines[place].prefix { $0 == " " }.count == column, "\(name): \(comment.name)")
            case .anywhere: break
            }
        }
    }

    /// What no layout has: spaces at ends of lines, tabs, carriage returns, two blank lines.
    @Test func aLayoutIsClean() throws {
        for seed in UInt64(1000)..<1060 {
            guard let formatted = try? Self.format(Array(RandomLayout(seed: seed).text.utf8)) else {
                continue
            }
            let text = String(decoding: formatted, as: UTF8.self)
            #expect(
                !text.contains("\r") && !text.contains("\u{FEFF}") && text.hasSuffix("\n"), "seed \(seed)")
            // Texts and comments keep theirs.
            guard !text.contains("|"), !text.contains(">"), !text.contains("\\ \n"), !text.contains("'a' ")
            else { continue }
            #expect(!text.contains(" \n") && !text.contains("\n\n\n"), "seed \(seed)")
        }
    }
}
