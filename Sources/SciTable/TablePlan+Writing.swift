import SciCalculator
import SciMoney
import SciNumber

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

  /// A number that comes from many rows as the values of its column are written; empty where it is too long.
  func text(of number: Rational?, ofCell cell: Int) -> (text: [UInt8], kind: CellText) {
    guard let number else { return ([], .other) }
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
