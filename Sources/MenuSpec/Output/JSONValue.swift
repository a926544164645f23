/// A JSON value that is made in memory, for texts that are described as data; its members keep their order.
package indirect enum JSONValue: Sendable, Equatable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// One member of an object.
    package struct Member: Sendable, Equatable {
        package var key: String
        package var value: JSONValue

        package init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The value of a key of an object; nil where there is none.
    package subscript(_ key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The same object with more members at its end.
    package func adding(_ other: JSONValue) -> JSONValue {
        guard case .object(let members) = self, case .object(let more) = other else { return self }
        return .object(members + more)
    }

    /// The same object with more members at its beginning.
    package func led(by other: JSONValue) -> JSONValue { other.adding(self) }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByNilLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member(key: $0.0, value: $0.1) })
    }
    package init(nilLiteral: ()) { self = .null }
}

extension JSONWriter {
    /// Columns that a value on one line may reach.
    private static let lineLength = 100

    /// A document of its own, with a final line break.
    package static func render(_ value: JSONValue) -> [UInt8] {
        text { writer in
            writer.write(value)
            writer.finish()
        }
    }

    /// A value on one line and without spaces, with no line break at its end.
    static func compact(_ value: JSONValue) -> [UInt8] {
        Array(line { $0.write(value) }.dropLast())
    }

    /// A value: on one line what fits there and holds nothing that is nested twice, else a member a line.
    ///
    /// - Parameter keyLength: What stands before it on its line, besides the indentation.
    package mutating func write(_ value: JSONValue, after keyLength: Int = 0) {
        let onOneLine = value.nesting <= 2 && depth * 2 + keyLength + value.roughLength <= Self.lineLength
        switch value {
        case .null: null()
        case .boolean(let value): boolean(value)
        case .number(let value): number(value)
        case .string(let value): string(value)
        case .array(let elements):
            array(onOneLine: onOneLine) { writer in
                for element in elements {
                    writer.element()
                    writer.write(element)
                }
            }
        case .object(let members):
            object(onOneLine: onOneLine) { writer in
                for member in members {
                    writer.key(escaping: member.key)
                    writer.write(member.value, after: member.key.utf8.count + 4)
                }
            }
        }
    }
}

extension JSONValue {
    /// Arrays and objects inside one another, this one included.
    fileprivate var nesting: Int {
        switch self {
        case .array(let elements): 1 + (elements.map(\.nesting).max() ?? 0)
        case .object(let members): 1 + (members.map(\.value.nesting).max() ?? 0)
        default: 0
        }
    }

    /// How long the value is on one line, escapes aside.
    fileprivate var roughLength: Int {
        switch self {
        case .null, .boolean: 5
        case .number(let value): value.description.utf8.count
        case .string(let text): text.utf8.count + 2
        case .array(let elements): elements.reduce(2) { $0 + $1.roughLength + 2 }
        case .object(let members): members.reduce(2) { $0 + $1.key.utf8.count + 4 + $1.value.roughLength + 2 }
        }
    }
}
