#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// An open list on its way up to the host, which draws it.
    struct DropdownOverlay: Identifiable {
        let list: DropdownList
        /// Of what opened the list.
        let anchor: Anchor<CGRect>
        let surroundings: Surroundings

        nonisolated var id: ObjectIdentifier { ObjectIdentifier(list.presence) }

        /// What the list takes from where its dropdown stands, not from the host.
        struct Surroundings {
            let direction: LayoutDirection
            let typeSize: DynamicTypeSize
            let scheme: ColorScheme
        }
    }

    enum DropdownOverlaysKey: PreferenceKey {
        static var defaultValue: [DropdownOverlay] { [] }

        static func reduce(value: inout [DropdownOverlay], nextValue: () -> [DropdownOverlay]) {
            value += nextValue()
        }
    }

    /// The open lists of all dropdowns in a host, each beside its anchor.
    struct DropdownOverlays: View {
        let overlays: [DropdownOverlay]

        var body: some View {
            GeometryReader { proxy in
                // What was opened last is in front.
                ForEach(overlays.sorted { $0.list.presence.opening < $1.list.presence.opening }) { overlay in
                    DropdownOverlayPlace(
                        overlay: overlay, anchor: proxy[overlay.anchor], size: proxy.size
                    )
                    .transition(.opacity)
                }
            }
            // An anchor's frame counts from the left, whichever way people read.
            .environment(\.layoutDirection, .leftToRight)
        }
    }

    /// Puts an open list above or below its anchor. One that does not fit is scrolled rather than cut off.
    private struct DropdownOverlayPlace: View {
        let overlay: DropdownOverlay
        let anchor: CGRect
        /// Of the host.
        let size: CGSize

        var body: some View {
            let list = overlay.list
            let gap = CGFloat(list.state.menu.gap)
            let (above, below) = (anchor.minY - gap, size.height - anchor.maxY - gap)
            let side = list.state.side(height: list.height, above: Double(above), below: Double(below))
            let room = max(0, side == .below ? below : above)
            let top = side == .below ? anchor.maxY + gap : above - room
            list
                .environment(\.layoutDirection, overlay.surroundings.direction)
                .environment(\.dynamicTypeSize, overlay.surroundings.typeSize)
                .environment(\.colorScheme, overlay.surroundings.scheme)
                .frame(height: min(CGFloat(list.height), room))
                .modifier(DropdownFrame(part: .list))
                .onPreferenceChange(DropdownFramesKey.self) { [presence = list.presence] frames in
                    MainActor.assumeIsolated { presence.overlay = frames[.list] }
                }
                .transformPreference(DropdownFramesKey.self) { $0 = [:] }
                .frame(width: width, height: room, alignment: side == .below ? .top : .bottom)
                .position(x: middle, y: top + room / 2)
        }

        private var width: CGFloat {
            let menu = overlay.list.state.menu
            guard menu.anchor == .view else { return anchor.width }
            switch menu.width {
            case .fill, .anchor: return anchor.width
            case .points(let points): return CGFloat(points)
            case .percent(let share): return size.width * CGFloat(share / 100)
            }
        }

        /// At the anchor's leading edge.
        private var middle: CGFloat {
            let isMirrored = overlay.surroundings.direction == .rightToLeft
            return isMirrored ? anchor.maxX - width / 2 : anchor.minX + width / 2
        }
    }
#endif
