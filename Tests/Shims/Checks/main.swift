// Drives the headless UIKit and prints one line a check. With an argument it runs one of the crashes that Apple's
// UIKit would end in, and is expected to end so too.

@_spi(Headless) import UIKit

if CommandLine.arguments.count > 1 {
    Crashes.run(CommandLine.arguments[1])
} else {
    for (name, check) in checks {
        UIKitHeadless.clearRecords()
        let recorder = Recorder()
        check(recorder)
        for problem in UIKitHeadless.unsatisfiedConstraints + UIKitHeadless.unsettledLayouts
        where !recorder.expectsConflicts { recorder.problems.append("layout: \(problem)") }
        print(
            recorder.problems.isEmpty
                ? "ok \(name)" : "FAILED \(name): \(recorder.problems.joined(separator: "; "))")
    }
}
