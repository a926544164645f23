/// What fields of one construct have to do with each other: checked where the construct is lowered, told to the schema.
package enum FieldRelation: Sendable {
    /// Both cannot hold.
    case excludes(Condition, Condition)
    /// The first holds only where the second does.
    case needs(Condition, Condition)
    /// One of these mappings must have an entry.
    case entries(of: [String])

    /// What a field may be; one that is null is not there.
    package struct Condition: Sendable {
        package let field: String
        package let value: Value

        /// Whether a field is there.
        static func given(_ field: String) -> Condition { Condition(field: field, value: .any) }
        /// Whether a field has a word, `true` and `false` included.
        static func has(_ field: String, _ word: String) -> Condition {
            Condition(field: field, value: .word(word))
        }
        static func isList(_ field: String) -> Condition { Condition(field: field, value: .list) }
    }

    package enum Value: Sendable {
        case any
        case word(String)
        case list
    }
}
