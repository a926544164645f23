// Made by menuc from docs-sidebar.menu.yaml. Change the spec, not this file.
// swift-format-ignore-file
// swiftlint:disable all

/// From docs-sidebar.menu.yaml
nonisolated enum DocsSidebar {
    /// Documentation
    enum Pages: Swift.Int, MenuNode {
        /// Getting Started
        case gettingStarted
        /// Quickstart
        case gettingStarted_quickstart
        /// Installation
        case gettingStarted_installation
        /// Ruby 101
        case gettingStarted_ruby101
        /// Community
        case gettingStarted_community
        /// Step by Step Tutorial
        case gettingStarted_stepByStepTutorial
        /// Build
        case build
        /// Command Line Usage
        case build_commandLineUsage
        /// Configuration
        case build_configuration
        /// Rendering Process
        case build_renderingProcess
        /// Content
        case content
        /// Pages
        case content_pages
        /// Posts
        case content_posts
        /// Front Matter
        case content_frontMatter
        /// Collections
        case content_collections
        /// Data Files
        case content_dataFiles
        /// Assets
        case content_assets
        /// Static Files
        case content_staticFiles
        /// Site Structure
        case siteStructure
        /// Directory Structure
        case siteStructure_directoryStructure
        /// Liquid
        case siteStructure_liquid
        /// Variables
        case siteStructure_variables
        /// Includes
        case siteStructure_includes
        /// Layouts
        case siteStructure_layouts
        /// Permalinks
        case siteStructure_permalinks
        /// Themes
        case siteStructure_themes
        /// Pagination
        case siteStructure_pagination
        /// Guides
        case guides
        /// Plugins
        case guides_plugins
        /// Blog Migrations
        case guides_blogMigrations
        /// Upgrading
        case guides_upgrading
        /// Deployment
        case guides_deployment

        static let nodeTable: MenuNodeTable = .init(document.sectionTrees[0])
    }

    /// Documentation
    static var pages: SectionTree<Pages> { .init(document.sectionTrees[0]) }

    /// All menus of the spec.
    static let document: MenuDocument = GeneratedMenus.document()
}

nonisolated extension DocsSidebar {
    /// What the spec says, field by field; what is not said here has its default.
    private enum GeneratedMenus {
        static func document() -> MenuDocument {
            var document = MenuDocument(namespace: "DocsSidebar")
            document.sectionTrees.append(sectionTree1())
            return document
        }

        /// pages
        static func sectionTree1() -> MenuDocument.SectionTree {
            var menu = MenuDocument.SectionTree(id: "pages", title: "Documentation")
            menu.expansion = .single
            menu.headerHeight = .auto
            menu.rowHeight = .auto
            menu.listStyle = .insetGrouped
            var indicator = MenuDocument.TurningIndicator()
            indicator.mark = .symbol("chevron.right")
            indicator.expanded = 90
            menu.indicator = indicator
            var style = MenuDocument.Style()
            var headerPart = MenuDocument.PartStyle(part: .header)
            headerPart.textColor = .init(light: .init(0x0B5394FF), dark: .init(0x9FC5E8FF))
            headerPart.backgroundColor = .init(light: .init(0xF2F2F7FF), dark: .init(0x1C1C1EFF))
            headerPart.font = .init(style: .headline)
            headerPart.insets = .init(top: 12, leading: 16, bottom: 12, trailing: 16)
            style.parts.append(headerPart)
            var itemPart = MenuDocument.PartStyle(part: .item)
            itemPart.font = .init(style: .body)
            itemPart.insets = .init(top: 11, leading: 32, bottom: 11, trailing: 16)
            style.parts.append(itemPart)
            menu.style = style
            var sections = MenuSectionsBuilder()
            sections.section("gettingStarted", "Getting Started", expanded: true, icon: "flag")
            sections.item("quickstart", "Quickstart", value: "/docs/")
            sections.item("installation", "Installation", value: "/docs/installation/")
            sections.item("ruby101", "Ruby 101", value: "/docs/ruby-101/")
            sections.item("community", "Community", value: "/docs/community/")
            sections.item("stepByStepTutorial", "Step by Step Tutorial", value: "/docs/step-by-step/01-setup/")
            sections.end()
            sections.section("build", "Build", icon: "hammer")
            sections.item("commandLineUsage", "Command Line Usage", value: "/docs/usage/")
            sections.item("configuration", "Configuration", value: "/docs/configuration/")
            sections.item("renderingProcess", "Rendering Process", value: "/docs/rendering-process/")
            sections.end()
            sections.section("content", "Content", icon: "square.and.pencil")
            sections.item("pages", "Pages", value: "/docs/pages/")
            sections.item("posts", "Posts", value: "/docs/posts/")
            sections.item("frontMatter", "Front Matter", value: "/docs/front-matter/")
            sections.item("collections", "Collections", value: "/docs/collections/")
            sections.item("dataFiles", "Data Files", value: "/docs/datafiles/")
            sections.item("assets", "Assets", value: "/docs/assets/")
            sections.item("staticFiles", "Static Files", value: "/docs/static-files/")
            sections.end()
            sections.section("siteStructure", "Site Structure", icon: "folder")
            sections.item("directoryStructure", "Directory Structure", value: "/docs/structure/")
            sections.item("liquid", "Liquid", value: "/docs/liquid/")
            sections.item("variables", "Variables", value: "/docs/variables/")
            sections.item("includes", "Includes", value: "/docs/includes/")
            sections.item("layouts", "Layouts", value: "/docs/layouts/")
            sections.item("permalinks", "Permalinks", value: "/docs/permalinks/")
            sections.item("themes", "Themes", value: "/docs/themes/")
            sections.item("pagination", "Pagination", value: "/docs/pagination/")
            sections.end()
            sections.section("guides", "Guides", icon: "book")
            sections.item("plugins", "Plugins", value: "/docs/plugins/")
            sections.item("blogMigrations", "Blog Migrations", value: "/docs/migrations/")
            sections.item("upgrading", "Upgrading", value: "/docs/upgrading/")
            sections.item("deployment", "Deployment", value: "/docs/deployment/")
            sections.end()
            menu.sections = sections.sections
            return menu
        }
    }
}
