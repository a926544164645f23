#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    /// Hears what people do with a dropdown.
    @MainActor public protocol DropdownControlDelegate: AnyObject {
        /// Called when something was chosen, opened or closed by a person; the control has changed by then.
        func dropdown(_ control: DropdownControl, didTell message: MenuMessage)
    }
#endif
