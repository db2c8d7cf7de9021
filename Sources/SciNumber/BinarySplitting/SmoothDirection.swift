/// An argument that is a sum of those of 1 + i, 2 + i and 3 + 2i, each so often.
struct SmoothDirection {
  var exponents: [WideInt]

  private static let primes = [
    GaussianInteger(1, 1), GaussianInteger(2, 1), GaussianInteger(3, 2),
  ]

  /// Moves the prime factors of z to the exponents, and returns the rest; a factor with the conjugate argument counts
  /// as −1.
  mutating func removeFactors(from z: GaussianInteger) -> GaussianInteger {
    var z = z
    for (index, prime) in Self.primes.enumerated() {
      while let quotient = z.quotient(by: prime) {
        z = quotient
        exponents[index] += 1
      }
      // 1 − i is 1 + i times a unit.
      while index > 0, let quotient = z.quotient(by: prime.conjugate) {
        z = quotient
        exponents[index] -= 1
      }
    }
    return z
  }

  /// Turns z by small multiples of the three arguments until it is close to the positive real axis, and returns what
  /// is left.
  mutating func removeNeighbour(of z: GaussianInteger) -> GaussianInteger {
    let bits = Self.fractionBits
    let arguments = Self.primes.map(Self.argument(of:))
    let (own, length) = (Self.argument(of: z), z.norm.bitWidth)
    var best = (cost: WideInt.max, exponents: [0, 0, 0] as [WideInt])
    for code in 0..<WideInt(81) {
      let (i, j) = (code % 9 - 4, code / 9 - 4)
      let angle = own - i * arguments[1] - j * arguments[2]
      let eighths = (angle + 1 << (bits - 1)) >> bits
      let distance = max(1, abs(angle - eighths << bits))
      let gain = 2 * (bits + 1 - WideInt(WideInt.bitWidth - distance.leadingZeroBitCount))
      // Half of the bits of the norm: 5 has 2.3 bits, 13 has 3.7, and an odd number of eighths adds one.
      let height = (length + (23 * abs(i) + 37 * abs(j)) / 10 + 2) / 2
      let cost = ArctangentSeries.cost(height: height, gain: gain)
      if cost < best.cost { best = (cost, [eighths, i, j]) }
    }
    var turned = z
    for (index, exponent) in best.exponents.enumerated() {
      exponents[index] += exponent
      let prime = Self.primes[index]
      let factor = exponent > 0 ? prime.conjugate : prime
      for _ in 0..<abs(exponent) { turned = turned * factor }
    }
    return turned
  }

  private static let fractionBits: WideInt = 48

  /// The argument of z in units of 2⁻⁴⁸ of an eighth of a turn, about, and up to turns.
  private static func argument(of z: GaussianInteger) -> WideInt {
    func rounded(_ x: Integer) -> BigFloat { BigFloat(x, precision: 64, rounding: .halfEven) }
    let eighths = rounded(z.imaginary)
      .applying(.divide, rounded(z.real), precision: 64, rounding: .halfEven)
      .applying(.atan, turn: 8, precision: 64, rounding: .halfEven)
    let angle = eighths.scaled(byTwoToThe: fractionBits).nearestInteger ?? 0
    return z.real.signum < 0 ? angle + 4 << fractionBits : angle
  }
}
