/// A set of complex numbers, a rectangle: a ball for each part, and the precision that is worked with.
///
/// Every operation encloses its result for all points of its operands. Where a formula is made of operations on the parts, this follows from those
/// of ``Ball``; what a formula leaves out is bounded beside it. As in ``WorkingBall``, rounding errors need no analysis of their own.
package struct ComplexBall: WorkingSet, Sendable {
  package let real: WorkingBall
  package let imaginary: WorkingBall

  package init(_ real: WorkingBall, _ imaginary: WorkingBall) {
    self.real = real
    self.imaginary = imaginary
  }

  /// The rectangle of two balls.
  init(_ real: Ball, _ imaginary: Ball, bits: WideInt) {
    self.init(WorkingBall(real, bits: bits), WorkingBall(imaginary, bits: bits))
  }

  /// An integer, exactly.
  init(_ value: WideInt, bits: WideInt) {
    self.init(WorkingBall(value, bits: bits), WorkingBall(0, bits: bits))
  }

  /// All complex numbers: nothing is known.
  package static func everything(bits: WideInt) -> ComplexBall {
    ComplexBall(.everything, .everything, bits: bits)
  }
}

// MARK: - Properties

extension ComplexBall {
  package var bits: WideInt { real.bits }

  package var isUnbounded: Bool { real.isUnbounded || imaginary.isUnbounded }

  /// An upper bound of |z|: |x| + |y|, which is at most √2|z| for a number.
  var magnitude: Magnitude { real.magnitude + imaginary.magnitude }

  /// A lower bound of |z|: the larger of |x| and |y|.
  var mignitude: Magnitude { max(real.mignitude, imaginary.mignitude) }

  /// The rectangle, wider by an error of so much that a formula left out: each part of the error is no larger than it.
  func widened(by error: Magnitude) -> ComplexBall {
    ComplexBall(real.widened(by: error), imaginary.widened(by: error))
  }

  /// x² + y², with the square of a ball as a ball that is not below 0.
  var squaredMagnitude: WorkingBall { real.square + imaginary.square }

  /// |z|.
  package var absolute: WorkingBall { squaredMagnitude.squareRoot }
}

extension WorkingBall {
  /// x², whose points are not below 0.
  package var square: WorkingBall {
    WorkingBall((self * self).ball.clampedToNonNegative(precision: bits), bits: bits)
  }
}

// MARK: - Arithmetic

extension ComplexBall {
  /// z/w = z w̄/|w|², or everything where w may be zero.
  package static func / (left: ComplexBall, right: ComplexBall) -> ComplexBall {
    let product = left * ComplexBall(right.real, -right.imaginary)
    let square = right.squaredMagnitude
    return ComplexBall(product.real / square, product.imaginary / square)
  }

  static func * (left: ComplexBall, right: WorkingBall) -> ComplexBall {
    ComplexBall(left.real * right, left.imaginary * right)
  }

  static func + (left: ComplexBall, right: WideInt) -> ComplexBall {
    ComplexBall(left.real + right, left.imaginary)
  }

  static func - (left: ComplexBall, right: WideInt) -> ComplexBall {
    ComplexBall(left.real - right, left.imaginary)
  }

  static func * (left: ComplexBall, right: WideInt) -> ComplexBall {
    ComplexBall(left.real * right, left.imaginary * right)
  }

  static func / (left: ComplexBall, right: WideInt) -> ComplexBall {
    ComplexBall(left.real / right, left.imaginary / right)
  }

  /// z × 2^`power`.
  func scaled(byTwoToThe power: WideInt) -> ComplexBall {
    ComplexBall(real.scaled(byTwoToThe: power), imaginary.scaled(byTwoToThe: power))
  }

  /// z² = (x² − y²) + 2xyi, with squares that are not below 0.
  package var squared: ComplexBall {
    ComplexBall(
      real.square - imaginary.square, (real * imaginary).scaled(byTwoToThe: 1))
  }

  /// 1/z.
  var reciprocal: ComplexBall { ComplexBall(1, bits: bits) / self }
}

// MARK: - Functions

extension ComplexBall {
  /// The principal ln z = ½ ln |z|² + i arg z, or everything where the rectangle meets the negative real axis or 0.
  package var log: ComplexBall {
    ComplexBall(squaredMagnitude.log.scaled(byTwoToThe: -1), argument)
  }

  /// arg z: in the right half-plane arctan(y/x), elsewhere ±π/2 − arctan(x/y).
  var argument: WorkingBall {
    if real.ball.signum == 1 { return (imaginary / real).arctangent }
    guard let side = imaginary.ball.signum, side != 0 else {
      return WorkingBall(.everything, bits: bits)
    }
    let quarter = WorkingBall.pi(bits: bits).scaled(byTwoToThe: -1)
    return (side > 0 ? quarter : -quarter) - (real / imaginary).arctangent
  }

  /// The principal z^w = e^(w ln z), or everything where the rectangle meets the negative real axis or 0.
  func power(_ exponent: ComplexBall) -> ComplexBall { (exponent * log).exp }

  /// The principal square root, or everything where the rectangle meets the negative real axis or 0.
  ///
  /// √z = s + iy/(2s) with s = √((|z| + x)/2) in the right half-plane. Elsewhere, √z = |y|/(2t) ± it with t = √((|z| − x)/2).
  package var squareRoot: ComplexBall {
    if real.ball.signum == 1 {
      let part = (absolute + real).scaled(byTwoToThe: -1).squareRoot
      return ComplexBall(part, imaginary.scaled(byTwoToThe: -1) / part)
    }
    guard let side = imaginary.ball.signum, side != 0 else { return .everything(bits: bits) }
    let size = (absolute - real).scaled(byTwoToThe: -1).squareRoot
    let part = side > 0 ? size : -size
    return ComplexBall(imaginary.scaled(byTwoToThe: -1) / part, part)
  }
}

extension WorkingBall {
  package var arctangent: WorkingBall {
    WorkingBall(ball.atan(.radians, precision: bits), bits: bits)
  }
}
