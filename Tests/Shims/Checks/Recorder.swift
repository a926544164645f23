@_spi(Headless) import UIKit

/// What a check found wrong.
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

@MainActor func makeWindow(width: CGFloat = 400, height: CGFloat = 800) -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, controller.view)
}

extension UIView {
    /// For constraints, under a superview.
    @discardableResult func placed(in parent: UIView) -> Self {
        translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(self)
        return self
    }
}

/// Runs checks one after another, and prints a line for each: `ok NAME`, or `FAILED NAME`, a tab and what was wrong.
@MainActor func run(_ checks: [Check]) {
    for (name, check) in checks {
        UIKitHeadless.clearRecords()
        let recorder = Recorder()
        check(recorder)
        for problem in UIKitHeadless.unsatisfiedConstraints + UIKitHeadless.unsettledLayouts
        where !recorder.expectsConflicts { recorder.problems.append("layout: \(problem)") }
        print(
            recorder.problems.isEmpty
                ? "ok \(name)" : "FAILED \(name)\t\(recorder.problems.joined(separator: "; "))")
    }
}
