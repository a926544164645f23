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
    /// Systems that it is unavailable on.
    var missingFrom: [String] = []

    var name: String { path[path.count - 1] }
    var owner: String { path.dropLast().joined(separator: ".") }

    static let uiKit = Result { try read("UIKit") }
    static let swiftUI = Result { try read("SwiftUI") }

    private static func read(_ module: String) throws -> [Symbol] {
        let file = try Shims.built.get().appendingPathComponent("symbols/\(module).symbols.json")
        let graph = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let relationships = try #require(graph["relationships"] as? [[String: Any]])
        let overrides = Set(
            relationships.filter { $0["kind"] as? String == "overrides" }.compactMap {
                $0["source"] as? String
            })
        return try #require(graph["symbols"] as? [[String: Any]]).compactMap { symbol in
            // What is exported again is in the graph too.
            let mangled = "\(module.utf8.count)\(module)"
            guard let identifier = (symbol["identifier"] as? [String: Any])?["precise"] as? String,
                identifier.hasPrefix("s:\(mangled)") || identifier.contains("\(mangled)E"),
                let path = symbol["pathComponents"] as? [String],
                let kind = (symbol["kind"] as? [String: Any])?["identifier"] as? String
            else { return nil }
            let platforms = symbol["availability"] as? [[String: Any]] ?? []
            let availability = platforms.first { $0["domain"] as? String == "iOS" }
            return Symbol(
                path: path, kind: Kind(kind), isOverride: overrides.contains(identifier),
                introduced: (availability?["introduced"] as? [String: Any])?["major"] as? Int,
                isDeprecated: availability?["deprecated"] != nil,
                missingFrom: platforms.filter { $0["isUnconditionallyUnavailable"] as? Bool == true }
                    .compactMap { $0["domain"] as? String })
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
