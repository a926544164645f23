import Testing

/// An input made to hurt a reader, and what must become of it.
struct HostileInput: Sendable, CustomTestStringConvertible {
    /// What must become of an input.
    enum Verdict: Sendable {
        /// There is at least one error, of one of these rules.
        case refused(Set<String>)
        /// It is large or odd, and right: there is no error.
        case accepted
    }

    let name: String
    let verdict: Verdict
    /// Makes the bytes, up to a few megabytes.
    let make: @Sendable () -> [UInt8]

    var testDescription: String { name }

    /// An input that must have an error of one of these rules.
    static func refused(
        _ name: String, _ rules: Set<String>, _ make: @escaping @Sendable () -> String
    ) -> HostileInput {
        HostileInput(name: name, verdict: .refused(rules), make: { Array(make().utf8) })
    }

    /// An input that must have an error of one of these rules, and is not text.
    static func refused(
        _ name: String, _ rules: Set<String>, bytes: @escaping @Sendable () -> [UInt8]
    ) -> HostileInput {
        HostileInput(name: name, verdict: .refused(rules), make: bytes)
    }

    /// An input that must have no error.
    static func accepted(_ name: String, _ make: @escaping @Sendable () -> String) -> HostileInput {
        HostileInput(name: name, verdict: .accepted, make: { Array(make().utf8) })
    }

    static let all: [HostileInput] =
        nesting + aliases + syntax + scalars + lists + encodings + guesses
}

/// The texts that the inputs are made of.
enum Hostile {
    static let megabyte = 1_000_000

    /// A text over and over, to about so many bytes.
    static func fill(_ text: String, bytes: Int = megabyte) -> String {
        String(repeating: text, count: bytes / text.utf8.count)
    }

    /// One line for each number.
    static func lines(_ count: Int, _ line: (Int) -> String) -> String {
        var text = ""
        for number in 0..<count {
            text += line(number)
            text += "\n"
        }
        return text
    }

    /// A spec with one open dropdown, whose `options` hold these lines (each indented by the caller).
    static func spec(options: String) -> String {
        """
        menuSpec: 1
        dropdowns:
          a:
            title: A
            cases: open
            options:

        """ + options
    }

    /// A spec with one dropdown of one option, and this text after `title:` of the dropdown.
    static func spec(title: String) -> String {
        "menuSpec: 1\ndropdowns:\n  a:\n    options: [One]\n    title: \(title)\n"
    }

    /// A spec that is right, with these lines between its version and its dropdown.
    static func spec(before lines: String) -> String {
        "menuSpec: 1\n" + lines + "dropdowns: {a: {title: A, options: [One]}}\n"
    }
}
