// The errors of financial functions in words.

import SciFinance
import SciNumber

extension FinanceError {
  /// The error in one line.
  ///
  /// - Parameters:
  ///   - name: the name of the function that was called.
  ///   - function: its entry.
  /// - Returns: lower case, without a full stop.
  func message(_ name: String, _ function: Function?) -> String {
    let unknown = function?.unknown ?? "number"
    return switch self {
    case .irrational: "`\(name)` takes a rational number here"
    case .noSolution: "no \(unknown) solves the equation"
    case .everySolution: "every \(unknown) solves the equation"
    case .mathematics(let error): error.message(function: name)
    case .invalidDate(let text): "there is no day \(text)"
    case .divisionByZero, .notAnInteger, .outOfRange, .wrongOrder, .severalSolutions, .tooLong,
      .tooManySignChanges:
      description
    }
  }

  /// What may help, beside the message.
  ///
  /// - Parameter function: the entry of the function that was called.
  /// - Returns: one line, or `nil` where nothing more can be said.
  func hint(_ function: Function?) -> String? {
    switch self {
    case .outOfRange(let argument): function?.hint(for: argument) ?? argument.hint
    case .notAnInteger(let argument): argument.hint
    case .wrongOrder(let argument, _): argument.hint
    case .irrational: "round it first: `round(x; 10)` has ten decimals"
    case .noSolution: "money that is paid and money that is received have opposite signs"
    case .divisionByZero, .invalidDate, .everySolution, .severalSolutions, .tooLong,
      .tooManySignChanges, .mathematics:
      nil
    }
  }
}

extension FinanceArgument {
  /// What helps with the argument in any function, beside what it must be.
  fileprivate var hint: String? {
    switch self {
    case .settlement, .maturity, .issue, .firstCoupon, .lastCoupon, .dates:
      "a day is a number as in spreadsheets: `date(2026; 11; 21)`"
    default: nil
    }
  }
}
