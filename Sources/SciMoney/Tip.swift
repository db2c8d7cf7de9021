public import SciFinance

/// A tip on a bill: always computed from the exact bill and percentage, never from an earlier result.
///
/// ```swift
/// let cents = Rounding(.halfAwayFromZero, to: .minorUnit)
/// let tip = Tip(bill: try Money("19.99", .usd), percent: 15, rounding: .tip(cents))
/// let total = try tip.total  // USD 22.99
/// ```
public struct Tip: Hashable, Sendable {
  /// What the percentage is taken of.
  public enum Basis: Hashable, Sendable {
    /// The whole bill.
    case onGross
    /// The bill without this much tax.
    case onNet(tax: Money)
  }

  /// What is rounded.
  public enum RoundingTarget: Hashable, Sendable {
    /// Nothing.
    case nothing
    /// The tip.
    case tip(Rounding)
    /// The sum of bill and tip; the tip is what is left of it.
    case total(Rounding)
  }

  /// The bill, taxes included.
  public var bill: Money
  /// The percentage.
  public var percent: Percent
  /// What the percentage is taken of.
  public var basis: Basis
  /// What is rounded.
  public var rounding: RoundingTarget

  /// A tip on a bill.
  public init(
    bill: Money, percent: Percent, basis: Basis = .onGross, rounding: RoundingTarget = .nothing
  ) {
    (self.bill, self.percent, self.basis, self.rounding) = (bill, percent, basis, rounding)
  }

  /// The tip before it is rounded.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)`` for a tax in another currency; ``MoneyError/tooLarge``.
  public var exactTip: Money {
    get throws(MoneyError) {
      switch basis {
      case .onGross: try percent.of(bill)
      case .onNet(let tax): try percent.of(bill - tax)
      }
    }
  }

  /// The tip; the errors are those of ``exactTip`` and of ``Money/rounded(_:)``.
  public var tip: Money {
    get throws(MoneyError) {
      switch rounding {
      case .nothing: try exactTip
      case .tip(let rounding): try exactTip.rounded(rounding)
      case .total: try total - bill
      }
    }
  }

  /// The bill and the tip; the errors are those of ``tip``.
  public var total: Money {
    get throws(MoneyError) {
      switch rounding {
      case .nothing, .tip: try bill + tip
      case .total(let rounding): try (bill + exactTip).rounded(rounding)
      }
    }
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
