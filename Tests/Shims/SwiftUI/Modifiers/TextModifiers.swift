extension View {
    nonisolated public func font(_ font: Font?) -> some View { inEnvironment { $0.font = font } }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        inEnvironment { values in
            if let weight { values.font = (values.font ?? .body).weight(weight) }
        }
    }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        inEnvironment { $0.isBold = isActive }
    }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        inEnvironment { $0.isItalic = isActive }
    }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View { inEnvironment { $0.isUnderlined = isActive } }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { self }
    nonisolated public func lineLimit(_ number: Int?) -> some View { inEnvironment { $0.lineLimit = number } }
    @available(iOS 16.0, macOS 13.0, *)
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        inEnvironment { $0.lineSpacing = lineSpacing }
    }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        inEnvironment { $0.multilineTextAlignment = alignment }
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        inEnvironment { $0.minimumScaleFactor = factor }
    }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        inEnvironment { $0.allowsTightening = flag }
    }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        inEnvironment { $0.truncationMode = mode }
    }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        inEnvironment { $0.textCase = textCase }
    }
    nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
        inEnvironment { $0.imageScale = scale }
    }
    nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
    nonisolated public func labelsHidden() -> some View { inEnvironment { $0.hidesLabels = true } }
    nonisolated public func monospacedDigit() -> some View { self }
}
