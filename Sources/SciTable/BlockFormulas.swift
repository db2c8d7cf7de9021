import SciCalculator
import SciColumns
import SciNumber

/// The formulas of a plan as they are computed for a block of rows at once.
///
/// They stand in lanes of integers: first the columns and tests that they use, and behind these the formulas in their order, of which later ones may use the lane.
struct BlockFormulas: Sendable {
  /// What fills a lane before formulas are computed.
  enum Operand: Hashable, Sendable {
    case column(Int)
    /// 1 where the text of a column is this one, and 0 elsewhere.
    case test(column: Int, text: [UInt8])
  }

  struct Computation: Sendable {
    var steps: ColumnFormula
    /// The lanes that stand for the parameters of the steps.
    var lanes: [Int]
    /// What the values are rounded to; `nil` where they are written exactly.
    var rounding: (scale: Int, ColumnOutput.Rounding)?
  }

  private(set) var operands: [Operand] = []
  private(set) var formulas: [Computation] = []
  /// The condition that rows are kept by; `nil` where all are.
  private(set) var filter: Computation?

  /// How many lanes there are.
  var laneCount: Int { operands.count + formulas.count }

  /// The lane of a formula.
  func lane(ofFormula index: Int) -> Int { operands.count + index }

  /// Finds out how the rows of a plan are answered in blocks; `nil` where they are not.
  init?(_ plan: TablePlan) {
    guard plan.format.delimiter != nil, plan.join == nil,
      plan.filter != nil || !plan.formulas.isEmpty
    else { return nil }
    let all = plan.formulas.map(\.formula) + (plan.filter.map { [$0] } ?? [])
    for source in all.flatMap(\.sources) + plan.sums {
      guard let operand = plan.operand(ofCell: source), !operands.contains(operand) else {
        continue
      }
      operands.append(operand)
    }
    for (formula, _) in plan.formulas {
      guard let formula = self.formula(formula, plan) else { return nil }
      formulas.append(formula)
    }
    if let condition = plan.filter {
      guard let formula = formula(condition, plan) else { return nil }
      filter = formula
    }
  }

  private func formula(_ formula: TableFormula, _ plan: TablePlan) -> Computation? {
    guard let steps = formula.expression.columnFormula else { return nil }
    var numbers: [Rational?] = []
    var lanes: [Int] = []
    for source in formula.sources {
      if case .constant = plan.sources[source] {
        guard let number = plan.emptyCells[source].value?.real?.knownRational else { return nil }
        numbers.append(number)
      } else {
        guard let lane = lane(ofCell: source, plan) else { return nil }
        numbers.append(nil)
        lanes.append(lane)
      }
    }
    guard !lanes.isEmpty else { return nil }
    var result = Computation(steps: steps.binding(numbers), lanes: lanes)
    if let rounding = formula.rounding {
      guard let step = Ratio(rounding.step), rounding.decimals <= FormulaBlocks.mostDigits else {
        return nil
      }
      result.rounding = (rounding.decimals, ColumnOutput.Rounding(to: step, rounding.mode))
    }
    return result
  }

  /// The lane that fills a cell.
  func lane(ofCell cell: Int, _ plan: TablePlan) -> Int? {
    if case .formula(let index) = plan.sources[cell] { return lane(ofFormula: index) }
    return plan.operand(ofCell: cell).flatMap { operands.firstIndex(of: $0) }
  }
}

extension TablePlan {
  /// What fills the lane of a cell that is no formula.
  fileprivate func operand(ofCell cell: Int) -> BlockFormulas.Operand? {
    switch sources[cell] {
    case .column(let column): .column(column)
    case .test(let test): .test(column: textColumns[tests[test].slot], text: tests[test].text)
    case .formula, .constant: nil
    }
  }
}
