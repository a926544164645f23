import Testing

/// A text and its canonical normalisation forms.
struct NormalizationSample: Sendable, CustomTestStringConvertible {
    let source: String
    let nfc: String
    let nfd: String

    init(_ source: String, _ nfc: String, _ nfd: String) {
        self.source = source
        self.nfc = nfc
        self.nfd = nfd
    }

    var testDescription: String { codePoints(source) }
}

/// A hundred lines of Unicode 15.0's NormalizationTest.txt: its specific cases, characters of their own,
/// the order of marks, and what the public review of composition turned up.
let normalizationSamples: [NormalizationSample] = [
    NormalizationSample("\u{1E0A}", "\u{1E0A}", "\u{44}\u{307}"),
    NormalizationSample("\u{1E0C}", "\u{1E0C}", "\u{44}\u{323}"),
    NormalizationSample("\u{1E0A}\u{323}", "\u{1E0C}\u{307}", "\u{44}\u{323}\u{307}"),
    NormalizationSample("\u{1E0C}\u{307}", "\u{1E0C}\u{307}", "\u{44}\u{323}\u{307}"),
    NormalizationSample("\u{44}\u{307}\u{323}", "\u{1E0C}\u{307}", "\u{44}\u{323}\u{307}"),
    NormalizationSample("\u{44}\u{323}\u{307}", "\u{1E0C}\u{307}", "\u{44}\u{323}\u{307}"),
    NormalizationSample("\u{1E0A}\u{31B}", "\u{1E0A}\u{31B}", "\u{44}\u{31B}\u{307}"),
    NormalizationSample("\u{1E0C}\u{31B}", "\u{1E0C}\u{31B}", "\u{44}\u{31B}\u{323}"),
    NormalizationSample("\u{1E0A}\u{31B}\u{323}", "\u{1E0C}\u{31B}\u{307}", "\u{44}\u{31B}\u{323}\u{307}"),
    NormalizationSample("\u{1E0C}\u{31B}\u{307}", "\u{1E0C}\u{31B}\u{307}", "\u{44}\u{31B}\u{323}\u{307}"),
    NormalizationSample(
        "\u{44}\u{31B}\u{307}\u{323}",
        "\u{1E0C}\u{31B}\u{307}",
        "\u{44}\u{31B}\u{323}\u{307}"),
    NormalizationSample(
        "\u{44}\u{31B}\u{323}\u{307}",
        "\u{1E0C}\u{31B}\u{307}",
        "\u{44}\u{31B}\u{323}\u{307}"),
    NormalizationSample("\u{C8}", "\u{C8}", "\u{45}\u{300}"),
    NormalizationSample("\u{112}", "\u{112}", "\u{45}\u{304}"),
    NormalizationSample("\u{45}\u{300}", "\u{C8}", "\u{45}\u{300}"),
    NormalizationSample("\u{45}\u{304}", "\u{112}", "\u{45}\u{304}"),
    NormalizationSample("\u{FAAE}", "\u{7C7B}", "\u{7C7B}"),
    NormalizationSample("\u{2FA18}", "\u{9EFE}", "\u{9EFE}"),
    NormalizationSample("\u{F9C4}", "\u{9F8D}", "\u{9F8D}"),
    NormalizationSample("\u{2F8B3}", "\u{621B}", "\u{621B}"),
    NormalizationSample("\u{2F988}", "\u{267B5}", "\u{267B5}"),
    NormalizationSample("\u{F93F}", "\u{9304}", "\u{9304}"),
    NormalizationSample("\u{F43}", "\u{F42}\u{FB7}", "\u{F42}\u{FB7}"),
    NormalizationSample("\u{2F97E}", "\u{265A8}", "\u{265A8}"),
    NormalizationSample("\u{FB1D}", "\u{5D9}\u{5B4}", "\u{5D9}\u{5B4}"),
    NormalizationSample("\u{FAA6}", "\u{76CA}", "\u{76CA}"),
    NormalizationSample("\u{B45E}", "\u{B45E}", "\u{1103}\u{116E}\u{11B5}"),
    NormalizationSample("\u{D5FE}", "\u{D5FE}", "\u{1112}\u{1166}\u{11C1}"),
    NormalizationSample("\u{C631}", "\u{C631}", "\u{110B}\u{1169}\u{11B4}"),
    NormalizationSample("\u{CAB8}", "\u{CAB8}", "\u{110D}\u{1168}\u{11BF}"),
    NormalizationSample("\u{CB46}", "\u{CB46}", "\u{110D}\u{116D}\u{11C1}"),
    NormalizationSample("\u{C695}", "\u{C695}", "\u{110B}\u{116D}\u{11A8}"),
    NormalizationSample("\u{C183}", "\u{C183}", "\u{1109}\u{1168}\u{11BA}"),
    NormalizationSample("\u{D0FF}", "\u{D0FF}", "\u{1110}\u{1163}\u{11AE}"),
    NormalizationSample("\u{B1BC}", "\u{B1BC}", "\u{1102}\u{116B}\u{11B3}"),
    NormalizationSample("\u{B6F0}", "\u{B6F0}", "\u{1104}\u{1171}"),
    NormalizationSample("\u{D0BA}", "\u{D0BA}", "\u{110F}\u{1175}\u{11BD}"),
    NormalizationSample("\u{B1CD}", "\u{B1CD}", "\u{1102}\u{116C}\u{11A8}"),
    NormalizationSample("\u{C994}", "\u{C994}", "\u{110C}\u{1173}\u{11B3}"),
    NormalizationSample("\u{C10D}", "\u{C10D}", "\u{1109}\u{1164}\u{11B4}"),
    NormalizationSample("\u{ACF8}", "\u{ACF8}", "\u{1100}\u{1169}\u{11BF}"),
    NormalizationSample("\u{D6F8}", "\u{D6F8}", "\u{1112}\u{116F}\u{11BF}"),
    NormalizationSample("\u{B019}", "\u{B019}", "\u{1101}\u{1171}\u{11B4}"),
    NormalizationSample("\u{B633}", "\u{B633}", "\u{1104}\u{116A}\u{11AE}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{11373}\u{62}",
        "\u{E0}\u{5AE}\u{11373}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{11373}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{2DE8}\u{62}",
        "\u{E0}\u{5AE}\u{2DE8}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{2DE8}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{32B}\u{59A}\u{316}\u{1DFA}\u{62}",
        "\u{61}\u{1DFA}\u{32B}\u{316}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{32B}\u{316}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{8DD}\u{62}",
        "\u{E0}\u{5AE}\u{8DD}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{8DD}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{11C3F}\u{5B0}\u{94D}\u{3099}\u{62}",
        "\u{61}\u{3099}\u{11C3F}\u{94D}\u{5B0}\u{62}",
        "\u{61}\u{3099}\u{11C3F}\u{94D}\u{5B0}\u{62}"),
    NormalizationSample(
        "\u{61}\u{31F}\u{59A}\u{316}\u{1DFA}\u{62}",
        "\u{61}\u{1DFA}\u{31F}\u{316}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{31F}\u{316}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{1D189}\u{62}",
        "\u{E0}\u{5AE}\u{1D189}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{1D189}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{1E026}\u{62}",
        "\u{E0}\u{5AE}\u{1E026}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{1E026}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{82B}\u{315}\u{300}\u{5AE}\u{62}",
        "\u{61}\u{5AE}\u{82B}\u{300}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{82B}\u{300}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{59A}\u{316}\u{1DFA}\u{1CD9}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{1CD9}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{1CD9}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{2DEC}\u{62}",
        "\u{E0}\u{5AE}\u{2DEC}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{2DEC}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{59A}\u{316}\u{1DFA}\u{10F4B}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{10F4B}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{10F4B}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{1E2AE}\u{315}\u{300}\u{5AE}\u{62}",
        "\u{61}\u{5AE}\u{1E2AE}\u{300}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{1E2AE}\u{300}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{F83}\u{315}\u{300}\u{5AE}\u{62}",
        "\u{61}\u{5AE}\u{F83}\u{300}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{F83}\u{300}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{59A}\u{316}\u{1DFA}\u{10F46}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{10F46}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{10F46}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{16FF0}\u{334}\u{16AF2}\u{62}",
        "\u{61}\u{334}\u{16AF2}\u{16FF0}\u{62}",
        "\u{61}\u{334}\u{16AF2}\u{16FF0}\u{62}"),
    NormalizationSample(
        "\u{61}\u{59A}\u{316}\u{1DFA}\u{1AB8}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{1AB8}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{1AB8}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{59A}\u{316}\u{1DFA}\u{108D}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{108D}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{108D}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{10F85}\u{59A}\u{316}\u{1DFA}\u{62}",
        "\u{61}\u{1DFA}\u{10F85}\u{316}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{10F85}\u{316}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{1DFA}\u{31B}\u{1DCE}\u{1D165}\u{62}",
        "\u{61}\u{1DCE}\u{31B}\u{1D165}\u{1DFA}\u{62}",
        "\u{61}\u{1DCE}\u{31B}\u{1D165}\u{1DFA}\u{62}"),
    NormalizationSample(
        "\u{61}\u{20EE}\u{59A}\u{316}\u{1DFA}\u{62}",
        "\u{61}\u{1DFA}\u{20EE}\u{316}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{20EE}\u{316}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{1ACB}\u{62}",
        "\u{E0}\u{5AE}\u{1ACB}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{1ACB}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{59A}\u{316}\u{1DFA}\u{5A6}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{5A6}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{316}\u{5A6}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{EB8}\u{E48}\u{E38}\u{E4B}\u{62}",
        "\u{61}\u{E38}\u{E48}\u{E4B}\u{EB8}\u{62}",
        "\u{61}\u{E38}\u{E48}\u{E4B}\u{EB8}\u{62}"),
    NormalizationSample(
        "\u{61}\u{364}\u{315}\u{300}\u{5AE}\u{62}",
        "\u{61}\u{5AE}\u{364}\u{300}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{364}\u{300}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{324}\u{59A}\u{316}\u{1DFA}\u{62}",
        "\u{61}\u{1DFA}\u{324}\u{316}\u{59A}\u{62}",
        "\u{61}\u{1DFA}\u{324}\u{316}\u{59A}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{5A8}\u{62}",
        "\u{E0}\u{5AE}\u{5A8}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{5A8}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{1DC3}\u{315}\u{300}\u{5AE}\u{62}",
        "\u{61}\u{5AE}\u{1DC3}\u{300}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{1DC3}\u{300}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{732}\u{62}",
        "\u{E0}\u{5AE}\u{732}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{732}\u{315}\u{62}"),
    NormalizationSample(
        "\u{61}\u{315}\u{300}\u{5AE}\u{81E}\u{62}",
        "\u{E0}\u{5AE}\u{81E}\u{315}\u{62}",
        "\u{61}\u{5AE}\u{300}\u{81E}\u{315}\u{62}"),
    NormalizationSample(
        "\u{114B9}\u{334}\u{114BD}",
        "\u{114B9}\u{334}\u{114BD}",
        "\u{114B9}\u{334}\u{114BD}"),
    NormalizationSample(
        "\u{BDB8}\u{334}\u{11B5}",
        "\u{BDB8}\u{334}\u{11B5}",
        "\u{1107}\u{1170}\u{334}\u{11B5}"),
    NormalizationSample(
        "\u{D4CC}\u{334}\u{11BC}",
        "\u{D4CC}\u{334}\u{11BC}",
        "\u{1111}\u{1171}\u{334}\u{11BC}"),
    NormalizationSample(
        "\u{ADC0}\u{334}\u{11AE}",
        "\u{ADC0}\u{334}\u{11AE}",
        "\u{1100}\u{1171}\u{334}\u{11AE}"),
    NormalizationSample(
        "\u{BBF8}\u{334}\u{11AE}",
        "\u{BBF8}\u{334}\u{11AE}",
        "\u{1106}\u{1175}\u{334}\u{11AE}"),
    NormalizationSample(
        "\u{C640}\u{334}\u{11B5}",
        "\u{C640}\u{334}\u{11B5}",
        "\u{110B}\u{116A}\u{334}\u{11B5}"),
    NormalizationSample(
        "\u{B7B4}\u{334}\u{11AE}",
        "\u{B7B4}\u{334}\u{11AE}",
        "\u{1105}\u{1163}\u{334}\u{11AE}"),
    NormalizationSample(
        "\u{CE74}\u{334}\u{11AE}",
        "\u{CE74}\u{334}\u{11AE}",
        "\u{110F}\u{1161}\u{334}\u{11AE}"),
    NormalizationSample(
        "\u{B370}\u{334}\u{11AE}",
        "\u{B370}\u{334}\u{11AE}",
        "\u{1103}\u{1166}\u{334}\u{11AE}"),
    NormalizationSample(
        "\u{C96C}\u{334}\u{11BC}",
        "\u{C96C}\u{334}\u{11BC}",
        "\u{110C}\u{1172}\u{334}\u{11BC}"),
    NormalizationSample(
        "\u{CFE0}\u{334}\u{11AE}",
        "\u{CFE0}\u{334}\u{11AE}",
        "\u{110F}\u{116E}\u{334}\u{11AE}"),
    NormalizationSample(
        "\u{BA8C}\u{334}\u{11AE}",
        "\u{BA8C}\u{334}\u{11AE}",
        "\u{1106}\u{1168}\u{334}\u{11AE}"),
    NormalizationSample(
        "\u{D750}\u{334}\u{11B5}",
        "\u{D750}\u{334}\u{11B5}",
        "\u{1112}\u{1173}\u{334}\u{11B5}"),
    NormalizationSample("\u{1110}\u{334}\u{1170}", "\u{1110}\u{334}\u{1170}", "\u{1110}\u{334}\u{1170}"),
    NormalizationSample(
        "\u{B204}\u{334}\u{11AE}",
        "\u{B204}\u{334}\u{11AE}",
        "\u{1102}\u{116E}\u{334}\u{11AE}"),
    NormalizationSample("\u{BC6}\u{334}\u{BD7}", "\u{BC6}\u{334}\u{BD7}", "\u{BC6}\u{334}\u{BD7}"),
    NormalizationSample("\u{1B3E}\u{334}\u{1B35}", "\u{1B3E}\u{334}\u{1B35}", "\u{1B3E}\u{334}\u{1B35}"),
    NormalizationSample(
        "\u{D2B8}\u{334}\u{11AE}",
        "\u{D2B8}\u{334}\u{11AE}",
        "\u{1110}\u{1173}\u{334}\u{11AE}"),
    NormalizationSample("\u{1105}\u{334}\u{116D}", "\u{1105}\u{334}\u{116D}", "\u{1105}\u{334}\u{116D}"),
    NormalizationSample(
        "\u{B098}\u{334}\u{11AE}",
        "\u{B098}\u{334}\u{11AE}",
        "\u{1102}\u{1161}\u{334}\u{11AE}"),
    NormalizationSample(
        "\u{CA84}\u{334}\u{11B5}",
        "\u{CA84}\u{334}\u{11B5}",
        "\u{110D}\u{1167}\u{334}\u{11B5}"),
    NormalizationSample(
        "\u{11347}\u{334}\u{1133E}",
        "\u{11347}\u{334}\u{1133E}",
        "\u{11347}\u{334}\u{1133E}"),
    NormalizationSample(
        "\u{CDB0}\u{334}\u{11BC}",
        "\u{CDB0}\u{334}\u{11BC}",
        "\u{110E}\u{116F}\u{334}\u{11BC}"),
    NormalizationSample("\u{F92}\u{334}\u{FB7}", "\u{F92}\u{334}\u{FB7}", "\u{F92}\u{334}\u{FB7}"),
    NormalizationSample("\u{110D}\u{334}\u{116E}", "\u{110D}\u{334}\u{116E}", "\u{110D}\u{334}\u{116E}"),
    NormalizationSample(
        "\u{D1F4}\u{334}\u{11BC}",
        "\u{D1F4}\u{334}\u{11BC}",
        "\u{1110}\u{116C}\u{334}\u{11BC}"),
]
