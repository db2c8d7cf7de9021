// The primes next to an integer.

extension Integer {
  /// The smallest prime above this integer.
  public func nextPrime(within budget: EvaluationBudget) throws(MathError) -> Integer {
    if self < 2 { return 2 }
    try requireTestable()
    var first = self + 1
    while true {
      let window = PrimeWindow(from: first, count: windowLength)
      for place in window.places {
        let candidate = first + Integer(place)
        if try candidate.isPrime(within: budget) { return candidate }
      }
      try budget.check()
      first = first + Integer(windowLength)
    }
  }

  /// The largest prime below this integer.
  ///
  /// - Throws: ``MathError/notReal(_:)`` up to 2.
  public func previousPrime(within budget: EvaluationBudget) throws(MathError) -> Integer {
    guard self > 2 else { throw .notReal(.noPrime) }
    try requireTestable()
    var end = self
    while true {
      let first = max(2, end - Integer(windowLength))
      let window = PrimeWindow(from: first, count: (end - first).asInt ?? 0)
      for place in window.places.reversed() {
        let candidate = first + Integer(place)
        if try candidate.isPrime(within: budget) { return candidate }
      }
      try budget.check()
      end = first
    }
  }

  /// Refuses what is so long that no number beside it without small factors is tested.
  private func requireTestable() throws(MathError) {
    guard decimalDigitCount <= Self.mostTestedDigits else {
      throw .proofLimit(digits: Self.mostTestedDigits, needed: decimalDigitCount)
    }
  }

  /// About three times the mean distance of primes of this size, which is the natural logarithm.
  private var windowLength: WideInt { max(64, 2 * bitWidth) }
}

/// Neighbouring numbers, of which those with small prime factors are struck out.
private struct PrimeWindow {
  /// How far behind the first number those that are left are.
  let places: [WideInt]

  init(from first: Integer, count: WideInt) {
    var isComposite = [Bool](repeating: false, count: Int(count))
    for prime in SmallPrimes.first {
      let residue = WideInt(first.magnitudeModulo(WideUInt(prime)))
      var place = residue == 0 ? 0 : prime - residue
      // Not the prime itself.
      if let small = first.asInt, small <= prime { place = max(place, 2 * prime - small) }
      while place < count {
        isComposite[Int(place)] = true
        place += prime
      }
    }
    places = isComposite.indices.filter { !isComposite[$0] }.map { WideInt($0) }
  }
}
