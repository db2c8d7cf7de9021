import SciNumber
import SciSyntax
import SciUnits

/// An expression in some variables, made ready to be computed in any arithmetic.
///
/// One step for each node of the tree, operands before operators, on a stack. Parts without a variable are constants, which the engine computes. A function is a primitive, or
/// what its entry defines it to be.
struct Formula: Sendable {
  enum Step: Sendable {
    /// A variable by its place.
    case variable(Int)
    /// A number, and what it is known to be.
    case constant(Real, Interval)
    case truth(Bool)
    /// A number with a unit, which ``MeasuredArithmetic`` makes one without.
    indirect case quantity(Quantity)
    case infix(InfixOperator)
    case prefix(PrefixOperator)
    case postfix(PostfixOperator)
    case enclosed(Enclosure)
    case primitive(Primitive)
    /// A primitive of any number of operands, which takes them two at a time.
    case fold(Primitive, count: Int)
    case chain([InfixOperator])
    case condition
    /// What a function is defined to be, in its operands.
    indirect case definition(Formula, count: Int)
  }

  private(set) var steps: [Step] = []

  /// A formula of these steps, which leave one value.
  init(steps: [Step]) { self.steps = steps }

  /// Makes a formula of a tree; `nil` where a part of it is no number, or a function that is neither a primitive nor defined.
  ///
  /// - Parameters:
  ///   - tree: the expression, all of whose names mean something.
  ///   - variables: the names that stand for any numbers.
  ///   - constants: what other names stand for.
  ///   - settings: the unit of angles, and what constants may cost.
  init?(
    _ tree: Tree, variables: [String], constants: [String: Real], _ settings: CalculatorSettings
  ) {
    steps.reserveCapacity(tree.nodes.count)
    let parts = ConstantParts(tree, variables: variables, constants: constants, settings)
    var angles = AngleParts(tree)
    for index in tree.nodes.indices {
      let isInside = parts.isInside(index)
      if isInside || parts.values[index] != nil {
        angles.appendNumber()
      } else if !angles.append(at: index) {
        return nil
      }
      if isInside { continue }
      guard let step = step(at: index, of: tree, parts, variables, settings) else { return nil }
      steps.append(step)
    }
    // A quantity has no curve.
    if angles.isAngle { return nil }
  }

  private func step(
    at index: Int, of tree: Tree, _ parts: ConstantParts, _ variables: [String],
    _ settings: CalculatorSettings
  ) -> Step? {
    switch parts.values[index] {
    case .number(let number, let interval):
      return .constant(Self.decided(number, interval, settings), interval)
    case .truth(let holds): return .truth(holds)
    case nil: break
    }
    switch tree.nodes[index].kind {
    case .name:
      return variables.firstIndex(of: tree.text(in: tree.nodes[index].range)).map { .variable($0) }
    case .infix(let infix, _, _): return infix.isComputed ? .infix(infix) : nil
    case .prefix(let prefix, _): return .prefix(prefix)
    case .postfix(let postfix, _): return .postfix(postfix)
    case .enclosed(let enclosure, _): return .enclosed(enclosure)
    case .condition: return .condition
    case .chain(let position): return .chain(tree.chains[Int(position)].operators)
    case .call(let position):
      return parts.loops.contains(index) ? nil : call(tree.calls[Int(position)], of: tree, settings)
    case .number, .list, .range: return nil
    }
  }

  /// The number as a fraction where it is one, such as log2(4), if that is likely.
  static func decided(
    _ number: Real, _ interval: Interval, _ settings: CalculatorSettings
  ) -> Real {
    guard number.knownRational == nil else { return number }
    let isLikely = (1...12).contains { (denominator) in
      let multiple = interval * Interval(Double(denominator))
      return multiple.lower.rounded(.up) <= multiple.upper.rounded(.down)
    }
    guard isLikely, let rational = try? number.rationalValue(within: settings.budget) else {
      return number
    }
    return Real(rational)
  }

  private func call(_ call: Tree.Call, of tree: Tree, _ settings: CalculatorSettings) -> Step? {
    let name = tree.name(of: call)
    guard
      var function = FunctionTable.function(named: name)
        ?? FunctionTable.function(named: name.lowercased())
    else { return nil }
    if call.isInverse {
      guard let inverse = FunctionTable.inverse(of: function) else { return nil }
      function = inverse
    }
    return Self.step(calling: function, argumentCount: call.arguments.count, settings)
  }

  static func step(
    calling function: Function, argumentCount count: Int, _ settings: CalculatorSettings
  ) -> Step? {
    if let primitive = function.primitive {
      if function.body.isVariadic {
        if count > 0 { return .fold(primitive, count: count) }
      } else if count == primitive.operandCount {
        return .primitive(primitive)
      }
    }
    return function.formula(argumentCount: count, settings).map { .definition($0, count: count) }
  }
}

extension InfixOperator {
  /// Whether it computes a value, and is not for units or lists.
  fileprivate var isComputed: Bool {
    switch self {
    case .exchange, .convert, .part, .element, .divideByUnit: false
    default: true
    }
  }
}

extension Function {
  /// What the function is defined to be for so many arguments, if it is.
  func formula(argumentCount count: Int, _ settings: CalculatorSettings) -> Formula? {
    if body.isVariadic { return ListFormulas.formula(named: name, count: count) }
    guard let definition else { return nil }
    let names = definitionParameters
    let missing = names.count - count
    guard 0...defaults.numbers.count ~= missing,
      let reading = try? Expression.reading(
        definition.description, parameters: names, settings: settings)
    else { return nil }
    guard let formula = Formula(reading.tree, variables: names, constants: [:], settings) else {
      return nil
    }
    if missing == 0 { return formula }
    let arguments = (0..<count).map { Formula(steps: [.variable($0)]) }
    return formula.replacing(
      variables: arguments + defaults.numbers.suffix(missing).map { .number(Real($0)) }, upTo: .max)
  }
}

// MARK: - Computing

/// An arithmetic that computes formulas.
protocol FormulaArithmetic: Arithmetic {
  /// A number of a formula, which is known to lie in an interval.
  func constant(_ number: Real, _ interval: Interval) -> Element
  func truth(_ holds: Bool) -> Element
  /// A number with a unit.
  func quantity(_ quantity: Quantity) throws(Failure) -> Element
}

extension FormulaArithmetic {
  func quantity(_ quantity: Quantity) -> Element {
    preconditionFailure("what is computed with numbers alone is made a formula of numbers before")
  }
}

extension FormulaArithmetic {
  /// The value of a formula for some values of its variables.
  mutating func value(of formula: Formula, _ variables: [Element]) throws(Failure) -> Element {
    var stack = variables
    try run(formula, above: 0, &stack)
    return stack[stack.count - 1]
  }

  /// Leaves the value of a formula on the stack, whose variables are there.
  private mutating func run(
    _ formula: Formula, above base: Int, _ stack: inout [Element]
  ) throws(Failure) {
    for step in formula.steps { try perform(step, above: base, &stack) }
  }

  mutating func perform(
    _ step: Formula.Step, above base: Int, _ stack: inout [Element]
  ) throws(Failure) {
    switch step {
    case .variable(let place): stack.append(stack[base + place])
    case .constant(let number, let interval): stack.append(constant(number, interval))
    case .truth(let holds): stack.append(truth(holds))
    case .quantity(let quantity): stack.append(try self.quantity(quantity))
    case .prefix(let prefix): stack.append(try apply(prefix, stack.removeLast()))
    case .postfix(let postfix): stack.append(try apply(postfix, stack.removeLast()))
    case .enclosed(let enclosure): stack.append(try apply(enclosure, stack.removeLast()))
    case .infix(let infix):
      let right = stack.removeLast()
      stack.append(try join(infix, stack.removeLast(), right))
    case .primitive(let primitive):
      let last = stack.removeLast()
      switch primitive.operandCount {
      case 1: stack.append(try apply(primitive, last))
      case 2: stack.append(try apply(primitive, stack.removeLast(), last))
      default:
        let second = stack.removeLast()
        stack.append(try apply(primitive, stack.removeLast(), second, last))
      }
    case .fold(let primitive, let count):
      var result = stack[stack.count - count]
      for element in stack.suffix(count - 1) { result = try apply(primitive, result, element) }
      stack.removeLast(count)
      stack.append(result)
    case .chain(let comparisons):
      let first = stack.count - comparisons.count - 1
      var result = truth(true)
      for (index, comparison) in comparisons.enumerated() {
        let holds = try compare(comparison, stack[first + index], stack[first + index + 1])
        result = try connect(.logicalAnd, result, holds)
      }
      stack.removeSubrange(first...)
      stack.append(result)
    case .condition:
      let (second, first) = (stack.removeLast(), stack.removeLast())
      stack.append(try choose(stack.removeLast(), first, second))
    case .definition(let formula, let count):
      let first = stack.count - count
      try run(formula, above: first, &stack)
      let result = stack.removeLast()
      stack.removeSubrange(first...)
      stack.append(result)
    }
  }
}

extension RangeArithmetic: FormulaArithmetic {
  func constant(_ number: Real, _ interval: Interval) -> Element {
    .number(.constant(number.knownRational, interval))
  }

  func truth(_ holds: Bool) -> Element { .truth(Truth(holds)) }
}

extension Jet {
  /// A number in an interval, and the fraction that it is if that is known.
  static func constant(_ rational: Rational?, _ interval: Interval) -> Jet {
    var jet = Jet.constant(interval)
    jet.fraction = rational.flatMap { Fraction($0) }
    return jet
  }
}

extension Jet.Fraction {
  /// The sum of two fractions, if it is as short.
  static func + (left: Self, right: Self) -> Self? {
    Self(
      Rational(Integer(WideInt(left.numerator)), Integer(WideInt(left.denominator)))
        + Rational(Integer(WideInt(right.numerator)), Integer(WideInt(right.denominator))))
  }

  /// Exponents beyond this are left to logarithms.
  private static let largest = 1 << 16

  fileprivate init?(_ rational: Rational) {
    func small(_ integer: Integer?) -> Int? {
      integer.flatMap { Int($0.description) }.flatMap { $0.magnitude <= Self.largest ? $0 : nil }
    }
    guard let numerator = small(rational.numerator(limit: 64)),
      let denominator = small(rational.denominator(limit: 64))
    else { return nil }
    (self.numerator, self.denominator) = (numerator, denominator)
  }
}
