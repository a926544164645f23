extension TerminalText {
    /// How many cells a terminal gives to a scalar that stands alone: 0 for what joins the character before it,
    /// 2 for wide characters and emoji, else 1.
    public static func width(of scalar: Unicode.Scalar) -> Int {
        DisplayWidth.columns(of: CollectionOfOne(scalar.value))
    }

    /// Whether a scalar can be sent as it is: it shows, it is a space, or it shapes its neighbours.
    static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.value < 0x7F { return scalar.value >= 0x20 }
        switch scalar.value {
        // Ends of lines to some.
        case 0x85, 0x2028, 0x2029: return false
        // Signs of Arabic, Syriac and others that span digits, and show.
        case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890, 0x0891, 0x08E2, 0x110BD, 0x110CD: return true
        default: return GraphicCharacters.contains(scalar) || scalar.isWhiteSpace || isJoining(scalar)
        }
    }

    /// Joiners and variation selectors, of which letters and emoji are made.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x034F, 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
        default: false
        }
    }
}
