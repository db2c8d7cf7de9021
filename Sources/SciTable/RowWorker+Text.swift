import SciCalculator
import SciMoney
import SciNumber
import SciSyntax

/// What the text of a value is.
enum CellText {
  /// A number in ASCII.
  case number
  /// An amount as the locale writes it.
  case amount
  /// Anything else, with its numbers in ASCII.
  case other
}

extension RowWorker {
  /// Writes the value of a formula.
  ///
  /// - Returns: what was written; `nil` if there is no value.
  mutating func write(_ index: Int) -> CellText? {
    let (formula, cell) = plan.formulas[index]
    do throws(CalculatorError) {
      switch cells[cell] {
      case .missing, .failed, .unreadable: return nil
      case .number(let number):
        if try write(number, formula) { return plan.request.money == nil ? .number : .amount }
        return try write(longValue(ofCell: cell), formula)
      case .value(let value): return try write(value, formula)
      }
    } catch {
      cells[cell] = .failed
      fail(error, formula)
      return nil
    }
  }

  /// Writes an ordinary number.
  ///
  /// - Returns: whether it could be written so.
  private mutating func write(
    _ number: SmallReal, _ formula: TableFormula
  ) throws(CalculatorError) -> Bool {
    if let money = plan.request.money {
      guard case .rational(let number) = number else { return false }
      outcome.output += try amount(number.rational, money, formula)
      return true
    }
    if let rounding = formula.rounding, case .rational(let number) = number,
      number.write(decimals: rounding.decimals, to: &outcome.output)
    {
      return true
    }
    guard formula.rounding == nil,
      let text = plan.request.format.text(of: number, within: plan.request.settings.budget)
    else { return false }
    outcome.output += text.bytes
    return true
  }

  /// Writes any value.
  private mutating func write(
    _ value: Value, _ formula: TableFormula
  ) throws(CalculatorError) -> CellText {
    let bytes = Array(formula.text.utf8)
    let budget = plan.request.settings.budget.started()
    if let money = plan.request.money, let number = value.real {
      let amount = try CalculatorError.marking(bytes) { () throws(MathError) in
        try money.rounded(number, within: budget).utf8
      }
      outcome.output += amount
      return .amount
    }
    if let rounding = formula.rounding, let number = value.real?.knownRational {
      outcome.output += try CalculatorError.marking(bytes) { () throws(MathError) in
        try rounding.text(of: number)
      }
      return .number
    }
    if let text = value.isoText {
      outcome.output += Array(text.utf8)
      return .other
    }
    let text = try CalculatorError.marking(bytes) { () throws(MathError) in
      try plan.request.format.text(of: value, within: budget)
    }
    outcome.output += text.bytes
    if case .scalar(.real) = value { return .number }
    return .other
  }

  /// An amount as people write it, rounded once.
  private func amount(
    _ number: Rational, _ money: MoneyOptions, _ formula: TableFormula
  ) throws(CalculatorError) -> [UInt8] {
    do throws(MoneyError) {
      return try money.writer.utf8(of: number)
    } catch {
      let reason: CalculatorError.Reason =
        if case .inexact(let residue) = error { .inexact(residue: residue.description) } else {
          .math(.tooLarge, function: nil)
        }
      throw CalculatorError(reason, at: SourceRange(0, formula.text.utf8.count))
    }
  }
}
