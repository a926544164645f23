// Drives the headless SwiftUI and prints one line a check.

@_spi(Headless) import SwiftUI

for (name, check) in stateChecks + flowChecks + layoutChecks + scrollChecks + touchChecks + keyChecks
    + accessibilityChecks + motionChecks + lookChecks + tutorialChecks
{
    let recorder = Recorder()
    check(recorder)
    print(
        recorder.problems.isEmpty
            ? "ok \(name)" : "FAILED \(name): \(recorder.problems.joined(separator: "; "))")
}
