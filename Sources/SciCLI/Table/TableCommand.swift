import ArgumentParser
import SciCalculator
import SciNumber

/// `sci table FORMULA…`: formulas over the rows of a file, or over a range.
struct TableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sci table",
    abstract: "Evaluate formulas over the rows of a file, or over a range.",
    usage: """
      sci table [<options>] <formulas> ... [--input <path>]
      sci table [<options>] <expressions> ... <name>=<from>..<to> [step <step>] [<name>=<value> ...]
      """,
    discussion: """
      sci table 'net = price*qty' 'gross = net + 8.25%' < items.csv
      sci table 'p = price*qty' --round 'p: EUR' --sum p -i items.csv
      sci table 'p = price*qty' --where 'qty > 0' --only name,p -i items.tsv
      sci table 'x^2' 'sqrt(x)' x=0..1 step 0.1    a row for each x
      sci table 'a*x' x=1..3 a=2 --csv             comma-separated values

      Without a range, the rows are those of a file with a header: CSV, tab-separated values or JSON lines, as its name or an option \
      says. Each formula is a new column, and may use those before it. A title that is no name is used with _ for what it cannot have: \
      `Unit price` is unit_price. A formula of constants alone, such as 'rate = 8.25%', is a constant and no column. An empty field is \
      missing, and so is what a formula makes of it. A row that fails is named on standard error; all others have their results.

      Formulas and sums see exact values, also with --money and --decimals, which only say what is written. A column with --round is \
      rounded before anything else uses it. --locale alone says how numbers are read and written in fields.

      In a range, each x is exact: the first end and so many steps, which are 1 unless said otherwise.
      """)

  @OptionGroup var angles: AngleOptions

  @OptionGroup var digits: DigitOptions

  @Option(help: "How what does not fit is rounded. (default: half-even; with a currency half-away)")
  var rounding: RoundingMode?

  @OptionGroup var money: TypedMoneyOptions

  @OptionGroup var limits: LimitOptions

  @Option(help: ArgumentHelp("How far apart the numbers of the range are.", valueName: "number"))
  var step: String?

  @OptionGroup var rows: RowOptions

  @Argument(help: "Formulas; or expressions, a range and numbers.")
  var words: [String] = []

  /// What was asked for.
  var typedRun: TableRun {
    var run = TableRun(words: words)
    run.values.angleUnit = angles.angleUnit
    run.values.digits = digits.digits
    run.values.decimals = digits.decimals
    run.values.notation = digits.notation
    run.values.rounding = rounding
    run.values.money = money.values
    run.values.limits = limits.values
    run.values.jobs = rows.jobs
    run.step = step
    run.form = rows.form
    run.input = rows.input
    run.delimiter = rows.delimiter
    run.filter = rows.filter
    run.roundings = rows.round
    run.sums = rows.sum
    run.sumsOnly = rows.sumsOnly
    run.only = rows.only
    run.missing = rows.missing
    run.errors = rows.errors
    run.errorColumn = rows.errorColumn
    return run
  }

  func validate() throws {
    if words.isEmpty, rows.sum.isEmpty, rows.filter == nil, rows.only.isEmpty {
      throw ValidationError("an expression is missing")
    }
    if [rows.csv, rows.tsv, rows.jsonl].count(where: { $0 }) > 1 {
      throw ValidationError("--csv, --tsv and --jsonl exclude each other")
    }
    do throws(OptionError) {
      _ = try typedRun.options
    } catch {
      throw ValidationError(error.words)
    }
  }
}

/// The options of rows of files.
struct RowOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file of the rows. (default: standard input)", valueName: "path"),
    completion: .file())
  var input: String?

  @Flag(help: "Comma-separated values (RFC 4180).")
  var csv = false

  @Flag(help: "Tab-separated values.")
  var tsv = false

  @Flag(help: "A JSON object in each line.")
  var jsonl = false

  @Option(
    help: ArgumentHelp(
      "What stands between the fields of CSV, such as ';' or tab.", valueName: "character"))
  var delimiter: String?

  @Option(
    name: .customLong("where"),
    help: ArgumentHelp("Only the rows for which this holds.", valueName: "condition"))
  var filter: String?

  @Option(
    help: ArgumentHelp(
      "Round a column, to the smallest unit of a currency or to multiples of a number, before anything uses it: 'gross: EUR', "
        + "'net: 0.01 half-even'.",
      valueName: "column: unit"))
  var round: [String] = []

  @Option(
    help: ArgumentHelp(
      "Add columns up, exactly; the sums are a last row.", valueName: "columns"))
  var sum: [String] = []

  @Flag(help: "With --sum: write the sums and no rows.")
  var sumsOnly = false

  @Option(
    help: ArgumentHelp("Write these columns alone, in this order.", valueName: "columns"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "What an empty field stands for. (default: nothing; the result is empty too)",
      valueName: "number"))
  var missing: String?

  @Option(
    help: ArgumentHelp(
      "Write all errors of rows to a file instead of standard error.", valueName: "path"),
    completion: .file())
  var errors: String?

  @Option(
    help: ArgumentHelp(
      "Say in a last column of this name what is wrong with a row.", valueName: "name"))
  var errorColumn: String?

  @Option(
    help: ArgumentHelp(
      "How many threads answer rows; 0 for one on each core. (default: 0)", valueName: "number"))
  var jobs: Int?

  var form: TableRun.Form? { csv ? .csv : tsv ? .tsv : jsonl ? .jsonLines : nil }
}
