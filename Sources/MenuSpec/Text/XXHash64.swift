/// A hash of a text that comes in pieces: XXH64 with the seed 0, which `xxhsum -H1` prints too.
///
/// It tells whether a file was changed since, and takes a small part of the time in which the text is made. It is no
/// protection from somebody who makes two texts of one hash.
///
/// Source: the xxHash specification, github.com/Cyan4973/xxHash, doc/xxhash_spec.md.
package struct XXHash64 {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5
    private static let stripe = 32

    /// Bytes so far.
    package private(set) var count = 0
    private var lanes = SIMD4<UInt64>(prime1 &+ prime2, prime2, 0, 0 &- prime1)
    /// The end of what came, shorter than a stripe.
    private var rest: [UInt8] = []

    package init() {}

    package mutating func update(_ bytes: UnsafeBufferPointer<UInt8>) {
        count += bytes.count
        var bytes = UnsafeRawBufferPointer(bytes)[...]
        if !rest.isEmpty {
            let missing = bytes.prefix(Self.stripe - rest.count)
            rest += missing
            bytes = bytes.dropFirst(missing.count)
            guard rest.count == Self.stripe else { return }
            rest.withUnsafeBytes { take($0[...]) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = bytes.count / Self.stripe * Self.stripe
        take(bytes.prefix(whole))
        rest += bytes.dropFirst(whole)
    }

    /// Takes whole stripes.
    private mutating func take(_ bytes: Slice<UnsafeRawBufferPointer>) {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        var (lane0, lane1, lane2, lane3) = (lanes[0], lanes[1], lanes[2], lanes[3])
        for offset in stride(from: 0, to: bytes.count, by: Self.stripe) {
            lane0 = Self.round(lane0, Self.word(bytes, offset))
            lane1 = Self.round(lane1, Self.word(bytes, offset + 8))
            lane2 = Self.round(lane2, Self.word(bytes, offset + 16))
            lane3 = Self.round(lane3, Self.word(bytes, offset + 24))
        }
        lanes = SIMD4(lane0, lane1, lane2, lane3)
    }

    /// The hash of all so far.
    package var value: UInt64 {
        var hash = Self.prime5
        if count >= Self.stripe {
            hash =
                Self.rotate(lanes[0], 1) &+ Self.rotate(lanes[1], 7) &+ Self.rotate(lanes[2], 12)
                &+ Self.rotate(lanes[3], 18)
            for index in 0..<4 {
                hash = (hash ^ Self.round(0, lanes[index])) &* Self.prime1 &+ Self.prime4
            }
        }
        hash &+= UInt64(count)
        rest.withUnsafeBytes { rest in
            var offset = 0
            while offset + 8 <= rest.count {
                hash ^= Self.round(0, Self.word(rest, offset))
                hash = Self.rotate(hash, 27) &* Self.prime1 &+ Self.prime4
                offset += 8
            }
            if offset + 4 <= rest.count {
                let half = UInt32(littleEndian: rest.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
                hash ^= UInt64(half) &* Self.prime1
                hash = Self.rotate(hash, 23) &* Self.prime2 &+ Self.prime3
                offset += 4
            }
            for byte in rest[offset...] {
                hash ^= UInt64(byte) &* Self.prime5
                hash = Self.rotate(hash, 11) &* Self.prime1
            }
        }
        hash = (hash ^ hash >> 33) &* Self.prime2
        hash = (hash ^ hash >> 29) &* Self.prime3
        return hash ^ hash >> 32
    }

    private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        rotate(lane &+ word &* prime2, 31) &* prime1
    }

    private static func rotate(_ word: UInt64, _ bits: UInt64) -> UInt64 {
        word << bits | word >> (64 - bits)
    }

    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}

/// What tells one content of a file from another.
package struct Fingerprint: Equatable, Sendable {
    /// In bytes.
    package let size: Int
    /// The file's `XXHash64`.
    package let hash: UInt64

    package init(size: Int, hash: UInt64) {
        self.size = size
        self.hash = hash
    }

    package init(_ hash: XXHash64) {
        self.init(size: hash.count, hash: hash.value)
    }
}
