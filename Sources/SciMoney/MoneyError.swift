public import SciFinance
public import SciNumber

/// Why there is no amount.
///
/// ```swift
/// do throws(MoneyError) {
///   let price = try Money("12,50", .eur)
/// } catch {
///   print(error)  // unexpected text from byte 2 on
/// }
/// ```
public enum MoneyError: Error, Hashable, Sendable {
  /// What a text should have had at some place.
  public enum Expectation: String, Hashable, Sendable {
    /// A digit, 0 to 9 or one of the locale.
    case digit
    /// Nothing more, or nothing but digits and separators here.
    case end
    /// Groups of digits as the locale has them, or none.
    case groupOfDigits
    /// A code or a symbol, since no currency was expected.
    case currency
    /// A percent sign.
    case percentSign
    /// Brackets in pairs.
    case closingBracket
  }

  /// A rule for an argument that was not kept.
  public enum Rule: String, Hashable, Sendable {
    /// An increment is above 0.
    case incrementIsPositive
    /// An exchange rate is above 0.
    case rateIsPositive
    /// A fixed rate of the euro has six significant digits.
    case rateHasSixDigits
    /// A dealer does not sell for less than he buys.
    case askIsNotBelowBid
    /// A `Double` is a number.
    case doubleIsFinite
    /// Bid and ask are rates of one pair of currencies.
    case bidAndAskAreOfOnePair
    /// A fixed rate of the euro says what one euro costs.
    case fixedRateIsOfTheEuro
    /// The code of a currency of one's own has three to six capital letters and is not in ISO 4217.
    case customCodeIsNew
    /// The smallest unit of a currency of one's own has at most 30 decimals.
    case minorUnitsAreFew
  }

  /// The text is no amount: something else was expected `offset` bytes from its start.
  case syntax(offset: Int, expected: Expectation)
  /// No currency has this code or symbol.
  case unknownCurrency(String)
  /// Several currencies have this symbol.
  case ambiguousSymbol(String)
  /// A separator may stand before decimals or between groups of digits; the readings have the locale's decimal separator
  /// and no groups.
  case ambiguousNumber(offset: Int, readings: [String])
  /// An amount of `expected` has a symbol that is one of several other currencies.
  case unexpectedSymbol(String, expected: Currency)
  /// Two amounts that were added, subtracted, divided or compared are in different currencies.
  case currencyMismatch(Currency, Currency)
  /// An amount is in a currency, and the caller named another one.
  case unexpectedCurrency(Currency, expected: Currency)
  /// An exchange rate between `base` and `quote` was given for a conversion between two other currencies, or in the
  /// other direction.
  ///
  /// It is indirect because a larger error makes every call that may throw it longer: telco by 4 %.
  indirect case wrongRate(base: Currency, quote: Currency, from: Currency, to: Currency)
  /// The first of two rates leads to a currency that the second one does not begin with.
  case ratesDoNotConnect(Currency, Currency)
  /// No exchange rate was given for the pair.
  case noRate(from: Currency, to: Currency)
  /// A divisor is zero.
  case divisionByZero
  /// The amount is no multiple of the unit: `residue` would be lost, and nothing says that it may be.
  case inexact(residue: Rational)
  /// The decimals of this number do not end, so it needs a rounding to be written.
  case nonTerminating(Rational)
  /// The currency has no smallest unit.
  case noMinorUnit(Currency)
  /// The amount cannot be shared out as was asked.
  case allocation(AllocationError)
  /// A JSON number stands where a text is expected.
  case numberNotString
  /// A `Decimal` was made from the `Double` with these digits, and has others: Swift passes `let price: Decimal = 19.99` on as a
  /// `Double`.
  case decimalFromDouble(String)
  /// The number would be longer than ``Money/bitLimit`` or ``Money/digitLimit`` allow.
  case tooLarge
  /// The number has more bits than a ``TypedMoney`` takes from outside.
  case tooLong(bits: WideInt)
  /// An argument breaks a rule.
  case domain(Rule)
  /// A question about a loan, a tip or cash flows has no answer.
  case finance(FinanceError)
  /// The number has no amount, or none within the budget.
  case mathematics(MathError)
}
