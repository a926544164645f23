extension SpecDecoder {
    /// Reports comments that suppress nothing, or give no reason.
    mutating func reportSuppressions() {
        guard let suppressions = sink.suppressions else { return }
        for mistake in suppressions.mistakes { report(mistake) }
        for comment in suppressions.comments where comment.reason == nil && !comment.rules.isEmpty {
            reportMissingReason(comment)
        }
        // Where there is an error, not all was looked at.
        guard sink.count(.error) == 0 else { return }
        for entry in suppressions.entries where entry.uses == 0 {
            switch sink.settings.severity(of: entry.rule) {
            case nil: continue
            case .error: report(Suppressions.Mistake(kind: .error, range: entry.name))
            case .warning: reportUnused(entry, suppressions.comments[entry.comment])
            }
        }
    }

    private mutating func reportUnused(_ entry: Suppressions.Entry, _ comment: SuppressionComment) {
        report(.unusedSuppression, at: entry.name) { decoder, diagnostic in
            let place = entry.scope == 0..<Int.max ? "in this file" : "on that line"
            diagnostic.message = "'\(entry.rule.id)' finds nothing \(place); take the suppression away"
            guard comment.rules.count == 1 else { return }
            diagnostic.fix = Diagnostic.FixIt(
                title: "take the comment away",
                edits: [Diagnostic.Edit(range: decoder.whole(comment.place), newText: "")])
        }
    }

    private mutating func reportMissingReason(_ comment: SuppressionComment) {
        report(.suppressionReason, at: comment.place.range) { decoder, diagnostic in
            if let start = comment.unmarkedReason {
                diagnostic.message = "the reason of a suppression stands behind '--'"
                let offset = comment.rules.last?.upperBound ?? start
                diagnostic.fix = Diagnostic.FixIt(
                    title: "put '--' in front of it",
                    edits: [Diagnostic.Edit(range: offset..<offset, newText: " --")])
            } else {
                let names = comment.rules.map { String(decoding: decoder.tree.source[$0], as: UTF8.self) }
                diagnostic.message =
                    "this suppression has no reason; say why behind it: "
                    + "# menuc:\(String(decoding: decoder.tree.source[comment.word], as: UTF8.self)) "
                    + "\(names.prefix(3).joined(separator: ", "))\(names.count > 3 ? ", …" : "") -- reason"
            }
        }
    }

    private mutating func report(_ mistake: Suppressions.Mistake) {
        report(.unusedSuppression, at: mistake.range) { decoder, diagnostic in
            let word = String(decoding: decoder.tree.source[mistake.range].prefix(60), as: UTF8.self)
            var known: [String] = []
            switch mistake.kind {
            case .directive:
                diagnostic.message = "there is no 'menuc:\(word)'"
                known = SuppressionComment.Directive.allCases.map(\.rawValue)
            case .unknownRule:
                diagnostic.message = "there is no rule '\(word)'"
                known = Rule.all.map(\.id)
            case .noRule:
                diagnostic.message = "no rule is named here; write '# menuc:\(word) RULE -- reason'"
            case .notAtTop:
                diagnostic.message =
                    "'menuc:ignore-file' stands at the top of a file, in front of all but comments"
            case .error:
                diagnostic.message = "'\(word)' is an error, and errors cannot be suppressed"
            case .unsuppressible:
                diagnostic.message = "'\(word)' cannot be suppressed; '--rule \(word)=off' turns it off"
            case .repeated:
                diagnostic.message = "'\(word)' is suppressed here already; take this away"
            }
            guard !known.isEmpty else { return }
            guard let nearest = EditDistance.nearest(to: word, among: known) else {
                diagnostic.message +=
                    mistake.kind == .directive
                    ? "; there are 'menuc:ignore' and 'menuc:ignore-file'"
                    : "; 'menuc explain' lists the rules"
                return
            }
            diagnostic.message += "; did you mean '\(nearest)'?"
            diagnostic.fix = Diagnostic.FixIt(
                title: "change to '\(nearest)'",
                edits: [Diagnostic.Edit(range: mistake.range, newText: nearest)])
        }
    }

    /// What goes with a comment: the white space in front of it, or its line where nothing else stands there.
    private func whole(_ comment: CommentPlace) -> Range<Int> {
        let source = tree.source
        var (start, end) = (comment.range.lowerBound, comment.range.upperBound)
        while start > 0, CommentPlace.isSpace(source[start - 1]) { start -= 1 }
        if comment.isAlone, end < source.count {
            end += source[end] == 0x0D && end + 1 < source.count && source[end + 1] == 0x0A ? 2 : 1
        }
        return start..<end
    }
}
