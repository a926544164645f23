// The menus of Feedback/screen.menu.yaml and Help/screen.menu.yaml, as an app has them.

/// What to do about a reason. A reason that is new in the spec does not compile until it is here.
func answer(to reason: Feedback.Reason) -> String {
    switch reason {
    case .tooSlow: "we make it faster"
    case .tooLoud: "we make it quieter"
    case .other: "please tell us more"
    }
}

let reason = Feedback.reason
print("\(reason.title):")
for option in Feedback.Reason.allCases {
    print("- \(reason.title(of: option)): \(answer(to: option))")
}

var form = reason.state
for event: DropdownState.Event in [.tapButton, .tapOption(Feedback.Reason.tooLoud.id)] {
    let outcome = form.send(event)
    print("\(event.name.rawValue) -> \(outcome.told.map(\.text).joined(separator: ", "))")
}
print("chosen: \(reason.selected(in: form).map(reason.title(of:)))")

let questions = Help.questions
for node in Help.Questions.allCases {
    print("\(node.id): \(questions.title(of: node))")
}
print(questions.detail(of: .payment_cards) ?? "")

var page = questions.state
page.send(.tapSection(Help.Questions.payment.id))
print("open: \(questions.expanded(in: page).map(questions.title(of:)))")
