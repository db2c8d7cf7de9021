import SciCalculator
import SciNumber
import SciUnits

// What a row adds to sums and to statistics of groups, and by which values it is sorted.

extension RowWorker {
  mutating func addUp(_ index: Int) {
    let cell = plan.sums[index]
    if case .number(.rational(let number)) = cells[cell] {
      return outcome.sums[index].addNumber(number)
    }
    switch measuredValue(ofCell: cell, .sum) {
    case .missing: break
    case .text, nil: outcome.sums[index].failureCount += 1
    case .some(let value): outcome.sums[index].add(value, within: plan.budget)
    }
  }

  /// The number or quantity of a cell, exactly; `nil` for a value that cannot be counted in, which is said.
  private mutating func measuredValue(ofCell cell: Int, _ statistic: Statistic) -> OrderedValue? {
    switch cells[cell] {
    case .number(.rational(let number)): return .number(number.rational)
    case .missing: return .missing
    case .failed: return nil
    case .unreadable:
      noteUnreadable(cell)
      return nil
    case .number(.ball), .value:
      let value = try? longValue(ofCell: cell)
      if let measured = value?.measured(within: plan.budget) { return measured }
      let isComplex = value?.complex != nil
      let verb = Self.verbs[statistic] ?? "added up"
      fail(
        isComplex
          ? "complex numbers are not \(verb); re(z) and im(z) are real numbers"
          : "only rational numbers are \(verb); --round makes them such", in: "--\(statistic)")
      return nil
    }
  }

  private static let verbs: [Statistic: String] = [.min: "compared", .max: "compared"]
}

// MARK: - Groups

extension RowWorker {
  /// Counts the row in with its group.
  mutating func addToGroup(_ summary: TableSummary) {
    var keys: [[UInt8]] = []
    for cell in summary.keys { keys.append(keyText(ofCell: cell)) }
    let place = outcome.groups.addRow(keys, summary)
    for (index, measure) in summary.measures.enumerated() {
      if case .number(.rational(let number)) = cells[measure.cell] {
        outcome.groups.addNumber(number, at: place, index, summary)
      } else {
        // Only here a clock starts: to read one takes as long as to add a number.
        let value = value(of: measure)
        outcome.groups.add(value, at: place, index, summary, within: plan.budget)
      }
    }
  }

  /// The value of a cell for statistics; one of a day only where nothing is added up.
  private mutating func value(of measure: TableSummary.Measure) -> OrderedValue? {
    if !measure.needsSum, case .value(let value) = cells[measure.cell], let day = value.dayText {
      return .text(day)
    }
    return measuredValue(ofCell: measure.cell, measure.statistic)
  }

  /// The text of a column in this row, without what the format puts around it.
  private mutating func keyText(ofCell cell: Int) -> [UInt8] {
    switch plan.sources[cell] {
    case .column(let column):
      return plan.textColumns.firstIndex(of: column).map { texts[$0] } ?? []
    case .formula(let index):
      let start = outcome.output.count
      guard let kind = write(index) else { return [] }
      let text = Array(outcome.output[start...])
      outcome.output.removeSubrange(start...)
      return plan.text(text, kind)
    case .test, .constant: return []
    }
  }
}

// MARK: - Sorting

extension RowWorker {
  /// Notes where a row ends in the output, and by which values it is sorted.
  mutating func addSortedRow() {
    guard let order = plan.order else { return }
    var keys: [OrderedValue] = []
    for key in order.keys { keys.append(sortedValue(ofCell: key.column)) }
    outcome.sortedRows?.add(endingAt: outcome.output.count, keys)
  }

  private mutating func sortedValue(ofCell cell: Int) -> OrderedValue {
    if case .column(let column) = plan.sources[cell] {
      let text = plan.textColumns.firstIndex(of: column).map { texts[$0] } ?? []
      return plan.orderedValue(of: cells[cell], text)
    }
    switch cells[cell] {
    case .missing, .failed, .unreadable: return .missing
    case .number(.rational(let number)): return .number(number.rational)
    case .number(.ball), .value:
      let value = try? longValue(ofCell: cell)
      if let measured = value?.measured(within: plan.budget) { return measured }
      if let text = value?.isoText { return .text(Array(text.utf8)) }
      if case .scalar(.boolean(let truth)) = value { return .text(Array("\(truth)".utf8)) }
      fail(
        "rows are sorted by rational numbers and dates; --round makes numbers such", in: "--sort")
      return .missing
    }
  }
}

extension TablePlan {
  /// A field as rows are sorted by it: its number, or its text.
  func orderedValue(of cell: Cell, _ text: [UInt8]) -> OrderedValue {
    switch cell {
    case .number(.rational(let number)): .number(number.rational)
    case .missing: .missing
    case .value(let value): value.fieldOrder ?? .text(text)
    case .number(.ball), .unreadable, .failed: .text(text)
    }
  }

  /// Whether a line without anything is written as it is.
  var copiesBlankLines: Bool { writesRows && order == nil }
}

extension Value {
  /// The number or the quantity, where it is rational.
  fileprivate func measured(within budget: EvaluationBudget) -> OrderedValue? {
    if let number = try? real?.rationalValue(within: budget) { return .number(number) }
    guard let quantity, let number = try? quantity.value.rationalValue(within: budget) else {
      return nil
    }
    return .quantity(number, quantity.unit)
  }

  /// What a field is sorted by that is no ordinary number: a number or a quantity, a day by its text in ISO 8601.
  fileprivate var fieldOrder: OrderedValue? {
    if let number = real?.knownRational { return .number(number) }
    if let text = isoText { return .text(Array(text.utf8)) }
    return quantity.flatMap { quantity in
      quantity.value.knownRational.map { .quantity($0, quantity.unit) }
    }
  }

  /// The text of a day, such as 2024-02-29, whose order is that of the days; `nil` for other values and other centuries.
  fileprivate var dayText: [UInt8]? {
    isoText.flatMap { $0.utf8.count == 10 ? Array($0.utf8) : nil }
  }
}
