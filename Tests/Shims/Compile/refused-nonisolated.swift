// Views belong to the main actor.
// plain: main actor-isolated property 'alpha' can not be mutated from a nonisolated context
// objc: main actor-isolated property 'alpha' can not be mutated from a nonisolated context
import UIKit

public func fade(_ view: UIView) { view.alpha = 0 }
