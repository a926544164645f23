#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import MenuRuntime

    /// A tree whatever its nodes' type: it draws the state, and sends it what a person does.
    struct SectionTreeSurface: View {
        let menu: MenuDocument.SectionTree
        let source: SectionTreeSource
        let texts: MenuTexts
        let tell: (MenuMessage) -> Void
        @State private var memory = SectionTreeMemory()
        @Environment(\.accessibilityReduceMotion) private var isStill

        var body: some View {
            let state = state
            List {
                ForEach(SectionTreeSections(state: state)) { section in
                    Section {
                        ForEach(SectionTreeRows(state: state, section: section.index)) { row in
                            SectionTreeRow(row: row.row, menu: menu, texts: texts, send: send)
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
                if outcome.isChanged { animate { memory.state = state } }
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

    // MARK: Rows, each made when it is asked for

    /// The sections at the top.
    struct SectionTreeSections: RandomAccessCollection {
        let state: SectionTreeState

        struct Element: Identifiable {
            /// From 0.
            let index: Int
            let header: SectionTreeState.Row

            var id: String { header.path }
        }

        var startIndex: Int { 0 }
        var endIndex: Int { state.sectionCount }

        subscript(index: Int) -> Element { Element(index: index, header: state.header(at: index)) }
    }

    /// The rows that show under the header of a section at the top.
    struct SectionTreeRows: RandomAccessCollection {
        let state: SectionTreeState
        /// From 0.
        let section: Int

        struct Element: Identifiable {
            let row: SectionTreeState.Row

            var id: String { row.path }
        }

        var startIndex: Int { 0 }
        var endIndex: Int { state.rowCount(in: section) }

        subscript(index: Int) -> Element { Element(row: state.row(at: index, in: section)) }
    }
#endif
