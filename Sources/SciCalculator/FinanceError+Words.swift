// The failures of financial functions in words.

import SciFinance
import SciNumber

extension FinanceError {
  /// The error in one line.
  ///
  /// - Parameter function: the name of the function that was called.
  /// - Returns: lower case, without a full stop.
  func message(function: String) -> String {
    switch self {
    case .irrational: "`\(function)` takes a rational number here"
    case .noSolution: "no \(Self.unknown(of: function)) solves the equation"
    case .everySolution: "every \(Self.unknown(of: function)) solves the equation"
    case .mathematics(let error): error.message(function: function)
    case .divisionByZero, .notAnInteger, .outOfRange, .wrongOrder, .invalidDate,
      .severalSolutions, .tooLong, .tooManySignChanges:
      description
    }
  }

  /// What may help, beside the message.
  ///
  /// - Parameter function: the name of the function that was called.
  /// - Returns: one line, or `nil` where nothing more can be said.
  func hint(function: String) -> String? {
    switch self {
    case .outOfRange(.rate): "a rate is a fraction above −1: 5% or 0.05"
    case .outOfRange(.period):
      function.hasPrefix("cum")
        ? "periods are counted from 1, and the first is not after the last"
        : "periods are counted from 1 to the last one"
    case .outOfRange(.timing): "payments are made at the end (0) or at the beginning (1)"
    case .irrational: "round it first: `round(x; 10)` has ten decimals"
    case .noSolution: "money that is paid and money that is received have opposite signs"
    default: nil
    }
  }

  /// What a function looks for.
  private static func unknown(of function: String) -> String {
    function == "nper" || function == "pduration" ? "number of periods" : "rate above −100 %"
  }
}
