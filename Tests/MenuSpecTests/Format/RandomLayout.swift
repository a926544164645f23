/// A YAML text of random values in a random layout, with comments of which it is known what they are about.
///
/// Whatever can be told from other things has a name that stands nowhere else: a letter, a number and an `x`.
struct RandomLayout {
    /// Where a comment is to be when the text has been laid out anew.
    enum Place: Equatable {
        /// At the end of the line of a word; of any line where the word is empty.
        case beside(String)
        /// On lines of its own above the line with a word.
        case above(String)
        /// On a line of its own at the end of what has an entry that begins with this word, indented like that.
        case closing(String)
        /// Anywhere between the words that it stood between.
        case anywhere
    }

    struct Comment {
        let name: String
        /// From the `#` on.
        let text: String
        let place: Place
    }

    var text = ""
    /// In the order of the text.
    var comments: [Comment] = []
    var anchors: [String] = []
    /// Whether the last thing was a block scalar, to which deeper comments would belong.
    var isBehindBlock = false
    /// Whether its comments speak to menuc.
    let speaks: Bool
    /// Whether it has tabs, which not all readers of YAML take.
    private var hasTabs = false
    private var random: UInt64
    private var count = 0

    /// - Parameter speaks: Whether comments are suppressions now and then.
    init(seed: UInt64, speaks: Bool = false) {
        self.speaks = speaks
        random = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
        hasTabs = chance(20)
        head()
        if chance(10) {
            flow(indent: 0, depth: 3, mayBreak: true)
            text += rest(.anywhere)
        } else if chance(10) {
            sequence(at: number(3), depth: 0, isInline: false)
        } else {
            mapping(at: chance(80) ? 0 : number(4), depth: 0, isInline: false)
        }
        loose(0)
        if chance(10) { text += "..." + rest(.beside("...")) }
        if chance(5), !isBehindBlock { comment(indent: number(4), .anywhere) }
        if chance(10), !isBehindBlock { text.removeLast() }
        breakLines()
        if chance(10) { text = "\u{FEFF}" + text }
    }

    /// What stands in front of the document.
    private mutating func head() {
        if chance(20) { blankLines() }
        if chance(15) { comment(indent: number(3), .anywhere) }
        if chance(10) {
            text += pick(["%YAML 1.1", "%YAML 1.1  ", "%TAG !e! tag:yaml.org,2002:"])
            text += chance(20) ? " " + name(.beside("%")) + "\n" : "\n"
            if chance(20) { comment(indent: 0, .anywhere) }
            text += "---" + rest(.beside("---"))
        } else if chance(10) {
            text += "---" + rest(.beside("---"))
        }
    }

    /// Gives the lines other ends.
    private mutating func breakLines() {
        guard chance(20) else { return }
        let ends = pick([["\r\n"], ["\r"], ["\n", "\r\n"], ["\n", "\r\n", "\r"]])
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        text = ""
        for (place, line) in lines.enumerated() { text += (place == 0 ? "" : pick(ends)) + line }
    }

    // MARK: Chance

    mutating func number(_ bound: Int) -> Int {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return Int(random >> 33) % bound
    }

    mutating func chance(_ percent: Int) -> Bool { number(100) < percent }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[number(values.count)] }

    mutating func spaces(_ least: Int = 0, _ most: Int = 3) -> String {
        String(repeating: " ", count: least + (chance(70) ? 0 : number(most - least + 1)))
    }

    /// White space between what stands on one line.
    mutating func gap() -> String {
        chance(20) && takesTabs ? pick(["\t", " \t", "\t ", " \t "]) : spaces(1)
    }

    /// Whether a tab may stand here: where nothing but marks stands on the line, libyaml takes it for indentation.
    private var takesTabs: Bool {
        guard hasTabs else { return false }
        let line = text.utf8.reversed().prefix { $0 != 0x0A }
        return line.contains { !" -?:".utf8.contains($0) }
    }

    mutating func word(_ letter: String) -> String {
        count += 1
        return "\(letter)\(count)x"
    }

    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }

    // MARK: Comments

    mutating func name(_ place: Place) -> String {
        let name = word("c")
        var text = "#" + pick(["", " ", "  ", "!", "#"]) + name
        text += pick(["", " tail: [", " \"quoted", " - # é", " 'a' \t|", ": {}, &a *b !c"])
        if speaks, chance(40) {
            text = "# menuc:\(pick(["ignore", "ignore", "ignore-file"])) yaml-trap -- \(name)"
        }
        comments.append(Comment(name: name, text: text, place: place))
        return text
    }

    mutating func comment(indent: Int, _ place: Place) {
        text += blanks(indent) + name(place) + spaces() + "\n"
    }

    /// The end of a line, perhaps with a comment.
    mutating func rest(_ place: Place) -> String {
        isBehindBlock = false
        return (chance(15) ? gap() + name(place) : "") + (chance(20) && takesTabs ? "\t" : spaces()) + "\n"
    }

    mutating func blankLines() {
        for _ in 0...number(3) { text += spaces() + "\n" }
    }

    /// Blank lines and comments between entries.
    mutating func loose(_ column: Int) {
        if chance(20) { blankLines() }
        if chance(8) {
            comment(indent: isBehindBlock ? number(column + 1) : number(14), .anywhere)
            if chance(30) { text += "\n" }
            isBehindBlock = false
        }
    }
}
