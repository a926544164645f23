// SwiftUI does not bring UIKit along, which macOS has not.
// plain: cannot find type 'UIColor' in scope
import SwiftUI

public func colour() -> UIColor? { nil }
