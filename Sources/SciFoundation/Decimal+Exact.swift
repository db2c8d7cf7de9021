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
    // The last digit's exponent. Above the largest, zeros move into the significand, which may have room for them.
    let exponent = digits.exponent - digits.digits.count + 1
    let zeros = max(0, exponent - Self.exponents.upperBound)
    guard exponent >= Self.exponents.lowerBound, zeros < 39,
      let significand = UInt128(
        String(decoding: digits.digits, as: UTF8.self) + String(repeating: "0", count: zeros))
    else { throw .notRepresentable(value) }
    self.init(
      sign: digits.isNegative ? .minus : .plus, exponent: exponent - zeros,
      significand: Decimal(significand: significand))
    // Foundation rounds, or gives 0 or NaN, without a word; so its result is read back.
    guard try rational == value else { throw .notRepresentable(value) }
  }

  /// The decimal that is exactly the amount; its currency is dropped.
  ///
  /// - Throws: ``ConversionError/nonTerminating(_:)``; ``ConversionError/notRepresentable(_:)``.
  public init(exactly money: Money) throws(ConversionError) {
    try self.init(exactly: money.amount)
  }

  private static let exponents = -128...127

  /// An integer of 128 bits from its halves; neither product nor sum is longer, so neither is rounded.
  ///
  /// `Decimal(string:)` would read a prefix of its text, and cut a long one, without a word.
  private init(significand: UInt128) {
    let high = Decimal(UInt64(truncatingIfNeeded: significand >> 64))
    let low = Decimal(UInt64(truncatingIfNeeded: significand))
    self = high * (Decimal(UInt64.max) + 1) + low
  }
}
