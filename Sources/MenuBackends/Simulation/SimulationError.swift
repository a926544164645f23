import MenuRuntime
import MenuSpec

/// A name of a menu, an event, an option, a section or an item that there is not.
public struct SimulationError: Error, Equatable {
    /// What is wrong, and what there is; without a full stop.
    public let message: TerminalText

    init(_ message: TerminalText) {
        self.message = message
    }

    /// - Parameter noun: What it is that there is not, in the singular.
    static func unknown(_ noun: TerminalText, _ name: String, among names: [String]) -> SimulationError {
        SimulationError("there is no \(noun) '\(name)'\(suggestion(for: name, noun, among: names))")
    }

    /// What stands behind a message: the nearest name, and what names there are.
    static func suggestion(for name: String, _ noun: TerminalText, among names: [String]) -> TerminalText {
        if names.isEmpty { return "; there are no \(noun)s" }
        let list = TerminalText(listing: names, "and", limit: 30)
        let there: TerminalText =
            names.count == 1 ? "the only \(noun) is \(list)" : "the \(noun)s are \(list)"
        guard let nearest = EditDistance.nearest(to: name, among: names) else { return "; \(there)" }
        return "; did you mean '\(nearest)'? \(there)"
    }
}

extension MenuEvent {
    /// Each event with what it takes, as a usage line has it.
    public static var usages: [String] { Name.allCases.map(usage) }

    private static func usage(_ name: Name) -> String {
        switch takes(name) {
        case .none: name.rawValue
        case .one: "\(name.rawValue)=\(valueName)"
        case .list: "\(name.rawValue)=\(valueName),\(valueName)"
        }
    }

    private static var valueName: String { Self.self == SectionTreeState.Event.self ? "PATH" : "ID" }

    /// Reads the text form.
    ///
    /// - Parameter kind: The kind of menu whose event it is to be.
    init(named text: String, of kind: TerminalText) throws(SimulationError) {
        func usage(_ name: String) -> String { Name(rawValue: name).map(Self.usage) ?? name }
        do {
            try self.init(text: text)
        } catch {
            switch error {
            case .unknownName(let name):
                let names = Name.allCases.map(\.rawValue)
                let suggestion = SimulationError.suggestion(for: name, "event", among: names)
                throw SimulationError("a \(kind) has no event '\(name)'\(suggestion)")
            case .missingValue(let name):
                throw SimulationError("'\(name)' needs a value: \(usage(name))")
            case .superfluousValue(let name):
                throw SimulationError("'\(name)' stands alone, and takes no value as in '\(text)'")
            case .emptyValue(let name):
                throw SimulationError("'\(text)' has an empty id in it; write \(usage(name))")
            }
        }
    }
}
