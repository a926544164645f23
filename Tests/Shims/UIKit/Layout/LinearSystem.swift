/// Σ coefficient × variable + constant.
struct LinearExpression {
    var terms: [Int: Double] = [:]
    var constant = 0.0

    init(_ constant: Double) { self.constant = constant }
    init(variable: Int) { terms = [variable: 1] }

    static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b, times: 1)
        return sum
    }
    static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression {
        var sum = a
        sum.add(b, times: -1)
        return sum
    }
    static func + (a: LinearExpression, b: Double) -> LinearExpression { a + LinearExpression(b) }
    static func * (a: LinearExpression, factor: Double) -> LinearExpression {
        var product = LinearExpression(0)
        product.add(a, times: factor)
        return product
    }

    mutating func add(_ other: LinearExpression, times factor: Double) {
        constant += other.constant * factor
        for (variable, coefficient) in other.terms {
            let sum = (terms[variable] ?? 0) + coefficient * factor
            terms[variable] = abs(sum) < 1e-9 ? nil : sum
        }
    }

    func value(_ values: [Double]) -> Double {
        terms.reduce(constant) { $0 + values[$1.key] * $1.value }
    }
}

/// The expression is zero, or at least zero. From priority 1000 on it must hold, below it is a wish; higher
/// priorities come first whatever lower ones want.
struct LinearRelation {
    var expression: LinearExpression
    var isEquality: Bool
    var priority: Double
    var source: NSLayoutConstraint?
}

/// Solves relations between variables, each connected part on its own: the equalities that must hold by
/// elimination, the rest by a simplex over the violations, one priority after the other.
struct LinearSystem {
    var count = 0
    var relations: [LinearRelation] = []
    /// Those that must hold and cannot, together with the others.
    private(set) var conflicts: [NSLayoutConstraint] = []

    mutating func variable() -> LinearExpression {
        count += 1
        return LinearExpression(variable: count - 1)
    }

    mutating func solve() -> [Double] {
        var values = [Double](repeating: 0, count: count)
        for part in parts() { solve(part, into: &values) }
        return values
    }

    private func parts() -> [[LinearRelation]] {
        var parent = Array(0..<count)
        func find(_ variable: Int) -> Int {
            var here = variable
            while parent[here] != here { here = parent[here] }
            return here
        }
        for relation in relations {
            guard let first = relation.expression.terms.keys.first else { continue }
            for other in relation.expression.terms.keys { parent[find(other)] = find(first) }
        }
        var order: [Int] = []
        var groups: [Int: [LinearRelation]] = [:]
        for relation in relations {
            let group = relation.expression.terms.keys.first.map(find) ?? -1
            if groups[group] == nil { order.append(group) }
            groups[group, default: []].append(relation)
        }
        return order.map { groups[$0]! }
    }

    private mutating func solve(_ relations: [LinearRelation], into values: inout [Double]) {
        var solved: [Int: LinearExpression] = [:]
        func reduced(_ expression: LinearExpression) -> LinearExpression {
            var result = LinearExpression(expression.constant)
            for (variable, coefficient) in expression.terms {
                result.add(solved[variable] ?? LinearExpression(variable: variable), times: coefficient)
            }
            return result
        }
        // Stable, so that of two that contradict each other the later gives way.
        let firm = relations.filter { $0.isEquality && $0.priority >= 1000 }.enumerated()
            .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
        for relation in firm {
            let expression = reduced(relation.expression)
            guard let pivot = expression.terms.max(by: { (abs($0.value), $1.key) < (abs($1.value), $0.key) })
            else {
                if abs(expression.constant) > 1e-4 { note(relation) }
                continue
            }
            var definition = expression * (-1 / pivot.value)
            definition.terms[pivot.key] = nil
            for (variable, old) in solved {
                guard let coefficient = old.terms[pivot.key] else { continue }
                var new = old
                new.terms[pivot.key] = nil
                new.add(definition, times: coefficient)
                solved[variable] = new
            }
            solved[pivot.key] = definition
        }
        var wishes: [LinearRelation] = []
        var limits: [LinearRelation] = []
        for relation in relations where !(relation.isEquality && relation.priority >= 1000) {
            var relation = relation
            relation.expression = reduced(relation.expression)
            if relation.expression.terms.isEmpty {
                if relation.priority >= 1000, relation.expression.constant < -1e-4 { note(relation) }
            } else if relation.priority >= 1000 {
                limits.append(relation)
            } else {
                wishes.append(relation)
            }
        }
        // Most limits (that nothing is less than empty, say) hold by themselves: only those that do not take part.
        while true {
            var simplex = Simplex()
            for relation in wishes {
                simplex.add(
                    relation.expression, isEquality: relation.isEquality, priority: relation.priority)
            }
            for relation in relations {
                for variable in relation.expression.terms.keys { values[variable] = 0 }
            }
            for (variable, value) in simplex.solve() { values[variable] = value }
            let broken = limits.indices.filter { limits[$0].expression.value(values) < -1e-6 }
            if broken.isEmpty { break }
            wishes += broken.map { limits[$0] }
            limits = limits.indices.filter { !broken.contains($0) }.map { limits[$0] }
        }
        for (variable, expression) in solved { values[variable] = expression.value(values) }
        for relation in wishes where relation.priority >= 1000 && relation.expression.value(values) < -1e-3 {
            note(relation)
        }
    }

    private mutating func note(_ relation: LinearRelation) {
        guard let source = relation.source, !conflicts.contains(where: { $0 === source }) else { return }
        conflicts.append(source)
    }
}
