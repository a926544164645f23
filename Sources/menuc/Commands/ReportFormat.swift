import MenuSpec

/// The forms of a report, as `--format` names them.
enum ReportFormat: String, CaseIterable, Sendable {
    case text, json, sarif, github, gitlab, junit, checkstyle

    /// Whether it tells of each finding by what it can be known again, for which that has to know where in the menus it is.
    var hasFingerprints: Bool { self == .sarif || self == .gitlab }

    /// - Parameters:
    ///   - isColored: Whether text has colours.
    ///   - isStrict: Whether warnings make the run fail.
    func printer(isColored: Bool, isStrict: Bool) -> any DiagnosticPrinter {
        switch self {
        case .text: TextPrinter(isColored: isColored)
        case .json: JSONDiagnosticPrinter()
        case .sarif: SARIFPrinter(version: VersionCommand.version)
        case .github: GitHubPrinter()
        case .gitlab: GitLabPrinter()
        case .junit: JUnitPrinter(warningsFail: isStrict)
        case .checkstyle: CheckstylePrinter()
        }
    }

    /// One form that a command line asks for.
    struct Request {
        let format: ReportFormat
        /// Nil for a stream: standard error for people, standard output for programs.
        var file: OutputFile?
    }
}

extension Invocation {
    /// The forms that `--format` asks for; text where it is not given.
    var formats: [ReportFormat.Request] {
        let requests = (values[OptionDescription.format.name] ?? []).compactMap { argument in
            try? Self.format(argument, description.command)
        }
        return requests.isEmpty ? [ReportFormat.Request(format: .text)] : requests
    }

    /// Reads `FORM` or `FORM=FILE`.
    static func format(
        _ argument: FilePath, _ command: Command
    ) throws(UsageError) -> ReportFormat.Request {
        let parts = argument.bytes.split(
            separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let word = String(decoding: parts[0], as: UTF8.self)
        guard let format = ReportFormat(rawValue: word) else {
            let words = ReportFormat.allCases.map(\.rawValue)
            let nearest: TerminalText =
                EditDistance.nearest(to: word, among: words).map { "; did you mean '\($0)'?" } ?? ""
            throw UsageError(
                command,
                "--format takes \(TerminalText(listing: words, "or")), not '\(Array(parts[0]))'\(nearest)")
        }
        guard parts.count == 2 else { return ReportFormat.Request(format: format) }
        let path = FilePath(Array(parts[1]))
        guard !path.bytes.isEmpty else {
            throw UsageError(command, "--format \(word)= needs a file: --format \(word)=FILE")
        }
        return ReportFormat.Request(
            format: format, file: try OutputFile(path, command, option: "--format \(word)="))
    }

    /// Checks that no two forms go to one place.
    func checkFormats() throws(UsageError) {
        var texts = 0
        var programs = 0
        var files: Set<FilePath> = []
        for request in formats {
            if let file = request.file {
                guard files.insert(file.folder.appending(file.name)).inserted else {
                    throw UsageError(
                        description.command,
                        "two values of --format name one file, '\(file.folder.appending(file.name).bytes)'")
                }
            } else if request.format == .text {
                texts += 1
            } else {
                programs += 1
            }
        }
        guard texts > 1 || programs > 1 else { return }
        throw UsageError(
            description.command,
            """
            two values of --format would be written into each other on standard \
            \(texts > 1 ? "error" : "output"); give one of them a file, such as \
            '--format sarif=menuc.sarif'
            """)
    }
}
