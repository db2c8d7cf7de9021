public import SciMoney
public import SciNumber

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

// Foundation's decimals to exact numbers and back, with every digit or an error.

extension Decimal {
  /// The number itself, exactly.
  ///
  /// It is a property and no initialiser of `Rational` that takes a `Decimal`: `Rational(3.133)` would then compile,
  /// and Foundation makes 3.132999999999999488 of such a literal.
  ///
  /// - Throws: ``ConversionError/notANumber``.
  public var rational: Rational {
    get throws(ConversionError) {
      // The text has all digits, a point in every locale, and is not a number only for NaN.
      guard let value = Rational(description) else { throw .notANumber }
      return value
    }
  }

  /// So many whole units of a currency, exactly; nothing is rounded to its smallest unit.
  ///
  /// - Throws: ``ConversionError/notANumber``.
  public func money(in currency: Currency) throws(ConversionError) -> Money {
    Money(try rational, currency)
  }
}

extension Decimal {
  /// The decimal that is exactly a number.
  ///
  /// There is one for all numbers of up to 38 digits, and some of 39, behind at most 128 decimal places.
  ///
  /// - Throws: ``ConversionError/nonTerminating(_:)``; ``ConversionError/notRepresentable(_:)``.
  public init(exactly value: Rational) throws(ConversionError) {
    guard value.isDecimal else { throw .nonTerminating(value) }
    guard let digits = value.exactDigits(maximumCount: 39) else { throw .notRepresentable(value) }
    // Zeros stand in the significand as far as the exponent does not go so high. A text is the only way to such a
    // number: Foundation's arithmetic takes zeros out of every result, and then it has an exponent too many.
    let exponent = digits.exponent - digits.digits.count + 1
    let zeros = max(0, exponent - Self.largestExponent)
    guard zeros < 39 else { throw .notRepresentable(value) }
    let text =
      (digits.isNegative ? "-" : "") + String(decoding: digits.digits, as: UTF8.self)
      + String(repeating: "0", count: zeros) + "e\(exponent - zeros)"
    guard let decimal = Decimal(string: text) else { throw .notRepresentable(value) }
    // Foundation cuts a text that is too long without a word; so its result is read back.
    guard try decimal.rational == value else { throw .notRepresentable(value) }
    self = decimal
  }

  /// The decimal that is exactly the amount; its currency is dropped.
  ///
  /// - Throws: ``ConversionError/nonTerminating(_:)``; ``ConversionError/notRepresentable(_:)``.
  public init(exactly money: Money) throws(ConversionError) {
    try self.init(exactly: money.amount)
  }

  private static let largestExponent = 127
}
