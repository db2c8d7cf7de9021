// Functions of lists, element by element, and ranges.

import SciNumber
import SciSyntax
import SciUnits

extension Machine {
  /// How many elements a list that is written as a range may have.
  static let maximumRangeCount: WideInt = 1_000_000

  /// Calls a function of numbers for each element of its lists.
  mutating func callForEach(
    _ function: FunctionTable.Index, _ body: Function.Body, above base: Int
  ) throws(StepError) {
    try checkNumbers(above: base)
    let context = arithmetic.context
    let result = try arithmetic.forEach(in: values[base...]) { (scalars) throws(StepError) in
      do throws(MathError) {
        return .real(try body.number(of: scalars.compactMap { $0.real }[...], context))
      } catch {
        throw StepError(.math(error, function: FunctionTable[function].name))
      }
    }
    countElements()
    values.removeSubrange(base...)
    values.append(result)
  }

  /// Makes sure that no argument is a Boolean.
  func checkNumbers(above base: Int) throws(StepError) {
    for (operand, argument) in values[base...].enumerated() where argument.boolean != nil {
      throw StepError(.booleanInArithmetic, operand: operand)
    }
  }
}

extension Function.Body {
  /// Whether the function is one of numbers, so that a list is taken element by element.
  var isElementwise: Bool {
    switch self {
    case .primitive, .one, .two, .oneOrTwo, .numbers: true
    case .amountAndRate, .many, .valued, .financial, .rational, .expression, .random: false
    }
  }
}

// MARK: - Elements

extension Machine {
  /// Puts an element in the place of a list and the number of the element, which counts from 1.
  mutating func takeElement() throws(StepError) {
    let place = try number(values.removeLast(), operand: 1)
    let list = values.removeLast()
    guard case .list(let elements) = list else {
      throw StepError(.noElements, operand: 0)
    }
    let index = try StepError.computing(operand: 1) { () throws(MathError) in
      try place.integer(within: arithmetic.context.budget)
    }
    guard let index = index.asInt, index >= 1, index <= WideInt(elements.count) else {
      throw StepError(.elementOutOfRange(count: elements.count), operand: 1)
    }
    values.append(.scalar(elements[Int(index) - 1]))
  }
}

// MARK: - Ranges

extension Machine {
  /// Makes a list of the numbers from one to another.
  ///
  /// The step is 1 towards the last number if none is given; the last number is an element if it is reached.
  mutating func makeRange(count: Int) throws(StepError) {
    let base = values.count - count
    if values[base].hasMoment { return try makeRangeOfMoments(count: count) }
    let first = try number(values[base], operand: 0)
    let last = try number(values[base + 1], operand: 1)
    let step: Real? = count > 2 ? try number(values[base + 2], operand: 2) : nil
    values.removeSubrange(base...)
    let budget = arithmetic.context.budget
    let steps: WideInt?
    let distance: Real
    do throws(MathError) {
      let isFalling = try last.compared(to: first, within: budget) < 0
      distance = step ?? (isFalling ? -1 : 1)
      guard try distance.sign(within: budget) != 0 else {
        throw MathError.divisionByZero
      }
      steps = try last.subtracting(first, within: budget).divided(by: distance, within: budget)
        .floor(within: budget).knownRational?.integerValue(limit: 64)?.asInt
    } catch .divisionByZero {
      throw StepError(.rangeStep, operand: 2)
    } catch {
      throw StepError(.math(error, function: nil))
    }
    guard let steps, steps < Self.maximumRangeCount else {
      throw StepError(.rangeTooLong(limit: Self.maximumRangeCount))
    }
    guard steps >= 0 else { throw StepError(.rangeStep, operand: 2) }
    stepCount += Int(steps)
    values.append(
      Value(
        (0...steps).map {
          first.adding(distance.multiplied(by: Real($0), within: budget), within: budget)
        }))
  }
}
