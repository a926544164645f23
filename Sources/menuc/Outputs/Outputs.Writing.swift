import MenuSpec

extension Outputs {
    /// Writes what is missing or different, deletes what is stale, and keeps the list of both.
    ///
    /// The list comes last: a run that is killed before leaves outputs that it does not know or that it takes for
    /// changed, and such are never deleted.
    ///
    /// - Parameter tell: Takes a line on each output.
    func write(_ report: inout DiagnosticReport, tell: (TerminalText) -> Void) {
        let folder: OutputFolder
        do {
            if products.isEmpty, (try? FileKind(of: path)) == nil { return }
            folder = try OutputFolder(creating: path)
        } catch {
            report.fail("cannot write to the folder \(path.bytes): \(error.text)")
            return
        }
        defer { folder.close() }
        let isAlone = hasList && folder.lock()
        guard var found = look(into: folder, &report) else { return }
        if isAlone { folder.deleteLeftovers(at: path) }
        for product in products { write(product, &found, &report, tell) }
        for name in found.stale { delete(name, &found, &report, tell) }
        guard hasList else { return }
        do {
            try write(found.manifest, to: folder)
        } catch {
            report.fail("cannot write \(path(of: OutputManifest.fileName)): \(error.text)")
        }
    }

    private func write(
        _ product: Product, _ found: inout Found, _ report: inout DiagnosticReport,
        _ tell: (TerminalText) -> Void
    ) {
        var hash = XXHash64()
        do {
            let isWritten = try found.folder.write(to: product.name) { take in
                hash = XXHash64()
                product.text { piece in
                    hash.update(piece)
                    take(piece)
                }
            }
            found.manifest.entries[product.name] = OutputManifest.Entry(
                target: target, content: Fingerprint(hash), source: found.sources[product.name] ?? .input)
            tell("\(isWritten ? "wrote" : "unchanged") \(path(of: product.name))\n")
        } catch {
            report.fail("cannot write \(path(of: product.name)): \(error.text)")
        }
    }

    private func delete(
        _ name: FilePath, _ found: inout Found, _ report: inout DiagnosticReport,
        _ tell: (TerminalText) -> Void
    ) {
        guard let entry = found.manifest.entries[name] else { return }
        do {
            switch try found.folder.remains(of: name, entry.content) {
            case .missing: break
            case .changed: report.note(keeping(name))
            case .asWritten:
                try found.folder.unlink(name)
                tell("deleted \(path(of: name))\n")
            }
            found.manifest.entries[name] = nil
        } catch {
            report.fail("cannot delete \(path(of: name)): \(error.text)")
        }
    }

    private func write(_ manifest: OutputManifest, to folder: OutputFolder) throws(SystemError) {
        let name = OutputManifest.fileName
        if !manifest.entries.isEmpty {
            let text = manifest.text
            _ = try folder.write(to: name) { text.withUnsafeBufferPointer($0) }
        } else if folder.kind(of: name) == .regular {
            try folder.unlink(name)
        }
    }
}
