import CYAML

/// Anchors and tags in front of nodes.
extension YAMLReader {
    /// The offset of a node's content, behind its anchor, its tag, and the space and comments after them.
    func skipProperties(from offset: Int, to end: Int) -> Int {
        var index = offset
        while index < end {
            switch source[index] {
            case UInt8(ascii: "&"):
                // A name may be followed at once by what begins with a colon.
                index += 1
                while index < end, Self.isNameByte(source[index]) { index += 1 }
            case UInt8(ascii: "!"):
                while index < end, !Self.isBlank(source[index]) { index += 1 }
            case UInt8(ascii: "#"):
                while index < end, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
            case let byte where Self.isBlank(byte):
                index += 1
            default:
                return index
            }
        }
        return end
    }

    /// Whether a byte may stand in the name of an anchor, to libyaml.
    static func isNameByte(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_")
            || byte == UInt8(ascii: "-")
    }

    static func isBlank(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
    }

    /// Refuses a tag that is not one of the core ones or does not fit its node.
    mutating func checkTag(
        _ tag: UnsafeMutablePointer<yaml_char_t>, of index: YAMLTree.Index, eventStart: Int,
        value: UnsafeBufferPointer<UInt8>?
    ) {
        let isInFlow = open.last.map { nodes[$0.node].flags.contains(.flow) } ?? false
        let tag = CoreTag(name: String(cString: tag), start: eventStart, source: source, isInFlow: isInFlow)
        guard let finding = tag.misfit(kind: nodes[index].kind, value: value) else { return }
        nodes[index].flags.insert(.reported)
        findings.append(finding)
    }
}
