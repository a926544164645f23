import CYAML

/// The anchors of a document so far; a later one of the same name takes its place, as YAML has it.
struct AnchorTable {
    struct Entry {
        var node: YAMLTree.Index
        /// The nodes that an alias of it stands for; while it is open, the count of nodes at its start.
        var size: Int
        /// The bytes of text in what an alias of it stands for; while it is open, the count at its start.
        var bytes: Int
        /// The levels of collections in it, itself included.
        var height: Int
        /// Whether its end has not been read yet.
        var isOpen: Bool
    }

    private var entries: [String: Entry] = [:]
    private var unusableCount = 0
    /// The names of the anchors whose nodes are open, innermost last.
    private var openNames: [String] = []

    mutating func define(_ name: UnsafePointer<yaml_char_t>, _ entry: Entry) {
        entries[String(cString: name)] = entry
        if entry.isOpen { openNames.append(String(cString: name)) }
    }

    /// Closes the innermost open anchor.
    mutating func close(node: YAMLTree.Index, size: Int, bytes: Int, height: Int) {
        guard let name = openNames.popLast(), entries[name]?.node == node else { return }
        entries[name] = Entry(node: node, size: size, bytes: bytes, height: height, isOpen: false)
    }

    func entry(_ name: UnsafePointer<yaml_char_t>) -> Entry? { entries[String(cString: name)] }

    /// What is wrong with an alias that stands for nothing, or for something that holds it.
    mutating func unusable(_ name: UnsafePointer<yaml_char_t>?, at range: Range<Int>) -> ReadingFailure {
        let name = name.map { String(cString: $0) } ?? ""
        if entries[name]?.isOpen == true {
            return ReadingFailure(
                .alias, at: range, "'*\(name)' stands inside '&\(name)' itself, so it would never end")
        }
        // A suggestion is worth a look at a thousand names for the diagnostics that are shown, no more.
        unusableCount += 1
        let isWorthIt = unusableCount <= DiagnosticSink.usuallyKept && entries.count <= 1000
        let candidates = isWorthIt ? entries.keys.sorted() : []
        guard let nearest = EditDistance.nearest(to: name, among: candidates) else {
            return ReadingFailure(
                .alias, at: range, "there is no anchor '&\(name)' above this line for '*\(name)' to stand for"
            )
        }
        return ReadingFailure(
            .alias, at: range, "there is no anchor '&\(name)' above this line; did you mean '*\(nearest)'?",
            fix: Diagnostic.FixIt(
                title: "change to '*\(nearest)'",
                edits: [Diagnostic.Edit(range: range, newText: "*\(nearest)")]))
    }
}
