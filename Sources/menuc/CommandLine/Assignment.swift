/// A value of the form `NAME=VALUE` whose value is a whole number.
struct Assignment {
    let name: String
    let value: Int

    init?(_ argument: FilePath) {
        let parts = argument.text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[1].isEmpty, parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let value = Int(parts[1])
        else { return nil }
        name = String(parts[0])
        self.value = value
    }
}
