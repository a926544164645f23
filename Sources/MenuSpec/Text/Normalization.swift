/// Normalisation form C, so that an id is one identifier however its text was typed.
enum Normalization {
    /// Whether a text surely is in NFC; false where only normalising can tell.
    static func isSurelyNFC(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var reader = ScalarReader(bytes)
        var last = 0
        while let codePoint = reader.next() {
            // Nothing below U+0300 composes, decomposes in NFC, or combines.
            guard codePoint >= 0x300 else {
                last = 0
                continue
            }
            let properties = UnicodeProperties(of: codePoint)
            if properties.contains(.nfcUncertain) { return false }
            guard properties.contains(.nonStarter) else {
                last = 0
                continue
            }
            let combiningClass = combiningClass(of: codePoint)
            if combiningClass < last { return false }
            last = combiningClass
        }
        return true
    }

    /// Brings the bytes from `start` on into NFC.
    ///
    /// The work grows with the text's length alone, whatever it holds.
    static func normalizeToNFC(_ bytes: inout [UInt8], from start: Int = 0) {
        let parts = bytes.withUnsafeBufferPointer { all -> [UInt32]? in
            let text = UnsafeBufferPointer(rebasing: all[start...])
            return isSurelyNFC(text) ? nil : composed(text)
        }
        guard let parts else { return }
        bytes.removeSubrange(start...)
        for part in parts {
            bytes.append(codePoint: part)
        }
    }

    /// The characters of a text in NFC.
    static func composed(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        var parts = decomposed(bytes)
        compose(&parts)
        return parts.map { $0 & codePointMask }
    }

    static func combiningClass(of codePoint: UInt32) -> Int {
        let index = PackedTable.value(
            of: codePoint, blockNumbers: combiningClassBlockNumbers, blocks: combiningClassBlocks)
        return PackedTable.number(combiningClasses, at: index &* 2, digits: 2)
    }
}

/// Characters with their combining class in the upper bits.
private let codePointMask: UInt32 = 0x1F_FFFF
private let classShift: UInt32 = 21

extension Normalization {
    /// The canonical decomposition, in canonical order.
    private static func decomposed(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt32] {
        var parts: [UInt32] = []
        parts.reserveCapacity(bytes.count)
        /// Where the run of combining characters at the end of `parts` starts.
        var run = 0
        var buckets = Buckets()
        func append(_ codePoint: UInt32) {
            let combiningClass = UInt32(combiningClass(of: codePoint))
            if combiningClass == 0 {
                buckets.sort(&parts, from: run)
                run = parts.count + 1
            }
            parts.append(codePoint | combiningClass << classShift)
        }
        for codePoint in ScalarReader(bytes) {
            if codePoint < 0xC0 {
                append(codePoint)
            } else if let syllable = Hangul.index(ofSyllable: codePoint) {
                append(Hangul.leading + syllable / (Hangul.vowels * Hangul.trails))
                append(Hangul.vowel + syllable / Hangul.trails % Hangul.vowels)
                if syllable % Hangul.trails != 0 {
                    append(Hangul.trail + syllable % Hangul.trails)
                }
            } else if let record = PackedTable.record(
                Int(codePoint), in: decompositions, keyDigits: 4, recordDigits: 20)
            {
                for place in stride(from: record + 4, to: record + 20, by: 4) {
                    let part = PackedTable.number(decompositions, at: place, digits: 4)
                    if part != 0 { append(UInt32(part)) }
                }
            } else {
                append(codePoint)
            }
        }
        buckets.sort(&parts, from: run)
        return parts
    }

    /// Joins characters to the starter before them where the two compose and nothing between is in the way.
    private static func compose(_ parts: inout [UInt32]) {
        var count = 0
        var starter: Int?
        var lastClass: UInt32 = 0
        for index in parts.indices {
            let part = parts[index]
            let combiningClass = part >> classShift
            if let place = starter {
                let isBlocked = count - 1 > place && (lastClass == 0 || lastClass >= combiningClass)
                if !isBlocked, let joined = composition(of: parts[place], with: part & codePointMask) {
                    parts[place] = joined
                    continue
                }
            }
            if combiningClass == 0 { starter = count }
            lastClass = combiningClass
            parts[count] = part
            count += 1
        }
        parts.removeSubrange(count...)
    }

    private static func composition(of first: UInt32, with second: UInt32) -> UInt32? {
        if second < 0x300 { return nil }
        if let syllable = Hangul.composition(of: first, with: second) { return syllable }
        let key = Int(first) << 24 | Int(second)
        return PackedTable.record(key, in: compositions, keyDigits: 8, recordDigits: 12)
            .map { UInt32(PackedTable.number(compositions, at: $0 + 8, digits: 4)) }
    }
}

/// Sorts runs of combining characters by class, equal ones staying in order, in time linear in their length.
private struct Buckets {
    private var sorted: [UInt32] = []

    mutating func sort(_ parts: inout [UInt32], from start: Int) {
        let count = parts.count - start
        guard count > 1 else { return }
        if count <= 16 {
            for index in start + 1..<parts.count {
                let part = parts[index]
                var place = index
                while place > start, parts[place - 1] >> classShift > part >> classShift {
                    parts[place] = parts[place - 1]
                    place -= 1
                }
                parts[place] = part
            }
            return
        }
        var ends = [Int](repeating: 0, count: 257)
        for part in parts[start...] {
            ends[Int(part >> classShift) + 1] += 1
        }
        for index in 1..<257 {
            ends[index] += ends[index - 1]
        }
        sorted.removeAll(keepingCapacity: true)
        sorted.append(contentsOf: parts[start...])
        for part in sorted {
            let combiningClass = Int(part >> classShift)
            parts[start + ends[combiningClass]] = part
            ends[combiningClass] += 1
        }
    }
}
