@_spi(Headless) import SwiftUI

/// What was told, in order.
@MainActor final class Log {
    var lines: [String] = []
    func callAsFunction(_ line: String) { lines.append(line) }
    func taken() -> [String] {
        defer { lines = [] }
        return lines
    }
}

struct LevelKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var level: Int {
        get { self[LevelKey.self] }
        set { self[LevelKey.self] = newValue }
    }
}

struct WidthsKey: PreferenceKey {
    static let defaultValue: [CGFloat] = []
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
}

struct PlaceKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = nextValue() ?? value
    }
}

@MainActor let flowChecks: [Check] = [
    (
        "the environment flows down and is changed for what is inside",
        { check in
            struct Show: View {
                @Environment(\.level) private var level
                @Environment(\.colorScheme) private var scheme
                @Environment(\.accessibilityReduceMotion) private var reducesMotion
                @Environment(\.sizeCategory) private var category
                @ScaledMetric private var length = 17.0
                var body: some View {
                    Text("\(level) \("\(scheme)") \("\(reducesMotion)") \("\(category)") \(Int(length))")
                }
            }
            let host = host {
                VStack {
                    Show()
                    VStack { Show().transformEnvironment(\.level) { $0 *= 2 } }.environment(\.level, 3)
                    Show().environment(\.colorScheme, .dark)
                }
            }
            check.expect(
                host.texts,
                ["0 light false large 17", "6 light false large 17", "0 dark false large 17"])
            host.colorScheme = .dark
            host.isReduceMotionEnabled = true
            host.dynamicTypeSize = .accessibility5
            check.expect(host.texts[0], "0 dark true accessibilityExtraExtraExtraLarge 53")
        }
    ),
    (
        "preferences are joined on the way up, overwritten by who says one, and read when they change",
        { check in
            let log = Log()
            func view(_ widths: [CGFloat]) -> some View {
                VStack {
                    ForEach(widths, id: \.self) { width in
                        Color.red.frame(width: width, height: 10)
                            .background(
                                GeometryReader {
                                    Color.clear.preference(key: WidthsKey.self, value: [$0.size.width])
                                })
                    }
                    HStack { Text("x").preference(key: WidthsKey.self, value: [1, 2]) }
                        .transformPreference(WidthsKey.self) { $0 = $0.map { $0 * 10 } }
                    HStack { Text("y").preference(key: WidthsKey.self, value: [7]) }
                        .preference(key: WidthsKey.self, value: [8])
                }
                .onPreferenceChange(WidthsKey.self) { widths in
                    MainActor.assumeIsolated { log("\(widths)") }
                }
            }
            let host = host { view([30, 40]) }
            check.expect(log.taken(), ["[30.0, 40.0, 10.0, 20.0, 8.0]"])
            host.update()
            check.expect(log.taken(), [])
            host.show(view([50]))
            check.expect(log.taken(), ["[50.0, 10.0, 20.0, 8.0]"])
        }
    ),
    (
        "an anchor is read in the coordinates of an overlay",
        { check in
            let host = host {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    Text("target").frame(width: 80, height: 20)
                        .anchorPreference(key: PlaceKey.self, value: .bounds) { $0 }
                    Spacer()
                }
                .frame(width: 200, height: 200)
                .overlayPreferenceValue(PlaceKey.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor {
                            let place = proxy[anchor]
                            Text(
                                "\(Int(place.minX)) \(Int(place.minY)) \(Int(place.width)) \(Int(place.height))"
                            )
                            .offset(x: place.minX, y: place.maxY)
                        }
                    }
                }
            }
            check.expect(host.texts, ["target", "60 100 80 20"])
            check.near(host.find(text: "60 100 80 20")!.frame, 110, 170, 102, 21)
        }
    ),
    (
        "appearing, changing and disappearing are told once each",
        { check in
            let log = Log()
            struct Watched: View {
                let log: Log
                let number: Int
                var body: some View {
                    Text("n")
                        .onAppear { log("appear") }
                        .onDisappear { log("disappear") }
                        .onChange(of: number) { log("to \($0)") }
                }
            }
            func view(_ number: Int?) -> some View {
                VStack { if let number { Watched(log: log, number: number) } }
            }
            let host = host { view(1) }
            host.update()
            check.expect(log.taken(), ["appear"])
            host.show(view(2))
            host.show(view(2))
            check.expect(log.taken(), ["to 2"])
            host.show(view(nil))
            check.expect(log.taken(), ["disappear"])
            host.show(view(3))
            check.expect(log.taken(), ["appear"])
        }
    ),
    (
        "a state set while appearing is shown at once",
        { check in
            struct Late: View {
                @State private var text = "before"
                var body: some View { Text(text).onAppear { text = "after" } }
            }
            check.expect(host { Late() }.texts, ["after"])
        }
    ),
    (
        "a geometry reader tells its size, and named spaces where it is",
        { check in
            let host = host {
                VStack(spacing: 0) {
                    Color.red.frame(height: 30)
                    GeometryReader { proxy in
                        let place = proxy.frame(in: .named("all"))
                        Text("\(Int(proxy.size.width)) \(Int(place.minX)) \(Int(place.minY))")
                    }
                    .padding(.leading, 20)
                }
                .frame(width: 100, height: 100).coordinateSpace(name: "all")
            }
            check.expect(host.texts, ["80 20 30"])
            check.near(host.find(text: "80 20 30")!.frame, 120, 130, 68, 21)
        }
    ),
]
