// Circular functions and their inverses.
//
// At rational parts of a turn the values that are rational are found at once: by Niven's theorem (I. Niven,
// "Irrational Numbers", 1956, chapter 3) those of sine and cosine are 0, ±1/2 and ±1, and of tangent 0 and ±1.

extension Real {
  /// The sine of an angle.
  public func sin(_ unit: AngleUnit, within budget: EvaluationBudget) -> Real {
    switch reduced(unit, within: budget) {
    case .twelfth(let count): Self.sineOfTwelfth(count) ?? turns(count, unit, .sin(unit))
    case .besideQuarter(let count, let rest): Real.sine(count, rest, unit)
    case .other(let angle): Real(.sin(unit), angle)
    }
  }

  /// The cosine of an angle.
  public func cos(_ unit: AngleUnit, within budget: EvaluationBudget) -> Real {
    switch reduced(unit, within: budget) {
    case .twelfth(let count): Self.sineOfTwelfth(count + 3) ?? turns(count, unit, .cos(unit))
    case .besideQuarter(let count, let rest): Real.sine(count + 1, rest, unit)
    case .other(let angle): Real(.cos(unit), angle)
    }
  }

  /// The tangent of an angle that is not a quarter turn away from a multiple of a half turn.
  public func tan(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    switch reduced(unit, within: budget) {
    case .twelfth(let count):
      if count % 6 == 3 { throw .notReal(.tangentPole) }
      return count % 6 == 0 ? 0 : turns(count, unit, .tan(unit))
    case .besideQuarter(let count, let rest):
      let tangent = Real(.tan(unit), rest)
      return count % 2 == 0 ? tangent : Real(.divide, -1, tangent)
    case .other(let angle):
      if let eighths = angle.eighths(unit) { return eighths % 4 == 1 ? 1 : -1 }
      if angle.knownRational == nil {
        guard try angle.cos(unit, within: budget).sign(within: budget) != 0 else {
          throw .notReal(.tangentPole)
        }
      }
      return Real(.tan(unit), angle)
    }
  }

  /// The cosecant 1/sin x.
  public func csc(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    try Self.quotient(1, sin(unit, within: budget), within: budget)
  }

  /// The secant 1/cos x.
  public func sec(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    try Self.quotient(1, cos(unit, within: budget), within: budget)
  }

  /// The cotangent cos x/sin x.
  public func cot(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    try Self.quotient(cos(unit, within: budget), sin(unit, within: budget), within: budget)
  }

  /// A quotient of circular functions, which has a pole where the divisor is zero.
  private static func quotient(
    _ dividend: Real, _ divisor: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard try divisor.sign(within: budget) != 0 else { throw .notReal(.tangentPole) }
    return try dividend.divided(by: divisor, within: budget)
  }
}

// MARK: - Rational parts of a turn

extension Real {
  fileprivate enum ReducedAngle {
    /// So many twelfths of a turn, 0 to 11.
    case twelfth(WideInt)
    /// So many quarters of a turn and an angle that is tiny beside the digits it is written with.
    case besideQuarter(WideInt, rest: Real)
    /// An angle with the same functions, less than a turn where it is rational and not in radians.
    case other(Real)
  }

  private func reduced(_ unit: AngleUnit, within budget: EvaluationBudget) -> ReducedAngle {
    guard let value = knownRational else { return .other(self) }
    guard let turn = unit.perTurn else { return value.isZero ? .twelfth(0) : .other(self) }
    let angle = value.magnitude < Rational(turn) ? value : value.reduced(modulo: Integer(turn))
    if let count = angle.count(of: 12, in: turn) { return .twelfth(count) }
    return angle.bitSize > Self.longAngle
      ? angle.besideQuarter(of: turn, limit: budget.exactBits) ?? .other(Real(angle))
      : .other(Real(angle))
  }

  /// The size in bits from which an angle is looked at for a multiple of a quarter turn beside it.
  ///
  /// 90 − 10^−1000000 is one; for shorter angles a higher precision costs less than the look.
  private static let longAngle = 256

  /// sin of so many quarters of a turn and a rest.
  private static func sine(_ quarters: WideInt, _ rest: Real, _ unit: AngleUnit) -> Real {
    let value = Real(quarters % 2 == 0 ? .sin(unit) : .cos(unit), rest)
    return quarters % 4 < 2 ? value : value.negated()
  }

  /// How many eighths of a turn a reduced angle is, if it is an odd number of them.
  private func eighths(_ unit: AngleUnit) -> WideInt? {
    guard let value = knownRational, let turn = unit.perTurn else { return nil }
    return value.count(of: 8, in: turn)
  }

  /// sin of twelfths of a turn where it is rational.
  private static func sineOfTwelfth(_ count: WideInt) -> Real? {
    let half = Real(Rational.half)
    return switch count % 12 {
    case 0, 6: 0
    case 1, 5: half
    case 3: 1
    case 7, 11: half.negated()
    case 9: -1
    default: nil
    }
  }

  private func turns(_ twelfths: WideInt, _ unit: AngleUnit, _ operation: Operation) -> Real {
    guard let turn = unit.perTurn else { return Real(operation, self) }
    return Real(operation, Real(Rational(Integer(twelfths * turn), Integer(12))))
  }
}

extension Rational {
  /// The nearest multiple of a quarter turn and the rest, where the rest is below a thousandth of a turn.
  fileprivate func besideQuarter(of turn: WideInt, limit: WideInt) -> Real.ReducedAngle? {
    let quarter = Rational(Integer(turn), Integer(4))
    guard
      let quotient = divided(by: quarter, limit: limit)?.rounded(.halfEven, limit: limit),
      let count = quotient.asInt,
      let rest = subtracting(quotient * quarter, limit: limit),
      rest.magnitude * 1000 < Rational(turn)
    else { return nil }
    return .besideQuarter(count < 0 ? count + 4 : count, rest: Real(rest))
  }

  /// How many of the `parts` of a turn this angle between −1 and 1 turns is, from 0, if that is an integer.
  fileprivate func count(of parts: WideInt, in turn: WideInt) -> WideInt? {
    let count = (self * Rational(parts) / Rational(turn)).asInt
    return count.map { $0 < 0 ? $0 + parts : $0 }
  }
}

// MARK: - Inverse functions

extension Real {
  /// The arcsine of x with |x| ≤ 1: between minus and plus a quarter turn.
  public func asin(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    try checkUnitInterval(within: budget)
    if let twelfths = arcsineInTwelfths { return Self.angle(twelfths, unit, within: budget) }
    if try magnitude(within: budget).excessOverOne(within: budget) != nil {
      return try Self.angle(3, unit, within: budget)
        .subtracting(acos(unit, within: budget), within: budget)
    }
    return Real(.asin(unit), self)
  }

  /// The arccosine of x with |x| ≤ 1: between zero and a half turn.
  public func acos(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    try checkUnitInterval(within: budget)
    if let twelfths = arcsineInTwelfths { return Self.angle(3 - twelfths, unit, within: budget) }
    if let excess = excessOverOne(within: budget) {
      return try Self.twice(.asin(unit), ofRootOfHalf: excess.negated(), within: budget)
    }
    if negated().excessOverOne(within: budget) != nil {
      return try Self.angle(6, unit, within: budget)
        .subtracting(negated().acos(unit, within: budget), within: budget)
    }
    return Real(.acos(unit), self)
  }

  /// The arctangent: between minus and plus a quarter turn.
  public func atan(_ unit: AngleUnit, within budget: EvaluationBudget) -> Real {
    guard let value = knownRational else { return Real(.atan(unit), self) }
    if value.isZero { return 0 }
    guard value.magnitude == 1 else { return Real(.atan(unit), self) }
    return Self.angle(3 * value.signum, unit, within: budget)
      .scaled(1, over: 2, within: budget)
  }

  /// The arccosecant of x with |x| ≥ 1: asin(1/x).
  public func acsc(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    try checkOutsideUnitInterval(within: budget)
    return try reciprocal(within: budget).asin(unit, within: budget)
  }

  /// The arcsecant of x with |x| ≥ 1: acos(1/x).
  public func asec(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    try checkOutsideUnitInterval(within: budget)
    return try reciprocal(within: budget).acos(unit, within: budget)
  }

  /// The arccotangent: atan(1/x), and a quarter turn at 0.
  ///
  /// Odd, as Mathematica, PARI and Qalculate have it; ISO 80000-2 has values between zero and a half turn instead.
  public func acot(_ unit: AngleUnit, within budget: EvaluationBudget) throws(MathError) -> Real {
    if try sign(within: budget) == 0 { return Self.angle(3, unit, within: budget) }
    return try reciprocal(within: budget).atan(unit, within: budget)
  }

  /// The direction of the point (x, y) as an angle above −½ and up to ½ turn.
  ///
  /// - Throws: ``MathError/notReal(_:)`` at the origin, which lies in no direction.
  public static func atan2(
    _ y: Real, _ x: Real, _ unit: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let (signX, signY) = (try x.sign(within: budget), try y.sign(within: budget))
    if signX == 0 {
      guard signY != 0 else { throw .notReal(.directionOfOrigin) }
      return angle(3 * signY, unit, within: budget)
    }
    let principal = try y.divided(by: x, within: budget).atan(unit, within: budget)
    guard signX < 0 else { return principal }
    return principal.adding(angle(signY < 0 ? -6 : 6, unit, within: budget), within: budget)
  }

  private func checkUnitInterval(within budget: EvaluationBudget) throws(MathError) {
    guard try magnitude(within: budget).compared(to: 1, within: budget) <= 0 else {
      throw .notReal(.arcOutsideUnitInterval)
    }
  }

  private func checkOutsideUnitInterval(within budget: EvaluationBudget) throws(MathError) {
    guard try magnitude(within: budget).compared(to: 1, within: budget) >= 0 else {
      throw .notReal(.arcInsideUnitInterval)
    }
  }

  /// arcsin x in twelfths of a turn where that is an integer.
  private var arcsineInTwelfths: WideInt? {
    guard let value = knownRational else { return nil }
    if value.isZero { return 0 }
    if value.magnitude == 1 { return 3 * value.signum }
    return value.magnitude * 2 == 1 ? value.signum : nil
  }
}

// MARK: - Angles

extension Real {
  /// An angle of so many twelfths of a turn.
  static func angle(_ twelfths: WideInt, _ unit: AngleUnit, within budget: EvaluationBudget) -> Real
  {
    unit.turn.scaled(twelfths, over: 12, within: budget)
  }

  /// The same angle measured in another unit.
  ///
  /// Exact between degrees, gradians and turns; through π to and from radians.
  public func converted(
    from unit: AngleUnit, to other: AngleUnit, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    if unit == other { return self }
    return try multiplied(by: other.turn, within: budget).divided(by: unit.turn, within: budget)
  }
}

extension AngleUnit {
  /// A whole turn in this unit.
  fileprivate var turn: Real {
    if let perTurn { Real(perTurn) } else { .tau }
  }
}
