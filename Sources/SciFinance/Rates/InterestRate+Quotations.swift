public import SciNumber

// MARK: - Quotations in fractions

extension InterestRate {
  /// A price quoted in fractions as a decimal, as `DOLLARDE`: 1.02 in sixteenths is 1 + 2/16.
  ///
  /// Exact. The digits behind the point are read as many as the fraction has, so that 1.1 in sixteenths is 1 + 10/16.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a fraction below 1.
  public static func dollarde(_ price: Rational, _ fraction: Int) throws(FinanceError) -> Rational {
    let (whole, rest, scale) = try quotation(price, fraction)
    return whole + rest * scale / Rational(fraction)
  }

  /// A decimal price quoted in fractions, as `DOLLARFR`: 1.125 in sixteenths is 1.02.
  ///
  /// Exact.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a fraction below 1.
  public static func dollarfr(_ price: Rational, _ fraction: Int) throws(FinanceError) -> Rational {
    let (whole, rest, scale) = try quotation(price, fraction)
    return whole + rest * Rational(fraction) / scale
  }

  /// The price before and behind the point, and the least power of ten that is not below the fraction.
  private static func quotation(
    _ price: Rational, _ fraction: Int
  ) throws(FinanceError) -> (whole: Rational, rest: Rational, scale: Rational) {
    try requireShort(price)
    guard fraction > 0 else { throw .outOfRange(.fraction) }
    guard let whole = price.truncated(limit: Annuity.mostBits) else {
      throw .mathematics(.exactLimit(bits: Annuity.mostBits))
    }
    var scale: Rational = 1
    while scale < Rational(fraction) { scale = scale * 10 }
    return (whole, price - whole, scale)
  }
}
