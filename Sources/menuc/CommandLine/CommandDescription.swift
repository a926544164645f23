/// What one command does and takes: the source of parsing, help and suggestions.
struct CommandDescription: Sendable {
    /// Which command it is.
    let command: Command
    /// What it does, in a few words without a full stop.
    let summary: String
    /// What stands after the command, besides options, in this order.
    var operands: [Operand] = []
    /// In the order of the help.
    var options: [OptionDescription] = []
    /// What else there is to know: paragraphs of the help, their lines broken.
    var details: [String] = []
    /// Command lines to start from.
    var examples: [String] = []

    var name: String { command.rawValue }

    /// A value after a command.
    struct Operand: Sendable {
        /// What stands for it in usage lines, such as `PATH`.
        let name: String
        let summary: String
        var isRequired = false
        /// Whether there may be more than one; only of the last.
        var isRepeated = false
    }
}

/// The commands by the names that they are called by.
enum Command: String, Sendable, CaseIterable {
    case check, build, fmt, runtime, simulate, measure, explain, schema, version, help
    case initialize = "init"
}

/// An option of one command or of several.
struct OptionDescription: Sendable {
    /// With its dashes.
    let name: String
    /// A short form with its dash.
    var short: String?
    /// What it does, in a few words without a full stop.
    let summary: String
    /// Nil for an option that is either there or not.
    var value: Value?
    var isRequired = false
    /// The name of the option that may be given instead of this one; both together make no sense.
    var alternative: String?
    /// Whether it may be given more than once.
    var isRepeated = false
    /// The name of the option without which this one means nothing.
    var companion: String?

    /// The value that an option takes.
    struct Value: Sendable {
        /// What stands for it in usage lines, such as `DIR`.
        let name: String
        let form: Form
        /// What holds when the option is not given, for the help.
        var fallback: String?
    }

    /// What a value may be.
    enum Form: Sendable {
        case text
        /// One of some words.
        case word([String])
        /// One of the forms of a report, or `FORM=FILE`.
        case format
        /// `RULE=SEVERITY`.
        case rule
        /// A whole number.
        case number(ClosedRange<Int>)
        /// `NAME=VALUE`, the name one of some words and the value a whole number.
        case assignment([String])
    }
}
