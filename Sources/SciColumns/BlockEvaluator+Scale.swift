package import SciCalculator

extension BlockEvaluator {
  /// How many digits behind the point the values of a formula over integers have at most; `nil` where their digits do not end, or integers do not compute it.
  package static func scale(of formula: ColumnFormula, _ columns: [BlockColumn]) -> Int? {
    var units: [Ratio] = []
    for column in columns {
      guard case .integers(let scale) = column.kind, let unit = Ratio(scale: scale) else {
        return nil
      }
      units.append(unit)
    }
    guard let plan = BlockPlan(formula, units: units, .doubles(nil)), plan.divisorNode == nil else {
      return nil
    }
    return (0...38).first { digits in
      Ratio.powerOfTen(digits).map { $0 % plan.divisor == 0 } ?? false
    }
  }
}
