import MenuRuntime

/// Scalars that a field gives a type: numbers, booleans, words.
extension SpecDecoder {
    /// The text of an unquoted scalar, or nil with a `type` diagnostic.
    ///
    /// - Parameter accepts: Whether a quoted scalar's text would do without its quotes; then a fix offers that.
    private mutating func plainText(
        _ slot: Slot, _ type: FieldType, accepts: (UnsafeBufferPointer<UInt8>) -> Bool
    ) -> UnsafeBufferPointer<UInt8>? {
        switch tree[slot.value].kind {
        case .plain: return tree.text(slot.value)
        case .singleQuoted, .doubleQuoted:
            reportType(slot, type) { decoder in
                guard accepts(decoder.tree.text(slot.value)) else { return nil }
                return decoder.replacement(
                    of: slot.value, with: decoder.tree.string(slot.value), "take the quotes off"
                ).safe
            }
            return nil
        default:
            reportType(slot, type)
            return nil
        }
    }

    /// A number in a range.
    mutating func number(_ slot: Slot, _ range: NumberRange, type: FieldType? = nil) -> Double? {
        let type = type ?? .number(range)
        guard let text = plainText(slot, type, accepts: { PlainNumber($0) != nil }) else { return nil }
        guard let number = PlainNumber(text) else {
            reportType(slot, type)
            return nil
        }
        guard range.contains(number.value) else {
            reportValue(slot, type)
            return nil
        }
        return number.value == 0 ? 0 : number.value
    }

    /// A whole number from a minimum on, written without fraction or exponent.
    mutating func integer(_ slot: Slot, minimum: Int, type: FieldType? = nil) -> Int? {
        let type = type ?? .integer(minimum: minimum)
        guard let text = plainText(slot, type, accepts: { PlainNumber($0)?.isInteger ?? false }) else {
            return nil
        }
        guard let number = PlainNumber(text), number.isInteger else {
            reportType(slot, type)
            return nil
        }
        // From 2^53 on a front-end that reads numbers as doubles would get another.
        guard abs(number.value) < 9_007_199_254_740_992, Int(number.value) >= minimum else {
            reportValue(slot, type)
            return nil
        }
        return Int(number.value)
    }

    mutating func boolean(_ slot: Slot) -> Bool? {
        guard let text = plainText(slot, .boolean, accepts: { $0.equals("true") || $0.equals("false") })
        else { return nil }
        if text.equals("true") { return true }
        if text.equals("false") { return false }
        reportType(slot, .boolean) { decoder in
            // What YAML 1.1 takes for booleans.
            switch decoder.tree.string(slot.value).lowercased() {
            case "true", "yes", "on", "y": decoder.replacement(of: slot.value, with: "true")
            case "false", "no", "off", "n": decoder.replacement(of: slot.value, with: "false")
            default: nil
            }
        }
        return nil
    }

    /// A fix that writes something else in a node's place.
    func replacement(of node: YAMLTree.Index, with newText: String, _ title: String? = nil)
        -> Diagnostic.FixIt
    {
        Diagnostic.FixIt(
            title: title ?? "change to '\(newText)'",
            edits: [Diagnostic.Edit(range: tree.range(node), newText: newText)])
    }

    /// The text of any scalar, or nil with a `type` diagnostic.
    mutating func scalarText(_ slot: Slot, _ type: FieldType) -> UnsafeBufferPointer<UInt8>? {
        let node = tree[slot.value]
        guard !node.flags.contains(.reported) else { return nil }
        guard node.kind.isScalar else {
            reportType(slot, type)
            return nil
        }
        return tree.text(slot.value)
    }

    /// One of a few words.
    mutating func word(_ slot: Slot, _ words: [String]) -> Int? {
        let type = FieldType.words(words)
        guard let text = scalarText(slot, type) else { return nil }
        if let index = words.firstIndex(where: { $0.utf8.elementsEqual(text) }) { return index }
        reportValue(slot, type) { $0.nearestFix(slot, words) }
        return nil
    }

    /// A fix that writes the nearest of some words, if one is near.
    func nearestFix(_ slot: Slot, _ words: [String]) -> Diagnostic.FixIt? {
        EditDistance.nearest(to: tree.string(slot.value), among: words).map {
            replacement(of: slot.value, with: $0)
        }
    }

    /// Points over 0, or `auto`.
    mutating func height(_ slot: Slot) -> MenuDocument.Height? {
        if tree[slot.value].kind.isScalar, tree.text(slot.value).equals("auto") { return .auto }
        return number(slot, .positivePoints, type: .height).map(MenuDocument.Height.points)
    }

    /// A width: a word, points or a share.
    mutating func width(_ slot: Slot) -> MenuDocument.Width? {
        let type = Self.widthType
        guard let text = scalarText(slot, type) else { return nil }
        if text.equals("fill") { return .fill }
        if text.equals("anchor") { return .anchor }
        if text.last == UInt8(ascii: "%"),
            let share = PlainNumber(UnsafeBufferPointer(rebasing: text.dropLast()))
        {
            guard share.value > 0, share.value <= 100 else {
                reportValue(slot, type)
                return nil
            }
            return .percent(share.value)
        }
        if tree[slot.value].kind == .plain, PlainNumber(text) == nil {
            reportValue(slot, type) { $0.nearestFix(slot, ["fill", "anchor"]) }
            return nil
        }
        return number(slot, .positivePoints, type: type).map(MenuDocument.Width.points)
    }

    static let widthType = FieldType.anyOf([.words(["fill", "anchor"]), .number(.positivePoints), .percent])
}
