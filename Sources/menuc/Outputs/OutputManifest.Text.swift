import MenuSpec

/// The file is ASCII: a first line, then one for each output, sorted by name, with single spaces between its parts:
///
///     menuc outputs 1
///     feedback.menu.json json 4711 0f3a5c7e9b1d2846 spec ../specs/feedback.menu.yaml
///     menu.menu.json json 815 ef46db3751d8e999 input
///
/// They are the name, the target, the size in bytes, the hash, and what the output came from. In names and paths, `%`
/// and what is not printable ASCII stands as `%` and two hexadecimal digits.
extension OutputManifest {
    /// Why a list cannot be used.
    enum Fault: Error, Equatable {
        case tooLarge
        /// Its first line is that of another version of menuc, or of another program.
        case otherFormat
        /// A line, counted from 1, is none that menuc writes.
        case line(Int)
    }

    private static let firstLine = "menuc outputs 1"

    /// Reads what `text` writes.
    init(parsing text: [UInt8]) throws(Fault) {
        guard text.count <= Self.maximumSize else { throw .tooLarge }
        let newline = UInt8(ascii: "\n")
        var lines = text.split(separator: newline, omittingEmptySubsequences: false)
        guard lines.first.map({ $0.elementsEqual(Self.firstLine.utf8) }) == true else { throw .otherFormat }
        // Behind the last line break there is nothing; a file that was cut off ends otherwise.
        let count = lines.count
        guard count > 1, lines.removeLast().isEmpty else { throw .line(count) }
        for (index, line) in lines.enumerated().dropFirst() {
            guard let (name, entry) = Self.entry(in: line), entries.updateValue(entry, forKey: name) == nil
            else { throw .line(index + 1) }
        }
    }

    /// What the file holds.
    var text: [UInt8] {
        var text = Array("\(Self.firstLine)\n".utf8)
        for name in names {
            guard let entry = entries[name] else { continue }
            Self.append(name, to: &text)
            let digits = String(entry.content.hash, radix: 16)
            let hash = String(repeating: "0", count: 16 - digits.utf8.count) + digits
            text += " \(entry.target) \(entry.content.size) \(hash) ".utf8
            switch entry.source {
            case .spec(let path):
                text += "spec ".utf8
                Self.append(path, to: &text)
            case .input: text += "input".utf8
            case .shared: text += "shared".utf8
            }
            text.append(UInt8(ascii: "\n"))
        }
        return text
    }

    private static func entry(in line: ArraySlice<UInt8>) -> (FilePath, Entry)? {
        let parts = line.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count >= 5, let name = path(parts[0]), isName(name),
            let target = word(parts[1]), let size = number(parts[2], radix: 10).flatMap(Int.init(exactly:)),
            parts[3].count == 16, let hash = number(parts[3], radix: 16), let kind = word(parts[4])
        else { return nil }
        let source: Source
        switch (kind, parts.count) {
        case ("spec", 6):
            // A path from the root would be menuc's on no machine.
            guard let path = path(parts[5]), path.bytes.first != UInt8(ascii: "/") else { return nil }
            source = .spec(path)
        case ("input", 5): source = .input
        case ("shared", 5): source = .shared
        default: return nil
        }
        return (name, Entry(target: target, content: Fingerprint(size: size, hash: hash), source: source))
    }

    /// Whether it can be the name of an output: of something in the folder itself.
    private static func isName(_ name: FilePath) -> Bool {
        ![".", "..", fileName.text].map({ FilePath($0) }).contains(name)
            && !name.bytes.contains(UInt8(ascii: "/"))
    }

    /// A word as targets are called.
    private static func word(_ part: ArraySlice<UInt8>) -> String? {
        guard !part.isEmpty, part.allSatisfy({ (0x61...0x7A).contains($0) || $0 == UInt8(ascii: "-") }) else {
            return nil
        }
        return String(decoding: part, as: UTF8.self)
    }

    /// A number in the one way in which menuc writes it: lowercase, without a sign.
    private static func number(_ part: ArraySlice<UInt8>, radix: Int) -> UInt64? {
        let text = String(decoding: part, as: UTF8.self)
        guard let number = UInt64(text, radix: radix), text.utf8.allSatisfy({ $0 != 0x2B && $0 != 0x2D })
        else {
            return nil
        }
        return number
    }

    private static let percent = UInt8(ascii: "%")

    private static func append(_ path: FilePath, to text: inout [UInt8]) {
        for byte in path.bytes {
            if (0x21...0x7E).contains(byte), byte != percent {
                text.append(byte)
            } else {
                text.append(percent)
                text += [byte >> 4, byte & 15].map { $0 < 10 ? 0x30 + $0 : 0x41 + $0 - 10 }
            }
        }
    }

    /// Nil for what is empty, what holds a 0, and what `append` writes otherwise.
    private static func path(_ part: ArraySlice<UInt8>) -> FilePath? {
        var bytes: [UInt8] = []
        var rest = part
        while let byte = rest.popFirst() {
            guard byte == percent else {
                bytes.append(byte)
                continue
            }
            guard rest.count >= 2, let decoded = number(rest.prefix(2), radix: 16) else { return nil }
            bytes.append(UInt8(decoded))
            rest = rest.dropFirst(2)
        }
        let path = FilePath(bytes)
        var written: [UInt8] = []
        append(path, to: &written)
        return bytes.isEmpty || bytes.contains(0) || written != Array(part) ? nil : path
    }
}
