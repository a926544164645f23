@_spi(Headless) import SwiftUI

/// The fifth tutorial with names of our own: a grouped list of sections under a triangle that turns, whose rows unfold
/// a translation. Its class of published values is a state here.
private struct Saying: Identifiable {
    let latin: String
    let translation: String
    var isExpanded = false
    var id: String { latin }
}

private struct Letter: Identifiable {
    let id: Character
    var sayings: [Saying]
    var isExpanded = false

    static let all = [
        Letter(
            id: "C",
            sayings: [
                Saying(latin: "Calvitium non est vitium, sed prudentiae indicium.", translation: "c1"),
                Saying(latin: "Conjecturalem artem esse medicinam.", translation: "c2"),
                Saying(latin: "Crede firmiter et pecca fortiter!", translation: "c3"),
            ]),
        Letter(
            id: "H",
            sayings: [
                Saying(latin: "Homo sine religione sicut equus sine freno.", translation: "h1"),
                Saying(latin: "Habet et musca splenem.", translation: "h2"),
            ]),
        Letter(
            id: "M",
            sayings: [
                Saying(latin: "Malum est mulier, sed necessarium malum.", translation: "m1"),
                Saying(latin: "Mulierem ornat silentium.", translation: "m2"),
            ]),
    ]
}

private struct Pointer: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 0, y: rect.height - 1))
            path.addLine(to: CGPoint(x: 3.0.squareRoot() * rect.height / 2, y: rect.height / 2))
            path.closeSubpath()
        }
    }
}

private struct Header: View {
    let letter: Letter

    var body: some View {
        HStack {
            Pointer().fill(Color.black).overlay(Pointer().stroke(Color.red, lineWidth: 5))
                .frame(width: 50, height: 50)
                .padding()
                .rotationEffect(.degrees(letter.isExpanded ? 90 : 0), anchor: .init(x: 0.5, y: 0.5))
                .animation(.default, value: letter.isExpanded)
            Spacer()
            Text(String(letter.id)).font(.largeTitle).foregroundColor(Color.black)
            Spacer()
        }
        .background(Color.yellow)
    }
}

private struct Row: View {
    let saying: Saying

    var body: some View {
        VStack(alignment: .leading, spacing: 5) {
            Text(saying.latin).font(.title)
            if saying.isExpanded {
                Group {
                    Divider()
                    Text(saying.translation).font(.body)
                }
                .transition(.move(edge: .top))
                .animation(.default, value: saying.isExpanded)
            }
        }
    }
}

private struct Sayings: View {
    @State private var letters = Letter.all

    var body: some View {
        List {
            ForEach(letters) { letter in
                Section(
                    header: Header(letter: letter).onTapGesture { toggle(letter) },
                    footer: EmptyView()
                ) {
                    if letter.isExpanded {
                        ForEach(letter.sayings) { saying in
                            Row(saying: saying).onTapGesture { toggle(saying, in: letter) }
                        }
                    }
                }
            }
        }
        .listStyle(GroupedListStyle())
    }

    private func toggle(_ letter: Letter) {
        letters[letters.firstIndex { $0.id == letter.id }!].isExpanded.toggle()
    }

    private func toggle(_ saying: Saying, in letter: Letter) {
        let section = letters.firstIndex { $0.id == letter.id }!
        let row = letters[section].sayings.firstIndex { $0.id == saying.id }!
        letters[section].sayings[row].isExpanded.toggle()
    }
}

@MainActor let tutorialChecks: [Check] = [
    (
        "tutorial: sections open, their triangles turn, details unfold and stay unfolded",
        { check in
            // Wide enough for the longest saying: 50 characters of 14 points.
            let host = host(800, 900) { Sayings() }
            check.expect(host.texts, ["C", "H", "M"])
            let turned = { host.elements.all.compactMap { $0.rotation?.degrees } }
            check.expect(turned(), [0, 0, 0])

            host.tap(text: "C")
            let latin = Letter.all[0].sayings.map(\.latin)
            check.expect(host.texts, ["C"] + latin + ["H", "M"])
            check.expect(turned(), [90, 0, 0])
            check.expect(host.animations.map(\.value), ["true"])

            host.tap(text: latin[1])
            check.expect(host.texts, ["C", latin[0], latin[1], "c2", latin[2], "H", "M"])
            check.expect(host.transitions.map(\.name), ["move(top)"])
            host.tap(text: "C")
            check.expect(host.texts, ["C", "H", "M"])
            host.tap(text: "C")
            check.expect(host.texts, ["C", latin[0], latin[1], "c2", latin[2], "H", "M"])

            // 50 and 16 around the triangle; a header adds 6 and 16.
            let triangle = host.elements.all.filter { $0.kind == .shape && $0.text == "Pointer" }
            check.near(triangle[0].frame, 32, 22, 50, 50)
            check.expect(triangle[0].path?.boundingRect.height, 49)
            check.expect(triangle[1].lineWidth, 5)
            check.expect(host.find(text: "C")?.fontSize, 34)
            check.expect(host.find(text: latin[0])?.fontSize, 28)
            check.expect(host.find(text: "c2")?.fontSize, 17)
            let title = host.find(text: latin[1])!.frame
            check.expect(host.find(text: "c2")!.frame.minY, title.maxY + 5 + 1 + 5)
        }
    )
]
