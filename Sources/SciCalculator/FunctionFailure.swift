public import SciMoney
public import SciNumber

/// Why a function of all its arguments has no value, and which argument is to blame.
enum FunctionFailure: Error {
  case finance(FinanceError)
  /// The argument is irrational, or not known to be rational.
  case irrational(argument: Int)
  /// The argument is a list, and should be a number.
  case list(argument: Int)
  /// The argument is the outcome of a comparison.
  case truth(argument: Int)
  /// Lists and all, so many arguments are too few or too many.
  case count(Int)
  /// These rates solve the equation, and one was asked for.
  case severalRates([Real])
  case allocation(AllocationFailure, argument: Int?)
}

extension FunctionFailure {
  /// Runs `body`, whose only errors are those of numbers.
  static func mathematics<Result>(
    _ body: () throws(MathError) -> Result
  ) throws(FunctionFailure) -> Result {
    do throws(MathError) {
      return try body()
    } catch {
      throw .finance(.mathematics(error))
    }
  }

  /// Runs `body`, whose only errors are those of financial functions.
  static func finance<Result>(
    _ body: () throws(FinanceError) -> Result
  ) throws(FunctionFailure) -> Result {
    do throws(FinanceError) {
      return try body()
    } catch {
      throw .finance(error)
    }
  }

  /// The failure as the reason of an error.
  func reason(in function: Function) -> CalculatorError.Reason {
    let name = function.name
    switch self {
    case .finance(.mathematics(let error)): return .math(error, function: name)
    case .finance(.divisionByZero): return .math(.divisionByZero, function: name)
    case .finance(let error): return .finance(error, function: name)
    case .irrational: return .finance(.irrational, function: name)
    case .list: return .listArgument(function: name)
    case .truth: return .truthInArithmetic
    case .count(let count):
      return .wrongArgumentCount(function: name, given: count, allowed: function.argumentCounts)
    case .severalRates(let rates):
      let texts = rates.prefix(Self.mostRates).compactMap(Self.text)
      return .severalRates(texts, count: rates.count, function: name)
    case .allocation(let failure, _): return .allocation(failure, function: name)
    }
  }

  /// The argument to blame, if it is one alone.
  var argument: Int? {
    switch self {
    case .irrational(let place), .list(let place), .truth(let place): place
    case .allocation(_, let place): place
    case .finance, .count, .severalRates: nil
    }
  }

  /// How many rates an error shows.
  private static let mostRates = 8

  /// A rate with six digits, which is enough to choose it by.
  private static func text(_ rate: Real) -> String? {
    let format = ResultFormat(digits: .significant(6), notation: .auto, rounding: .halfEven)
    return try? format.text(of: .real(rate), within: .interactive).string
  }
}

/// Why an amount cannot be shared out.
public enum AllocationFailure: Hashable, Sendable {
  /// Nothing says what the shares are multiples of.
  case noUnit
  /// The number of shares is not a positive integer.
  case countIsNoPositiveInteger
  /// There are more shares than this.
  case tooManyShares(limit: Int)
  /// The amount is no multiple of the unit; this much is left over.
  case notMultiple(unit: Rational, residue: Rational)
  /// Anything else.
  case money(MoneyError)
}
