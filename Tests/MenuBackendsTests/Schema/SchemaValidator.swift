import MenuSpec

/// Holds a value against a JSON Schema, as far as the schemas of menuc go.
struct SchemaValidator {
    let schema: JSONValue

    /// What is wrong with a value, each with the path to it; a keyword that is not known here counts as wrong.
    func errors(in value: JSONValue) -> [String] { errors(value, schema, "") }

    private func errors(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
        if case .boolean(let accepts) = schema { return accepts ? [] : ["\(path): nothing may stand here"] }
        guard case .object(let members) = schema else { return ["\(path): no schema"] }
        return members.flatMap { keyword in
            errors(value, keyword.key, keyword.value, schema, path).map {
                $0.hasPrefix("/") ? $0 : "\(path): \($0)"
            }
        }
    }

    private func errors(
        _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue, _ path: String
    ) -> [String] {
        switch (keyword, argument, value) {
        case ("$schema", _, _), ("$defs", _, _), ("title", .string, _), ("description", .string, _),
            ("default", _, _), ("then", _, _), ("else", _, _):
            return []
        case ("$ref", .string(let reference), _):
            guard let target = self.schema["$defs"]?[String(reference.dropFirst(8))] else {
                return ["\(reference) leads nowhere"]
            }
            return errors(value, target, path)
        case ("type", .string(let type), _): return value.isOf(type) ? [] : ["is no \(type)"]
        case ("type", .array(let types), _):
            return types.contains { if case .string(let type) = $0 { value.isOf(type) } else { false } }
                ? [] : ["is none of \(types)"]
        case ("const", _, _): return value == argument ? [] : ["is not \(argument)"]
        case ("enum", .array(let values), _): return values.contains(value) ? [] : ["is none of \(values)"]
        case ("anyOf", .array(let schemas), _):
            let found = schemas.map { errors(value, $0, path) }
            return found.contains([]) ? [] : ["fits nothing: \(found.joined())"]
        case ("allOf", .array(let schemas), _): return schemas.flatMap { errors(value, $0, path) }
        case ("not", _, _): return errors(value, argument, path).isEmpty ? ["fits \(argument)"] : []
        case ("if", _, _):
            let consequence = schema[errors(value, argument, path).isEmpty ? "then" : "else"]
            return consequence.map { errors(value, $0, path) } ?? []
        case ("contains", _, .array(let entries)):
            return entries.contains { errors($0, argument, path).isEmpty }
                ? [] : ["has no entry of \(argument)"]
        case ("pattern", .string(let pattern), .string(let text)):
            return text.matches(pattern) ? [] : ["'\(text)' does not match \(pattern)"]
        case ("minimum", .number(let least), .number(let number)):
            return number >= least ? [] : ["is too small"]
        case ("exclusiveMinimum", .number(let least), .number(let number)):
            return number > least ? [] : ["is too small"]
        case ("maximum", .number(let most), .number(let number)):
            return number <= most ? [] : ["is too large"]
        case ("minItems", .number(let least), .array(let entries)):
            return Double(entries.count) >= least ? [] : ["has too few entries"]
        case ("uniqueItems", .boolean(true), .array(let entries)):
            let isTwice = entries.indices.contains { entries[..<$0].contains(entries[$0]) }
            return isTwice ? ["has an entry twice"] : []
        case ("minProperties", .number(let least), .object(let members)):
            return Double(members.count) >= least ? [] : ["has too few members"]
        case ("items", _, .array(let entries)):
            return entries.enumerated().flatMap { errors($1, argument, "\(path)/\($0)") }
        case ("required", .array(let keys), .object):
            return keys.compactMap {
                guard case .string(let key) = $0, value[key] == nil else { return nil }
                return "has no \(key)"
            }
        case ("properties", _, .object(let members)):
            return members.flatMap { member in
                argument[member.key].map { errors(member.value, $0, "\(path)/\(member.key)") } ?? []
            }
        case ("patternProperties", .object(let patterns), .object(let members)):
            return members.flatMap { member in
                patterns.filter { member.key.matches($0.key) }
                    .flatMap { errors(member.value, $0.value, "\(path)/\(member.key)") }
            }
        case ("additionalProperties", _, .object(let members)):
            return members.filter { !isNamed($0.key, in: schema) }
                .flatMap { errors($0.value, argument, "\(path)/\($0.key)") }
        case ("pattern", _, _), ("minimum", _, _), ("exclusiveMinimum", _, _), ("maximum", _, _),
            ("minItems", _, _), ("contains", _, _), ("uniqueItems", _, _), ("minProperties", _, _),
            ("items", _, _),
            ("required", _, _),
            ("properties", _, _), ("patternProperties", _, _), ("additionalProperties", _, _):
            return []
        default: return ["the keyword \(keyword) is not known here"]
        }
    }

    private func isNamed(_ key: String, in schema: JSONValue) -> Bool {
        if schema["properties"]?[key] != nil { return true }
        guard case .object(let patterns)? = schema["patternProperties"] else { return false }
        return patterns.contains { key.matches($0.key) }
    }
}

extension String {
    /// Whether a regular expression finds something in the text, scalar by scalar.
    fileprivate func matches(_ pattern: String) -> Bool {
        guard let expression = try? Regex(pattern).matchingSemantics(.unicodeScalar) else { return false }
        return contains(expression)
    }
}

extension JSONValue {
    fileprivate func isOf(_ type: String) -> Bool {
        switch (self, type) {
        case (.null, "null"), (.boolean, "boolean"), (.number, "number"), (.string, "string"),
            (.array, "array"), (.object, "object"):
            true
        case (.number(let value), "integer"): value == value.rounded()
        default: false
        }
    }
}
