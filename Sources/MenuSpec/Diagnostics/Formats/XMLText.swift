/// The only way text gets into XML: nothing in it ends an element or an attribute.
///
/// Controls and whatever else shows as nothing, which XML does not allow or readers drop, become `\u{1B}`.
struct XMLText {
    /// What to write, UTF-8; fit for attributes in double quotes and for the content of elements.
    let utf8: [UInt8]

    init(_ text: String) { self.init(TerminalText(escaping: text)) }

    init(_ bytes: [UInt8]) { self.init(TerminalText(escaping: bytes)) }

    private init(_ text: TerminalText) {
        var utf8: [UInt8] = []
        utf8.reserveCapacity(text.utf8.count)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): utf8 += "&amp;".utf8
            case UInt8(ascii: "<"): utf8 += "&lt;".utf8
            case UInt8(ascii: ">"): utf8 += "&gt;".utf8
            case UInt8(ascii: "\""): utf8 += "&quot;".utf8
            case UInt8(ascii: "'"): utf8 += "&apos;".utf8
            default: utf8.append(byte)
            }
        }
        self.utf8 = utf8
    }
}

/// Writes the elements of an XML document.
struct XMLWriter {
    var utf8: [UInt8] = []

    static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

    /// An element's opening tag on a line of its own; with a slash, all of an element.
    mutating func tag(
        _ depth: Int, _ name: StaticString, _ attributes: [(name: StaticString, value: XMLText)],
        isEmpty: Bool = false
    ) {
        utf8.append(contentsOf: repeatElement(0x20, count: depth * 2))
        utf8 += "<\(name)".utf8
        for attribute in attributes {
            utf8 += " \(attribute.name)=\"".utf8
            utf8 += attribute.value.utf8
            utf8.append(UInt8(ascii: "\""))
        }
        utf8 += isEmpty ? "/>\n".utf8 : ">\n".utf8
    }

    mutating func line(_ depth: Int, _ text: XMLText) {
        utf8.append(contentsOf: repeatElement(0x20, count: depth * 2))
        utf8 += text.utf8
        utf8.append(0x0A)
    }

    mutating func end(_ depth: Int, _ name: StaticString) {
        utf8.append(contentsOf: repeatElement(0x20, count: depth * 2))
        utf8 += "</\(name)>\n".utf8
    }
}
