/// How much a finding weighs.
public enum Severity: String, Sendable, CaseIterable {
    /// The spec cannot be compiled.
    case error
    /// The spec compiles; something in it is likely to disappoint.
    case warning
}

/// One finding about a spec: what is wrong, where, and what would mend it.
public struct Diagnostic: Sendable, Equatable {
    /// The rule's id, such as `unknown-key`.
    public var rule: String
    /// Whether the spec compiles all the same.
    public var severity: Severity
    /// What is wrong and what was expected, in one line of plain words, without a final full stop.
    /// It may quote the author's text as it is; each output escapes it.
    public var message: String
    /// The bytes of the file it is about, from the file's start (a byte order mark counts); may be empty.
    public var range: Range<Int>
    /// Other places that it speaks of, in the order of interest.
    public var notes: [Note]
    /// What would mend it, where there is one obvious way.
    public var fix: FixIt?
    /// Where in the menus it is, such as `dropdowns.reason.options.tooSlow.title`; nil where nobody asked.
    public var menuPath: String?

    public init(
        rule: String, severity: Severity, message: String, range: Range<Int>, notes: [Note] = [],
        fix: FixIt? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.notes = notes
        self.fix = fix
    }

    /// A second place that a finding speaks of, in the same file.
    public struct Note: Sendable, Equatable {
        public var message: String
        /// Bytes from the file's start.
        public var range: Range<Int>

        public init(message: String, range: Range<Int>) {
            self.message = message
            self.range = range
        }
    }

    /// A change of the file that mends the finding.
    public struct FixIt: Sendable, Equatable {
        /// What it does, as an order: "change to 'rowHeight'".
        public var title: String
        /// Edits that do not overlap, in the order of the text.
        public var edits: [Edit]
        /// Whether it may be made without asking: what it changes is no more than what is wrong, and hardly anything
        /// else can be meant.
        public var isSafe: Bool

        public init(title: String, edits: [Edit], isSafe: Bool = false) {
            self.title = title
            self.edits = edits
            self.isSafe = isSafe
        }

        /// The same, to be made without asking.
        var safe: FixIt { FixIt(title: title, edits: edits, isSafe: true) }
    }

    /// Bytes of the file and what to put in their place.
    public struct Edit: Sendable, Equatable {
        /// Bytes from the file's start.
        public var range: Range<Int>
        /// What stands there afterwards; nothing to take the bytes away.
        public var newText: String

        public init(range: Range<Int>, newText: String) {
            self.range = range
            self.newText = newText
        }
    }
}
