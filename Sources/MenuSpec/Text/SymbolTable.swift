/// The names of SF Symbols.
///
/// In the binary they are one literal, each name without what it shares with the one before; the first use
/// unpacks that into flat arrays with a hash index.
struct SymbolTable: Sendable {
    /// What is known of one symbol.
    struct Symbol: Sendable {
        /// The first versions that have it.
        let ios: PlatformVersion
        let macos: PlatformVersion
        /// Whether it may stand only for the Apple product or feature that it shows.
        let isRestricted: Bool
    }

    static let shared = SymbolTable()

    private let names: [UInt8]
    /// Where each name starts in `names`, and the end.
    private let starts: [UInt32]
    private let kinds: [UInt8]
    /// Index of a name plus one, at its hash or the next free place after it.
    private let slots: [UInt16]

    private static var slotCount: Int { 32768 }

    private init() {
        var starts: [UInt32] = []
        var kinds: [UInt8] = []
        var slots = [UInt16](repeating: 0, count: Self.slotCount)
        starts.reserveCapacity(Self.count + 1)
        kinds.reserveCapacity(Self.count)
        names = [UInt8](unsafeUninitializedCapacity: Self.nameBytes) { names, count in
            Self.entries.withUTF8Buffer { Self.unpack($0, into: names, &starts, &kinds) }
            count = Self.nameBytes
            slots.withUnsafeMutableBufferPointer { slots in
                for index in 0..<Self.count {
                    let name = names[Int(starts[index])..<Int(starts[index + 1])]
                    var slot = Self.hash(UnsafeBufferPointer(rebasing: name))
                    while slots[slot] != 0 { slot = (slot &+ 1) % Self.slotCount }
                    slots[slot] = UInt16(index + 1)
                }
            }
        }
        self.starts = starts
        self.kinds = kinds
        self.slots = slots
    }

    private static func unpack(
        _ entries: UnsafeBufferPointer<UInt8>, into names: UnsafeMutableBufferPointer<UInt8>,
        _ starts: inout [UInt32], _ kinds: inout [UInt8]
    ) {
        var position = 0
        var previous = 0
        var end = 0
        while position < entries.count {
            let shared = Int(entries[position] &- 0x24)
            let rest = Int(entries[position &+ 1] &- 0x24)
            kinds.append(entries[position &+ 2] &- 0x24)
            starts.append(UInt32(truncatingIfNeeded: end))
            position &+= 3
            for index in 0..<shared {
                names.initializeElement(at: end &+ index, to: names[previous &+ index])
            }
            for index in 0..<rest {
                names.initializeElement(at: end &+ shared &+ index, to: entries[position &+ index])
            }
            previous = end
            end &+= shared &+ rest
            position &+= rest
        }
        starts.append(UInt32(truncatingIfNeeded: end))
    }

    /// The symbol of a name; nil if there is none.
    func lookup(_ name: UnsafeBufferPointer<UInt8>) -> Symbol? {
        index(of: name).map(symbol)
    }

    /// The place of a name among all names; cheaper than `lookup`, which makes strings.
    func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
        names.withUnsafeBufferPointer { names in
            var slot = Self.hash(name)
            while slots[slot] != 0 {
                let index = Int(slots[slot]) - 1
                if self.name(index, in: names).equals(name) { return index }
                slot = (slot &+ 1) % Self.slotCount
            }
            return nil
        }
    }

    /// The symbol at a place that `index(of:)` gave.
    func symbol(at index: Int) -> Symbol {
        let kind = Int(kinds[index])
        let version = kind / 2 * 4
        func part(_ place: Int) -> Int { PackedTable.digit(Self.versions, version + place) }
        return Symbol(
            ios: PlatformVersion(part(0), part(1)),
            macos: PlatformVersion(part(2), part(3)),
            isRestricted: kind % 2 == 1
        )
    }

    /// The name nearest to one that is not in the table, by the measure of `EditDistance`.
    func nearest(to written: UnsafeBufferPointer<UInt8>) -> String? {
        // Names are ASCII: any other character counts as one that no name has.
        let word = ScalarReader(written).map { $0 < 0x80 ? UInt8($0) : 0xFF }
        var limit = EditDistance.limit(forLength: word.count)
        var nearest: Int?
        word.withUnsafeBufferPointer { word in
            names.withUnsafeBufferPointer { names in
                for index in 0..<kinds.count {
                    let length = Int(starts[index + 1] &- starts[index])
                    guard abs(length - word.count) <= limit else { continue }
                    guard let found = EditDistance.distance(word, name(index, in: names), limit: limit)
                    else { continue }
                    nearest = index
                    limit = found - 1
                    if limit < 0 { break }
                }
            }
        }
        return nearest.map(string)
    }

    private func string(_ index: Int) -> String {
        String(decoding: names[Int(starts[index])..<Int(starts[index + 1])], as: UTF8.self)
    }

    @inline(__always)
    private func name(_ index: Int, in names: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: names[Int(starts[index])..<Int(starts[index &+ 1])])
    }

    /// The table is fixed and sparse, so no input can make the search of a slot long.
    @inline(__always)
    private static func hash(_ name: UnsafeBufferPointer<UInt8>) -> Int {
        var hash = UInt64(truncatingIfNeeded: name.count)
        var index = 0
        while index &+ 8 < name.count {
            hash = mix(hash, name.word(at: index))
            index &+= 8
        }
        return Int(truncatingIfNeeded: mix(hash, name.lastWord) &>> 49)
    }

    @inline(__always)
    private static func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        let product = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        return (product ^ product &>> 32) &* 0xD6E8_FEB8_6659_FD93
    }
}
