// How long GMP takes, so that no call is begun that would not end in time.
//
// Measured with GMP 6.3.0 on one core of 2026: with 2²⁰ bits a product takes 5 ms, a quotient 10 ms, a common divisor 90 ms, its factors
// 160 ms, and the digits in base ten 30 ms; with eight times the bits 13 to 15 times as long. As in ``Operation/predictedSeconds(bits:)``, another machine may
// be several times slower or faster.

extension Integer {
  /// A call of GMP that may take longer than others.
  enum SlowCall {
    /// A common divisor, or Kronecker's symbol.
    case commonDivisor
    /// A common divisor and its factors, or an inverse.
    case commonDivisorAndFactors
    /// The digits in a base that is no power of two.
    case digits

    fileprivate var secondsAtMillion: Double {
      switch self {
      case .commonDivisor: 0.1
      case .commonDivisorAndFactors: 0.18
      case .digits: 0.03
      }
    }

    /// About how many seconds it takes with so many bits.
    func predictedSeconds(bits: WideInt) -> Double {
      bits < 1 << 14 ? 0 : Operation.quasilinear(bits, secondsAtMillion: secondsAtMillion)
    }
  }
}

extension EvaluationBudget {
  /// Makes sure that so many products of numbers of so many bits end in time.
  package func check(products count: WideInt, bits: WideInt) throws(MathError) {
    let seconds = Double(count) * Operation.quasilinear(bits, secondsAtMillion: 0.02)
    if isStopped { throw .cancelled }
    try check(predictedSeconds: seconds)
  }

  /// Makes sure that a call of GMP with so many bits ends in time.
  func check(_ call: Integer.SlowCall, bits: WideInt) throws(MathError) {
    let seconds = call.predictedSeconds(bits: bits)
    if seconds > 0 {
      if isStopped { throw .cancelled }
      try check(predictedSeconds: seconds)
    }
  }
}
