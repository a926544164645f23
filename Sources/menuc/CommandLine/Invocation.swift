/// A command line that was understood.
struct Invocation: Sendable {
    let description: CommandDescription
    /// By the option's name, in the order given.
    var values: [String: [FilePath]] = [:]
    /// The names of the options without a value that were given.
    var flags: Set<String> = []
    var operands: [FilePath] = []

    init(_ description: CommandDescription) {
        self.description = description
    }

    func has(_ option: OptionDescription) -> Bool {
        flags.contains(option.name)
    }

    /// Whether an option was given, with a value or without.
    func isGiven(_ name: String) -> Bool { flags.contains(name) || values[name] != nil }

    /// The value of an option that is given at most once.
    func value(of option: OptionDescription) -> FilePath? {
        values[option.name]?.first
    }

    /// The value of an option that takes one of the words of an enumeration.
    func word<Word: RawRepresentable<String>>(_ option: OptionDescription) -> Word? {
        value(of: option).flatMap { Word(rawValue: $0.text) }
    }
}
