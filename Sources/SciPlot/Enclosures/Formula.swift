import SciCalculator
import SciNumber
import SciSyntax

/// An expression in one variable, made ready to be enclosed on intervals.
///
/// One step for each node of the tree, operands before operators, on a stack.
struct Formula {
  private enum Step {
    case variable
    case constant(Interval)
    case truth(Bool)
    case negate
    case sum, difference, product, quotient
    case integerPower(Int)
    case fractionPower(Int, over: Int)
    case power
    case one(@Sendable (Jet, AngleUnit) -> Jet)
    case two(@Sendable (Jet, Jet, AngleUnit) -> Jet)
    case fold(count: Int, @Sendable (Jet, Jet) -> Jet)
    case comparison(InfixOperator)
    case chain([InfixOperator])
    case and, or, xor, not
    case condition
    /// Exchanges the last two operands.
    case swap
  }

  private enum Operand {
    case number(Jet)
    case truth(Truth)
  }

  private var steps: [Step] = []
  private let unit: AngleUnit

  /// Makes a formula of a tree; `nil` where a part of it has no enclosures.
  ///
  /// - Parameters:
  ///   - tree: the expression, all of whose names mean something.
  ///   - variable: the name that stands for any number.
  ///   - constants: what other names stand for.
  ///   - settings: the unit of angles, and what constants may cost.
  init?(
    _ tree: Tree, variable: String, constants: [String: Real], _ settings: CalculatorSettings
  ) {
    unit = settings.angleUnit
    steps.reserveCapacity(tree.nodes.count)
    let parts = ConstantParts(tree, variable: variable, constants: constants, settings)
    var angles = AngleParts(tree)
    for index in tree.nodes.indices {
      let isInside = parts.isInside(index)
      if isInside || parts.values[index] != nil {
        angles.appendNumber()
      } else if !angles.append(at: index) {
        return nil
      }
      if isInside { continue }
      guard let part = self.steps(at: index, of: tree, parts, variable: variable) else {
        return nil
      }
      steps += part
    }
    // A quantity has no curve.
    if angles.isAngle { return nil }
  }
}

// MARK: - Making the steps

extension Formula {
  private func steps(
    at index: Int, of tree: Tree, _ parts: ConstantParts, variable: String
  ) -> [Step]? {
    if let part = parts.values[index] { return [Self.constant(part)] }
    switch tree.nodes[index].kind {
    case .infix(.power, _, let exponent): return power(parts.rational(exponent))
    case .infix(.root, let degree, _):
      return root(parts.rational(degree)).map { [.swap] + $0 }
    case .prefix(.plus, _): return []
    case .call(let position):
      return parts.loops.contains(index)
        ? nil : call(tree.calls[Int(position)], of: tree, parts)
    default: return step(at: index, of: tree, variable: variable).map { [$0] }
    }
  }

  private static func constant(_ value: ConstantParts.Part) -> Step {
    switch value {
    case .number(_, let interval): .constant(interval)
    case .truth(let holds): .truth(holds)
    }
  }

  private func step(at index: Int, of tree: Tree, variable: String) -> Step? {
    switch tree.nodes[index].kind {
    case .name: tree.text(in: tree.nodes[index].range) == variable ? .variable : nil
    case .prefix(let prefix, _): step(prefix)
    case .postfix(let postfix, _): step(postfix)
    case .enclosed(let enclosure, _): step(enclosure)
    case .infix(let infix, _, _): step(infix)
    case .condition: .condition
    case .chain(let position): .chain(tree.chains[Int(position)].operators)
    case .number, .call, .list, .range: nil
    }
  }

  private func step(_ prefix: PrefixOperator) -> Step? {
    switch prefix {
    case .negate: .negate
    case .squareRoot: .one { x, _ in x.squareRoot }
    case .cubeRoot: .one { x, _ in x.cubeRoot }
    case .not: .not
    case .plus, .complement: nil
    }
  }

  private func step(_ postfix: PostfixOperator) -> Step? {
    /// A bare number is an angle in the unit of the formula; so is the same angle in another unit.
    func angle(_ other: AngleUnit, part: Double = 1) -> Step {
      .one { x, unit in
        unit == other && part == 1
          ? x : x * .constant(unit.quarterTurn / other.quarterTurn / Interval(part))
      }
    }
    switch postfix {
    case .factorial: return .one { x, _ in (x + .constant(Interval(1))).gamma }
    case .percent: return .one { x, _ in x / .constant(Interval(100)) }
    case .degrees: return angle(.degrees)
    case .arcMinutes: return angle(.degrees, part: 60)
    case .arcSeconds: return angle(.degrees, part: 3600)
    case .radians: return angle(.radians)
    case .gradians: return angle(.gradians)
    case .turns: return angle(.turns)
    case .doubleFactorial, .tripleFactorial: return nil
    }
  }

  private func step(_ enclosure: SciSyntax.Enclosure) -> Step {
    switch enclosure {
    case .absoluteValue: .one { x, _ in x.magnitude }
    case .floor: .one { x, _ in x.floor }
    case .ceiling: .one { x, _ in x.ceiling }
    }
  }

  private func step(_ infix: InfixOperator) -> Step? {
    let hundred = Jet.constant(Interval(100))
    return switch infix {
    case .add: .sum
    case .subtract: .difference
    case .addPercent: .two { x, y, _ in x + x * y / hundred }
    case .subtractPercent: .two { x, y, _ in x - x * y / hundred }
    case .multiply, .juxtapose: .product
    case .divide: .quotient
    case .modulo: .two { x, y, _ in x.modulo(y) }
    case .remainder: .two { x, y, _ in x.remainder(y) }
    case .quotient: .two { x, y, _ in (x / y).floor }
    case .and, .logicalAnd: .and
    case .or, .logicalOr: .or
    case .xor: .xor
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison(infix)
    default: nil
    }
  }

  /// The steps of a power whose base and exponent are on the stack.
  private func power(_ exponent: Rational?) -> [Step] {
    guard let numerator = exponent?.smallNumerator, let denominator = exponent?.smallDenominator
    else { return [.power] }
    return denominator == 1
      ? [.integerPower(numerator)] : [.fractionPower(numerator, over: denominator)]
  }

  /// The steps of a root whose radicand and degree are on the stack: ⁿ√x is x^(1/n).
  private func root(_ degree: Rational?) -> [Step]? {
    if degree?.isZero == true { return nil }
    guard let exponent = degree.flatMap({ Rational(1).divided(by: $0, limit: 128) }),
      exponent.smallNumerator != nil, exponent.smallDenominator != nil
    else { return [.one { n, _ in n.reciprocal }, .power] }
    return power(exponent)
  }

  private func call(
    _ call: Tree.Call, of tree: Tree, _ parts: ConstantParts
  ) -> [Step]? {
    let name = tree.name(of: call)
    guard
      var function = FunctionTable.function(named: name)
        ?? FunctionTable.function(named: name.lowercased())
    else { return nil }
    if call.isInverse {
      guard let inverse = FunctionTable.inverse(of: function) else { return nil }
      function = inverse
    }
    let count = call.arguments.count
    if count == 2, let second = tree.arguments(of: call).last {
      switch function.name {
      case "log": return logarithm(base: parts.rational(second))
      case "pow": return power(parts.rational(second))
      case "root": return root(parts.rational(second))
      default: break
      }
    }
    switch FunctionRule.named(function.name, argumentCount: count) {
    case .one(let rule): return [.one(rule)]
    case .two(let rule): return [.two(rule)]
    case .fold(let rule): return [.fold(count: count, rule)]
    case nil: return nil
    }
  }

  /// The steps of a logarithm whose argument and base are on the stack; to base 2 it is the function's own.
  private func logarithm(base: Rational?) -> [Step] {
    if base == 2 { return [.two { x, _, _ in x.log2 }] }
    return [.two { x, base, _ in x.log / base.log }]
  }
}

extension Rational {
  /// Exponents beyond this are left to logarithms.
  private static var mostExponent: Int { 1 << 16 }

  fileprivate var smallNumerator: Int? { numerator(limit: 64)?.smallInt(Self.mostExponent) }
  fileprivate var smallDenominator: Int? { denominator(limit: 64)?.smallInt(Self.mostExponent) }
}

extension Integer {
  fileprivate func smallInt(_ limit: Int) -> Int? {
    Int(description).flatMap { $0.magnitude <= limit ? $0 : nil }
  }
}

// MARK: - Enclosing

extension Formula {
  /// The values at a number.
  func value(at x: Double) -> ValueEnclosure {
    jet(Jet(whole: ValueEnclosure(Interval(x)), centre: nil, slope: nil)).whole
  }

  /// The values on an interval, with those at one of its members, and its slopes.
  func jet(on x: Interval, centre: Double) -> Jet {
    jet(
      Jet(whole: ValueEnclosure(x), centre: ValueEnclosure(Interval(centre)), slope: Interval(1)))
  }

  /// Runs the steps; a condition for which a number is needed, or a number for a condition, gives nothing.
  private func jet(_ variable: Jet) -> Jet {
    var stack: [Operand] = []
    stack.reserveCapacity(steps.count)
    for step in steps {
      guard perform(step, variable, &stack) else { return .nowhere }
    }
    guard case .number(let result) = stack.last else { return .nowhere }
    return result
  }

  private func perform(_ step: Step, _ variable: Jet, _ stack: inout [Operand]) -> Bool {
    switch step {
    case .variable: stack.append(.number(variable))
    case .constant(let value): stack.append(.number(.constant(value)))
    case .truth(let holds): stack.append(.truth(Truth(holds)))
    case .swap: stack.swapAt(stack.count - 2, stack.count - 1)
    case .negate: return replace(&stack) { -$0 }
    case .one(let rule): return replace(&stack) { rule($0, unit) }
    case .integerPower(let exponent):
      stack.removeLast()
      return replace(&stack) { $0.raised(to: exponent) }
    case .fractionPower(let numerator, let denominator):
      stack.removeLast()
      return replace(&stack) { $0.raised(to: numerator, over: denominator) }
    case .sum: return join(&stack) { $0 + $1 }
    case .difference: return join(&stack) { $0 - $1 }
    case .product: return join(&stack) { $0 * $1 }
    case .quotient: return join(&stack) { $0 / $1 }
    case .power: return join(&stack) { $0.raised(to: $1) }
    case .two(let rule): return join(&stack) { rule($0, $1, unit) }
    case .fold(let count, let rule):
      for _ in 1..<count {
        guard join(&stack, rule) else { return false }
      }
    case .comparison(let comparison): return compare([comparison], &stack)
    case .chain(let comparisons): return compare(comparisons, &stack)
    case .and: return joinTruths(&stack) { $0.and($1) }
    case .or: return joinTruths(&stack) { $0.or($1) }
    case .xor: return joinTruths(&stack) { $0.xor($1) }
    case .not:
      guard case .truth(let truth) = stack.removeLast() else { return false }
      stack.append(.truth(truth.negated))
    case .condition:
      guard case .number(let second) = stack.removeLast(),
        case .number(let first) = stack.removeLast(), case .truth(let truth) = stack.removeLast()
      else { return false }
      stack.append(.number(truth.choose(first, second)))
    }
    return true
  }

  private func replace(_ stack: inout [Operand], _ body: (Jet) -> Jet) -> Bool {
    guard case .number(let operand) = stack.removeLast() else { return false }
    stack.append(.number(body(operand)))
    return true
  }

  private func join(_ stack: inout [Operand], _ body: (Jet, Jet) -> Jet) -> Bool {
    guard case .number(let right) = stack.removeLast(),
      case .number(let left) = stack.removeLast()
    else { return false }
    stack.append(.number(body(left, right)))
    return true
  }

  private func joinTruths(_ stack: inout [Operand], _ body: (Truth, Truth) -> Truth) -> Bool {
    guard case .truth(let right) = stack.removeLast(), case .truth(let left) = stack.removeLast()
    else { return false }
    stack.append(.truth(body(left, right)))
    return true
  }

  private func compare(_ comparisons: [InfixOperator], _ stack: inout [Operand]) -> Bool {
    var truth = Truth(true)
    let base = stack.count - comparisons.count - 1
    for (index, comparison) in comparisons.enumerated() {
      guard case .number(let left) = stack[base + index],
        case .number(let right) = stack[base + index + 1],
        let next = Truth(comparison, left, right)
      else { return false }
      truth = truth.and(next)
    }
    stack.removeSubrange(base...)
    stack.append(.truth(truth))
    return true
  }

  /// Whether the formula is a condition, which has no curve.
  var isCondition: Bool {
    switch steps.last {
    case .comparison, .chain, .and, .or, .xor, .not, .truth: true
    default: false
    }
  }
}

extension Jet {
  fileprivate static let nowhere = Jet(whole: .empty, centre: .empty, slope: nil)
}
