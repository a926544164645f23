// Drives the SwiftUI views on the headless SwiftUI of Tests/Shims, and prints one line a check. The argument is the
// folder of the package.

import Foundation

let package = URL(fileURLWithPath: CommandLine.arguments[1])
let checks =
    dropdownTutorialChecks + dropdownEventChecks + dropdownTouchChecks + dropdownKeyChecks
    + dropdownPlacementChecks + dropdownLookChecks
    + dropdownAccessChecks + sectionTreeChecks + menuChangeChecks
run(checks.map(MenuStage.check))
