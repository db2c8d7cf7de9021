// The gamma function at rational numbers.

extension NormalForm {
  /// The largest integer part of an argument that is taken down step by step.
  private static let maximumSteps = 64

  /// Γ(F) for F > 0.
  ///
  /// At rational numbers by Γ(x + 1) = xΓ(x) and Γ(x)Γ(1 − x) = π/sin(πx) (DLMF 5.5.1 and 5.5.3) brought to values between
  /// 0 and ½.
  var gamma: NormalForm? {
    guard let argument = rational, argument.fits(bits: Self.maximumBits),
      let whole = argument.floor(limit: 62)?.asInt,
      whole <= Self.maximumSteps
    else { return Self.value(of: .function(.gamma), self) }
    let fraction = argument - Rational(whole)
    // Γ(n + x) = (n − 1 + x)⋯(1 + x) xΓ(x), and xΓ(x) is 1 at 0.
    var factor: Rational = 1
    for step in 0..<whole where step > 0 || !fraction.isZero {
      factor = factor * (fraction + Rational(step))
    }
    if fraction.isZero { return NormalForm(factor) }
    if fraction == .half { return NormalForm(factor, Monomial(.pi, .half)) }
    if fraction < .half {
      return Self.value(of: .function(.gamma), NormalForm(fraction))?.scaled(by: factor)
    }
    guard let sine = CirclePoint(halfTurns: fraction)?.sine,
      let mirrored = Self.value(of: .function(.gamma), NormalForm(1 - fraction)),
      let divisor = sine.multiplied(by: mirrored)
    else { return nil }
    return NormalForm(factor, Monomial(.pi, 1)).divided(by: divisor)
  }
}
