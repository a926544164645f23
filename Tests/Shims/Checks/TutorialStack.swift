@_spi(Headless) import UIKit

final class DropdownTableViewCell: UITableViewCell {
    static let reuseIdentifier = "DropdownTableViewCell"

    let label: UILabel = {
        let label = UILabel()
        label.textColor = .black
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    func setup() {
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
    }

    func set(_ text: String) { label.text = text }
}

/// The first tutorial's view, as it is written there but for its selector.
final class DropDownButton: UIView {
    let button: UIButton = {
        let button = UIButton()
        button.translatesAutoresizingMaskIntoConstraints = false
        button.setTitle("Select a reason", for: .normal)
        button.setTitleColor(.black, for: .normal)
        button.layer.borderWidth = 1.2
        button.layer.borderColor = UIColor.gray.cgColor
        return button
    }()

    let stackView: UIStackView = {
        let stack = UIStackView()
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.distribution = .fill
        stack.alignment = .fill
        stack.spacing = 4
        stack.axis = .vertical
        return stack
    }()

    let tableView: UITableView = {
        let table = UITableView()
        table.translatesAutoresizingMaskIntoConstraints = false
        table.isHidden = true
        table.layer.borderWidth = 1.2
        table.layer.borderColor = UIColor.gray.cgColor
        table.register(
            DropdownTableViewCell.self, forCellReuseIdentifier: DropdownTableViewCell.reuseIdentifier)
        return table
    }()

    var selected: [Int] = []
    var dataSource: [String] = [] { didSet { updateTableDataSource() } }
    var tableViewHeight: NSLayoutConstraint?
    var buttonHeightConstraint: NSLayoutConstraint?
    var buttonHeight: CGFloat = 40 {
        didSet {
            buttonHeightConstraint?.constant = buttonHeight
            updateTableDataSource()
        }
    }
    var maxVisibleCellsAmount: Int = 4 { didSet { updateTableDataSource() } }
    var buttonBottomConstraint: NSLayoutYAxisAnchor { button.bottomAnchor }

    init() {
        super.init(frame: .zero)
        setup()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setup()
    }

    func setup() {
        addSubview(stackView)
        stackView.addArrangedSubview(button)
        stackView.addArrangedSubview(tableView)
        tableView.delegate = self
        tableView.dataSource = self
        NSLayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: topAnchor),
            stackView.leadingAnchor.constraint(equalTo: leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: trailingAnchor),
            stackView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        buttonHeightConstraint = button.heightAnchor.constraint(equalToConstant: buttonHeight)
        buttonHeightConstraint?.isActive = true
        tableViewHeight = tableView.heightAnchor.constraint(equalToConstant: 0)
        tableViewHeight?.isActive = true
        button.addAction(
            UIAction { [unowned self] _ in tableView.isHidden.toggle() }, for: .primaryActionTriggered)
    }

    func updateTableDataSource() {
        tableViewHeight?.constant = CGFloat(min(dataSource.count, maxVisibleCellsAmount)) * buttonHeight
        tableView.reloadData()
    }
}

extension DropDownButton: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { dataSource.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard
            let cell = tableView.dequeueReusableCell(
                withIdentifier: DropdownTableViewCell.reuseIdentifier, for: indexPath)
                as? DropdownTableViewCell
        else { return UITableViewCell() }
        cell.set(dataSource[indexPath.row])
        return cell
    }
}

extension DropDownButton: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        button.setTitle(dataSource[indexPath.row], for: .normal)
        selected.append(indexPath.row)
        tableView.isHidden = true
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { buttonHeight }
}

@MainActor let tutorialChecks: [Check] = [
    (
        "the first tutorial: 40 closed, 204 open, its sibling moves or not",
        { r in
            r.expectsConflicts = true  // The height of a hidden arranged view, as on Apple's.
            let (window, root) = makeWindow()
            let dropdown = DropDownButton().placed(in: root)
            let below = UIView().placed(in: root)
            let covered = UIView().placed(in: root)
            NSLayoutConstraint.activate([
                dropdown.topAnchor.constraint(equalTo: root.topAnchor, constant: 32),
                dropdown.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
                dropdown.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
                below.topAnchor.constraint(equalTo: dropdown.bottomAnchor, constant: 16),
                covered.topAnchor.constraint(equalTo: dropdown.buttonBottomConstraint, constant: 16),
            ])
            dropdown.dataSource = (1...6).map { "Option \($0)" }
            UIKitHeadless.layout()
            r.near(dropdown.frame, 16, 32, 368, 40)
            r.expect(below.frame.minY, 88)
            UIKitHeadless.tap(dropdown.button)
            r.near(dropdown.frame, 16, 32, 368, 204)
            r.near(dropdown.tableView.frame, 0, 44, 368, 160)
            r.expect([below.frame.minY, covered.frame.minY], [252, 88])
            r.expect(dropdown.tableView.visibleCells.count, 4)
            UIKitHeadless.tap(CGPoint(x: 100, y: 32 + 44 + 60), in: window)
            r.expect(dropdown.selected, [1])
            r.expect(dropdown.button.currentTitle, "Option 2")
            r.near(dropdown.frame, 16, 32, 368, 40)
            UIKitHeadless.tap(dropdown.button)
            dropdown.dataSource = ["a", "b", "c"]
            UIKitHeadless.layout()
            r.near(dropdown.tableView.frame, 0, 44, 368, 120)
            dropdown.maxVisibleCellsAmount = 2
            dropdown.buttonHeight = 50
            UIKitHeadless.layout()
            r.near(dropdown.tableView.frame, 0, 54, 368, 100)
            r.near(dropdown.button.frame, 0, 0, 368, 50)
        }
    )
]
