// Calls of functions that take all their arguments at once, where a list may stand for its elements.

import SciFinance
import SciNumber

extension Function.Body {
  /// Computes a function that takes all its arguments at once.
  func value(
    of arguments: ArraySlice<Value>, _ context: Function.Context
  ) throws(FunctionError) -> Value {
    switch self {
    case .valued(_, let apply): return try apply(arguments, context)
    case .many(let apply):
      let numbers = try numbers(in: arguments)
      return try .real(
        FunctionError.mathematics { () throws(MathError) in try apply(numbers[...], context) })
    case .financial(_, let apply):
      let numbers = try numbers(in: arguments)
      do throws(FinanceError) {
        return .real(try apply(numbers[...], context))
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
        FunctionError.finance { () throws(FinanceError) in try apply(numbers[...], context) })
    case .one, .two, .oneOrTwo: preconditionFailure("these functions take numbers one by one")
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
  /// The argument at a place, which must be a number.
  func number(at place: Int) throws(FunctionError) -> Real {
    let value = self[startIndex + place]
    if let number = value.real { return number }
    if case .boolean = value { throw .boolean(argument: place) }
    throw .list(argument: place)
  }

  /// The argument at a place, which must be a rational number.
  func rational(at place: Int, within budget: EvaluationBudget) throws(FunctionError) -> Rational {
    try Self.rational(number(at: place), at: place, within: budget)
  }

  /// All arguments, none of which may be a list.
  func numbersWithoutLists() throws(FunctionError) -> [Real] {
    var numbers: [Real] = []
    for place in 0..<count { numbers.append(try number(at: place)) }
    return numbers
  }

  /// All arguments, with the elements of lists in their place.
  func numbers() throws(FunctionError) -> [Real] {
    var numbers: [Real] = []
    for place in 0..<count {
      if case .list(let elements) = self[startIndex + place] {
        numbers += elements
      } else {
        numbers.append(try number(at: place))
      }
    }
    return numbers
  }

  /// All arguments as rational numbers, with the elements of lists in their place.
  func rationals(within budget: EvaluationBudget) throws(FunctionError) -> [Rational] {
    var rationals: [Rational] = []
    for place in 0..<count { rationals += try elements(at: place, within: budget) }
    return rationals
  }

  /// The argument at a place as rational numbers: the elements of a list, or one number.
  func elements(at place: Int, within budget: EvaluationBudget) throws(FunctionError)
    -> [Rational]
  {
    guard case .list(let elements) = self[startIndex + place] else {
      return [try rational(at: place, within: budget)]
    }
    var rationals: [Rational] = []
    rationals.reserveCapacity(elements.count)
    for element in elements {
      rationals.append(try Self.rational(element, at: place, within: budget))
    }
    return rationals
  }

  /// Whether the argument at a place is a list.
  func isList(at place: Int) -> Bool {
    if place < count, case .list = self[startIndex + place] { true } else { false }
  }

  private static func rational(
    _ number: Real, at place: Int, within budget: EvaluationBudget
  ) throws(FunctionError) -> Rational {
    let rational = try FunctionError.mathematics { () throws(MathError) in
      try number.rationalValue(within: budget)
    }
    guard let rational else { throw .irrational(argument: place) }
    return rational
  }
}
