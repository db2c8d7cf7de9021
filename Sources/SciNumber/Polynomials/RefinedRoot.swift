import Synchronization

/// The only zero of a continuous function in an interval, at whose ends the function has opposite signs.
///
/// The interval is narrowed when somebody asks, by quadratic interval refinement (J. Abbott, "Quadratic interval refinement for real roots", 2006): the place where
/// the chord crosses zero is looked up in a grid of N cells, and the cell is kept if the signs at its ends differ. Then N is squared, and otherwise the square root is
/// taken; a grid of two cells is bisection, which never fails. No step trusts a digit: the signs at both ends are those of enclosures.
package final class RefinedRoot: EnclosableNumber {
  /// The value at a rational number.
  package typealias Value = @Sendable (Rational, EvaluationBudget) throws(MathError) -> Real

  private let value: Value
  private let state: Mutex<Bracket>
  package let decisionBits: WideInt?

  /// The interval, and the sign at its lower end.
  fileprivate struct Bracket {
    var lower: Rational
    var upper: Rational
    var lowerSign: WideInt
    /// The logarithm to base 2 of the number of cells to try next.
    var gridBits: WideInt = 2
  }

  /// The zero between two numbers.
  ///
  /// - Parameters:
  ///   - lower: a number below the zero; with `upper`, a multiple of a power of two, so that the numbers between stay short.
  ///   - upper: a number above the zero.
  ///   - lowerSign: the sign of the function at `lower`; it has the other one at `upper`.
  ///   - decisionBits: whether it is a certain number is left undecided beyond so many bits, where no theory decides it.
  ///   - value: the function, which has no other zero between them.
  package init(
    between lower: Rational, and upper: Rational, lowerSign: WideInt, decisionBits: WideInt? = nil,
    of value: @escaping Value
  ) {
    self.value = value
    self.decisionBits = decisionBits
    state = Mutex(Bracket(lower: lower, upper: upper, lowerSign: lowerSign))
  }

  package func bounds(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    // The lock is not held while computing: two threads may do the same work, and the narrower interval stays.
    var bracket = state.withLock { $0 }
    while !bracket.isNarrow(bits: bits) {
      try budget.check()
      bracket = try narrowed(bracket, within: budget)
    }
    let result = bracket
    state.withLock { kept in
      if result.upper - result.lower < kept.upper - kept.lower { kept = result }
    }
    return (
      Ball(result.lower, precision: bits + 64).lower(precision: bits + 64),
      Ball(result.upper, precision: bits + 64).upper(precision: bits + 64)
    )
  }

  // MARK: Narrowing

  /// One step of the refinement.
  private func narrowed(
    _ bracket: Bracket, within budget: EvaluationBudget
  ) throws(MathError) -> Bracket {
    var result = bracket
    let width = bracket.upper - bracket.lower
    let cell = width * Rational.powerOfTwo(-bracket.gridBits)
    let guess =
      bracket.gridBits == 1 ? 1 : try crossing(bracket, within: budget)
    result.gridBits = 2 * bracket.gridBits
    let isBelow = try cut(
      &result, near: bracket.lower + cell * Rational(guess), cell, within: budget)
    let other = isBelow ? result.lower + cell : result.upper - cell
    if bracket.gridBits > 1, result.lower < other, other < result.upper {
      if try cut(&result, near: other, cell, within: budget) == isBelow {
        result.gridBits = max(1, bracket.gridBits / 2)
      }
    }
    return result
  }

  /// Where the chord between the ends crosses zero, as a whole number of cells; a guess.
  private func crossing(_ bracket: Bracket, within budget: EvaluationBudget) throws(MathError)
    -> Integer
  {
    let bits = bracket.gridBits + 64
    let start = try value(bracket.lower, budget).enclosure(bits: bits, within: budget).midpoint
    let end = try value(bracket.upper, budget).enclosure(bits: bits, within: budget).midpoint
    let cells = start.applying(
      .divide, start.applying(.subtract, end, precision: bits, rounding: .halfEven),
      precision: bits, rounding: .halfEven
    ).scaled(byTwoToThe: bracket.gridBits)
    let last = Integer(1).shiftedLeft(by: bracket.gridBits) - 1
    guard cells.isRegular, cells.signum > 0, (cells.exponent ?? 0) <= bracket.gridBits else {
      return 1
    }
    return min(max(Integer(nearestTo: cells), 1), last)
  }

  /// Cuts the interval at a point, or a fraction of a cell above it where the zero itself hides the sign; whether the cut lies below the zero.
  private func cut(
    _ bracket: inout Bracket, near point: Rational, _ cell: Rational,
    within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    let shifted = point + cell * Rational.powerOfTwo(-3)
    let places = [point, shifted].filter { bracket.lower < $0 && $0 < bracket.upper }
    let values = try places.map { (place) throws(MathError) in try value(place, budget) }
    var bits: WideInt = 64
    while true {
      for (place, value) in zip(places, values) {
        guard let sign = try value.enclosure(bits: bits, within: budget).signum else { continue }
        if sign == 0 { continue }
        if sign == bracket.lowerSign { bracket.lower = place } else { bracket.upper = place }
        return sign == bracket.lowerSign
      }
      // One of two points is no zero, so that some precision shows its sign.
      bits *= 2
      guard bits <= 64 * (budget.precisionBits + 1024) else {
        throw .precisionLimit(bits: budget.precisionBits)
      }
    }
  }
}

extension RefinedRoot.Bracket {
  /// Whether so many leading bits of the zero are known.
  fileprivate func isNarrow(bits: WideInt) -> Bool {
    let width = upper - lower
    let size = min(abs(lower), abs(upper))
    if lower.signum == upper.signum { return width <= size * Rational.powerOfTwo(-bits) }
    // Around zero, nothing but the width counts.
    return width <= Rational.powerOfTwo(-bits - 64)
  }

  private func abs(_ value: Rational) -> Rational { value.signum < 0 ? -value : value }
}

extension Rational {
  /// 2 to the power of a small integer.
  package static func powerOfTwo(_ exponent: WideInt) -> Rational {
    let power = Integer(1).shiftedLeft(by: abs(exponent))
    return exponent < 0 ? Rational(1, power) : Rational(power)
  }
}
