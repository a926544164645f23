import Foundation
import Testing

@testable import MenuSpec

/// A small spec with the diagnostics that it must give; `Cases/README.md` tells how one is written.
struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var path = "a.menu.yaml"
    var options = CheckOptions()
    var bytes: [UInt8] = []
    var expected: [ExpectedDiagnostic] = []

    var testDescription: String { name }
}

/// A diagnostic as a case writes it.
struct ExpectedDiagnostic: Sendable {
    var severity: String
    /// One, or several that the language leaves open.
    var rules: [String]
    var line: Int
    /// Nil where any will do.
    var column: Int?
    var end: (line: Int, column: Int)?
    var says: [String] = []
    var fix: String?
    var fixedLine: String?
    var hasNoFix = false
    var notes: [(line: Int, column: Int)] = []

    var description: String {
        let end = end.map { "-\($0.line):\($0.column)" } ?? ""
        return "\(severity) \(line):\(column.map(String.init) ?? "*")\(end) \(rules.joined(separator: "|"))"
    }
}

/// Reads the cases of a file.
struct CaseFile {
    private(set) var cases: [Case] = []
    private var lines: [String] = []
    private var words: [String] = []

    /// What the text of a case is put behind.
    private static let openings = [
        "dropdown": "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options: [A, B, C]",
        "options": "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options:",
        "tree": "menuSpec: 1\nsectionTrees:\n  t:\n    sections: [S]",
        "sections": "menuSpec: 1\nsectionTrees:\n  t:\n    sections:",
        "part": "menuSpec: 1\ndropdowns:\n  a:\n    title: T\n    options: [A]\n    style:\n      button:",
    ]

    static let all: [Case] = {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
            "Cases")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".cases") }.sorted().flatMap { name in
            let text = (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
            return CaseFile(text, topic: String(name.dropLast(6))).cases
        }
    }()

    init(_ text: String, topic: String) {
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if line.hasPrefix("=== ") {
                endCase()
                begin(line.dropFirst(4), topic)
            } else if !cases.isEmpty, !readExpectation(line) {
                lines.append(line)
            }
        }
        endCase()
    }

    private mutating func begin(_ header: Substring, _ topic: String) {
        let parts = header.split(separator: "|", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        words = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
        cases.append(Case(name: "\(topic): \(parts[0])"))
        lines = words.compactMap { Self.openings[$0] }.flatMap { $0.split(separator: "\n").map(String.init) }
    }

    /// Makes the bytes of the case that has been read.
    private mutating func endCase() {
        guard !cases.isEmpty else { return }
        while lines.last == "" { lines.removeLast() }
        let lineEnd = words.contains("crlf") ? "\r\n" : words.contains("cr") ? "\r" : "\n"
        var text = lines.joined(separator: lineEnd)
        if !lines.isEmpty, !words.contains("bare") { text += lineEnd }
        cases[cases.count - 1].bytes =
            (words.contains("bom") ? [0xEF, 0xBB, 0xBF] : []) + Self.unescape(text)
        if let path = words.first(where: { $0.hasPrefix("path=") }) {
            cases[cases.count - 1].path = String(path.dropFirst(5))
        }
        for word in words where word.hasPrefix("on=") {
            cases[cases.count - 1].options.rules[String(word.dropFirst(3))] = .warning
        }
    }

    /// Puts in the characters and bytes that stand as `⟦85⟧` and `⟦=FF⟧`.
    private static func unescape(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = text.unicodeScalars[...]
        while let first = rest.popFirst() {
            guard first == "⟦", let end = rest.firstIndex(of: "⟧") else {
                bytes += Array(String(first).utf8)
                continue
            }
            let code = String(rest[..<end])
            rest = rest[rest.index(after: end)...]
            if code.hasPrefix("="), let byte = UInt8(code.dropFirst(), radix: 16) {
                bytes.append(byte)
            } else if let value = UInt32(code, radix: 16), let scalar = Unicode.Scalar(value) {
                bytes += Array(String(scalar).utf8)
            }
        }
        return bytes
    }

    // MARK: Expectations

    /// Whether a line tells what is expected; then it is no line of the spec.
    private mutating func readExpectation(_ line: String) -> Bool {
        if line.hasPrefix("#: ") {
            readDetail(String(line.dropFirst(3)))
            return true
        }
        let marks = line.dropFirst().drop { $0 == " " }
        guard line.hasPrefix("#@") || line.hasPrefix("#") && marks.hasPrefix("^") else { return false }
        let words = line.split(separator: " ").map(String.init)
        var expected = ExpectedDiagnostic(
            severity: words[words.count - 2],
            rules: words[words.count - 1].split(separator: "|").map(String.init),
            line: lines.count)
        if line.hasPrefix("#@") {
            Self.readPlace(words[0].dropFirst(2), &expected)
        } else {
            let column = line.unicodeScalars.count - marks.unicodeScalars.count + 1
            expected.column = column
            if !marks.hasPrefix("^..") {
                expected.end = (lines.count, column + marks.prefix { $0 == "^" }.count)
            }
        }
        cases[cases.count - 1].expected.append(expected)
        return true
    }

    /// Reads `*`, `5`, `5-9`, `3:5`, `3:5-9` and `3:5-4:2`.
    private static func readPlace(_ text: Substring, _ expected: inout ExpectedDiagnostic) {
        guard text != "*" else { return }
        let ends = text.split(separator: "-").map { $0.split(separator: ":").compactMap { Int($0) } }
        if ends[0].count == 2 { expected.line = ends[0][0] }
        expected.column = ends[0].last
        if ends.count > 1, let column = ends[1].last {
            expected.end = (ends[1].count == 2 ? ends[1][0] : expected.line, column)
        }
    }

    private mutating func readDetail(_ text: String) {
        let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false).map(
            String.init)
        let current = cases.count - 1
        let last = cases[current].expected.count - 1
        guard last >= 0, parts.count == 2 else { return }
        switch parts[0] {
        case "says": cases[current].expected[last].says.append(parts[1])
        case "fix": cases[current].expected[last].fix = parts[1]
        case "no" where parts[1] == "fix": cases[current].expected[last].hasNoFix = true
        case "fixed": cases[current].expected[last].fixedLine = parts[1]
        case "note":
            let place = parts[1].split(separator: ":").compactMap { Int($0) }
            if place.count == 2 { cases[current].expected[last].notes.append((place[0], place[1])) }
        default: break
        }
    }
}
