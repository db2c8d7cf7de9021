import SciTable

extension TableRun {
  static let table = CommandTable<TableRun>(
    CommandText(
      name: "sci table",
      abstract: "Evaluate formulas over the rows of a file, or over a range.",
      usage: """
        sci table [<options>] <formulas> ... [--input <path>]
        sci table --dry-run [<options>] [<files> ...]
        sci table [<options>] <expressions> ... <name>=<from>..<to> [step <step>] [<name>=<value> ...]
        """,
      discussion: """
        sci table 'net = price*qty' 'gross = net + 8.25%' < items.csv
        sci table 'p = price*qty' --round 'p: EUR' --sum p -i items.csv
        sci table 'p = price*qty' --where 'qty > 0' --only name,p -i items.tsv
        sci table --group-by kind --sum amount --count --sort 'sum_amount desc' -i entries.csv
        sci table 'net = price*qty' --join prices.csv --on sku -i items.csv
        sci table --dry-run statement.csv            what it holds, and the options for it
        sci table 'x^2' 'sqrt(x)' x=0..1 step 0.1    a row for each x
        sci table 'a*x' x=1..3 a=2 --csv             comma-separated values

        Without a range, the rows are those of a file with a header: CSV, tab-separated values or JSON lines, as its name or an option \
        says. Each formula is a new column, and may use those before it. A title that is no name is used with _ for what it cannot have: \
        `Unit price` is unit_price. A formula of constants alone, such as 'rate = 8.25%', is a constant and no column. An empty field is \
        missing, and so is what a formula makes of it. A row that fails is named on standard error; all others have their results.

        Formulas and sums see exact values, also with --money and --decimals, which only say what is written. A column with --round is \
        rounded before anything else uses it. --locale alone says how numbers are read and written in fields.

        In a range, each x is exact: the first end and so many steps, which are 1 unless said otherwise.
        """),
    arguments: {
      [
        .several("words", "Formulas; or expressions, a range and numbers.", isOptional: true)
      ]
    },
    rows: sharedRows + ownRows)

  /// Options of `sci`, some with another meaning where they are not typed.
  private static var sharedRows: [OptionRow<TableRun>] {
    var rows: [OptionRow<TableRun>] = OptionValues.rows(
      named: """
        --degrees --radians --gradians --turns --digits --decimals --notation --rounding --money --cash --locale \
        --complex --now --tz --max-time --max-memory --max-digits
        """
    ) { $1(&$0.values) }
    for index in rows.indices {
      switch rows[index].description.name {
      case "--rounding":
        rows[index].description.standard = "half-even; with a currency half-away"
      // Alone it says how fields are written.
      case "--locale": rows[index].description.needed = ""
      default: break
      }
    }
    return rows
  }

  private static let ownRows: [OptionRow<TableRun>] = [
    .value("--step", "number", "How far apart the numbers of the range are.") {
      Typed.take($1, &$0.step)
    },
    .value(
      "--input", short: "-i", "path", "The file of the rows.", values: .file,
      default: "standard input"
    ) { Typed.take($1, &$0.input) },
    .flag("--csv", "Comma-separated values (RFC 4180).", excludes: "--tsv --jsonl") {
      $0.form = .csv
    },
    .flag("--tsv", "Tab-separated values.", excludes: "--jsonl") { $0.form = .tsv },
    .flag("--jsonl", "A JSON object in each line.") { $0.form = .jsonLines },
    .value(
      "--delimiter", "character", "What stands between the fields of CSV, such as ';' or tab."
    ) { Typed.take($1, &$0.delimiter) },
    .flag(
      "--dry-run",
      "Say what files hold, how they are written and which options say so; write no rows."
    ) { $0.isDryRun = true },
    .value(
      "--encoding", "name", "How the characters of the file are bytes.",
      values: .only { OptionValueKind.cases(TextEncoding.self) },
      default: "what its first bytes tell, or utf-8"
    ) { Typed.take(TextEncoding(named: $1), &$0.encoding) },
    .value(
      "--skip", "lines", "How many lines stand before the header; they are left out.",
      expects: "a number from 0 to 1000000", default: "0"
    ) { Typed.take(Int($1), in: 0...1_000_000, &$0.skippedLineCount) },
    .value(
      "--dates", "order",
      "In which order fields have day, month and year, as in 27.11.2026, 11/27/2026 or 2026/11/27.",
      values: .only { OptionValueKind.cases(DateOrder.self) },
      default: "only what ISO 8601 writes is a date"
    ) { Typed.take(DateOrder(rawValue: $1), &$0.dates) },
    .value(
      "--join", "path",
      "A second file: each row has the columns of its row with the same key, exact as text.",
      values: .file
    ) { Typed.take($1, &$0.join) },
    .value(
      "--on", "key", "The key's column in both files, or 'column = column of the second'.",
      needs: "--join"
    ) { Typed.take($1, &$0.joinKey) },
    .value(
      "--unmatched", "what", "What a row is whose key the second file does not have.",
      values: .only { OptionValueKind.cases(JoinTable.Unmatched.self) }, default: "error",
      needs: "--join"
    ) { Typed.take(JoinTable.Unmatched(rawValue: $1), &$0.unmatched) },
    .value("--where", "condition", "Only the rows for which this holds.") {
      Typed.take($1, &$0.filter)
    },
    .value(
      "--round", "column: unit",
      """
      Round a column, to the smallest unit of a currency or to multiples of a number, before anything uses it: 'gross: EUR', \
      'net: 0.01 half-even'.
      """, isRepeated: true
    ) { Typed.append($1, &$0.roundings) },
    .value(
      "--sum", "columns", "Add columns up, exactly; the sums are a last row.", isRepeated: true
    ) { $0.summarize(.sum, $1) },
    .value(
      "--mean", "columns", "The mean of columns, exactly, in a summary in place of the rows.",
      isRepeated: true
    ) { $0.summarize(.mean, $1) },
    .value("--min", "columns", "The least value of columns, in a summary.", isRepeated: true) {
      $0.summarize(.min, $1)
    },
    .value("--max", "columns", "The greatest value of columns, in a summary.", isRepeated: true) {
      $0.summarize(.max, $1)
    },
    .flag("--count", "How many rows there are, in a summary.") { $0.summary.append(.count) },
    .value(
      "--group-by", "columns",
      "Summarize each group of rows whose texts in these columns are equal.",
      isRepeated: true
    ) { Typed.append($1, &$0.groupings) },
    .value(
      "--sort", "columns",
      """
      Sort rows, or the groups of a summary, by numbers and quantities, then texts; what is missing comes last. `desc` behind a column reverses \
      it: 'kind, amount desc'.
      """, isRepeated: true
    ) { Typed.append($1, &$0.sortings) },
    .flag("--sums-only", "With --sum: write the sums and no rows.", needs: "--sum") {
      $0.sumsOnly = true
    },
    .value(
      "--only", "columns", "Write these columns alone, in this order.", isRepeated: true
    ) { Typed.append($1, &$0.only) },
    .value(
      "--missing", "number", "What an empty field stands for.",
      default: "nothing; the result is empty too"
    ) { Typed.take($1, &$0.missing) },
    .value(
      "--errors", "path", "Write all errors of rows to a file instead of standard error.",
      values: .file
    ) { Typed.take($1, &$0.errors) },
    .value(
      "--error-column", "name", "Say in a last column of this name what is wrong with a row."
    ) { Typed.take($1, &$0.errorColumn) },
    .value(
      "--jobs", "number", "How many threads answer rows; 0 for one on each core.",
      expects: "a number from 0 to 1024", default: "0"
    ) { Typed.take(Int($1), in: 0...1024, &$0.values.jobs) },
  ]

  /// Adds a statistic of columns to those that are asked for.
  private mutating func summarize(_ statistic: Statistic, _ columns: String) -> Bool {
    summary.append(.statistic(statistic, columns))
    return true
  }

  /// An option that was typed and says how rows are written.
  private var optionOfWrittenRows: String? {
    let typed = [
      ("--sums-only", sumsOnly), ("--only", !only.isEmpty), ("--error-column", errorColumn != nil),
    ]
    return typed.first { $0.1 }?.0
  }

  /// Checks that there is something to do, and that the options can be meant together.
  func check() throws(OptionError) {
    if join != nil, joinKey == nil { throw OptionError(words: "--join needs --on") }
    if words.isEmpty, !isDryRun, join == nil, summary.isEmpty, groupings.isEmpty, sortings.isEmpty,
      filter == nil,
      only.isEmpty
    {
      throw OptionError(words: "an expression is missing")
    }
    if isSummary, let option = optionOfWrittenRows {
      throw OptionError(words: "\(option) is for rows, and a summary is written in place of them")
    }
    _ = try options
  }
}
