import Synchronization

/// The only zero of a continuous function in an interval, at whose ends the function has opposite signs, as a number.
///
/// The interval is narrowed when somebody asks; see ``RootBracket``.
package final class RefinedRoot: EnclosableNumber {
  /// Bounds of the function's value at a number, computed with so many bits.
  package typealias Bounds =
    @Sendable (_ x: BigFloat, _ bits: WideInt, EvaluationBudget) throws(MathError) -> (
      lower: BigFloat, upper: BigFloat
    )

  private let value: Bounds
  private let state: Mutex<RootBracket>
  package let decisionBits: WideInt?

  /// The zero in an interval.
  ///
  /// - Parameters:
  ///   - bracket: the interval; its ends, with few bits, are multiples of a power of two, so that the numbers between stay short.
  ///   - decisionBits: whether it is a certain number is left undecided beyond so many bits, where no theory decides it.
  ///   - value: the function, which has no other zero there.
  package init(
    in bracket: RootBracket, decisionBits: WideInt? = nil, of value: @escaping Bounds
  ) {
    self.value = value
    self.decisionBits = decisionBits
    state = Mutex(bracket)
  }

  /// The zero between two numbers that are multiples of a power of two.
  ///
  /// - Parameters:
  ///   - lower: a number below the zero.
  ///   - upper: a number above the zero.
  ///   - lowerSign: the sign of the function at `lower`; it has the other one at `upper`.
  ///   - decisionBits: whether it is a certain number is left undecided beyond so many bits, where no theory decides it.
  ///   - value: the function, which has no other zero between them.
  package convenience init(
    between lower: Rational, and upper: Rational, lowerSign: WideInt, decisionBits: WideInt? = nil,
    of value: @escaping @Sendable (Rational, EvaluationBudget) throws(MathError) -> Real
  ) {
    self.init(
      in: RootBracket(
        from: BigFloat(binary: lower), to: BigFloat(binary: upper), lowerSign: lowerSign),
      decisionBits: decisionBits
    ) { (x, bits, budget) throws(MathError) in
      guard let place = Rational(exactly: x, limit: .max) else {
        throw .precisionLimit(bits: bits)
      }
      let ball = try value(place, budget).enclosure(bits: bits, within: budget)
      return (ball.lower(precision: bits), ball.upper(precision: bits))
    }
  }

  /// The interval so far.
  package var bracket: RootBracket { state.withLock { $0 } }

  package func bounds(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
    // The lock is not held while computing: two threads may do the same work, and the narrower interval stays.
    var bracket = bracket
    while bracket.accuracy < bits {
      try budget.check()
      guard bracket.accuracy <= budget.precisionBits, !bracket.isExhausted else {
        throw .precisionLimit(bits: budget.precisionBits)
      }
      let mostBits = 64 * (budget.precisionBits + 1024)
      try bracket.narrow(toward: bits, mostBits: mostBits) {
        (x, bits) throws(MathError) in try value(x, bits, budget)
      }
    }
    let result = bracket
    state.withLock { kept in
      if kept.accuracy < result.accuracy { kept = result }
    }
    return (bracket.lower, bracket.upper)
  }
}

extension BigFloat {
  /// A multiple of a power of two, exactly.
  fileprivate init(binary value: Rational) {
    let places = (value.denominator(limit: .max)?.bitWidth ?? 1) - 1
    self = BigFloat(value.numerator(limit: .max) ?? 0).scaled(byTwoToThe: -places)
  }
}

extension Rational {
  /// 2 to the power of a small integer.
  package static func powerOfTwo(_ exponent: WideInt) -> Rational {
    let power = Integer(1).shiftedLeft(by: abs(exponent))
    return exponent < 0 ? Rational(1, power) : Rational(power)
  }
}
