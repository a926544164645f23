import Foundation
import Testing

@testable import menuc

@Suite struct ParallelMapTests {
    @Test(arguments: [(0, 4), (1, 4), (3, 1), (3, 8), (1000, 2), (5000, 7)])
    func everyValueIsTakenInOrder(_ count: Int, _ jobs: Int) {
        var taken: [Int] = []
        ParallelMap<Int>(count: count, jobs: jobs, size: { _ in 0 }) { $0 * 3 }.run {
            #expect($0 == taken.count)
            taken.append($1)
        } wait: {
        }
        #expect(taken == (0..<count).map { $0 * 3 })
    }

    /// The first waits for the second, which with one thread would wait for the first.
    @Test func severalAreMadeAtOnce() {
        let second = DispatchSemaphore(value: 0)
        var taken: [Bool] = []
        ParallelMap<Bool>(count: 2, jobs: 2, size: { _ in 0 }) { index in
            if index == 1 { second.signal() }
            return index == 1 || second.wait(timeout: .now() + 60) == .success
        }.run {
            taken.append($1)
        } wait: {
        }
        #expect(taken == [true, true])
    }

    @Test func withOneJobTheCallerDoesIt() {
        let caller = pthread_self()
        ParallelMap<Bool>(count: 3, jobs: 1, size: { _ in 0 }) { _ in
            pthread_equal(pthread_self(), caller) != 0
        }
        .run {
            #expect($1)
        } wait: {
            Issue.record("there is nothing to wait for")
        }
    }

    /// While nothing is taken no more is made than may wait: by number (1,024) or by size (32 MB), and what the threads are
    /// at (8 numbers each) comes to it.
    @Test(arguments: [(0, 1024), (1 << 20, 32 + 4 * 8)])
    func whatWaitsIsBounded(_ size: Int, _ most: Int) {
        let made = Counter()
        ParallelMap<Int>(count: 6000, jobs: 4, size: { _ in size }) { index in
            made.increase()
            return index
        }.run { index, _ in
            // Long enough for all of them, were there no bound.
            if index == 0 { usleep(100_000) }
            // This one does not wait any more.
            #expect(made.value <= index + 1 + most)
        } wait: {
        }
        #expect(made.value == 6000)
    }

    /// What stops the process is for the thread that may be writing a file.
    @Test func theThreadsTakeNoSignals() {
        ParallelMap<Bool>(count: 2, jobs: 2, size: { _ in 0 }) { _ in
            var mask = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &mask)
            return [SIGINT, SIGTERM, SIGHUP].allSatisfy { sigismember(&mask, $0) == 1 }
        }.run {
            #expect($1)
        } wait: {
        }
    }

    @Test func thereIsAProcessor() {
        #expect((1...ProcessInfo.processInfo.processorCount).contains(Processors.usable))
    }
}

/// Counts what several threads do.
private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var value: Int { lock.withLock { count } }

    func increase() { lock.withLock { count += 1 } }
}
