/// The search for the point where a function that rises or falls over the positive numbers has its zero.
///
/// Powers of two with the zero between them are found first, and the interval between them is narrowed; see ``RootBracket``.
struct InverseSearch {
  /// The function at a number, with so many bits; its sign changes once.
  let value: (_ x: WorkingBall) throws(MathError) -> WorkingBall
  /// Whether the function rises.
  var rises = true
  /// Where the zero lies: above 0, and below this if there is such a bound.
  var upperBound: BigFloat?
  /// The bits with which the function is computed at powers of two.
  var firstBits: WideInt = 96
  let budget: EvaluationBudget

  /// A ball around the zero that is proved to hold it.
  func zero(precision: WideInt) throws(MathError) -> Ball {
    guard var bracket = try bracket() else { return .everything }
    // The parameters of the function are balls themselves, so that more bits do not show more signs.
    while bracket.accuracy < precision, !bracket.isExhausted {
      try budget.check()
      try bracket.narrow(toward: precision, mostBits: precision + 48) {
        (x, bits) throws(MathError) in
        try value(WorkingBall(Ball(exact: x), bits: bits)).ends(bits: bits)
      }
    }
    return Ball(from: bracket.lower, to: bracket.upper, precision: precision + 48)
  }

  /// An interval with the zero in it, whose ends are powers of two.
  private func bracket() throws(MathError) -> RootBracket? {
    var sides: [WideInt: Bool] = [:]
    /// Whether a power of two is proved to lie left of the zero, or right of it; `nil` where that is not seen.
    func isLeft(ofZero exponent: WideInt) throws(MathError) -> Bool? {
      if let side = sides[exponent] { return side }
      try budget.check()
      let x = BigFloat(1).scaled(byTwoToThe: exponent)
      if let upperBound, x >= upperBound { return false }
      let sign = try value(WorkingBall(Ball(exact: x), bits: firstBits)).ball.signum
      guard let sign, sign != 0 else { return nil }
      sides[exponent] = (sign < 0) == rises
      return sides[exponent]
    }
    /// A power of two on this side of the zero, or one that is further away; no more than the upper bound.
    func end(_ exponent: WideInt, onLeft: Bool) throws(MathError) -> BigFloat? {
      for step in 0...2 as ClosedRange<WideInt> {
        let place = onLeft ? exponent - step : exponent + step
        guard try isLeft(ofZero: place) == onLeft else { continue }
        let x = BigFloat(1).scaled(byTwoToThe: place)
        return upperBound.map { min(x, $0) } ?? x
      }
      return nil
    }
    var (low, high): (WideInt, WideInt)
    var stride: WideInt = 1
    // What is not seen decides like either side; the ends are those that were seen.
    if try isLeft(ofZero: 0) ?? true {
      (low, high) = (0, 1)
      while try isLeft(ofZero: high) ?? false {
        low = high
        stride *= 2
        high += stride
        if high > 1 << 58 { return nil }
      }
    } else {
      (low, high) = (-1, 0)
      while try !(isLeft(ofZero: low) ?? true) {
        high = low
        stride *= 2
        low -= stride
        if low < -(1 << 58) { return nil }
      }
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if try isLeft(ofZero: middle) ?? true { low = middle } else { high = middle }
    }
    guard let lower = try end(low, onLeft: true), let upper = try end(high, onLeft: false) else {
      return nil
    }
    return RootBracket(from: lower, to: upper, lowerSign: rises ? -1 : 1)
  }
}
