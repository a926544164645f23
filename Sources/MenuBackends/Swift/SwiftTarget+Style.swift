import MenuRuntime
import MenuSpec

/// Looks as values.
extension SwiftTarget {
    func writeStyle(_ style: MenuDocument.Style?, to writer: inout SwiftWriter) {
        guard let style else { return }
        guard !style.parts.isEmpty else { return writer.line("menu.style = MenuDocument.Style()") }
        writer.line("var style = MenuDocument.Style()")
        for part in style.parts { writePart(part, to: &writer) }
        writer.line("menu.style = style")
    }

    private func writePart(_ part: MenuDocument.PartStyle, to writer: inout SwiftWriter) {
        let name: SwiftText = "\(name: part.part.rawValue)Part"
        var fields = SwiftFields(name)
        fields.set("textColor", part.textColor)
        fields.set("selectedTextColor", part.selectedTextColor)
        fields.set("backgroundColor", part.backgroundColor)
        fields.set("borderColor", part.borderColor)
        fields.set("borderWidth", part.borderWidth)
        fields.set("cornerRadius", part.cornerRadius)
        if let font = part.font {
            fields.set(
                "font",
                font.style.map { ".init(style: \(SwiftText(case: $0)))" } ?? ".init(size: \(font.size))")
        }
        if let insets = part.insets {
            let (top, leading, bottom, trailing) = (
                insets.top, insets.leading, insets.bottom, insets.trailing
            )
            fields.set(
                "insets", ".init(top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing))")
        }
        if let shadow = part.shadow {
            let look: SwiftText =
                "opacity: \(shadow.opacity), radius: \(shadow.radius), x: \(shadow.x), y: \(shadow.y)"
            fields.set("shadow", ".init(color: \(SwiftText(shadow.color)), \(look))")
        }
        let declaration: SwiftText = fields.isEmpty ? "let" : "var"
        writer.line("\(declaration) \(name) = MenuDocument.PartStyle(part: \(SwiftText(case: part.part)))")
        fields.write(to: &writer)
        writer.line("style.parts.append(\(name))")
    }
}

extension SwiftText {
    init(_ color: MenuDocument.Color) {
        let name: SwiftText = color.name.map { "name: \(literal: $0), " } ?? ""
        self = ".init(\(name)light: \(SwiftText(color.light)), dark: \(SwiftText(color.dark)))"
    }

    private init(_ rgba: MenuDocument.RGBA) {
        let digits = String(rgba.bits, radix: 16, uppercase: true)
        self = ".init(0x\(SwiftText(name: String(repeating: "0", count: 8 - digits.utf8.count) + digits)))"
    }
}
