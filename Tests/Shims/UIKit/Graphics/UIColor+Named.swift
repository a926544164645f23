// The named colours with the values UIKit gives them by default, light and dark (iOS 13 to 18).
extension UIColor {
    private static func pair(_ light: UInt32, _ dark: UInt32) -> UIColor {
        UIColor(value: .pair(light: Components(rgba: light), dark: Components(rgba: dark)))
    }

    public class var black: UIColor { pair(0x0000_00FF, 0x0000_00FF) }
    public class var darkGray: UIColor { pair(0x5555_55FF, 0x5555_55FF) }
    public class var gray: UIColor { pair(0x8080_80FF, 0x8080_80FF) }
    public class var lightGray: UIColor { pair(0xAAAA_AAFF, 0xAAAA_AAFF) }
    public class var white: UIColor { pair(0xFFFF_FFFF, 0xFFFF_FFFF) }
    public class var red: UIColor { pair(0xFF00_00FF, 0xFF00_00FF) }
    public class var green: UIColor { pair(0x00FF_00FF, 0x00FF_00FF) }
    public class var blue: UIColor { pair(0x0000_FFFF, 0x0000_FFFF) }
    public class var cyan: UIColor { pair(0x00FF_FFFF, 0x00FF_FFFF) }
    public class var yellow: UIColor { pair(0xFFFF_00FF, 0xFFFF_00FF) }
    public class var magenta: UIColor { pair(0xFF00_FFFF, 0xFF00_FFFF) }
    public class var orange: UIColor { pair(0xFF80_00FF, 0xFF80_00FF) }
    public class var purple: UIColor { pair(0x8000_80FF, 0x8000_80FF) }
    public class var brown: UIColor { pair(0x9966_33FF, 0x9966_33FF) }
    public class var clear: UIColor { pair(0x0000_0000, 0x0000_0000) }
    public class var systemRed: UIColor { pair(0xFF3B_30FF, 0xFF45_3AFF) }
    public class var systemOrange: UIColor { pair(0xFF95_00FF, 0xFF9F_0AFF) }
    public class var systemYellow: UIColor { pair(0xFFCC_00FF, 0xFFD6_0AFF) }
    public class var systemGreen: UIColor { pair(0x34C7_59FF, 0x30D1_58FF) }
    public class var systemMint: UIColor { pair(0x00C7_BEFF, 0x63E6_E2FF) }
    public class var systemTeal: UIColor { pair(0x30B0_C7FF, 0x40C8_E0FF) }
    public class var systemCyan: UIColor { pair(0x32AD_E6FF, 0x64D2_FFFF) }
    public class var systemBlue: UIColor { pair(0x007A_FFFF, 0x0A84_FFFF) }
    public class var systemIndigo: UIColor { pair(0x5856_D6FF, 0x5E5C_E6FF) }
    public class var systemPurple: UIColor { pair(0xAF52_DEFF, 0xBF5A_F2FF) }
    public class var systemPink: UIColor { pair(0xFF2D_55FF, 0xFF37_5FFF) }
    public class var systemBrown: UIColor { pair(0xA284_5EFF, 0xAC8E_68FF) }
    public class var systemGray: UIColor { pair(0x8E8E_93FF, 0x8E8E_93FF) }
    public class var systemGray2: UIColor { pair(0xAEAE_B2FF, 0x6363_66FF) }
    public class var systemGray3: UIColor { pair(0xC7C7_CCFF, 0x4848_4AFF) }
    public class var systemGray4: UIColor { pair(0xD1D1_D6FF, 0x3A3A_3CFF) }
    public class var systemGray5: UIColor { pair(0xE5E5_EAFF, 0x2C2C_2EFF) }
    public class var systemGray6: UIColor { pair(0xF2F2_F7FF, 0x1C1C_1EFF) }
    public class var label: UIColor { pair(0x0000_00FF, 0xFFFF_FFFF) }
    public class var secondaryLabel: UIColor { pair(0x3C3C_4399, 0xEBEB_F599) }
    public class var tertiaryLabel: UIColor { pair(0x3C3C_434D, 0xEBEB_F54D) }
    public class var quaternaryLabel: UIColor { pair(0x3C3C_432E, 0xEBEB_F529) }
    public class var systemBackground: UIColor { pair(0xFFFF_FFFF, 0x0000_00FF) }
    public class var secondarySystemBackground: UIColor { pair(0xF2F2_F7FF, 0x1C1C_1EFF) }
    public class var tertiarySystemBackground: UIColor { pair(0xFFFF_FFFF, 0x2C2C_2EFF) }
    public class var separator: UIColor { pair(0x3C3C_434A, 0x5454_5899) }
    public class var tintColor: UIColor { pair(0x007A_FFFF, 0x0A84_FFFF) }
    public class var systemGroupedBackground: UIColor { pair(0xF2F2_F7FF, 0x0000_00FF) }
    public class var secondarySystemGroupedBackground: UIColor { pair(0xFFFF_FFFF, 0x1C1C_1EFF) }
    public class var opaqueSeparator: UIColor { pair(0xC6C6_C8FF, 0x3838_3AFF) }
    public class var link: UIColor { pair(0x007A_FFFF, 0x0984_FFFF) }
    public class var placeholderText: UIColor { pair(0x3C3C_434D, 0xEBEB_F54D) }
    public class var systemFill: UIColor { pair(0x7878_8033, 0x7878_805C) }
    public class var secondarySystemFill: UIColor { pair(0x7878_8029, 0x7878_8052) }
    public class var tertiarySystemFill: UIColor { pair(0x7676_801F, 0x7676_803D) }
    public class var quaternarySystemFill: UIColor { pair(0x7474_8014, 0x7676_802E) }
}
