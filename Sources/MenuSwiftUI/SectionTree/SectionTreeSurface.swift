#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// A tree whatever its nodes' type: it draws the state, and sends it what a person does.
    struct SectionTreeSurface: View {
        /// As the app names it; what it has come to be is the state's.
        let menu: MenuDocument.SectionTree
        let source: SectionTreeSource
        let texts: MenuTexts
        let tell: (MenuMessage) -> Void
        @State private var memory = SectionTreeMemory()
        @Environment(\.accessibilityReduceMotion) private var isStill

        var body: some View {
            let state = state
            let menu = state.menu
            List {
                ForEach(state.sections) { section in
                    Section {
                        ForEach(state.entries(in: section.index)) { entry in
                            SectionTreeRow(row: entry.row, menu: menu, texts: texts, send: send)
                        }
                    } header: {
                        SectionTreeHeader(row: section.header, menu: menu, texts: texts, send: send)
                    }
                }
            }
            .modifier(SectionTreeListLook(menu: menu))
            .accessibilityIdentifier(texts.identifier(of: menu))
        }

        private var state: SectionTreeState {
            switch source {
            case .own: return memory.state(of: menu)
            case .state(let state): return state.wrappedValue
            case .states(let menus):
                if case .sectionTree(let state) = menus.wrappedValue[menu.id] { return state }
                return memory.state(of: menu)
            }
        }

        /// Sends an event, shows what came of it, and then tells the app.
        private func send(_ event: SectionTreeState.Event) {
            let outcome: MenuOutcome
            switch source {
            case .own:
                var state = state
                outcome = state.send(event)
                if outcome.isChanged { animate { memory.keep(state) } }
            case .state(let binding):
                var state = binding.wrappedValue
                outcome = state.send(event)
                if outcome.isChanged { animate { binding.wrappedValue = state } }
            case .states(let binding):
                var states = binding.wrappedValue
                guard let effect = states.send(.sectionTree(event), to: menu.id).first else { return }
                outcome = effect.outcome
                if outcome.isChanged { animate { binding.wrappedValue = states } }
            }
            for message in outcome.told { tell(message) }
        }

        private func animate(_ change: () -> Void) {
            if isStill {
                change()
            } else {
                withAnimation(.easeInOut(duration: 0.25), change)
            }
        }
    }

    // MARK: Rows, each looked at when it is asked for

    /// A section at the top.
    struct SectionTreeSection: Identifiable {
        /// From 0.
        let index: Int
        let header: SectionTreeState.Row

        var id: String { header.path }
    }

    /// A row that shows under the header of a section at the top.
    struct SectionTreeEntry: Identifiable {
        let row: SectionTreeState.Row

        var id: String { row.path }
    }

    extension SectionTreeState {
        var sections: some RandomAccessCollection<SectionTreeSection> {
            (0..<sectionCount).lazy.map { SectionTreeSection(index: $0, header: header(at: $0)) }
        }

        /// - Parameter section: From 0.
        func entries(in section: Int) -> some RandomAccessCollection<SectionTreeEntry> {
            (0..<rowCount(in: section)).lazy.map { SectionTreeEntry(row: row(at: $0, in: section)) }
        }
    }
#endif
