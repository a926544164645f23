/// The public types of the modules that every Swift file imports without saying so, and those modules' names.
///
/// A type of one of these names would hide the library's in the code around it.
enum StandardLibraryNames {
    static func contains(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        names.withUTF8Buffer { table in
            var start = 1
            while start < table.count {
                guard let end = table[start...].firstIndex(of: 0x20) else { return false }
                if end - start == name.count, table[start..<end].elementsEqual(name) { return true }
                start = end + 1
            }
            return false
        }
    }
}
