public import SciNumber

/// A tip on a bill, in exact numbers: always computed from the bill and the percentage, never from an earlier result.
///
/// The tip is rounded to a multiple of ``increment``, and the total to one of ``totalIncrement`` after that; the tip is then what
/// is left of the total, so that bill and tip are always the total.
///
/// ```swift
/// var tip = Tip(bill: Rational(1999, 100), percent: 15)
/// try tip.amounts().tip  // 2.9985
/// tip.increment = Rational(1, 100)
/// try tip.amounts().tip  // 3
/// tip.totalIncrement = 5
/// try tip.amounts().total  // 25
/// ```
public struct Tip: Hashable, Sendable {
  /// What is paid without the tip, taxes included.
  public var bill: Rational
  /// How many hundredths of the bill less its taxes the tip is.
  public var percent: Rational
  /// The part of the bill that the percentage is not taken of; 0 for a tip on the whole bill.
  public var tax: Rational
  /// What the tip is rounded to a multiple of, such as 0.01; `nil` leaves it exact.
  public var increment: Rational?
  /// How the tip is rounded.
  public var rounding: RoundingMode
  /// What the total is rounded to a multiple of, such as 1; `nil` leaves it as it is.
  public var totalIncrement: Rational?
  /// How the total is rounded.
  public var totalRounding: RoundingMode

  /// A tip; without increments it is exact.
  public init(
    bill: Rational, percent: Rational, tax: Rational = 0, increment: Rational? = nil,
    rounding: RoundingMode = .halfUpward, totalIncrement: Rational? = nil,
    totalRounding: RoundingMode = .ceiling
  ) {
    (self.bill, self.percent, self.tax) = (bill, percent, tax)
    (self.increment, self.rounding) = (increment, rounding)
    (self.totalIncrement, self.totalRounding) = (totalIncrement, totalRounding)
  }

  /// What is given and what is paid.
  public struct Amounts: Hashable, Sendable {
    /// The tip.
    public let tip: Rational
    /// The bill and the tip.
    public let total: Rational
    /// What rounding the total added to the tip: it is negative where the total was rounded down.
    public let adjustment: Rational
    /// How many hundredths of the bill less its taxes the tip really is; `nil` where that is 0.
    public let effectivePercent: Rational?
  }

  /// The tip and the total.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for an increment that is not positive; ``FinanceError/mathematics(_:)`` with
  ///   `MathError.inexact` where a mode is `RoundingMode.unnecessary` and something would be lost, and for numbers that are
  ///   too long to write out.
  public func amounts() throws(FinanceError) -> Amounts {
    try requireShort([bill, percent, tax, increment ?? 1, totalIncrement ?? 1])
    let base = bill - tax
    let asked = try Self.rounded(base * percent * Self.hundredth, rounding, increment)
    let total = try Self.rounded(bill + asked, totalRounding, totalIncrement)
    let tip = total - bill
    return Amounts(
      tip: tip, total: total, adjustment: tip - asked,
      effectivePercent: base.isZero ? nil : tip / base * 100)
  }

  private static func rounded(
    _ value: Rational, _ mode: RoundingMode, _ increment: Rational?
  ) throws(FinanceError) -> Rational {
    guard let increment else { return value }
    guard increment.signum > 0 else { throw .outOfRange(.increment) }
    // Only a mode that does not round fails here: the numbers are short.
    guard
      let rounded = value.rounded(
        mode, toMultipleOf: increment, limit: Integer.largestBitWidth)
    else { throw .mathematics(.inexact) }
    return rounded
  }

  private static let hundredth = Rational(1, 100)
}

extension Tip.Amounts: CustomStringConvertible {
  /// The tip and the total, such as `tip 7.5, total 57.5`.
  public var description: String { "tip \(tip), total \(total)" }
}

extension Tip: CustomStringConvertible {
  /// The percentage and the bill, such as `15% of 19.99`; the amounts are to be asked for, since there may be none.
  public var description: String {
    "\(percent)% of \(bill)\(tax.isZero ? "" : " less \(tax)")"
  }
}
