import Testing

@testable import MenuSpec

@Suite struct XXHash64Tests {
    private func hash(_ text: String, inPiecesOf size: Int) -> String {
        var hash = XXHash64()
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: size) {
            bytes[start..<min(start + size, bytes.count)].withUnsafeBufferPointer { hash.update($0) }
        }
        #expect(hash.count == bytes.count)
        return String(hash.value, radix: 16)
    }

    /// The values are those of the reference implementation.
    @Test(arguments: [
        ("", "ef46db3751d8e999"), ("a", "d24ec4f1a98c6e5b"), ("abc", "44bc2cf5ad770999"),
        ("asdf", "415872f599cea71e"), ("xxhash", "32dd38952c4bc720"),
        (String(repeating: "0123456789", count: 10), "f80e7b96315afffa"),
    ])
    func values(_ text: String, _ expected: String) {
        for size in [1, 3, 31, 32, 33, 1000] { #expect(hash(text, inPiecesOf: size) == expected) }
    }
}
