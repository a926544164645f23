/// The public types of the modules that every Swift file imports without saying so, and those modules' names.
///
/// A type of one of these names would hide the library's in the code around it.
enum StandardLibraryNames {
    static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool { names.hasWord(name) }
}

/// The types and functions of the runtime and of the views, and what they name of other modules without saying of which.
enum ViewNames {
    static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool { names.hasWord(name) }
}

extension StaticString {
    /// Whether a word is one of a list in which each has a space before and after it.
    fileprivate func hasWord(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        withUTF8Buffer { list in
            var start = 1
            for index in 1..<list.count where list[index] == 0x20 {
                if index &- start == word.count, list[start..<index].elementsEqual(word) { return true }
                start = index &+ 1
            }
            return false
        }
    }
}
