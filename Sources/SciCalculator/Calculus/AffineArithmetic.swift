import SciNumber
import SciSyntax

/// Affine functions of several variables: c + f₁x₁ + f₂x₂ + …, with exact numbers.
///
/// All else has no value here, which says that an equation is not linear.
struct AffineArithmetic: RationalArithmetic {
  struct Element {
    var constant: Real
    /// One factor for each variable.
    var factors: [Real]
  }

  let context: Function.Context
  let count: Int

  private var budget: EvaluationBudget { context.budget }
  var noRationalFunction: StepError { StepError(.noSlope) }

  /// One of the variables.
  func variable(at place: Int) -> Element {
    Element(constant: 0, factors: (0..<count).map { $0 == place ? 1 : 0 })
  }

  private func sum(_ x: Element, _ y: Element) -> Element {
    Element(
      constant: x.constant.adding(y.constant, within: budget),
      factors: zip(x.factors, y.factors).map { $0.adding($1, within: budget) })
  }

  private func scaled(_ x: Element, by factor: Real) -> Element {
    Element(
      constant: x.constant.multiplied(by: factor, within: budget),
      factors: x.factors.map { $0.multiplied(by: factor, within: budget) })
  }

  /// The number that it is; `nil` where a variable is left.
  private func number(_ x: Element) throws(StepError) -> Real? {
    try StepError.computing { () throws(MathError) in
      for factor in x.factors where try factor.sign(within: budget) != 0 { return nil }
      return x.constant
    }
  }

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(StepError) -> Element {
    switch P.units {
    case .same: return x
    case .negated: return scaled(x, by: -1)
    case .keptWithoutPoints: return scaled(x, by: Real(Rational(1, 100)))
    case .none, .angle, .number, .kept, .magnitude, .squareRoot, .cubeRoot: break
    }
    guard let number = try number(x) else { throw noRationalFunction }
    let value = try StepError.computing { () throws(MathError) in try P.exact(number, context) }
    return constant(value, Interval(0))
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(StepError) -> Element {
    switch P.units {
    case .sum: return sum(x, y)
    case .difference: return sum(x, scaled(y, by: -1))
    case .product:
      if let factor = try number(x) { return scaled(y, by: factor) }
      if let factor = try number(y) { return scaled(x, by: factor) }
    case .quotient:
      if let divisor = try number(y) {
        let factor = try StepError.computing { () throws(MathError) in
          try Real(1).divided(by: divisor, within: budget)
        }
        return scaled(x, by: factor)
      }
    case .power, .root, .none, .division, .ratio, .polar: break
    }
    guard let x = try number(x), let y = try number(y) else { throw noRationalFunction }
    let value = try StepError.computing { () throws(MathError) in try P.exact(x, y, context) }
    return constant(value, Interval(0))
  }

  func constant(_ number: Real, _ interval: Interval) -> Element {
    Element(constant: number, factors: [Real](repeating: 0, count: count))
  }

  func truth(_ holds: Bool) -> Element { constant(0, Interval(0)) }
}

extension Formula {
  /// The numbers a and b where the formula is a + bx; `nil` where it is none.
  func affine(_ context: Function.Context) -> (constant: Real, factor: Real)? {
    var arithmetic = AffineArithmetic(context: context, count: 1)
    guard let element = try? arithmetic.value(of: self, [arithmetic.variable(at: 0)]) else {
      return nil
    }
    return (element.constant, element.factors[0])
  }
}

// MARK: - Systems

/// How many solutions a system of linear equations has.
enum LinearSolution {
  case one([Real])
  case none
  case many
}

extension AffineArithmetic {
  /// Where all functions are zero, by elimination: whether a factor is zero is decided.
  func solution(of functions: [Element]) throws(StepError) -> LinearSolution {
    try StepError.computing { () throws(MathError) in
      var rows = functions
      var pivots = 0
      for column in 0..<count {
        try budget.check()
        var pivot: Int?
        for row in pivots..<rows.count where pivot == nil {
          if try rows[row].factors[column].sign(within: budget) != 0 { pivot = row }
        }
        guard let pivot else { continue }
        rows.swapAt(pivots, pivot)
        rows[pivots] = scaled(
          rows[pivots],
          by: try Real(1).divided(by: rows[pivots].factors[column], within: budget))
        for row in rows.indices where row != pivots {
          let factor = rows[row].factors[column].negated()
          rows[row] = sum(rows[row], scaled(rows[pivots], by: factor))
        }
        pivots += 1
      }
      for row in rows[pivots...] where try row.constant.sign(within: budget) != 0 {
        return .none
      }
      return pivots == count ? .one(rows[..<count].map { $0.constant.negated() }) : .many
    }
  }
}
