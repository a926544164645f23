extension Rule {
    /// Every rule, errors first, each in the order of the reference.
    public static let all: [Rule] = errors + warnings

    private static let errors: [Rule] = [
        yamlSyntax, encoding, documentCount, limit, duplicateKey, alias, tag, version, unknownKey, missingKey,
        type,
        value, conflict, identifier, duplicateId, idCollision, unknownReference, empty, bidiControl,
        controlCharacter,
    ]

    private static let warnings: [Rule] = [
        yamlTrap, duplicateTitle, titleWhitespace, invisibleCharacter, mixedScript, tapTarget, symbolUnknown,
        symbolAvailability, symbolRestricted, missingLabel, disabledSelected, allDisabled, manyCases,
        singleExpanded, shoutingTitle, contrast, titlePunctuation, clippedDetail, hiddenSelected,
        destructiveNotLast, duplicateIdentifier, depth, unusedStyle, longList, madeId, suppressionReason,
        unusedSuppression, staleBaseline,
    ]
}
