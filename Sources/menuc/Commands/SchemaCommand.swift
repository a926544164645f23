import MenuBackends
import MenuSpec

/// The values of `--of`.
enum SchemaSubject: String, CaseIterable, Sendable {
    /// The files that authors write.
    case spec
    /// The JSON target's files.
    case output
    /// `menuc.yml`.
    case config
}

/// `menuc schema`: prints a JSON Schema.
enum SchemaCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> RunStatus {
        switch invocation.word(.of) ?? SchemaSubject.spec {
        case .spec: console.print(SpecSchema.render())
        case .output: console.print(JSONOutputSchema.render())
        case .config: console.print(ConfigurationSchema.render())
        }
    }
}
