import SciCalculator
import SciNumber

/// What a claim about a number is worth, decided by proof.
enum Verdict: Hashable {
  /// The claim is the value itself.
  case equal
  /// All its digits are the value's, rounded to the nearest; none for a zero to which the value rounds.
  case rounded(digits: Int)
  /// All its digits are the value's, but the rest was cut off, and would have been rounded away from zero.
  case cutOff(digits: Int)
  /// So many digits from the left are the value's, and the one at this offset of the text is not.
  case wrong(rightDigits: Int, of: Int, offset: Int)
  /// An exact claim that is another number; so many significant digits agree.
  case unequal(commonDigits: Int)
  /// The claim of the opposite Boolean.
  case opposite

  var isRight: Bool {
    switch self {
    case .equal, .rounded, .cutOff: true
    case .wrong, .unequal, .opposite: false
    }
  }
}

extension Verdict {
  /// Compares a value with a claim and, if the claim is a decimal number, with its digits.
  init(
    of claim: Real, written decimal: ClaimedDecimal?, about value: Real,
    within budget: EvaluationBudget
  ) throws(MathError) {
    if try value.compared(to: claim, within: budget) == 0 {
      self = .equal
    } else if let decimal {
      self = try Verdict(of: decimal, about: value, within: budget)
    } else {
      self = .unequal(commonDigits: try value.commonDigits(with: claim, within: budget))
    }
  }

  /// Compares the digits of a number that is not the value, in units of the last place that was written.
  private init(
    of claim: ClaimedDecimal, about value: Real, within budget: EvaluationBudget
  ) throws(MathError) {
    let count = claim.digits.count
    var longest = 0
    if let place = try claim.lastDigit(of: value, within: budget) {
      for rounding in claim.roundings {
        let digits = try value.digits(place, wholeUpTo: 0, rounding: rounding, within: budget)
        let common = digits.commonDigits(with: claim)
        if common == count, digits.isZero == claim.isZero {
          self = rounding == .towardZero ? .cutOff(digits: count) : .rounded(digits: count)
          return
        }
        longest = max(longest, common)
      }
    }
    let isOnlySign = longest == 0 && claim.isNegative
    self = .wrong(
      rightDigits: longest, of: count,
      offset: isOnlySign || claim.isZero ? 0 : claim.offsets[longest])
  }
}

extension ClaimedDecimal {
  var isZero: Bool { digits.isEmpty }

  /// How the value may have been rounded.
  ///
  /// At a tie both neighbours are nearest. A zero with the rest cut off has no digit that could be right.
  fileprivate var roundings: [RoundingMode] {
    [.halfAwayFromZero, .halfTowardZero] + (isZero ? [] : [.towardZero])
  }

  /// The digits of a value to the last place of the claim; `nil` where they cannot be those of the claim.
  ///
  /// Rounded to that place, a value below 10ⁿ is 10ⁿ at most, so that its first digit moves by one place at most.
  fileprivate func lastDigit(
    of value: Real, within budget: EvaluationBudget
  ) throws(MathError) -> DigitCount? {
    let first = try value.digits(
      .significant(1), wholeUpTo: 0, rounding: .towardZero, within: budget)
    let isInReach =
      isZero
      ? first.exponent < lastPlace : !first.isZero && exponent - 1...exponent ~= first.exponent
    guard isInReach else { return nil }
    let count = first.exponent - WideInt(lastPlace) + 1
    return count > 0 ? .significant(count) : .decimals(WideInt(-lastPlace))
  }
}

extension DecimalDigits {
  /// How many digits from the left are those of a claim; none if it has another sign or size.
  fileprivate func commonDigits(with claim: ClaimedDecimal) -> Int {
    guard isNegative == claim.isNegative, !claim.isZero, !isZero, exponent == claim.exponent
    else { return 0 }
    let padding = repeatElement(UInt8(ascii: "0"), count: max(0, claim.digits.count - digits.count))
    return zip(digits + padding, claim.digits).prefix { $0 == $1 }.count
  }
}

extension Real {
  /// How many significant digits two different numbers share.
  fileprivate func commonDigits(
    with other: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Int {
    var count = 20
    while true {
      let (x, y) = try (digits(to: count, budget), other.digits(to: count, budget))
      guard x.isNegative == y.isNegative, x.exponent == y.exponent, x.isZero == y.isZero else {
        return 0
      }
      let common = zip(x.digits, y.digits).prefix { $0 == $1 }.count
      if common < count { return common }
      count *= 2
    }
  }

  private func digits(
    to count: Int, _ budget: EvaluationBudget
  ) throws(MathError) -> DecimalDigits {
    try digits(.significant(count), wholeUpTo: 0, rounding: .towardZero, within: budget)
  }
}
