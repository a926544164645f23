import Testing

@testable import MenuSpec

@Suite struct IdentifierTests {
    @Test(arguments: [
        ("6", "_6"), ("7 up", "_7Up"), ("신라면", "신라면"), ("हिन्दी", "हिन्दी"),
        ("What is this?", "whatIsThis"), ("UV index", "uvIndex"), ("Open URL", "openURL"), ("C", "c"),
        ("What’s new", "whatsNew"), ("What's new", "whatsNew"), ("ქართული ენა", "ქართულიენა"),
        ("Numbers", "numbers"), ("Too slow", "tooSlow"), ("  --a--  b  ", "aB"), ("snake_case", "snakeCase"),
        ("Habet et muscam splenem", "habetEtMuscamSplenem"), ("a ßb", "aSsb"), ("ΟΔΟΣ", "οδοσ"),
        ("Caf\u{65}\u{301}", "caf\u{E9}"), ("İstanbul", "i\u{307}stanbul"), ("a ǆ", "aǅ"),
        ("\u{1100} \u{1161}", "\u{AC00}"), ("a \u{301}b", "aB"), ("x 😀 y", "xY"), ("❤️ me", "me"),
        ("\u{E33}a", "_\u{E33}a"), ("a\u{200D}b", "aB"), ("Ⅷ a", "a"), ("a\u{2028}b", "aB"),
        ("rock ‘n’ roll", "rockNRoll"), ("１ a", "_１A"), ("٣ a", "_٣A"),
    ])
    func madeFromTitle(_ title: String, _ expected: String) {
        var output = Array("before/".utf8)
        #expect(withBytes(title) { Identifier.makeIdentifier(fromTitle: $0, into: &output) })
        #expect(codePoints(String(decoding: output, as: UTF8.self)) == codePoints("before/" + expected))
    }

    @Test(arguments: ["", " ", "😀", "!!!", "'", "’", "\u{301}", "\u{FE0F}", "___", "\u{20E3}"])
    func nothingLeft(_ title: String) {
        var output: [UInt8] = [1]
        #expect(!withBytes(title) { Identifier.makeIdentifier(fromTitle: $0, into: &output) })
        #expect(output == [1])
    }

    @Test(arguments: ["a", "_", "_6", "aB9", "é", "신라면", "हिन्दी", "ქ", "a\u{301}", "Ⅷ", "a_b"])
    func isIdentifier(_ text: String) {
        #expect(withBytes(text) { Identifier.isIdentifier($0, allowingHyphen: false) })
    }

    @Test(arguments: [
        "", "6", "-a", "a b", "a.b", "😀", "\u{301}a", "a\u{200D}", "a'", "a/b", "\u{E33}", "a\u{2028}", "a😀",
    ])
    func isNoIdentifier(_ text: String) {
        #expect(!withBytes(text) { Identifier.isIdentifier($0, allowingHyphen: true) })
    }

    @Test func hyphensOnlyWhereAllowed() {
        #expect(withBytes("air-quality") { Identifier.isIdentifier($0, allowingHyphen: true) })
        #expect(!withBytes("air-quality") { Identifier.isIdentifier($0, allowingHyphen: false) })
    }

    @Test(arguments: [
        ("sign-up", "SignUp"), ("feedback", "Feedback"), ("FAQ", "FAQ"), ("2fa", "_2fa"),
        ("my menu.v2", "MyMenuV2"),
        ("élan", "Élan"), ("signUp", "SignUp"), ("menu_bar", "MenuBar"), ("ß", "Ss"),
    ])
    func namespace(_ stem: String, _ expected: String) {
        #expect(withBytes(stem, Identifier.namespaceName) == expected)
    }

    @Test(arguments: ["", "-", "😀"])
    func noNamespace(_ stem: String) {
        #expect(withBytes(stem, Identifier.namespaceName) == nil)
    }
}
