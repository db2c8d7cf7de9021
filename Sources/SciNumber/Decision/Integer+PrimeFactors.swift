// The factors of integers that normal forms are written in.

extension Integer {
  /// The largest divisor that is tried.
  private static let largestDivisor: WideUInt = 1 << 12
  /// The size in bits from which the primes that divide are found all at once.
  private static let longNumber = 1 << 13
  /// The size in bits of the largest cofactor that is tested for being a power.
  private static let longCofactor = 1 << 17

  /// The factors of a natural number other than 0 and their counts: primes below 2¹², and a rest that is split where it
  /// is a perfect power.
  var factors: [(factor: Integer, count: WideInt)] {
    let (small, rest) =
      bitWidth > Self.longNumber ? commonFactors : smallFactors(upTo: Self.largestDivisor)
    var factors = small.map { (factor: Integer(WideInt($0.prime)), count: $0.count) }
    if !rest.isOne {
      let (base, exponent) = rest.asPowerOfLargeBase
      factors.append((base, exponent))
    }
    return factors
  }

  /// The prime factors below 2¹² and the cofactor.
  ///
  /// One division by the product of these primes shows which of them divide a long number, so that the others cost nothing.
  private var commonFactors: (factors: [(prime: WideUInt, count: WideInt)], cofactor: Integer) {
    let common = modulo(Self.primorial).greatestCommonDivisor(with: Self.primorial)
    let primes = common.smallFactors(upTo: Self.largestDivisor).factors.map { $0.prime }
    var rest = self
    var factors: [(prime: WideUInt, count: WideInt)] = []
    for prime in primes {
      let (cofactor, count) = rest.removingFactors(of: Integer(UInt64(prime)))
      factors.append((prime, count))
      rest = cofactor
    }
    return (factors, rest)
  }

  /// The product of all primes below 2¹².
  private static let primorial: Integer = {
    var isComposite = [Bool](repeating: false, count: Int(largestDivisor))
    var product: Integer = 1
    for candidate: Int in 2..<isComposite.count where !isComposite[candidate] {
      product = product * Integer(WideInt(candidate))
      for multiple in stride(from: candidate * candidate, to: isComposite.count, by: candidate) {
        isComposite[multiple] = true
      }
    }
    return product
  }()

  /// The number without prime factors below 2¹² as a power with the largest exponent.
  private var asPowerOfLargeBase: (base: Integer, exponent: WideInt) {
    guard bitWidth <= Self.longCofactor, isPerfectPower else { return (self, 1) }
    var (base, exponent, degree) = (self, 1, 2)
    // The base is above 2¹², so 12·degree bits are the least that a power has.
    while degree * 12 < base.bitWidth {
      if case (let root, true) = base.root(WideUInt(degree)) {
        (base, exponent) = (root, exponent * degree)
      } else {
        degree += degree == 2 ? 1 : 2
      }
    }
    return (base, exponent)
  }
}
