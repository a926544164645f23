@_spi(Headless) import SwiftUI

/// Its body is counted by its name.
struct Line: View {
    let number: Int
    var height: CGFloat = 30
    @State private var isOn = false

    var body: some View {
        Text("\(number)\(isOn ? " on" : "")").frame(height: height).onTapGesture { isOn = true }
    }
}

@MainActor let scrollChecks: [Check] = [
    (
        "a list of ten thousand rows builds those in sight, wherever it is scrolled to",
        { check in
            let host = host(300, 480) { List(0..<10_000, id: \.self) { Line(number: $0) } }
            // 30 and 11 above and below make 52: ten rows, of the last no text.
            check.expect(host.allBodyCounts, ["Line": 10])
            check.expect(host.texts, (0...8).map { "\($0)" })
            host.scroll(by: 52 * 5_000)
            check.expect(host.bodyCounts["Line"]! <= 11, true, "\(host.bodyCounts)")
            check.expect(host.texts.first, "5000")
            host.scroll(by: 52 * 10_000)
            check.expect(host.texts.last, "9999")
            check.expect(host.allBodyCounts["Line"]! < 40, true)
        }
    ),
    (
        "a lazy stack in a scroll view likewise; one that is not lazy builds all",
        { check in
            let lazy = host(300, 400) {
                ScrollView { LazyVStack(spacing: 10) { ForEach(0..<10_000) { Line(number: $0) } } }
            }
            check.expect(lazy.allBodyCounts, ["Line": 10])
            lazy.scroll(by: 400)
            check.expect(lazy.texts, (10...19).map { "\($0)" })
            let eager = host(300, 400) { ScrollView { VStack { ForEach(0..<100) { Line(number: $0) } } } }
            check.expect(eager.bodyCounts, ["Line": 100])
            check.expect(eager.texts.count, 11)
        }
    ),
    (
        "rows out of sight keep their state, those of elements that went do not",
        { check in
            func view(_ numbers: Range<Int>) -> some View {
                List(numbers, id: \.self) { Line(number: $0) }
            }
            let host = host(300, 100) { view(0..<100) }
            host.tap(text: "1")
            host.scroll(by: 1_000)
            host.scroll(by: -1_000)
            check.expect(host.texts, ["0", "1 on"])
            host.show(view(50..<100))
            host.show(view(0..<100))
            check.expect(host.texts, ["0", "1"])
        }
    ),
    (
        "sections have headers and footers; an empty one takes no space",
        { check in
            let host = host(320, 400) {
                List {
                    Section(header: Text("head"), footer: EmptyView()) { Text("row") }
                    Section {
                        Text("plain").listRowInsets(EdgeInsets())
                    } footer: {
                        Text("foot")
                    }
                }
                .listStyle(.grouped)
            }
            check.near(host.frame("head"), 16, 6, 34, 21)
            check.near(host.frame("row"), 16, 33 + 11.5, 26, 21)
            check.near(host.frame("plain"), 0, 77 + 11.5, 43, 21)
            check.near(host.frame("foot"), 16, 121 + 6, 34, 21)
            check.expect(host.elements.all.compactMap(\.role), ["header", "footer"])
            check.expect(
                host.accessibilityElements.map { $0.traits.contains(.isHeader) }, [true, false, false, false])
        }
    ),
    (
        "ten thousand sections build those in sight",
        { check in
            let host = host(320, 480) {
                List {
                    ForEach(0..<10_000) { number in
                        Section {
                            Line(number: number)
                        } header: {
                            Text("section \(number)")
                        }
                    }
                }
            }
            check.expect(host.allBodyCounts["Line"]! <= 7, true, "\(host.allBodyCounts)")
            check.expect(host.texts.prefix(3), ["section 0", "0", "section 1"])
        }
    ),
    (
        "a reader scrolls a row into sight, at an anchor or by the least",
        { check in
            struct Jump: View {
                var body: some View {
                    ScrollViewReader { proxy in
                        VStack(spacing: 0) {
                            Button("jump") { proxy.scrollTo(500, anchor: .top) }.frame(height: 48)
                            Button("near") { proxy.scrollTo(510) }.frame(height: 48)
                            List(0..<1_000, id: \.self) { Line(number: $0) }
                        }
                    }
                }
            }
            let host = host(300, 48 * 2 + 520) { Jump() }
            host.tap(text: "jump")
            check.expect(Array(host.texts[2...]), (500...509).map { "\($0)" })
            host.tap(text: "near")
            check.expect(Array(host.texts[2...]), (501...510).map { "\($0)" })
        }
    ),
    (
        "a finger scrolls, not beyond the content",
        { check in
            let host = host(300, 104) { List(0..<10, id: \.self) { Line(number: $0) } }
            host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: -4))
            check.expect(host.texts, ["2", "3"])
            host.drag(from: CGPoint(x: 100, y: 10), to: CGPoint(x: 100, y: 500))
            check.expect(host.texts, ["0", "1"])
        }
    ),
]
