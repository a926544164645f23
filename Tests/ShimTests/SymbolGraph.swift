import Foundation
import TestTools
import Testing

/// A public declaration of the shim, as the compiler's symbol graph has it.
struct Symbol {
    enum Kind { case type, member, typeMember, initializer }

    let path: [String]
    let kind: Kind
    let isOverride: Bool
    /// First iOS of `@available`, deprecation.
    let introduced: Int?
    let isDeprecated: Bool

    var name: String { path[path.count - 1] }
    var owner: String { path.dropLast().joined(separator: ".") }

    static let all = Result { try read() }

    private static func read() throws -> [Symbol] {
        let file = try Shims.built.get().appendingPathComponent("symbols/UIKit.symbols.json")
        let graph = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let relationships = try #require(graph["relationships"] as? [[String: Any]])
        let overrides = Set(
            relationships.filter { $0["kind"] as? String == "overrides" }.compactMap {
                $0["source"] as? String
            })
        return try #require(graph["symbols"] as? [[String: Any]]).compactMap { symbol in
            // Foundation is exported again, and in the graph too.
            guard let identifier = (symbol["identifier"] as? [String: Any])?["precise"] as? String,
                identifier.hasPrefix("s:5UIKit") || identifier.contains("5UIKitE"),
                let path = symbol["pathComponents"] as? [String],
                let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String
            else { return nil }
            let availability = (symbol["availability"] as? [[String: Any]])?.first {
                $0["domain"] as? String == "iOS"
            }
            return Symbol(
                path: path, kind: Kind(kind), isOverride: overrides.contains(identifier),
                introduced: (availability?["introduced"] as? [String: Any])?["major"] as? Int,
                isDeprecated: availability?["deprecated"] != nil)
        }
    }
}

extension Symbol.Kind {
    init(_ identifier: String) {
        self =
            switch identifier {
            case "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias": .type
            case "swift.init": .initializer
            case _ where identifier.hasPrefix("swift.type."): .typeMember
            default: .member
            }
    }
}
