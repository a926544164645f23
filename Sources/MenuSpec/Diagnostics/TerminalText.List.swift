extension TerminalText {
    /// Words of any origin as one lists them in a sentence.
    ///
    /// - Parameters:
    ///   - conjunction: What stands before the last, such as `and`.
    ///   - limit: How many to name; of more, their number is told.
    package init(listing words: [String], _ conjunction: TerminalText, limit: Int = Int.max) {
        self.init()
        let left = max(0, words.count - limit)
        for (index, word) in words.prefix(limit).enumerated() {
            if index > 0 { append(index == words.count - 1 ? " \(conjunction) " : ", ") }
            append(escaping: word)
        }
        if left > 0 { append(" \(conjunction) \(left) more") }
    }
}
