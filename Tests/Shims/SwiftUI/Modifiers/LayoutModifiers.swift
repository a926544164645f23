extension View {
    nonisolated public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        wrapped { node, context in FrameNode(node, width, height, alignment, context) }
    }

    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        wrapped { node, context in
            FlexibleFrameNode(
                node, width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
                height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment, context)
        }
    }

    nonisolated public func padding(_ insets: EdgeInsets) -> some View {
        wrapped { node, context in PaddingNode(node, insets, context) }
    }

    /// Without a length it is 16 points.
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0,
                trailing: edges.contains(.trailing) ? length : 0))
    }

    nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

    nonisolated public func offset(_ offset: CGSize) -> some View {
        wrapped { node, context in OffsetNode(node, offset, context) }
    }

    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    nonisolated public func position(_ position: CGPoint) -> some View {
        wrapped { node, context in PositionNode(node, position, context) }
    }

    nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }

    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        wrapped { node, context in FixedSizeNode(node, horizontal, vertical, context) }
    }

    nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    nonisolated public func layoutPriority(_ value: Double) -> some View { trait { $0.priority = value } }

    nonisolated public func zIndex(_ value: Double) -> some View { trait { $0.zIndex = value } }

    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        wrapped { node, context in AspectNode(node, aspectRatio, contentMode, context) }
    }

    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    @_disfavoredOverload nonisolated public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View { layer(overlay, alignment, isBehind: false) }

    nonisolated public func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { layer(content(), alignment, isBehind: false) }

    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { layer(_ShapeView(shape: Rectangle(), style: style), .center, isBehind: false) }

    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { layer(_ShapeView(shape: shape, style: style), .center, isBehind: false) }

    @_disfavoredOverload nonisolated public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View { layer(background, alignment, isBehind: true) }

    nonisolated public func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { layer(content(), alignment, isBehind: true) }

    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View { layer(_ShapeView(shape: Rectangle(), style: style), .center, isBehind: true) }

    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View { layer(_ShapeView(shape: shape, style: style), .center, isBehind: true) }

    nonisolated private func layer<Layer: View>(
        _ layer: Layer, _ alignment: Alignment, isBehind: Bool
    ) -> some View {
        wrapped { node, context in
            LayerNode(node, alignment, context, isBehind: isBehind) {
                ZStackNode.joining(evaluate(layer, in: context.child(.named("layer"))), context)
            }
        }
    }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
