import Foundation
import Testing

/// A spec with one mistake put into it.
struct Mutation {
    /// The line that has the mistake, from 1.
    let line: Int
    let text: String

    enum Kind: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case misspeltKey, wordForNumber, repeatedKey, openQuote, openBracket, tab, scalarForList

        var testDescription: String { rawValue }
    }

    /// At most this many of a kind are made of a spec, from all over it.
    private static let sample = 40

    static func all(_ kind: Kind, in text: String) -> [Mutation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var mutations: [Mutation] = []
        for (index, line) in lines.enumerated() {
            let source = SpecLine(line, isInBlock: isInBlock(index, lines))
            for changed in source.mutated(kind) {
                var all = lines
                all.replaceSubrange(index...index, with: changed.lines)
                mutations.append(
                    Mutation(line: index + 1 + changed.mistake, text: all.joined(separator: "\n")))
            }
            if kind == .scalarForList, let end = source.endOfList(from: index, lines) {
                var all = lines
                all.replaceSubrange(index...end, with: [line + " nothing"])
                mutations.append(Mutation(line: index + 1, text: all.joined(separator: "\n")))
            }
        }
        guard mutations.count > sample else { return mutations }
        return (0..<sample).map { mutations[$0 * mutations.count / sample] }
    }

    /// Whether a line belongs to a block of text.
    private static func isInBlock(_ index: Int, _ lines: [String]) -> Bool {
        let depth = lines[index].prefix { $0 == " " }.count
        for line in lines[..<index].reversed() where !line.allSatisfy({ $0 == " " }) {
            let other = line.prefix { $0 == " " }.count
            if other < depth { return line.hasSuffix(">-") || line.hasSuffix("|") || line.hasSuffix("|-") }
        }
        return false
    }
}

/// A line of a spec of the repository; those are written plainly.
private struct SpecLine {
    struct Changed {
        let lines: [String]
        /// Which of them has the mistake.
        let mistake: Int
    }

    let line: String
    let isInBlock: Bool
    /// The spaces and dashes in front.
    private let lead: Substring
    private let key: Substring?
    /// What stands behind the key, without white space.
    private let value: Substring

    /// Words of the language; other keys are the author's ids.
    private static let words: Set<String> = [
        "menuSpec", "namespace", "platforms", "styles", "dropdowns", "sectionTrees", "title", "options",
        "optionsFrom", "cases", "group", "rowHeight", "buttonHeight", "maxVisibleCells", "maxHeight", "gap",
        "width", "presentation", "anchor", "placement", "dismiss", "selection", "selected", "minSelected",
        "maxSelected", "closeOnSelect", "clearable", "titleCase", "titleAlignment", "indicator", "badge",
        "footer", "emptyTitle", "accessibility", "style", "meta", "value", "icon", "image", "detail",
        "enabled",
        "hidden", "role", "swiftName", "separator", "sections", "expansion", "headerHeight", "detailHeight",
        "headerAlignment", "listStyle", "expanded", "collapsible", "items", "textColor", "selectedTextColor",
        "backgroundColor", "borderColor", "borderWidth", "cornerRadius", "font", "insets", "shadow",
        "opacity",
        "radius", "diameter", "offset", "underlined", "strokeWidth", "size", "fill", "stroke", "collapsed",
        "position", "symbol", "shape", "label", "hint", "identifier",
    ]

    private static let numbers: Set<String> = [
        "rowHeight", "buttonHeight", "maxVisibleCells", "maxHeight", "gap", "minSelected", "maxSelected",
        "headerHeight", "detailHeight", "borderWidth", "cornerRadius", "diameter", "offset", "height",
        "strokeWidth", "size", "radius", "opacity", "top", "leading", "bottom", "trailing",
    ]

    init(_ line: String, isInBlock: Bool) {
        self.line = line
        self.isInBlock = isInBlock
        lead = line.prefix { $0 == " " || $0 == "-" }
        let rest = line.dropFirst(lead.count)
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        let isKey = !word.isEmpty && rest.dropFirst(word.count).hasPrefix(":")
        key = isKey ? word : nil
        value = isKey ? rest.dropFirst(word.count + 1).drop { $0 == " " } : rest
    }

    private var isComment: Bool { line.drop { $0 == " " }.hasPrefix("#") }

    /// The line with one mistake of a kind, for each place that it can be made at.
    func mutated(_ kind: Mutation.Kind) -> [Changed] {
        guard !isInBlock, !isComment, !line.allSatisfy({ $0 == " " }) else { return [] }
        switch kind {
        case .misspeltKey: return misspelt
        case .wordForNumber: return wordsForNumbers
        case .repeatedKey: return repeated
        case .openQuote: return withoutLast("\"") + withoutLast("'")
        case .openBracket: return withoutLast("]") + withoutLast("}")
        case .tab: return tabbed
        case .scalarForList: return scalars
        }
    }

    /// Two letters of the key change places.
    private var misspelt: [Changed] {
        guard let key, Self.words.contains(String(key)), key.count > 3 else { return [] }
        var letters = Array(key)
        guard let place = (1..<letters.count - 1).first(where: { letters[$0] != letters[$0 + 1] }) else {
            return []
        }
        letters.swapAt(place, place + 1)
        return [one(lead + String(letters) + line.dropFirst(lead.count + key.count))]
    }

    private var wordsForNumbers: [Changed] {
        if let key, Self.numbers.contains(String(key)), Double(value) != nil {
            return [one(lead + key + ": plenty")]
        }
        // Inside braces: {leading: 8, trailing: 8}
        return Self.numbers.sorted().compactMap { name in
            guard let found = line.range(of: "\(name): ") else { return nil }
            let number = line[found.upperBound...].prefix { $0.isNumber || $0 == "." }
            guard !number.isEmpty, key.map(String.init) != name else { return nil }
            return one(
                line[..<found.upperBound] + "plenty" + line[found.upperBound...].dropFirst(number.count))
        }
    }

    /// The line a second time below itself.
    private var repeated: [Changed] {
        guard key != nil, !value.isEmpty, !value.hasPrefix("&"), !value.hasPrefix(">"), !value.hasPrefix("|")
        else {
            return []
        }
        let again = String(lead.map { _ in " " }) + line.dropFirst(lead.count)
        return [Changed(lines: [line, again], mistake: 1)]
    }

    /// The line without its last closing mark; in a line without comments and of one quote's kind.
    private func withoutLast(_ mark: Character) -> [Changed] {
        guard line.last == mark || line.hasSuffix("\(mark)]") || line.hasSuffix("\(mark)}") else { return [] }
        if mark == "\"" || mark == "'", !value.hasPrefix("\(mark)"), !line.contains(": \(mark)") { return [] }
        guard let last = line.lastIndex(of: mark) else { return [] }
        var changed = line
        changed.remove(at: last)
        return [one(changed[...])]
    }

    /// A tab in place of all the indentation, or of its last step.
    private var tabbed: [Changed] {
        let depth = line.prefix { $0 == " " }.count
        guard depth >= 2 else { return [] }
        let rest = line.dropFirst(depth)
        return [one("\t" + rest), one(String(repeating: " ", count: depth - 2) + "\t" + rest)]
    }

    private var scalars: [Changed] {
        guard let key, ["options", "sections", "items", "dismiss"].contains(key), value.hasPrefix("[") else {
            return []
        }
        return [one(lead + key + ": nothing")]
    }

    private func one(_ line: some StringProtocol) -> Changed { Changed(lines: [String(line)], mistake: 0) }

    /// Where the list or mapping below this line ends, if there is one below `options` and the like.
    func endOfList(from index: Int, _ lines: [String]) -> Int? {
        guard let key, ["options", "sections", "items", "dropdowns", "sectionTrees"].contains(key),
            value.isEmpty
        else { return nil }
        var end = index
        while end + 1 < lines.count,
            lines[end + 1].isEmpty || lines[end + 1].prefix(while: { $0 == " " }).count > lead.count
        {
            end += 1
        }
        return end > index ? end : nil
    }
}
