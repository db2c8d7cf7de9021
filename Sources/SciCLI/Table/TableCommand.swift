import ArgumentParser
import SciCalculator
import SciNumber

/// `sci table EXPRESSION… x=A..B [step C]`: values in rows.
struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci table",
    abstract: "Print the values of expressions over a range.",
    usage:
      "sci table [<options>] <expressions> ... <name>=<from>..<to> [step <step>] [<name>=<value> ...]",
    discussion: """
      sci table 'x^2' 'sqrt(x)' x=0..1 step 0.1    a row for each x
      sci table 'a*x' x=1..3 a=2 --csv             comma-separated values

      Each x is exact: the first end and so many steps, which are 1 unless said otherwise.
      """)

  @OptionGroup var angles: AngleOptions

  @OptionGroup var digits: DigitOptions

  @Option(help: ArgumentHelp("How far apart the numbers of the range are.", valueName: "number"))
  var step: String?

  @Flag(help: "Comma-separated values (RFC 4180).")
  var csv = false

  @Flag(help: "Tab-separated values.")
  var tsv = false

  @Argument(help: "Expressions, a range and numbers.")
  var words: [String] = []

  /// What was asked for.
  var typedRun: TableRun {
    var run = TableRun(words: words)
    run.values.angleUnit = angles.angleUnit
    run.values.digits = digits.digits
    run.values.decimals = digits.decimals
    run.values.notation = digits.notation
    run.step = step
    run.form = csv ? .csv : tsv ? .tsv : nil
    return run
  }

  func validate() throws {
    if words.isEmpty { throw ValidationError("an expression is missing") }
    if csv, tsv { throw ValidationError("--csv and --tsv exclude each other") }
    do throws(OptionError) {
      _ = try typedRun.values.options(for: [])
    } catch {
      throw ValidationError(error.words)
    }
  }
}
