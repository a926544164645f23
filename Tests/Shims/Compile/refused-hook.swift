// What only tests may use is not there for views.
// plain: cannot find 'UIKitHeadless' in scope
// objc: cannot find 'UIKitHeadless' in scope
import UIKit

@MainActor public func peek() { UIKitHeadless.layout() }
