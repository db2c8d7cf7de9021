import SciLocale
package import SciNumber

/// A format for the amounts of one currency, whose symbol and separators are found once.
///
/// A class, so that what is found is not copied for each amount.
package final class MoneyWriter: Sendable {
  private let currency: Currency
  private let rounding: Rounding?
  private let minimumDecimals: Int
  private let writer: NumberWriter

  /// Makes a format ready for a currency.
  ///
  /// - Parameters:
  ///   - format: how amounts are written.
  ///   - currency: the currency of all of them.
  ///   - usesGroups: whether digits before the decimal separator stand in groups, where the locale has them.
  /// - Throws: ``MoneyError/noMinorUnit(_:)`` and ``MoneyError/domain(_:)``, where the format rounds to multiples of what the currency has not.
  package init(
    _ format: MoneyFormat, _ currency: Currency, usesGroups: Bool = true
  ) throws(MoneyError) {
    self.currency = currency
    rounding = format.rounding
    minimumDecimals =
      if let rounding { try Self.decimals(of: rounding.increment, in: currency) } else {
        currency.minorUnits ?? 0
      }
    writer = NumberWriter(
      format.locale, style: format.style, currency: format.currencyLabel(currency),
      usesGroups: usesGroups)
  }

  /// Writes an amount of the currency in UTF-8; the errors are those of ``MoneyFormat/text(_:)``.
  package func utf8(of amount: Rational) throws(MoneyError) -> [UInt8] {
    let amount =
      if let rounding { try Money(amount, currency).rounded(rounding).amount } else { amount }
    return writer.utf8(try PositionalDigits(amount, minimumDecimals: minimumDecimals))
  }

  /// How many decimals are always written of multiples of an increment.
  private static func decimals(
    of increment: Increment, in currency: Currency
  ) throws(MoneyError) -> Int {
    switch try increment.step(in: currency) {
    case .decimals(let count): return max(0, count)
    case .amount(let amount):
      guard amount.isDecimal, !amount.isInteger else {
        return amount.isInteger ? 0 : currency.minorUnits ?? 0
      }
      // Multiples of 0.05 are written with the two decimals of the unit.
      return max(
        try PositionalDigits(amount, minimumDecimals: 0).fraction.count, currency.minorUnits ?? 0)
    }
  }
}
