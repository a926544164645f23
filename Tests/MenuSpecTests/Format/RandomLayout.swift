/// A YAML text of random values in a random layout, with comments of which it is known what they are about.
struct RandomLayout {
    /// Where a comment is to be when the text has been laid out anew.
    enum Place: Equatable {
        /// On the line of a word.
        case beside(String)
        /// On lines of their own above the line with a word.
        case above(String)
        case anywhere
    }

    private(set) var text = ""
    /// By their names, in the order of the text.
    private(set) var comments: [(name: String, place: Place)] = []
    private var random: UInt64
    private var count = 0
    private var anchors: [String] = []
    /// Whether the last thing was a block scalar, to which deeper comments would belong.
    private var isBehindBlock = false
    private var lineEnd = "\n"

    init(seed: UInt64) {
        random = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        var ends = "\n"
        if chance(10) { ends = "\r\n" }
        if chance(15) { comment(indent: 0, .anywhere) }
        if chance(10) {
            text += "%YAML 1.1\n---" + rest(.anywhere)
        } else if chance(10) {
            text += "---" + rest(.anywhere)
        }
        if chance(10) {
            flow(indent: 0, depth: 3, mayBreak: true)
            text += "\n"
        } else {
            mapping(at: 0, depth: 0, isInline: false)
        }
        loose(0)
        if chance(10) { text += "..." + rest(.anywhere) }
        if chance(10), !isBehindBlock { text.removeLast() }
        text =
            (chance(10) ? "\u{FEFF}" : "")
            + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: ends)
    }

    // MARK: Chance

    private mutating func number(_ bound: Int) -> Int {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return Int(random >> 33) % bound
    }

    private mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    private mutating func spaces(_ least: Int = 0, _ most: Int = 3) -> String {
        String(repeating: " ", count: least + (chance(70) ? 0 : number(most - least + 1)))
    }

    private mutating func word(_ letter: String) -> String {
        count += 1
        return "\(letter)\(count)x"
    }

    private func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    // MARK: Comments

    private mutating func name(_ place: Place) -> String {
        let name = word("c")
        comments.append((name, place))
        return "#" + pick(["", " ", "  ", "!"]) + name + pick(["", " tail: [", " \"quoted", " - # é"])
    }

    private mutating func comment(indent: Int, _ place: Place) {
        text += blanks(indent) + name(place) + spaces() + "\n"
    }

    /// The end of a line, perhaps with a comment.
    private mutating func rest(_ place: Place) -> String {
        isBehindBlock = false
        return (chance(15) ? spaces(1, 4) + name(place) : "") + spaces() + "\n"
    }

    /// Blank lines and comments between entries.
    private mutating func loose(_ column: Int) {
        if chance(20) { for _ in 0...number(3) { text += spaces() + "\n" } }
        if chance(8) {
            comment(indent: isBehindBlock ? number(column + 1) : number(14), .anywhere)
            if chance(30) { text += "\n" }
            isBehindBlock = false
        }
    }

    // MARK: Collections

    /// A mapping with its keys in a column; if it is inline, the first goes on where the text is.
    private mutating func mapping(at column: Int, depth: Int, isInline: Bool) {
        for place in 0...number(depth == 0 ? 8 : 4) {
            let key = word("k")
            if !(isInline && place == 0) {
                loose(column)
                if chance(15) { comment(indent: column, .above(key)) }
                text += blanks(column)
            }
            isBehindBlock = false
            let isExplicit = chance(4)
            if isExplicit {
                text += "? " + key + rest(.beside(key)) + blanks(column) + ":"
            } else {
                text += chance(3) ? "&\(word("a")) " : ""
                text += pick([key, key, key, "'\(key)'", "\"\(key)\"", "\"\(key): y\"", "\(key) \(key)"])
                text += spaces() + ":"
            }
            value(of: isExplicit ? nil : key, parent: column, depth: depth, isEntry: false)
        }
    }

    private mutating func sequence(at column: Int, depth: Int, isInline: Bool) {
        for place in 0...number(4) {
            if !(isInline && place == 0) {
                loose(column)
                if chance(10) { comment(indent: column, .anywhere) }
                text += blanks(column)
            }
            isBehindBlock = false
            text += "-"
            value(of: nil, parent: column, depth: depth, isEntry: true)
        }
    }

    private mutating func value(of key: String?, parent: Int, depth: Int, isEntry: Bool) {
        let place = key.map { Place.beside($0) } ?? .anywhere
        let isDeep = depth > 4
        switch number(isDeep ? 9 : 16) {
        case 0: text += rest(place)
        case 1: blockScalar(parent)
        case 2: longText(parent, key)
        case 3:
            guard let alias = anchors.last, chance(50) else { fallthrough }
            text += " *\(alias)" + rest(place)
        case 4, 5:
            text += pick([" ", "  ", chance(50) ? "\n" + blanks(parent + 2) : " "])
            flow(indent: parent + 1, depth: depth, mayBreak: true)
            text += rest(.anywhere)
        case 6:
            let (line, word) = scalar(isInFlow: false)
            let lineBreak = "\n" + blanks(parent + 1 + number(4))
            text += (chance(50) ? rest(place).dropLast() : "") + lineBreak + line + rest(.beside(word))
        case 7, 8:
            let (line, word) = scalar(isInFlow: false)
            text += spaces(1) + line + rest(.beside(word))
        case 9...12: collection(mapping: true, place, parent, depth, isEntry)
        default: collection(mapping: false, place, parent, depth, isEntry)
        }
    }

    private mutating func collection(
        mapping isMapping: Bool, _ place: Place, _ parent: Int, _ depth: Int, _ isEntry: Bool
    ) {
        var anchor: String?
        if isEntry, chance(60) {
            let gap = 1 + (chance(70) ? 0 : number(3))
            text += blanks(gap)
            let column = parent + 1 + gap
            isMapping
                ? mapping(at: column, depth: depth + 1, isInline: true)
                : sequence(at: column, depth: depth + 1, isInline: true)
            return
        }
        if chance(10) {
            anchor = word("a")
            text += " &\(anchor ?? "")" + (chance(20) ? isMapping ? " !!map" : " !!seq" : "")
        }
        text += rest(place)
        let isFlat = !isMapping && !isEntry && chance(40)
        let column = isFlat ? parent : parent + 1 + (chance(60) ? 1 : number(5))
        if chance(10) { comment(indent: column, .anywhere) }
        isMapping
            ? mapping(at: column, depth: depth + 1, isInline: false)
            : sequence(at: column, depth: depth + 1, isInline: false)
        if let anchor { anchors.append(anchor) }
    }

    /// A collection in brackets or braces; of several lines, each is indented at least so far.
    private mutating func flow(indent: Int, depth: Int, mayBreak: Bool) {
        let isMapping = chance(50)
        let breaks = mayBreak && chance(40)
        func gap(_ layout: inout RandomLayout, _ place: Place = .anywhere) -> String {
            guard breaks, layout.chance(60) else { return layout.spaces(0, 2) }
            let end = layout.chance(20) ? " " + layout.name(place) : ""
            let own = layout.chance(10) ? layout.blanks(layout.number(8)) + layout.name(.anywhere) + "\n" : ""
            return end + "\n" + own + layout.blanks(indent + layout.number(6))
        }
        text += (isMapping ? "{" : "[") + gap(&self)
        let entries = number(5)
        for place in 0..<entries {
            var word = ""
            if isMapping {
                let key = self.word("k")
                text += pick([key, "'\(key)'", "\"\(key)\""]) + ":" + spaces(1)
                word = key
            }
            if depth < 5, chance(20) {
                flow(indent: indent, depth: depth + 1, mayBreak: breaks)
                word = ""
            } else if chance(5), let alias = anchors.last {
                text += "*\(alias) "
            } else {
                let (line, scalarWord) = scalar(isInFlow: true)
                text += line
                if word.isEmpty { word = scalarWord }
            }
            text += spaces(0, 2)
            if place + 1 < entries || chance(20) {
                text += "," + gap(&self, word.isEmpty ? .anywhere : .beside(word))
            } else {
                text += gap(&self)
            }
        }
        text += isMapping ? "}" : "]"
    }

    // MARK: Texts

    /// A text on one line, and the word in it.
    private mutating func scalar(isInFlow: Bool) -> (text: String, word: String) {
        let word = word("v")
        let plain = [word, "\(word) and more", "it's \(word)", "\(word)/x:y", "\(word)#1", "é\(word)"]
        let quoted = [
            "'\(word)'", "\"\(word)\"", "'\(word): x'", "\"\(word) #x\"", "'it''s \(word)'",
            "\"\\u00e9\(word)\"",
            "\"a \\\"\(word)\\\"\"", "'\"\(word)\"'", "'[\(word)'", "\"\(word),\"", "'\(word) \"x\": y'",
            "\" \(word)\"", "'- \(word)'", "\"\(word)\\tx\"", "'\(word)\\x'", "\"*\(word)\"", "'# \(word)'",
        ]
        var text = chance(40) && !isInFlow ? pick(plain) : chance(30) ? word : pick(quoted)
        if chance(8) {
            // Words and numbers that quotes make texts; the key is what is known of their line.
            text = pick([
                "\"no\"", "'1.10'", "\"2024-01-01\"", "'~'", "\"null\"", "'12:30'", "\"<<\"", "'0x1F'", "''",
                "7", "true", "\"=\"",
            ])
            return (text, "")
        }
        if chance(6) {
            let anchor = self.word("a")
            text = "&\(anchor) " + text
            anchors.append(anchor)
        } else if chance(4) {
            text = "!!str " + text
        }
        return (text, word)
    }

    private mutating func longText(_ parent: Int, _ key: String?) {
        let (first, last) = (word("v"), word("v"))
        let quote = pick(["", "'", "\""])
        text += chance(70) ? " " : "\n" + blanks(parent + 1 + number(4))
        text += quote + first + " text" + spaces() + "\n"
        if chance(30) { text += spaces() + "\n" }
        if quote == "\"", chance(30) { text += blanks(parent + 3) + "x \\\n" }
        text +=
            blanks(parent + 1 + number(5)) + pick(["- ", "more ", "é "]) + last + quote + rest(.beside(last))
    }

    private mutating func blockScalar(_ parent: Int) {
        let extra = 1 + number(5)
        let isDeep = chance(15)
        let indicator = isDeep || chance(10) ? "\(extra)" : ""
        let chomping = pick(["", "", "-", "+"])
        text += " " + pick(["|", ">"]) + (chance(50) ? indicator + chomping : chomping + indicator)
        text += chance(10) ? " " + name(.anywhere) + "\n" : "\n"
        if chance(15) { text += "\n" }
        text += blanks(parent + extra) + (isDeep ? "  " : "") + word("v") + " # no comment\n"
        for _ in 0..<number(4) {
            text +=
                pick([blanks(parent + extra) + word("v") + ": [", "", blanks(parent + extra) + "   deep é"])
                + "\n"
        }
        isBehindBlock = true
        if chance(30) { text += "\n" }
    }
}
