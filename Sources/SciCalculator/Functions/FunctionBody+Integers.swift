// Bodies of functions of integers: the arguments become integers by proof, whatever expression they come from.

import SciNumber

extension Function.Body {
  /// A function of one integer.
  static func integer(
    _ apply: @escaping @Sendable (Integer, EvaluationBudget) throws(MathError) -> Integer
  ) -> Self {
    .one { x, context throws(MathError) in
      Real(try apply(x.integer(within: context.budget), context.budget))
    }
  }

  /// A function of two integers.
  static func twoIntegers(
    _ apply: @escaping @Sendable (Integer, Integer, EvaluationBudget) throws(MathError) -> Integer
  ) -> Self {
    .two { x, y, context throws(MathError) in
      let (x, y) = (try x.integer(within: context.budget), try y.integer(within: context.budget))
      return Real(try apply(x, y, context.budget))
    }
  }

  /// A function of one or two integers.
  static func oneOrTwoIntegers(
    _ apply: @escaping @Sendable (Integer, Integer?, EvaluationBudget) throws(MathError) -> Integer
  ) -> Self {
    .oneOrTwo { x, y, context throws(MathError) in
      let integer = try x.integer(within: context.budget)
      guard let y else { return Real(try apply(integer, nil, context.budget)) }
      return Real(try apply(integer, y.integer(within: context.budget), context.budget))
    }
  }

  /// A function of one integer that a small number has to be, at least 0.
  static func index(
    _ apply: @escaping @Sendable (WideInt, EvaluationBudget) throws(MathError) -> Real
  ) -> Self {
    .one { x, context throws(MathError) in
      try apply(naturalIndex(x.integer(within: context.budget)), context.budget)
    }
  }

  /// An index of at least 0; what does not fit is larger than any limit.
  static func naturalIndex(_ integer: Integer) throws(MathError) -> WideInt {
    guard integer.signum >= 0 else { throw .notReal(.negativeInteger) }
    return integer.asInt ?? .max
  }

  /// A function of any number of integers, by twos: of the first two, of that and the third, and so on.
  static func folding(
    _ apply: @escaping @Sendable (Integer, Integer) -> Integer
  ) -> Self {
    .many { values, context throws(MathError) in
      var result = try values[values.startIndex].integer(within: context.budget)
      for value in values.dropFirst() {
        result = try apply(result, value.integer(within: context.budget))
      }
      return Real(result)
    }
  }

  /// A function of integers whose value is a list or a Boolean.
  static func ofIntegers(
    _ counts: ClosedRange<Int>,
    _ apply: @escaping @Sendable ([Integer], EvaluationBudget) throws(MathError) -> Value
  ) -> Self {
    .valued(counts) { values, context throws(FunctionError) in
      let numbers = try values.numbersWithoutLists()
      return try FunctionError.mathematics { () throws(MathError) in
        var integers: [Integer] = []
        for number in numbers { integers.append(try number.integer(within: context.budget)) }
        return try apply(integers, context.budget)
      }
    }
  }
}

extension Value {
  /// A list of integers, or the integer itself if there is only one.
  init(_ integers: [Integer]) {
    self.init(integers.map { Real($0) })
  }
}
