import SciAnswers
import SciCalculator
import SciMoney
import SciNumber
import SciPlot
import SciTable

/// A run of `sci table FORMULA…`: formulas over the rows of a file, or over a range.
struct TableRun: CommandRequest {
  var words: [String]
  var values = OptionValues()
  var step: String?
  /// How rows are written; `nil` for columns of a range, and for what the name of a file tells.
  var form: Form?
  var input: String?
  var delimiter: String?
  /// How the characters of the file are; `nil` for what the file tells.
  var encoding: TextEncoding?
  /// How many lines stand before the header.
  var skippedLineCount: Int?
  var dates: DateOrder?
  /// A second file, its key, and what is done with rows whose key it does not have.
  var join: String?
  var joinKey: String?
  var unmatched: JoinTable.Unmatched?
  /// Whether all that is wanted is what the files hold.
  var isDryRun = false
  /// The condition that rows must meet.
  var filter: String?
  var roundings: [String] = []
  /// Statistics in the order in which they are typed, and how many rows there are.
  var summary: [SummaryRequest] = []
  var sumsOnly = false
  var groupings: [String] = []
  var sortings: [String] = []
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

  /// What the options come to.
  var options: Options {
    get throws(OptionError) {
      var values = values
      // Without a currency it says how fields are written.
      if values.money.code == nil, values.money.locale != nil {
        _ = try values.money.checkedLocale
        values.money.locale = nil
      }
      values.jobs = values.jobs ?? 0
      var options = try values.options(for: [])
      // A comma in a field is read where a locale says what it means, and so it is written.
      if values.money.locale == nil { options.money = options.money?.withoutGroups() }
      return options
    }
  }

  /// The first option of a summary that was typed.
  private var summaryOption: String? {
    switch summary.first {
    case .count: "--count"
    case .statistic(let statistic, _): "--\(statistic)"
    case nil: nil
    }
  }

  /// Whether groups are written in place of rows: sums alone are a last row.
  var isSummary: Bool {
    !groupings.isEmpty
      || summary.contains { part in
        if case .statistic(.sum, _) = part { false } else { true }
      }
  }

  /// The columns of sums below the rows.
  var sums: [String] {
    summary.compactMap { part in
      if case .statistic(.sum, let names) = part { names } else { nil }
    }
  }

  /// An option that was typed and has no meaning for a range.
  private var optionOfRows: String? {
    let typed = [
      ("--jsonl", form == .jsonLines), ("--delimiter", delimiter != nil),
      ("--encoding", encoding != nil), ("--skip", skippedLineCount != nil),
      ("--dates", dates != nil),
      ("--join", join != nil), ("--on", joinKey != nil), ("--unmatched", unmatched != nil),
      ("--dry-run", isDryRun),
      ("--where", filter != nil),
      ("--round", !roundings.isEmpty), (summaryOption ?? "--sum", !summary.isEmpty),
      ("--sums-only", sumsOnly), ("--group-by", !groupings.isEmpty),
      ("--sort", !sortings.isEmpty),
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
    if isDryRun, step == nil, !FormulaArguments.hasRange(words, options.settings) {
      return performDryRun(streams, options)
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
