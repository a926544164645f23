/// Tells of places in a file where in the menus they are: `dropdowns.reason.options.tooSlow.title`.
///
/// A path names the keys from the root on, with dots between. An entry of a list is named by the id that is written in
/// it or else by the one that its title gives; one that has neither by its number, `[2]`. So a path stays what it is
/// when lines move, and when entries come and go beside it.
///
/// Places are asked for in the order of the file: all of them together take one walk through its nodes.
struct MenuPaths {
    private struct Frame {
        let node: YAMLTree.Index
        /// The key of the current pair, or the current entry.
        var child: YAMLTree.Index
        var number = 0
    }

    private let decoder: SpecDecoder
    private var frames: [Frame] = []
    private var tree: YAMLTree { decoder.tree }

    init(_ decoder: SpecDecoder) { self.decoder = decoder }

    /// The path of what a range is about; empty for the whole file.
    mutating func path(of range: Range<Int>) -> String {
        guard !range.isEmpty || range.lowerBound > 0, let target = node(at: range) else { return "" }
        while let frame = frames.last, target < frame.node || target >= tree.next(frame.node) {
            frames.removeLast()
        }
        if frames.isEmpty { frames.append(Frame(node: 0, child: 1)) }
        while let frame = frames.last, frame.node != target, tree[frame.node].count > 0 {
            let isMapping = tree[frame.node].kind == .mapping
            var (child, number) = (frame.child, frame.number)
            if target < child { (child, number) = (frame.node + 1, 0) }
            while true {
                let end = isMapping ? tree.next(tree.next(child)) : tree.next(child)
                if target < end { break }
                child = end
                number += 1
            }
            frames[frames.count - 1].child = child
            frames[frames.count - 1].number = number
            let value = isMapping ? tree.next(child) : child
            guard target >= value, tree[value].kind == .mapping || tree[value].kind == .sequence else {
                break
            }
            frames.append(Frame(node: value, child: value + 1))
        }
        // Of what a whole collection is about, no child is named.
        let named = frames.last?.node == target ? frames.dropLast() : frames[...]
        return named.reduce(into: "") { path, frame in add(frame, to: &path) }
    }

    private func add(_ frame: Frame, to path: inout String) {
        if tree[frame.node].kind == .mapping {
            let key = tree.resolve(frame.child)
            path += path.isEmpty ? "" : "."
            path += tree[key].kind.isScalar ? tree.string(key) : "?"
        } else if let name = entryName(tree.resolve(frame.child)) {
            path += path.isEmpty ? name : ".\(name)"
        } else {
            path += "[\(frame.number)]"
        }
    }

    private func entryName(_ entry: YAMLTree.Index) -> String? {
        if tree[entry].kind.isScalar { return madeID(from: entry) }
        guard tree[entry].kind == .mapping else { return nil }
        if let id = value("id", of: entry) { return tree.string(id) }
        return (value("title", of: entry) ?? value("group", of: entry)).flatMap(madeID)
    }

    private func value(_ name: StaticString, of mapping: YAMLTree.Index) -> YAMLTree.Index? {
        guard let key = decoder.ownKey(name, of: mapping) else { return nil }
        let value = tree.resolve(tree.next(key))
        return tree[value].kind.isScalar && !tree.isNull(value) ? value : nil
    }

    private func madeID(from title: YAMLTree.Index) -> String? {
        var bytes: [UInt8] = []
        return Identifier.makeIdentifier(fromTitle: tree.text(title), into: &bytes)
            ? String(decoding: bytes, as: UTF8.self) : nil
    }

    /// The node that a range is about: of those that begin where it begins, or last before, the one that it covers, or
    /// else the innermost.
    private func node(at range: Range<Int>) -> YAMLTree.Index? {
        var (low, high) = (0, tree.nodes.count)
        while low < high {
            let middle = low + (high - low) / 2
            if Int(tree[middle].start) <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        var node = low - 1
        while node >= 0, Int(tree[node].start) == range.lowerBound {
            if Int(tree[node].end) == range.upperBound { return node }
            node -= 1
        }
        return low - 1
    }
}
