/// One thing that menuc looks for: its name, its weight, why it matters, and a spec on either side of it.
///
/// Each rule is one file of this folder. An error is raised where text is read or decoded; a lint rule brings
/// its ``Check``, which is called where what it looks at is decoded, so that no rule walks a spec again.
public struct Rule: Sendable {
    /// The name in diagnostics, such as `unknown-key`.
    public let id: String
    public let severity: Severity
    /// Whether it is looked for unless somebody decides so.
    public let isOn: Bool
    /// Whether a comment can suppress what it finds.
    let isSuppressible: Bool
    /// The kind of file that it finds something in.
    package let subject: Subject
    /// What is found, in one sentence.
    public let summary: String
    /// Why it matters and what to do, in a few sentences.
    public let rationale: String
    /// A spec that the rule reports.
    public var bad: String { makeBad() }
    /// Made when it is asked for: one takes a thousand lines.
    private let makeBad: @Sendable () -> String
    /// The same spec, mended.
    public let good: String
    /// What looks for it; none for what is raised where text is read or decoded.
    let checks: [Check]

    init(
        _ id: String, _ severity: Severity, isOn: Bool = true, _ summary: String, rationale: String,
        bad: @escaping @autoclosure @Sendable () -> String, good: String, check: Check...,
        isSuppressible: Bool = true, subject: Subject = .spec
    ) {
        self.id = id
        self.severity = severity
        self.isOn = isOn
        self.summary = summary
        self.rationale = rationale
        makeBad = bad
        self.good = good
        checks = check
        self.isSuppressible = isSuppressible && severity != .error
        self.subject = subject
    }

    /// What a rule is about.
    package enum Subject: Sendable {
        case spec
        /// A list of findings; its examples are such, and are reported by a run without specs.
        case baseline
    }

    /// What a rule is called with, and when.
    enum Check: Sendable {
        /// Every text and every id that is a key.
        case text(@Sendable (inout SpecDecoder, TextUse) -> Void)
        /// Every text that is not ASCII.
        case unicodeText(@Sendable (inout SpecDecoder, TextUse) -> Void)
        /// Every text that people read or hear and that may be all capitals: it has no small letter of ASCII.
        case loudText(@Sendable (inout SpecDecoder, TextUse) -> Void)
        /// Every symbol name, with what is known of it.
        case symbol(@Sendable (inout SpecDecoder, SymbolUse) -> Void)
        /// Every height that something to tap has, in points, and the node that says so.
        case height(@Sendable (inout SpecDecoder, Double, YAMLTree.Index) -> Void)
        /// Everything that has a title and may have an accessibility label.
        case titled(@Sendable (inout SpecDecoder, TitledUse) -> Void)
        /// The options of one list or group, the sections of one level, the items of one section.
        case siblings(@Sendable (inout SpecDecoder, Siblings) -> Void)
        /// Every dropdown.
        case dropdown(@Sendable (inout SpecDecoder, borrowing DropdownDraft) -> Void)
        /// Every section tree.
        case sectionTree(@Sendable (inout SpecDecoder, borrowing SectionTreeDraft) -> Void)
        /// The whole file, when all of it is decoded.
        case file(@Sendable (inout SpecDecoder, borrowing SpecDraft) -> Void)
    }
}

/// The checks of rules, sorted by when they are called.
struct RuleSet: Sendable {
    private(set) var text: [TextUse.Check] = []
    private(set) var unicodeText: [TextUse.Check] = []
    private(set) var loudText: [TextUse.Check] = []
    private(set) var symbol: [SymbolUse.Check] = []
    private(set) var height: [@Sendable (inout SpecDecoder, Double, YAMLTree.Index) -> Void] = []
    private(set) var titled: [TitledUse.Check] = []
    private(set) var siblings: [@Sendable (inout SpecDecoder, Siblings) -> Void] = []
    private(set) var dropdown: [@Sendable (inout SpecDecoder, borrowing DropdownDraft) -> Void] = []
    private(set) var sectionTree: [@Sendable (inout SpecDecoder, borrowing SectionTreeDraft) -> Void] = []
    private(set) var file: [@Sendable (inout SpecDecoder, borrowing SpecDraft) -> Void] = []

    static let standard = RuleSet(Rule.all)

    init(_ rules: [Rule]) {
        for check in rules.lazy.flatMap(\.checks) {
            switch check {
            case .text(let check): text.append(TextUse.Check(run: check))
            case .unicodeText(let check): unicodeText.append(TextUse.Check(run: check))
            case .loudText(let check): loudText.append(TextUse.Check(run: check))
            case .symbol(let check): symbol.append(SymbolUse.Check(run: check))
            case .height(let check): height.append(check)
            case .titled(let check): titled.append(TitledUse.Check(run: check))
            case .siblings(let check): siblings.append(check)
            case .dropdown(let check): dropdown.append(check)
            case .sectionTree(let check): sectionTree.append(check)
            case .file(let check): file.append(check)
            }
        }
    }
}
