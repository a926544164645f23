// Labels are Apple's.
// plain: extra argument 'gap' in call
import SwiftUI

public struct Stack: View {
    public var body: some View { VStack(alignment: .leading, gap: 4) { Text("a") } }
}
