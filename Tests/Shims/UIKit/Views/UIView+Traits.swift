extension UIView {
    public class func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
    }

    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: layoutDirection
        }
    }

    /// The traits of what is around the view, with those it overrides.
    var computedTraits: UITraitCollection {
        var traits = (superview?.computedTraits ?? HeadlessState.shared.traits).traits
        let style = controller?.overrideUserInterfaceStyle ?? .unspecified
        if style != .unspecified { traits.style = style }
        if overrideUserInterfaceStyle != .unspecified { traits.style = overrideUserInterfaceStyle }
        if let least = minimumContentSizeCategory, let category = traits.category, category < least {
            traits.category = least
        }
        if let most = maximumContentSizeCategory, let category = traits.category, category > most {
            traits.category = most
        }
        return UITraitCollection(traits)
    }

    /// Tells every view below whose traits have changed since it was last told.
    func updateTraits() {
        let new = traitCollection
        if let old = lastTraits, old != new {
            lastTraits = new
            new.performAsCurrent {
                if old.layoutDirection != new.layoutDirection { directionChanged() }
                traitsChanged(from: old)
                controller?.traitCollectionDidChange(old)
                traitCollectionDidChange(old)
            }
        }
        lastTraits = new
        for subview in storedSubviews { subview.updateTraits() }
    }

    private func traitsChanged(from old: UITraitCollection) {
        guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else { return }
        if let adjusting = self as? any UIContentSizeCategoryAdjusting,
            adjusting.adjustsFontForContentSizeCategory
        {
            (self as? UILabel)?.adjustFont()
        }
        (self as? UITableView)?.reloadHeights()
        setNeedsLayout()
        invalidateSolution()
    }
}

@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UIView {
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) { run(.init(duration: duration), animations, completion) }

    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        run(.init(duration: duration), animations, nil)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) { run(.init(duration: duration, delay: delay, options: options), animations, completion) }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        run(
            .init(duration: duration, delay: delay, options: options, damping: dampingRatio), animations,
            completion)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) { run(.init(duration: duration, options: options), animations ?? {}, completion) }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let saved = UIKitHeadless.animationsAllowed
        UIKitHeadless.animationsAllowed = false
        actionsWithoutAnimation()
        UIKitHeadless.animationsAllowed = saved
    }

    public class func setAnimationsEnabled(_ enabled: Bool) { UIKitHeadless.animationsAllowed = enabled }
    public class var areAnimationsEnabled: Bool { UIKitHeadless.animationsAllowed }
    public class var inheritedAnimationDuration: TimeInterval {
        UIKitHeadless.runningAnimation?.duration ?? 0
    }

    /// The changes happen at once. The completion comes at once too, or when a test lets time pass.
    private class func run(
        _ animation: UIKitHeadless.Animation, _ changes: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let saved = UIKitHeadless.runningAnimation
        if UIKitHeadless.animationsAllowed {
            UIKitHeadless.animations.append(animation)
            UIKitHeadless.runningAnimation = animation
        }
        changes()
        UIKitHeadless.runningAnimation = saved
        guard let completion else { return }
        if UIKitHeadless.holdsCompletions, UIKitHeadless.animationsAllowed {
            UIKitHeadless.heldCompletions.append(completion)
        } else {
            completion(true)
        }
    }
}
