internal import SciNumber
internal import Synchronization

/// The only root of a power sum in an interval, at whose ends the sum has opposite signs.
///
/// The interval is narrowed when somebody asks, by quadratic interval refinement (J. Abbott, "Quadratic interval
/// refinement for real roots", 2006): the place where the chord crosses zero is looked up in a grid of N cells, and
/// the cell is kept if the signs at its ends, which are certified, differ. Then N is squared, and otherwise the
/// square root is taken; a grid of two cells is bisection, which never fails.
final class IsolatedRoot: EnclosableNumber {
  /// An interval, and the sign at its lower end.
  struct Bracket: Sendable {
    var lower: BigFloat
    var upper: BigFloat
    var lowerSign: WideInt
    /// The logarithm to base 2 of the number of cells to try next.
    var gridBits: WideInt = 2
  }

  let function: BoundedPowerSum
  private let state: Mutex<Bracket>

  /// The root between ends with opposite signs, which hold no other root between them.
  init(of function: BoundedPowerSum, in bracket: Bracket) {
    self.function = function
    state = Mutex(bracket)
  }

  /// The interval so far.
  var bracket: Bracket { state.withLock { $0 } }

  /// Whether the root is 1: it is the only one in the interval.
  var isOne: Bool {
    let (bracket, one) = (bracket, BigFloat(1))
    return bracket.lower < one && one < bracket.upper && function.sum.signAtOne == 0
  }

  func bounds(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    try BigFloat.withWidestExponents { () throws(MathError) in
      try narrowed(bits: bits, within: budget)
    }
  }

  private func narrowed(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    // The lock is not held while computing: two threads may do the same work, and the narrower interval stays.
    var bracket = bracket
    while bracket.accuracy < bits {
      try budget.check()
      guard bracket.accuracy <= budget.precisionBits else {
        throw .precisionLimit(bits: budget.precisionBits)
      }
      bracket = try bracket.narrowed(function, within: budget)
    }
    let result = bracket
    state.withLock { kept in
      if kept.accuracy < result.accuracy { kept = result }
    }
    return (bracket.lower, bracket.upper)
  }
}

// MARK: - Narrowing

extension IsolatedRoot.Bracket {
  /// How many leading bits of the root are known.
  var accuracy: WideInt {
    let width = upper.applying(.subtract, lower, precision: 64, rounding: .ceiling)
    guard let size = width.exponent else { return .max }
    return (upper.exponent ?? size) - size
  }

  /// One step of the refinement.
  func narrowed(
    _ function: BoundedPowerSum, within budget: EvaluationBudget
  ) throws(MathError) -> Self {
    let precision = accuracy + gridBits + 64
    let width = upper.applying(.subtract, lower, precision: precision, rounding: .halfEven)
    let cell = width.applying(
      .multiply, BigFloat(1, timesTwoToThe: -gridBits), precision: precision, rounding: .halfEven)
    try budget.check(products: 2 * function.productCount, bits: precision)
    let guess = gridBits == 1 ? BigFloat(1) : crossing(function, precision: precision)
    var result = self
    result.gridBits = 2 * gridBits
    let middle = result.lower.applying(
      .add,
      cell.applying(.multiply, guess, precision: precision, rounding: .halfEven),
      precision: precision, rounding: .halfEven)
    let isBelow = try result.cut(near: middle, cell, function, within: budget)
    let other = middle.applying(
      isBelow ? .add : .subtract, cell, precision: precision, rounding: .halfEven)
    // The neighbour lies outside where the first cut was at the end of the interval.
    if gridBits > 1, result.lower < other, other < result.upper {
      if try result.cut(near: other, cell, function, within: budget) == isBelow {
        result.gridBits = max(1, gridBits / 2)
      }
    }
    return result
  }

  /// Where the chord between the ends crosses zero, as a whole number of cells.
  private func crossing(_ function: BoundedPowerSum, precision: WideInt) -> BigFloat {
    let (start, end) = (
      function.middle(at: lower, precision: precision),
      function.middle(at: upper, precision: precision)
    )
    let cells = start.applying(
      .divide, start.applying(.subtract, end, precision: precision, rounding: .halfEven),
      precision: precision, rounding: .halfEven
    )
    .applying(
      .multiply, BigFloat(1, timesTwoToThe: gridBits), precision: precision, rounding: .halfEven)
    // Rounded to as many bits as stand before the point, a number is whole.
    guard let size = cells.exponent, size >= 1 else { return BigFloat(1) }
    let whole = cells.rounded(toPrecision: size, .halfEven)
    let last = BigFloat(1, timesTwoToThe: gridBits)
      .applying(.subtract, BigFloat(1), precision: gridBits + 1, rounding: .halfEven)
    return whole < last ? whole : last
  }

  /// Cuts the interval at `point`, or a fraction of a `cell` above it, where the root itself hides the sign.
  ///
  /// - Returns: whether the point lies below the root.
  private mutating func cut(
    near point: BigFloat, _ cell: BigFloat, _ function: BoundedPowerSum,
    within budget: EvaluationBudget
  ) throws(MathError) -> Bool {
    var precision = point.precision + 32
    let shifted = point.applying(
      .add,
      cell.applying(.multiply, BigFloat(1, timesTwoToThe: -3), precision: 64, rounding: .floor),
      precision: point.precision + 8, rounding: .halfEven)
    while true {
      for place in [point, shifted] where lower < place && place < upper {
        try budget.check(products: function.productCount, bits: precision)
        guard let sign = function.sign(from: place, to: place, precision: precision) else {
          continue
        }
        if sign == lowerSign { lower = place } else { upper = place }
        return sign == lowerSign
      }
      // One of two points is no root, so that some precision shows its sign.
      precision *= 2
      guard precision <= 64 * (budget.precisionBits + 1024) else {
        throw .precisionLimit(bits: budget.precisionBits)
      }
    }
  }
}

extension BoundedPowerSum {
  /// About the value at `x`, without proof.
  fileprivate func middle(at x: BigFloat, precision: WideInt) -> BigFloat {
    let (lower, upper) = bounds(from: x, to: x, precision: precision)
    return lower.applying(.add, upper, precision: precision, rounding: .halfEven)
  }
}
