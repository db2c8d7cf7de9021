import SciMoney

/// What the fields of all columns come to together: one way of writing numbers, one currency, one order of dates.
struct VerdictFindings {
  let verdict: TableVerdict
  /// The columns of numbers and of dates.
  let numberColumns: [Int]
  let dateColumns: [Int]
  /// The way of writing numbers that reads most of them, the first of several.
  let candidate: Int
  /// A way that reads as many, and another value for a field: the way, and that field.
  let rival: (candidate: Int, entry: ColumnTally.Entry)?
  /// The sign of a currency that most amounts have; empty where none does.
  let label: String
  let currency: Currency?
  /// The order of the dates that ISO 8601 does not write, where there are any.
  let order: DateOrder?
  /// Another order in which as many are dates, and a field that is one in both.
  let otherOrder: (order: DateOrder, entry: ColumnTally.Entry)?

  init(_ verdict: TableVerdict) {
    self.verdict = verdict
    let columns = verdict.columns
    numberColumns = columns.indices.filter { [.number, .percent].contains(columns[$0].kind) }
    dateColumns = columns.indices.filter { columns[$0].kind == .date }
    let numbers = Self.merged(numberColumns.map { columns[$0] })
    let candidates = verdict.candidates
    let counts = candidates.all.indices.map { candidate in
      Self.count(numbers) { $0.isNumber(candidate) }
    }
    var labels: [String: Int] = [:]
    for (reading, entry) in numbers where !reading.label.isEmpty {
      labels[reading.label, default: 0] += entry.count
    }
    let label = labels.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    let most = counts.max() ?? 0
    let tied = candidates.all.indices.filter { counts[$0] == most }
    let first = tied.first ?? 0
    // Of those that read the same, the one that has the sign for its own.
    let isPlain = candidates.all[first].locale == nil
    let own = tied.first { candidates.hasOwn(label, candidates.all[$0]) }
    let best = isPlain ? first : own ?? first
    (candidate, self.label) = (best, label)
    rival =
      tied.lazy.filter { $0 != best }.compactMap { other in
        Self.first(numbers) { $0.isNumber(best) && $0.numbers[best] != $0.numbers[other] }
          .flatMap { entry in
            candidates.isLessLikely(other, than: best, entry.text) ? nil : (other, entry)
          }
      }.first
    currency = candidates.currency(of: label, candidates.all[best])
    let dates = Self.merged(dateColumns.map { columns[$0] }).filter { !$0.0.isISO }
    let orders = DateOrder.allCases.map { order in
      (order: order, count: Self.count(dates) { $0.dates.contains(order) })
    }
    let mostDates = orders.map(\.count).max() ?? 0
    let fitting = mostDates == 0 ? [] : orders.filter { $0.count == mostDates }.map(\.order)
    order = fitting.first
    otherOrder = fitting.dropFirst().first.flatMap { other in
      Self.first(dates) { $0.dates.contains(other) }.map { (other, $0) }
    }
  }

  private typealias Readings = [(FieldReading, ColumnTally.Entry)]

  private static func merged(_ columns: [ColumnTally]) -> Readings {
    columns.flatMap { column in column.entries.map { ($0.key, $0.value) } }
  }

  private static func count(
    _ readings: Readings, where isCounted: (FieldReading) -> Bool
  ) -> Int {
    readings.reduce(0) { isCounted($1.0) ? $0 + $1.1.count : $0 }
  }

  private static func first(
    _ readings: Readings, where isMeant: (FieldReading) -> Bool
  ) -> ColumnTally.Entry? {
    readings.filter { isMeant($0.0) }.map(\.1).min { $0.line < $1.line }
  }
}

extension VerdictFindings {
  /// Whether a field of a column is read as the others are.
  func fits(_ reading: FieldReading, _ column: Int) -> Bool {
    switch verdict.columns[column].kind {
    case .nothing, .text: return true
    case .date: return reading.isDate(order)
    case .number, .percent:
      guard reading.isNumber(candidate) else { return false }
      if reading.label.isEmpty || reading.label == label { return true }
      let chosen = verdict.candidates.all[candidate]
      return verdict.candidates.currency(of: reading.label, chosen) == currency
    }
  }

  /// Whether the file leaves open which currency is meant.
  var hasOpenCurrency: Bool {
    verdict.candidates.currencies(of: label).count > 1 && !verdict.candidates.isUsual(label)
  }

  /// What stands between digits of numbers that are read.
  var separators: Set<Character> {
    var separators: Set<Character> = []
    for column in numberColumns {
      for reading in verdict.columns[column].entries.keys where reading.isNumber(candidate) {
        separators.formUnion(reading.separators)
      }
    }
    return separators
  }

  /// The options that say what was found, as they are typed in a shell.
  var options: [String] {
    let (layout, request) = (verdict.layout, verdict.request)
    var options: [String] = []
    if !layout.isMarked, layout.encoding != .utf8 {
      options.append("--encoding \(layout.encoding.rawValue)")
    }
    if layout.skippedLineCount > 0 { options.append("--skip \(layout.skippedLineCount)") }
    if let delimiter = layout.format.typedDelimiter { options.append("--delimiter \(delimiter)") }
    let hasOpenNotation = rival != nil && verdict.candidates.all[candidate].locale != nil
    if let locale = verdict.candidates.all[candidate].locale, !numberColumns.isEmpty,
      !hasOpenNotation
    {
      options.append("--locale \(locale.tag)")
    }
    if let currency = request.currency ?? (hasOpenCurrency ? nil : currency) {
      options.append("--money \(currency.code)")
    }
    if let order, otherOrder == nil { options.append("--dates \(order.rawValue)") }
    return options
  }
}

extension RecordFormat {
  /// What is typed for the delimiter of CSV, unless it is a comma.
  fileprivate var typedDelimiter: String? {
    guard case .delimited(let delimiter, hasQuotes: true) = self else { return nil }
    switch delimiter {
    case UInt8(ascii: ","): return nil
    case Bytes.tab: return "tab"
    default: return "'\(Character(Unicode.Scalar(delimiter)))'"
    }
  }
}
