#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// A ``DropdownControl`` whose options have a type of their own.
    public final class DropdownView<Option: MenuOption>: DropdownControl {
        /// The dropdown of the spec.
        public let dropdown: Dropdown<Option>
        /// Called when a person has chosen an option.
        public var onSelect: ((Option) -> Void)?
        /// Called when a person has taken a choice back.
        public var onDeselect: ((Option) -> Void)?
        /// Called when a person has touched the footer.
        public var onFooter: (() -> Void)?
        /// Called when a person has opened the list.
        public var onOpen: (() -> Void)?
        /// Called when a person, or what a person did, has closed the list.
        public var onClose: (() -> Void)?

        /// - Parameters:
        ///   - dropdown: One of a compiled menu file.
        ///   - texts: What shows its texts; the namespace is the spec's.
        public init(_ dropdown: Dropdown<Option>, texts: MenuTexts) {
            self.dropdown = dropdown
            super.init(dropdown.menu, texts: texts)
        }

        /// What the row of an option shows; the id of one that is not there now.
        public func title(of option: Option) -> String { state.title(of: option.id, texts) }

        /// What is chosen, in the order of the options; the first where only one can be.
        public var selections: [Option] {
            get { dropdown.selected(in: state) }
            set { send(.setSelected(newValue.map { $0.id })) }
        }

        /// The first of what is chosen; nil for nothing.
        public var selection: Option? {
            get { selections.first }
            set { selections = newValue.map { [$0] } ?? [] }
        }

        override public func tell(_ message: MenuMessage) {
            switch Dropdown<Option>.Message(message) {
            case .select(let option): onSelect?(option)
            case .deselect(let option): onDeselect?(option)
            case .footer: onFooter?()
            case .open: onOpen?()
            case .close: onClose?()
            case nil: break
            }
            super.tell(message)
        }
    }
#endif
