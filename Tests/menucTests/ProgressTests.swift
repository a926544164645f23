import Foundation
import MenuSpec
import Testing

@testable import menuc

/// How far a long run is, on terminals and nowhere else.
@Suite struct ProgressTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs `check` in this process, on a terminal.
    ///
    /// - Parameters:
    ///   - step: How many milliseconds go by each time that somebody looks at the clock.
    ///   - columns: How wide the terminal is; nil for what it says itself.
    private func check(
        _ arguments: [String] = [], on terminal: PseudoTerminal, step: Int, columns: Int? = 80
    ) throws -> RunStatus {
        var now = 0
        let descriptor = Descriptor(number: terminal.screen)
        let clock = {
            now += step
            return now
        }
        let progress = ProgressLine(
            error: descriptor, output: descriptor, columns: { columns }, milliseconds: clock)
        let console = Console(output: descriptor, error: descriptor, progress: progress)
        let words = ["check", folder.path, "--jobs", "1", "--no-config"] + arguments
        guard case .run(let invocation) = try ArgumentParser.parse(words.map { FilePath($0) }) else {
            return .failure
        }
        return CheckCommand.run(invocation, console)
    }

    private func write(_ count: Int, wrong: Set<Int> = []) throws {
        for number in 0..<count {
            let key = wrong.contains(number) ? "titel" : "title"
            try folder.write(
                "\(100 + number).menu.yaml", "menuSpec: 1\ndropdowns: {a: {\(key): A, options: [B]}}\n")
        }
    }

    @Test func itComesAndIsGone() throws {
        try write(12)
        let terminal = try PseudoTerminal()
        #expect(try check(on: terminal, step: 60) == .success)
        let written = try terminal.written()
        // The clock shows 60 at the start, and 60 more after each spec: over 560 after the ninth. After 100 more it may
        // change, and is due again after the eleventh.
        #expect(
            written == "\rchecking 9 of 12 specs …\u{1B}[K\rchecking 11 of 12 specs …\u{1B}[K\r\u{1B}[K")
        #expect(Screen(written).lines == [""])
    }

    @Test func notInAShortRun() throws {
        try write(12)
        let terminal = try PseudoTerminal()
        #expect(try check(on: terminal, step: 30) == .success)
        #expect(try terminal.written() == "")
    }

    @Test func notWhereThereIsNoTerminal() throws {
        try write(12)
        let terminal = try PseudoTerminal()
        #expect(try check(on: terminal, step: 1000, columns: nil) == .success)
        #expect(try terminal.written() == "")
    }

    /// What is found stands on the terminal as if there were no line.
    @Test(arguments: [
        ["--format", "text"], ["--format", "json"], ["--format", "text", "--format", "checkstyle"],
    ])
    func nothingIsWrittenIntoIt(_ arguments: [String]) throws {
        try write(12, wrong: [3, 4, 9])
        let plain = try PseudoTerminal()
        #expect(try check(arguments, on: plain, step: 0) == .findings)
        let terminal = try PseudoTerminal()
        #expect(try check(arguments, on: terminal, step: 1000) == .findings)
        let (expected, written) = (try plain.written(), try terminal.written())
        // Of JSON the document's first line stays open, and nothing may stand there.
        #expect(written.contains("checking 3 of 12 specs …") == (arguments[1] == "text"))
        #expect(!expected.contains("checking"))
        #expect(Screen(written).lines == Screen(expected).lines)
    }

    @Test func aNarrowTerminal() throws {
        try write(3)
        let terminal = try PseudoTerminal()
        #expect(try check(on: terminal, step: 1000, columns: 12) == .success)
        #expect(
            try terminal.written() == "\rchecking 1\u{1B}[K\rchecking 2\u{1B}[K\r\u{1B}[K")
    }

    @Test func numbersAreGrouped() throws {
        let terminal = try PseudoTerminal()
        var now = 0
        let progress = ProgressLine(
            error: Descriptor(number: terminal.screen), columns: { 80 }, milliseconds: { now })
        progress.start("checking", total: 1_234_567)
        for done in [0, 999, 1000, 1_234_566, 1_234_567] {
            now += 1000
            progress.update(done)
        }
        #expect(
            try terminal.written().split(separator: "\r").map { $0.replacing("\u{1B}[K", with: "") }
                == ["0", "999", "1,000", "1,234,566"].map { "checking \($0) of 1,234,567 specs …" })
    }

    @Test func whatIsATerminal() throws {
        let terminal = try PseudoTerminal(columns: 33)
        let screen = Descriptor(number: terminal.screen)
        #expect(ProgressLine.columns(of: screen, kind: "xterm") == 33)
        for kind in ["dumb", "", nil] { #expect(ProgressLine.columns(of: screen, kind: kind) == nil) }
        try folder.write("f", "")
        let file = try FileHandle(forWritingTo: folder.url("f"))
        #expect(ProgressLine.columns(of: Descriptor(number: file.fileDescriptor), kind: "xterm") == nil)
    }
}

/// A terminal that is none: what is written to its screen can be read.
private final class PseudoTerminal {
    let screen: Int32
    private let reader: Int32

    init(columns: Int = 80) throws {
        #if canImport(Darwin)
            reader = posix_openpt(O_RDWR | O_NOCTTY)
            try #require(reader >= 0 && grantpt(reader) == 0 && unlockpt(reader) == 0)
            let name = String(cString: try #require(ptsname(reader)))
        #else
            // What glibc's functions of these names do, which Swift does not see.
            let (getNumber, setLock): (UInt, UInt) = (0x8004_5430, 0x4004_5431)
            reader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var (number, isLocked): (Int32, Int32) = (0, 0)
            try #require(
                reader >= 0 && ioctl(reader, getNumber, &number) == 0
                    && ioctl(reader, setLock, &isLocked) == 0)
            let name = "/dev/pts/\(number)"
        #endif
        screen = open(name, O_RDWR | O_NOCTTY)
        try #require(screen >= 0)
        var size = winsize(ws_row: 24, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        try #require(ioctl(screen, UInt(TIOCSWINSZ), &size) == 0)
    }

    deinit {
        close(screen)
        close(reader)
    }

    /// All that was written up to now, line feeds as the terminal gets them.
    func written() throws -> String {
        // The end of it is not told otherwise.
        try Descriptor(number: screen).write(Array("\u{4}".utf8))
        var bytes: [UInt8] = []
        while bytes.last != 4 {
            var chunk = [UInt8](repeating: 0, count: 4096)
            let count = read(reader, &chunk, chunk.count)
            try #require(count > 0)
            bytes += chunk[..<count]
        }
        return String(decoding: bytes.dropLast(), as: UTF8.self)
    }
}

/// What a terminal shows: as much of one as the command makes use of.
private struct Screen {
    private(set) var lines = [""]

    init(_ written: String) {
        var column = 0
        var rest = Substring(written)
        while let next = rest.unicodeScalars.first {
            if rest.hasPrefix("\u{1B}[K") {
                lines[lines.count - 1] = String(lines[lines.count - 1].prefix(column))
                rest = rest.dropFirst(3)
                continue
            }
            rest = Substring(rest.unicodeScalars.dropFirst())
            switch next {
            case "\r": column = 0
            case "\n": lines.append("")
            default:
                var line = Array(lines[lines.count - 1])
                if column < line.count {
                    line[column] = Character(next)
                } else {
                    line.append(Character(next))
                }
                lines[lines.count - 1] = String(line)
                column += 1
            }
        }
    }
}
