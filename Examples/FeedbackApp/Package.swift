// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "FeedbackApp",
    platforms: [.macOS(.v13)],
    dependencies: [
        // The name is given, since otherwise it would be that of the folder that the repository was cloned into.
        .package(name: "menuc", path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "FeedbackApp",
            plugins: [.plugin(name: "MenuCompilerPlugin", package: "menuc")])
    ],
    swiftLanguageModes: [.v6]
)
