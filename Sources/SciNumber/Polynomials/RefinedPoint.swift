import Synchronization

/// The only common zero of two functions in a rectangle, where a linear map of their values nearly tells how far away it is.
///
/// With a matrix A and a set S of matrices that holds the slopes of both functions F on the rectangle, the zero z is c − A·F(c) + (I − A·S′)(z − c) for each point c there and
/// some S′ in S (R. Krawczyk, "Newton-Algorithmen zur Bestimmung von Nullstellen mit Fehlerschranken", 1969). So a step takes the distance at least times the norm of I − A·S, and the
/// errors of F(c) besides. Both are bounded, and A stays what it is.
package final class RefinedPoint: Sendable {
  /// The values of both functions at a rational point.
  package typealias Values =
    @Sendable (Rational, Rational, EvaluationBudget) throws(MathError) -> (Real, Real)

  /// A point, and the exponent of a power of two that no coordinate of the zero is further away.
  private struct Place {
    var x: Rational
    var y: Rational
    var errorExponent: WideInt
  }

  private let inverse: [Rational]
  private let gain: WideInt
  private let values: Values
  private let state: Mutex<Place>

  /// The zero beside a point.
  ///
  /// - Parameters:
  ///   - x: the first coordinate of the point, a multiple of a power of two.
  ///   - y: the second one.
  ///   - errorExponent: no coordinate of the zero is further away than 2 to the power of this.
  ///   - inverse: the rows of A.
  ///   - gain: the norm of I − A·S is at most 2 to the power of minus this, where S holds the slopes between all points that are no further from the zero; at least 3.
  ///   - values: both functions.
  package init(
    x: Rational, y: Rational, errorExponent: WideInt, inverse: [Rational], gain: WideInt,
    values: @escaping Values
  ) {
    precondition(gain >= 3 && inverse.count == 4, "the steps do not approach the zero")
    self.inverse = inverse
    self.gain = gain
    self.values = values
    state = Mutex(Place(x: x, y: y, errorExponent: errorExponent))
  }

  /// The coordinates as numbers.
  package var coordinates: (x: Real, y: Real) {
    (
      Real(enclosedBy: Coordinate(point: self, isSecond: false)),
      Real(enclosedBy: Coordinate(point: self, isSecond: true))
    )
  }

  private final class Coordinate: EnclosableNumber {
    let point: RefinedPoint
    let isSecond: Bool

    init(point: RefinedPoint, isSecond: Bool) {
      self.point = point
      self.isSecond = isSecond
    }

    /// A coordinate that cannot be told from another number by 77 digits is undecided.
    var decisionBits: WideInt? { 1 << 8 }

    func bounds(
      bits: WideInt, within budget: EvaluationBudget
    ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
      let (value, exponent) = try point.coordinate(
        isSecond: isSecond, bits: bits, within: budget)
      let error = Rational.powerOfTwo(exponent)
      return (
        Ball(value - error, precision: bits + 64).lower(precision: bits + 64),
        Ball(value + error, precision: bits + 64).upper(precision: bits + 64)
      )
    }
  }

  private func coordinate(
    isSecond: Bool, bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (value: Rational, errorExponent: WideInt) {
    // The lock is not held while computing: two threads may do the same work, and the nearer point stays.
    var place = state.withLock { $0 }
    while true {
      let value = isSecond ? place.y : place.x
      let size = value.signum < 0 ? -value : value
      // Around zero, nothing but the distance counts.
      if place.errorExponent < -bits - 64
        || Rational.powerOfTwo(place.errorExponent + bits + 1) <= size
      {
        let result = place
        state.withLock { kept in
          if result.errorExponent < kept.errorExponent { kept = result }
        }
        return (value, place.errorExponent)
      }
      try budget.check()
      place = try nearer(place, within: budget)
    }
  }

  private func nearer(
    _ place: Place, within budget: EvaluationBudget
  ) throws(MathError) -> Place {
    let target = place.errorExponent - gain
    var bits = max(64, 2 * gain - place.errorExponent + 64)
    let (f, g) = try values(place.x, place.y, budget)
    while true {
      let first = WorkingBall(try f.enclosure(bits: bits, within: budget), bits: bits)
      let second = WorkingBall(try g.enclosure(bits: bits, within: budget), bits: bits)
      let matrix = inverse.map { WorkingBall(Ball($0, precision: bits), bits: bits) }
      let x = matrix[0] * first + matrix[1] * second
      let y = matrix[2] * first + matrix[3] * second
      if x.errorExponent <= target - 2, y.errorExponent <= target - 2 {
        return Place(
          x: place.x - Self.rounded(x, exponent: target - 8),
          y: place.y - Self.rounded(y, exponent: target - 8), errorExponent: target + 1)
      }
      bits *= 2
      guard bits <= Self.mostBits else { throw .precisionLimit(bits: Self.mostBits) }
    }
  }

  private static let mostBits: WideInt = 1 << 20

  /// The nearest multiple of a power of two to the middle of a ball.
  private static func rounded(_ ball: WorkingBall, exponent: WideInt) -> Rational {
    let scaled = ball.scaled(byTwoToThe: -exponent).ball.midpoint
    return Rational(Integer(nearestTo: scaled)) * Rational.powerOfTwo(exponent)
  }
}
