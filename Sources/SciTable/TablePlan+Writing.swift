import SciCalculator
import SciMoney
import SciNumber
import SciUnits

// How rows, sums and statistics are written.

extension TablePlan {
  /// The columns of the output, without the one of messages.
  var writtenSources: [Source] {
    if !writesRows { return sums.map { sources[$0] } }
    return only ?? columns.indices.map(Source.column) + formulas.indices.map(Source.formula)
  }

  /// What stands in a field for the text of a value: numbers are written as they are read.
  func text(_ text: [UInt8], _ kind: CellText) -> [UInt8] {
    guard kind != .amount, let notation = reader.notation else { return text }
    var field: [UInt8] = []
    notation.write(text[...], to: &field)
    return field
  }

  /// What a column's values may cost, for what is computed from many of them.
  var budget: EvaluationBudget { request.settings.budget.started() }

  /// A value that comes from many rows as those of its column are written; empty where there is none that can be written.
  func text(of value: OrderedValue?, ofCell cell: Int) -> (text: [UInt8], kind: CellText) {
    switch value {
    case .number(let number): return text(of: number, ofCell: cell)
    case .quantity(let number, let unit):
      let quantity = Value.scalar(.quantity(Quantity(Real(number), unit)))
      return ((try? request.format.text(of: quantity, within: budget))?.bytes ?? [], .other)
    case .text(let text): return (text, .other)
    case .missing, nil: return ([], .other)
    }
  }

  /// A number that comes from many rows as the values of its column are written; empty where it is too long.
  private func text(of number: Rational, ofCell cell: Int) -> (text: [UInt8], kind: CellText) {
    if let formula = formula(ofCell: cell) {
      if let money = request.money { return ((try? money.writer.utf8(of: number)) ?? [], .amount) }
      if let rounding = formula.rounding {
        // A mean lies between the steps.
        let budget = request.settings.budget.started()
        let rounded = try? rounding.rounded(Real(number), within: budget)
        return (rounded.flatMap { try? rounding.text(of: $0) } ?? [], .number)
      }
    }
    let budget = request.settings.budget.started()
    let text = try? request.format.text(of: .real(Real(number)), within: budget)
    return (text?.bytes ?? [], .number)
  }

  /// The formula that fills a cell, if one does.
  func formula(ofCell cell: Int) -> TableFormula? {
    guard case .formula(let index) = sources[cell] else { return nil }
    return formulas[index].formula
  }

  /// The title of a cell's column.
  func name(ofCell cell: Int) -> String {
    switch sources[cell] {
    case .column(let column): String(decoding: columns[column].title, as: UTF8.self)
    case .formula(let index): formulas[index].formula.name
    case .test, .constant: ""
    }
  }
}
