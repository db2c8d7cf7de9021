import SciCalculator
import SciNumber

/// A run of `sci table`, however its options were typed.
struct TableRun {
  var words: [String]
  var values = OptionValues()
  var step: String?
  /// How rows are written; `nil` for columns of a range, and for what the name of a file tells.
  var form: Form?
  var input: String?
  var delimiter: String?
  /// The condition that rows must meet.
  var filter: String?
  var roundings: [String] = []
  var sums: [String] = []
  var sumsOnly = false
  var only: [String] = []
  var missing: String?
  /// The file of all errors.
  var errors: String?
  var errorColumn: String?

  enum Form: Hashable {
    case csv, tsv, jsonLines
  }

  init(words: [String]) {
    self.words = words
  }

  /// The options of `sci table`, as ``TableCommand`` declares them for ArgumentParser.
  static let table = OptionTable<TableRun>(
    rows: OptionValues.rows(named: sharedNames).map { $0.inside { $1(&$0.values) } } + ownRows)

  private static let sharedNames = """
    --degrees --radians --gradians --turns --digits --decimals --notation --rounding --money --cash --locale --jobs \
    --max-time --max-memory --max-digits
    """

  private static let ownRows: [OptionRow<TableRun>] = [
    .value("--step") { Typed.take($1, &$0.step) },
    .value("--input", short: "-i") { Typed.take($1, &$0.input) },
    .flag("--csv") { Typed.take(only: .csv, &$0.form) },
    .flag("--tsv") { Typed.take(only: .tsv, &$0.form) },
    .flag("--jsonl") { Typed.take(only: .jsonLines, &$0.form) },
    .value("--delimiter") { Typed.take($1, &$0.delimiter) },
    .value("--where") { Typed.take($1, &$0.filter) },
    .value("--round") { Typed.append($1, &$0.roundings) },
    .value("--sum") { Typed.append($1, &$0.sums) },
    .flag("--sums-only") { Typed.turnOn(&$0.sumsOnly) },
    .value("--only") { Typed.append($1, &$0.only) },
    .value("--missing") { Typed.take($1, &$0.missing) },
    .value("--errors") { Typed.take($1, &$0.errors) },
    .value("--error-column") { Typed.take($1, &$0.errorColumn) },
  ]

  /// Whether there is something to do, and the options can be meant together.
  var isConsistent: Bool {
    (!words.isEmpty || !sums.isEmpty || filter != nil || !only.isEmpty) && (try? options) != nil
  }

  /// What the options come to.
  var options: Options {
    get throws(OptionError) {
      var values = values
      // Without a currency it says how fields are written.
      if values.money.code == nil, values.money.locale != nil {
        _ = try values.money.typedLocale
        values.money.locale = nil
      }
      values.jobs = values.jobs ?? 0
      var options = try values.options(for: [])
      // A comma in a field is read where a locale says what it means, and so it is written.
      if values.money.locale == nil { options.money = options.money?.withoutGroups() }
      return options
    }
  }

  /// An option that was typed and has no meaning for a range.
  private var optionOfRows: String? {
    let typed = [
      ("--jsonl", form == .jsonLines), ("--delimiter", delimiter != nil),
      ("--where", filter != nil),
      ("--round", !roundings.isEmpty), ("--sum", !sums.isEmpty), ("--sums-only", sumsOnly),
      ("--only", !only.isEmpty), ("--missing", missing != nil), ("--errors", errors != nil),
      ("--error-column", errorColumn != nil), ("--money", values.money.code != nil),
      ("--locale", values.money.locale != nil),
    ]
    return typed.first { $0.1 }?.0
  }

  func perform(_ streams: Streams) -> RunStatus {
    let options: Options
    do throws(OptionError) {
      options = try self.options
    } catch {
      return complain(streams, error.words)
    }
    let isOverRange =
      step != nil || input == nil && FormulaArguments.hasRange(words, options.settings)
    guard isOverRange else { return performRows(streams, options) }
    if let option = optionOfRows {
      return complain(streams, "\(option) is for rows of a file, and not for a range")
    }
    return performRange(streams, options)
  }

  func complain(_ streams: Streams, _ words: String) -> RunStatus {
    streams.complain(words)
    return .usage
  }
}
