import MenuRuntime

/// A pair of colours on its way.
struct ColorPairDraft: Construct {
    var light: MenuDocument.RGBA?
    var dark: MenuDocument.RGBA?

    static let table = FieldTable<ColorPairDraft>(
        "colour pair", "A colour for light and one for dark appearance.",
        [
            .half("light", "the colour in light appearance") { $0.light = $1.light }.required,
            .half("dark", "the colour in dark appearance") { $0.dark = $1.dark }.required,
        ])
}

extension Field<ColorPairDraft> {
    /// A colour of one appearance: a name or a hexadecimal text, no pair again.
    fileprivate static func half(
        _ name: String, _ summary: String, set: @escaping Set<MenuDocument.Color>
    ) -> Field {
        Field(name, .plainColor, summary) { decoder, slot, draft in
            if let color = decoder.plainColor(slot, .plainColor) { set(&draft, color) }
        }
    }
}

extension SpecDecoder {
    /// A colour: a name, a hexadecimal text, or a pair.
    mutating func color(_ slot: Slot) -> MenuDocument.Color? {
        if tree[slot.value].kind == .mapping {
            guard let pair = construct(slot, ColorPairDraft(), type: .color), let light = pair.light,
                let dark = pair.dark
            else { return nil }
            return MenuDocument.Color(light: light, dark: dark)
        }
        return plainColor(slot, .color)
    }

    /// A colour's name or its hexadecimal text.
    fileprivate mutating func plainColor(_ slot: Slot, _ type: FieldType) -> MenuDocument.Color? {
        guard let text = scalarText(slot, type) else { return nil }
        if text.first == UInt8(ascii: "#") {
            if let rgba = Self.hexadecimalColor(text) { return MenuDocument.Color(light: rgba, dark: rgba) }
            report(.value, at: tree.range(slot.value)) { decoder, diagnostic in
                diagnostic.message =
                    "'\(decoder.quote(slot.value))' is no colour; after '#' come 6 hexadecimal digits, RRGGBB, "
                    + "or 8 with the opacity, RRGGBBAA"
                // `#abc` is short for `#aabbcc` elsewhere.
                let digits = decoder.tree.string(slot.value).dropFirst()
                if digits.count == 3, digits.allSatisfy(\.isHexDigit) {
                    diagnostic.fix = decoder.replacement(
                        of: slot.value, with: "\"#\(digits.map { "\($0)\($0)" }.joined())\"")
                }
            }
            return nil
        }
        let name = String(decoding: text, as: UTF8.self)
        if let entry = SystemColors.lookup(text) {
            return MenuDocument.Color(
                name: name, light: MenuDocument.RGBA(entry.light), dark: MenuDocument.RGBA(entry.dark))
        }
        report(.value, at: tree.range(slot.value)) { decoder, diagnostic in
            diagnostic.message = "there is no colour '\(decoder.quote(slot.value))'"
            if let meant = EditDistance.nearest(to: name, among: SystemColors.all.map { "\($0.name)" }) {
                diagnostic.message += "; did you mean '\(meant)'?"
                diagnostic.fix = decoder.replacement(of: slot.value, with: meant)
            } else {
                diagnostic.message +=
                    "; a colour is a system name such as 'label' or 'systemBlue', \"#RRGGBB\" or \"#RRGGBBAA\""
                if let advice = decoder.advice(on: slot.value, for: type) {
                    diagnostic.message += advice.text
                    diagnostic.fix = advice.fix
                }
            }
        }
        return nil
    }

    private static func hexadecimalColor(_ text: UnsafeBufferPointer<UInt8>) -> MenuDocument.RGBA? {
        guard text.count == 7 || text.count == 9 else { return nil }
        var bits: UInt32 = 0
        for byte in text.dropFirst() {
            guard let digit = hexDigit(byte) else { return nil }
            bits = bits << 4 | digit
        }
        return MenuDocument.RGBA(text.count == 7 ? bits << 8 | 0xFF : bits)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
