import Foundation
import MenuRuntime
import MenuSpec
import Testing

@testable import MenuBackends

/// A spec compiled to JSON for a test.
struct Compiled {
    let bytes: [UInt8]
    /// What Foundation reads in it.
    let root: NSDictionary

    init(_ spec: String, path: String = "a.menu.yaml") throws {
        let checked = CheckedSpec(checking: SourceFile(path: path, bytes: Array(spec.utf8)))
        let document = try #require(checked.document, "\(checked.diagnostics.map(\.message))")
        bytes = Target.json.text(of: document)
        root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? NSDictionary)
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The value at a JSON pointer; nil where there is none.
    subscript(pointer: String) -> NSObject? {
        pointer.split(separator: "/").reduce(root) { (value: NSObject?, part) in
            if let object = value as? NSDictionary { return object[String(part)] as? NSObject }
            guard let array = value as? NSArray, let index = Int(part), index < array.count else {
                return nil
            }
            return array[index] as? NSObject
        }
    }

    /// Compares values below a place with what JSON should have there; nil for nothing.
    func compare(_ place: String, _ expected: [String: String?]) throws {
        for (pointer, value) in expected {
            let wanted = try value.map(json)
            #expect(self[place + pointer] == wanted, "\(pointer)")
        }
    }

    /// The keys of an object in the order of the text: those that stand behind a text, in this object alone.
    func keys(ofObjectBehind mark: String) throws -> [String] {
        let start = mark.isEmpty ? text.startIndex : try #require(text.range(of: mark)).upperBound
        var keys: [String] = []
        var depth = 0
        var rest = text[start...]
        while let character = rest.popFirst() {
            switch character {
            case "{", "[": depth += 1
            case "}", "]":
                depth -= 1
                if depth <= 0 { return keys }
            case "\"":
                let string = rest.prefix { $0 != "\"" }
                rest = rest.dropFirst(string.count + 1)
                if depth == 1, rest.hasPrefix(":") { keys.append(String(string)) }
            default: break
            }
        }
        return keys
    }
}

/// A value as JSON writes it.
func json(_ text: String) throws -> NSObject {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    return try #require(value as? NSObject)
}
