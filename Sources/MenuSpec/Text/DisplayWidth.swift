/// How many columns a text takes on a terminal.
enum DisplayWidth {
    /// The columns of a text in well-formed UTF-8; control characters count nothing.
    static func columns(of text: UnsafeBufferPointer<UInt8>) -> Int {
        columns(of: ScalarReader(text))
    }

    /// The columns of some characters. A sequence that shows as one emoji counts two.
    static func columns(of text: some Sequence<UInt32>) -> Int {
        var counter = Counter()
        for codePoint in text {
            counter.add(codePoint)
        }
        return counter.columns
    }

    /// Counts columns character by character.
    struct Counter {
        /// The columns so far.
        private(set) var columns = 0
        /// The columns that the character before took, which a selector or a keycap may widen.
        private var last = 0
        private var canWiden = false
        private var endsWithPictograph = false
        private var isJoined = false
        private var isHalfFlag = false

        mutating func add(_ codePoint: UInt32) {
            switch codePoint {
            case 0x20..<0x7F:
                start(1, canWiden: false, isPictograph: false)
            case 0xFE0F, 0x20E3:
                widen(ifKeycap: codePoint == 0x20E3)
            case 0x200D:
                isJoined = endsWithPictograph
            case 0x1F1E6...0x1F1FF where isHalfFlag:
                isHalfFlag = false
            case 0x1F3FB...0x1F3FF where endsWithPictograph:
                break
            default:
                addOther(codePoint)
            }
        }

        private mutating func addOther(_ codePoint: UInt32) {
            let properties = UnicodeProperties(of: codePoint)
            if codePoint < 0xA0 || properties.contains(.zeroWidth) { return }
            let isPictograph = properties.contains(.pictographic)
            if isJoined, isPictograph {
                isJoined = false
                return
            }
            start(properties.contains(.wide) ? 2 : 1, canWiden: isPictograph, isPictograph: isPictograph)
            isHalfFlag = (0x1F1E6...0x1F1FF).contains(codePoint)
        }

        private mutating func start(_ width: Int, canWiden: Bool, isPictograph: Bool) {
            columns += width
            last = width
            self.canWiden = canWiden
            endsWithPictograph = isPictograph
            isJoined = false
            isHalfFlag = false
        }

        private mutating func widen(ifKeycap: Bool) {
            guard last == 1, canWiden || ifKeycap else { return }
            columns += 1
            last = 2
        }
    }
}
