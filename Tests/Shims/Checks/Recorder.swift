import Foundation

/// What a check found wrong. The checks of both modules have it.
@MainActor final class Recorder {
    var problems: [String] = []
    var expectsConflicts = false

    func expect<Value: Equatable>(
        _ actual: Value, _ expected: Value, _ what: String = "", line: Int = #line
    ) {
        if actual != expected { problems.append("line \(line) \(what): \(actual) is not \(expected)") }
    }

    func near(
        _ actual: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, line: Int = #line
    ) {
        let differences = [actual.minX - x, actual.minY - y, actual.width - width, actual.height - height]
        if differences.contains(where: { abs($0) > 0.001 }) {
            problems.append("line \(line): \(actual) is not (\(x), \(y), \(width), \(height))")
        }
    }
}

typealias Check = (name: String, run: @MainActor (Recorder) -> Void)
