extension TerminalText {
    /// How a part of a message is drawn in a terminal with colours.
    package enum Style {
        case strong, error, warning, note, fix, gutter

        /// The code that turns it on (ECMA-48, "select graphic rendition").
        fileprivate var code: TerminalText {
            switch self {
            case .strong: "\u{1B}[1m"
            case .error: "\u{1B}[1;31m"
            case .warning: "\u{1B}[1;35m"
            case .note: "\u{1B}[1;36m"
            case .fix: "\u{1B}[1;32m"
            case .gutter: "\u{1B}[34m"
            }
        }
    }

    /// The text between the codes that turn a style on and all styles off.
    package func styled(_ style: Style, when isColored: Bool) -> TerminalText {
        isColored && !utf8.isEmpty ? "\(style.code)\(self)\u{1B}[0m" : self
    }
}
