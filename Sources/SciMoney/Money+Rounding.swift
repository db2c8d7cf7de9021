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
    let residue = try subtracting(value)
    return Rounded(value: value, residue: residue, wasExact: residue.isZero)
  }

  /// The rounded amount and what rounding took away; the errors are those of ``rounded(_:to:)``.
  public func rounding(_ rounding: Rounding) throws(MoneyError) -> Rounded<Money> {
    try self.rounding(rounding.mode, to: rounding.increment)
  }

  /// What is paid in cash, and what that leaves for the line "rounding" on the receipt.
  ///
  /// - Throws: the errors of ``rounded(_:to:)``.
  public func cashRounded(_ mode: RoundingMode = .halfAwayFromZero) throws(MoneyError) -> Rounded<
    Money
  > {
    try rounding(mode, to: .cash)
  }

  /// Whether the amount is a multiple of the increment.
  ///
  /// - Throws: ``MoneyError/noMinorUnit(_:)``; ``MoneyError/domain(_:)`` if the increment is not positive.
  public func isRepresentable(in increment: Increment) throws(MoneyError) -> Bool {
    try rounded(.towardZero, to: increment) == self
  }
}

// MARK: - To the smallest unit

extension Money {
  /// The amount rounded to the smallest unit of its currency; a tie goes away from zero, as `rounded()` of `Double` has it.
  ///
  /// ```swift
  /// let tax = (Money("19.99", .usd) * "0.0825").rounded()  // USD 1.65
  /// let even = Money("0.125", .usd).rounded(.bankers)  // USD 0.12
  /// ```
  ///
  /// An amount of a currency without a smallest unit, such as gold, stays as it is. ``rounding(_:to:)`` also tells what
  /// was taken away.
  ///
  /// - Precondition: the mode is not `unnecessary`, or nothing is lost; ``rounded(_:to:)`` throws there.
  public func rounded(_ mode: RoundingMode = .halfAwayFromZero) -> Money {
    guard currency.minorUnits != nil else { return self }
    return orStop { () throws(MoneyError) in try rounded(mode, to: .minorUnit) }
  }
}

extension TypedMoney {
  /// The amount rounded to the smallest unit of its currency, as ``Money/rounded(_:)-(RoundingMode)`` does.
  public func rounded(_ mode: RoundingMode = .halfAwayFromZero) -> TypedMoney {
    TypedMoney(money.rounded(mode).amount)
  }
}
