import SciNumber

/// A number in a base other than ten: `0xff.8`, `7#12.3`, `0x1.8p100`, `7#1.2*7^40`.
struct RadixText {
  let format: ResultFormat
  /// 2 to 36.
  let base: WideInt

  init(_ format: ResultFormat, base: WideInt) {
    self.format = format
    self.base = base
  }

  /// Writes a number, whole if it has an end that is not too far, else rounded as the format says.
  func text(of value: Real, within budget: EvaluationBudget) throws(MathError) -> ResultText {
    if let rational = try value.rationalValue(within: budget), let whole = whole(rational) {
      return whole
    }
    let rounded = try rounded(value, within: budget)
    return ResultText(bytes: Array(text(rounded).utf8), isExact: false)
  }

  /// Digits without a point, and the power of the base of the last one.
  private struct Digits {
    var isNegative: Bool
    var integer: Integer
    var exponent: WideInt
  }

  /// The number with all its digits; `nil` if they have no end, are too many, or fewer were asked for.
  private func whole(_ value: Rational) -> ResultText? {
    let bits = ResultFormat.wholeLimit * 6
    guard let numerator = value.numerator(limit: bits), var rest = value.denominator(limit: bits)
    else { return nil }
    let denominator = rest
    var decimals: WideInt = 0
    while rest != 1 {
      let common = rest.greatestCommonDivisor(with: Integer(base))
      guard common != 1, decimals < ResultFormat.wholeLimit else { return nil }
      rest = rest.quotientAndRemainder(dividingBy: common).quotient
      decimals += 1
    }
    guard let power = Integer(base).power(WideUInt(decimals), limit: 8 * bits) else { return nil }
    let integer = (numerator * power).quotientAndRemainder(dividingBy: denominator).quotient
    let count = WideInt(integer.digits(base: base).count)
    switch format.digits {
    case .upTo: guard max(count, decimals) <= ResultFormat.wholeLimit else { return nil }
    case .significant(let most): guard count <= most else { return nil }
    case .decimals(let most): guard decimals <= most else { return nil }
    }
    let digits = Digits(
      isNegative: integer.signum < 0, integer: integer.magnitude, exponent: -decimals)
    return ResultText(bytes: Array(text(digits).utf8), isExact: true)
  }

  private func rounded(_ value: Real, within budget: EvaluationBudget) throws(MathError) -> Digits {
    let decimals: WideInt
    switch format.digits {
    case .decimals(let count): decimals = count
    case .upTo(let count), .significant(let count):
      decimals = count - 1 - (try exponent(of: value, within: budget))
    }
    let scaled = try value.multiplied(by: power(decimals, within: budget), within: budget)
      .rounded(format.rounding, within: budget)
    guard let integer = scaled.knownRational?.integerValue(limit: budget.exactBits) else {
      throw .exactLimit(bits: budget.exactBits)
    }
    return Digits(isNegative: integer.signum < 0, integer: integer.magnitude, exponent: -decimals)
  }

  /// The power of the base of a number's first digit.
  private func exponent(
    of value: Real, within budget: EvaluationBudget
  ) throws(MathError) -> WideInt {
    let size = try value.magnitude(within: budget)
    if try size.sign(within: budget) == 0 { return 0 }
    let exponent = try size.log(base: Real(base), within: budget).floor(within: budget)
    guard let exponent = exponent.knownRational?.integerValue(limit: 62)?.asInt,
      abs(exponent) <= Self.largestExponent
    else { throw .exactLimit(bits: budget.exactBits) }
    return exponent
  }

  private static let largestExponent: WideInt = 1_000_000

  private func power(
    _ exponent: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    let power = Integer(base).power(WideUInt(abs(exponent)), limit: budget.exactBits)
    guard let power else { throw .exactLimit(bits: budget.exactBits) }
    return Real(exponent < 0 ? Rational(1, power) : Rational(power, 1))
  }

  // MARK: - Layout

  private var prefix: String {
    switch base {
    case 16: "0x"
    case 8: "0o"
    case 2: "0b"
    default: "\(base)#"
    }
  }

  private func text(_ number: Digits) -> String {
    var digits = number.integer.digits(base: base)
    let sign = number.isNegative ? "-" : ""
    let exponent = number.exponent + WideInt(digits.count) - 1
    let isPositional =
      number.exponent <= 0 && exponent >= -7 && format.notation != .scientific
      || number.exponent <= 0 && number.integer.isZero
    guard isPositional else {
      let first = String(decoding: digits.prefix(1), as: UTF8.self)
      let rest = String(decoding: digits.dropFirst(), as: UTF8.self)
      return sign + prefix + first + (rest.isEmpty ? "" : "." + rest)
        + power(ofFirstDigit: exponent)
    }
    let decimals = Int(-number.exponent)
    if digits.count <= decimals {
      digits.insert(
        contentsOf: repeatElement(UInt8(ascii: "0"), count: decimals + 1 - digits.count), at: 0)
    }
    let whole = String(decoding: digits.dropLast(decimals), as: UTF8.self)
    let fraction = String(decoding: digits.suffix(decimals), as: UTF8.self)
    return sign + prefix + whole + (fraction.isEmpty ? "" : "." + fraction)
  }

  private func power(ofFirstDigit exponent: WideInt) -> String {
    switch base {
    case 16: "p\(4 * exponent)"
    case 8: "p\(3 * exponent)"
    case 2: "p\(exponent)"
    default: exponent == 0 ? "" : "*\(base)^\(exponent)"
    }
  }
}
