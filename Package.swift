// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "menuc",
    platforms: [.macOS(.v13), .iOS(.v15)],
    products: [
        .executable(name: "menuc", targets: ["menuc"]),
        .library(name: "MenuRuntime", targets: ["MenuRuntime"]),
        .library(name: "MenuUIKit", targets: ["MenuUIKit"]),
        .library(name: "MenuSwiftUI", targets: ["MenuSwiftUI"]),
        .library(name: "MenuSpec", targets: ["MenuSpec"]),
        .library(name: "MenuBackends", targets: ["MenuBackends"]),
        .plugin(name: "MenuCompilerPlugin", targets: ["MenuCompilerPlugin"]),
        .plugin(name: "MenuUIKitPlugin", targets: ["MenuUIKitPlugin"]),
        .plugin(name: "MenuSwiftUIPlugin", targets: ["MenuSwiftUIPlugin"]),
    ],
    targets: [
        .systemLibrary(
            name: "CYAML",
            pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
        ),
        .systemLibrary(name: "CGlibc"),
        .target(name: "MenuRuntime"),
        .target(name: "MenuUIKit", dependencies: ["MenuRuntime"]),
        .target(name: "MenuSwiftUI", dependencies: ["MenuRuntime"]),
        .target(name: "MenuSpec", dependencies: ["CYAML", "MenuRuntime"]),
        .target(name: "MenuBackends", dependencies: ["MenuRuntime", "MenuSpec"]),
        .executableTarget(
            name: "menuc", dependencies: ["CGlibc", "MenuBackends", "MenuRuntime", "MenuSpec"]),
        // They differ in the target alone that menuc is asked for; all else of the two others is linked to the first's.
        .plugin(name: "MenuCompilerPlugin", capability: .buildTool(), dependencies: ["menuc"]),
        .plugin(name: "MenuUIKitPlugin", capability: .buildTool(), dependencies: ["menuc"]),
        .plugin(name: "MenuSwiftUIPlugin", capability: .buildTool(), dependencies: ["menuc"]),
        .testTarget(name: "MenuRuntimeTests", dependencies: ["MenuRuntime"]),
        .testTarget(name: "MenuSpecTests", dependencies: ["MenuSpec"], exclude: ["Cases"]),
        .testTarget(
            name: "MenuBackendsTests",
            dependencies: ["MenuBackends", "MenuRuntime", "MenuSpec", "TestTools"],
            exclude: ["Golden"]),
        .testTarget(
            name: "menucTests", dependencies: ["menuc", "MenuBackends", "MenuRuntime", "MenuSpec"]),
        // What several of the tests use; nothing that ships depends on it.
        .target(name: "TestTools", path: "Tests/TestTools"),
        .testTarget(name: "ShimTests", dependencies: ["TestTools"]),
        .testTarget(
            name: "ViewTests", dependencies: ["MenuBackends", "MenuRuntime", "MenuSpec", "TestTools"],
            exclude: ["SwiftUIChecks", "SwiftUIPlayer", "UIKitChecks", "UIKitPlayer"]),
    ],
    swiftLanguageModes: [.v6]
)
