public import SciNumber

/// Why there is no amount.
public enum MoneyError: Error, Hashable, Sendable {
  /// What a text should have had at some place.
  public enum Expectation: String, Hashable, Sendable {
    case digit
    case end
    case groupOfDigits
    case currency
    case percentSign
    case closingBracket
  }

  /// A rule for an argument that was not kept.
  public enum Rule: String, Hashable, Sendable {
    case incrementIsPositive
    case countIsPositive
    case rateIsPositive
    case rateHasSixDigits
    case askIsNotBelowBid
    case doubleIsFinite
    case startIsAnIndex
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
  /// An amount that is to be allocated has a part smaller than the unit.
  case notMultipleOfUnit(residue: Rational)
  /// The currency has no smallest unit.
  case noMinorUnit(Currency)
  /// There is nobody to allocate to.
  case emptyRatios
  /// The ratio at this index is negative.
  case negativeRatio(index: Int)
  /// All ratios are zero.
  case zeroRatios
  /// A JSON number stands where a text is expected.
  case numberNotString
  /// The number would be longer than ``Money/bitLimit`` or ``Money/digitLimit`` allow.
  case tooLarge
  /// An argument breaks a rule.
  case domain(Rule)
}
