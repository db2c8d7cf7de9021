/// A real number on the fast path: rational where ``Real`` keeps it as a rational number, and else an enclosure.
///
/// Every operation mirrors the one of ``Real``: what is rational there is rational here, with the same value, and what is kept as an expression there is a ball here that
/// holds its value. So the digits of a ball, where they are decided, are those that the expression has. Whatever needs more is `nil`, and says nothing about the number: a
/// domain that has to be asked for, a zero that has to be proved, a number that is too long, a function without a kernel.
package enum SmallReal: BitwiseCopyable, Sendable {
  case rational(SmallRational)
  case ball(SmallBall)

  /// A number that is kept in a way that is known here; `nil` for most expressions.
  package init?(_ value: Real) {
    if let rational = value.knownRational {
      guard let small = SmallRational(rational) else { return nil }
      self = .rational(small)
      return
    }
    guard let node = value.node else { return nil }
    switch node.operation {
    case .pi: self = .ball(.pi)
    case .function(.exp) where node.first.knownRational == 1: self = .ball(.e)
    default: return nil
    }
  }

  /// The number as an enclosure; `nil` for 0.
  @inline(__always)
  private var ball: SmallBall? {
    switch self {
    case .rational(let number): SmallBall(number)
    case .ball(let ball): ball
    }
  }

  /// A ball, if there is one.
  @inline(__always)
  private static func enclosed(_ ball: SmallBall?) -> SmallReal? {
    ball.map { SmallReal.ball($0) }
  }

  /// A rational number, if there is one.
  @inline(__always)
  private static func exact(_ number: SmallRational?) -> SmallReal? {
    number.map { SmallReal.rational($0) }
  }
}

// MARK: - Arithmetic

extension SmallReal {
  package var negated: SmallReal {
    switch self {
    case .rational(let number): .rational(number.negated)
    case .ball(let ball): .ball(ball.negated)
    }
  }

  package var magnitude: SmallReal {
    switch self {
    case .rational(let number): .rational(number.isNegative ? number.negated : number)
    case .ball(let ball): .ball(ball.magnitude)
    }
  }

  /// A hundredth of the number.
  package var hundredth: SmallReal? {
    switch self {
    case .rational(let number): Self.exact(number.hundredth)
    case .ball(let ball): Self.enclosed(SmallBall(100).flatMap { ball / $0 })
    }
  }

  package static func + (x: SmallReal, y: SmallReal) -> SmallReal? {
    switch (x, y) {
    case (.rational(let x), .rational(let y)): return exact(x + y)
    case (.rational(let zero), let other) where zero.isZero: return other
    case (let other, .rational(let zero)) where zero.isZero: return other
    default:
      guard let x = x.ball, let y = y.ball else { return nil }
      return enclosed(x + y)
    }
  }

  package static func - (x: SmallReal, y: SmallReal) -> SmallReal? { x + y.negated }

  /// −1, 0 or 1 as it is less than, equal to or greater than another; `nil` where that has to be decided.
  package func order(beside other: SmallReal) -> WideInt? {
    switch self - other {
    case .rational(let difference): difference.isZero ? 0 : difference.isNegative ? -1 : 1
    // Zero is in no ball.
    case .ball(let difference): difference.isNegative ? -1 : 1
    case nil: nil
    }
  }

  package static func * (x: SmallReal, y: SmallReal) -> SmallReal? {
    switch (x, y) {
    case (.rational(let x), .rational(let y)): return exact(x * y)
    case (.rational(let zero), _) where zero.isZero: return x
    case (_, .rational(let zero)) where zero.isZero: return y
    default:
      guard let x = x.ball, let y = y.ball else { return nil }
      return enclosed(x * y)
    }
  }

  package static func / (x: SmallReal, y: SmallReal) -> SmallReal? {
    switch (x, y) {
    case (.rational(let x), .rational(let y)): return exact(x / y)
    case (.rational(let zero), _) where zero.isZero: return x
    default:
      // A divisor is never a ball that holds zero.
      guard let x = x.ball, let y = y.ball else { return nil }
      return enclosed(x / y)
    }
  }

  /// x^y; see `Real+Powers` for what is rational.
  package func raised(to exponent: SmallReal) -> SmallReal? {
    guard case .rational(let rational) = exponent else {
      // The powers of 0 and 1 are exact; both are rational numbers.
      guard case .ball(let power) = exponent, !isRational(1), let base = ball else { return nil }
      return Self.enclosed(base.raised(to: power))
    }
    if let integer = rational.integer { return raised(to: integer) }
    guard let degree = rational.reducedDenominator, degree > 1, let power = SmallBall(rational)
    else { return nil }
    // The power of a rational number is rational where its root is.
    if case .rational(let base) = self, base.isNegative || base.root(degree) != nil { return nil }
    guard let base = ball else { return nil }
    return Self.enclosed(base.raised(to: power))
  }

  private func raised(to exponent: Int64) -> SmallReal? {
    switch self {
    case .rational(let base): return Self.exact(base.raised(to: exponent))
    case .ball(let base):
      if exponent == 0 { return .rational(SmallRational(integer: 1)) }
      guard let exponent = Int32(exactly: exponent) else { return nil }
      return Self.enclosed(base.raised(toInteger: exponent))
    }
  }

  /// The number's factorial, of an integer from 0 to 20.
  package var factorial: SmallReal? {
    guard case .rational(let number) = self, let integer = number.integer, 0...20 ~= integer else {
      return nil
    }
    var product: Int64 = 1
    for factor in 1...max(integer, 1) { product &*= factor }
    return .rational(SmallRational(integer: product))
  }

  private func isRational(_ value: Int64) -> Bool {
    guard case .rational(let number) = self else { return false }
    return number.integer == value
  }
}

// MARK: - Functions

extension SmallReal {
  /// The value of a function of an angle or of a number; an angle is in `unit`.
  package func applying(_ function: SmallBall.Function, _ unit: AngleUnit) -> SmallReal? {
    guard let function = function.taking(unit) else { return nil }
    if case .rational(let number) = self {
      switch function {
      case .squareRoot: if let root = number.root(2) { return .rational(root) }
      case .cubeRoot: if let root = number.root(3) { return .rational(root) }
      default: if number.mayHaveRationalValue(of: function) { return nil }
      }
    }
    return Self.enclosed(ball?.applying(function))
  }
}

extension SmallBall.Function {
  /// The function of an angle in a unit; `nil` where there is no kernel for it.
  package func taking(_ unit: AngleUnit) -> Self? {
    let inDegrees: Self
    switch self {
    case .sin: inDegrees = .sinOfDegrees
    case .cos: inDegrees = .cosOfDegrees
    case .tan: inDegrees = .tanOfDegrees
    case .asin: inDegrees = .asinInDegrees
    case .acos: inDegrees = .acosInDegrees
    case .atan: inDegrees = .atanInDegrees
    default: return self
    }
    switch unit {
    case .degrees: return inDegrees
    case .radians: return self
    case .gradians, .turns: return nil
    }
  }
}

extension SmallRational {
  /// Whether a function's value at this number may be rational, which a ball can't tell.
  ///
  /// Roots are checked elsewhere.
  ///
  /// By Niven's theorem sine, cosine and tangent of degrees are rational only at multiples of 30° and 45°, and their inverses at 0, ±1/2 and ±1, as `Real+Trigonometry`
  /// has it. All other functions with kernels are rational only where argument or value is 0, which no ball is.
  fileprivate func mayHaveRationalValue(of function: SmallBall.Function) -> Bool {
    let factor: Int64
    switch function {
    case .sinOfDegrees, .cosOfDegrees, .tanOfDegrees: factor = 1
    case .asin, .acos, .atan, .asinInDegrees, .acosInDegrees, .atanInDegrees: factor = 2
    default: return false
    }
    guard denominator == 1 else { return false }
    // Too many zeros to look behind them.
    guard 0...18 ~= scale else { return true }
    guard let multiple = integer(times: factor) else { return false }
    return factor == 1 ? multiple % 15 == 0 : multiple.magnitude <= 2
  }
}
