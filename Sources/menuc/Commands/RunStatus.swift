/// How a run ended, as the shell sees it.
enum RunStatus: Int32, Comparable, Sendable {
    /// Nothing that counts as an error.
    case success = 0
    /// A spec has errors, or an output that was checked is not as it is to be.
    case findings = 1
    /// The run or a part of it could not be done.
    case failure = 2

    static func < (left: RunStatus, right: RunStatus) -> Bool {
        left.rawValue < right.rawValue
    }
}
