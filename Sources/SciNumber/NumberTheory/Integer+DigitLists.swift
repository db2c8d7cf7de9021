// Digits in any base, as integers, and whole logarithms.

extension Integer {
  /// The most digits that a list may have.
  public static let mostListedDigits: WideInt = 1_000_000

  /// The digits of the magnitude in a base of at least 2, the most significant first; zero has one.
  ///
  /// By halves: the number is divided by a power of the base that has about half its digits, and so are the parts.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for a base below 2, and ``MathError/listLimit(count:needed:)``.
  public func digitList(
    base: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> [Integer] {
    guard base >= 2 else { throw .notReal(.baseBelowTwo) }
    // At least one digit for each bit of the base, and one more.
    let most = bitWidth / max(1, base.bitWidth - 1) + 1
    if most > Self.mostListedDigits {
      let count = try floorLogarithm(base: base, within: budget) + 1
      guard count <= Self.mostListedDigits else {
        throw .listLimit(count: Self.mostListedDigits, needed: count)
      }
    }
    let powers = try magnitude.squarings(of: base, within: budget)
    var digits: [Integer] = []
    try magnitude.appendDigits(to: &digits, powers[...], isPadded: false, within: budget)
    return digits.isEmpty ? [0] : digits
  }

  /// `base`, its square, the square of that, and so on, while they do not exceed this integer.
  private func squarings(
    of base: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> [Integer] {
    var powers: [Integer] = []
    var power = base
    while power <= self {
      try budget.check()
      powers.append(power)
      // The next one would be longer.
      if 2 * power.bitWidth - 1 > bitWidth { break }
      power = power * power
    }
    return powers
  }

  /// Appends the digits of a number below the square of the last power, with the zeros in front that 2^count digits need
  /// if it is padded.
  private func appendDigits(
    to digits: inout [Integer], _ powers: ArraySlice<Integer>, isPadded: Bool,
    within budget: EvaluationBudget
  ) throws(MathError) {
    guard let power = powers.last else {
      if isPadded || !isZero { digits.append(self) }
      return
    }
    try budget.check()
    let (high, low) = quotientAndRemainder(dividingBy: power)
    let isBelow = !isPadded && high.isZero
    if !isBelow {
      try high.appendDigits(to: &digits, powers.dropLast(), isPadded: isPadded, within: budget)
    }
    try low.appendDigits(to: &digits, powers.dropLast(), isPadded: !isBelow, within: budget)
  }

  /// The number whose digits in `base` are these, the most significant first.
  ///
  /// Neighbours are joined in pairs, so that factors have equal lengths.
  ///
  /// - Throws: ``MathError/notReal(_:)`` for a base below 2 and for what is no digit; ``MathError/exactLimit(bits:needed:)``.
  public static func fromDigits(
    _ digits: [Integer], base: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> Integer {
    guard base >= 2 else { throw .notReal(.baseBelowTwo) }
    for digit in digits {
      guard digit.signum >= 0, digit < base else { throw .notReal(.digitOutsideBase) }
    }
    let bits = base.bitWidth.saturatingProduct(WideInt(digits.count))
    guard allows(bits: bits, limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits, needed: bits)
    }
    var (parts, power) = (digits, base)
    while parts.count > 1 {
      try budget.check()
      // With an odd count, the first stays alone.
      var joined = parts.count.isMultiple(of: 2) ? [] : [parts[0]]
      for index in stride(from: parts.count % 2, to: parts.count, by: 2) {
        joined.append(parts[index] * power + parts[index + 1])
      }
      parts = joined
      if parts.count > 1 { power = power * power }
    }
    return parts.first ?? 0
  }

  /// The sum of the digits of the magnitude in a base of at least 2.
  public func digitSum(base: Integer, within budget: EvaluationBudget) throws(MathError) -> Integer
  {
    if let base = base.asInt, 2...36 ~= base, bitWidth <= budget.exactBits {
      var sum: WideInt = 0
      for byte in digits(base: base) {
        sum += WideInt(byte) - (byte < UInt8(ascii: "a") ? 48 : 87)
      }
      return Integer(sum)
    }
    return try digitList(base: base, within: budget).reduce(0) { $0 + $1 }
  }

  /// The largest k with `base`^k ≤ x, for a positive integer and a base of at least 2.
  public func floorLogarithm(
    base: Integer, within budget: EvaluationBudget
  ) throws(MathError) -> WideInt {
    guard base >= 2 else { throw .notReal(.baseBelowTwo) }
    guard signum > 0 else {
      throw .notReal(isZero ? .logarithmOfZero : .logarithmOfNegative)
    }
    let powers = try squarings(of: base, within: budget)
    var (rest, exponent) = (self, WideInt(0))
    for (index, power) in powers.enumerated().reversed() where power <= rest {
      try budget.check()
      // ⌊⌊x/a⌋/b⌋ is ⌊x/(ab)⌋.
      rest = rest.quotientAndRemainder(dividingBy: power).quotient
      exponent += 1 << WideInt(index)
    }
    return exponent
  }
}
