/// A ball and the precision that is worked with, so that formulas of ball arithmetic read as formulas.
///
/// Every operation encloses its result for all points of its operands, as the operations of ``Ball`` do, and rounds
/// midpoints to ``bits``. So rounding errors need no analysis where these are used, and only what a formula leaves out does.
package struct WorkingBall: WorkingSet, Sendable {
  let ball: Ball
  package let bits: WideInt

  init(_ ball: Ball, bits: WideInt) {
    self.ball = ball
    self.bits = bits
  }

  /// An integer, exactly.
  init(_ value: WideInt, bits: WideInt) {
    self.init(Ball(exact: BigFloat(value)), bits: bits)
  }

  /// An integer, rounded where it has more bits.
  init(_ value: Integer, bits: WideInt) {
    self.init(
      Ball(BigFloat.rounding(of: value, precision: bits, .halfEven), radius: .zero), bits: bits)
  }

  /// All real numbers: nothing is known.
  package static func everything(bits: WideInt) -> WorkingBall {
    WorkingBall(.everything, bits: bits)
  }

  package static func pi(bits: WideInt) -> WorkingBall {
    WorkingBall(Ball.pi(precision: bits), bits: bits)
  }
}

/// A set of numbers that formulas are computed with: a ``WorkingBall`` of real ones, or a ``ComplexBall``.
///
/// What is written once for both, such as the end of a series, needs these operations.
protocol WorkingSet {
  var bits: WideInt { get }
  /// An upper bound of the absolute values.
  var magnitude: Magnitude { get }
  var isUnbounded: Bool { get }
  init(_ value: WideInt, bits: WideInt)
  static func everything(bits: WideInt) -> Self
  func widened(by error: Magnitude) -> Self
  static func + (left: Self, right: Self) -> Self
  static func + (left: Self, right: WideInt) -> Self
  static func * (left: Self, right: Self) -> Self
}

// MARK: - Properties

extension WorkingBall {
  var magnitude: Magnitude { ball.magnitude }
  var mignitude: Magnitude { ball.mignitude }
  package var isUnbounded: Bool { ball.isUnbounded }

  /// The ball, wider by an error that a formula left out.
  func widened(by error: Magnitude) -> WorkingBall {
    WorkingBall(Ball(midpoint: ball.midpoint, radius: ball.radius + error), bits: bits)
  }

  /// The same ball for further work with more or fewer bits.
  func with(bits: WideInt) -> WorkingBall { WorkingBall(ball, bits: bits) }
}

// MARK: - Arithmetic

extension WorkingBall {
  package static func + (left: WorkingBall, right: WorkingBall) -> WorkingBall {
    WorkingBall(left.ball.adding(right.ball, precision: left.bits), bits: left.bits)
  }

  package static func - (left: WorkingBall, right: WorkingBall) -> WorkingBall {
    WorkingBall(left.ball.subtracting(right.ball, precision: left.bits), bits: left.bits)
  }

  package static func * (left: WorkingBall, right: WorkingBall) -> WorkingBall {
    WorkingBall(left.ball.multiplied(by: right.ball, precision: left.bits), bits: left.bits)
  }

  package static func / (left: WorkingBall, right: WorkingBall) -> WorkingBall {
    WorkingBall(left.ball.divided(by: right.ball, precision: left.bits), bits: left.bits)
  }

  package static prefix func - (x: WorkingBall) -> WorkingBall {
    WorkingBall(x.ball.negated(), bits: x.bits)
  }

  static func + (left: WorkingBall, right: WideInt) -> WorkingBall {
    left + WorkingBall(right, bits: left.bits)
  }

  static func - (left: WorkingBall, right: WideInt) -> WorkingBall {
    left - WorkingBall(right, bits: left.bits)
  }

  static func - (left: WideInt, right: WorkingBall) -> WorkingBall {
    WorkingBall(left, bits: right.bits) - right
  }

  static func * (left: WorkingBall, right: WideInt) -> WorkingBall {
    left * WorkingBall(right, bits: left.bits)
  }

  static func / (left: WorkingBall, right: WideInt) -> WorkingBall {
    left / WorkingBall(right, bits: left.bits)
  }

  static func / (left: WideInt, right: WorkingBall) -> WorkingBall {
    WorkingBall(left, bits: right.bits) / right
  }

  /// x × 2^`power`.
  func scaled(byTwoToThe power: WideInt) -> WorkingBall {
    WorkingBall(ball.scaled(byTwoToThe: power), bits: bits)
  }

  var squared: WorkingBall { self * self }
}

// MARK: - Functions

extension WorkingBall {
  func image(under function: BigFloat.Unary) -> WorkingBall {
    WorkingBall(ball.image(under: function, precision: bits), bits: bits)
  }

  package var exp: WorkingBall { image(under: .exp) }
  package var log: WorkingBall { image(under: .log) }
  package var sin: WorkingBall { image(under: .sin) }
  package var cos: WorkingBall { image(under: .cos) }

  package var squareRoot: WorkingBall { WorkingBall(ball.root(2, precision: bits), bits: bits) }

  package func power(_ exponent: WideInt) -> WorkingBall {
    WorkingBall(ball.power(integer: BigFloat(exponent), precision: bits), bits: bits)
  }

  /// Γ(x) for x > 0.
  var gamma: WorkingBall { image(under: .gamma) }

  /// Euler's constant γ.
  static func eulerGamma(bits: WideInt) -> WorkingBall {
    WorkingBall(Ball(BigFloat.eulerGamma(precision: bits), radius: .zero), bits: bits)
  }
}

// MARK: - Bounds

extension WorkingBall {
  /// All numbers whose magnitude is no larger than one in the ball.
  package var upToMagnitude: WorkingBall {
    WorkingBall(Ball(midpoint: BigFloat(0), radius: magnitude), bits: bits)
  }

  /// An e such that all magnitudes are below 2ᵉ; `nil` if nothing is known, and the smallest number for zero.
  package var exponentBound: WideInt? {
    let size = magnitude
    return size.isInfinite ? nil : size.isZero ? -BigFloat.widestExponent : size.ceilingExponent
  }

  /// An e such that all magnitudes are at least 2ᵉ; `nil` if zero may be among them.
  package var leastExponent: WideInt? {
    let size = mignitude
    return size.isZero ? nil : size.exponent - 1
  }

  /// The number in the middle, exactly; `nil` where it is far too long.
  package var middle: Real? {
    Rational(exactly: ball.midpoint, limit: bits * 64 + 4096).map { Real($0) }
  }

  /// Whether there is no number beside the middle.
  package var isPoint: Bool { ball.radius.isZero }

  /// The ball of the same radius around 0.
  package var deviation: WorkingBall {
    WorkingBall(Ball(midpoint: BigFloat(0), radius: ball.radius), bits: bits)
  }

  /// How many leading bits are known.
  package var accuracy: WideInt { ball.accuracy }

  /// An e such that the ball's radius is at most 2ᵉ.
  package var errorExponent: WideInt {
    ball.radius.isZero ? -BigFloat.widestExponent : ball.radius.ceilingExponent
  }

  /// A number of any precision, exactly.
  package init(_ value: BigFloat, bits: WideInt) { self.init(Ball(exact: value), bits: bits) }

  /// Two numbers of the machine between which the ball lies.
  package var doubles: (lower: Double, upper: Double) {
    if isUnbounded { return (-.infinity, .infinity) }
    return (ball.lower(precision: 64).doubleBelow, ball.upper(precision: 64).doubleAbove)
  }

  /// Two numbers between which the ball lies.
  package func ends(bits: WideInt) -> (lower: BigFloat, upper: BigFloat) {
    (ball.lower(precision: bits), ball.upper(precision: bits))
  }
}
