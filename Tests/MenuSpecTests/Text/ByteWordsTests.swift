import Testing

@testable import MenuSpec

/// Bytes taken eight at a time, at each length and place.
@Suite struct ByteWordsTests {
    private func hasByte(_ text: String) -> Bool {
        withBytes(text) { $0.hasByte(UInt8(ascii: "-"), or: UInt8(ascii: "_")) }
    }

    @Test(arguments: 0..<26)
    func findsEitherByte(length: Int) {
        // What differs from the two in a single bit, or is beside them.
        for filler in ["a", ",", ".", "/", "^", "`", "]", "\u{7F}", "é", "\0"] {
            let text = String(repeating: filler, count: length)
            #expect(!hasByte(text))
            for place in 0..<length {
                let (before, behind) = (text.prefix(place), text.dropFirst(place + 1))
                #expect(hasByte(before + "-" + behind))
                #expect(hasByte(before + "_" + behind))
            }
        }
    }

    @Test(arguments: ["a", "é", "漢", "😀", "aé漢😀"], 0..<20)
    func countsCharacters(text: String, count: Int) {
        let long = "x" + String(repeating: text, count: count)
        #expect(withBytes(long) { $0.scalarCount } == long.unicodeScalars.count)
    }
}
