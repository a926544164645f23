/// A pattern of paths, such as `specs/**/*.menu.yaml`, relative to the folder of the file that it stands in.
///
/// `*` stands for any characters of one name, also none, `?` for one character, and `**` as a whole name for any number
/// of folders, also none; all other characters stand for themselves. A pattern matches a path, and all that is below
/// it. Names are compared byte by byte, capitals and all.
public struct PathPattern: Sendable, Equatable {
    /// As it is written.
    public let text: String
    private let parts: [Part]

    private enum Part: Sendable, Equatable {
        /// Any number of folders.
        case folders
        case name([UInt8])
    }

    /// What is wrong with a text as a pattern, in words that follow it.
    enum Mistake: String {
        case empty = "is empty, and names nothing"
        case absolute = "begins with '/'; a path here is relative to the folder of this file"
        case upwards = "leads up with '..'; a path here stays below the folder of this file"
    }

    init(_ text: String) throws(Mistake) {
        guard !text.isEmpty else { throw .empty }
        guard text.utf8.first != UInt8(ascii: "/") else { throw .absolute }
        self.text = text
        var parts: [Part] = []
        for name in text.utf8.split(separator: UInt8(ascii: "/")) where !name.elementsEqual(".".utf8) {
            if name.elementsEqual("..".utf8) { throw .upwards }
            if name.elementsEqual("**".utf8) {
                if parts.last != .folders { parts.append(.folders) }
            } else {
                parts.append(.name(Array(name)))
            }
        }
        // All that is below a folder is something in it, and what is below that.
        if parts.last == .folders { parts[parts.count - 1] = .name([UInt8(ascii: "*")]) }
        self.parts = parts
    }

    /// The folder that all it matches lies in, as far as the pattern says: the names in front of the first with a
    /// wildcard. Of a pattern without one, all of it; empty for the folder that it is relative to.
    public var base: [UInt8] {
        let names = parts.prefix { !Self.hasWildcard($0) }.compactMap { part -> [UInt8]? in
            if case .name(let name) = part { name } else { nil }
        }
        return Array(names.joined(separator: [UInt8(ascii: "/")]))
    }

    /// Whether anything but one path, and what is below it, may match.
    public var hasWildcards: Bool { parts.contains(where: Self.hasWildcard) }

    private static func hasWildcard(_ part: Part) -> Bool {
        guard case .name(let name) = part else { return true }
        return name.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
    }

    /// Whether a path is one of those meant, or lies below one.
    ///
    /// The work grows at most with the product of both lengths.
    ///
    /// - Parameter path: Relative to the same folder, without `.`, `..` and needless slashes.
    public func matches(_ path: some Collection<UInt8>) -> Bool {
        let names = path.split(separator: UInt8(ascii: "/"))
        var (part, name) = (0, 0)
        // Where to go on when what is behind the last `**` does not fit: the `**` takes a folder more.
        var resume: (part: Int, name: Int)?
        while part < parts.count {
            if case .folders = parts[part] {
                part += 1
                resume = (part, name)
            } else if name < names.count, case .name(let pattern) = parts[part],
                Self.matches(names[name], pattern)
            {
                part += 1
                name += 1
            } else if let last = resume, last.name < names.count {
                resume = (last.part, last.name + 1)
                (part, name) = (last.part, last.name + 1)
            } else {
                return false
            }
        }
        return true
    }

    /// Whether a name fits one with wildcards.
    private static func matches(_ name: some Collection<UInt8>, _ pattern: [UInt8]) -> Bool {
        let name = Array(name)
        var (at, place) = (0, 0)
        var resume: (at: Int, place: Int)?
        while at < name.count {
            if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
                place += 1
                resume = (at, place)
            } else if place < pattern.count, pattern[place] == UInt8(ascii: "?"), name[at] & 0xC0 != 0x80 {
                place += 1
                at += 1
                while at < name.count, name[at] & 0xC0 == 0x80 { at += 1 }
            } else if place < pattern.count, pattern[place] == name[at] {
                place += 1
                at += 1
            } else if let last = resume {
                resume = (last.at + 1, last.place)
                (at, place) = (last.at + 1, last.place)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

extension PathPattern.Mistake: Error {}
