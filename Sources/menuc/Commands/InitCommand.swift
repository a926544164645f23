import MenuSpec

/// `menuc init`: writes a small spec to start from.
enum InitCommand {
    static func run(
        _ invocation: Invocation, _ console: Console, checker: SpecRun.Checker = SpecRun.checker
    ) -> RunStatus {
        let file: FilePath
        do {
            file = try fileName(invocation.operands.first ?? SpecName.fallback)
        } catch {
            console.report(error.text)
            return .failure
        }
        do {
            let folder = try OutputFolder(creating: FilePath("."))
            defer { folder.close() }
            try folder.create(file, content(of: file, checker))
        } catch {
            let reason: TerminalText =
                error.isAlreadyThere ? "it is there already, and is left as it is" : "\(error.text)"
            console.report("menuc init: cannot write \(file.bytes): \(reason)\n")
            return .failure
        }
        let message: TerminalText = "wrote \(file.bytes); to check it: menuc check \(file.shellWord)\n"
        return console.print(message.utf8)
    }

    /// The name of the spec's file, from what was given.
    private static func fileName(_ name: FilePath) throws(UsageError) -> FilePath {
        let file = SpecName.suffixes.contains(where: name.hasSuffix) ? name : name + ".menu.yaml"
        func refuse(_ reason: TerminalText) -> UsageError {
            UsageError(.initialize, "'\(name.bytes)' cannot be the name of a spec: \(reason)")
        }
        if file.bytes.contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }) {
            throw refuse("it has a slash in it; change to the folder first")
        }
        if file.text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
            throw refuse("it has a control character in it")
        }
        if name.bytes.isEmpty { throw refuse("it is empty") }
        if name.bytes.first == UInt8(ascii: ".") {
            throw refuse("it begins with a full stop, so a search would pass it over")
        }
        if String(validating: file.bytes, as: UTF8.self) == nil { throw refuse("it is not UTF-8") }
        return file
    }

    /// A spec that is valid under the file's name.
    private static func content(of file: FilePath, _ checker: SpecRun.Checker) -> [UInt8] {
        let plain = Array(template(namespace: "").utf8)
        let checked = checker(SourceFile(pathBytes: file.bytes, bytes: plain), CheckOptions())
        // Of some names no namespace can be made, or one that Swift has already.
        return checked.errorCount == 0 ? plain : Array(template(namespace: "namespace: AppMenus\n").utf8)
    }

    private static func template(namespace: String) -> String {
        """
        # A menu file. 'menuc check' checks it, 'menuc build' makes of it what an app reads.
        menuSpec: 1  # the version of the language
        \(namespace)
        dropdowns:  # by id; an app asks for a dropdown by its id
          topic:
            title: Choose a topic  # on the button until something is chosen
            rowHeight: 56  # in points; high enough for a title and a second line
            maxVisibleCells: 4  # rows shown before the list scrolls
            options:  # by id, in the order shown
              account: Account
              payment: Payment
              other:
                title: Something else
                detail: We read every message.

        """
    }
}
