/// Collections without brackets.
extension RandomLayout {
    /// A mapping with its keys in a column; if it is inline, the first goes on where the text is.
    mutating func mapping(at column: Int, depth: Int, isInline: Bool) {
        var last: String?
        for place in 0...number(depth == 0 ? 8 : 4) {
            let key = word("k")
            let kind = EntryKind(number(100), hasAnchors: !anchors.isEmpty)
            if !(isInline && place == 0) {
                loose(column)
                if chance(15) { comment(indent: column, kind == .explicit ? .anywhere : .above(key)) }
                text += blanks(column)
            }
            isBehindBlock = false
            last = nil
            switch kind {
            case .explicit:
                explicitPair(key, at: column, depth: depth)
                continue
            case .merge:
                text +=
                    chance(30)
                    ? "<< : [*\(pick(anchors)), *\(pick(anchors)) ] # \(key)"
                    : "<<: *\(pick(anchors)) # \(key)"
                text += "\n"
                continue
            case .alias:
                text += "*\(pick(anchors)) :" + gap() + key + rest(.beside(key))
                continue
            case .usual: break
            }
            text += chance(3) ? "&\(word("a"))" + spaces(1) : chance(2) ? "!!str " : ""
            text += pick([
                key, key, key, "'\(key)'", "\"\(key)\"", "\"\(key): y\"", "\(key) \(key)", "é\(key)",
            ])
            text += spaces() + ":"
            value(of: key, parent: column, depth: depth, isEntry: false)
            last = key
        }
        closing(last, column)
    }

    private enum EntryKind {
        case usual, explicit, merge, alias

        init(_ number: Int, hasAnchors: Bool) {
            switch number {
            case ..<6: self = .explicit
            case ..<9 where hasAnchors: self = .merge
            case ..<12 where hasAnchors: self = .alias
            default: self = .usual
            }
        }
    }

    /// A pair behind `?`, with its key of any kind, and perhaps without a value.
    private mutating func explicitPair(_ key: String, at column: Int, depth: Int) {
        text += "?"
        switch number(4) {
        case 0 where depth < 4: value(of: nil, parent: column, depth: depth + 1, isEntry: true)
        case 1: text += gap() + "!!str" + gap() + "'\(key)'" + rest(.beside(key))
        default: text += gap() + key + rest(.beside(key))
        }
        if chance(25) { return }
        if chance(20), !isBehindBlock { comment(indent: column, .anywhere) }
        isBehindBlock = false
        text += blanks(column) + ":"
        value(of: nil, parent: column, depth: depth, isEntry: true)
    }

    mutating func sequence(at column: Int, depth: Int, isInline: Bool, isFlat: Bool = false) {
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
        // What is not indented under its key ends where a comment in that column begins.
        if !isFlat { closing(nil, column) }
    }

    /// A comment at the end of a collection, indented like its entries.
    private mutating func closing(_ key: String?, _ column: Int) {
        guard chance(6), column > 0 else { return }
        comment(indent: column, isBehindBlock ? .anywhere : key.map { .closing($0) } ?? .anywhere)
        isBehindBlock = false
    }

    mutating func value(of key: String?, parent: Int, depth: Int, isEntry: Bool) {
        let place = key.map { Place.beside($0) } ?? .anywhere
        switch number(depth > 4 ? 10 : 17) {
        case 0: text += rest(place)
        case 1, 2: blockScalar(parent)
        case 3: longText(parent, key)
        case 4:
            guard let alias = anchors.last, chance(60) else {
                text += gap() + pick(["&\(word("a"))", "!!str", "!!null &\(word("a"))"]) + rest(place)
                return
            }
            text += gap() + "*\(alias)" + rest(place)
        case 5, 6:
            text += chance(75) ? gap() : rest(place) + blanks(parent + 1 + number(8))
            flow(indent: parent + 1, depth: depth, mayBreak: true)
            text += rest(.anywhere)
        case 7:
            // On the line below, with all sorts of things between.
            text += chance(50) ? rest(place) : "\n"
            if chance(15) { blankLines() }
            if chance(15) { comment(indent: parent + 1 + number(8), .anywhere) }
            let isBare = chance(15)
            if isBare { text += blanks(parent + 1 + number(8)) + "&\(word("a"))" + rest(.anywhere) }
            let (line, word) = scalar(isInFlow: false, isBare: isBare)
            text += blanks(parent + 1 + number(8)) + line + rest(.beside(word))
        case 8, 9:
            let (line, word) = scalar(isInFlow: false)
            text += gap() + line + rest(.beside(word))
        case 10...13: collection(mapping: true, place, parent, depth, isEntry)
        default: collection(mapping: false, place, parent, depth, isEntry)
        }
    }

    private mutating func collection(
        mapping isMapping: Bool, _ place: Place, _ parent: Int, _ depth: Int, _ isEntry: Bool
    ) {
        if isEntry, chance(60) {
            let gap = 1 + (chance(70) ? 0 : number(7))
            text += blanks(gap)
            let column = parent + 1 + gap
            isMapping
                ? mapping(at: column, depth: depth + 1, isInline: true)
                : sequence(at: column, depth: depth + 1, isInline: true)
            return
        }
        var place = place
        let anchor = chance(12) ? word("a") : nil
        let tag = chance(6) ? isMapping ? "!!map" : "!<tag:yaml.org,2002:seq>" : nil
        var properties = [anchor.map { "&\($0)" }, tag].compactMap(\.self)
        if chance(50) { properties.reverse() }
        let isBelow = chance(10)
        for property in properties {
            text += isBelow ? rest(place) + blanks(parent + 1 + number(8)) : gap()
            text += property
            if isBelow { place = .anywhere }
        }
        text += rest(place)
        let isFlat = !isMapping && !isEntry && chance(40)
        let column = isFlat ? parent : parent + 1 + (chance(60) ? 1 : number(8))
        if chance(10) { blankLines() }
        if chance(10) { comment(indent: column, .anywhere) }
        isMapping
            ? mapping(at: column, depth: depth + 1, isInline: false)
            : sequence(at: column, depth: depth + 1, isInline: false, isFlat: isFlat)
        if let anchor { anchors.append(anchor) }
    }
}
