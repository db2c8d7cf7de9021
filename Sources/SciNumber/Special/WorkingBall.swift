/// A ball and the precision that is worked with, so that formulas of ball arithmetic read as formulas.
///
/// Every operation encloses its result for all points of its operands, as the operations of ``Ball`` do, and rounds
/// midpoints to ``bits``. So rounding errors need no analysis where these are used, and only what a formula leaves out does.
struct WorkingBall: WorkingSet {
  let ball: Ball
  let bits: WideInt

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
  static func everything(bits: WideInt) -> WorkingBall { WorkingBall(.everything, bits: bits) }

  static func pi(bits: WideInt) -> WorkingBall {
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
  var isUnbounded: Bool { ball.isUnbounded }

  /// The ball, wider by an error that a formula left out.
  func widened(by error: Magnitude) -> WorkingBall {
    WorkingBall(Ball(midpoint: ball.midpoint, radius: ball.radius + error), bits: bits)
  }

  /// The same ball for further work with more or fewer bits.
  func with(bits: WideInt) -> WorkingBall { WorkingBall(ball, bits: bits) }
}

// MARK: - Arithmetic

extension WorkingBall {
  static func + (left: WorkingBall, right: WorkingBall) -> WorkingBall {
    WorkingBall(left.ball.adding(right.ball, precision: left.bits), bits: left.bits)
  }

  static func - (left: WorkingBall, right: WorkingBall) -> WorkingBall {
    WorkingBall(left.ball.subtracting(right.ball, precision: left.bits), bits: left.bits)
  }

  static func * (left: WorkingBall, right: WorkingBall) -> WorkingBall {
    WorkingBall(left.ball.multiplied(by: right.ball, precision: left.bits), bits: left.bits)
  }

  static func / (left: WorkingBall, right: WorkingBall) -> WorkingBall {
    WorkingBall(left.ball.divided(by: right.ball, precision: left.bits), bits: left.bits)
  }

  static prefix func - (x: WorkingBall) -> WorkingBall {
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

  var exp: WorkingBall { image(under: .exp) }
  var log: WorkingBall { image(under: .log) }
  var sin: WorkingBall { image(under: .sin) }
  var cos: WorkingBall { image(under: .cos) }

  var squareRoot: WorkingBall { WorkingBall(ball.root(2, precision: bits), bits: bits) }

  func power(_ exponent: WideInt) -> WorkingBall {
    WorkingBall(ball.power(integer: BigFloat(exponent), precision: bits), bits: bits)
  }

  /// Γ(x) for x > 0.
  var gamma: WorkingBall { image(under: .gamma) }

  /// Euler's constant γ.
  static func eulerGamma(bits: WideInt) -> WorkingBall {
    WorkingBall(Ball(BigFloat.eulerGamma(precision: bits), radius: .zero), bits: bits)
  }
}
