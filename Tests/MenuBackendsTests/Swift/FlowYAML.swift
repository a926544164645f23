/// YAML in flow style, in which every text can be written: what made specs are written in.
indirect enum FlowYAML {
    case text(String)
    /// Numbers and words, unquoted.
    case plain(String)
    case list([FlowYAML])
    case mapping([(key: String, value: FlowYAML)])

    var written: String {
        switch self {
        case .text(let text): Self.quote(text)
        case .plain(let text): text
        case .list(let entries): "[" + entries.map(\.written).joined(separator: ", ") + "]"
        case .mapping(let pairs):
            "{" + pairs.map { Self.key($0.key) + ": " + $0.value.written }.joined(separator: ", ") + "}"
        }
    }

    /// YAML takes a key of more than 1024 characters only behind a question mark.
    private static func key(_ text: String) -> String {
        let quoted = quote(text)
        return quoted.utf8.count > 1000 ? "? " + quoted + " " : quoted
    }

    private static func quote(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\" + String(scalar)
            case " "..."~": quoted.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16)
                quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            }
        }
        return quoted + "\""
    }
}

extension FlowYAML: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(stringLiteral text: String) { self = .text(text) }
    init(arrayLiteral entries: FlowYAML...) { self = .list(entries) }
    init(dictionaryLiteral pairs: (String, FlowYAML)...) {
        self = .mapping(pairs.map { (key: $0.0, value: $0.1) })
    }
}
