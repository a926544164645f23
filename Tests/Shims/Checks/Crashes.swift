@_spi(Headless) import UIKit

/// What ends in an exception on Apple's, and so here.
@MainActor enum Crashes {
    static func run(_ name: String) {
        let rows = Rows([["a", "b"]])
        let (_, table) = makeTable(rows)
        switch name {
        case "rows":
            rows.sections[0] = ["a", "b", "c", "d"]
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        case "sections":
            rows.sections = []
            table.reloadSections(IndexSet(integer: 0), with: .none)
        case "identifier":
            _ = table.dequeueReusableCell(withIdentifier: "unknown", for: IndexPath(row: 0, section: 0))
        case "ancestor":
            let views = [UIView(), UIView()]
            views[0].topAnchor.constraint(equalTo: views[1].topAnchor).isActive = true
        default: break
        }
        print("survived \(name)")
    }
}
