import SciFinance
import SciNumber

/// Why a function of all its arguments has no value, and which argument is at fault.
enum FunctionError: Error {
  case finance(FinanceError)
  /// The argument is irrational, or not known to be rational.
  case irrational(argument: Int)
  /// The argument is a list, and should be a number.
  case list(argument: Int)
  /// The argument is the outcome of a comparison.
  case boolean(argument: Int)
  /// An argument is no day where one is needed, or one where a number is needed.
  case calendar(CalendarFault, argument: Int)
  /// Lists and all, so many arguments are too few or too many.
  case count(Int)
  /// Two lists of different lengths should have the same.
  case lengths(Int, Int)
  /// These rates solve the equation, and one was asked for.
  case severalRates([Real])
  /// The amount cannot be shared out.
  case allocation(AllocationError, argument: Int?)
  /// Nothing says what shares are multiples of.
  case missingUnit
  /// The number of shares is no positive integer.
  case shareCount
  /// More shares than this.
  case tooManyShares(limit: Int, argument: Int)
}

extension FunctionError {
  /// Runs `body`, whose only errors are those of numbers.
  static func mathematics<Result>(
    _ body: () throws(MathError) -> Result
  ) throws(FunctionError) -> Result {
    do throws(MathError) {
      return try body()
    } catch {
      throw .finance(.mathematics(error))
    }
  }

  /// Runs `body`, whose only errors are those of financial functions.
  static func finance<Result>(
    _ body: () throws(FinanceError) -> Result
  ) throws(FunctionError) -> Result {
    do throws(FinanceError) {
      return try body()
    } catch {
      throw .finance(error)
    }
  }

  /// The error as the reason of an error.
  func reason(in function: Function) -> CalculatorError.Reason {
    let name = function.name
    switch self {
    case .finance(.mathematics(let error)): return .math(error, function: name)
    case .finance(.divisionByZero): return .math(.divisionByZero, function: name)
    case .finance(let error): return .finance(error, function: name)
    case .irrational: return .finance(.irrational, function: name)
    case .list: return .listArgument(function: name)
    case .boolean: return .booleanInArithmetic
    case .calendar(let fault, _): return .calendar(fault)
    case .count(let count):
      return .wrongArgumentCount(function: name, given: count, allowed: function.argumentCounts)
    case .lengths(let first, let second): return .listLengths(first, second)
    case .severalRates(let rates):
      let texts = rates.prefix(Self.mostRates).compactMap(Self.text)
      return .severalRates(texts, count: rates.count, function: name)
    case .allocation(let error, _): return .allocation(error)
    case .missingUnit: return .missingShareUnit(function: name)
    case .shareCount: return .shareCount
    case .tooManyShares(let limit, _): return .tooManyShares(limit: limit)
    }
  }

  /// The argument at fault, if it is one alone.
  var argument: Int? {
    switch self {
    case .irrational(let index), .list(let index), .boolean(let index): index
    case .allocation(_, let index): index
    case .calendar(_, let index): index
    case .shareCount: 1
    case .tooManyShares(_, let index): index
    case .finance, .count, .lengths, .severalRates, .missingUnit: nil
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
