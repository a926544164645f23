import MenuRuntime

/// Contrast by the Web Content Accessibility Guidelines 2.
///
/// Source: <https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio> and `#dfn-relative-luminance`.
enum Contrast {
    /// How far apart text and background are: 1 for the same, 21 for black and white.
    ///
    /// - Parameters:
    ///   - text: A colour; what it lets through is the background's.
    ///   - layers: The colours behind it, the lowest first; that one is opaque.
    static func ratio(of text: MenuDocument.RGBA, on layers: [MenuDocument.RGBA]) -> Double {
        let background = layers.reduce(MenuDocument.RGBA(0xFFFF_FFFF)) { $1.laid(over: $0) }
        let (first, second) = (luminance(text.laid(over: background)), luminance(background))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// From 0, black, to 1, white; of an opaque colour.
    static func luminance(_ color: MenuDocument.RGBA) -> Double {
        0.2126 * linear[Int(color.red)] + 0.7152 * linear[Int(color.green)] + 0.0722 * linear[Int(color.blue)]
    }

    /// How much light each of a channel's values stands for.
    private static let linear: [Double] = (0...255).map { value in
        let channel = Double(value) / 255
        return channel <= 0.04045 ? channel / 12.92 : linearized((channel + 0.055) / 1.055)
    }

    /// `x` to the power of 2.4, for `x` from 0.09 to 1: the standard library alone has no powers.
    private static func linearized(_ x: Double) -> Double {
        // Newton's steps to the fifth root, from above: x^2.4 = x^2 · (x^(1/5))^2.
        var root = 1.0
        for _ in 0..<20 {
            let fourth = root * root * root * root
            root -= (fourth * root - x) / (5 * fourth)
        }
        return x * x * root * root
    }
}

extension MenuDocument.RGBA {
    /// The colour that is seen where this one lies over an opaque one.
    fileprivate func laid(over below: MenuDocument.RGBA) -> MenuDocument.RGBA {
        if alpha == 0xFF { return self }
        func mix(_ above: UInt8, _ below: UInt8) -> UInt32 {
            let sum = UInt32(above) * UInt32(alpha) + UInt32(below) * (255 - UInt32(alpha))
            return (sum + 127) / 255
        }
        let (red, green, blue) = (mix(red, below.red), mix(green, below.green), mix(blue, below.blue))
        return MenuDocument.RGBA(red << 24 | green << 16 | blue << 8 | 0xFF)
    }
}
