#if canImport(Glibc)
    import CGlibc
    import Glibc
#endif

/// How the heap grows.
enum HeapPages {
    /// Below this what is rounded up to large pages would be more than it saves.
    private static let smallest = 256 * 1024

    /// Sizes of specs beside which a large page that is not full is much; to smaller ones the process itself is more.
    private static let sizesToSpare = (1 << 20)..<(4 << 20)

    private static let largePage = 2 * 1024 * 1024

    /// Makes the heaps of several threads ready for many specs, one after the other: what one takes is not given back to
    /// the system, to be asked for again for the next.
    static func prepareForThreads() { keepWhatIsFreed() }

    private static func keepWhatIsFreed() {
        #if canImport(Glibc)
            mallopt(M_MMAP_THRESHOLD, 32 << 20)
            mallopt(M_TRIM_THRESHOLD, 1 << 30)
        #endif
    }

    /// Makes the heap ready for what reading a large spec takes.
    ///
    /// Most of a large spec's cost beyond its parsing would be the kernel handing out memory in pages of 4 KB, one
    /// interruption each. Where Linux has large pages for those who ask, this asks: the heap grows in one piece, of large
    /// pages, and is used again when it is freed. Nothing is taken that is not touched; where the system cannot do
    /// it, all works as before.
    ///
    /// - Parameter inputSize: Bytes of the spec.
    static func prepare(forInputOf inputSize: Int) {
        #if canImport(Glibc)
            guard inputSize >= smallest else { return }
            let size = min(inputSize * 12, 1 << 30)
            keepWhatIsFreed()
            mallopt(M_TOP_PAD, Int32(size))
            guard let before = sbrk(0) else { return }
            // The first request that the heap has no room for makes it grow by all of the padding.
            UnsafeMutableRawPointer.allocate(byteCount: largePage, alignment: 16).deallocate()
            mallopt(M_TOP_PAD, 128 << 10)
            guard let after = sbrk(0), after > before else { return }
            let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
            guard
                let start = UnsafeMutableRawPointer(
                    bitPattern: (Int(bitPattern: before) + pageSize - 1) / pageSize * pageSize)
            else { return }
            // What is needed last grows in small pages then.
            let length =
                sizesToSpare.contains(inputSize) ? min(after - start, inputSize * 4) : after - start
            madvise(start, length, MADV_HUGEPAGE)
        #endif
    }
}
