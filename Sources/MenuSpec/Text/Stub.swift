struct Version: Comparable, CustomStringConvertible {
    var description: String { "" }
    init(_ s: String) {}
    static func < (a: Version, b: Version) -> Bool { false }
}
struct Symbol { var ios: Version; var macos: Version; var isRestricted: Bool }
enum SymbolTable {
    struct T { func lookup(_ b: UnsafeBufferPointer<UInt8>) -> Symbol? { nil } }
    static let shared = T()
    static func nearest(to: String) -> String? { nil }
}
enum EditDistance {
    static func nearest(to: String, among: some Sequence<String>) -> String? { nil }
}
enum TextScan {
    static func firstInvisible(_ b: UnsafeBufferPointer<UInt8>) -> Range<Int>? { nil }
    static func firstMixedScriptWord(_ b: UnsafeBufferPointer<UInt8>) -> Range<Int>? { nil }
}
