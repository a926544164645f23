// What a preference is told to may not be the main actor's: Apple's says so by @Sendable.
// strict: main actor-isolated property 'width' can not be mutated from a Sendable closure
import SwiftUI

struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor final class Model {
    var width: CGFloat = 0
}

struct Measured: View {
    let model: Model
    var body: some View {
        Text("a").onPreferenceChange(WidthKey.self) { model.width = $0 }
    }
}
