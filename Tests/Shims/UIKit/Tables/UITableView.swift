/// Rows in sections. Heights are asked for at once, cells made for what is visible and used again.
@MainActor open class UITableView: UIScrollView {
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right, left, top, bottom, none, middle
        case automatic = 100
    }
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    public nonisolated static let automaticDimension: CGFloat = -1

    let storedStyle: Style
    var sections: [TableSection] = []
    var isLoaded = false
    var cells: [IndexPath: UITableViewCell] = [:]
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var selection: [IndexPath] = []
    var classes: [String: UITableViewCell.Type] = [:]
    var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    var spareCells: [String: [UITableViewCell]] = [:]
    var spareHeaders: [String: [UITableViewHeaderFooterView]] = [:]
    var batch: TableBatch?
    private weak var storedDataSource: (any UITableViewDataSource)?
    private weak var storedDelegate: (any UITableViewDelegate)?
    private var pressed: IndexPath?

    public init(frame: CGRect, style: Style) {
        storedStyle = style
        super.init(frame: frame)
        backgroundColor = .systemBackground
    }
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    public required init?(coder: NSCoder) {
        storedStyle = .plain
        super.init(coder: coder)
    }

    open var style: Style { storedStyle }
    open weak var dataSource: (any UITableViewDataSource)? {
        get { storedDataSource }
        set {
            storedDataSource = newValue
            forgetData()
        }
    }
    // Objective-C lets a property change to a more special type; Swift needs to be told that this is no override.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { storedDelegate }
        set {
            storedDelegate = newValue
            (self as UIScrollView).delegate = newValue
            forgetData()
        }
    }

    open var rowHeight = UITableView.automaticDimension { didSet { forgetData() } }
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { forgetData() } }
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { forgetData() } }
    open var estimatedRowHeight = UITableView.automaticDimension
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    open var sectionHeaderTopPadding = UITableView.automaticDimension { didSet { forgetData() } }
    open var fillerRowHeight: CGFloat = 0
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor? = .separator
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var cellLayoutMarginsFollowReadableWidth = false
    open var insetsContentViewsToSafeArea = true
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var selectionFollowsFocus = false
    open var allowsFocus = true
    open var remembersLastFocusedIndexPath = false
    open var backgroundView: UIView?
    open var tableHeaderView: UIView? { didSet { replace(oldValue, tableHeaderView) } }
    open var tableFooterView: UIView? { didSet { replace(oldValue, tableFooterView) } }

    private func replace(_ old: UIView?, _ new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        if isLoaded { updateContentSize() }
        setNeedsLayout()
    }

    open override var contentSize: CGSize {
        get {
            loadIfNeeded()
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        layOutContent()
    }

    open override var bounds: CGRect {
        didSet {
            guard bounds.width != oldValue.width, isLoaded else { return }
            reloadHeights()
        }
    }

    open func reloadData() {
        HeadlessTables.note(self, .reloadData)
        forgetData()
        loadIfNeeded()
    }

    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return sections[section].rows.count
    }
    open var numberOfSections: Int {
        loadIfNeeded()
        return sections.count
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        classes[identifier] = cellClass as? UITableViewCell.Type
    }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = spareCells[identifier]?.popLast() {
            cell.prepareForReuse()
            return cell
        }
        return classes[identifier]?.make(dequeued: identifier)
    }
    open func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(
                "NSInternalInconsistencyException: unable to dequeue a cell with identifier \(identifier) - must "
                    + "register a nib or a class for the identifier or connect a prototype cell in a storyboard"
            )
        }
        return cell
    }
    open func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        if let view = spareHeaders[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return headerClasses[identifier]?.make(dequeued: identifier)
    }

    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        settle()
        return cells[indexPath]
    }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
    open var visibleCells: [UITableViewCell] {
        settle()
        return cells.sorted { $0.key < $1.key }.map(\.value)
    }
    open var indexPathsForVisibleRows: [IndexPath]? {
        settle()
        return cells.keys.sorted()
    }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        settle()
        return headers[section] as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        settle()
        return footers[section] as? UITableViewHeaderFooterView
    }

    private func settle() {
        if batch == nil, needsLayout { layoutIfNeeded() }
    }

    // MARK: Selection

    open var indexPathForSelectedRow: IndexPath? { selection.first }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        if !allowsMultipleSelection || indexPath == nil {
            for old in selection where old != indexPath { deselectRow(at: old, animated: animated) }
        }
        guard let indexPath else { return }
        if !selection.contains(indexPath) { selection.append(indexPath) }
        cells[indexPath]?.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        selection.removeAll { $0 == indexPath }
        cells[indexPath]?.setSelected(false, animated: animated)
    }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        let row = rectForRow(at: indexPath)
        var offset = contentOffset
        switch scrollPosition {
        case .top: offset.y = row.minY
        case .middle: offset.y = row.midY - bounds.height / 2
        case .bottom: offset.y = row.maxY - bounds.height
        case .none: return scrollRectToVisible(row, animated: animated)
        }
        setContentOffset(clamped(offset), animated: animated)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, allowsSelection,
            let indexPath = indexPathForRow(at: touch.location(in: self)),
            delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
        else { return }
        pressed = indexPath
        cells[indexPath]?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: indexPath)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let indexPath = pressed else { return }
        endPress()
        userSelects(indexPath)
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { endPress() }

    private func endPress() {
        guard let indexPath = pressed else { return }
        pressed = nil
        cells[indexPath]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    }

    /// What a tap on a row does, with all that the delegate is asked and told.
    func userSelects(_ tapped: IndexPath) {
        if allowsMultipleSelection, selection.contains(tapped) {
            if let delegate, delegate.tableView(self, willDeselectRowAt: tapped) == nil { return }
            deselectRow(at: tapped, animated: true)
            delegate?.tableView(self, didDeselectRowAt: tapped)
            return
        }
        guard let indexPath = delegate == nil ? tapped : delegate?.tableView(self, willSelectRowAt: tapped)
        else { return }
        if !allowsMultipleSelection {
            for old in selection where old != indexPath {
                deselectRow(at: old, animated: true)
                delegate?.tableView(self, didDeselectRowAt: old)
            }
        }
        selectRow(at: indexPath, animated: true, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: indexPath)
    }
}
