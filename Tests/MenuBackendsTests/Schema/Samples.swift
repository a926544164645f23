import Foundation

@testable import MenuSpec

/// The specs of `specs/`.
enum Samples {
    /// The files' names, sorted.
    static let names: [String] = {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return all.filter { $0.hasSuffix(".menu.yaml") }.sorted()
    }()

    static func source(_ name: String) throws -> SourceFile {
        let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
        return SourceFile(path: name, bytes: Array(bytes))
    }

    private static var folder: URL {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("specs")
    }
}

extension JSONValue {
    /// What a reader of YAML 1.2 that types plain scalars makes of a text; aliases are followed.
    init(yaml text: [UInt8]) throws {
        self = try text.withUnsafeBufferPointer { source in
            let reader = try YAMLReader(reading: source, limits: Limits())
            return reader.withTree { JSONValue($0, 0) }
        }
    }

    /// What is in JSON, which is YAML too.
    init(json text: [UInt8]) throws { try self.init(yaml: text) }

    private init(_ tree: YAMLTree, _ index: Int) {
        let node = tree.resolve(index)
        switch tree[node].kind {
        case .mapping:
            var members: [Member] = []
            var key = node + 1
            for _ in 0..<tree[node].count {
                let value = tree.next(key)
                members.append(Member(key: tree.string(tree.resolve(key)), value: JSONValue(tree, value)))
                key = tree.next(value)
            }
            self = .object(members)
        case .sequence:
            var elements: [JSONValue] = []
            var element = node + 1
            for _ in 0..<tree[node].count {
                elements.append(JSONValue(tree, element))
                element = tree.next(element)
            }
            self = .array(elements)
        case .plain: self = Self.plain(tree.string(node))
        default: self = .string(tree.string(node))
        }
    }

    private static func plain(_ text: String) -> JSONValue {
        switch text {
        case "", "~", "null": .null
        case "true": true
        case "false": false
        default:
            text.allSatisfy { "+-.0123456789eE".contains($0) }
                ? Double(text).map(JSONValue.number) ?? .string(text) : .string(text)
        }
    }
}
