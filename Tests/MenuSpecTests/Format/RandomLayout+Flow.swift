/// Collections in brackets and braces.
extension RandomLayout {
    /// Of several lines, each is indented at least so far.
    mutating func flow(indent: Int, depth: Int, mayBreak: Bool) {
        let isMapping = chance(50)
        let breaks = mayBreak && chance(45)
        text += (isMapping ? "{" : "[") + flowGap(indent, breaks)
        let entries = number(chance(10) ? 20 : 5)
        for place in 0..<entries {
            var word = isMapping ? flowKey(indent, breaks) : ""
            if depth < 5, chance(20) {
                flow(indent: indent, depth: depth + 1, mayBreak: breaks)
                word = ""
            } else if chance(5), let alias = anchors.last {
                text += "*\(alias) "
                word = ""
            } else if isMapping, chance(8) {
                text += chance(40) ? "" : pick(["&\(self.word("a")) ", "!!str "])
            } else if !isMapping, chance(2) {
                text += "? : "
            } else if !isMapping, chance(8) {
                text += chance(50) ? "? " : ""
                text += self.word("k") + pick([": ", " : ", " :\t"]) + self.word("v")
            } else if breaks, chance(6) {
                text += pick(["'", "\""])
                let quote = text.last
                text += self.word("v") + spaces() + "\n" + (chance(30) ? "\n" : "")
                text += blanks(indent + number(6)) + self.word("v")
                if let quote { text.append(quote) }
                word = ""
            } else {
                let (line, scalarWord) = scalar(isInFlow: true)
                text += line
                if word.isEmpty { word = scalarWord }
            }
            text += spaces(0, 2)
            // A comment in front of the comma is at the end of its line as well.
            if breaks, chance(6) { text += " " + flowGap(indent, true, besideOrAnywhere(word)) }
            if place + 1 < entries || chance(20) {
                text += ","
                text += flowGap(indent, breaks, besideOrAnywhere(word))
            } else {
                text += flowGap(indent, breaks)
            }
        }
        text += isMapping ? "}" : "]"
        isBehindBlock = false
    }

    /// Beside a word, if that stands on this line.
    private func besideOrAnywhere(_ word: String) -> Place {
        let line = text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        return !word.isEmpty && line.contains(word) ? .beside(word) : .anywhere
    }

    /// A key with its colon.
    private mutating func flowKey(_ indent: Int, _ breaks: Bool) -> String {
        let key = word("k")
        let isExplicit = chance(8)
        if isExplicit { text += "?" + (breaks && chance(30) ? flowGap(indent, true) : " ") }
        text += pick([key, key, "'\(key)'", "\"\(key)\"", "&\(word("a")) \(key)", "\(key) \(key)"])
        if isExplicit, breaks, chance(30) { text += " " + flowGap(indent, true) }
        text += chance(85) ? ":" : " :"
        text += spaces(1) + (breaks && chance(10) ? flowGap(indent, true) : "")
        return key
    }

    private mutating func flowGap(_ indent: Int, _ breaks: Bool, _ place: Place = .anywhere) -> String {
        guard breaks, chance(60) else { return spaces(0, 2) }
        var gap = chance(20) ? " " + name(place) : spaces()
        gap += "\n"
        if chance(10) { gap += spaces() + "\n" }
        if chance(10) {
            gap += blanks(number(8)) + name(.anywhere) + "\n"
            if chance(20) { gap += "\n" }
        }
        return gap + blanks(indent + number(6))
    }
}
