/// A rectangle of complex numbers, whose sides are sets of real numbers: what its functions are, from those of its sides.
///
/// A ``ComplexBall`` has balls as sides, and rectangles of the machine's numbers have intervals.
package protocol ComplexSet: AnalyticSet {
  associatedtype Side: RealSide
  var real: Side { get }
  var imaginary: Side { get }
  init(_ real: Side, _ imaginary: Side)
  /// z², with squares of sides that are not below 0.
  var squared: Self { get }
}

/// A set of real numbers, as the side of a rectangle.
package protocol RealSide {
  static func + (left: Self, right: Self) -> Self
  static func - (left: Self, right: Self) -> Self
  static func * (left: Self, right: Self) -> Self
  static prefix func - (x: Self) -> Self
  var exp: Self { get }
  var sin: Self { get }
  var cos: Self { get }
  var sinh: Self { get }
  var cosh: Self { get }
  var expMinusOne: Self { get }
  /// x², which is not below 0.
  var square: Self { get }
  /// x/2.
  var halved: Self { get }
}

// MARK: - Arithmetic

extension ComplexSet {
  package static func + (left: Self, right: Self) -> Self {
    Self(left.real + right.real, left.imaginary + right.imaginary)
  }

  package static func - (left: Self, right: Self) -> Self {
    Self(left.real - right.real, left.imaginary - right.imaginary)
  }

  package static prefix func - (z: Self) -> Self { Self(-z.real, -z.imaginary) }

  /// (a + bi)(c + di) = (ac − bd) + (ad + bc)i.
  package static func * (left: Self, right: Self) -> Self {
    Self(
      left.real * right.real - left.imaginary * right.imaginary,
      left.real * right.imaginary + left.imaginary * right.real)
  }

  /// iz.
  private var turned: Self { Self(-imaginary, real) }
  private var one: Self { Self(integer: 1, bits: bits) }
  private var halved: Self { self / Self(integer: 2, bits: bits) }

  /// zⁿ for n ≥ 0, by squaring.
  package func power(_ exponent: WideInt) -> Self {
    var (power, square, rest) = (one, self, exponent)
    while rest > 0 {
      if rest % 2 == 1 { power = power * square }
      rest /= 2
      if rest > 0 { square = square.squared }
    }
    return power
  }
}

// MARK: - Functions

extension ComplexSet {
  /// eᶻ = eˣ(cos y + i sin y).
  package var exp: Self {
    let size = real.exp
    return Self(size * imaginary.cos, size * imaginary.sin)
  }

  /// sin(x + iy) = sin x cosh y + i cos x sinh y.
  package var sin: Self { Self(real.sin * imaginary.cosh, real.cos * imaginary.sinh) }

  /// cos(x + iy) = cos x cosh y − i sin x sinh y.
  package var cos: Self { Self(real.cos * imaginary.cosh, -(real.sin * imaginary.sinh)) }

  package var tan: Self { sin / cos }

  /// sinh(x + iy) = sinh x cos y + i cosh x sin y.
  package var sinh: Self { Self(real.sinh * imaginary.cos, real.cosh * imaginary.sin) }

  /// cosh(x + iy) = cosh x cos y + i sinh x sin y.
  package var cosh: Self { Self(real.cosh * imaginary.cos, real.sinh * imaginary.sin) }

  /// eᶻ − 1 = (eˣ − 1)cos y − 2 sin² ½y + i eˣ sin y, which cancels nothing next to 0.
  package var expMinusOne: Self {
    let versine = imaginary.halved.sin.square
    return Self(
      real.expMinusOne * imaginary.cos - (versine + versine), real.exp * imaginary.sin)
  }

  /// tanh z = 1 − 2/(e^(2z) + 1), from the side where the power is small; sinh z/cosh z next to 0, where that cancels.
  package var tanh: Self {
    guard let side, side != 0, (one - self.squared).side != 1 else { return sinh / cosh }
    let twice = self + self
    let power = (side > 0 ? -twice : twice).exp
    let value = one - (power + power) / (power + one)
    return side > 0 ? value : -value
  }

  /// arctan z = (ln(1 + iz) − ln(1 − iz))/2i, or everything on a rectangle that meets the imaginary axis from i on or below −i.
  package var arctangent: Self { -(turned.logOnePlus - (-turned).logOnePlus).halved.turned }

  /// arcsin z = arctan(z/√(1 − z²)); where 1 − z² is in the right half-plane, the quotient is not on the cuts.
  package var arcsine: Self { (self / ((one - self) * (one + self)).squareRoot).arctangent }

  package var arccosine: Self { Self.pi(bits: bits).halved - arcsine }

  /// arsinh z = ln(z + √(z² + 1)), from the right half-plane; the root is 1 + z²/(1 + √(z² + 1)).
  package var areaSine: Self {
    if side == -1 { return -(-self).areaSine }
    let square = squared
    return (self + square / (one + (square + one).squareRoot)).logOnePlus
  }

  /// arcosh z = ln(z + √(z − 1)√(z + 1)).
  package var areaCosine: Self { (self + (self - one).squareRoot * (self + one).squareRoot).log }

  /// artanh z = (ln(1 + z) − ln(1 − z))/2.
  package var areaTangent: Self { (logOnePlus - (-self).logOnePlus).halved }
}
