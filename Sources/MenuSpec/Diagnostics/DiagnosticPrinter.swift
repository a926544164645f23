/// Writes the diagnostics of a run in one form, a file at a time.
public protocol DiagnosticPrinter {
    /// Writes what was found in a file. Call it for each file that was checked, also for a clean one.
    mutating func add(_ spec: CheckedSpec, to output: inout [UInt8])

    /// Writes what stands after the last file.
    mutating func finish(to output: inout [UInt8])
}

/// How many files a run has checked, and what was found in them.
struct DiagnosticTally {
    private(set) var files = 0
    private(set) var errors = 0
    private(set) var warnings = 0
    /// For each rule how many findings were left out.
    private(set) var omitted: [String: Int] = [:]

    mutating func add(_ spec: CheckedSpec) {
        files += 1
        errors += spec.errorCount
        warnings += spec.warningCount
        omitted.merge(spec.omitted, uniquingKeysWith: +)
    }
}
