// A view has a body.
// plain: type 'Empty' does not conform to protocol 'View'
import SwiftUI

public struct Empty: View {}
