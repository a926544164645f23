/// The characters that show as themselves: letters, marks, numbers, punctuation and symbols.
///
/// Spaces are not among them, nor controls, format characters, private and unassigned ones.
package enum GraphicCharacters {
    package static func contains(_ scalar: Unicode.Scalar) -> Bool {
        let value = scalar.value
        if value < 0x7F { return value > 0x20 }
        // How many bounds are not behind the character: an odd number begins with one that opened a range.
        var low = 0
        var high = bounds.utf8CodeUnitCount / 4
        while low < high {
            let middle = (low + high) / 2
            if PackedTable.number(bounds, at: middle * 4, digits: 4) <= Int(value) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low % 2 == 1
    }
}
