import Testing

/// A text and the layout that it must get, both written by hand.
struct LayoutSample: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let expected: String

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ expected: String) {
        self.name = name
        self.text = text
        self.expected = expected
    }

    static let indentation: [LayoutSample] = [
        LayoutSample("two spaces", "a:\n     b:\n       c: 1\n", "a:\n  b:\n    c: 1\n"),
        LayoutSample("lists under keys", "a:\n- b\n-   - c\n    - d\n", "a:\n  - b\n  - - c\n    - d\n"),
        LayoutSample("a mapping moves up to its dash", "-\n  a: 1\n  b: 2\n", "- a: 1\n  b: 2\n"),
        LayoutSample("a value moves up to its key", "a:\n  b\nc:\n    [d]\n", "a: b\nc: [d]\n"),
        LayoutSample(
            "but not over column 100", "a:\n    \(String(repeating: "b", count: 98))\n",
            "a:\n  \(String(repeating: "b", count: 98))\n"),
        LayoutSample("spaces and tabs around marks", "a :\t1\nb:   [1 ,2]\n", "a: 1\nb: [1, 2]\n"),
        LayoutSample("explicit keys", "?   a\n:   - 1\n    - 2\n? b\n", "? a\n: - 1\n  - 2\n? b\n"),
        LayoutSample("nothing", "a:\nb: \n", "a:\nb:\n"),
        LayoutSample("the root may be a list", "-   a\n-\n", "- a\n-\n"),
    ]

    static let lines: [LayoutSample] = [
        LayoutSample("blank lines", "\n\na: 1\n\n\n\nb:\n\n  c: 1\n\n\n", "a: 1\n\nb:\n  c: 1\n"),
        LayoutSample("a final line feed", "a: 1", "a: 1\n"),
        LayoutSample(
            "CRLF, CR and a mark", "\u{FEFF}a: 1\r\n\r\nb: |\r\n  x\r\n  y\rc: 2\r",
            "a: 1\n\nb: |\n  x\n  y\nc: 2\n"),
        LayoutSample("an empty file", "\n \n", ""),
        LayoutSample("comments alone", "\n  # a\n\n\n# b", "# a\n\n# b\n"),
        LayoutSample(
            "markers and directives", "%YAML 1.1\n# c\n---   # d\n\na: 1\n...\n# e\n",
            "%YAML 1.1\n# c\n---  # d\na: 1\n...\n# e\n"),
    ]

    static let comments: [LayoutSample] = [
        LayoutSample(
            "at the end of a line", "a: 1 # x\nb:      # y\n  c: 1\t# z\n",
            "a: 1  # x\nb:  # y\n  c: 1  # z\n"),
        LayoutSample("their texts stay", "#!a\n#  b  \n#\na: 1\n", "#!a\n#  b\n#\na: 1\n"),
        LayoutSample(
            "above what they are about", "a:\n      # x\n    b: 1\n # y\n    c: 2\n",
            "a:\n  # x\n  b: 1\n  # y\n  c: 2\n"),
        LayoutSample(
            "at the end of what they are indented like",
            "a:\n    b:\n        c: 1\n        # c\n    # b\n# a\nd: 1\n",
            "a:\n  b:\n    c: 1\n    # c\n  # b\n# a\nd: 1\n"),
        LayoutSample("at the end of the file", "a:\n- b\n# root\n", "a:\n  - b\n# root\n"),
        LayoutSample(
            "in place of a value", "a:\n    # - b\n    # - c\nd: 1\n", "a:\n  # - b\n  # - c\nd: 1\n"),
        LayoutSample("that go on below", "a: 1   # x\n       # y\nb: 2\n", "a: 1  # x\n      # y\nb: 2\n"),
        LayoutSample("between a key and its value", "a: # x\n    # y\n    b\n", "a:  # x\n  # y\n  b\n"),
        LayoutSample("behind a dash", "- # x\n  a: 1\n", "-  # x\n  a: 1\n"),
        LayoutSample("in brackets", "a: [b, # x\n# y\nc # z\n]\n", "a: [\n  b,  # x\n  # y\n  c  # z\n]\n"),
        LayoutSample("in empty brackets", "a: { # x\n}\n", "a: {  # x\n}\n"),
        LayoutSample("behind a block's mark", "a: |   # x\n   b\n", "a: |  # x\n  b\n"),
        LayoutSample("no comment", "a: b#c\nd: \"# e\"\nf: |\n  # g\n", "a: b#c\nd: \"# e\"\nf: |\n  # g\n"),
        LayoutSample(
            "the directives of tools",
            "# yaml-language-server: $schema=a\na: 1 # menuc:ignore x\n# menuc:ignore y\nb: 2\n",
            "# yaml-language-server: $schema=a\na: 1  # menuc:ignore x\n# menuc:ignore y\nb: 2\n"),
    ]

    static let quotes: [LayoutSample] = [
        LayoutSample(
            "that are not needed", "'a': \"b c\"\nd: 'it''s'\ne: \"f \\\"g\\\"\"\n",
            "a: b c\nd: it's\ne: f \"g\"\n"),
        LayoutSample(
            "that other readers need",
            "a: [\"no\", 'y', \"NULL\", '~', \"1\", '1.10', \"1e3\", '0x1F', \"12:30\", '2024-01-01', \"<<\", '=', \".inf\"]\n",
            "a: [\"no\", \"y\", \"NULL\", \"~\", \"1\", \"1.10\", \"1e3\", \"0x1F\", \"12:30\", \"2024-01-01\", \"<<\", \"=\", \".inf\"]\n"
        ),
        LayoutSample(
            "that YAML needs", "a: 'b: c'\nd: 'e #f'\ng: '- h'\ni: ' j'\nk: 'l:'\nm: '#n'\no: ''\n",
            "a: \"b: c\"\nd: \"e #f\"\ng: \"- h\"\ni: \" j\"\nk: \"l:\"\nm: \"#n\"\no: \"\"\n"),
        LayoutSample(
            "that brackets need", "a: [\"b, c\", 'd]']\ne: 'f, [g]'\n", "a: [\"b, c\", \"d]\"]\ne: f, [g]\n"),
        LayoutSample("that stay single", "a: '\"b\": c'\nd: '\\e: f'\n", "a: '\"b\": c'\nd: '\\e: f'\n"),
        LayoutSample("with escapes", "a: \"b\\u0020c\"\nd: \"e\\tf\"\n", "a: \"b\\u0020c\"\nd: \"e\\tf\"\n"),
        LayoutSample("with a tag", "a: !!str \"b\"\nc: &d 'e'\n", "a: !!str \"b\"\nc: &d e\n"),
        LayoutSample(
            "around what no one sees", "a: 'b\u{A0}'\nc: \"\u{200B}d\"\ne: 'é'\n",
            "a: \"b\u{A0}\"\nc: \"\u{200B}d\"\ne: é\n"),
        LayoutSample(
            "like a number, and none", "a: \"3 rows\"\nb: '1st'\nc: \"4 f\"\n",
            "a: 3 rows\nb: 1st\nc: \"4 f\"\n"),
    ]

    static let brackets: [LayoutSample] = [
        LayoutSample("spaces", "a: { b : 1,c: [ d,e ] , }\nf: [ ]\n", "a: {b: 1, c: [d, e]}\nf: []\n"),
        LayoutSample(
            "come to one line", "a: [\n  b,\n  c\n]\nd: {e: 1,\n    f: 2}\n", "a: [b, c]\nd: {e: 1, f: 2}\n"),
        LayoutSample("JSON", "{\"a\":1,\"b\":{\"c\":[\"d\"]}}", "{a: 1, b: {c: [d]}}\n"),
        LayoutSample("odd pairs", "a: [b: c, ? d : e, {f: , g}]\n", "a: [b: c, ? d: e, {f: , g}]\n"),
        LayoutSample(
            "too long a mapping", "a: {b: \(word("x", 50)), c: \(word("y", 50))}\n",
            "a: {\n  b: \(word("x", 50)),\n  c: \(word("y", 50))\n}\n"),
        LayoutSample(
            "too long a list", "- [\(word("x", 50)), \(word("y", 50)), z]\n",
            "- [\n    \(word("x", 50)),\n    \(word("y", 50)),\n    z\n  ]\n"),
        LayoutSample(
            "a long list in lines", "a: [\(word("x", 50)), b,\n \(word("y", 50)), z]\n",
            "a: [\n  \(word("x", 50)), b,\n  \(word("y", 50)), z\n]\n"),
        LayoutSample(
            "too long, and spoken to", "- {b: \(word("x", 50)),c: \(word("y", 50))} # menuc:ignore r\n",
            "- {b: \(word("x", 50)), c: \(word("y", 50))}  # menuc:ignore r\n"),
        LayoutSample(
            "too long, and spoken to from above",
            "# menuc:ignore r\n# d\na: [\(word("x", 50)),\(word("y", 50))]\n",
            "# menuc:ignore r\n# d\na: [\(word("x", 50)), \(word("y", 50))]\n"),
        LayoutSample("nothing", "a: [? b, ? : , {c, ? }]\n", "a: [? b, ? : , {c, ? : }]\n"),
        LayoutSample(
            "nothing and a comment", "a: [b,\n  c, ? :, # x\n]\n", "a: [\n  b,\n  c, ? :  # x\n]\n"),
        LayoutSample(
            "a tag and nothing", "a: {b: !!str ,c: &d ,!!str : e}\n", "a: {b: !!str , c: &d, !!str : e}\n"),
        LayoutSample(
            "comments inside pairs", "a: {? b # x\n  : # y\n  c, d: # z\n  # zz\n\n  e}\n",
            "a: {\n  ? b  # x\n    :  # y\n    c,\n  d:  # z\n    # zz\n\n    e\n}\n"),
        LayoutSample("as keys", "{ a: b }: c\n[d,e]: f\n", "{a: b}: c\n[d, e]: f\n"),
    ]

    static let texts: [LayoutSample] = [
        LayoutSample(
            "block", "a:\n    b: |\n         c\n           d\n\n         e\n    f: >-\n     g\n",
            "a:\n  b: |\n    c\n      d\n\n    e\n  f: >-\n    g\n"),
        LayoutSample(
            "block with its indentation", "a:\n    b: |4\n          c\n        d\n",
            "a:\n  b: |2\n      c\n    d\n"),
        LayoutSample(
            "block that begins with a tab", "a: |4\n     \tc\n    d\n", "a: |2\n   \tc\n  d\n"),
        LayoutSample("block with a needless indentation", "a: |3-\n   b\n", "a: |-\n  b\n"),
        LayoutSample(
            "block that keeps blank lines", "a: |+\n   b\n\n\n# c\nd: 1\n", "a: |+\n  b\n\n\n# c\nd: 1\n"),
        LayoutSample("block without", "a: |\n   b\n\n\n\nc: 1\n", "a: |\n  b\n\nc: 1\n"),
        LayoutSample("block that the file cuts", "a: |\n   b", "a: |-\n  b\n"),
        LayoutSample("block in a list", "-   |\n    a\n- >\n b\n", "- |\n  a\n- >\n  b\n"),
        LayoutSample(
            "plain over lines", "a: b\n      c\n\n      d\ne:\n      f\n      g\n",
            "a: b\n  c\n\n  d\ne:\n  f\n  g\n"),
        LayoutSample(
            "quoted over lines", "a: 'b   \n      c'\nd: \"e\\\n   \\ f\"\n",
            "a: 'b\n  c'\nd: \"e\\\n  \\ f\"\n"),
    ]

    static let anchors: [LayoutSample] = [
        LayoutSample(
            "of collections and keys", "a:   &b\n   &c d: 1\ne: &f   !!map\n  g: *c\n",
            "a: &b\n  &c d: 1\ne: &f !!map\n  g: *c\n"),
        LayoutSample(
            "of texts", "a:  &b   c\nd:\n  &e f\ng: &h |\n    i\nj: &k\n",
            "a: &b c\nd: &e f\ng: &h |\n  i\nj: &k\n"),
        LayoutSample("of entries", "-   &a\n    b: 1\n- *a\n", "- &a\n  b: 1\n- *a\n"),
        LayoutSample(
            "merges", "a: &a {b: 1}\nc:\n    <<:   *a\nd:\n  <<: [ *a,*a ]\n",
            "a: &a {b: 1}\nc:\n  <<: *a\nd:\n  <<: [*a, *a]\n"),
        LayoutSample("aliases as keys", "a: &b c\n*b : d\ne: { *b : f }\n", "a: &b c\n*b : d\ne: {*b : f}\n"),
        LayoutSample("of the root", "---\n&a\nb: 1\n", "---\n&a\nb: 1\n"),
        LayoutSample("of keys behind nothing", "a:\n&b c: d\ne:\n&f : g\n", "a:\n&b c: d\ne:\n&f : g\n"),
        LayoutSample("of nothing at all", "---\n&a\n", "---\n&a\n"),
        LayoutSample("in front of a colon", "a: &b :c\n", "a: &b :c\n"),
        LayoutSample("that no one has", "a: *b\n", "a: *b\n"),
    ]

    static func word(_ letter: Character, _ count: Int) -> String {
        String(repeating: letter, count: count)
    }
}
