import Foundation
import MenuRuntime
import TestTools

/// What a person sees where a trace has a line: ids turn into titles, and rows are seen of open lists alone.
extension SeenMenu {
    /// - Parameter line: An expected line of a trace.
    init(_ line: TraceLine, of dropdown: MenuDocument.Dropdown) {
        self.init(menu: dropdown.id)
        told = line.told
        isOpen = line.isOpen
        if dropdown.anchor == .button { title = line.title }
        indicator = line.indicator
        badge = line.badgeIcon
        heights = line.heights ?? [:]
        guard line.isOpen == true, case .names(let names) = line.rows else { return }
        let options = dropdown.texts
        rows = names.map { name in
            (line.selected?.contains(name) == true ? Mark.selected : "") + (options[name] ?? name)
        }
        if rows.isEmpty, let empty = dropdown.emptyTitle { rows = [empty] }
    }

    init(_ line: TraceLine, of tree: MenuDocument.SectionTree) {
        self.init(menu: tree.id)
        told = line.told
        if let height = line.height { heights = ["height": height] }
        guard case .nodes(let nodes) = line.rows else { return }
        var entries: [String: MenuDocument.SectionEntry] = [:]
        for section in tree.sections { Self.collect(.section(section), "", in: &entries) }
        rows = nodes.map { node in
            switch entries[node.path] {
            case .section(let section):
                let mark = node.isExpanded ? Mark.openSection : Mark.closedSection
                return (section.collapsible ? mark : Mark.fixedSection) + section.title
            case .item(let item):
                return item.title + (node.isExpanded ? item.detail.map { "|" + $0 } ?? "" : "")
            case nil: return "?"
            }
        }
    }

    private static func collect(
        _ entry: MenuDocument.SectionEntry, _ prefix: String,
        in entries: inout [String: MenuDocument.SectionEntry]
    ) {
        entries[prefix + entry.id] = entry
        guard case .section(let section) = entry else { return }
        for item in section.items { collect(item, prefix + entry.id + "/", in: &entries) }
    }
}

/// An expected line of a trace, as `menuc simulate` prints it.
struct TraceLine: Decodable {
    var menu: String?
    var told: [String]
    var isOpen: Bool?
    var selected: [String]?
    var title: String?
    var indicator: String?
    var badgeIcon: String?
    var heights: [String: Double]?
    var height: Double?
    var rows: Rows

    struct Node: Decodable {
        let path: String
        let isExpanded: Bool
    }

    enum Rows: Decodable {
        /// Of a dropdown.
        case names([String])
        /// Of a tree.
        case nodes([Node])

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let names = try? container.decode([String].self) {
                self = .names(names)
            } else {
                self = .nodes(try container.decode([Node].self))
            }
        }
    }

    init(_ line: String) throws { self = try JSONDecoder().decode(Self.self, from: Data(line.utf8)) }
}

extension MenuDocument.Dropdown {
    /// What the rows of options and groups show, by the names that traces have for rows.
    fileprivate var texts: [String: String] {
        var texts: [String: String] = [:]
        func add(_ entries: [MenuDocument.Entry]) {
            for entry in entries {
                switch entry {
                case .option(let option):
                    texts[option.id] = option.title + (option.detail.map { "|" + $0 } ?? "")
                case .group(let group):
                    texts["group:" + group.id] = group.title
                    add(group.options)
                case .separator: break
                }
            }
        }
        add(options)
        return texts
    }
}
