import Testing

@testable import menuc

@Suite struct HelpTests {
    @Test(arguments: Command.allCases)
    func everyCommandExplainsItself(_ command: Command) throws {
        let name = command.rawValue
        let help = try menuc("help", name)
        #expect(help.status == 0)
        #expect(help.error == "")
        #expect(help.output.contains("\nUsage: menuc \(name)"))
        for option in CommandDescription[command].options {
            #expect(help.output.contains("  \(option.name)"))
            #expect(help.output.contains(option.summary))
        }
        #expect(help.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
        // However it is asked for, and whatever else is wrong.
        #expect(try menuc(name, "--help").output == help.output)
        #expect(try menuc(name, "--nonsense", "-h").output == help.output)
    }

    @Test func theToolNamesItsCommands() throws {
        let help = try menuc("--help")
        #expect(help.status == 0)
        for description in CommandDescription.all {
            #expect(help.output.contains("  \(description.name) "))
            #expect(help.output.contains(description.summary))
        }
        #expect(CommandDescription.all.count == Command.allCases.count)
        #expect(try menuc("help").output == help.output)
        #expect(try menuc("-h").output == help.output)
    }

    @Test func theWholeHelpOfSchema() throws {
        #expect(
            try menuc("schema", "--help").output == """
                Print a JSON Schema, for editors and other programs.

                Usage: menuc schema [OPTION]...

                Options:
                  --of WHAT   what to describe: specs, the JSON target's files, or menuc.yml
                              spec (if not given), output, config
                  -h, --help  explain this and stop

                Examples:
                  menuc schema > menu.schema.json

                """)
    }

    @Test func theVersion() throws {
        #expect(try menuc("--version").output == "menuc 0.1.0\n")
        #expect(try menuc("version").output == "menuc 0.1.0\n")
    }
}
