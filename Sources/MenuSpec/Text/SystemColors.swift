/// The colours that a spec may name, with the values that they have in light and dark appearance.
enum SystemColors {
    /// One colour; values are 0xRRGGBBAA.
    struct Entry: Sendable {
        let name: StaticString
        let light: UInt32
        let dark: UInt32
    }

    /// The colour of a name, which is matched exactly.
    static func lookup(_ name: UnsafeBufferPointer<UInt8>) -> Entry? {
        all.first { entry in
            entry.name.withUTF8Buffer { $0.count == name.count && $0.elementsEqual(name) }
        }
    }
}
