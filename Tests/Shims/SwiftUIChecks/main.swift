// Drives the headless SwiftUI and prints one line a check.

import SwiftUI

run(
    stateChecks + flowChecks + layoutChecks + scrollChecks + touchChecks + keyChecks + accessibilityChecks
        + motionChecks + lookChecks + tutorialChecks)
