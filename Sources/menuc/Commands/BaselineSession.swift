import MenuSpec

/// What `--baseline` and `--write-baseline` make of the findings of a run.
struct BaselineSession {
    private enum Mode {
        case off
        case compare(BaselineFile)
        case write(Baseline, OutputFile)
    }

    private var mode = Mode.off
    /// Where specs are, seen from the folder of the file.
    private var paths = SpecPaths(from: FilePath("."))
    private var folder = FilePath(".")
    private var seen: Set<String> = []
    private let settings: RuleSettings

    /// Reads the list, if one is named; tells why where that cannot be done.
    init(_ invocation: Invocation, _ report: inout DiagnosticReport) {
        settings = CheckOptions(invocation, compiles: false).rules
        if let path = invocation.value(of: .writeBaseline) {
            let file: OutputFile
            do {
                file = try OutputFile(path, invocation.description.command, option: "--write-baseline")
            } catch {
                report.fail(error.message)
                return
            }
            start(in: file.folder)
            guard (try? FileKind(of: file.folder)) == .folder else {
                report.fail("there is no folder \(file.folder.bytes) to write \(file.name.bytes) to")
                return
            }
            mode = .write(Baseline(), file)
        } else if let path = invocation.value(of: .baseline) {
            start(in: path.parent ?? FilePath("."))
            read(path, &report)
        }
    }

    private mutating func start(in folder: FilePath) {
        self.folder = folder
        paths = SpecPaths(from: folder)
    }

    private mutating func read(_ path: FilePath, _ report: inout DiagnosticReport) {
        do {
            let file = try Descriptor.openForReading(path)
            defer { try? file.close() }
            let bytes = try file.read(upTo: Limits().input + 1)
            let (baseline, checked) = BaselineFile.read(SourceFile(pathBytes: path.bytes, bytes: bytes))
            if let baseline {
                mode = .compare(baseline)
            } else {
                report.add(checked)
                report.fail("\(path.bytes) is no baseline; '--write-baseline \(path.bytes)' writes one")
            }
        } catch {
            report.fail("cannot read \(path.bytes): \(error.text)")
        }
    }

    /// What is to be reported of a spec.
    mutating func apply(to spec: CheckedSpec, of input: SpecInput, in run: SpecRun) -> CheckedSpec {
        let settings = run.settings.options(of: input)?.rules ?? RuleSettings()
        switch mode {
        case .off: return spec
        case .compare(var baseline):
            mode = .off
            defer { mode = .compare(baseline) }
            return baseline.apply(to: spec, file: name(of: input), settings: settings)
        case .write(var baseline, let file):
            mode = .off
            defer { mode = .write(baseline, file) }
            return baseline.take(from: spec, file: name(of: input))
        }
    }

    private mutating func name(of input: SpecInput) -> String {
        let path = input.isStandardInput ? nil : paths[input.path]
        let name = (path ?? input.path).text
        seen.insert(name)
        return name
    }

    /// Reports what is listed and not found any more, or writes the list.
    mutating func finish(_ report: inout DiagnosticReport) {
        switch mode {
        case .off: break
        case .compare(var baseline):
            for file in baseline.listedFiles.subtracting(seen)
            where (try? FileKind(of: folder.appending(FilePath(file)))) == nil {
                baseline.note(missing: file)
            }
            if let stale = baseline.stale(settings: settings) { report.add(stale) }
        case .write(let baseline, let file):
            // What was not checked would be missing from it.
            guard report.status != .failure else { return }
            let text = baseline.render()
            let product = Product(name: file.name, source: .shared) { take in
                text.withUnsafeBufferPointer(take)
            }
            Outputs(path: file.folder, target: "", products: [product], hasList: false).write(&report) { _ in
            }
            guard report.status != .failure else { return }
            let path = file.folder.appending(file.name)
            report.note(
                baseline.count == 1
                    ? "1 warning is listed in \(path.bytes)"
                    : "\(baseline.count) warnings are listed in \(path.bytes)")
        }
    }
}
