/// All checks of the dropdown on UIKit.
@MainActor let dropdownChecks: [Check] =
    dropdownTutorialChecks + dropdownPlacementChecks + dropdownOverlayChecks + dropdownEventChecks
    + dropdownTouchChecks + dropdownGroupChecks + dropdownKeyChecks + dropdownAnchorChecks
    + dropdownAnchorLookChecks
    + dropdownLookChecks + dropdownAccessChecks + dropdownMemoryChecks
