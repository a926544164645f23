import Foundation
import Testing

@testable import MenuBackends

/// Ids made from titles, ids as they are kept, and namespaces made from file names.
@Suite struct IDTests {
    @Test(
        arguments: [
            ("UV index", "uvIndex"), ("Open URL", "openURL"), ("C", "c"), ("What's new", "whatsNew"),
            ("What’s new", "whatsNew"), ("हिन्दी", "हिन्दी"), ("6", "_6"), ("7 Up", "_7Up"),
            ("What is this?", "whatIsThis"),
            ("신라면", "신라면"), ("Habet et musca splenem.", "habetEtMuscaSplenem"), ("ქართული ენა", "ქართულიენა"),
            ("cafe\u{301} Noir", "caféNoir"), ("ÉCOLE", "école"), ("ΟΔΟΣ", "οδοσ"),
            ("İstanbul", "i\u{307}stanbul"),
            ("a_b", "aB"), ("--- x ---", "x"), ("one  two\u{A0}three", "oneTwoThree"), ("ǆ ǆ", "ǆǅ"),
            ("straße", "straße"),
            ("x ß", "xSs"), ("١٢", "_١٢"), ("½ cup", "cup"),
        ])
    func madeIDs(_ title: String, _ id: String) throws {
        let compiled = try Compiled(
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:\n      - \"\(title)\"\n      - {id: last, title: L}\n"
        )
        let made = compiled["/dropdowns/0/options/0/id"] as? String
        // Scalar by scalar: the texts compare equal in any normal form.
        #expect(made.map { Array($0.unicodeScalars) } == Array(id.unicodeScalars))
        let text = compiled["/dropdowns/0/options/0/title"] as? String
        #expect(text.map { Array($0.unicodeScalars) } == Array(title.unicodeScalars))
    }

    @Test func writtenIDsAreInNFC() throws {
        let compiled = try Compiled(
            "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options: {\"e\u{301}\": A, b: B}\n    selected: \"e\u{301}\"\n"
        )
        let id = compiled["/dropdowns/0/options/0/id"] as? String
        #expect(id.map { Array($0.unicodeScalars) } == ["\u{E9}"])
        let selected = compiled["/dropdowns/0/selected/0"] as? String
        #expect(selected.map { Array($0.unicodeScalars) } == ["\u{E9}"])
    }

    @Test(
        arguments: [
            ("feedback.menu.yaml", "Feedback"), ("sign-up.menu.yaml", "SignUp"), ("-", "Menu"),
            ("x/y/sign_up.menu.yml", "SignUp"), ("my menus.yaml", "MyMenus"), ("2fa.menu.yaml", "_2fa"),
        ])
    func namespaces(_ path: String, _ namespace: String) throws {
        let compiled = try Compiled("menuSpec: 1\ndropdowns: {a: {title: T, options: [A]}}\n", path: path)
        #expect(compiled["/namespace"] == namespace as NSString)
        #expect(compiled["/dropdowns/0/accessibility/identifier"] == "\(namespace).a" as NSString)
    }
}
