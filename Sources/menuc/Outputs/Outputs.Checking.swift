import MenuSpec

extension Outputs {
    /// Says what `write` would do, and does nothing.
    ///
    /// - Parameters:
    ///   - diffs: How to show differences; nil for not at all.
    ///   - tellsAll: Whether to name also what is as it is to be.
    ///   - print: Takes what was asked for.
    func check(
        _ report: inout DiagnosticReport, diffs: DiffStyle?, tellsAll: Bool,
        print: (TerminalText) -> Void
    ) {
        let folder: OutputFolder?
        do {
            folder = (try? FileKind(of: path)) == nil ? nil : try OutputFolder(existing: path)
        } catch {
            report.fail("cannot read the folder \(path.bytes): \(error.text)")
            return
        }
        defer { folder?.close() }
        var found: Found?
        if let folder {
            found = look(into: folder, &report)
            if found == nil { return }
        }
        for product in products {
            let state = folder?.state(of: product.name, product.text) ?? .missing
            guard state != .same else {
                if tellsAll { print("\(path(of: product.name)): unchanged\n") }
                continue
            }
            report.find()
            print("\(path(of: product.name)): \(state.text)\n")
            if let diffs { show(diffs, of: product.name, folder, product.text, print) }
        }
        for name in found?.stale ?? [] {
            guard let found, let entry = found.manifest.entries[name] else { continue }
            do {
                switch try found.folder.remains(of: name, entry.content) {
                case .missing: break
                case .changed: report.note(keeping(name))
                case .asWritten:
                    report.find()
                    print("\(path(of: name)): stale\n")
                    if let diffs { show(diffs, of: name, folder, nil, print) }
                }
            } catch {
                report.fail("cannot read \(path(of: name)): \(error.text)")
            }
        }
    }

    private func show(
        _ style: DiffStyle, of name: FilePath, _ folder: OutputFolder?, _ text: PiecewiseText?,
        _ print: (TerminalText) -> Void
    ) {
        var new: [UInt8]?
        if let text {
            var bytes: [UInt8] = []
            text { bytes += $0 }
            new = bytes
        }
        var old: [UInt8]?
        if let folder, folder.kind(of: name) != nil {
            old = (try? folder.read(name, upTo: UnifiedDiff.maximumSize + 1)) ?? nil
            // What is there cannot be shown; the line above says what it is.
            if old == nil { return }
        }
        guard max(old?.count ?? 0, new?.count ?? 0) <= UnifiedDiff.maximumSize else {
            print("(too large to show)\n")
            return
        }
        UnifiedDiff(old: old, new: new, path: path(of: name), style: style).print(print)
    }
}

extension OutputFolder.State {
    fileprivate var text: TerminalText {
        switch self {
        case .same: "unchanged"
        case .missing: "missing"
        case .different(.regular): "different"
        case .different(.folder): "different (a folder has its name)"
        case .different(.symlink): "different (a symlink has its name)"
        case .different(.other): "different (no regular file has its name)"
        }
    }
}
