// The failures of financial functions in words.

import SciMoney
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
    case .divisionByZero, .notAnInteger, .outOfRange, .severalSolutions, .tooLong,
      .tooManySignChanges:
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

extension AllocationFailure {
  /// The failure in one line.
  ///
  /// - Parameter function: the name of the function that was called.
  /// - Returns: lower case, without a full stop.
  func message(function: String) -> String {
    switch self {
    case .noUnit: "`\(function)` needs the smallest unit of the shares"
    case .countIsNoPositiveInteger: "the number of shares must be a positive integer"
    case .tooManyShares(let limit): "more than \(limit) shares"
    case .notMultiple(let unit, let residue):
      "the amount is no multiple of \(Self.text(unit)): \(Self.text(residue)) would be left over"
    case .money(.negativeRatio): "a ratio is negative"
    case .money(.zeroRatios): "all ratios are zero"
    case .money(.domain(.incrementIsPositive)): "the unit must be positive"
    case .money(.tooLarge): "the amount or a ratio is too long to be shared out"
    case .money(let error): error.description
    }
  }

  /// What may help, beside the message.
  ///
  /// - Parameter function: the name of the function that was called.
  /// - Returns: one line, or `nil` where nothing more can be said.
  func hint(function: String) -> String? {
    switch self {
    case .noUnit:
      function == "split"
        ? "write it last, as in `split(100; 3; 0.01)`; with `--money` it is that of the currency"
        : "write it last, and the ratios in a list: `allocate(100; [1; 2]; 0.01)`; with `--money` it is that of the currency"
    case .notMultiple(let unit, _):
      if let decimals = Self.decimals(of: unit) {
        "round it first, with `round(x; \(decimals))`, or write a smaller unit as the last argument"
      } else {
        "round it first, or write a smaller unit as the last argument"
      }
    case .money(.zeroRatios): "one ratio at least must be above zero"
    case .countIsNoPositiveInteger, .tooManyShares, .money: nil
    }
  }

  /// A rational number whole where that is short, else rounded.
  private static func text(_ number: Rational) -> String {
    let value = Value.real(Real(number))
    let text = try? ResultFormat.standard.text(of: value, within: .interactive)
    return text?.string ?? "a part"
  }

  /// How many decimals multiples of a unit have that is a power of ten from 1 down.
  private static func decimals(of unit: Rational) -> Int? {
    (0...20).first { Rational(1, scale: $0) == unit }
  }
}
