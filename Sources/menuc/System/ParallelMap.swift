#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Makes a value for each number from 0 on, several at a time, and hands the values on in the order of their numbers.
///
/// The threads are the system's own: Dispatch and Swift's tasks would make every run start more slowly, also one that
/// needs none of them.
struct ParallelMap<Value: Sendable> {
    /// How many numbers there are.
    let count: Int
    /// How many threads make values; with one, or where the system gives none, the caller's thread makes them.
    let jobs: Int
    /// How much memory a value keeps, in bytes, roughly.
    let size: @Sendable (Value) -> Int
    let make: @Sendable (Int) -> Value

    /// Deep specs recurse: as much stack as the first thread has, as a rule.
    static var stackSize: Int { 8 << 20 }

    /// - Parameters:
    ///   - take: Called on the caller's thread for each number, in order.
    ///   - wait: Called on the caller's thread some hundred times a second while there is nothing to take.
    func run(take: (Int, Value) -> Void, wait: () -> Void) {
        let board = Board<Value>(count: count, jobs: jobs)
        let threads = jobs > 1 ? start(board) : []
        guard !threads.isEmpty else {
            for index in 0..<count { take(index, make(index)) }
            return
        }
        for index in 0..<count {
            while true {
                if let value = board.value(of: index) {
                    take(index, value)
                    break
                }
                wait()
            }
        }
        for thread in threads { pthread_join(thread, nil) }
    }

    /// As many threads as there can be.
    private func start(_ board: Board<Value>) -> [pthread_t] {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        // Only the caller's thread holds signals back while it writes a file: no other may take them instead.
        return SignalMask.holdingBackInterrupts {
            var threads: [pthread_t] = []
            while threads.count < min(jobs, count) {
                let work = Work { [size, make] in
                    while let range = board.next() {
                        for index in range {
                            let value = make(index)
                            board.put(value, size(value), at: index)
                        }
                    }
                }
                guard let thread = work.start(&attributes) else { break }
                threads.append(thread)
            }
            return threads
        }
    }
}

/// What a thread does, in a form that passes through C.
private final class Work: Sendable {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    /// Nil where the system has no thread for it.
    func start(_ attributes: inout pthread_attr_t) -> pthread_t? {
        // The thread takes this reference over, if there is a thread.
        let work = Unmanaged.passRetained(self)
        #if canImport(Darwin)
            var thread: pthread_t?
            let code = pthread_create(&thread, &attributes, { Work.run($0) }, work.toOpaque())
        #else
            var made = pthread_t()
            let code = pthread_create(
                &made, &attributes, { $0.flatMap { Work.run($0) } }, work.toOpaque())
            let thread: pthread_t? = made
        #endif
        guard code == 0 else {
            work.release()
            return nil
        }
        return thread
    }

    private static func run(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
        return nil
    }
}

/// Which numbers are worked on, and the values that wait to be taken.
///
/// It is shared by threads, and so an object: whatever it holds is read and changed under its lock alone, which is why it
/// may be called sendable.
private final class Board<Value: Sendable>: @unchecked Sendable {
    /// The most values that wait, and the bytes that they may keep: however many files there are, not all of them are in
    /// memory.
    private static var mostWaiting: Int { 1024 }
    private static var mostBytes: Int { 32 << 20 }
    /// Values after which the one who takes them is woken; else it looks by itself, from time to time. To wake it for
    /// each would cost as much as some of them take to make.
    private static var batch: Int { 64 }
    private static var nanosecondsToWait: Int { 5_000_000 }

    private let count: Int
    /// How many numbers a thread takes at once: few where there are few, so that no thread ends up with all the work.
    private let stride: Int
    /// At the remainders of numbers.
    private var values: [(value: Value, size: Int)?]
    /// The first number that no thread has.
    private var nextIndex = 0
    /// The first number whose value was not taken.
    private var firstWaiting = 0
    private var bytes = 0
    private var putSinceWake = 0
    private var isFull = false
    // In memory of their own, since what C locks must not move.
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let isRoomy = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let isReady = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(count: Int, jobs: Int) {
        self.count = count
        stride = min(8, max(1, count / (8 * jobs)))
        values = Array(repeating: nil, count: min(count, Self.mostWaiting))
        lock.initialize(to: pthread_mutex_t())
        isRoomy.initialize(to: pthread_cond_t())
        isReady.initialize(to: pthread_cond_t())
        pthread_mutex_init(lock, nil)
        pthread_cond_init(isRoomy, nil)
        pthread_cond_init(isReady, nil)
    }

    deinit {
        pthread_cond_destroy(isReady)
        pthread_cond_destroy(isRoomy)
        pthread_mutex_destroy(lock)
        isReady.deallocate()
        isRoomy.deallocate()
        lock.deallocate()
    }

    /// Numbers for a thread to work on; nil when there are none any more. Waits while too many values are not taken.
    func next() -> Range<Int>? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        while nextIndex < count {
            let end = min(count, nextIndex + stride)
            // What is to be taken next is always worked on: otherwise all would wait for one another.
            if nextIndex == firstWaiting || end - firstWaiting <= values.count && bytes <= Self.mostBytes {
                defer { nextIndex = end }
                return nextIndex..<end
            }
            isFull = true
            pthread_cond_wait(isRoomy, lock)
        }
        return nil
    }

    func put(_ value: Value, _ size: Int, at index: Int) {
        pthread_mutex_lock(lock)
        values[index % values.count] = (value, size)
        bytes += size
        putSinceWake += 1
        if putSinceWake >= Self.batch || isFull || index == count - 1 {
            putSinceWake = 0
            pthread_cond_signal(isReady)
        }
        pthread_mutex_unlock(lock)
    }

    /// Takes the value of the first number whose value was not taken; nil if it is not there after some milliseconds.
    func value(of index: Int) -> Value? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        let slot = index % values.count
        if values[slot] == nil { sleep() }
        guard let entry = values[slot] else { return nil }
        values[slot] = nil
        firstWaiting += 1
        bytes -= entry.size
        // Not for the first that fits: they would be full again at once.
        let isHalfEmpty = nextIndex - firstWaiting <= values.count / 2 && bytes <= Self.mostBytes / 2
        if isFull, isHalfEmpty || nextIndex == firstWaiting {
            isFull = false
            pthread_cond_broadcast(isRoomy)
        }
        return entry.value
    }

    /// Lets go of the lock until some values were put, or some time has passed.
    private func sleep() {
        var end = timespec()
        clock_gettime(CLOCK_REALTIME, &end)
        end.tv_nsec += Self.nanosecondsToWait
        if end.tv_nsec >= 1_000_000_000 {
            end.tv_sec += 1
            end.tv_nsec -= 1_000_000_000
        }
        pthread_cond_timedwait(isReady, lock, &end)
    }
}
