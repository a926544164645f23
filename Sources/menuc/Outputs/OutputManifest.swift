import MenuSpec

/// The list of what menuc made in a folder, which a hidden file in it keeps.
///
/// It serves one purpose: to delete an output when its spec is gone, and never anything else. It is checked in where
/// outputs are, so its bytes follow from what it lists alone, and its lines merge as those of any text do. It comes from
/// anywhere, so nothing in it is believed beyond what a look at the files shows.
struct OutputManifest: Equatable {
    /// Hidden, so that no build system takes it for a source or a resource, and named for what it lists.
    static let fileName = FilePath(".menuc-outputs")
    /// In bytes; a line takes about a hundred.
    static let maximumSize = 16 << 20

    /// What an output came from.
    enum Source: Equatable {
        /// A spec, by its path from the output folder; see `SpecPaths`.
        case spec(FilePath)
        /// Nothing that one could look for.
        case input
        /// All outputs of its target.
        case shared
    }

    struct Entry: Equatable {
        let target: String
        /// Of what was written.
        let content: Fingerprint
        let source: Source
    }

    /// By the names of the outputs.
    var entries: [FilePath: Entry] = [:]

    /// The names, sorted by bytes.
    var names: [FilePath] { entries.keys.sorted() }

    /// The outputs whose specs are gone, sorted. One whose spec is there is not stale, whoever asks.
    ///
    /// A shared output goes with the last of its target, and when outputs of its target are made without it.
    ///
    /// - Parameters:
    ///   - made: The names of this run's products.
    ///   - target: What this run makes.
    ///   - specs: The paths of this run's specs, whether anything became of them or not.
    ///   - isGone: Whether there is no spec at a path.
    func stale(
        besides made: Set<FilePath>, of target: String, from specs: Set<FilePath>,
        isGone: (FilePath) -> Bool
    ) -> [FilePath] {
        var stale: Set<FilePath> = []
        // The targets that have lost an output, and those that have one left.
        var losing: Set<String> = []
        var living: Set<String> = specs.isEmpty ? [] : [target]
        for (name, entry) in entries {
            switch entry.source {
            case .shared: continue
            case .spec(let path) where !made.contains(name) && !specs.contains(path) && isGone(path):
                stale.insert(name)
                losing.insert(entry.target)
            case .spec, .input: living.insert(entry.target)
            }
        }
        for (name, entry) in entries where entry.source == .shared && !made.contains(name) {
            let isLeft = losing.contains(entry.target) && !living.contains(entry.target)
            // Those of this run do without it, as when a runtime is imported from now on.
            let isUnused = entry.target == target && !made.isEmpty
            if isLeft || isUnused { stale.insert(name) }
        }
        return stale.sorted()
    }
}
