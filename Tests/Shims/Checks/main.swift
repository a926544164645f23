// Drives the headless UIKit and prints one line a check. With an argument it runs one of the crashes that Apple's
// UIKit would end in, and is expected to end so too.

@_spi(Headless) import UIKit

if CommandLine.arguments.count > 1 {
    Crashes.run(CommandLine.arguments[1])
} else {
    run(
        layoutChecks + stackChecks + tableChecks + tutorialChecks + anchoredChecks + eventChecks + lookChecks)
}
