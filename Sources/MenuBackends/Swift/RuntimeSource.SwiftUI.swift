// Written by Tools/embed-runtime; do not edit.
// swift-format-ignore-file

extension RuntimeSource {
    /// The sources of MenuSwiftUI, less what makes them public.
    static var swiftui: StaticString {
        #"""

        """#
    }
}
