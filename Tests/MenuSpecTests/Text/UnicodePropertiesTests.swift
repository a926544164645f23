import Testing

@testable import MenuSpec

@Suite struct UnicodePropertiesTests {
    @Test(
        arguments: [
            (0x41, [.letter, .xidStart, .xidContinue, .latin, .hasLowercase]),
            (0x5F, [.xidContinue]), (0x20, []), (0x37, [.decimalDigit, .xidContinue]),
            (0x421, [.letter, .xidStart, .xidContinue, .cyrillic, .hasLowercase]),
            (0x301, [.mark, .xidContinue, .zeroWidth, .nfcUncertain, .nonStarter]),
            (0x94D, [.mark, .xidContinue, .zeroWidth, .virama, .joining, .nonStarter]),
            (0xB5, [.letter, .xidStart, .xidContinue, .hasTitlecase]),
            (0x2126, [.letter, .xidStart, .xidContinue, .greek, .nfcUncertain, .hasLowercase]),
            (0x200B, [.defaultIgnorable, .zeroWidth]),
            (0x202E, [.defaultIgnorable, .bidiControl, .zeroWidth]),
            (0x200E, [.defaultIgnorable, .zeroWidth]), (0x1F600, [.wide, .pictographic]),
            (0x2764, [.pictographic]),
            (0x4E00, [.letter, .xidStart, .xidContinue, .wide]), (0x2A6FF, [.wide]),
            (0xE0041, [.defaultIgnorable, .zeroWidth]), (0xF0000, []), (0x10FFFF, []), (0x378, []),
        ] as [(UInt32, UnicodeProperties)])
    func properties(_ codePoint: UInt32, _ expected: UnicodeProperties) {
        #expect(UnicodeProperties(of: codePoint) == expected)
    }

    /// The library's own data, of whatever version, has the same answer for characters as old as ASCII's
    /// neighbours.
    @Test func agreesWithTheStandardLibraryOnOldCharacters() throws {
        for value in UInt32(0)..<0x250 {
            let properties = try #require(Unicode.Scalar(value)).properties
            let own = UnicodeProperties(of: value)
            #expect(own.contains(.xidStart) == properties.isXIDStart, "\(value)")
            #expect(own.contains(.xidContinue) == properties.isXIDContinue, "\(value)")
            #expect(own.contains(.defaultIgnorable) == properties.isDefaultIgnorableCodePoint, "\(value)")
        }
    }
}
