// The hooks are for tests, which ask for them.
// plain: cannot find 'SwiftUIHeadless' in scope
import SwiftUI

@MainActor public func show() { _ = SwiftUIHeadless.host(Text("a"), size: .zero) }
