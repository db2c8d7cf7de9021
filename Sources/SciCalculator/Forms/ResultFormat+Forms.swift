// Results in other forms than decimal digits: fractions, exact forms, other bases, degrees. Each is an expression that means the value.

public import SciNumber
public import SciSyntax

extension ResultFormat {
  /// The form in which a number is written.
  public enum Form: Hashable, Sendable {
    /// Decimal digits
    case decimal
    /// Digits in a base from 2 to 36: `0xff`, `7#102`
    case radix(WideInt)
    /// A quotient of integers: `22/7`
    case fraction
    /// An integer and a fraction below 1: `3 + 1/7`
    case mixedNumber
    /// Decimal digits with the period in brackets: `3.(142857)`
    case repeating
    /// An expression of roots, π, e and logarithms: `(1 + sqrt(5))/4`
    case exact
    /// An angle in one unit, written in another: `30°`, `0.5 rad`
    case angle(AngleUnit, PostfixOperator)
    /// Degrees, arc minutes and arc seconds of an angle in a unit: `30°15′20″`
    case degreesMinutesSeconds(AngleUnit)
    /// Magnitude and angle of a complex number, the angle in a unit: `5 ∠ 30`
    case polar(AngleUnit)
    /// The terms of the continued fraction as a list
    case continuedFraction
    /// A product of powers of primes: `2^3*3^2*5`
    case factors
    /// A Roman numeral: `MCMLXXVIII`
    case roman
  }

  /// The format that a conversion such as `to hex` asks for.
  func converted(by conversion: Conversion, _ unit: AngleUnit) -> ResultFormat {
    var format = self
    switch conversion {
    case .base(10), .decimal: format.form = .decimal
    case .base(let base): format.form = .radix(WideInt(base))
    case .fraction: format.form = .fraction
    case .mixedNumber: format.form = .mixedNumber
    case .repeating: format.form = .repeating
    case .exact: format.form = .exact
    case .angle(let target): format.form = .angle(unit, target)
    case .degreesMinutesSeconds: format.form = .degreesMinutesSeconds(unit)
    case .polar: format.form = .polar(unit)
    case .rectangular: format.form = .decimal
    case .continuedFraction: format.form = .continuedFraction
    case .factors: format.form = .factors
    case .roman: format.form = .roman
    case .scientific: (format.form, format.notation) = (.decimal, .scientific)
    case .engineering: (format.form, format.notation) = (.decimal, .engineering)
    case .digits(let count): (format.form, format.digits) = (.decimal, .significant(WideInt(count)))
    case .decimals(let count): (format.form, format.digits) = (.decimal, .decimals(WideInt(count)))
    }
    return format
  }

  /// The number in this format's form; `nil` if it has none, as π has no fraction.
  func formText(
    of value: Real, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText? {
    switch form {
    case .decimal: nil
    case .radix(let base): try RadixText(self, base: base).text(of: value, within: budget)
    case .fraction: try rational(value, within: budget).map { exact(Self.quotient($0)) }
    case .mixedNumber: try rational(value, within: budget).map { exact(Self.mixed($0)) }
    case .repeating:
      try rational(value, within: budget).flatMap { RepeatingDecimal($0)?.text }.map(exact)
    case .exact: try value.closedForm(within: budget)?.text.map(exact)
    case .angle(let unit, let target): try angle(value, unit, target, within: budget)
    case .degreesMinutesSeconds(let unit): try sexagesimal(value, unit, within: budget)
    case .polar(let unit): try polarText(of: Complex(value), unit, within: budget)
    case .continuedFraction: try continuedFraction(of: value, within: budget)
    case .factors: try factors(of: value, within: budget)
    case .roman: try rational(value, within: budget).flatMap { RomanNumeral($0)?.text }.map(exact)
    }
  }

  private func exact(_ text: String) -> ResultText {
    ResultText(bytes: Array(text.utf8), isExact: true)
  }

  /// The number as a rational that is short enough to be written.
  private func rational(
    _ value: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Rational? {
    guard let rational = try value.rationalValue(within: budget),
      rational.numerator(limit: Self.fractionBits) != nil,
      rational.denominator(limit: Self.fractionBits) != nil
    else { return nil }
    return rational
  }

  /// As many bits as a whole result has digits, above and below the line.
  private static let fractionBits: WideInt = wholeLimit * 10 / 3

  /// The numerator over the denominator, or the integer.
  private static func quotient(_ value: Rational) -> String {
    let numerator = value.numerator(limit: fractionBits) ?? 0
    let denominator = value.denominator(limit: fractionBits) ?? 1
    return denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
  }

  private static func mixed(_ value: Rational) -> String {
    let whole = value.truncated(limit: fractionBits) ?? 0
    let fraction = value - whole
    if fraction.isZero || whole.isZero { return quotient(value) }
    return "\(whole) \(value.signum < 0 ? "-" : "+") \(quotient(fraction.magnitude))"
  }
}
