#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import UIKit
    import MenuRuntime

    extension DropdownControl {
        /// A row of a dropdown's list: the lines of the separators above it, and under them what it shows.
        class Cell: UITableViewCell {
            /// How a row looks beside what it shows.
            struct Frame {
                var style: MenuDocument.PartStyle?
                /// How many separators stand above the row.
                var separators = 0
                /// Whether the row is as high as what it shows.
                var isSelfSizing = false
            }

            /// What the row shows, from its leading edge.
            let row = UIStackView()
            private let line = UIView()
            private lazy var top = row.topAnchor.constraint(equalTo: contentView.topAnchor)
            private var shown = Frame()
            /// Whether the keyboard is at this row.
            var hasFocus = false {
                didSet { if hasFocus != oldValue { dress() } }
            }

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                row.alignment = .center
                row.spacing = 12
                row.isLayoutMarginsRelativeArrangement = true
                row.insetsLayoutMarginsFromSafeArea = false
                row.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(row)
                line.backgroundColor = .separator
                addSubview(line)
                let edges = MenuLooks.edges(of: row, on: contentView)
                // A row of a fixed height may be lower than what it shows.
                NSLayoutConstraint.activate([top, edges[1], MenuLooks.breakable(edges[2]), edges[3]])
                isAccessibilityElement = true
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { nil }

            func show(_ frame: Frame) {
                shown = frame
                top.constant = CGFloat(frame.separators)
                line.isHidden = frame.separators == 0
                let vertical: CGFloat = frame.isSelfSizing ? 11 : 0
                let usual = NSDirectionalEdgeInsets(
                    top: vertical, leading: 16, bottom: vertical, trailing: 16)
                row.directionalLayoutMargins = frame.style?.insets.map { MenuLooks.insets($0) } ?? usual
                dress()
                setNeedsLayout()
            }

            private func dress() {
                MenuLooks.dress(self, in: shown.style, background: .clear)
                if hasFocus { backgroundColor = .tertiarySystemFill }
            }

            override func layoutSubviews() {
                super.layoutSubviews()
                line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CGFloat(shown.separators))
            }

            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { dress() }
            }
        }

        /// The row of an option.
        class OptionCell: Cell {
            static let identifier = "option"

            private let picture = UIImageView()
            private let title = MenuLooks.label()
            private let detail = MenuLooks.label()

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                let texts = UIStackView(arrangedSubviews: [title, detail])
                texts.axis = .vertical
                row.addArrangedSubview(picture)
                row.addArrangedSubview(texts)
                picture.setContentHuggingPriority(.required, for: .horizontal)
                picture.setContentCompressionResistancePriority(.required, for: .horizontal)
            }

            /// - Parameter isSelected: Whether the option is chosen; by its id, whatever its title.
            func show(
                _ option: MenuDocument.Option, of menu: MenuDocument.Dropdown, _ texts: MenuTexts,
                isSelected: Bool, _ frame: Frame
            ) {
                let look = MenuTextLook(menu.style?[.option])
                let color = look.color(isSelected: isSelected, isEnabled: option.enabled, role: option.role)
                look.show(texts.title(of: option, in: menu), on: title, color: color)
                let second = MenuTextLook(menu.style?[.detail], usual: .subheadline, color: .secondaryLabel)
                second.show(
                    texts.detail(of: option, in: menu), on: detail,
                    color: second.color(isEnabled: option.enabled))
                detail.isHidden = option.detail == nil
                title.numberOfLines = frame.isSelfSizing ? 0 : 1
                detail.numberOfLines = title.numberOfLines
                picture.image = option.image.flatMap { UIImage(named: $0) }
                if picture.image == nil { picture.image = MenuLooks.symbol(option.icon, beside: look.font) }
                picture.isHidden = picture.image == nil
                picture.tintColor = color
                tintColor = color
                accessoryType = isSelected ? .checkmark : .none
                selectionStyle = option.enabled ? .default : .none
                show(frame)
                speak(option, menu, texts, isSelected: isSelected)
            }

            private func speak(
                _ option: MenuDocument.Option, _ menu: MenuDocument.Dropdown, _ texts: MenuTexts,
                isSelected: Bool
            ) {
                let spoken = texts.accessibility(of: option, in: menu)
                accessibilityLabel = spoken?.label ?? title.text
                accessibilityValue = detail.text
                accessibilityHint = spoken?.hint
                accessibilityIdentifier = texts.identifier(of: option, in: menu)
                var traits = UIAccessibilityTraits.button
                if isSelected { traits.insert(.selected) }
                if !option.enabled { traits.insert(.notEnabled) }
                accessibilityTraits = traits
            }
        }

        /// A row that nobody can choose: the title of a group, or what an empty list says.
        final class TitleCell: Cell {
            static let identifier = "title"

            private let title = MenuLooks.label()

            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                row.addArrangedSubview(title)
                selectionStyle = .none
            }

            func show(_ text: String?, _ look: MenuTextLook, isHeader: Bool, _ frame: Frame) {
                look.show(text, on: title)
                title.numberOfLines = frame.isSelfSizing ? 0 : 1
                show(frame)
                accessibilityLabel = text
                accessibilityTraits = isHeader ? .header : .staticText
            }
        }
    }
#endif
