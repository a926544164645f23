/// An event with its text form, in which traces and command lines hold it: `NAME`, `NAME=ID` or `NAME=ID,ID,…`.
public protocol MenuEvent: Hashable, Sendable {
    associatedtype Name: RawRepresentable<String> & CaseIterable & Sendable

    var name: Name { get }

    /// The ids or paths that the event brings.
    var values: [String] { get }

    /// What the events of a name bring.
    static func takes(_ name: Name) -> MenuEventValues

    /// An event of a name with as many values as it takes.
    init(_ name: Name, _ values: [String])
}

/// How many values an event brings.
public enum MenuEventValues: Hashable, Sendable {
    case none, one
    /// Any number, also none.
    case list
}

/// Why a text is no event.
public enum MenuEventError: Error, Hashable, Sendable {
    case unknownName(String)
    /// An event of this name is followed by `=` and a value.
    case missingValue(String)
    /// An event of this name stands alone.
    case superfluousValue(String)
    /// A list of values has an empty one.
    case emptyValue(String)
}

extension MenuEvent {
    /// The text form.
    public var text: String {
        if case .none = Self.takes(name) { return name.rawValue }
        var text = name.rawValue + "="
        for (index, value) in values.enumerated() {
            if index > 0 { text += "," }
            text += value
        }
        return text
    }

    /// Reads the text form.
    public init(text: String) throws(MenuEventError) {
        // By bytes: a mark behind `=` or `,` would make one character with it.
        let parts = Self.split(text, at: 0x3D, most: 2)
        guard let word = parts.first, let name = Name(rawValue: word) else {
            throw .unknownName(parts.first ?? text)
        }
        let value = parts.count > 1 ? parts[1] : nil
        switch Self.takes(name) {
        case .none:
            guard value == nil else { throw .superfluousValue(word) }
            self.init(name, [])
        case .one:
            guard let value, !value.isEmpty else { throw .missingValue(word) }
            self.init(name, [value])
        case .list:
            guard let value else { throw .missingValue(word) }
            let values = value.isEmpty ? [] : Self.split(value, at: 0x2C, most: Int.max)
            for value in values where value.isEmpty { throw .emptyValue(word) }
            self.init(name, values)
        }
    }

    private static func split(_ text: String, at separator: UInt8, most: Int) -> [String] {
        var parts: [String] = []
        var start = text.startIndex
        var index = start
        while index < text.utf8.endIndex {
            let next = text.utf8.index(after: index)
            if text.utf8[index] == separator, parts.count + 1 < most {
                parts.append(String(text[start..<index]))
                start = next
            }
            index = next
        }
        parts.append(String(text[start...]))
        return parts
    }
}
