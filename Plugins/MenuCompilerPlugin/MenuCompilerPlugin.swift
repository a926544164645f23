import Foundation
import PackagePlugin

/// Makes Swift of each `*.menu.yaml` and `*.menu.yml` of a target, and compiles it with the target.
@main
struct MenuCompilerPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        // `directoryURL` would ask for Swift 6.1, and what else there is of a path is deprecated.
        let root = URL(fileURLWithPath: String(describing: target.directory))
        let outputs = SpecOutputs(root: root, files: module.sourceFiles.map(\.url))
        return outputs.commands(
            for: target.name, menuc: try context.tool(named: "menuc").url,
            into: context.pluginWorkDirectoryURL)
    }
}
