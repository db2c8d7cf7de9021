public import SciNumber

extension Schedule {
  /// How amounts are rounded, where the difference goes, and what is paid besides.
  ///
  /// ```swift
  /// var options = Schedule.Options.rounded(
  ///   to: Rational(1, 100), payment: .ceiling, interest: .halfEven, remainder: .extraPeriod)
  /// options.extraPayments[12] = 1000
  /// ```
  public struct Options: Hashable, Sendable {
    /// What payments and interest are multiples of, such as 0.01; `nil` leaves all amounts exact.
    public var increment: Rational?
    /// How the payment is rounded.
    public var paymentRounding: RoundingMode
    /// How the interest of each period is rounded.
    public var interestRounding: RoundingMode
    /// Where the difference goes that rounding leaves.
    public var remainder: Remainder
    /// What is paid besides, by the number of the period; the term becomes shorter.
    public var extraPayments: [Int: Rational]

    /// Options for amounts that are not rounded.
    public static let exact = Options(
      increment: nil, paymentRounding: .unnecessary, interestRounding: .unnecessary,
      remainder: .adjustLast, extraPayments: [:])

    /// Options for payments and interest that are multiples of an increment.
    ///
    /// With `RoundingMode.unnecessary` a schedule throws where an amount is no multiple of it.
    ///
    /// - Parameters:
    ///   - increment: what amounts are multiples of, such as 0.01.
    ///   - payment: how the payment is rounded.
    ///   - interest: how the interest of each period is rounded.
    ///   - remainder: where the difference goes that rounding leaves.
    ///   - extraPayments: what is paid besides, by the number of the period.
    /// - Returns: the options.
    public static func rounded(
      to increment: Rational, payment: RoundingMode, interest: RoundingMode,
      remainder: Remainder = .adjustLast, extraPayments: [Int: Rational] = [:]
    ) -> Options {
      Options(
        increment: increment, paymentRounding: payment, interestRounding: interest,
        remainder: remainder, extraPayments: extraPayments)
    }
  }
}

extension Schedule.Options {
  /// So many increments, rounded to whole ones; the number itself where amounts are exact.
  func rounded(units: Rational, _ mode: RoundingMode) throws(FinanceError) -> Rational {
    guard let increment else { return units }
    // Only a mode that does not round fails here: other numbers have fewer than 2³⁴ bits.
    guard let whole = units.rounded(mode, limit: Integer.largestBitWidth) else {
      throw .mathematics(.inexact)
    }
    return whole * increment
  }
}
