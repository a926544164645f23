import Testing

@testable import menuc

@Suite struct FilePathTests {
    @Test(arguments: [
        (".", "a", "a"), ("./", "a", "a"), ("specs", "a", "specs/a"), ("specs//", "a", "specs/a"),
        ("./specs", "a", "./specs/a"), ("..", "a", "../a"), ("/", "a", "/a"), ("/x", "a/b", "/x/a/b"),
    ])
    func appending(_ folder: String, _ name: String, _ expected: String) {
        #expect(FilePath(folder).appending(FilePath(name)) == FilePath(expected))
    }

    @Test(
        arguments: [
            ("a/b", "a"), ("a//b//", "a"), ("/a", "/"), ("a", nil), ("/", nil), ("a/", nil),
        ] as [(String, String?)])
    func parent(_ path: String, _ expected: String?) {
        #expect(FilePath(path).parent == expected.map { FilePath($0) })
    }

    @Test(arguments: [("./a//b/.", "a/b"), ("/./a", "/a"), ("a/../b", "a/../b"), ("/", "/")])
    func normalized(_ path: String, _ expected: String) {
        #expect(FilePath(path).normalized == FilePath(expected))
    }

    @Test(arguments: [
        ("x.menu.yaml", "x"), ("x.menu.yml", "x"), ("x.yaml", "x"), ("x.yml", "x"), ("x.txt", "x.txt"),
        ("A/x.menu.yaml", "A-x"), ("sign-up.menu.yaml", "sign-up"), (".menu.yaml", "menu"),
        ("menu.yaml", "menu"), ("a.menu.yaml.menu.yaml", "a.menu.yaml"),
    ])
    func stem(_ path: String, _ expected: String) {
        #expect(SpecName.stem(of: FilePath(path)) == FilePath(expected))
    }
}
