// Where nodes are enclosed by binary splitting.

extension Real.Node {
  /// The node's ball by binary splitting, where that is faster than MPFR's function; `nil` elsewhere.
  func enclosureBySplitting(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Ball? {
    guard bits >= Operation.Splitting.fewestBits, let entry = operation.splitting,
      bits >= entry.fewestBits,
      let argument = first.knownRational,
      let x = BinaryFraction(argument, limit: LongFunctions.largestHeight)
    else { return nil }
    try budget.check(
      predictedSeconds: Operation.quasilinear(bits, secondsAtMillion: entry.secondsAtMillion))
    try budget.check(memory: LongFunctions.bytesPerBit * bits)
    let functions = LongFunctions(bits: bits + 8, budget: budget)
    return try entry.evaluate(functions, x)?.ball.rounded(toPrecision: bits)
  }
}

extension Operation {
  /// What computing an operation on a rational number by binary splitting takes.
  struct Splitting {
    /// With fewer bits nothing is.
    static let fewestBits: WideInt = 1 << 12

    /// From so many bits on it is faster than MPFR.
    let fewestBits: WideInt
    /// About how many seconds it takes with 2²⁰ bits; as in ``Operation/predictedSeconds(bits:)``.
    let secondsAtMillion: Double
    /// The value, or `nil` where the argument is not one for it.
    let evaluate: @Sendable (LongFunctions, BinaryFraction) throws(MathError) -> WorkingBall?
  }

  /// How the operation is computed by binary splitting; `nil` if it is not.
  ///
  /// Milliseconds of MPFR 4.2.0 and of the methods here on one core of 2026, with π and ln 2 forgotten before:
  ///
  ///     digits       π            e^(1/3)       ln 3          arctan(1/3)
  ///     1,000        0.02  0.03
  ///     3,000        0.13  0.11   0.42  0.10    0.71  0.38    0.72  0.52
  ///     10,000       0.99  0.55   2.8   0.32    4.4   1.9     9.4   2.3
  ///     100,000      37    15     120   10      150   45      230   51
  ///     1,000,000    790   320    2200  110     3100  950     3700  1020
  ///
  /// Γ(1/3) takes MPFR 1 s at 3,000 digits.
  var splitting: Splitting? {
    switch self {
    case .pi:
      Splitting(fewestBits: 1 << 14, secondsAtMillion: 0.08) { work, _ throws(MathError) in
        try ChudnovskySeries.pi(bits: work.bits, within: work.budget)
      }
    case .function(let function): function.splitting
    case .sin(.radians): .factorial { work, x throws(MathError) in try work.sin(x) }
    case .cos(.radians): .factorial { work, x throws(MathError) in try work.cos(x) }
    case .tan(.radians): .factorial { work, x throws(MathError) in try work.tan(x) }
    case .atan(.radians): .tangent { work, x throws(MathError) in try work.atan(x) }
    default: nil
    }
  }
}

extension BigFloat.Unary {
  fileprivate var splitting: Operation.Splitting? {
    switch self {
    case .exp:
      .factorial { work, x throws(MathError) in try work.exponential(x, minusOne: false) }
    case .expMinusOne:
      .factorial { work, x throws(MathError) in try work.exponential(x, minusOne: true) }
    case .sinh: .factorial { work, x throws(MathError) in try work.sinh(x) }
    case .cosh: .factorial { work, x throws(MathError) in try work.cosh(x) }
    case .tanh: .factorial { work, x throws(MathError) in try work.tanh(x) }
    case .log: .tangent { work, x throws(MathError) in try work.log(x) }
    case .logOnePlus: .tangent { work, x throws(MathError) in try work.logOnePlus(x) }
    case .atanh: .tangent { work, x throws(MathError) in try work.atanh(x) }
    case .gamma:
      // Where it is a mean; where it is a series it takes ten times as long, and is stopped in time.
      Operation.Splitting(fewestBits: 1 << 12, secondsAtMillion: 0.25) {
        work, x throws(MathError) in
        try work.gamma(x)
      }
    default: nil
    }
  }
}

extension Operation.Splitting {
  /// A function with a series whose denominators are factorials.
  fileprivate static func factorial(
    _ evaluate:
      @escaping @Sendable (LongFunctions, BinaryFraction) throws(MathError) ->
      WorkingBall?
  ) -> Operation.Splitting {
    Operation.Splitting(fewestBits: 1 << 13, secondsAtMillion: 0.05, evaluate: evaluate)
  }

  /// A function with a series like those of artanh and arctan.
  fileprivate static func tangent(
    _ evaluate:
      @escaping @Sendable (LongFunctions, BinaryFraction) throws(MathError) ->
      WorkingBall?
  ) -> Operation.Splitting {
    Operation.Splitting(fewestBits: 1 << 14, secondsAtMillion: 0.28, evaluate: evaluate)
  }
}
