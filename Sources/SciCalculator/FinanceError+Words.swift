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
    case .divisionByZero, .notAnInteger, .outOfRange, .severalSolutions, .tooLong,
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
    case .irrational: "round it first: `round(x; 10)` has ten decimals"
    case .noSolution: "money that is paid and money that is received have opposite signs"
    case .divisionByZero, .notAnInteger, .everySolution, .severalSolutions, .tooLong,
      .tooManySignChanges, .mathematics:
      nil
    }
  }
}

extension FinanceArgument {
  /// What helps where the argument is out of range, in any function.
  fileprivate var hint: String? {
    switch self {
    case .rate: "a rate is a fraction above −1: 5% or 0.05"
    case .period: "periods are counted from 1 to the last one"
    case .timing: "payments are made at the end (0) or at the beginning (1)"
    default: nil
    }
  }
}
