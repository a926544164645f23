/// An option of a dropdown as a type of its own: `Feedback.Reason.tooSlow`.
///
/// Generated code conforms to it, with an enumeration where the options are closed, and with an ``OpenMenuOption``
/// where the app may add some. Its identity is the id that the spec gives it; so it is saved and loaded.
public protocol MenuOption: Hashable, CaseIterable, Identifiable, MenuCodable, Sendable
where ID == String, AllCases == [Self] {
    /// What the spec says of all options.
    static var optionTable: MenuOptionTable { get }

    /// The id in the spec.
    var id: String { get }

    /// The option of an id; nil where the options are closed and there is none.
    init?(id: String)
}

/// A ``MenuOption`` that may also be one that the spec does not know.
public protocol OpenMenuOption: MenuOption {
    init(id: String)
}

extension OpenMenuOption {
    /// The spec's options, in its order.
    public static var allCases: [Self] { optionTable.options.map { Self(id: $0.id) } }
}

extension MenuOption where Self: RawRepresentable, RawValue == Int {
    public var id: String { Self.optionTable.options[rawValue].id }

    public init?(id: String) {
        guard let place = Self.optionTable.place(of: id) else { return nil }
        self.init(rawValue: place)
    }
}

/// What a spec says of the options of one dropdown, in its order, those of groups and hidden ones included.
public struct MenuOptionTable: Hashable, Sendable {
    public let options: [MenuDocument.Option]
    private let places: [String: Int]

    public init(_ menu: MenuDocument.Dropdown) {
        var options: [MenuDocument.Option] = []
        for entry in menu.options {
            switch entry {
            case .option(let option): options.append(option)
            case .separator: break
            case .group(let group):
                for case .option(let option) in group.options { options.append(option) }
            }
        }
        var places: [String: Int] = [:]
        places.reserveCapacity(options.count)
        for (place, option) in options.enumerated() { places[option.id] = place }
        self.options = options
        self.places = places
    }

    /// Where among the options one stands; nil where there is none of the id.
    public func place(of id: String) -> Int? { places[id] }

    /// The option of an id; nil where there is none.
    public subscript(id: String) -> MenuDocument.Option? { places[id].map { options[$0] } }
}
