/// What the comments of a file suppress: `# menuc:ignore RULE -- reason` the findings of a rule on a line, and
/// `# menuc:ignore-file RULE -- reason` those in the whole file.
struct Suppressions {
    /// A rule that a comment names.
    struct Entry {
        let rule: Rule
        /// Where it is named.
        let name: Range<Int>
        /// The bytes of the line, or of the file.
        let scope: Range<Int>
        let comment: Int
        /// Findings that it suppresses.
        var uses = 0
    }

    /// What is wrong with a comment itself, whatever is found in the file.
    struct Mistake {
        enum Kind {
            case directive, noRule, notAtTop, unknownRule, error, unsuppressible, repeated
        }

        let kind: Kind
        let range: Range<Int>
    }

    private(set) var comments: [SuppressionComment] = []
    /// For each comment the bytes of the line that it is about, or of the file, whatever it says of it.
    private(set) var scopes: [Range<Int>] = []
    private(set) var entries: [Entry] = []
    /// In the order of the text.
    private(set) var mistakes: [Mistake] = []
    /// For each rule its entries that are about a line, in the order of the lines.
    private var ofLines: [String: [Int]] = [:]
    private var ofFile: [String: Int] = [:]

    /// - Returns: Nil where no comment speaks to menuc.
    init?(in tree: YAMLTree) {
        let marks = MarkSearch.offsets(in: tree.source)
        guard !marks.isEmpty else { return nil }
        let rules = Dictionary(uniqueKeysWithValues: Rule.all.map { ($0.id, $0) })
        var next = 0
        /// The line below the last comments that stand alone.
        var below: Range<Int>?
        for mark in marks where mark >= next {
            switch CommentPlace.find(beginningWith: mark, in: tree) {
            case .other(let end): next = end
            case .comment(let place):
                next = place.range.upperBound
                guard let comment = SuppressionComment(place, mark: mark, in: tree) else { continue }
                var scope = 0..<Int.max
                switch SuppressionComment.Directive(rawValue: Self.text(comment.word, tree)) {
                case nil:
                    mistakes.append(Mistake(kind: .directive, range: comment.word))
                    continue
                case .ignoreFile:
                    if let root = tree.nodes.first, place.range.lowerBound > root.start {
                        mistakes.append(Mistake(kind: .notAtTop, range: comment.word))
                        continue
                    }
                case .ignore:
                    if place.isAlone, let below, place.range.lowerBound < below.lowerBound {
                        scope = below
                    } else {
                        scope = Self.line(of: place, tree.source)
                        if place.isAlone { below = scope }
                    }
                }
                if comment.rules.isEmpty { mistakes.append(Mistake(kind: .noRule, range: comment.word)) }
                comments.append(comment)
                scopes.append(scope)
                for name in comment.rules { add(name, scope, rules[Self.text(name, tree)]) }
            }
        }
        if comments.isEmpty, mistakes.isEmpty { return nil }
    }

    /// The entry that suppresses a finding of a rule; nil where none does.
    func entry(for rule: String, at offset: Int) -> Int? {
        if let entries = ofLines[rule] {
            var (low, high) = (0, entries.count)
            while low < high {
                let middle = low + (high - low) / 2
                if self.entries[entries[middle]].scope.upperBound <= offset {
                    low = middle + 1
                } else {
                    high = middle
                }
            }
            if low < entries.count, self.entries[entries[low]].scope.contains(offset) { return entries[low] }
        }
        return ofFile[rule]
    }

    mutating func use(_ entry: Int) { entries[entry].uses += 1 }

    mutating func disuse(_ entry: Int) { entries[entry].uses -= 1 }

    // MARK: Reading

    private mutating func add(_ name: Range<Int>, _ scope: Range<Int>, _ rule: Rule?) {
        let mistake: Mistake.Kind? =
            if let rule {
                rule.severity == .error ? .error : rule.isSuppressible ? nil : .unsuppressible
            } else {
                .unknownRule
            }
        guard let rule, mistake == nil else {
            mistakes.append(Mistake(kind: mistake ?? .unknownRule, range: name))
            return
        }
        let isOfFile = scope == 0..<Int.max
        // Comments come in the order of the text: only the last can be about the same line.
        let last = isOfFile ? ofFile[rule.id] : ofLines[rule.id]?.last
        guard last.map({ entries[$0].scope != scope }) ?? true else {
            mistakes.append(Mistake(kind: .repeated, range: name))
            return
        }
        if isOfFile {
            ofFile[rule.id] = entries.count
        } else {
            ofLines[rule.id, default: []].append(entries.count)
        }
        entries.append(Entry(rule: rule, name: name, scope: scope, comment: comments.count - 1))
    }

    private static func text(_ range: Range<Int>, _ tree: YAMLTree) -> String {
        String(decoding: tree.source[range], as: UTF8.self)
    }

    /// The line that a comment is about with its end: its own, or the next that has more than a comment.
    private static func line(
        of comment: CommentPlace, _ source: UnsafeBufferPointer<UInt8>
    ) -> Range<Int> {
        var line = SourceLine(source, holding: comment.range.lowerBound).range
        if comment.isAlone {
            while let next = Self.next(line, source) {
                line = next
                let content = line.first { !CommentPlace.isSpace(source[$0]) }
                if content.map({ source[$0] != UInt8(ascii: "#") }) ?? true { break }
            }
        }
        // What is about the file's end stands on its last line. (Up to `Int.max` is the whole file.)
        return line.lowerBound..<(Self.next(line, source)?.lowerBound ?? Int.max - 1)
    }

    private static func next(_ line: Range<Int>, _ source: UnsafeBufferPointer<UInt8>) -> Range<Int>? {
        var start = line.upperBound
        guard start < source.count else { return nil }
        start += source[start] == 0x0D && start + 1 < source.count && source[start + 1] == 0x0A ? 2 : 1
        var end = start
        while end < source.count, !SourceLine.isBreak(source[end]) { end += 1 }
        return start..<end
    }
}
