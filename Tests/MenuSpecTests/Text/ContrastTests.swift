import MenuRuntime
import Testing

@testable import MenuSpec

@Suite struct ContrastTests {
    /// Ratios that WCAG's own examples and its common checkers give.
    @Test(arguments: [
        (0x0000_00FF, 0xFFFF_FFFF, 21), (0xFFFF_FFFF, 0xFFFF_FFFF, 1), (0x7676_76FF, 0xFFFF_FFFF, 4.54),
        (0x7777_77FF, 0xFFFF_FFFF, 4.48), (0xFF00_00FF, 0xFFFF_FFFF, 4.00), (0x0000_FFFF, 0xFFFF_FFFF, 8.59),
        (0x0080_00FF, 0xFFFF_FFFF, 5.14), (0xFFFF_00FF, 0xFFFF_FFFF, 1.07), (0x0303_03FF, 0x0000_00FF, 1.02),
    ])
    func ratio(_ text: UInt32, _ background: UInt32, _ expected: Double) {
        let (text, background) = (MenuDocument.RGBA(text), MenuDocument.RGBA(background))
        #expect(abs(Contrast.ratio(of: text, on: [background]) - expected) < 0.006)
        #expect(abs(Contrast.ratio(of: background, on: [text]) - expected) < 0.006)
    }

    @Test func layersLetThrough() {
        let (white, black) = (MenuDocument.RGBA(0xFFFF_FFFF), MenuDocument.RGBA(0x0000_00FF))
        // Half black over white is gray.
        let half = MenuDocument.RGBA(0x0000_0080)
        let gray = Contrast.ratio(of: black, on: [MenuDocument.RGBA(0x7F7F_7FFF)])
        #expect(Contrast.ratio(of: black, on: [white, half]) == gray)
        #expect(
            Contrast.ratio(of: half, on: [white])
                == Contrast.ratio(of: MenuDocument.RGBA(0x7F7F_7FFF), on: [white]))
        // What is clear shows what is below, and what is opaque nothing of it.
        #expect(Contrast.ratio(of: black, on: [white, MenuDocument.RGBA(0xFF00_0000)]) > 20.9)
        #expect(Contrast.ratio(of: black, on: [black, white]) > 20.9)
    }
}
