/// Ids: whether a text is one, and how one is made from a title.
enum Identifier {
    /// Whether a text is an id: XID_Start or `_`, then XID_Continue (which has `_`) and, in ids that are
    /// written, `-`. It need not be in NFC.
    static func isIdentifier(_ bytes: UnsafeBufferPointer<UInt8>, allowingHyphen: Bool) -> Bool {
        if let isIdentifier = isASCIIIdentifier(bytes, allowingHyphen: allowingHyphen) { return isIdentifier }
        var reader = ScalarReader(bytes)
        guard let first = reader.next() else { return false }
        guard first == 0x5F || UnicodeProperties(of: first).contains(.xidStart) else { return false }
        while let codePoint = reader.next() {
            if allowingHyphen, codePoint == 0x2D { continue }
            guard UnicodeProperties(of: codePoint).contains(.xidContinue) else { return false }
        }
        return true
    }

    /// Appends the id that a title gives, in NFC.
    ///
    /// - Returns: False, with nothing appended, where the title has neither letter nor digit.
    static func makeIdentifier(
        fromTitle title: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]
    ) -> Bool {
        join(title, firstWord: .lowercase, into: &output)
    }

    /// The namespace that a file's name gives: the stem's words, each with its first character in title case.
    ///
    /// - Parameter stem: The name without folder and without `.menu.yaml`, well-formed UTF-8.
    /// - Returns: Nil where the stem has neither letter nor digit.
    static func namespaceName(fromFileStem stem: UnsafeBufferPointer<UInt8>) -> String? {
        var output: [UInt8] = []
        guard join(stem, firstWord: .capitalize, into: &output) else { return nil }
        return String(decoding: output, as: UTF8.self)
    }

    private enum FirstWord {
        case lowercase
        case capitalize
    }

    /// Joins a text's words in camel case.
    private static func join(
        _ text: UnsafeBufferPointer<UInt8>, firstWord: FirstWord, into output: inout [UInt8]
    ) -> Bool {
        if let isJoined = joinASCII(text, lowercasingFirst: firstWord == .lowercase, into: &output) {
            return isJoined
        }
        let start = output.count
        if Normalization.isSurelyNFC(text) {
            join(ScalarReader(text), firstWord: firstWord, into: &output)
        } else {
            join(Normalization.composed(text), firstWord: firstWord, into: &output)
        }
        guard output.count > start else { return false }
        // Characters that a space kept apart may compose now, and so may what a change of case made.
        Normalization.normalizeToNFC(&output, from: start)
        let needsUnderscore = output.withUnsafeBufferPointer {
            var reader = ScalarReader($0, from: start)
            return reader.next().map { !UnicodeProperties(of: $0).contains(.xidStart) } ?? false
        }
        if needsUnderscore { output.insert(0x5F, at: start) }
        return true
    }

    @inline(__always)
    private static func join(
        _ text: some Sequence<UInt32>, firstWord: FirstWord, into output: inout [UInt8]
    ) {
        let start = output.count
        var isLowercasing = firstWord == .lowercase
        var isInWord = false
        for codePoint in text {
            if codePoint == 0x27 || codePoint == 0x2019 { continue }
            guard continuesWord(codePoint, isInWord: isInWord) else {
                isInWord = false
                continue
            }
            if !isInWord, output.count > start { isLowercasing = false }
            if isLowercasing {
                CaseMapping.lowercase(codePoint) { output.append(codePoint: $0) }
            } else if !isInWord {
                CaseMapping.titlecase(codePoint) { output.append(codePoint: $0) }
            } else {
                output.append(codePoint: codePoint)
            }
            isInWord = true
        }
    }

    /// Whether a character is part of a word: a letter, a decimal digit, or a mark on one of these.
    @inline(__always)
    private static func continuesWord(_ codePoint: UInt32, isInWord: Bool) -> Bool {
        if codePoint < 0x80 {
            return (codePoint | 0x20) &- 0x61 < 26 || codePoint &- 0x30 < 10
        }
        let properties = UnicodeProperties(of: codePoint)
        guard properties.contains(.xidContinue) else { return false }
        return !properties.isDisjoint(with: [.letter, .decimalDigit])
            || (isInWord && properties.contains(.mark))
    }
}
