// Rational numbers from and to text that reads back as the same number.

extension Rational: LosslessStringConvertible {
  /// The number that `description` denotes: a literal or two with a slash between, with an optional sign in front.
  ///
  /// `nil` for anything else, and where the divisor is zero or a scale leaves its range.
  public init?(_ description: String) {
    let isSigned = description.hasPrefix("-") || description.hasPrefix("+")
    let parts = description.utf8.dropFirst(isSigned ? 1 : 0)
      .split(separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
    guard var value = Rational(decimalLiteral: Array(parts[0])) else { return nil }
    if parts.count == 2 {
      guard let divisor = Rational(decimalLiteral: Array(parts[1])), !divisor.isZero,
        let quotient = value.divided(by: divisor, limit: Integer.largestBitWidth)
      else { return nil }
      value = quotient
    }
    self = description.hasPrefix("-") ? -value : value
  }

  /// The number in a form that ``init(_:)-(String)`` reads back: a decimal, or a fraction in lowest terms.
  ///
  /// A decimal has an `e` where its first digit is not one of 10⁻⁷ … 10²⁰ and its last one is beyond 10^±20: `1.5e-30`. A fraction with
  /// such an exponent has it before the slash.
  public var description: String {
    let (numerator, denominator, scale) = parts
    guard denominator.isOne else {
      guard abs(scale) <= 20, let top = self.numerator(limit: .max),
        let bottom = self.denominator(limit: .max)
      else { return "\(numerator)e\(-scale)/\(denominator)" }
      return "\(top)/\(bottom)"
    }
    guard let digits = exactDigits(maximumCount: .max) else { return "\(numerator)e\(-scale)" }
    let isPositional = abs(scale) <= 20 || digits.isUsuallyPositional
    return (isPositional ? PositionalDigits(digits) : PositionalDigits(scientific: digits))
      .description
  }
}
