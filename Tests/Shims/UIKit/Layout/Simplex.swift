/// A tableau that makes the sum of violations as small as it can be, for the highest priority first, then for
/// the next without giving any of that up. Variables may be negative (each stands as a difference of two columns).
struct Simplex {
    private var columns: [Int: Int] = [:]  // variable → its positive column; the negative one follows
    private var width = 0
    private var rows: [[(column: Int, value: Double)]] = []
    private var table: [Double] = []  // of the rows, one behind the other
    private var right: [Double] = []
    private var basis: [Int] = []
    private var costs: [Double: [Int]] = [:]  // priority → columns of violation

    mutating func add(_ expression: LinearExpression, isEquality: Bool, priority: Double) {
        let sign: Double = expression.constant <= 0 ? 1 : -1
        var row: [(column: Int, value: Double)] = []
        for (variable, coefficient) in expression.terms.sorted(by: { $0.key < $1.key }) {
            let column = columns[variable] ?? newColumns(2)
            columns[variable] = column
            row.append((column, sign * coefficient))
            row.append((column + 1, -sign * coefficient))
        }
        // expression + lack − excess = 0: a lack always costs, an excess only where it must be equal.
        let lack = newColumns(2)
        row.append((lack, sign))
        row.append((lack + 1, -sign))
        costs[priority, default: []].append(lack)
        if isEquality { costs[priority, default: []].append(lack + 1) }
        rows.append(row)
        right.append(abs(expression.constant))
        basis.append(sign > 0 ? lack : lack + 1)
    }

    private mutating func newColumns(_ count: Int) -> Int {
        width += count
        return width - count
    }

    mutating func solve() -> [Int: Double] {
        table = [Double](repeating: 0, count: rows.count * width)
        for (index, row) in rows.enumerated() {
            for (column, value) in row { table[index * width + column] = value }
        }
        var allowed = [Bool](repeating: true, count: width)
        for priority in costs.keys.sorted(by: >) {
            var cost = [Double](repeating: 0, count: width)
            for column in costs[priority]! { cost[column] = 1 }
            for (row, column) in basis.enumerated() where cost[column] != 0 {
                subtract(row, times: cost[column], columns: filled(row), from: &cost)
            }
            while let entering = enteringColumn(cost, allowed), let leaving = leavingRow(entering) {
                pivot(&cost, leaving, entering)
            }
            var index = 0
            while index < width {
                if cost[index] > 1e-7 { allowed[index] = false }
                index += 1
            }
        }
        var values = [Double](repeating: 0, count: width)
        for (row, column) in basis.enumerated() { values[column] = right[row] }
        return columns.mapValues { values[$0] - values[$0 + 1] }
    }

    // Loops over indices, and nothing generic: this is compiled without optimisation.

    private func enteringColumn(_ cost: [Double], _ allowed: [Bool]) -> Int? {
        var index = 0
        while index < width {
            if cost[index] < -1e-7, allowed[index] { return index }
            index += 1
        }
        return nil
    }

    /// The row that limits the entering column most; of equal ones that of the lowest column (Bland's rule,
    /// which cannot go round in circles).
    private func leavingRow(_ entering: Int) -> Int? {
        var best: Int?
        var limit = Double.infinity
        var row = 0
        while row < right.count {
            let coefficient = table[row * width + entering]
            if coefficient > 1e-7 {
                let ratio = right[row] / coefficient
                if ratio < limit - 1e-9 || (ratio < limit + 1e-9 && basis[row] < basis[best!]) {
                    limit = min(limit, ratio)
                    best = row
                }
            }
            row += 1
        }
        return best
    }

    /// Columns of a row that are not zero.
    private func filled(_ row: Int) -> [Int] {
        var found: [Int] = []
        var index = 0
        while index < width {
            if table[row * width + index] != 0 { found.append(index) }
            index += 1
        }
        return found
    }

    private func subtract(_ row: Int, times factor: Double, columns: [Int], from cost: inout [Double]) {
        let start = row * width
        for column in columns { cost[column] -= factor * table[start + column] }
    }

    private mutating func pivot(_ cost: inout [Double], _ row: Int, _ column: Int) {
        let start = row * width
        let columns = filled(row)
        let scale = 1 / table[start + column]
        for index in columns { table[start + index] *= scale }
        right[row] *= scale
        for other in right.indices where other != row {
            let factor = table[other * width + column]
            if factor == 0 { continue }
            for index in columns { table[other * width + index] -= factor * table[start + index] }
            table[other * width + column] = 0
            right[other] = max(0, right[other] - factor * right[row])
        }
        subtract(row, times: cost[column], columns: columns, from: &cost)
        cost[column] = 0
        basis[row] = column
    }
}
