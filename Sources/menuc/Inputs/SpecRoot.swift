/// The folder that specs are named from, wherever they were found.
struct SpecRoot {
    private let folder: FilePath
    private let resolved: FilePath?

    init(_ folder: FilePath) {
        self.folder = folder
        resolved = (try? FileKind(of: folder)) == .folder ? folder.resolved : nil
    }

    /// Whether there is a folder.
    var isThere: Bool { resolved != nil }

    /// The path of a spec below the folder; nil if it lies elsewhere.
    ///
    /// As both are spelt, where that tells: a symlink to a folder is a name like any other. Otherwise as they lie.
    func name(of spec: FilePath) -> FilePath? {
        let slash = UInt8(ascii: "/")
        let root = folder.normalized.bytes
        let path = spec.normalized.bytes
        let prefix = root.isEmpty || root.last == slash ? root : root + [slash]
        if path.starts(with: prefix), prefix.first == slash || path.first != slash {
            let rest = FilePath(Array(path.dropFirst(prefix.count)))
            if !rest.hasParentParts { return rest }
        }
        guard let resolved, let there = (spec.parent ?? FilePath(".")).resolved else { return nil }
        let way = there.relative(to: resolved)
        return way.hasParentParts ? nil : way.appending(spec.lastComponent)
    }
}

extension FilePath {
    fileprivate var hasParentParts: Bool {
        bytes.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }
}
