public import SciNumber

extension Money {
  /// The nearest multiple of an increment, as `mode` says.
  ///
  /// - Throws: ``MoneyError/inexact(residue:)`` if the mode is ``/SciNumber/RoundingMode/unnecessary`` and rounding is not;
  ///   ``MoneyError/noMinorUnit(_:)``; ``MoneyError/domain(_:)`` if the increment is not positive.
  public func rounded(
    _ mode: RoundingMode, to increment: Increment
  ) throws(MoneyError) -> Money {
    // The usual case without a step in between.
    if case .minorUnit = increment, let decimals = currency.minorUnits,
      let rounded = amount.rounded(mode, decimals: WideInt(decimals), limit: Self.bitLimit)
    {
      return Money(rounded, currency)
    }
    return Money(try amount.rounded(mode, to: increment.step(in: currency)), currency)
  }

  /// The amount rounded; the errors are those of ``rounded(_:to:)``.
  public func rounded(_ rounding: Rounding) throws(MoneyError) -> Money {
    try rounded(rounding.mode, to: rounding.increment)
  }

  /// The rounded amount and what rounding took away; the errors are those of ``rounded(_:to:)``.
  public func rounding(
    _ mode: RoundingMode, to increment: Increment
  ) throws(MoneyError) -> Rounded<Money> {
    let value = try rounded(mode, to: increment)
    let residue = try self - value
    return Rounded(value: value, residue: residue, wasExact: residue.isZero)
  }

  /// The rounded amount and what rounding took away; the errors are those of ``rounded(_:to:)``.
  public func rounding(_ rounding: Rounding) throws(MoneyError) -> Rounded<Money> {
    try self.rounding(rounding.mode, to: rounding.increment)
  }

  /// What is paid in cash, and what that leaves for the line "rounding" on the receipt.
  ///
  /// - Throws: the errors of ``rounded(_:to:)``.
  public func cashRounded(_ mode: RoundingMode) throws(MoneyError) -> Rounded<Money> {
    try rounding(mode, to: .cash)
  }

  /// Whether the amount is a multiple of the increment.
  ///
  /// - Throws: ``MoneyError/noMinorUnit(_:)``; ``MoneyError/domain(_:)`` if the increment is not positive.
  public func isRepresentable(in increment: Increment) throws(MoneyError) -> Bool {
    try rounded(.towardZero, to: increment) == self
  }
}
