/// The search for the point where a function that rises or falls over the positive numbers has its zero.
///
/// The point is found by steps of Newton and halving, whose errors do not matter: at the end, the function is enclosed on either side of it, and its
/// signs there prove where the zero lies.
struct InverseSearch {
  /// The function at a number, with so many bits; its sign changes once.
  let value: (_ x: WorkingBall) throws(MathError) -> WorkingBall
  /// The slope of the function.
  let slope: (_ x: WorkingBall) throws(MathError) -> WorkingBall
  /// Whether the function rises.
  var rises = true
  /// Where the zero lies: above 0, and below this if there is such a bound.
  var upperBound: BigFloat?
  /// The bits of the first approximation.
  var firstBits: WideInt = 96
  let budget: EvaluationBudget

  /// A ball around the zero that is proved to hold it.
  func zero(precision: WideInt) throws(MathError) -> Ball {
    guard var (low, high) = try bracket() else { return .everything }
    var x = middle(low, high)
    // Halving and Newton, until a step is less than 2^(−24) of x.
    for _ in 0..<200 {
      try budget.check()
      let point = WorkingBall(Ball(exact: x), bits: firstBits)
      let height = try value(point)
      guard let sign = height.ball.signum else { break }
      if sign == 0 { break }
      if (sign > 0) == rises { high = x } else { low = x }
      let step = try height / slope(point)
      let next = x.applying(
        .subtract, step.ball.midpoint, precision: firstBits, rounding: .halfEven)
      if step.isUnbounded || !(low < next && next < high) {
        x = middle(low, high)
        continue
      }
      x = next
      guard step.magnitude > Magnitude(atLeast: x).scaled(byTwoToThe: -24) else { break }
    }
    return try polished(x, precision: precision)
  }

  /// Newton's steps with twice as many bits each, and the proof.
  private func polished(_ start: BigFloat, precision: WideInt) throws(MathError) -> Ball {
    var x = start
    // The start is good to about 24 bits, and a step doubles them.
    var bits = min(40, precision)
    while true {
      try budget.check()
      let working = max(bits + 48, firstBits)
      let point = WorkingBall(Ball(exact: x), bits: working)
      let step = try value(point) / slope(point)
      guard !step.isUnbounded else { return .everything }
      x = x.applying(.subtract, step.ball.midpoint, precision: working, rounding: .halfEven)
      if bits >= precision {
        // The step's size says how far the zero was, and its radius how well it is known.
        let distance =
          (step.ball.radius.scaled(byTwoToThe: 2)
            + Magnitude(atLeast: x).scaled(byTwoToThe: -precision))
        return try proved(x, distance, precision: precision + 48)
      }
      bits = min(2 * bits, precision)
    }
  }

  /// The ball around a point with this radius, or a larger one, whose ends have different signs.
  private func proved(
    _ x: BigFloat, _ radius: Magnitude, precision: WideInt
  ) throws(MathError) -> Ball {
    var radius = radius
    for _ in 0..<6 {
      let ball = Ball(midpoint: x, radius: radius)
      let (below, above) = (ball.lower(precision: precision), ball.upper(precision: precision))
      guard below.signum > 0 else { return .everything }
      let left = try value(WorkingBall(Ball(exact: below), bits: precision)).ball.signum
      if let left, left == (rises ? -1 : 1) {
        if let upperBound, above >= upperBound {
          return Ball(from: below, to: upperBound, precision: precision)
        }
        let right = try value(WorkingBall(Ball(exact: above), bits: precision)).ball.signum
        if let right, right == -left {
          return Ball(from: below, to: above, precision: precision)
        }
      }
      radius = radius.scaled(byTwoToThe: 8)
    }
    return .everything
  }

  /// Two numbers with the zero between them, at most a factor of 2 apart.
  private func bracket() throws(MathError) -> (low: BigFloat, high: BigFloat)? {
    func isLeft(ofZero exponent: WideInt) throws(MathError) -> Bool? {
      try budget.check()
      let x = BigFloat(1).scaled(byTwoToThe: exponent)
      if let upperBound, x >= upperBound { return false }
      let point = WorkingBall(Ball(exact: x), bits: firstBits)
      return try value(point).ball.signum.map { ($0 < 0) == rises }
    }
    var (low, high): (WideInt, WideInt)
    var stride: WideInt = 1
    // What is not known decides like either side; the proof comes later.
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
    let top = BigFloat(1).scaled(byTwoToThe: high)
    return (
      BigFloat(1).scaled(byTwoToThe: low - 1).applying(
        .multiply, BigFloat(2), precision: 64, rounding: .halfEven),
      upperBound.map { min($0, top) } ?? top
    )
  }

  private func middle(_ low: BigFloat, _ high: BigFloat) -> BigFloat {
    low.applying(.add, high, precision: firstBits, rounding: .halfEven).scaled(byTwoToThe: -1)
  }
}
