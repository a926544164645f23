/// Makes the options of a dropdown call by call: what generated code is written in.
///
/// No call is inlined: there may be thousands, and each would be compiled anew. Texts are static, since the compiler
/// works out the bytes of every other literal one by one.
///
/// A long list as one literal takes the compiler minutes; as calls it takes seconds.
public struct MenuOptionsBuilder {
    private var list: [MenuDocument.Entry] = []
    private var option: MenuDocument.Option?
    private var group: MenuDocument.OptionGroup?

    public init() {}

    /// All that has been added.
    public var entries: [MenuDocument.Entry] {
        var builder = self
        builder.endGroup()
        return builder.list
    }

    /// Adds an option that is no more than that, as most are: what is left out costs the compiler too.
    @inline(never)
    public mutating func option(_ id: StaticString, _ title: StaticString) {
        endOption()
        option = MenuDocument.Option(id: id.description, title: title.description)
    }

    /// Adds an option.
    @inline(never)
    public mutating func option(
        _ id: StaticString, _ title: StaticString, value: StaticString? = nil, icon: StaticString? = nil,
        image: StaticString? = nil,
        detail: StaticString? = nil, enabled: Bool = true, hidden: Bool = false,
        role: MenuDocument.Role? = nil
    ) {
        endOption()
        var option = MenuDocument.Option(
            id: id.description, title: title.description, icon: icon?.description, enabled: enabled,
            hidden: hidden, role: role)
        if let value { option.value = value.description }
        if let image { option.image = image.description }
        if let detail { option.detail = detail.description }
        self.option = option
    }

    /// Says of the last option what assistive technology and tests read.
    @inline(never)
    public mutating func accessibility(
        label: StaticString? = nil, hint: StaticString? = nil, identifier: StaticString? = nil
    ) {
        option?.accessibility = MenuDocument.Accessibility(
            label: label?.description, hint: hint?.description, identifier: identifier?.description)
    }

    /// Adds to the `meta` of the last option.
    @inline(never)
    public mutating func meta(_ meta: KeyValuePairs<StaticString, StaticString>) {
        let before = option?.meta ?? []
        option?.meta = before + [MenuDocument.MetaEntry](meta)
    }

    /// Adds a line between options.
    @inline(never)
    public mutating func separator() {
        endOption()
        add(.separator)
    }

    /// Begins a group; what follows is in it until ``endGroup()``.
    @inline(never)
    public mutating func group(_ id: StaticString, _ title: StaticString) {
        endGroup()
        group = MenuDocument.OptionGroup(id: id.description, title: title.description, options: [])
    }

    /// Ends a group.
    @inline(never)
    public mutating func endGroup() {
        endOption()
        guard let ended = group else { return }
        group = nil
        list.append(.group(ended))
    }

    private mutating func endOption() {
        guard let ended = option else { return }
        option = nil
        add(.option(ended))
    }

    private mutating func add(_ entry: MenuDocument.Entry) {
        if group == nil { list.append(entry) } else { group?.options.append(entry) }
    }
}
