#if canImport(Glibc)
    import CGlibc
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The processors of the machine.
enum Processors {
    /// How many of them this process may use; at least one.
    static var usable: Int {
        #if canImport(Glibc)
            // Those that are left to it: a container or `taskset` may have taken some away. 8,192 are as many as
            // Linux knows.
            var mask = [UInt64](repeating: 0, count: 128)
            if menuc_getaffinity(0, UInt(mask.count * 8), &mask) >= 0 {
                let count = mask.reduce(0) { $0 + $1.nonzeroBitCount }
                if count > 0 { return count }
            }
        #endif
        return max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}
