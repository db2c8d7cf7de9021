import SciNumber
import SciUnits

/// The units of an analysed expression: the formula, its variables and its values are numbers in these.
struct AnalysisUnits {
  /// The unit of each variable.
  var variables: [Unit]
  /// The unit of the values of the expression.
  var value: FormulaUnit

  /// Those of numbers.
  static func numbers(count: Int) -> AnalysisUnits {
    AnalysisUnits(variables: [Unit](repeating: .none, count: count), value: FormulaUnit())
  }

  /// A value of the expression with its unit.
  func value(_ number: Real) -> Quantity {
    var quantity = Quantity(number, value.known)
    quantity.isRatio = value.isRatio
    return quantity
  }

  /// A number in the place of a variable, with its unit.
  func place(_ scalar: Scalar, of variable: Int = 0) -> Scalar {
    let unit = variables[variable]
    if unit.isNone { return scalar }
    switch scalar {
    case .real(let number): return .quantity(Quantity(number, unit))
    case .complex(let number): return .complex(ComplexQuantity(number.value, unit))
    case .quantity, .boolean, .calendar: return scalar
    }
  }

  /// An integral with its unit: that of a value times that of the variable.
  func integral(_ number: Real, within budget: EvaluationBudget) throws(StepError) -> Quantity {
    try StepError.measuring { () throws(UnitError) in
      try value(number).multiplied(by: difference(within: budget), within: budget)
    }
  }

  /// A derivative with its unit: that of a value over a power of that of the variable.
  func derivative(
    _ number: Real, order: Int, within budget: EvaluationBudget
  ) throws(StepError) -> Quantity {
    try StepError.measuring { () throws(UnitError) in
      let power = try difference(within: budget).raised(
        to: Rational(WideInt(order)), within: budget)
      return try value(number).divided(by: power, within: budget)
    }
  }

  /// A difference of 1 in the variable; one of angles is a number of radians.
  private func difference(within budget: EvaluationBudget) throws(UnitError) -> Quantity {
    let one = Quantity(1, variables[0])
    return variables[0].isAngle ? try one.converted(to: .none, within: budget) : one
  }

  /// In which units the numbers are of an error or a proof: `x in m, values in m²`; `nil` without units.
  func words(_ names: [String]) -> String? {
    var parts = zip(names, variables).compactMap { name, unit in
      unit.isNone ? nil : "\(name) in \(unit.symbol)"
    }
    if !value.known.isNone { parts.append("values in \(value.known.symbol)") }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
