extension SectionTreeState {
    /// Rows under the header of a section at the top.
    public struct RowRange: Hashable, Sendable {
        /// From 0.
        public let section: Int
        /// From 0, behind the header.
        public let rows: Range<Int>
    }

    /// What an event did, and to which rows: what a table needs to change no more than that.
    public struct Update: Hashable, Sendable {
        /// What the app is told.
        public internal(set) var outcome = MenuOutcome.nothing
        /// The rows that went, as they stood before.
        public private(set) var removed: [RowRange] = []
        /// The rows that came, as they stand now.
        public private(set) var inserted: [RowRange] = []
        /// The item whose detail came or went.
        public internal(set) var resized: Place?
        /// Whether so much changed that all rows are to be looked at anew; none of the others is given then.
        public internal(set) var isReset = false

        /// Notes what is inside of a section before and after it was opened or closed. Closings come first, from the
        /// top.
        mutating func note(_ before: RowRange, _ after: RowRange) {
            if before.rows.count > after.rows.count {
                // Those above are gone already.
                let gone = removed.reduce(0) { $0 + ($1.section == before.section ? $1.rows.count : 0) }
                let rows = before.rows.lowerBound + gone..<before.rows.upperBound + gone
                removed.append(RowRange(section: before.section, rows: rows))
            } else if after.rows.count > before.rows.count {
                inserted.append(after)
            }
        }
    }
}
