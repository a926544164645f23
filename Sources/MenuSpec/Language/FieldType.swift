/// What a field takes: the one description behind decoding's messages, the JSON Schema and the reference.
package indirect enum FieldType: Sendable {
    /// Any scalar, kept as written.
    case text
    /// The name of something, or a reference to it.
    case identifier
    case boolean
    case integer(minimum: Int)
    case number(NumberRange)
    /// One of a few words.
    case words([String])
    /// The name of an SF Symbol.
    case symbol
    case color
    /// A colour that is no pair: one half of a pair.
    case plainColor
    /// Digits and dots.
    case version
    /// A number and `%`, over 0 to 100.
    case percent
    /// The one integer that is the language's version.
    case languageVersion
    case list(FieldType)
    /// A mapping from ids to values, or from names that may be any text.
    case mapping(of: FieldType, keys: KeyKind = .ids)
    /// A path, or a pattern of paths.
    case pattern
    /// A construct with a table of its own; where several fit, the key that this one must have.
    case construct(String, having: String? = nil)
    /// The name of something that the file defines.
    case name(of: String)
    case anyOf([FieldType])

    /// Points over 0, or `auto`.
    static let height = FieldType.anyOf([.number(.positivePoints), .words(["auto"])])

    /// What the keys of a mapping are.
    package enum KeyKind: Sendable, Equatable {
        case ids
        case names
        /// These and no others.
        case words([String])
    }

    /// What is accepted, in words that follow "takes".
    var expectation: String {
        switch self {
        case .text: "a text"
        case .identifier: "an id"
        case .boolean: "true or false"
        case .integer(let minimum): "a whole number of at least \(minimum)"
        case .number(let range): range.expectation
        case .words(let words): Self.alternatives(words.map { "'\($0)'" })
        case .symbol: "the name of an SF Symbol"
        case .color: "a colour: a name, \"#RRGGBB\", \"#RRGGBBAA\", or {light: …, dark: …}"
        case .plainColor: "a colour: a name, \"#RRGGBB\" or \"#RRGGBBAA\""
        case .version: "a version of digits and dots, such as 15.0"
        case .percent: "a share such as 60%"
        case .languageVersion: "the number 1"
        case .pattern: "a path, in which '*', '?' and '**' may stand"
        case .list(let element): "a list, each entry \(element.expectation)"
        case .mapping(of: .construct(let name, _), let keys):
            "a mapping from \(keys == .ids ? "ids" : "names") to \(name)s"
        case .mapping: "a mapping"
        case .construct(let name, _): "a mapping, the fields of \(Self.article(name))"
        case .name(let noun): "the name of \(Self.article(noun))"
        case .anyOf(let types): Self.alternatives(types.flatMap(\.choices))
        }
    }

    /// What `expectation` names one by one where it is one of several.
    private var choices: [String] {
        if case .words(let words) = self { words.map { "'\($0)'" } } else { [expectation] }
    }

    /// `a, b or c`.
    package static func alternatives(_ texts: [String]) -> String {
        guard let last = texts.last else { return "nothing" }
        guard texts.count > 1 else { return last }
        return texts.dropLast().joined(separator: ", ") + " or " + last
    }

    /// A noun with `a` or `an` in front; of those that take neither, what the field of that name is called.
    package static func article(_ noun: String) -> String {
        if ["accessibility", "insets", "platforms"].contains(noun) { return "'\(noun)'" }
        return (noun.first.map { "aeiou".contains($0) } ?? false ? "an " : "a ") + noun
    }
}

/// Which numbers a field takes, and in what unit.
package struct NumberRange: Sendable {
    package var minimum: Double?
    /// Whether the minimum itself is too small.
    package var excludesMinimum = false
    package var maximum: Double?
    /// `points`, `degrees`; empty for a bare number.
    package var unit = ""

    package static let positivePoints = NumberRange(minimum: 0, excludesMinimum: true, unit: "points")
    static let points = NumberRange(minimum: 0, unit: "points")
    static let anyPoints = NumberRange(unit: "points")
    static let degrees = NumberRange(unit: "degrees")
    static let share = NumberRange(minimum: 0, maximum: 1)

    func contains(_ value: Double) -> Bool {
        guard value.isFinite else { return false }
        if let minimum, excludesMinimum ? value <= minimum : value < minimum { return false }
        if let maximum, value > maximum { return false }
        return true
    }

    /// `a number of points over 0`.
    var expectation: String {
        var text = unit.isEmpty ? "a number" : "a number of \(unit)"
        if let minimum, let maximum {
            text += " from \(shortNumber(minimum)) to \(shortNumber(maximum))"
        } else if let minimum {
            text += excludesMinimum ? " over \(shortNumber(minimum))" : " of at least \(shortNumber(minimum))"
        }
        return text
    }
}

/// A number without a needless fraction.
package func shortNumber(_ value: Double) -> String {
    abs(value) < 1e15 && Double(Int(value)) == value ? String(Int(value)) : value.description
}
