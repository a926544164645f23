// Written by Tools/embed-runtime; do not edit.
// swift-format-ignore-file

extension ViewNames {
    /// Sorted, each with a space before and after it.
    static var names: StaticString {
        #"""
         AnyMenuNode CGAffineTransform CGColor CGFloat CGPoint CGRect CGSize Dropdown DropdownBadge\#
         DropdownButtonFace DropdownControl DropdownControlDelegate DropdownCursor DropdownEscape\#
         DropdownFooter DropdownFrame DropdownFramesKey DropdownGroup DropdownHeardKey\#
         DropdownHeightKey DropdownHost DropdownHostFrameKey DropdownHostKey DropdownHosting\#
         DropdownKeyPresses DropdownKeys DropdownList DropdownMemory DropdownMenu DropdownOptionRow\#
         DropdownOverlay DropdownOverlayPlace DropdownOverlays DropdownOverlaysKey DropdownPart\#
         DropdownPresence DropdownRow DropdownRowFrame DropdownRowHeightsKey DropdownRowMeasure\#
         DropdownRowPlace DropdownRowText DropdownSource DropdownState DropdownSurface\#
         DropdownTitleRow DropdownView DropdownWatchingKey DropdownWidth FieldCoded FieldCoder\#
         FieldName Foundation IndexPath KindCoded MenuBox MenuCodable MenuDocument MenuEvent\#
         MenuEventError MenuEventValues MenuFont MenuLooks MenuMeasures MenuMessage MenuNode\#
         MenuNodeTable MenuOption MenuOptionTable MenuOptionsBuilder MenuOutcome MenuPreview\#
         MenuRuntime MenuSectionsBuilder MenuSpoken MenuStates MenuSwiftUI MenuTable MenuTextLook\#
         MenuTexts MenuUIKit NSAttributedString NSCoder NSDirectionalEdgeInsets NSLayoutConstraint\#
         NSLayoutYAxisAnchor NSUnderlineStyle OpenMenuOption Previews SectionTree SectionTreeCell\#
         SectionTreeControl SectionTreeControlDelegate SectionTreeDetail SectionTreeDetailView\#
         SectionTreeEntry SectionTreeHeader SectionTreeHeaderButton SectionTreeIndicator\#
         SectionTreeList SectionTreeListLook SectionTreeLook SectionTreeMemory SectionTreeRow\#
         SectionTreeRowView SectionTreeSection SectionTreeSource SectionTreeState SectionTreeSurface\#
         SectionTreeTitle SectionTreeTriangle SectionTreeView SectionTreeVoice SwiftUI\#
         UIAccessibility UIAccessibilityTraits UIAction UIBezierPath UIButton UIColor UIControl\#
         UIEvent UIFont UIFontMetrics UIGestureRecognizer UIGestureRecognizerSubclass UIImage\#
         UIImageView UIKey UIKeyInput UIKit UILabel UILayoutPriority UIPress UIPressesEvent\#
         UIScrollView UIStackView UITableView UITableViewCell UITableViewDataSource\#
         UITableViewDelegate UITableViewHeaderFooterView UITouch UITraitCollection UIView\#
         UIViewController UIVisualEffectView UIWindow decodeID encodeID 
        """#
    }
}
