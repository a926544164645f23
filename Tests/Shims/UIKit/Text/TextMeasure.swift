/// The rule by which text is measured: a character is half as wide as the font is high, a wide one (Chinese,
/// Japanese, Korean, emoji) as wide as the font is high; a line is `lineHeight` high; lines break at spaces.
@_spi(Headless) public enum TextMeasure {
    public static func width(of text: some StringProtocol, _ font: UIFont) -> CGFloat {
        text.reduce(0) { $0 + (isWide($1) ? font.pointSize : font.pointSize / 2) }
    }

    public static func size(of text: String, _ font: UIFont, width limit: CGFloat, lines: Int) -> CGSize {
        guard !text.isEmpty else { return .zero }
        var widest: CGFloat = 0
        var count = 0
        for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
            for width in lineWidths(of: paragraph, font, limit: lines == 1 ? .infinity : limit) {
                widest = max(widest, width)
                count += 1
            }
        }
        if lines > 0 { count = min(count, lines) }
        return CGSize(
            width: min(widest, limit).rounded(.up), height: (CGFloat(count) * font.lineHeight).rounded(.up))
    }

    private static func lineWidths(of text: Substring, _ font: UIFont, limit: CGFloat) -> [CGFloat] {
        var lines: [CGFloat] = []
        var line: CGFloat = 0
        let space = font.pointSize / 2
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            var width = self.width(of: word, font)
            if line > 0, line + space + width > limit + 0.5 {
                lines.append(line)
                line = 0
            } else if line > 0 {
                line += space
            }
            while line == 0, width > limit + 0.5, limit > 0 {
                lines.append(limit)
                width -= limit
            }
            line += width
        }
        return lines + [line]
    }

    private static func isWide(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        return scalar.value >= 0x1100
            && (scalar.properties.isEmoji || (0x1100...0x115F).contains(scalar.value)
                || (0x2E80...0xA4CF).contains(scalar.value) || (0xAC00...0xD7A3).contains(scalar.value)
                || (0xF900...0xFAFF).contains(scalar.value) || (0xFF00...0xFF60).contains(scalar.value)
                || scalar.value >= 0x1F300)
    }
}
