extension TerminalText {
    /// How many cells a terminal gives to a scalar: 0 for what joins the character before it, 2 for wide
    /// characters and emoji, else 1.
    public static func width(of scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return 1 }
        // The vowels and final consonants of conjoining jamo stand in the cell of their first.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: return 0
        case .format where isJoining(scalar): return 0
        default: break
        }
        if scalar.properties.isEmojiPresentation { return 2 }
        return wide.contains { $0.contains(value) } ? 2 : 1
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

    /// The blocks of the East Asian scripts whose characters are wide or full width.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
        0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
    ]
}
