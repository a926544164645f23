import Foundation
import Testing

@testable import menuc

@Suite struct SignalMaskTests {
    private let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Which of the signals wait in this thread.
    private var heldBack: [Int32] {
        var mask = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &mask)
        return signals.filter { sigismember(&mask, $0) == 1 }
    }

    /// Does something in a thread in which no signal waits, as in the command's; in those of a pool all may.
    private func withoutMask(_ body: () throws -> Void) rethrows {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body()
    }

    @Test func whatStopsTheProcessWaits() {
        withoutMask {
            SignalMask.holdingBackInterrupts { #expect(heldBack == signals) }
            #expect(heldBack == [])
        }
    }

    @Test func notAfterAFailure() {
        withoutMask {
            #expect(throws: SystemError.self) {
                try SignalMask.holdingBackInterrupts { () throws(SystemError) in throw SystemError(code: EIO)
                }
            }
            #expect(heldBack == [])
        }
    }
}
