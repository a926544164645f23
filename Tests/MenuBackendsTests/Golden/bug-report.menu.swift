// Made by menuc from bug-report.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From bug-report.menu.yaml
nonisolated enum BugReport {
    /// Installation method
    enum AwxInstallMethod: Swift.Int, MenuOption {
        /// kubernetes
        case kubernetes
        /// minikube
        case minikube
        /// openshift
        case openshift
        /// minishift
        case minishift
        /// docker development environment
        case docker
        /// N/A
        case notApplicable

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// Modifications
    enum ModifiedArchitecture: Swift.Int, MenuOption {
        /// no
        case no
        /// yes
        case yes

        static let optionTable: MenuOptionTable = .init(document.dropdowns[1])
    }

    /// Select the relevant components
    enum Components: Swift.Int, MenuOption {
        /// UI
        case ui
        /// UI (tech preview)
        case uiTechPreview
        /// API
        case api
        /// Docs
        case docs
        /// Collection
        case collection
        /// CLI
        case cli
        /// Other
        case other

        static let optionTable: MenuOptionTable = .init(document.dropdowns[2])
    }

    /// Web browser
    enum Browsers: Swift.Int, MenuOption {
        /// Firefox
        case firefox
        /// Chrome
        case chrome
        /// Safari
        case safari
        /// Edge
        case edge

        static let optionTable: MenuOptionTable = .init(document.dropdowns[3])
    }

    /// Installation method
    static var awxInstallMethod: Dropdown<AwxInstallMethod> { .init(document.dropdowns[0]) }

    /// Modifications
    static var modifiedArchitecture: Dropdown<ModifiedArchitecture> { .init(document.dropdowns[1]) }

    /// Select the relevant components
    static var components: Dropdown<Components> { .init(document.dropdowns[2]) }

    /// Web browser
    static var browsers: Dropdown<Browsers> { .init(document.dropdowns[3]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension BugReport {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "BugReport")
            document.dropdowns.append(dropdown1())
            document.dropdowns.append(dropdown2())
            document.dropdowns.append(dropdown3())
            document.dropdowns.append(dropdown4())
            return document
        }

        /// awx-install-method
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "awx-install-method", title: "Installation method")
            menu.group = "form"
            menu.maxVisibleCells = 6
            menu.presentation = .cover
            menu.placement = .auto
            menu.dismiss = [.outside, .escape]
            menu.titleAlignment = .leading
            menu.indicator = .init(collapsed: "chevron.down", expanded: "chevron.up", position: .trailing)
            menu.accessibility = .init(label: "Installation method", hint: "How did you install AWX?", identifier: "BugReport.awx-install-method")
            var style = MenuDocument.Style()
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.textColor = .init(light: .init(0x1D1D1FFF), dark: .init(0xF5F5F7FF))
            buttonPart.backgroundColor = .init(light: .init(0xFFFFFFFF), dark: .init(0x1D1D1FFF))
            buttonPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            buttonPart.borderWidth = 1
            buttonPart.cornerRadius = 8
            buttonPart.insets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
            style.parts.append(buttonPart)
            var listPart = MenuDocument.PartStyle(part: .list)
            listPart.backgroundColor = .init(name: "systemBackground", light: .init(0xFFFFFFFF), dark: .init(0x000000FF))
            listPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            listPart.borderWidth = 1
            listPart.cornerRadius = 8
            listPart.shadow = .init(color: .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF)), opacity: 0.15, radius: 8, x: 0, y: 4)
            style.parts.append(listPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(name: "label", light: .init(0x000000FF), dark: .init(0xFFFFFFFF))
            optionPart.font = .init(style: .callout)
            optionPart.insets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("kubernetes", "kubernetes")
            options.option("minikube", "minikube")
            options.option("openshift", "openshift")
            options.option("minishift", "minishift")
            options.option("docker", "docker development environment")
            options.option("notApplicable", "N/A")
            menu.options = options.entries
            return menu
        }

        /// modified-architecture
        static func dropdown2() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "modified-architecture", title: "Modifications")
            menu.group = "form"
            menu.rowHeight = .auto
            menu.presentation = .cover
            menu.placement = .auto
            menu.dismiss = [.outside, .escape]
            menu.titleAlignment = .leading
            menu.indicator = .init(collapsed: "chevron.down", expanded: "chevron.up", position: .trailing)
            menu.accessibility = .init(label: "Modifications", hint: "Have you modified the installation, deployment topology, or container images in any way?", identifier: "BugReport.modified-architecture")
            var style = MenuDocument.Style()
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.textColor = .init(light: .init(0x1D1D1FFF), dark: .init(0xF5F5F7FF))
            buttonPart.backgroundColor = .init(light: .init(0xFFFFFFFF), dark: .init(0x1D1D1FFF))
            buttonPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            buttonPart.borderWidth = 1
            buttonPart.cornerRadius = 8
            buttonPart.insets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
            style.parts.append(buttonPart)
            var listPart = MenuDocument.PartStyle(part: .list)
            listPart.backgroundColor = .init(name: "systemBackground", light: .init(0xFFFFFFFF), dark: .init(0x000000FF))
            listPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            listPart.borderWidth = 1
            listPart.cornerRadius = 8
            listPart.shadow = .init(color: .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF)), opacity: 0.15, radius: 8, x: 0, y: 4)
            style.parts.append(listPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(name: "label", light: .init(0x000000FF), dark: .init(0xFFFFFFFF))
            optionPart.font = .init(style: .callout)
            optionPart.insets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("no", "no")
            options.option("yes", "yes", detail: "If you have modified the installation, deployment topology, or container images in any way, please explain in the \"additional information\" field at the bottom of the form.")
            menu.options = options.entries
            return menu
        }

        /// components
        static func dropdown3() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "components", title: "Select the relevant components")
            menu.group = "form"
            menu.maxVisibleCells = 7
            menu.presentation = .cover
            menu.placement = .auto
            menu.dismiss = [.outside, .escape]
            menu.selection = .multiple
            menu.selected = ["ui"]
            menu.minSelected = 1
            menu.closeOnSelect = false
            menu.titleAlignment = .leading
            menu.indicator = .init(collapsed: "chevron.down", expanded: "chevron.up", position: .trailing)
            menu.accessibility = .init(label: "Select the relevant components", identifier: "BugReport.components")
            var style = MenuDocument.Style()
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.textColor = .init(light: .init(0x1D1D1FFF), dark: .init(0xF5F5F7FF))
            buttonPart.backgroundColor = .init(light: .init(0xFFFFFFFF), dark: .init(0x1D1D1FFF))
            buttonPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            buttonPart.borderWidth = 1
            buttonPart.cornerRadius = 8
            buttonPart.insets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
            style.parts.append(buttonPart)
            var listPart = MenuDocument.PartStyle(part: .list)
            listPart.backgroundColor = .init(name: "systemBackground", light: .init(0xFFFFFFFF), dark: .init(0x000000FF))
            listPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            listPart.borderWidth = 1
            listPart.cornerRadius = 8
            listPart.shadow = .init(color: .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF)), opacity: 0.15, radius: 8, x: 0, y: 4)
            style.parts.append(listPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(name: "label", light: .init(0x000000FF), dark: .init(0xFFFFFFFF))
            optionPart.font = .init(style: .callout)
            optionPart.insets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("ui", "UI")
            options.option("uiTechPreview", "UI (tech preview)")
            options.option("api", "API")
            options.option("docs", "Docs")
            options.option("collection", "Collection")
            options.option("cli", "CLI")
            options.option("other", "Other")
            menu.options = options.entries
            return menu
        }

        /// browsers
        static func dropdown4() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "browsers", title: "Web browser")
            menu.group = "form"
            menu.presentation = .cover
            menu.placement = .auto
            menu.dismiss = [.outside, .escape]
            menu.selection = .multiple
            menu.closeOnSelect = false
            menu.titleAlignment = .leading
            menu.indicator = .init(collapsed: "chevron.down", expanded: "chevron.up", position: .trailing)
            menu.footer = .init(id: "done", title: "Done", height: 48, underlined: false)
            menu.accessibility = .init(label: "Web browsers", hint: "Which browsers are affected?", identifier: "BugReport.browsers")
            var style = MenuDocument.Style()
            var buttonPart = MenuDocument.PartStyle(part: .button)
            buttonPart.textColor = .init(light: .init(0x1D1D1FFF), dark: .init(0xF5F5F7FF))
            buttonPart.backgroundColor = .init(light: .init(0xFFFFFFFF), dark: .init(0x1D1D1FFF))
            buttonPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            buttonPart.borderWidth = 1
            buttonPart.cornerRadius = 8
            buttonPart.insets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
            style.parts.append(buttonPart)
            var listPart = MenuDocument.PartStyle(part: .list)
            listPart.backgroundColor = .init(name: "systemBackground", light: .init(0xFFFFFFFF), dark: .init(0x000000FF))
            listPart.borderColor = .init(name: "separator", light: .init(0x3C3C434A), dark: .init(0x54545899))
            listPart.borderWidth = 1
            listPart.cornerRadius = 8
            listPart.shadow = .init(color: .init(name: "black", light: .init(0x000000FF), dark: .init(0x000000FF)), opacity: 0.15, radius: 8, x: 0, y: 4)
            style.parts.append(listPart)
            var optionPart = MenuDocument.PartStyle(part: .option)
            optionPart.textColor = .init(name: "label", light: .init(0x000000FF), dark: .init(0xFFFFFFFF))
            optionPart.font = .init(style: .callout)
            optionPart.insets = .init(top: 0, leading: 12, bottom: 0, trailing: 12)
            style.parts.append(optionPart)
            menu.style = style
            var options = MenuOptionsBuilder()
            options.option("firefox", "Firefox")
            options.option("chrome", "Chrome")
            options.option("safari", "Safari")
            options.option("edge", "Edge")
            menu.options = options.entries
            return menu
        }
    }
}
