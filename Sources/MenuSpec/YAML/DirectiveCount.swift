/// Counts the directive lines in front of a document: libyaml compares each with all before it.
enum DirectiveCount {
    static func check(_ source: UnsafeBufferPointer<UInt8>, from start: Int, limit: Int) -> ReadingFailure? {
        var index = start
        var count = 0
        while index < source.count {
            let lineStart = index
            let first = source[index]
            // Directives stand before everything but comments and blank lines.
            guard first == UInt8(ascii: "%") || first == UInt8(ascii: "#") || first <= 0x20 else {
                return nil
            }
            while index < source.count, source[index] != 0x0A, source[index] != 0x0D { index += 1 }
            if first == UInt8(ascii: "%") {
                count += 1
                if count > limit {
                    return .limit("directives", limit, at: lineStart..<index, "there are too many directives")
                }
            }
            index += 1
        }
        return nil
    }
}
