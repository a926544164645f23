import MenuSpec

/// `menuc schema`: prints a JSON Schema.
enum SchemaCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> RunStatus {
        let subject: SchemaText.Subject = invocation.word(.of) ?? .spec
        return console.print(SchemaText.render(of: subject))
    }
}
