/// Calls a function with a text's UTF-8.
func withBytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    Array(text.utf8).withUnsafeBufferPointer(body)
}

/// A text's characters in hexadecimal, so that a failure shows what texts that look alike differ in.
func codePoints(_ text: some StringProtocol) -> String {
    text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }.joined(separator: " ")
}
