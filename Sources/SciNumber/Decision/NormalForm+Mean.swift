// The arithmetic-geometric mean and the complete elliptic integral: one number for all pairs of a sequence of means.

extension NormalForm {
  /// The mean of two positive numbers a and b: a·M(b/a), where M(r) is that of 1 and r.
  static func mean(_ a: NormalForm, _ b: NormalForm) -> NormalForm? {
    b.divided(by: a).flatMap { meanWithOne($0) }?.multiplied(by: a)
  }

  /// K by 1 − m: π/(2M(√(1 − m))) (DLMF 19.8.5).
  var ellipticK: NormalForm? {
    root(2).flatMap { NormalForm.meanWithOne($0) }
      .flatMap { NormalForm(Rational.half, Monomial(.pi, 1)).divided(by: $0) }
      ?? NormalForm.value(of: .special(.ellipticK), self)
  }

  /// So many steps lead to the range of the generators, or there is no rule: from 10^−40 it takes eight.
  private static let mostSteps: Int = 8

  /// M(r) by the one number M(s) of the sequence with ¼ ≤ s < ⅘, which is π/(2K(1 − s²)).
  ///
  /// M(r) = (1 + r)/2 · M(t) with t = 2√r/(1 + r), a step of the sequence, which leads from ¼ to ⅘ and rises. So each sequence has one number there. Back
  /// it is r = (1 − u)/(1 + u) with u = √(1 − t²).
  private static func meanWithOne(_ ratio: NormalForm) -> NormalForm? {
    var (ratio, factor): (NormalForm, NormalForm) = (ratio, 1)
    if let side = ratio.subtracting(1)?.sign, side >= 0 {
      if side == 0 { return 1 }
      guard let inverse = NormalForm(1).divided(by: ratio) else { return nil }
      (ratio, factor) = (inverse, ratio)
    }
    for _ in 0..<mostSteps {
      guard let isAbove = ratio.isAtLeast(Rational(4, 5)),
        let isInside = ratio.isAtLeast(Rational(1, 4))
      else { return nil }
      if isAbove {
        guard let root = ratio.squared.flatMap({ NormalForm(1).subtracting($0)?.root(2) }),
          let sum = root.adding(1),
          let before = NormalForm(1).subtracting(root)?.divided(by: sum),
          let longer = before.adding(1).flatMap({
            NormalForm(2).divided(by: $0)?.multiplied(by: factor)
          })
        else { return nil }
        (ratio, factor) = (before, longer)
      } else if isInside {
        guard let square = ratio.squared,
          let integral = NormalForm.value(of: .special(.ellipticK), square)
        else { return nil }
        return factor.multiplied(by: NormalForm(Rational.half, Monomial(.pi, 1)))?
          .divided(by: integral)
      } else {
        guard let sum = ratio.adding(1),
          let next = ratio.root(2)?.scaled(2, over: 1)?.divided(by: sum),
          let longer = sum.scaled(1, over: 2)?.multiplied(by: factor)
        else { return nil }
        (ratio, factor) = (next, longer)
      }
    }
    return nil
  }

  /// Whether the number is at least that, where it is plain.
  private func isAtLeast(_ bound: Rational) -> Bool? {
    if let rational { return rational >= bound }
    return subtracting(NormalForm(bound))?.real.cheapSign.map { $0 >= 0 }
  }
}
