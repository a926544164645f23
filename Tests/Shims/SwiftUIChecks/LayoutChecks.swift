@_spi(Headless) import SwiftUI

extension SwiftUIHeadless.Host {
    func frame(_ text: String) -> CGRect { find(text: text)!.frame }
    func frame(id: String) -> CGRect { find(identifier: id)!.frame }
}

extension View {
    /// To find a view's frame again.
    func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// 17 points high, a character is 8.5 points wide and a line 20.4 high, rounded up.
@MainActor let layoutChecks: [Check] = [
    (
        "stacks put children side by side with 8 points between, aligned as they say",
        { check in
            let host = host(100, 100) {
                VStack(alignment: .trailing) {
                    Text("aa")
                    HStack(alignment: .bottom, spacing: 1) {
                        Text("bb")
                        Color.red.frame(width: 10, height: 40).named("red")
                    }
                }
            }
            // 17 + 1 + 10 wide; 21 + 8 + 40 high; in the middle of 100 by 100.
            check.near(host.frame("aa"), 47, 15.5, 17, 21)
            check.near(host.frame("bb"), 36, 63.5, 17, 21)
            check.near(host.frame(id: "red"), 54, 44.5, 10, 40)
        }
    ),
    (
        "spacers take what is left, dividers a point",
        { check in
            let host = host(100, 100) {
                VStack(spacing: 0) {
                    HStack {
                        Text("aa")
                        Spacer()
                        Text("bb")
                    }
                    Divider().named("line")
                    Spacer(minLength: 0)
                    Text("c")
                }
            }
            check.near(host.frame("aa"), 0, 0, 17, 21)
            check.near(host.frame("bb"), 83, 0, 17, 21)
            check.near(host.frame(id: "line"), 0, 21, 100, 1)
            check.near(host.frame("c"), 45.5, 79, 9, 21)
        }
    ),
    (
        "what is less flexible, or of a higher priority, is served first",
        { check in
            let host = host(100, 50) {
                HStack(spacing: 0) {
                    Color.red.named("a")
                    Color.blue.frame(minWidth: 10, maxWidth: 20).named("b")
                    Color.green.named("c")
                }
            }
            check.near(host.frame(id: "a"), 0, 0, 40, 50)
            check.near(host.frame(id: "b"), 40, 0, 20, 50)
            check.near(host.frame(id: "c"), 60, 0, 40, 50)
            let other = SwiftUIHeadless.host(
                HStack(spacing: 0) {
                    Text("aaaaaaaa").lineLimit(1)
                    Text("bbbbbbbb").lineLimit(1).layoutPriority(1)
                }, size: CGSize(width: 100, height: 50))
            check.near(other.frame("bbbbbbbb"), 32, 14.5, 68, 21)
            check.near(other.frame("aaaaaaaa"), 0, 14.5, 32, 21)
            check.expect(other.find(text: "aaaaaaaa")!.isTruncated, true)
            check.expect(other.find(text: "bbbbbbbb")!.isTruncated, false)
        }
    ),
    (
        "frames are fixed, or between limits, and align what is in them",
        { check in
            let host = host(200, 200) {
                VStack(spacing: 0) {
                    Text("a").frame(width: 50, height: 30, alignment: .bottomTrailing).named("fixed")
                    Text("b").frame(maxWidth: .infinity, alignment: .leading).named("wide")
                    Text("c").frame(minHeight: 44).named("high")
                    Text("dddddddddd").frame(maxWidth: 40).named("narrow")
                }
            }
            check.near(host.frame(id: "fixed"), 75, 21.5, 50, 30)
            check.near(host.frame("a"), 116, 30.5, 9, 21)
            check.near(host.frame(id: "wide"), 0, 51.5, 200, 21)
            check.near(host.frame("b"), 0, 51.5, 9, 21)
            check.near(host.frame(id: "high"), 95.5, 72.5, 9, 44)
            check.near(host.frame("c"), 95.5, 84, 9, 21)
            // 85 points in lines of 40: three of them, 61.2 high.
            check.near(host.frame(id: "narrow"), 80, 116.5, 40, 62)
        }
    ),
    (
        "padding adds, offsets only draw elsewhere, overlays and backgrounds do not add",
        { check in
            let host = host(200, 100) {
                HStack(spacing: 0) {
                    Text("a").padding(.leading, 10).padding(5).named("padded")
                    Text("b").offset(x: 30, y: -7)
                    Text("c").overlay(
                        Color.red.frame(width: 50, height: 3).named("over"), alignment: .topLeading
                    )
                    .background(alignment: .bottom) { Color.blue.frame(height: 2).named("under") }
                }
            }
            check.near(host.frame(id: "padded"), 76.5, 34.5, 29, 31)
            check.near(host.frame("a"), 91.5, 39.5, 9, 21)
            check.near(host.frame("b"), 135.5, 32.5, 9, 21)
            check.near(host.frame("c"), 114.5, 39.5, 9, 21)
            check.near(host.frame(id: "over"), 114.5, 39.5, 50, 3)
            check.near(host.frame(id: "under"), 114.5, 58.5, 9, 2)
        }
    ),
    (
        "text wraps in the width it is given, is cut at its limit of lines, or made smaller",
        { check in
            let host = host(60, 300) {
                VStack(alignment: .leading, spacing: 0) {
                    Text("aaaa bbbb cc")
                    Text("dddd dddd dddd").lineLimit(2)
                    Text("eeeeeeeeee").lineLimit(1).minimumScaleFactor(0.5)
                    Text("ffffffffff").fixedSize()
                }
            }
            check.near(host.frame("aaaa bbbb cc"), -12.5, 91, 60, 41)
            check.expect(host.find(text: "dddd dddd dddd")!.isTruncated, true)
            check.expect(host.frame("eeeeeeeeee").width <= 60, true)
            check.expect(host.find(text: "eeeeeeeeee")!.fontSize! < 12.1, true)
            check.expect(host.frame("ffffffffff").width, 85)
        }
    ),
    (
        "text grows with the text size, a fixed font does not",
        { check in
            let host = host {
                VStack {
                    Text("a").font(.title)
                    Text("b").font(.system(size: 20))
                }
            }
            check.expect(host.find(text: "a")!.fontSize, 28)
            host.dynamicTypeSize = .accessibility5
            check.expect(host.find(text: "a")!.fontSize, (28.0 * 53 / 17).rounded())
            check.expect(host.find(text: "b")!.fontSize, 20)
        }
    ),
    (
        "from right to left, leading is on the right; offsets stay what they are",
        { check in
            let host = host(100, 50) {
                HStack(spacing: 0) {
                    Text("aa").padding(.leading, 10)
                    Text("b").offset(x: 3)
                    Spacer(minLength: 0)
                }
                .overlay(alignment: .topTrailing) { Color.red.frame(width: 5, height: 5).named("corner") }
            }
            host.layoutDirection = .rightToLeft
            check.near(host.frame("aa"), 73, 14.5, 17, 21)
            check.near(host.frame("b"), 67, 14.5, 9, 21)
            check.near(host.frame(id: "corner"), 0, 14.5, 5, 5)
        }
    ),
    (
        "a z-stack is as large as its largest child; circles and ratios stay what they are",
        { check in
            let host = host(100, 60) {
                ZStack(alignment: .topLeading) {
                    Circle().named("circle")
                    Color.red.aspectRatio(2, contentMode: .fit).named("ratio")
                    Text("a").position(x: 50, y: 10)
                }
            }
            check.near(host.frame(id: "circle"), 0, 0, 60, 60)
            check.near(host.frame(id: "ratio"), 0, 0, 100, 50)
            check.near(host.frame("a"), 45.5, -0.5, 9, 21)
        }
    ),
]
