#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

extension OutputFolder {
    /// Waits until no other run writes into the folder, and keeps others from it until it is closed.
    ///
    /// Runs at once are harmless without it; with it none forgets what another has made. The system takes it back from a
    /// process that is killed. A run that is stopped and not ended would hold up all others: hence the end of the wait.
    ///
    /// - Parameter seconds: How long to wait.
    /// - Returns: Whether no other run is at it. Some file systems have no locks.
    func lock(waiting seconds: Int = 10) -> Bool {
        var left = seconds * 100
        while true {
            do {
                try SystemError.check { flock(descriptor.number, LOCK_EX | LOCK_NB) }
                return true
            } catch {
                guard error.code == EWOULDBLOCK, left > 0 else { return false }
            }
            left -= 1
            usleep(10_000)
        }
    }

    /// Deletes the temporary files of runs that were killed. To be called under the lock: those of a run that goes on
    /// look the same.
    ///
    /// - Parameter path: That of the folder.
    func deleteLeftovers(at path: FilePath) {
        for name in (try? FolderSearch.names(in: path)) ?? [] where Self.isTemporary(name) {
            if kind(of: name) == .regular { try? unlink(name) }
        }
    }
}
