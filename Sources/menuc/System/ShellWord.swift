import MenuSpec

extension FilePath {
    /// The path as a word of a shell's command line, quoted where the shell would read it otherwise.
    ///
    /// A path that begins with `-` gets `./` in front, so that no command takes it for an option.
    var shellWord: TerminalText {
        (bytes.first == UInt8(ascii: "-") ? FilePath("./") + self : self).shellQuoted
    }

    /// The same for what follows the `=` of an option, where a `-` may begin it.
    var shellQuoted: TerminalText {
        guard bytes.isEmpty || bytes.contains(where: Self.isSpecial) else { return "\(bytes)" }
        var word: TerminalText = "'"
        for part in bytes.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
            .enumerated()
        {
            if part.offset > 0 { word.append("'\\''") }
            word.append(escaping: Array(part.element))
        }
        word.append("'")
        return word
    }

    /// Whether a byte means something to a shell. What is not ASCII does not.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x80..., UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            false
        default: !"-_./,:+@%=".utf8.contains(byte)
        }
    }
}
