import SciCalculator
import SciNumber
import SciSyntax

/// How the rows of a block are computed with integers: a node for each loop.
///
/// A plan is made from the steps of an expression, from what the integers of each column are multiplied by to be its numbers, and from what is asked for. The value of a
/// step is the integers of a node times a ``Ratio``, so that products with constants, percentages, quotients by constants and signs need no loop. The only rounding
/// is the last node, besides those that the expression has itself.
struct BlockPlan: Sendable {
  /// A loop that makes the integers of a node from those of nodes before; conditions are 0 or −1, which are bits.
  enum Node: Hashable, Sendable {
    case column(Int)
    case constant(Int128)
    /// So many of one node and so many of another, and a constant.
    case sum(Int, times: Int128, and: Int, andTimes: Int128)
    /// So many of a node, and a constant.
    case scaled(Int, times: Int128, plus: Int128)
    case product(Int, Int)
    case magnitude(Int)
    case minimum(Int, Int)
    case maximum(Int, Int)
    case rounded(Int, Quantization)
    /// The quotient of two nodes times the fraction of a rounding, rounded so.
    case quotient(Int, by: Int, Quantization)
    case less(Int, Int)
    case equal(Int, Int)
    case both(Int, Int)
    case either(Int, Int)
    case different(Int, Int)
    case opposite(Int)
    case choice(condition: Int, Int, otherwise: Int)
  }

  /// A rounding of integers times a fraction to integers, which are multiplied afterwards.
  struct Quantization: Hashable, Sendable {
    /// The numerator of the fraction.
    var factor: Int128
    /// Its denominator, which is positive, and 2 or more where no node is a divisor.
    var divisor: Int128
    var mode: RoundingMode
    /// What the rounded integers are multiplied by.
    var scale: Int128

    fileprivate init(_ ratio: Ratio, _ mode: RoundingMode, scale: Int128) {
      (factor, divisor) = (ratio.numerator, ratio.denominator)
      (self.mode, self.scale) = (mode, scale)
    }
  }

  /// The nodes in order; the last one is the answer.
  private(set) var nodes: [Node] = []
  /// What the answers are divided by, as doubles.
  private(set) var divisor: Int128 = 1
  /// The node that they are divided by instead, if there is one.
  private(set) var divisorNode: Int?
  /// Whether the last node rounds values to answers.
  private(set) var roundsAnswers = false
  /// How many columns there are.
  let columnCount: Int

  /// What a step comes to.
  private enum Value {
    case number(node: Int, Ratio)
    case constant(Ratio)
    /// The quotient of two nodes times a ratio that is not zero, so that a divisor of zero is not lost.
    case quotient(node: Int, by: Int, Ratio)
    case condition(node: Int)
    case truth(Bool)
  }

  /// Makes a plan; `nil` where something is not computed by columns, or needs numbers that are too large in any row.
  ///
  /// - Parameters:
  ///   - formula: the steps.
  ///   - units: what the integers of each column are multiplied by.
  ///   - output: what the answers are.
  init?(_ formula: ColumnFormula, units: [Ratio], _ output: ColumnOutput) {
    columnCount = units.count
    for slot in units.indices { nodes.append(.column(slot)) }
    var values: [Value] = []
    values.reserveCapacity(formula.steps.count)
    for step in formula.steps {
      guard let value = value(of: step, values, units) else { return nil }
      values.append(value)
    }
    guard let last = values.last, finish(last, output) else { return nil }
  }

  /// Adds a node, or finds it.
  private mutating func node(_ node: Node) -> Int {
    if let index = nodes.firstIndex(of: node) { return index }
    nodes.append(node)
    return nodes.count - 1
  }
}

// MARK: - Steps

extension BlockPlan {
  private mutating func value(
    of step: ColumnFormula.Step, _ values: [Value], _ units: [Ratio]
  ) -> Value? {
    switch step {
    case .parameter(let slot): return .number(node: slot, units[slot])
    case .number(let number): return Ratio(number).map { .constant($0) }
    case .enclosed: return nil
    case .truth(let holds): return .truth(holds)
    case .unary(let operation, let x): return apply(operation, values[x])
    case .binary(let operation, let x, let y): return apply(operation, values[x], values[y])
    case .comparison(let comparison, let x, let y):
      return compare(comparison, values[x], values[y])
    case .connective(let connective, let x, let y):
      guard let x = condition(values[x]), let y = condition(values[y]) else { return nil }
      switch connective {
      case .and, .logicalAnd: return .condition(node: node(.both(x, y)))
      case .or, .logicalOr: return .condition(node: node(.either(x, y)))
      case .xor: return .condition(node: node(.different(x, y)))
      default: return nil
      }
    case .opposite(let x):
      return condition(values[x]).map { .condition(node: node(.opposite($0))) }
    case .choice(let test, let x, let y):
      guard let test = condition(values[test]) else { return nil }
      return choose(test, values[x], values[y])
    }
  }

  private mutating func apply(_ operation: ColumnFormula.Unary, _ x: Value) -> Value? {
    switch operation {
    case .identity: return x
    case .negation: return product(x, .constant(Ratio.one.negated))
    case .hundredth: return Ratio(1, 100).flatMap { product(x, .constant($0)) }
    case .magnitude:
      switch x {
      case .number(let index, let unit):
        return .number(node: node(.magnitude(index)), unit.magnitude)
      case .quotient(let dividend, let divisor, let ratio):
        return .quotient(
          node: node(.magnitude(dividend)), by: node(.magnitude(divisor)), ratio.magnitude)
      case .constant, .condition, .truth: return nil
      }
    case .floor, .ceiling, .truncation, .rounding:
      guard let mode = operation.roundingMode else { return nil }
      switch x {
      case .number(let index, let unit):
        return .number(node: rounded(index, unit, mode), .one)
      case .quotient(let dividend, let divisor, let ratio):
        let rounding = Quantization(ratio, mode, scale: 1)
        return .number(node: node(.quotient(dividend, by: divisor, rounding)), .one)
      case .constant, .condition, .truth: return nil
      }
    case .function: return nil
    }
  }

  /// The node of integers times a ratio, rounded to integers.
  private mutating func rounded(_ index: Int, _ ratio: Ratio, _ mode: RoundingMode) -> Int {
    ratio.denominator == 1
      ? scaled(index, times: ratio.numerator)
      : node(.rounded(index, Quantization(ratio, mode, scale: 1)))
  }

  private mutating func scaled(_ index: Int, times factor: Int128, plus constant: Int128 = 0) -> Int
  {
    factor == 1 && constant == 0 ? index : node(.scaled(index, times: factor, plus: constant))
  }

  private mutating func apply(
    _ operation: ColumnFormula.Binary, _ x: Value, _ y: Value
  ) -> Value? {
    switch operation {
    case .sum: return sum(x, y)
    case .difference: return product(y, .constant(Ratio.one.negated)).flatMap { sum(x, $0) }
    case .product: return product(x, y)
    case .quotient: return quotient(x, y)
    case .power: return power(x, y)
    case .floorQuotient: return wholeQuotient(x, y, .floor)
    case .modulo: return remainder(x, y, .floor)
    case .remainder: return remainder(x, y, .truncation)
    case .minimum, .maximum:
      guard let (left, right, unit) = aligned(x, y) else { return nil }
      return .number(
        node: node(operation == .minimum ? .minimum(left, right) : .maximum(left, right)), unit)
    }
  }

  private mutating func product(_ x: Value, _ y: Value) -> Value? {
    switch (x, y) {
    case (.constant(let x), .constant(let y)): return x.times(y).map { .constant($0) }
    case (.number(let index, let unit), .constant(let factor)),
      (.constant(let factor), .number(let index, let unit)):
      if factor.isZero { return .constant(factor) }
      return unit.times(factor).map { .number(node: index, $0) }
    case (.number(let x, let first), .number(let y, let second)):
      return first.times(second).map { .number(node: node(.product(x, y)), $0) }
    case (.quotient(let dividend, let divisor, let ratio), .constant(let factor)),
      (.constant(let factor), .quotient(let dividend, let divisor, let ratio)):
      if factor.isZero { return nil }
      return ratio.times(factor).map { .quotient(node: dividend, by: divisor, $0) }
    case (.quotient(let dividend, let divisor, let ratio), .number(let index, let unit)),
      (.number(let index, let unit), .quotient(let dividend, let divisor, let ratio)):
      guard let ratio = ratio.times(unit) else { return nil }
      return .quotient(node: node(.product(dividend, index)), by: divisor, ratio)
    case (.quotient(let dividend, let divisor, let ratio), .quotient(let x, let y, let other)):
      guard let ratio = ratio.times(other) else { return nil }
      return .quotient(
        node: node(.product(dividend, x)), by: node(.product(divisor, y)), ratio)
    default: return nil
    }
  }

  private mutating func quotient(_ x: Value, _ y: Value) -> Value? {
    switch (x, y) {
    case (_, .constant(let divisor)):
      return divisor.reciprocal.flatMap { product(x, .constant($0)) }
    case (.quotient(let dividend, let divisor, let ratio), .number(let index, let unit)):
      guard let ratio = ratio.over(unit) else { return nil }
      return .quotient(node: dividend, by: node(.product(divisor, index)), ratio)
    case (_, .number(let divisor, let unit)):
      guard let (dividend, ratio) = operand(x), let ratio = ratio.over(unit), !ratio.isZero else {
        return nil
      }
      return .quotient(node: dividend, by: divisor, ratio)
    case (_, .quotient(let dividend, let divisor, let ratio)):
      // x·d²/(n·d) for x/(n/d): a d of zero is a divisor still.
      guard let inverse = Ratio.one.over(ratio) else { return nil }
      let square = node(.product(divisor, divisor))
      return product(
        x, .quotient(node: square, by: node(.product(dividend, divisor)), inverse))
    default: return nil
    }
  }

  /// A quotient and a number, or another quotient, over the same divisor.
  private mutating func sum(
    _ dividend: Int, by divisor: Int, _ ratio: Ratio, plus other: Value
  ) -> Value? {
    guard case .quotient(let otherDividend, let otherDivisor, let otherRatio) = other else {
      return product(other, .number(node: divisor, .one))
        .flatMap { sum(.number(node: dividend, ratio), $0) }
        .flatMap { sum in
          guard case .number(let index, let unit) = sum, !unit.isZero else { return nil }
          return .quotient(node: index, by: divisor, unit)
        }
    }
    let isCommon = divisor == otherDivisor
    let left = isCommon ? dividend : node(.product(dividend, otherDivisor))
    let right = isCommon ? otherDividend : node(.product(otherDividend, divisor))
    guard
      case .number(let index, let unit)? = sum(
        .number(node: left, ratio), .number(node: right, otherRatio)),
      !unit.isZero
    else { return nil }
    return .quotient(
      node: index, by: isCommon ? divisor : node(.product(divisor, otherDivisor)), unit)
  }

  private mutating func wholeQuotient(
    _ x: Value, _ y: Value, _ rounding: ColumnFormula.Unary
  ) -> Value? {
    quotient(x, y).flatMap { apply(rounding, $0) }
  }

  /// x − y·q for the whole quotient q.
  private mutating func remainder(
    _ x: Value, _ y: Value, _ rounding: ColumnFormula.Unary
  ) -> Value? {
    wholeQuotient(x, y, rounding).flatMap { product(y, $0) }
      .flatMap { apply(.difference, x, $0) }
  }

  /// A power with a small whole exponent.
  private mutating func power(_ x: Value, _ y: Value) -> Value? {
    guard case .constant(let exponent) = y, exponent.denominator == 1,
      1...4 ~= exponent.numerator
    else { return nil }
    var power = x
    for _ in 1..<exponent.numerator {
      guard let next = product(power, x) else { return nil }
      power = next
    }
    return power
  }

  private mutating func sum(_ x: Value, _ y: Value) -> Value? {
    switch (x, y) {
    case (.constant(let x), .constant(let y)): return x.plus(y).map { .constant($0) }
    case (.number(let index, let unit), .constant(let number)),
      (.constant(let number), .number(let index, let unit)):
      guard let common = unit.commonUnit(number), let factor = unit.count(of: common),
        let constant = number.count(of: common)
      else { return nil }
      return .number(node: scaled(index, times: factor, plus: constant), common)
    case (.quotient(let dividend, let divisor, let ratio), let other),
      (let other, .quotient(let dividend, let divisor, let ratio)):
      return sum(dividend, by: divisor, ratio, plus: other)
    case (.number(let x, let first), .number(let y, let second)) where x == y:
      guard let unit = first.plus(second) else { return nil }
      return unit.isZero ? .constant(unit) : .number(node: x, unit)
    case (.number(let x, let first), .number(let y, let second)):
      guard let common = first.commonUnit(second), let left = first.count(of: common),
        let right = second.count(of: common)
      else { return nil }
      return .number(node: node(.sum(x, times: left, and: y, andTimes: right)), common)
    default: return nil
    }
  }

  /// Nodes of two numbers in a unit that is positive and the same.
  private mutating func aligned(_ x: Value, _ y: Value) -> (Int, Int, Ratio)? {
    guard let first = unit(of: x), let second = unit(of: y) else { return nil }
    guard let common = first.isZero && second.isZero ? .one : first.commonUnit(second),
      let left = aligned(x, to: common), let right = aligned(y, to: common)
    else { return nil }
    return (left, right, common)
  }

  private func unit(of value: Value) -> Ratio? {
    switch value {
    case .number(_, let unit): unit
    case .constant(let number): number
    case .quotient, .condition, .truth: nil
    }
  }

  /// The node of a number in a unit.
  private mutating func aligned(_ value: Value, to common: Ratio) -> Int? {
    switch value {
    case .number(let index, let unit):
      unit.count(of: common).map { scaled(index, times: $0) }
    case .constant(let number): number.count(of: common).map { node(.constant($0)) }
    case .quotient, .condition, .truth: nil
    }
  }
}

// MARK: - Conditions

extension BlockPlan {
  /// The node of a condition.
  private mutating func condition(_ value: Value) -> Int? {
    switch value {
    case .condition(let index): index
    case .truth(let holds): node(.constant(holds ? -1 : 0))
    case .number, .constant, .quotient: nil
    }
  }

  private mutating func compare(
    _ comparison: InfixOperator, _ x: Value, _ y: Value
  ) -> Value? {
    guard let (x, y) = comparable(x, y) else { return nil }
    switch comparison {
    case .less: return .condition(node: node(.less(x, y)))
    case .greater: return .condition(node: node(.less(y, x)))
    case .lessOrEqual: return .condition(node: opposite(of: .less(y, x)))
    case .greaterOrEqual: return .condition(node: opposite(of: .less(x, y)))
    case .equal: return .condition(node: node(.equal(x, y)))
    case .notEqual: return .condition(node: opposite(of: .equal(x, y)))
    default: return nil
    }
  }

  /// Nodes that are in the order of two numbers.
  ///
  /// Where one is a quotient, their difference is one: rounded away from zero it has its sign, and a divisor of zero is still divided by.
  private mutating func comparable(_ x: Value, _ y: Value) -> (Int, Int)? {
    if let (x, y, _) = aligned(x, y) { return (x, y) }
    guard case .quotient(let dividend, let divisor, let ratio)? = apply(.difference, x, y) else {
      return nil
    }
    let rounding = Quantization(ratio, .awayFromZero, scale: 1)
    return (node(.quotient(dividend, by: divisor, rounding)), node(.constant(0)))
  }

  private mutating func opposite(of condition: Node) -> Int {
    let index = node(condition)
    return node(.opposite(index))
  }

  private mutating func choose(_ test: Int, _ x: Value, _ y: Value) -> Value? {
    if let (x, y, unit) = aligned(x, y) {
      return .number(node: node(.choice(condition: test, x, otherwise: y)), unit)
    }
    if let quotient = chooseQuotient(test, x, y) { return quotient }
    // What is sometimes a number and sometimes a condition is neither here.
    guard unit(of: x) == nil, unit(of: y) == nil, let x = condition(x), let y = condition(y) else {
      return nil
    }
    return .condition(node: node(.choice(condition: test, x, otherwise: y)))
  }
}

extension BlockPlan {
  /// A choice of two values, one of which is a quotient: the other one is a quotient by 1.
  ///
  /// So the divisor of what is not chosen is not divided by: it may be zero.
  private mutating func chooseQuotient(_ test: Int, _ x: Value, _ y: Value) -> Value? {
    guard let first = fraction(x), let second = fraction(y),
      let (left, right, unit) = aligned(
        .number(node: first.dividend, first.ratio), .number(node: second.dividend, second.ratio))
    else { return nil }
    return .quotient(
      node: node(.choice(condition: test, left, otherwise: right)),
      by: node(.choice(condition: test, first.divisor, otherwise: second.divisor)), unit)
  }

  private mutating func fraction(
    _ value: Value
  ) -> (dividend: Int, divisor: Int, ratio: Ratio)? {
    if case .quotient(let dividend, let divisor, let ratio) = value {
      return (dividend, divisor, ratio)
    }
    return operand(value).map { ($0.index, node(.constant(1)), $0.ratio) }
  }
}

// MARK: - Answers

extension BlockPlan {
  /// Adds the last node, whose integers are the answers.
  private mutating func finish(_ value: Value, _ output: ColumnOutput) -> Bool {
    switch output {
    case .conditions:
      guard let index = condition(value) else { return false }
      append(index, times: 1)
    case .decimals(let scale, let rounding, _, _):
      return Ratio(scale: scale).map { round(value, rounding, in: $0) } ?? false
    case .doubles(let rounding?):
      // Amounts are multiples of the increment, and so of one over its denominator.
      guard let unit = Ratio(1, rounding.increment.denominator) else { return false }
      divisor = unit.denominator
      return round(value, rounding, in: unit)
    case .doubles(nil):
      if case .quotient(let dividend, let divisor, let ratio) = value {
        divisorNode = scaled(divisor, times: ratio.denominator)
        nodes.append(.scaled(dividend, times: ratio.numerator, plus: 0))
        return true
      }
      guard let (index, unit) = operand(value) else { return false }
      divisor = unit.denominator
      append(index, times: unit.numerator)
    }
    return true
  }

  /// Adds the last node for so many of another, unless that is the last one already.
  private mutating func append(_ index: Int, times factor: Int128) {
    if factor == 1, index == nodes.count - 1, index >= columnCount { return }
    nodes.append(.scaled(index, times: factor, plus: 0))
  }

  /// Adds the last node for a number that is rounded to an increment and written in a unit.
  private mutating func round(
    _ value: Value, _ rounding: ColumnOutput.Rounding, in unit: Ratio
  ) -> Bool {
    guard let scale = rounding.increment.count(of: unit) else { return false }
    // The last digit is that of the increments' count only where an increment is a unit of decimals.
    guard rounding.mode != .zeroFiveAway || rounding.increment.isDecimal else { return false }
    if case .quotient(let dividend, let divisor, let ratio) = value {
      guard let steps = ratio.over(rounding.increment) else { return false }
      roundsAnswers = true
      let quantization = Quantization(steps, rounding.mode, scale: scale)
      nodes.append(.quotient(dividend, by: divisor, quantization))
      return true
    }
    guard let (index, ratio) = operand(value), let steps = ratio.over(rounding.increment) else {
      return false
    }
    guard steps.denominator != 1 else {
      let (factor, overflow) = steps.numerator.multipliedReportingOverflow(by: scale)
      append(index, times: factor)
      return !overflow
    }
    roundsAnswers = true
    nodes.append(.rounded(index, Quantization(steps, rounding.mode, scale: scale)))
    return true
  }

  /// The node of a number and what it is multiplied by; a constant is 1 in each row.
  private mutating func operand(_ value: Value) -> (index: Int, ratio: Ratio)? {
    switch value {
    case .number(let index, let unit): (index, unit)
    case .constant(let number): (node(.constant(1)), number)
    case .quotient, .condition, .truth: nil
    }
  }
}

extension Ratio {
  /// Whether it is 10^−n.
  fileprivate var isDecimal: Bool {
    numerator == 1 && (0...38).contains { Ratio.powerOfTen($0) == denominator }
  }
}
