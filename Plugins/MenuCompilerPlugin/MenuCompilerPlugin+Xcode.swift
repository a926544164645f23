#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    /// The same for the targets of Xcode's projects. A target has no folder there: specs are named from the project's.
    extension MenuCompilerPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let root = URL(fileURLWithPath: String(describing: context.xcodeProject.directory))
            let outputs = SpecOutputs(root: root, files: target.inputFiles.map(\.url))
            return outputs.commands(
                for: target.displayName, menuc: try context.tool(named: "menuc").url,
                into: context.pluginWorkDirectoryURL)
        }
    }
#endif
