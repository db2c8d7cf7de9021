import SciFinance
import SciNumber

extension MoneyError: CustomStringConvertible {
  /// What is wrong and what helps, in lower case without a full stop.
  public var description: String {
    switch self {
    case .syntax(let offset, let expected): "expected \(expected.words) at byte \(offset)"
    case .unknownCurrency(let code): "no currency is called \(code); ISO 4217 codes are in capitals"
    case .ambiguousSymbol(let symbol):
      "several currencies are written \(symbol); write the code, or say which one is expected"
    case .currencyMismatch(let left, let right):
      "\(left) and \(right) do not mix; convert one of them with an exchange rate"
    case .noRate(let from, let to): "there is no rate between \(from) and \(to); give one"
    case .divisionByZero: "division by zero; give another divisor"
    case .inexact(let residue):
      "rounding was said to be unnecessary and would take \(ExactText.text(residue)) away; give another mode"
    case .nonTerminating(let value):
      "the decimals of \(ExactText.text(value)) do not end; give a rounding"
    case .noMinorUnit(let currency): "\(currency) has no smallest unit; give an increment"
    case .allocation(let error): error.description
    case .numberNotString: "an amount is a text in quotes such as \"149.85\"; a number was found"
    case .tooLarge: "the number is longer than \(Money.digitLimit) digits or \(Money.bitLimit) bits"
    case .domain(let rule): rule.words
    case .finance(let error): error.description
    case .mathematics(let error): "\(error)"
    }
  }
}

extension MoneyError.Expectation {
  fileprivate var words: String {
    switch self {
    case .digit: "a digit"
    case .end: "nothing more"
    case .groupOfDigits: "groups of digits as the locale has them"
    case .currency: "a currency"
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
    }
  }
}
