import MenuBackends
import MenuSpec

/// The specs of one build and what they are to become, looked at together.
struct BuildPlan {
    /// A spec and the name of the file that it becomes.
    struct Entry {
        var checked: CheckedSpec
        /// What the output calls the spec.
        let sourceName: String
        let outputFile: FilePath
        let source: Product.Source
        /// Whether it is to be written; what clashes with another is not.
        var isWritten = true
    }

    private(set) var entries: [Entry] = []
    private let target: Target
    private let options: Target.Options
    private let outputFile: FilePath?

    /// - Parameter outputFile: The name of the only output, which is to be made of the only spec; nil for names that come
    ///   from the specs'.
    init(_ target: Target, _ options: Target.Options, outputFile: FilePath? = nil) {
        self.target = target
        self.options = options
        self.outputFile = outputFile
    }

    mutating func add(_ checked: CheckedSpec, of input: SpecInput) {
        entries.append(
            Entry(
                checked: checked, sourceName: input.sourceName.text,
                outputFile: outputFile ?? input.outputName + ".\(target.fileExtension)",
                source: input.isStandardInput ? .input : .spec(input.path)))
    }

    /// What is to be made of the specs without errors.
    var products: [Product] {
        entries.compactMap { entry in
            guard entry.isWritten, let document = entry.checked.document else { return nil }
            let input = Target.Input(document, entry.checked.swiftChoices, sourceName: entry.sourceName)
            return Product(name: entry.outputFile, source: entry.source) { [target, options] take in
                target.render(input, options, take)
            }
        }
    }

    /// The specs that were told of clashes.
    var clashes: [Entry] { entries.filter { !$0.isWritten && $0.checked.document == nil } }

    /// What these share, if there are any. An output that was asked for alone stays alone.
    var sharedProducts: [Product] {
        guard outputFile == nil else { return [] }
        let isEmpty = !entries.contains { $0.isWritten && $0.checked.document != nil }
        guard !isEmpty, let file = target.sharedFile(options) else { return [] }
        return [Product(name: FilePath(file.name), source: .shared) { file.render($0) }]
    }

    /// Makes an error of each output's name and each namespace that an earlier spec has too: one for a pair of
    /// specs, at the later. Neither of a pair is compiled, since nobody knows which was meant.
    ///
    /// - Parameter ofOutputs: Whether each spec becomes a file.
    mutating func reportClashes(ofOutputs: Bool) {
        var outputs: [String: Int] = [:]
        var namespaces: [String: Int] = [:]
        var clashes: [(index: Int, message: String)] = []
        var clashing: Set<Int> = []
        for index in entries.indices {
            let entry = entries[index]
            // Names that differ in nothing but case, or in how a letter and its marks are encoded, are one file
            // to some file systems. The namespace of a spec with an error is not known.
            let output = ofOutputs ? Self.first(entry.outputFile.text.lowercased(), index, &outputs) : nil
            let namespace = entry.checked.document?.namespace
            let sameNamespace = namespace.flatMap { Self.first($0, index, &namespaces) }
            for other in Set([output, sameNamespace].compactMap { $0 }).sorted() {
                let parts = [
                    output == other ? outputClash(entry, entries[other]) : nil,
                    sameNamespace == other ? "have the namespace '\(namespace ?? "")'" : nil,
                ]
                let path = entries[other].checked.source.path
                clashes.append(
                    (
                        index,
                        "this file and '\(path)' both \(parts.compactMap { $0 }.joined(separator: " and ")); "
                            + advice(hasOutput: output == other, hasNamespace: sameNamespace == other)
                    ))
                clashing.formUnion([index, other])
            }
        }
        for clash in clashes {
            entries[clash.index].checked = entries[clash.index].checked.adding(
                fileError: "id-collision", clash.message)
        }
        for index in clashing { entries[index].isWritten = false }
    }

    /// The first entry with a name, if it is another.
    private static func first(_ name: String, _ index: Int, _ firsts: inout [String: Int]) -> Int? {
        if let first = firsts[name] { return first }
        firsts[name] = index
        return nil
    }

    private func outputClash(_ entry: Entry, _ other: Entry) -> String {
        entry.outputFile == other.outputFile
            ? "would be written to '\(entry.outputFile.text)'"
            : "would be written to what some file systems take for one file, "
                + "'\(entry.outputFile.text)' and '\(other.outputFile.text)'"
    }

    private func advice(hasOutput: Bool, hasNamespace: Bool) -> String {
        switch (hasOutput, hasNamespace) {
        case (true, true): "give one of them another name, and another 'namespace'"
        case (true, false): "give one of them another name"
        default: "give one of them another 'namespace'"
        }
    }
}
