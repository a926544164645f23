/// A list of plain values that grows at its end, in memory of its own.
///
/// An array is asked at each of millions of short appends and changes whether it is shared; this one never is.
struct PlainList<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    /// - Parameter capacity: How many are expected; memory that is never written to costs nothing.
    init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    var isEmpty: Bool { count == 0 }

    /// The index of the last value, -1 where there is none.
    var lastIndex: Int { count - 1 }

    var last: Element? { count == 0 ? nil : base[count - 1] }

    subscript(index: Int) -> Element {
        @inline(__always) get {
            precondition(index >= 0 && index < count)
            return base[index]
        }
        @inline(__always) _modify {
            precondition(index >= 0 && index < count)
            yield &base[index]
        }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(1) }
        (base + count).initialize(to: element)
        count &+= 1
    }

    @inline(__always)
    mutating func append(contentsOf elements: UnsafeBufferPointer<Element>) {
        guard let start = elements.baseAddress else { return }
        if capacity - count < elements.count { grow(elements.count) }
        (base + count).initialize(from: start, count: elements.count)
        count += elements.count
    }

    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    mutating func removeAll() { count = 0 }

    private mutating func grow(_ extra: Int) {
        capacity = max(capacity * 2, count + extra)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
    }

    /// All values, valid until the list changes or goes.
    var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: base, count: count) }

    /// Calls a body with all values.
    borrowing func withBuffer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        body(UnsafeBufferPointer(start: base, count: count))
    }

    /// Where a value is the first of which something is true.
    borrowing func first(where isWanted: (Element) -> Bool) -> Element? {
        for index in 0..<count where isWanted(base[index]) { return base[index] }
        return nil
    }
}
