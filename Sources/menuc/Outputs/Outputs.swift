import MenuSpec

/// What a build makes, and the folder that it is for.
struct Outputs {
    /// The folder as it was spelt.
    let path: FilePath
    /// The target's name.
    let target: String
    let products: [Product]
    /// The paths of all specs of the run, whether anything became of them or not.
    var specs: [FilePath] = []
    /// Whether all specs that the run was told of could be looked for and read. Otherwise one that seems to be gone may
    /// only be out of reach, and nothing is deleted.
    var knowsAllSpecs = true
    /// Whether the folder has a list of what was made in it. One that is filled file by file by a build system has none:
    /// what is there and what is stale is known to that alone, and a list would be written by all its commands.
    var hasList = true

    /// The folder as a run finds it.
    struct Found {
        let folder: OutputFolder
        var manifest: OutputManifest
        /// The products' specs, by the products' names, as the list has them.
        let sources: [FilePath: OutputManifest.Source]
        /// The names of the outputs that no spec stands behind any more, sorted.
        let stale: [FilePath]
    }

    /// The path of an output, for people.
    func path(of name: FilePath) -> [UInt8] {
        path.appending(name).bytes
    }

    /// Reads the list of a folder, and looks for the specs that it names.
    ///
    /// - Returns: Nil where the list is of no use; that is told, and nothing may be written or deleted.
    func look(into folder: OutputFolder, _ report: inout DiagnosticReport) -> Found? {
        guard hasList else {
            return Found(folder: folder, manifest: OutputManifest(), sources: [:], stale: [])
        }
        let manifest: OutputManifest
        do throws(ManifestError) {
            manifest = try folder.manifest()
        } catch {
            report.fail(
                """
                nothing is done in \(path.bytes): \(path(of: OutputManifest.fileName)), the list of what was \
                made there, \(error.text)
                """)
            return nil
        }
        var paths = SpecPaths(from: path)
        var sources: [FilePath: OutputManifest.Source] = [:]
        for product in products {
            sources[product.name] =
                switch product.source {
                case .spec(let spec): paths[spec].map { .spec($0) } ?? .input
                case .input: .input
                case .shared: .shared
                }
        }
        let stale =
            !knowsAllSpecs
            ? []
            : manifest.stale(
                besides: Set(products.map(\.name)), of: target, from: Set(specs.compactMap { paths[$0] }),
                isGone: folder.isGone)
        // Where a file system does not tell `A` from `a`, an old name may be that of a new file.
        let own = Dictionary(grouping: products.map(\.name)) { $0.text.lowercased() }
        return Found(
            folder: folder, manifest: manifest, sources: sources,
            stale: stale.filter { name in
                !(own[name.text.lowercased()] ?? []).contains { folder.areOneFile($0, name) }
            })
    }

    /// What is told of a stale output that is not as menuc wrote it.
    func keeping(_ name: FilePath) -> TerminalText {
        """
        \(path(of: name)) stays: its spec is gone, but it was changed since menuc made it; \
        delete it if nobody needs it
        """
    }
}

/// Why there is no list of what was made in a folder.
struct ManifestError: Error {
    /// What follows the name of the file, and what to do.
    let text: TerminalText
}

extension OutputFolder {
    /// The list of what menuc made here; an empty one where there is none.
    func manifest() throws(ManifestError) -> OutputManifest {
        let name = OutputManifest.fileName
        guard let kind = kind(of: name) else { return OutputManifest() }
        guard kind == .regular else {
            throw ManifestError(text: "is no regular file; move it away")
        }
        let bytes: [UInt8]
        do {
            bytes = try read(name, upTo: OutputManifest.maximumSize + 1) ?? []
        } catch {
            throw ManifestError(text: "cannot be read: \(error.text)")
        }
        do {
            return try OutputManifest(parsing: bytes)
        } catch {
            let fault: TerminalText =
                switch error {
                case .tooLarge: "is larger than 16 MiB"
                case .otherFormat: "is of another version of menuc, or no such list"
                case .line(let number): "has a line that menuc does not write, line \(number)"
                }
            throw ManifestError(
                text: """
                    \(fault); bring back an older one, or delete it and build again (what was made from specs \
                    that are gone then stays until you delete it)
                    """)
        }
    }
}
