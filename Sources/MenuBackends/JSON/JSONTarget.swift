import MenuRuntime

extension Target {
    /// Every default applied, every alias and style resolved: what front-ends in any language read.
    public static let json = Target(
        name: "json", summary: "resolved menus as JSON", fileExtension: "menu.json", render: { _ in [] })
}
