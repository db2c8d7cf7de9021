/// A Gaussian integer, a + bi.
struct GaussianInteger {
  let real, imaginary: Integer

  init(_ real: Integer, _ imaginary: Integer) {
    (self.real, self.imaginary) = (real, imaginary)
  }

  static func * (left: GaussianInteger, right: GaussianInteger) -> GaussianInteger {
    GaussianInteger(
      left.real * right.real - left.imaginary * right.imaginary,
      left.real * right.imaginary + left.imaginary * right.real)
  }

  var conjugate: GaussianInteger { GaussianInteger(real, -imaginary) }

  var norm: Integer { real * real + imaginary * imaginary }

  /// The quotient by `divisor` if that divides this number.
  func quotient(by divisor: GaussianInteger) -> GaussianInteger? {
    let (product, norm) = (self * divisor.conjugate, divisor.norm)
    let (a, b) = (
      product.real.quotientAndRemainder(dividingBy: norm),
      product.imaginary.quotientAndRemainder(dividingBy: norm)
    )
    guard a.remainder.isZero, b.remainder.isZero else { return nil }
    return GaussianInteger(a.quotient, b.quotient)
  }
}
