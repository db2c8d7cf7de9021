import SciFinance
import SciNumber

extension MoneyError: CustomStringConvertible {
  /// What is wrong and what helps, in lower case without a full stop.
  public var description: String {
    switch self {
    case .syntax(let offset, .end): "unexpected text from byte \(offset) on"
    case .syntax(let offset, let expected): "expected \(expected.words) at byte \(offset)"
    case .unknownCurrency(let code): "no currency is called \(code); ISO 4217 codes are in capitals"
    case .ambiguousSymbol(let symbol):
      "several currencies are written \(symbol); write the code, or say which one is expected"
    case .ambiguousNumber(let offset, let readings):
      "the separator at byte \(offset) leaves \(readings.count) readings, "
        + "\(readings.joined(separator: " or ")); write one of these"
    case .unexpectedSymbol(let symbol, let expected):
      "\(symbol) is the symbol of other currencies, and \(expected) is expected; write \(expected)"
    case .currencyMismatch(let left, let right):
      "\(left) and \(right) do not mix; convert one of them with an exchange rate"
    case .unexpectedCurrency(let found, let expected):
      "the amount is in \(found), and \(expected) was asked for; convert it with an exchange rate"
    case .wrongRate(let base, let quote, let from, let to) where from == quote && to == base:
      "the rate is from \(base) to \(quote), not back; use rate.inverse if that is what you mean"
    case .wrongRate(let base, let quote, let from, let to):
      "the rate is from \(base) to \(quote) and cannot convert \(from) to \(to)"
    case .ratesDoNotConnect(let first, let next):
      "the first rate leads to \(first) and the next one begins with \(next)"
    case .noRate(let from, let to): "there is no rate from \(from) to \(to); give one"
    case .divisionByZero: "division by zero; give another divisor"
    case .inexact(let residue):
      "the amount is no whole number of units: \(ExactText.text(residue)) would be lost; round it first"
    case .nonTerminating(let value):
      "the decimals of \(ExactText.text(value)) do not end; give a rounding"
    case .noMinorUnit(let currency): "\(currency) has no smallest unit; give an increment"
    case .allocation(let error): error.description
    case .numberNotString:
      "an amount is a text in quotes such as \"149.85\"; a number was found; "
        + "send it in quotes, or read it by moneyDecodingStrategy of SciFoundation"
    case .decimalFromDouble(let number):
      "the Decimal was made from the Double \(number) and has other digits; "
        + "write Money(\(number), .usd), or Decimal(string: \"\(number)\")"
    case .tooLarge: "the number is longer than \(Money.digitLimit) digits or \(Money.bitLimit) bits"
    case .tooLong(let bits):
      "the number has more than \(bits) bits, too many for a TypedMoney; compute with Money"
    case .domain(let rule): rule.words
    case .finance(let error): error.description
    case .mathematics(let error): error.description
    }
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}

extension MoneyError.Expectation {
  fileprivate var words: String {
    switch self {
    case .digit: "a digit"
    case .end: "nothing more"
    case .groupOfDigits: "groups of digits as the locale has them"
    case .currency: "the code of a currency, such as USD,"
    case .percentSign: "a percent sign"
    case .closingBracket: "brackets in pairs"
    }
  }
}

extension MoneyError.Rule {
  fileprivate var words: String {
    switch self {
    case .incrementIsPositive: "an increment must be positive"
    case .rateIsPositive: "a rate must be positive"
    case .rateHasSixDigits: "a fixed rate of the euro has six significant digits"
    case .askIsNotBelowBid: "the ask must not be below the bid"
    case .doubleIsFinite: "the double is infinite or not a number"
    case .bidAndAskAreOfOnePair: "bid and ask must be rates between the same two currencies"
    case .fixedRateIsOfTheEuro: "a fixed rate of the euro says what one euro costs; its base is EUR"
    case .customCodeIsNew:
      "the code of a currency of your own has three to six capital letters and is not in ISO 4217"
    case .minorUnitsAreFew: "the smallest unit of a currency has 0 to 30 decimals"
    }
  }
}
