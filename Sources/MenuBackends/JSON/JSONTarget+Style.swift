import MenuRuntime
import MenuSpec

extension JSONWriter {
    mutating func field(_ name: StaticString, _ style: MenuDocument.Style?) {
        guard let style else { return }
        key(name)
        object { writer in
            for part in style.parts {
                writer.key(escaping: part.part.rawValue)
                writer.write(part)
            }
        }
    }

    private mutating func write(_ part: MenuDocument.PartStyle) {
        object(onOneLine: true) { writer in
            writer.field("textColor", part.textColor)
            writer.field("selectedTextColor", part.selectedTextColor)
            writer.field("backgroundColor", part.backgroundColor)
            writer.field("borderColor", part.borderColor)
            writer.field("borderWidth", part.borderWidth)
            writer.field("cornerRadius", part.cornerRadius)
            if let font = part.font {
                writer.key("font")
                writer.object { writer in
                    writer.field("style", font.style)
                    writer.field("size", font.size)
                }
            }
            if let insets = part.insets {
                writer.key("insets")
                writer.object { writer in
                    writer.field("top", insets.top)
                    writer.field("leading", insets.leading)
                    writer.field("bottom", insets.bottom)
                    writer.field("trailing", insets.trailing)
                }
            }
            if let shadow = part.shadow {
                writer.key("shadow")
                writer.object { writer in
                    writer.field("color", shadow.color)
                    writer.field("opacity", shadow.opacity)
                    writer.field("radius", shadow.radius)
                    writer.field("x", shadow.x)
                    writer.field("y", shadow.y)
                }
            }
        }
    }

    /// A colour in light and dark, with its name where the author gave one.
    mutating func field(_ name: StaticString, _ color: MenuDocument.Color?) {
        guard let color else { return }
        key(name)
        object(onOneLine: true) { writer in
            writer.field("name", color.name)
            writer.field("light", color.light)
            writer.field("dark", color.dark)
        }
    }

    /// `#RRGGBBAA`.
    private mutating func field(_ name: StaticString, _ rgba: MenuDocument.RGBA) {
        let text = String(unsafeUninitializedCapacity: 9) { room in
            room[0] = UInt8(ascii: "#")
            for place in 1...8 {
                let digit = UInt8(truncatingIfNeeded: rgba.bits >> UInt32(32 - place * 4) & 0xF)
                room[place] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") - 10 + digit
            }
            return 9
        }
        field(name, text)
    }
}
