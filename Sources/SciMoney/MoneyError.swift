public import SciFinance
public import SciNumber

/// Why there is no amount.
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
  }

  /// The text is no amount: something else was expected `offset` bytes from its start.
  case syntax(offset: Int, expected: Expectation)
  /// No currency has this code or symbol.
  case unknownCurrency(String)
  /// Several currencies have this symbol.
  case ambiguousSymbol(String)
  /// The two amounts are in different currencies.
  case currencyMismatch(Currency, Currency)
  /// No exchange rate was given for the pair.
  case noRate(from: Currency, to: Currency)
  /// A divisor is zero.
  case divisionByZero
  /// Rounding was said to be unnecessary, and would take `residue` away.
  case inexact(residue: Rational)
  /// The decimals of this number do not end, so it needs a rounding to be written.
  case nonTerminating(Rational)
  /// The currency has no smallest unit.
  case noMinorUnit(Currency)
  /// The amount cannot be shared out.
  case allocation(AllocationError)
  /// A JSON number stands where a text is expected.
  case numberNotString
  /// The number would be longer than ``Money/bitLimit`` or ``Money/digitLimit`` allow.
  case tooLarge
  /// An argument breaks a rule.
  case domain(Rule)
  /// A question about a loan, a tip or cash flows has no answer.
  case finance(FinanceError)
  /// The number has no amount, or none within the budget.
  case mathematics(MathError)
}
