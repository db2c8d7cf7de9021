/// A product of powers of 2, 3, 5 and 7.
struct SmoothFraction {
  var exponents: [WideInt]

  static let one = SmoothFraction(exponents: [0, 0, 0, 0])

  private static let oddPrimes: [WideInt] = [3, 5, 7]

  func adding(_ other: SmoothFraction) -> SmoothFraction {
    SmoothFraction(exponents: zip(exponents, other.exponents).map { $0 + $1 })
  }

  /// The part of x that is such a product, and the rest.
  static func factors(of x: BinaryFraction) -> (SmoothFraction, rest: BinaryFraction) {
    var (n, d) = (x.numerator, x.denominator)
    var exponents = [x.exponent]
    for prime in oddPrimes {
      let (above, below) = (
        n.removingFactors(of: Integer(prime)), d.removingFactors(of: Integer(prime))
      )
      (n, d) = (above.cofactor, below.cofactor)
      exponents.append(above.count - below.count)
    }
    return (SmoothFraction(exponents: exponents), BinaryFraction(n, d))
  }

  var value: BinaryFraction {
    var (n, d) = (Integer(1), Integer(1))
    for (prime, exponent) in zip(Self.oddPrimes, exponents.dropFirst()) {
      for _ in 0..<max(0, exponent) { n = n * Integer(prime) }
      for _ in 0..<max(0, -exponent) { d = d * Integer(prime) }
    }
    return BinaryFraction(n, d, exponent: exponents[0])
  }
}

// MARK: - Neighbours

extension SmoothFraction {
  /// A product with small exponents near x > 0, for which the series of artanh((x − y)/(x + y)) is short.
  ///
  /// With logarithms in fixed point. Which one is found only steers the work.
  static func neighbour(of x: BinaryFraction) -> SmoothFraction {
    let (above, below) = (binaryLogarithm(x.numerator), binaryLogarithm(x.denominator))
    let logarithms = oddPrimes.map { binaryLogarithm(Integer($0)) }
    var best = (cost: WideInt.max, exponents: [0, 0, 0, 0] as [WideInt])
    for code in 0..<WideInt(729) {
      let exponents = [code % 9 - 4, code / 9 % 9 - 4, code / 81 - 4]
      // x/y is n/d × 2^e with n and d so long:
      var (n, d) = (above, below)
      for (exponent, logarithm) in zip(exponents, logarithms) {
        n += max(0, -exponent) * logarithm
        d += max(0, exponent) * logarithm
      }
      let twos = (n - d + half) >> fractionBits
      let distance = max(1, abs(n - d - twos << fractionBits))
      // (x − y)/(x + y) ≈ ln(x/y)/2, whose square each term gains.
      let gain = 2 * (fractionBits + 2 - WideInt(WideInt.bitWidth - distance.leadingZeroBitCount))
      let height = max(n, d + twos << fractionBits) >> fractionBits + 2
      let cost = ArctangentSeries.cost(height: height, gain: gain)
      if cost < best.cost { best = (cost, [x.exponent + twos] + exponents) }
    }
    return SmoothFraction(exponents: best.exponents)
  }

  private static let fractionBits: WideInt = 48
  private static let half: WideInt = 1 << (fractionBits - 1)

  /// log₂ n in units of 2⁻⁴⁸, about.
  private static func binaryLogarithm(_ n: Integer) -> WideInt {
    func logarithm(_ x: BigFloat) -> BigFloat {
      x.applying(.log, precision: 64, rounding: .halfEven)
    }
    let quotient = logarithm(BigFloat(n, precision: 64, rounding: .halfEven))
      .applying(.divide, logarithm(BigFloat(2)), precision: 64, rounding: .halfEven)
    return quotient.scaled(byTwoToThe: fractionBits).nearestInteger ?? 0
  }
}
