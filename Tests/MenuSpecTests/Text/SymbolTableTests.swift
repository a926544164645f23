import Foundation
import Testing

@testable import MenuSpec

@Suite struct SymbolTableTests {
    @Test func current() throws {
        let symbol = try #require(withBytes("sun.max.fill", SymbolTable.shared.lookup))
        #expect(symbol.ios == PlatformVersion(13, 0))
        #expect(symbol.macos == PlatformVersion(10, 15))
        #expect(!symbol.isRestricted)
    }

    @Test(arguments: ["", "sun.max.fil", "sun.max.filll", "Sun.max.fill", "sun", "é", "\0"])
    func unknown(_ name: String) {
        #expect(withBytes(name, SymbolTable.shared.lookup) == nil)
    }

    /// Every line of the data comes back as it stands there.
    @Test func agreesWithTheData() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        let data = try String(contentsOf: root.appending(path: "Tools/data/sf-symbols.tsv"), encoding: .utf8)
        let rows = data.split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
        #expect(rows.count == SymbolTable.count)
        for row in rows {
            let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            let index = try #require(withBytes(fields[0], SymbolTable.shared.index), "\(fields[0])")
            let symbol = SymbolTable.shared.symbol(at: index)
            #expect(symbol.ios.description == fields[1])
            #expect(symbol.macos.description == fields[2])
            #expect((symbol.isRestricted ? "restricted" : "") == fields[4])
        }
    }

    @Test(arguments: [
        ("sun.max.fil", "sun.max.fill"), ("chevron.dwon", "chevron.down"), ("sun.mäx", "sun.max"),
        ("chevrom.donw", "chevron.down"), ("nothing.like.this.at.all", nil), ("", nil), ("q", nil),
    ])
    func nearest(_ written: String, _ expected: String?) {
        #expect(withBytes(written, SymbolTable.shared.nearest) == expected)
    }
}
