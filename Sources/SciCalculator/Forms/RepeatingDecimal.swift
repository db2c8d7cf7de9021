import SciNumber

/// A rational number in decimal digits with its period in brackets: `0.1(6)`.
struct RepeatingDecimal {
  let text: String

  /// Writes a number; `nil` if there are more than ``ResultFormat/wholeLimit`` digits up to the end of the period.
  init?(_ value: Rational) {
    let bits = ResultFormat.wholeLimit * 4
    guard let numerator = value.magnitude.numerator(limit: bits),
      let denominator = value.denominator(limit: bits)
    else { return nil }
    let (whole, fraction) = numerator.quotientAndRemainder(dividingBy: denominator)
    var remainder = fraction
    let start = Self.digitsBeforePeriod(denominator)
    var digits = ""
    var first = remainder
    while WideInt(digits.utf8.count) <= ResultFormat.wholeLimit {
      let count = WideInt(digits.utf8.count)
      if count == start { first = remainder }
      if count > start, remainder == first { break }
      if remainder.isZero { break }
      let (digit, rest) = (remainder * 10).quotientAndRemainder(dividingBy: denominator)
      digits += "\(digit)"
      remainder = rest
    }
    guard WideInt(digits.utf8.count) <= ResultFormat.wholeLimit else { return nil }
    let sign = value.signum < 0 ? "-" : ""
    if remainder.isZero {
      text = sign + "\(whole)" + (digits.isEmpty ? "" : "." + digits)
    } else {
      let kept = digits.prefix(Int(start))
      text = sign + "\(whole).\(kept)(\(digits.dropFirst(Int(start))))"
    }
  }

  /// How many digits the period of a number has; `nil` where it ends, or where its denominator is too long to be factored soon.
  ///
  /// That is the order of 10 modulo the denominator without 2 and 5: the smallest divisor k of φ(m) with 10^k ≡ 1.
  static func periodLength(
    of value: Rational, within budget: EvaluationBudget
  ) throws(MathError) -> Integer? {
    guard var modulus = value.denominator(limit: 128) else { return nil }
    while case let common = modulus.greatestCommonDivisor(with: 10), common != 1 {
      modulus = modulus.quotientAndRemainder(dividingBy: common).quotient
    }
    guard modulus != 1 else { return nil }
    var length = try modulus.totient(within: budget)
    for factor in try length.primeFactors(within: budget) {
      let shorter = length.quotientAndRemainder(dividingBy: factor).quotient
      let power = try Integer(10).power(shorter, modulo: modulus, within: budget)
      if power == 1 { length = shorter }
    }
    return length
  }

  /// How many digits stand before the period: the larger of the exponents of 2 and 5 in the divisor.
  private static func digitsBeforePeriod(_ denominator: Integer) -> WideInt {
    var (rest, count): (Integer, WideInt) = (denominator, 0)
    while true {
      let common = rest.greatestCommonDivisor(with: 10)
      if common == 1 { return count }
      rest = rest.quotientAndRemainder(dividingBy: common).quotient
      count += 1
    }
  }
}
