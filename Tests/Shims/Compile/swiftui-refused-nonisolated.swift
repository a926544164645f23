// Bodies belong to the main actor.
// strict: main actor-isolated property 'body' can not be referenced from a nonisolated context
import SwiftUI

public struct Title: View {
    public var body: some View { Text("title") }
}

public func build(_ title: Title) { _ = title.body }
