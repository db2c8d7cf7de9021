import Synchronization

/// A complex root of a polynomial, alone in a square, which is narrowed when somebody asks.
///
/// For a point m of the square Q, p(z) = p(m) + (z − m)s for the root z, where s is a mean of the slopes between m and z. These lie in p′(Q), and so does
/// their mean, since a rectangle is convex: z = m − p(m)/s lies in m − p(m)/p′(Q), which does not contain more than a square as wide as Q's width squared.
final class RefinedComplexRoot: Sendable {
  private let polynomial: Polynomial
  private let derivative: Polynomial
  private let state: Mutex<ComplexBall>

  /// The root in a square on which the derivative has no zero.
  init(of polynomial: Polynomial, in square: ComplexBall) {
    self.polynomial = polynomial
    derivative = polynomial.derivative
    state = Mutex(square)
  }

  /// A square around the root for which something holds.
  func square(
    within budget: EvaluationBudget, where isNarrow: (ComplexBall) -> Bool
  ) throws(MathError) -> ComplexBall {
    // The lock is not held while computing: two threads may do the same work, and the narrower square stays.
    var square = state.withLock { $0 }
    var bits = max(64, 2 * Self.knownBits(of: square))
    while !isNarrow(square) {
      try budget.check()
      guard bits <= 64 * (budget.precisionBits + 1024) else {
        throw .precisionLimit(bits: budget.precisionBits)
      }
      let next = narrowed(square, bits: bits)
      // A step that does not double the digits was rounded.
      if Self.knownBits(of: next) < 2 * Self.knownBits(of: square) - 16 { bits *= 2 }
      if Self.size(of: next) < Self.size(of: square) { square = next }
    }
    let result = square
    state.withLock { kept in
      if Self.size(of: result) < Self.size(of: kept) { kept = result }
    }
    return result
  }

  private func narrowed(_ square: ComplexBall, bits: WideInt) -> ComplexBall {
    let middle = square.midpoint.with(bits: bits)
    return middle - polynomial.value(at: middle) / derivative.value(at: square.with(bits: bits))
  }

  private static func size(of square: ComplexBall) -> Magnitude {
    square.real.ball.radius + square.imaginary.ball.radius
  }

  /// How many bits of the larger part are known.
  private static func knownBits(of square: ComplexBall) -> WideInt {
    max(square.real.ball.accuracy, square.imaginary.ball.accuracy, 1)
  }
}

extension RefinedComplexRoot {
  /// The real or the imaginary part of a root.
  final class Coordinate: EnclosableNumber {
    private let root: RefinedComplexRoot
    private let isImaginary: Bool

    init(_ root: RefinedComplexRoot, isImaginary: Bool) {
      (self.root, self.isImaginary) = (root, isImaginary)
    }

    func bounds(
      bits: WideInt, within budget: EvaluationBudget
    ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
      let square = try root.square(within: budget) { square in
        let ball = part(of: square)
        // Around zero, nothing but the width counts.
        return ball.accuracy > bits || ball.radius < .powerOfTwo(-bits - 64) && ball.mayBeZero
      }
      let ball = part(of: square)
      return (ball.lower(precision: bits + 64), ball.upper(precision: bits + 64))
    }

    private func part(of square: ComplexBall) -> Ball {
      isImaginary ? square.imaginary.ball : square.real.ball
    }
  }
}
