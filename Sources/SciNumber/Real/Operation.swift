/// What a node of a ``Real`` computes from its operands.
///
/// The set is small on purpose: every other function is a combination of these, so that a bound, a
/// normal form and a test exist once.
enum Operation: Hashable, Sendable {
  case pi
  /// A number that encloses itself.
  case enclosed(SelfEnclosed)
  case add, subtract, multiply, divide
  case negate
  /// x^y for x > 0.
  case power
  /// xⁿ for x ≠ 0 or n > 0.
  case integerPower(Integer)
  /// The n-th root; x ≥ 0 where n is even.
  case root(WideInt)
  /// A function of one number, inside its domain.
  case function(BigFloat.Unary)
  case sin(AngleUnit), cos(AngleUnit), tan(AngleUnit)
  case asin(AngleUnit), acos(AngleUnit), atan(AngleUnit)
  /// A function that is enclosed by a method of its own.
  case special(SpecialFunction)
  /// No number, but the last two operands of a function of more than two.
  case pair
}

extension Operation {
  var arity: WideInt {
    switch self {
    case .pi, .enclosed: 0
    case .add, .subtract, .multiply, .divide, .power, .pair: 2
    case .special(let function): min(function.arity, 2)
    default: 1
    }
  }

  /// The ball of the result from the balls of the operands.
  func enclose(_ x: Ball, _ y: Ball, precision: WideInt) -> Ball {
    // More bits would not bring the operand back.
    if x.isBeyondRange || y.isBeyondRange, !isBounded { return .beyondRange }
    return switch self {
    case .pi: .pi(precision: precision)
    case .add: x.adding(y, precision: precision)
    case .subtract: x.subtracting(y, precision: precision)
    case .multiply: x.multiplied(by: y, precision: precision)
    case .divide: x.divided(by: y, precision: precision)
    case .power: x.power(y, precision: precision)
    default: enclose(x, precision: precision)
    }
  }

  /// Whether the result is bounded whatever the operand.
  private var isBounded: Bool {
    switch self {
    case .sin, .cos: true
    default: false
    }
  }

  private func enclose(_ x: Ball, precision: WideInt) -> Ball {
    switch self {
    case .negate: x.negated()
    case .integerPower(let exponent):
      x.power(integer: BigFloat(exponent), precision: precision)
    case .root(let degree): x.root(degree, precision: precision)
    case .function(let function): x.image(under: function, precision: precision)
    case .sin(let unit): x.sineOrCosine(.sin, unit, precision: precision)
    case .cos(let unit): x.sineOrCosine(.cos, unit, precision: precision)
    case .tan(let unit): x.tan(unit, precision: precision)
    case .asin(let unit): x.asin(unit, precision: precision)
    case .acos(let unit): x.acos(unit, precision: precision)
    case .atan(let unit): x.atan(unit, precision: precision)
    case .pi, .enclosed, .add, .subtract, .multiply, .divide, .power, .special, .pair: .everything
    }
  }

  /// How many more bits than the result the operands should have, from balls of them.
  ///
  /// This only steers the work: the radius says what was reached.
  func extraBits(_ x: Ball, _ y: Ball) -> WideInt {
    switch self {
    case .function(let function):
      let entry = function.entry
      if entry.integerBitsLost == 0 { return 0 }
      if let limit = entry.saturationExponent, x.mignitude.exponent > limit { return 0 }
      return entry.integerBitsLost * x.leadingIntegerBits
    case .sin, .cos, .tan: return x.leadingIntegerBits
    case .power:
      // x^y = e^(y ln x), and |ln x| is about the size of the exponent of x.
      let logarithmBits = WideInt.bitWidth - abs(x.midpoint.exponent ?? 1).leadingZeroBitCount
      return powerBits(x, y, bits: y.leadingIntegerBits + WideInt(logarithmBits))
    case .integerPower(let exponent):
      return powerBits(
        x.absolute(precision: Ball.minimumPrecision), Ball(exact: BigFloat(exponent)),
        bits: exponent.bitWidth)
    default: return 0
    }
  }

  /// `bits`, or none for a power that no precision brings into the range of exponents.
  private func powerBits(_ x: Ball, _ y: Ball, bits: WideInt) -> WideInt {
    guard bits > 61 else { return bits }
    let exponent = x.image(under: .log, precision: Ball.minimumPrecision)
      .multiplied(by: y, precision: Ball.minimumPrecision)
    return exponent.mignitude.exponent > Self.largestExponentOfE ? 0 : bits
  }

  /// e^x is out of the range of exponents, which ends at 2^(2⁶⁰), where |x| ≥ 2⁶¹.
  private static let largestExponentOfE = 61

  /// The most bits that are worth the time to decide about a value.
  ///
  /// MPFR's Γ takes a millisecond at 2¹² bits and minutes at 2¹⁸, where its other functions take milliseconds.
  var decisionBits: WideInt {
    if case .enclosed(let number) = self { return number.decisionBits ?? .max }
    return maximumBits == nil ? .max : 1 << 12
  }

  /// The highest precision at which the operation is done in seconds, where that is low.
  var maximumBits: WideInt? {
    switch self {
    case .function(let function): function.entry.maximumBits
    case .special(let function): function.maximumBits
    default: nil
    }
  }
}

extension Ball {
  /// How many bits the largest point has before the binary point.
  fileprivate var leadingIntegerBits: WideInt {
    let bound = magnitude
    return bound.isZero || bound.isInfinite ? 0 : max(0, bound.exponent)
  }
}
