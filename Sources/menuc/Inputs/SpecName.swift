/// The name of a spec's outputs, from the name of its file.
enum SpecName {
    /// What the name of a spec ends in where a folder is searched.
    static let suffixes = [".menu.yaml", ".menu.yml"]
    /// What is no part of an output's name when a file is given by its own.
    private static let allSuffixes = suffixes + [".yaml", ".yml"]

    /// The name of standard input's outputs, and of a new spec that is given none.
    static let fallback = FilePath("menu")

    static func isSpec(_ name: FilePath) -> Bool {
        suffixes.contains { name.hasSuffix($0) && name.bytes.count > $0.utf8.count }
    }

    /// - Parameter path: The file's path below the folder that was searched, or its name alone.
    static func stem(of path: FilePath) -> FilePath {
        let flat = path.bytes.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }
        let suffix = allSuffixes.first { path.hasSuffix($0) } ?? ""
        let stem = FilePath(Array(flat.dropLast(suffix.utf8.count)))
        return stem.bytes.isEmpty ? fallback : stem
    }
}
