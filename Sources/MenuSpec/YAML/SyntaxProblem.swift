/// Translates libyaml's account of an error into where the mistake is, and what to do.
///
/// What commonly goes wrong is looked for in the lines around the error first; what libyaml says is only then
/// put into plain words.
struct SyntaxProblem {
    let source: UnsafeBufferPointer<UInt8>
    let problem: EventParser.Problem
    /// The scalar in quotes over several lines that was the last thing read, if it was.
    let lastLongQuote: Range<Int>?
    /// Where the outermost bracket or brace that is open begins.
    let openBracket: Int?

    /// The diagnostic.
    var failure: ReadingFailure {
        if problem.isOutOfMemory {
            return ReadingFailure(.limit, at: 0..<0, "there is no memory left to read this file")
        }
        return misplacedQuote ?? unclosedQuote ?? wrongBracket ?? unclosedBracket ?? missingComma ?? tab
            ?? escape
            ?? properties ?? keyWithoutColon ?? deepBlankLine ?? surplus ?? secondDocument ?? indentation
            ?? byMessage
    }

    /// Where libyaml met the error, inside the file.
    var offset: Int { min(problem.offset, source.count) }

    func at(_ range: Range<Int>, _ message: String, fix: Diagnostic.FixIt? = nil) -> ReadingFailure {
        ReadingFailure(.yamlSyntax, at: range, message, fix: fix)
    }

    /// From an offset up to the next white space.
    func token(_ start: Int) -> Range<Int> {
        let start = min(start, source.count)
        var end = start
        while end < source.count, source[end] > 0x20 { end += 1 }
        return start..<end
    }

    /// The character at an offset.
    func character(_ start: Int) -> Range<Int> {
        let start = min(start, source.count)
        let length = start < source.count ? max(1, SourceScan.scalarLength(source, at: start)) : 0
        return start..<start + length
    }

    /// A fix that writes something in the place of a range.
    func replacing(_ range: Range<Int>, with newText: String, _ title: String) -> Diagnostic.FixIt {
        Diagnostic.FixIt(title: title, edits: [Diagnostic.Edit(range: range, newText: newText)])
    }

    /// Puts the rest of a line in double quotes, where nothing in it needs an escape.
    func quoting(from start: Int) -> Diagnostic.FixIt? {
        guard openBracket == nil else { return nil }
        let end = SourceLine(source, holding: start).end(from: start)
        return Self.quoting(start..<end, of: source)
    }

    /// Puts a part of a line in double quotes, where nothing in it needs an escape.
    static func quoting(_ range: Range<Int>, of source: UnsafeBufferPointer<UInt8>) -> Diagnostic.FixIt? {
        guard !range.isEmpty,
            !source[range].contains(where: {
                $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20
            })
        else { return nil }
        return Diagnostic.FixIt(
            title: "put the text in quotes",
            edits: [
                Diagnostic.Edit(range: range.lowerBound..<range.lowerBound, newText: "\""),
                Diagnostic.Edit(range: range.upperBound..<range.upperBound, newText: "\""),
            ])
    }

    static func isBreak(_ byte: UInt8) -> Bool { SourceLine.isBreak(byte) }
}
