import SciCalculator
import SciMoney
import SciNumber
import SciSyntax

extension RowWorker {
  /// Computes what the plan asks for, once the cells of the columns are filled.
  ///
  /// - Returns: whether the row is written.
  mutating func computeRow() -> Bool {
    beginRow()
    joinRow()
    if !plan.tests.isEmpty { testTexts() }
    if plan.filtersByJoin { failUnmatched() }
    if !plan.filtersByFormulas, !passesFilter() { return false }
    if !plan.filtersByJoin { failUnmatched() }
    for index in plan.formulas.indices {
      let (formula, cell) = plan.formulas[index]
      cells[cell] = result(of: formula)
    }
    if plan.filtersByFormulas, !passesFilter() { return false }
    countIn()
    return true
  }

  /// Forgets what was said of the row before.
  mutating func beginRow() {
    unreadable.removeAll(keepingCapacity: true)
    messages.removeAll(keepingCapacity: true)
  }

  /// Counts the row in with sums and groups.
  mutating func countIn() {
    for index in plan.sums.indices { addUp(index) }
    if let summary = plan.summary { addToGroup(summary) }
  }

  private mutating func testTexts() {
    for (cell, source) in plan.sources.enumerated() {
      guard case .test(let index) = source else { continue }
      let isEqual = texts[plan.tests[index].slot] == plan.tests[index].text
      cells[cell] = .number(.rational(SmallRational(integer: isEqual ? 1 : 0)))
    }
  }

  /// Whether the filter lets the row through; a row for which that cannot be told does not pass.
  private mutating func passesFilter() -> Bool {
    guard let filter = plan.filter else { return true }
    if let truth = Self.truth(&evaluator, filter, cells) { return truth }
    switch result(of: filter) {
    case .value(.scalar(.boolean(let truth))): return truth
    case .number, .value:
      fail("--where needs a comparison, such as 'qty > 0'", in: "--where")
      return false
    case .missing, .unreadable, .failed: return false
    }
  }

  private static func truth(
    _ evaluator: inout RowEvaluator, _ formula: TableFormula, _ cells: [Cell]
  ) -> Bool? {
    evaluator.truth(of: formula.expression) { cells[formula.sources[$0]].small }
  }

  private static func number(
    _ evaluator: inout RowEvaluator, _ formula: TableFormula, _ cells: [Cell]
  ) -> SmallReal? {
    evaluator.number(of: formula.expression) { cells[formula.sources[$0]].small }
  }

  /// What a formula comes to, rounded where that is asked for.
  private mutating func result(of formula: TableFormula) -> Cell {
    if let number = Self.number(&evaluator, formula, cells) {
      guard let rounding = formula.rounding else { return .number(number) }
      if case .rational(let number) = number, let rounded = rounding.rounded(number) {
        return .number(.rational(rounded))
      }
    } else if let state = stateOfOperands(of: formula) {
      return state
    }
    do throws(CalculatorError) {
      let value = try longValue(of: formula)
      guard let rounding = formula.rounding else {
        return value.real.map { Cell($0) } ?? .value(value)
      }
      return Cell(Real(try rounded(value, rounding, formula.text)))
    } catch {
      fail(error, formula)
      return .failed
    }
  }

  /// What a formula is because of its operands: missing where one is, failed where one has.
  private mutating func stateOfOperands(of formula: TableFormula) -> Cell? {
    var state: Cell?
    for source in formula.sources {
      switch cells[source] {
      case .number, .value: break
      case .missing: state = state ?? .missing
      case .failed: state = .failed
      case .unreadable:
        noteUnreadable(source)
        state = .failed
      }
    }
    return state
  }

  mutating func noteUnreadable(_ cell: Int) {
    if case .column(let column) = plan.sources[cell], !unreadable.contains(column) {
      unreadable.append(column)
    }
  }

  /// The value of a formula on the general path.
  private func longValue(of formula: TableFormula) throws(CalculatorError) -> Value {
    var arguments: [Value] = []
    for source in formula.sources { arguments.append(try longValue(ofCell: source)) }
    return try formula.expression.value(of: arguments)
  }

  /// The value of a cell that has one; an enclosure is computed again as the number it encloses.
  func longValue(ofCell cell: Int) throws(CalculatorError) -> Value {
    if let value = cells[cell].value { return value }
    if case .formula(let index) = plan.sources[cell] {
      return try longValue(of: plan.formulas[index].formula)
    }
    // Not reached: only formulas leave enclosures, and an operand without a value has stopped the caller.
    throw CalculatorError(.missingBinding(plan.name(ofCell: cell)), at: SourceRange(0, 0))
  }

  private func rounded(
    _ value: Value, _ rounding: ColumnRounding, _ text: String
  ) throws(CalculatorError) -> Rational {
    let bytes = Array(text.utf8)
    guard let number = value.real else {
      throw CalculatorError(notANumber: value, at: SourceRange(0, bytes.count))
    }
    let budget = plan.request.settings.budget.started()
    return try CalculatorError.marking(bytes) { () throws(MathError) in
      try rounding.rounded(number, within: budget)
    }
  }
}

// MARK: - Failures

extension RowWorker {
  /// Says that the row as a whole has no answer.
  mutating func fail(_ words: String) { fail(words, in: "") }

  mutating func fail(
    _ words: String, in column: String, class errorClass: ErrorClass = .syntax
  ) {
    messages.append(column.isEmpty ? words : "\(column): \(words)")
    outcome.failures.append(
      RowFailure(
        line: outcome.lineCount + 1, row: outcome.rowCount, column: column,
        text: "error: \(DiagnosticRenderer.escaped(words))", errorClass: errorClass))
  }

  /// Says that a column holds no number.
  mutating func failReading(_ column: Int, _ text: [UInt8]) {
    fail(plan.reader.problem(of: text), in: plan.columns[column].name)
  }

  /// Says why a formula has no value.
  mutating func fail(_ error: CalculatorError, _ formula: TableFormula) {
    let bytes = Array(formula.text.utf8)
    messages.append("\(formula.name): \(error.message(inUTF8: bytes))")
    let diagnostic = error.diagnostic(inUTF8: bytes, unit: plan.request.settings.angleUnit)
    outcome.failures.append(
      RowFailure(
        line: outcome.lineCount + 1, row: outcome.rowCount, column: formula.name,
        text: DiagnosticRenderer(width: 100).render(diagnostic, inUTF8: bytes),
        errorClass: error.errorClass))
  }
}
