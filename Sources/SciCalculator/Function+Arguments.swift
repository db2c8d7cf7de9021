// What a function computes from its arguments, where a list may stand for its elements.

import SciFinance
import SciNumber

extension Function.Body {
  /// Computes a function from all its arguments.
  func value(
    of arguments: ArraySlice<Value>, _ context: Function.Context
  ) throws(FunctionError) -> Value {
    switch self {
    case .valued(_, let apply): return try apply(arguments, context)
    case .one, .two, .oneOrTwo, .amountAndRate, .many, .numbers:
      let numbers = try numbers(in: arguments)
      return try .real(
        FunctionError.mathematics { () throws(MathError) in
          try number(of: numbers[...], context)
        })
    case .financial(_, let apply):
      let numbers = try numbers(in: arguments)
      do throws(FinanceError) {
        return .real(try apply(FinancialArguments(numbers[...], context), context))
      } catch .irrational {
        // What has to be rational stands before what need not be.
        throw .irrational(argument: numbers.firstIndex { $0.knownRational == nil } ?? 0)
      } catch {
        throw .finance(error)
      }
    case .rational(_, let apply):
      _ = try numbers(in: arguments)
      let numbers = try arguments.rationals(within: context.budget)
      return try .real(
        FunctionError.finance { () throws(FinanceError) in
          try apply(ExactArguments(numbers[...]), context)
        })
    case .primitive, .expression, .random:
      preconditionFailure("the machine computes these functions")
    }
  }

  /// Computes a function of real numbers.
  func number(
    of numbers: ArraySlice<Real>, _ context: Function.Context
  ) throws(MathError) -> Real {
    let first = numbers.startIndex
    switch self {
    case .one(let apply): return try apply(numbers[first], context)
    case .two(let apply), .amountAndRate(let apply):
      return try apply(numbers[first], numbers[first + 1], context)
    case .oneOrTwo(let apply): return try apply(numbers[first], numbers.dropFirst().first, context)
    case .many(let apply), .numbers(_, let apply): return try apply(numbers, context)
    case .primitive, .valued, .financial, .rational, .expression, .random:
      preconditionFailure("these functions have more than real numbers")
    }
  }

  /// All numbers, as many as there may be.
  private func numbers(in arguments: ArraySlice<Value>) throws(FunctionError) -> [Real] {
    let numbers = try isVariadic ? arguments.numbers() : arguments.numbersWithoutLists()
    guard argumentCounts.contains(numbers.count) else { throw .count(numbers.count) }
    return numbers
  }
}

// MARK: - Arguments

extension ArraySlice<Value> {
  /// The argument at an index, which must be a number.
  func number(at index: Int) throws(FunctionError) -> Real {
    let value = self[startIndex + index]
    if let number = value.real { return number }
    if value.hasMoment { throw .calendar(.notANumber, argument: index) }
    if value.boolean != nil { throw .boolean(argument: index) }
    throw .list(argument: index)
  }

  /// The argument at an index, which must be a rational number.
  func rational(at index: Int, within budget: EvaluationBudget) throws(FunctionError) -> Rational {
    try Self.rational(number(at: index), at: index, within: budget)
  }

  /// All arguments, none of which may be a list.
  func numbersWithoutLists() throws(FunctionError) -> [Real] {
    var numbers: [Real] = []
    for index in 0..<count { numbers.append(try number(at: index)) }
    return numbers
  }

  /// All arguments, with the elements of lists in their place.
  func numbers() throws(FunctionError) -> [Real] {
    var numbers: [Real] = []
    for index in 0..<count {
      if let elements = self[startIndex + index].numbers {
        numbers += elements
      } else {
        numbers.append(try number(at: index))
      }
    }
    return numbers
  }

  /// All arguments as rational numbers, with the elements of lists in their place.
  func rationals(within budget: EvaluationBudget) throws(FunctionError) -> [Rational] {
    var rationals: [Rational] = []
    for index in 0..<count { rationals += try elements(at: index, within: budget) }
    return rationals
  }

  /// The argument at an index as rational numbers: the elements of a list, or one number.
  func elements(at index: Int, within budget: EvaluationBudget) throws(FunctionError)
    -> [Rational]
  {
    guard let elements = self[startIndex + index].numbers else {
      return [try rational(at: index, within: budget)]
    }
    var rationals: [Rational] = []
    rationals.reserveCapacity(elements.count)
    for element in elements {
      rationals.append(try Self.rational(element, at: index, within: budget))
    }
    return rationals
  }

  /// Whether the argument at an index is a list.
  func isList(at index: Int) -> Bool {
    index < count && self[startIndex + index].isList
  }

  private static func rational(
    _ number: Real, at index: Int, within budget: EvaluationBudget
  ) throws(FunctionError) -> Rational {
    let rational = try FunctionError.mathematics { () throws(MathError) in
      try number.rationalValue(within: budget)
    }
    guard let rational else { throw .irrational(argument: index) }
    return rational
  }
}
