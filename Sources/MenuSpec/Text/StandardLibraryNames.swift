/// The public types of the modules that every Swift file imports without saying so, and those modules' names.
///
/// A type of one of these names would hide the library's in the code around it.
enum StandardLibraryNames {
    static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        names.withUTF8Buffer { table in
            var start = 1
            for index in 1..<table.count where table[index] == 0x20 {
                if index &- start == name.count, table[start..<index].elementsEqual(name) { return true }
                start = index &+ 1
            }
            return false
        }
    }
}
