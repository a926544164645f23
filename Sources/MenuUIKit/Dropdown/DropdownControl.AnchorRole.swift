#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// What makes a button of a view of the app's: one for all anchors on the view, so that they can be made and let go
        /// in any order. The newest of them is heard and spoken of.
        @MainActor final class AnchorRole {
            private static var all: [ObjectIdentifier: AnchorRole] = [:]

            private(set) weak var view: UIView?
            private let key: ObjectIdentifier
            private var uses: [Use] = []
            private var label, value, hint, identifier: Spoken
            private let box: AnchorBox
            private let tookTouches: Bool
            private let wasElement: Bool
            private let wasButton: Bool
            private var tap: UIGestureRecognizer?
            private var action: UIAction?

            /// What is spoken of a view.
            struct Words {
                let label: String?
                let value: String?
                let hint: String?
                let identifier: String?
                let isOpen: Bool
            }

            private struct Use {
                let anchor: ObjectIdentifier
                let tapped: () -> Void
                var words: Words?
                var look: MenuDocument.PartStyle?
            }

            /// The role of a view, which lasts until the last anchor is let go.
            static func of(_ view: UIView) -> AnchorRole {
                let key = ObjectIdentifier(view)
                // A view that is gone may have stood in the same place.
                if let role = all[key], role.view === view { return role }
                let role = AnchorRole(view, key)
                all[key] = role
                return role
            }

            private init(_ view: UIView, _ key: ObjectIdentifier) {
                (self.view, self.key) = (view, key)
                label = Spoken(\.accessibilityLabel, of: view)
                value = Spoken(\.accessibilityValue, of: view)
                hint = Spoken(\.accessibilityHint, of: view)
                identifier = Spoken(\.accessibilityIdentifier, of: view)
                box = AnchorBox(view)
                tookTouches = view.isUserInteractionEnabled
                wasElement = view.isAccessibilityElement
                wasButton = view.accessibilityTraits.contains(.button)
                view.isUserInteractionEnabled = true
                view.isAccessibilityElement = true
                view.accessibilityTraits.insert(.button)
                if let control = view as? UIControl {
                    let action = UIAction { [weak self] _ in self?.uses.last?.tapped() }
                    control.addAction(action, for: .touchUpInside)
                    self.action = action
                } else {
                    let tap = Tap { [weak self] in self?.uses.last?.tapped() }
                    view.addGestureRecognizer(tap)
                    self.tap = tap
                }
            }

            // MARK: Anchors

            func begin(_ anchor: ObjectIdentifier, _ tapped: @escaping () -> Void) {
                uses.append(Use(anchor: anchor, tapped: tapped))
            }

            func isHeard(_ anchor: ObjectIdentifier) -> Bool { uses.last?.anchor == anchor }

            func speak(_ words: Words, for anchor: ObjectIdentifier) {
                guard let index = uses.firstIndex(where: { $0.anchor == anchor }) else { return }
                uses[index].words = words
                if index == uses.count - 1 { speak() }
            }

            func dress(_ look: MenuDocument.PartStyle?, for anchor: ObjectIdentifier) {
                guard let index = uses.firstIndex(where: { $0.anchor == anchor }) else { return }
                uses[index].look = look
                if index == uses.count - 1 { box.look = look }
            }

            func end(_ anchor: ObjectIdentifier) {
                uses.removeAll { $0.anchor == anchor }
                box.look = uses.last?.look
                guard uses.isEmpty else { return speak() }
                if Self.all[key] === self { Self.all[key] = nil }
                leave()
            }

            // MARK: The view

            private func speak() {
                guard let view, let words = uses.last?.words else { return }
                label.write(words.label, to: view)
                hint.write(words.hint, to: view)
                identifier.write(words.identifier, to: view)
                let isLabel = words.value == view.accessibilityLabel
                value.write(isLabel ? nil : words.value, to: view, overOwn: true)
                if #available(iOS 18.0, *) {
                    view.accessibilityExpandedStatus = words.isOpen ? .expanded : .collapsed
                }
            }

            private func leave() {
                guard let view else { return }
                if let tap { view.removeGestureRecognizer(tap) }
                if let action { (view as? UIControl)?.removeAction(action, for: .touchUpInside) }
                if !tookTouches { view.isUserInteractionEnabled = false }
                if !wasElement { view.isAccessibilityElement = false }
                if !wasButton { view.accessibilityTraits.remove(.button) }
                label.leave(view)
                value.leave(view)
                hint.leave(view)
                identifier.leave(view)
                if #available(iOS 18.0, *) { view.accessibilityExpandedStatus = .unsupported }
            }

            /// A text of the view's that the role writes, as long as the app writes no other there.
            @MainActor private struct Spoken {
                private let path: ReferenceWritableKeyPath<UIView, String?>
                /// The app's.
                private var own: String?
                /// What is there if the app has written nothing since.
                private var last: String?
                /// Whether the app has written since.
                private var isTaken = false

                init(_ path: ReferenceWritableKeyPath<UIView, String?>, of view: UIView) {
                    self.path = path
                    own = view[keyPath: path]
                    last = own
                }

                /// Writes a text, in the place of one that the app had there before too if it is told to.
                mutating func write(_ text: String?, to view: UIView, overOwn: Bool = false) {
                    let now = view[keyPath: path]
                    if now != last { (own, last, isTaken) = (now, now, true) }
                    guard (own ?? "").isEmpty || overOwn && !isTaken, text != last else { return }
                    view[keyPath: path] = text
                    last = text
                }

                /// Puts the app's text back in the place of what was written.
                func leave(_ view: UIView) {
                    if last != own, view[keyPath: path] == last { view[keyPath: path] = own }
                }
            }
        }
    }
#endif
