/// A tableau that makes the sum of violations as small as it can be, for the highest priority first, then for
/// the next without giving any of that up. Variables may be negative (each stands as a difference of two columns).
struct Simplex {
    private var columns: [Int: Int] = [:]  // variable → its positive column; the negative one follows
    private var width = 0
    private var rows: [[Int: Double]] = []
    private var right: [Double] = []
    private var basis: [Int] = []
    private var costs: [Double: [Int]] = [:]  // priority → columns of violation

    mutating func add(_ expression: LinearExpression, isEquality: Bool, priority: Double) {
        var row: [Int: Double] = [:]
        for (variable, coefficient) in expression.terms.sorted(by: { $0.key < $1.key }) {
            let column = columns[variable] ?? newColumns(2)
            columns[variable] = column
            row[column] = coefficient
            row[column + 1] = -coefficient
        }
        // expression + lack − excess = 0: a lack always costs, an excess only where it must be equal.
        let lack = newColumns(2)
        row[lack] = 1
        row[lack + 1] = -1
        costs[priority, default: []].append(lack)
        if isEquality { costs[priority, default: []].append(lack + 1) }
        let sign: Double = expression.constant <= 0 ? 1 : -1
        rows.append(row.mapValues { $0 * sign })
        right.append(abs(expression.constant))
        basis.append(sign > 0 ? lack : lack + 1)
    }

    private mutating func newColumns(_ count: Int) -> Int {
        width += count
        return width - count
    }

    mutating func solve() -> [Int: Double] {
        var table = rows.map { row in (0..<width).map { row[$0] ?? 0 } }
        var allowed = [Bool](repeating: true, count: width)
        for priority in costs.keys.sorted(by: >) {
            var cost = [Double](repeating: 0, count: width)
            for column in costs[priority]! { cost[column] = 1 }
            for (row, column) in basis.enumerated() where cost[column] != 0 {
                let factor = cost[column]
                for index in 0..<width { cost[index] -= factor * table[row][index] }
            }
            while let entering = (0..<width).first(where: { allowed[$0] && cost[$0] < -1e-7 }) {
                guard let leaving = leavingRow(table, entering) else { break }
                pivot(&table, &cost, leaving, entering)
            }
            for index in 0..<width where cost[index] > 1e-7 { allowed[index] = false }
        }
        var values = [Double](repeating: 0, count: width)
        for (row, column) in basis.enumerated() { values[column] = right[row] }
        return columns.mapValues { values[$0] - values[$0 + 1] }
    }

    /// The row that limits the entering column most; of equal ones that of the lowest column (Bland's rule,
    /// which cannot go round in circles).
    private func leavingRow(_ table: [[Double]], _ entering: Int) -> Int? {
        var best: Int?
        var limit = Double.infinity
        for row in table.indices where table[row][entering] > 1e-7 {
            let ratio = right[row] / table[row][entering]
            if ratio < limit - 1e-9 || (ratio < limit + 1e-9 && basis[row] < basis[best!]) {
                limit = min(limit, ratio)
                best = row
            }
        }
        return best
    }

    private mutating func pivot(_ table: inout [[Double]], _ cost: inout [Double], _ row: Int, _ column: Int)
    {
        let scale = 1 / table[row][column]
        for index in 0..<width { table[row][index] *= scale }
        right[row] *= scale
        for other in table.indices where other != row && table[other][column] != 0 {
            let factor = table[other][column]
            for index in 0..<width { table[other][index] -= factor * table[row][index] }
            right[other] = max(0, right[other] - factor * right[row])
        }
        let factor = cost[column]
        for index in 0..<width { cost[index] -= factor * table[row][index] }
        basis[row] = column
    }
}
