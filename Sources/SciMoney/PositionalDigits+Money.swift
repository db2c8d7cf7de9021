import SciLocale
import SciNumber

extension PositionalDigits {
  /// All digits of a number whose decimals end, with zeros behind them up to `minimumDecimals`.
  ///
  /// - Throws: ``MoneyError/nonTerminating(_:)``; ``MoneyError/tooLarge`` beyond ``Money/digitLimit``.
  init(_ value: Rational, minimumDecimals: Int) throws(MoneyError) {
    guard value.isDecimal else { throw .nonTerminating(value) }
    guard let digits = value.exactDigits(maximumCount: WideInt(Money.digitLimit)),
      abs(digits.exponent) <= Money.digitLimit, 0...Money.digitLimit ~= minimumDecimals
    else { throw .tooLarge }
    self.init(digits, minimumDecimals: WideInt(minimumDecimals))
  }
}

extension NumberLocale {
  /// Writes the digits of a number.
  func text(
    _ digits: PositionalDigits, style: NumberStyle, currency: CurrencyLabel? = nil
  ) -> String {
    text(
      isNegative: digits.isNegative, integer: digits.integer, fraction: digits.fraction,
      style: style, currency: currency)
  }
}

extension NumberWriter {
  /// Writes the digits of a number.
  func utf8(_ digits: PositionalDigits) -> [UInt8] {
    utf8(isNegative: digits.isNegative, integer: digits.integer, fraction: digits.fraction)
  }
}
