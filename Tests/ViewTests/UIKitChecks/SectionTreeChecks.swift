/// All checks of the section tree on UIKit.
@MainActor let sectionTreeChecks: [Check] =
    sectionTreeTutorialChecks + sectionTreeBehaviourChecks + sectionTreeAccessChecks + sectionTreeLookChecks
    + sectionTreeMenuChecks + sectionTreeCostChecks + sectionTreeRandomChecks
