import Testing

@testable import MenuSpec

@Suite struct ConstructDescriptionTests {
    @Test func namesAreUnique() {
        let names = ConstructDescription.all.map(\.name)
        #expect(Set(names).count == names.count)
        for construct in ConstructDescription.all {
            #expect(Set(construct.fields.map(\.name)).count == construct.fields.count, "\(construct.name)")
        }
    }

    /// A construct that a field names and the list has not would be missing from the schema and the reference.
    @Test func everyConstructThatAFieldTakesIsListed() {
        for construct in ConstructDescription.all {
            for field in construct.fields {
                for name in field.type.constructs {
                    #expect(
                        ConstructDescription.named(name) != nil, "\(construct.name).\(field.name): \(name)")
                }
            }
        }
    }

    @Test func everyConstructIsReachable() {
        var reached: Set<String> = ["spec", "colour pair"]
        var queue = ["spec"]
        while let name = queue.popLast() {
            for field in ConstructDescription.named(name)?.fields ?? [] {
                for inner in field.type.constructs where reached.insert(inner).inserted {
                    queue.append(inner)
                }
            }
        }
        #expect(Set(ConstructDescription.all.map(\.name)) == reached)
    }

    @Test func everyFieldIsExplained() {
        for construct in ConstructDescription.all {
            #expect(construct.summary.hasSuffix("."), "\(construct.name)")
            for field in construct.fields {
                #expect(
                    !field.summary.isEmpty && !field.summary.hasSuffix("."), "\(construct.name).\(field.name)"
                )
            }
        }
    }

    @Test(arguments: [
        ("dropdown", "gap", "4"), ("dropdown", "closeOnSelect", nil), ("spec", "namespace", nil),
        ("section tree", "indicator", nil), ("shadow", "opacity", "0.2"), ("dropdown", "selected", nil),
    ])
    func plainDefaults(_ construct: String, _ field: String, _ expected: String?) {
        #expect(ConstructDescription.named(construct)?.field(field)?.plainDefault == expected)
    }
}

extension FieldType {
    /// The names of the constructs that a value may be or hold.
    fileprivate var constructs: [String] {
        switch self {
        case .construct(let name, _): [name]
        case .list(let element), .mapping(let element, _): element.constructs
        case .anyOf(let types): types.flatMap(\.constructs)
        default: []
        }
    }
}
