import MenuSpec

/// A command line that makes no sense, and what was meant.
struct UsageError: Error, Equatable {
    /// The command that it was about, if it came to that.
    let command: Command?
    /// One or two lines without the final line break.
    let message: TerminalText

    init(_ command: Command?, _ message: TerminalText) {
        self.command = command
        self.message = message
    }

    /// What to print, with the tool's name in front.
    var text: TerminalText {
        if let command { "menuc \(command.rawValue): \(message)\n" } else { "menuc: \(message)\n" }
    }
}
