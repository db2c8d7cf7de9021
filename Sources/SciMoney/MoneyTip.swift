public import SciFinance

/// A tip on a bill: a `Tip` of SciFinance whose numbers are amounts of one currency.
///
/// ```swift
/// var tip = MoneyTip(bill: try Money("19.99", .usd), percent: 15)
/// tip.rounding = Rounding(.halfAwayFromZero, to: .minorUnit)
/// try tip.total  // USD 22.99
/// tip.totalRounding = Rounding(.ceiling, to: .amount(1))
/// try tip.tip  // USD 3.01
/// ```
public struct MoneyTip: Hashable, Sendable {
  /// What is paid without the tip, taxes included.
  public var bill: Money
  /// The percentage.
  public var percent: Percent
  /// The part of the bill that the percentage is not taken of; `nil` for a tip on the whole bill.
  public var tax: Money?
  /// How the tip is rounded; `nil` leaves it exact.
  public var rounding: Rounding?
  /// How the total is rounded after that, the tip being what is left of it; `nil` leaves it as it is.
  public var totalRounding: Rounding?

  /// A tip on a bill.
  public init(
    bill: Money, percent: Percent, tax: Money? = nil, rounding: Rounding? = nil,
    totalRounding: Rounding? = nil
  ) {
    (self.bill, self.percent, self.tax) = (bill, percent, tax)
    (self.rounding, self.totalRounding) = (rounding, totalRounding)
  }

  /// A tip of a percentage as a text such as `"17.5"` says it.
  ///
  /// - Throws: the errors of ``Percent/init(_:)-(String)``.
  @_disfavoredOverload
  public init(
    bill: Money, percent: some StringProtocol, tax: Money? = nil, rounding: Rounding? = nil,
    totalRounding: Rounding? = nil
  ) throws(MoneyError) {
    self.init(
      bill: bill, percent: try Percent(String(percent)), tax: tax, rounding: rounding,
      totalRounding: totalRounding)
  }

  /// The tip; the errors are those of ``Money/rounded(_:)-(Rounding)``, and ``MoneyError/unexpectedCurrency(_:expected:)`` for a
  /// tax in another currency.
  public var tip: Money {
    get throws(MoneyError) { Money(try amounts().tip, bill.currency) }
  }

  /// The bill and the tip; the errors are those of ``tip``.
  public var total: Money {
    get throws(MoneyError) { Money(try amounts().total, bill.currency) }
  }

  /// What the tip really is of the bill less the tax, after rounding; `nil` where that is 0.
  ///
  /// The errors are those of ``tip``.
  public var effectivePercent: Percent? {
    get throws(MoneyError) { try amounts().effectivePercent.map { Percent(points: $0) } }
  }

  private func amounts() throws(MoneyError) -> Tip.Amounts {
    try tax?.require(bill.currency)
    var tip = SciFinance.Tip(bill: bill.amount, percent: percent.points, tax: tax?.amount ?? 0)
    if let rounding {
      (tip.rounding, tip.increment) = (
        rounding.mode, try rounding.increment.amount(in: bill.currency)
      )
    }
    if let totalRounding {
      (tip.totalRounding, tip.totalIncrement) = (
        totalRounding.mode, try totalRounding.increment.amount(in: bill.currency)
      )
    }
    return try financially { () throws(FinanceError) in try tip.amounts() }
  }

  /// What each of `count` persons pays of the total.
  ///
  /// - Throws: the errors of ``tip`` and of ``Money/split(into:unit:remainder:residue:)``; a total that is no whole
  ///   number of smallest units must have been rounded.
  public func split(
    into count: Int, unit: Increment = .minorUnit,
    remainder: RemainderPolicy = .largestRemainder
  ) throws(MoneyError) -> [Money] {
    try total.split(into: count, unit: unit, remainder: remainder)
  }
}

/// A tip on a bill of money: ``MoneyTip`` under the name that one tries first.
///
/// ```swift
/// let tip = Tip(bill: Money("84.50", .usd), percent: 18%)
/// let total = try tip.total  // USD 99.71
/// ```
// swift-format-ignore: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
public func Tip(
  bill: Money, percent: Percent, tax: Money? = nil, rounding: Rounding? = nil,
  totalRounding: Rounding? = nil
) -> MoneyTip {
  MoneyTip(
    bill: bill, percent: percent, tax: tax, rounding: rounding, totalRounding: totalRounding)
}

extension MoneyTip {
  /// The tip: ``tip`` by another name, with its errors.
  public var amount: Money {
    get throws(MoneyError) { try tip }
  }
}
