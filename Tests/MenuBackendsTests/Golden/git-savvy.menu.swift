// Made by menuc from git-savvy.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From git-savvy.menu.yaml
nonisolated enum GitSavvy {
    /// GitSavvy
    enum Command: Swift.Int, MenuOption {
        /// Settings
        case settings
        /// Example Key Bindings
        case exampleKeyBindings
        /// Key Bindings Reference
        case keyBindingsReference

        static let optionTable: MenuOptionTable = .init(document.dropdowns[0])
    }

    /// Preferences
    enum Preferences: Swift.Int, MenuNode {
        /// Package Settings
        case packageSettings
        /// GitSavvy
        case packageSettings_gitSavvy
        /// Settings
        case packageSettings_gitSavvy_settings
        /// Example Key Bindings
        case packageSettings_gitSavvy_exampleKeyBindings
        /// Key Bindings Reference
        case packageSettings_gitSavvy_keyBindingsReference

        static let nodeTable: MenuNodeTable = .init(document.sectionTrees[0])
    }

    /// GitSavvy
    static var command: Dropdown<Command> { .init(document.dropdowns[0]) }

    /// Preferences
    static var preferences: SectionTree<Preferences> { .init(document.sectionTrees[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension GitSavvy {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "GitSavvy")
            document.dropdowns.append(dropdown1())
            document.sectionTrees.append(sectionTree1())
            return document
        }

        /// command
        static func dropdown1() -> MenuDocument.Dropdown {
            var menu = MenuDocument.Dropdown(id: "command", title: "GitSavvy")
            menu.width = .points(320)
            menu.presentation = .overlay
            menu.placement = .auto
            menu.dismiss = [.outside, .scroll, .escape]
            menu.clearable = true
            menu.emptyTitle = "No commands"
            menu.accessibility = .init(label: "GitSavvy commands", identifier: "package-settings.git-savvy")
            var options = MenuOptionsBuilder()
            options.option("settings", "Settings", value: "edit_settings", icon: "gearshape")
            options.meta(["base_file": "${packages}/GitSavvy/GitSavvy.sublime-settings", "default": "// Settings in here override those in \"GitSavvy/GitSavvy.sublime-settings\",\n\n{\n\t$0\n}\n"])
            options.separator()
            options.group("keyBindings", "Key Bindings")
            options.option("exampleKeyBindings", "Example Key Bindings", value: "edit_settings", icon: "keyboard")
            options.meta(["base_file": "${packages}/GitSavvy/Example.sublime-keymap", "user_file": "${packages}/User/Default (${platform}).sublime-keymap"])
            options.option("keyBindingsReference", "Key Bindings Reference", value: "gs_edit_settings", icon: "book")
            options.meta(["base_file": "${packages}/GitSavvy/Default (${platform}).sublime-keymap"])
            options.endGroup()
            menu.options = options.entries
            return menu
        }

        /// preferences
        static func sectionTree1() -> MenuDocument.SectionTree {
            var menu = MenuDocument.SectionTree(id: "preferences", title: "Preferences")
            menu.headerHeight = .points(48)
            var sections = MenuSectionsBuilder()
            sections.section("package-settings", "Package Settings", expanded: true, collapsible: false)
            sections.section("git-savvy", "GitSavvy", expanded: true)
            sections.item("settings", "Settings", icon: "gearshape", value: "edit_settings")
            sections.meta(["base_file": "${packages}/GitSavvy/GitSavvy.sublime-settings", "default": "// Settings in here override those in \"GitSavvy/GitSavvy.sublime-settings\",\n\n{\n\t$0\n}\n"])
            sections.item("exampleKeyBindings", "Example Key Bindings", icon: "keyboard", value: "edit_settings")
            sections.meta(["base_file": "${packages}/GitSavvy/Example.sublime-keymap", "user_file": "${packages}/User/Default (${platform}).sublime-keymap"])
            sections.item("keyBindingsReference", "Key Bindings Reference", icon: "book", value: "gs_edit_settings")
            sections.meta(["base_file": "${packages}/GitSavvy/Default (${platform}).sublime-keymap"])
            sections.end()
            sections.end()
            menu.sections = sections.sections
            return menu
        }
    }
}
