extension TerminalText {
    /// How many cells a terminal gives to a scalar that stands alone: 0 for what joins the character before it,
    /// 2 for wide characters and emoji, else 1.
    public static func width(of scalar: Unicode.Scalar) -> Int {
        DisplayWidth.columns(of: CollectionOfOne(scalar.value))
    }

    /// Whether a scalar can be sent as it is: it shows, or it shapes its neighbours.
    static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x7F { return value >= 0x20 }
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: return false
        // The signs of Arabic and Syriac that span digits are of this category, and show.
        case .format:
            return isJoining(scalar)
                || !scalar.properties.isDefaultIgnorableCodePoint && !(0xFFF9...0xFFFB).contains(value)
        default: break
        }
        if scalar.properties.isDefaultIgnorableCodePoint { return isJoining(scalar) }
        return !scalar.properties.isNoncharacterCodePoint
    }

    /// Joiners and variation selectors, of which letters and emoji are made.
    private static func isJoining(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x034F, 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0100...0xE01EF, 0x180B...0x180D, 0x180F: true
        default: false
        }
    }
}
