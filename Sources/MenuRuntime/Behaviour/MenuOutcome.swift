/// What an app is told of what a person did with a menu.
///
/// The menu's state has changed by then. What an app does itself it is not told.
public enum MenuMessage: Hashable, Sendable {
    /// An option was chosen (its id), or an item (its path).
    case select(String)
    /// An option is chosen no more (its id).
    case deselect(String)
    /// The footer was touched (its id).
    case footer(String)
    /// A list has opened.
    case open
    /// A list has closed.
    case close
    /// A section has opened (its path).
    case expand(String)
    /// A section has closed (its path).
    case collapse(String)

    /// As traces write it, such as `select tooSlow`.
    public var text: String {
        switch self {
        case .select(let id): "select " + id
        case .deselect(let id): "deselect " + id
        case .footer(let id): "footer " + id
        case .open: "open"
        case .close: "close"
        case .expand(let path): "expand " + path
        case .collapse(let path): "collapse " + path
        }
    }
}

/// What an event did to a menu.
public struct MenuOutcome: Hashable, Sendable {
    /// Whether there is anything to draw anew.
    public var isChanged: Bool
    /// What the app is to be told, in order.
    public var told: [MenuMessage]

    public init(isChanged: Bool = false, told: [MenuMessage] = []) {
        self.isChanged = isChanged
        self.told = told
    }

    /// Of an event that does not apply.
    public static var nothing: MenuOutcome { MenuOutcome() }
}
