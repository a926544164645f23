import Foundation
import TestTools

/// What Apple's UIKit has, from the tables of Tests/Shims/data.
struct AppleAPI {
    struct Member {
        let selector: String
        let isStatic: Bool
        let isProperty: Bool
        let introduced: Double?
        let isDeprecated: Bool
    }

    private var types: Set<String> = []
    private var members: [String: [Member]] = [:]
    private var renamed: [String: String] = [:]
    private var others: [String: Set<String>] = [:]

    init() throws {
        for row in try Shims.table("uikit-api.tsv") {
            if row[1] == "class" || row[1] == "protocol" {
                types.insert(row[0])
            } else {
                members[row[0], default: []].append(
                    Member(
                        selector: row[2], isStatic: row[1].hasSuffix("static"),
                        isProperty: row[1].hasPrefix("property"), introduced: Double(row[3]),
                        isDeprecated: row.count > 4 && !row[4].isEmpty))
            }
        }
        for row in try Shims.table("swift-names.tsv") { renamed["\(row[0]).\(row[1])"] = row[2] }
        for row in try Shims.table("other-api.tsv") {
            others[row[0]] = Set(row[1].split(separator: " ").map(String.init))
        }
    }

    /// Names that Swift writes as nested ones.
    private static let nested = [
        "UIImage.SymbolConfiguration": "UIImageSymbolConfiguration",
        "UIImage.Configuration": "UIImageConfiguration",
        "UIButton.Configuration": "UIButtonConfiguration",
    ]

    func hasType(_ path: [String]) -> Bool {
        let name = path.joined(separator: ".")
        return types.contains(Self.nested[name] ?? name)
    }

    func listsElsewhere(_ symbol: Symbol) -> Bool {
        symbol.name == "rawValue" || symbol.name == "init(rawValue:)"
            || others[symbol.owner]?.contains(symbol.name) ?? false
    }

    func members(like symbol: Symbol) -> [Member] {
        let owner = Self.nested[symbol.owner] ?? symbol.owner
        var candidates = members[owner] ?? []
        // On Apple's these belong to every object.
        if owner == "UIResponder" {
            candidates += members["UIAccessibility"]! + members["UIAccessibilityIdentification"]!
        }
        if let selector = renamed["\(owner).\(symbol.name)"] {
            return candidates.filter { $0.selector == selector }
        }
        return candidates.filter { Self.does($0, mean: symbol) }
    }

    /// Whether the selector, as Swift imports it, gives the name: words that tell the type of an argument again
    /// may be gone, the others stand in order, and there are as many arguments.
    static func does(_ member: Member, mean symbol: Symbol) -> Bool {
        var pieces = member.selector.split(separator: ":").map { words($0) }
        let arguments = member.selector.filter { $0 == ":" }.count
        guard symbol.name.contains("(") else {
            let name = words(symbol.name)
            guard arguments == 0, member.isStatic == (symbol.kind == .typeMember) else { return false }
            return [name, name + ["color"]].contains(pieces[0]) || name == ["is"] + pieces[0]
        }
        let parts = symbol.name.dropLast().split(separator: "(", omittingEmptySubsequences: false)
        let labels = parts[1].split(separator: ":").map { $0 == "_" ? [] : words($0) }
        guard labels.count == arguments else { return false }
        var names = labels
        if symbol.kind == .initializer {
            guard member.isStatic || pieces[0].first == "init" else { return false }
            if labels.isEmpty { return member.selector == "init" }
        } else {
            guard member.isStatic == (symbol.kind == .typeMember) else { return false }
            if labels.isEmpty { return words(parts[0]) == pieces[0] }
            names[0] = words(parts[0]) + labels[0]
        }
        while pieces.count < names.count { pieces.append([]) }
        return zip(names, pieces).allSatisfy { isSubsequence($0, $1) }
    }

    private static func isSubsequence(_ some: [String], _ all: [String]) -> Bool {
        var rest = all[...]
        return some.allSatisfy { word in
            guard let index = rest.firstIndex(of: word) else { return false }
            rest = rest[(index + 1)...]
            return true
        }
    }

    /// "systemFontOfSize" → system, font, of, size; "CGColor" → cg, color.
    static func words(_ name: some StringProtocol) -> [String] {
        var words: [String] = []
        let letters = Array(name)
        for (index, letter) in letters.enumerated() {
            let followsCapital = index > 0 && letters[index - 1].isUppercase
            let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
            if index == 0 || (letter.isUppercase && (!followsCapital || precedesSmall)) {
                words.append("")
            }
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }
}
