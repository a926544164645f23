/// Writes diagnostics as GitHub's workflow commands, which show beside the lines of a pull request:
///
///     ::error file=a.menu.yaml,line=4,col=5,endColumn=14,title=unknown-key::unknown key 'rowHieght'
///
/// Source: docs.github.com, "Workflow commands for GitHub Actions".
public struct GitHubPrinter: DiagnosticPrinter {
    public init() {}

    public mutating func add(_ spec: CheckedSpec, to output: inout [UInt8]) {
        for finding in Finding.all(of: spec) {
            let (start, end) = (finding.start, finding.end)
            switch finding.diagnostic.severity {
            case .error: output += "::error file=".utf8
            case .warning: output += "::warning file=".utf8
            }
            Self.append("\(spec.source.plainPathBytes)", isProperty: true, to: &output)
            output += ",line=\(start.line)".utf8
            // Columns count only in a finding of one line.
            if end.line == start.line {
                output += ",col=\(start.column),endColumn=\(max(start.column, end.column))".utf8
            } else {
                output += ",endLine=\(end.line)".utf8
            }
            output += ",title=".utf8
            Self.append("\(finding.diagnostic.rule)", isProperty: true, to: &output)
            output += "::".utf8
            Self.append("\(finding.advice)", isProperty: false, to: &output)
            output.append(0x0A)
        }
    }

    public mutating func finish(to output: inout [UInt8]) {}

    /// Appends a text, of which nothing ends the command or begins another.
    private static func append(_ text: TerminalText, isProperty: Bool, to output: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "%"): output += "%25".utf8
            case 0x0D: output += "%0D".utf8
            case 0x0A: output += "%0A".utf8
            case UInt8(ascii: ":") where isProperty: output += "%3A".utf8
            case UInt8(ascii: ",") where isProperty: output += "%2C".utf8
            default: output.append(byte)
            }
        }
    }
}
