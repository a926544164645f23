// Views as menus have them, beside UIKit in one file.
// plain: compiles
// strict: compiles
import SwiftUI
import UIKit

@MainActor final class Model {
    var count = 0
}

public struct Rows<Item: Identifiable, Row: View>: View {
    let items: [Item]
    let model: Model
    @ViewBuilder let row: (Item) -> Row
    @State private var chosen: Item.ID?
    @Binding var isOpen: Bool
    @Environment(\.layoutDirection) private var direction
    @AccessibilityFocusState private var focus: Item.ID?
    @ScaledMetric(relativeTo: .title) private var side: CGFloat = 50

    public var body: some View {
        List {
            ForEach(items) { item in
                row(item)
                    .background(chosen == item.id ? Color.accentColor : .clear)
                    .accessibilityFocused($focus, equals: item.id)
                    .onTapGesture {
                        // The body is the main actor's, and so is what is written in it.
                        model.count += 1
                        withAnimation(.easeInOut(duration: 0.25)) { chosen = item.id }
                    }
            }
        }
        .listStyle(.insetGrouped)
        if isOpen {
            Arrow().stroke(.red, style: StrokeStyle(lineWidth: 2)).frame(width: side, height: side)
                .transition(.move(edge: .top).combined(with: .opacity))
        }
    }
}

public struct Arrow: Shape {
    public func path(in rect: CGRect) -> Path {
        Path { path in path.addLines([rect.origin, CGPoint(x: rect.maxX, y: rect.midY)]) }
            .applying(CGAffineTransform(translationX: 1, y: 1))
    }
}

/// A shape is drawn on any thread.
public func outline(in rect: CGRect) -> Path { Arrow().path(in: rect) }

public struct Pressed: ButtonStyle {
    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
}

public let side = UIView.noIntrinsicMetric
