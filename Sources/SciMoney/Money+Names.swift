public import SciNumber

// What is often done with amounts, under the names that other libraries have for it.

// MARK: - Taxes and percentages

extension Money {
  /// The tax on this net, exactly: `net.tax(19%)`.
  public func tax(_ rate: Percent) -> Money { rate.of(self) }

  /// The tax in this gross, exactly: 19 euros of 119 at 19 %.
  ///
  /// - Precondition: the rate is not −100 %.
  public func includedTax(_ rate: Percent) -> Money { self - removing(tax: rate) }

  /// The amount and so many hundredths of it: `salary.increased(by: 3%)`.
  public func increased(by percent: Percent) -> Money { adding(percent: percent) }

  /// The amount less so many hundredths of it: `price.decreased(by: 10%)`.
  public func decreased(by percent: Percent) -> Money { subtracting(percent: percent) }

  /// The amount with interest on interest, exactly: `savings.compounded(at: 3.5%, periods: 10)`.
  ///
  /// - Precondition: the result is not longer than ``bitLimit``, and a rate of −100 % has no negative number of periods.
  public func compounded(at rate: Percent, periods: Int) -> Money {
    orStop { () throws(MoneyError) in
      guard let growth = try rate.growth.power(Integer(WideInt(periods)), limit: Self.bitLimit)
      else { throw .tooLarge }
      return try multiplied(by: growth)
    }
  }
}

// MARK: - Rounding

extension Money {
  /// The nearest multiple of an increment: `total.rounded(to: .cash)`, `price.rounded(to: "0.05")`.
  ///
  /// - Precondition: the increment is positive and the currency has a smallest unit if one is asked for;
  ///   ``rounded(_:to:)`` throws where they may not be.
  public func rounded(
    to increment: Increment, _ mode: RoundingMode = .halfAwayFromZero
  ) -> Money {
    orStop { () throws(MoneyError) in try rounded(mode, to: increment) }
  }

  /// The amount rounded to so many decimals, as a percentage is: `price.rounded(places: 0)` is whole units.
  ///
  /// - Precondition: that of ``rounded(_:)-(RoundingMode)``.
  public func rounded(places: Int, _ mode: RoundingMode = .halfAwayFromZero) -> Money {
    rounded(to: .decimals(places), mode)
  }

  /// The nearest multiple of an amount: `price.rounded(toNearest: 0.05)`.
  ///
  /// - Precondition: that of ``rounded(to:_:)``.
  public func rounded(
    toNearest increment: Increment, _ mode: RoundingMode = .halfAwayFromZero
  ) -> Money {
    rounded(to: increment, mode)
  }

  /// The amount rounded to the smallest unit of its currency, and what that took away.
  ///
  /// ```swift
  /// let rounding = (Money(100, .usd) / 3).rounding()
  /// print(rounding.value, rounding.residue)  // USD 33.33 ≈ USD 0.0033
  /// ```
  ///
  /// - Precondition: that of ``rounded(_:)-(RoundingMode)``.
  public func rounding(_ mode: RoundingMode = .halfAwayFromZero) -> Rounded<Money> {
    let value = rounded(mode)
    let residue = self - value
    return Rounded(value: value, residue: residue, wasExact: residue.isZero)
  }

  /// Rounds the amount to the smallest unit of its currency; see ``rounded(_:)-(RoundingMode)``.
  public mutating func round(_ mode: RoundingMode = .halfAwayFromZero) { self = rounded(mode) }
}

// MARK: - Sharing

extension Money {
  /// Shares by percentages, which need not be 100 % together: `total.allocate(ratios: [50%, 30%, 20%])`.
  ///
  /// - Precondition: that of ``allocate(ratios:)-([Rational])``.
  @_disfavoredOverload
  public func allocate(ratios: [Percent]) -> [Money] { allocate(ratios: ratios.map { $0.points }) }

  /// Shares by percentages.
  ///
  /// - Precondition: that of ``allocate(ratios:)-([Rational])``.
  @_disfavoredOverload
  public func allocate(_ ratios: [Percent]) -> [Money] { allocate(ratios: ratios) }

  /// Shares by percentages.
  ///
  /// - Precondition: that of ``allocate(ratios:)-([Rational])``.
  @_disfavoredOverload
  public func allocate(by ratios: [Percent]) -> [Money] { allocate(ratios: ratios) }

  /// Shares by ratios that are counted.
  ///
  /// - Precondition: that of ``allocate(ratios:)-([Rational])``.
  @_disfavoredOverload
  public func allocate(_ ratios: [Int]) -> [Money] { allocate(ratios: ratios) }

  /// Shares by ratios that are counted.
  ///
  /// - Precondition: that of ``allocate(ratios:)-([Rational])``.
  @_disfavoredOverload
  public func allocate(by ratios: [Int]) -> [Money] { allocate(ratios: ratios) }

  /// Shares by two ratios or more: `total.allocate(1, 2, 3)`.
  ///
  /// - Precondition: that of ``allocate(ratios:)-([Rational])``.
  public func allocate(_ first: Rational, _ second: Rational, _ others: Rational...) -> [Money] {
    allocate(ratios: [first, second] + others)
  }

  /// Equal shares and the remainder: 10 dollars split three ways are 3.33 each, and 0.01 is left.
  ///
  /// - Precondition: that of ``split(into:)``.
  public func splitWithRemainder(into count: Int) -> (shares: [Money], remainder: Money) {
    orStop { () throws(MoneyError) in
      guard count > 0 else { throw .allocation(.countNotPositive) }
      let allocation = try allocated(
        by: [Rational](repeating: 1, count: count), remainder: .returned)
      return (allocation.shares, allocation.remainder)
    }
  }
}

// MARK: - Many amounts

extension Money {
  /// The amount, or the end of a range that is nearest to it.
  ///
  /// - Precondition: the amounts are in one currency.
  public func clamped(to limits: ClosedRange<Money>) -> Money {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}

extension Sequence {
  /// The sum of an amount of each element: `lines.sum(of: \.price)`.
  ///
  /// - Precondition: the amounts are in one currency.
  @_disfavoredOverload
  public func sum(of money: (Element) -> Money) -> Money { sum(money) }
}

extension Collection where Element == Money {
  /// The sum divided by the number of amounts, exactly.
  ///
  /// - Precondition: there is an amount, and all are in one currency.
  public func average() -> Money { sum() / count }
}

// MARK: - Decimals

extension Money {
  /// The product with a decimal number of another library, such as Foundation's `Decimal`, exactly.
  ///
  /// - Precondition: it is a number, and was not made from a `Double`; the initialiser of an amount throws there.
  public static func * <Number: DecimalNumber>(left: Money, right: Number) -> Money
  where Number.IntegerLiteralType == Int, Number.FloatLiteralType == Double {
    orStop { () throws(MoneyError) in try left.multiplied(by: exactNumber(right)) }
  }

  /// The quotient by a decimal number of another library, exactly.
  ///
  /// - Precondition: that of a product, and the divisor is not zero.
  public static func / <Number: DecimalNumber>(left: Money, right: Number) -> Money
  where Number.IntegerLiteralType == Int, Number.FloatLiteralType == Double {
    orStop { () throws(MoneyError) in try left.divided(by: exactNumber(right)) }
  }
}

/// The exact number of a decimal of another library, read from its digits.
///
/// Foundation makes 19.989999999999995904 of `let price: Decimal = 19.99`, because Swift passes a literal on as a `Double`. A decimal
/// that is what its type makes of a `Double` with at most 15 digits is an error, and no amount a bit beside the one that was written.
func exactNumber<Number: DecimalNumber>(
  _ decimal: Number
) throws(MoneyError) -> Rational
where Number.IntegerLiteralType == Int, Number.FloatLiteralType == Double {
  guard let value = Rational("\(decimal)") else { throw .syntax(offset: 0, expected: .digit) }
  #if !hasFeature(Embedded)
    // A literal of at most 15 digits is found again from the first 15 of what became of it.
    guard value.exactDigits(maximumCount: 15) == nil,
      let digits = value.digits(.significant(15), rounding: .halfEven, limit: .max),
      let short = Rational(digits)
    else { return value }
    let double = short.doubleValue
    if Rational(shortest: double) == short, Number(floatLiteral: double) == decimal {
      throw .decimalFromDouble("\(double)")
    }
  #endif
  return value
}

#if !hasFeature(Embedded)
  extension Double {
    /// The nearest `Double` to the amount, whose currency is dropped.
    public init(_ money: Money) { self = money.doubleValue }
  }
#endif
