import SciCalculator
import SciNumber
import SciSyntax

/// What a step comes to in a row: a number between known bounds, or whether a condition holds.
///
/// Zero is known by itself, because no ``/SciNumber/SmallBall`` holds it. Every operation has a result for all numbers between the bounds, or none: `unknown` says nothing about the
/// row, which is computed in another way then.
enum RowEnclosure: BitwiseCopyable {
  case unknown
  case zero
  case number(SmallBall)
  case holds, fails

  @inline(__always)
  init(_ number: SmallBall?) {
    if let number { self = .number(number) } else { self = .unknown }
  }

  @inline(__always)
  init(_ truth: Bool) { self = truth ? .holds : .fails }

  /// An integer, exactly.
  @inline(__always)
  init(_ integer: Int128) {
    guard integer != 0 else {
      self = .zero
      return
    }
    self.init(
      SmallBall(units: integer.magnitude, exponent: 0, error: 0, isNegative: integer < 0))
  }

  /// A rational number, exactly or to a few ulps.
  init(_ number: Rational) {
    self = number == 0 ? .zero : RowEnclosure(SmallBall(enclosing: number))
  }

  /// A number of the fast path.
  init(_ number: SmallReal?) {
    switch number {
    case .rational(let rational): self = rational.isZero ? .zero : RowEnclosure(SmallBall(rational))
    case .ball(let ball): self = .number(ball)
    case nil: self = .unknown
    }
  }
}

// MARK: - Numbers

extension RowEnclosure {
  var negated: RowEnclosure {
    switch self {
    case .number(let number): .number(number.negated)
    case .zero: .zero
    case .unknown, .holds, .fails: .unknown
    }
  }

  var magnitude: RowEnclosure {
    if case .number(let number) = self, number.isNegative { return .number(number.negated) }
    return self
  }

  @inline(__always)
  static func + (x: RowEnclosure, y: RowEnclosure) -> RowEnclosure {
    switch (x, y) {
    case (.number(let x), .number(let y)):
      if let sum = x + y { return .number(sum) }
      // What two exact numbers leave is nothing, if there is no sum.
      return x.isOpposite(of: y) ? .zero : .unknown
    case (.zero, .number), (.zero, .zero): return y
    case (.number, .zero): return x
    default: return .unknown
    }
  }

  @inline(__always)
  static func - (x: RowEnclosure, y: RowEnclosure) -> RowEnclosure { x + y.negated }

  @inline(__always)
  static func * (x: RowEnclosure, y: RowEnclosure) -> RowEnclosure {
    switch (x, y) {
    case (.number(let x), .number(let y)): RowEnclosure(x * y)
    case (.zero, .number), (.number, .zero), (.zero, .zero): .zero
    default: .unknown
    }
  }

  @inline(__always)
  static func / (x: RowEnclosure, y: RowEnclosure) -> RowEnclosure {
    switch (x, y) {
    case (.number(let x), .number(let y)): RowEnclosure(x / y)
    case (.zero, .number): .zero
    default: .unknown
    }
  }

  /// The power with a whole exponent that is not zero.
  @inline(__always)
  func raised(toInteger exponent: Int32) -> RowEnclosure {
    switch self {
    case .number(let base): RowEnclosure(base.raised(toInteger: exponent))
    case .zero: exponent > 0 ? .zero : .unknown
    case .unknown, .holds, .fails: .unknown
    }
  }

  /// The power of a base that is not negative.
  @inline(__always)
  func raised(to exponent: RowEnclosure) -> RowEnclosure {
    switch (self, exponent) {
    case (.number(let base), .number(let exponent)): RowEnclosure(base.raised(to: exponent))
    case (.zero, .number(let exponent)): exponent.isNegative ? .unknown : .zero
    default: .unknown
    }
  }

  /// The value of a function, which is `atZero` for zero.
  @inline(__always)
  func applying(_ function: SmallBall.Function, atZero: RowEnclosure) -> RowEnclosure {
    switch self {
    case .number(let number): RowEnclosure(number.applying(function))
    case .zero: atZero
    case .unknown, .holds, .fails: .unknown
    }
  }

  /// The integer that the number is rounded to.
  @inline(__always)
  func rounded(_ mode: RoundingMode) -> RowEnclosure {
    guard case .number(let number) = self else { return self }
    guard let (integer, _) = number.rounded(mode) else { return .unknown }
    return RowEnclosure(integer)
  }
}

extension SmallBall {
  /// Whether both are exact, and their sum is zero.
  fileprivate func isOpposite(of other: SmallBall) -> Bool {
    isExact && other.isExact && mantissa == other.mantissa && exponent == other.exponent
      && isNegative != other.isNegative
  }
}

// MARK: - Conditions

extension RowEnclosure {
  /// Whether a comparison holds.
  @inline(__always)
  static func compare(
    _ comparison: InfixOperator, _ x: RowEnclosure, _ y: RowEnclosure
  ) -> RowEnclosure {
    switch x - y {
    case .zero: RowEnclosure(comparison.holds(for: 0))
    case .number(let difference):
      RowEnclosure(comparison.holds(for: difference.isNegative ? -1 : 1))
    case .unknown, .holds, .fails: .unknown
    }
  }

  /// The lesser of two numbers.
  @inline(__always)
  static func minimum(_ x: RowEnclosure, _ y: RowEnclosure) -> RowEnclosure {
    choice(compare(.less, x, y), x, otherwise: y)
  }

  /// The greater of two numbers.
  @inline(__always)
  static func maximum(_ x: RowEnclosure, _ y: RowEnclosure) -> RowEnclosure {
    choice(compare(.less, x, y), y, otherwise: x)
  }

  @inline(__always)
  static func choice(
    _ condition: RowEnclosure, _ x: RowEnclosure, otherwise y: RowEnclosure
  ) -> RowEnclosure {
    switch condition {
    case .holds: x
    case .fails: y
    case .unknown, .zero, .number: .unknown
    }
  }

  /// The condition that holds where this one does not.
  var opposite: RowEnclosure {
    switch self {
    case .holds: .fails
    case .fails: .holds
    case .unknown, .zero, .number: .unknown
    }
  }

  /// Whether the condition holds; `nil` where that is unknown.
  var truth: Bool? {
    switch self {
    case .holds: true
    case .fails: false
    case .unknown, .zero, .number: nil
    }
  }
}
