import MenuRuntime

/// Assignments to the fields of one value: those that have no default, or another value.
struct SwiftFields {
    private let value: SwiftText
    private var lines: [SwiftText] = []

    init(_ value: SwiftText) {
        self.value = value
    }

    var isEmpty: Bool { lines.isEmpty }

    mutating func set(_ name: StaticString, _ text: SwiftText) {
        lines.append("\(value).\(SwiftText(stringLiteral: name)) = \(text)")
    }

    mutating func set(_ name: StaticString, text: String?) {
        if let text { set(name, SwiftText(literal: text)) }
    }

    mutating func set(_ name: StaticString, _ number: Double?) {
        if let number { set(name, SwiftText(number)) }
    }

    mutating func set(_ name: StaticString, _ color: MenuDocument.Color?) {
        if let color { set(name, SwiftText(color)) }
    }

    mutating func set(_ name: StaticString, _ number: Double, unless usual: Double) {
        if number != usual { set(name, number) }
    }

    mutating func set(_ name: StaticString, _ flag: Bool, unless usual: Bool) {
        if flag != usual { set(name, flag ? "true" : "false") }
    }

    mutating func set(_ name: StaticString, _ height: MenuDocument.Height, unless usual: MenuDocument.Height)
    {
        if height != usual { set(name, SwiftText(height)) }
    }

    mutating func set<Word: RawRepresentable & Equatable>(
        _ name: StaticString, _ word: Word, unless usual: Word
    ) where Word.RawValue == String {
        if word != usual { set(name, SwiftText(case: word)) }
    }

    /// Sets `meta`, in as many parts as the compiler takes well.
    mutating func setMeta(_ meta: [MenuDocument.MetaEntry]?) {
        for (index, part) in SwiftText.metaLiterals(meta).enumerated() {
            lines.append("\(value).meta\(index == 0 ? " = " : "? += ").init(\(part))")
        }
    }

    func write(to writer: inout SwiftWriter) {
        for line in lines { writer.line(line) }
    }
}

/// Calls of a builder, in functions of their own where there are many.
struct SwiftCalls {
    private let function: SwiftText
    private let parameter: SwiftText
    private let argument: SwiftText
    private(set) var calls: [SwiftText] = []

    private var isLong: Bool { calls.count > SwiftTarget.functionLength }
    private var starts: StrideTo<Int> { stride(from: 0, to: calls.count, by: SwiftTarget.functionLength) }

    /// - Parameters:
    ///   - function: What functions that make a part of the calls are called, less a number.
    ///   - parameter: How those are given the builder.
    ///   - argument: The builder where they are called.
    init(_ function: SwiftText, _ parameter: SwiftText, _ argument: SwiftText) {
        self.function = function
        self.parameter = parameter
        self.argument = argument
    }

    mutating func add(_ call: SwiftText) { calls.append(call) }

    /// Adds what assistive technology and the app get of what the last call added.
    mutating func addAttributes(
        of builder: SwiftText, _ accessibility: MenuDocument.Accessibility?, _ meta: [MenuDocument.MetaEntry]?
    ) {
        if let accessibility { add("\(builder).accessibility\(SwiftText(accessibility))") }
        for part in SwiftText.metaLiterals(meta) { add("\(builder).meta(\(part))") }
    }

    /// Writes the calls, or calls of the functions that make them.
    func writeCalls(to writer: inout SwiftWriter) {
        if isLong {
            for first in starts { writer.line("\(name(first))(\(argument))") }
        } else {
            for call in calls { writer.line(call) }
        }
    }

    /// Writes the functions, where there are any.
    func writeFunctions(to writer: inout SwiftWriter) {
        guard isLong else { return }
        for first in starts {
            writer.line()
            writer.block("private static func \(name(first))(\(parameter))") { writer in
                for call in calls[first..<min(first + SwiftTarget.functionLength, calls.count)] {
                    writer.line(call)
                }
            }
        }
    }

    private func name(_ first: Int) -> SwiftText { "\(function)\(first / SwiftTarget.functionLength + 1)" }
}

extension SwiftText {
    /// A case of one of the runtime's enumerations.
    init<Word: RawRepresentable>(case word: Word) where Word.RawValue == String {
        self = ".\(name: word.rawValue)"
    }

    /// The arguments of an initialiser or a call, in parentheses.
    init(_ accessibility: MenuDocument.Accessibility) {
        var arguments: [SwiftText] = []
        if let label = accessibility.label { arguments.append("label: \(literal: label)") }
        if let hint = accessibility.hint { arguments.append("hint: \(literal: hint)") }
        if let identifier = accessibility.identifier {
            arguments.append("identifier: \(literal: identifier)")
        }
        self = "(\(arguments.joined()))"
    }

    /// Dictionary literals of a `meta`: several where it has many entries, none where there is none.
    static func metaLiterals(_ meta: [MenuDocument.MetaEntry]?) -> [SwiftText] {
        guard let meta else { return [] }
        if meta.isEmpty { return ["[:]"] }
        return stride(from: 0, to: meta.count, by: SwiftTarget.functionLength).map { first in
            let part = meta[first..<min(first + SwiftTarget.functionLength, meta.count)]
            return "[\(part.map { "\(literal: $0.key): \(literal: $0.value)" }.joined())]"
        }
    }
}
