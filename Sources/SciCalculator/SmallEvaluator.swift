import SciNumber
import SciSyntax

/// Evaluates what most expressions are, ordinary numbers and the functions on a calculator's keys: without memory for each number, and without a program where there
/// is a tree.
///
/// It has an answer only where it is the one that a ``Machine`` would come to. Everything else is `nil`, and the machine is asked: lists, units, conditions, names
/// without a number, errors, and what ``SciNumber/SmallReal`` leaves to others. So it is where the settings do not allow it to compute.
struct SmallEvaluator {
  /// The numbers that wait for their operator; kept, so that its memory is.
  private var values: [SmallReal] = []
  /// How many nodes and steps may still be computed.
  private var remainingSteps: Int = 0
  /// How many functions of users are being called.
  private var depth: Int = 0
  /// The unit of the topmost value, if it is an angle that a function takes next.
  private var angleUnit: AngleUnit?

  /// Longer expressions take longer than to make a program of them, and may have to be interrupted.
  private static let mostSteps = 256
  private static let mostCalls = 16

  /// The value of an expression.
  mutating func value(
    of tree: Tree, _ names: borrowing Environment, _ settings: CalculatorSettings
  ) -> SmallReal? {
    guard begin(settings), tree.nodes.count <= Self.mostSteps else { return nil }
    let unit = settings.angleUnit
    for index in 0..<tree.nodes.count {
      switch tree.nodes[index].kind {
      case .number(.decimal):
        // A number with signs that are no digits, such as an exponent `²`, is rare.
        guard
          let number = tree.withUTF8(at: index, { SmallRational(literal: $0) })
            ?? SmallRational(literal: tree.literal(of: tree.id(at: index)).span)
        else { return nil }
        values.append(.rational(number))
      case .infix(let infix, _, _):
        guard replaceTop(joinedBy: infix) else { return nil }
      case .list, .range, .condition, .chain: return nil
      case let kind:
        guard append(kind, at: index, of: tree, names, unit) else { return nil }
      }
    }
    return values.last
  }

  /// Forgets the expression before.
  ///
  /// - Returns: whether another one may be evaluated here.
  private mutating func begin(_ settings: CalculatorSettings) -> Bool {
    guard settings.allowsSmallNumbers else { return false }
    values.removeAll(keepingCapacity: true)
    remainingSteps = Self.mostSteps
    angleUnit = nil
    return true
  }

  /// Appends the value of a node with one operand at most, or of a call.
  ///
  /// - Returns: whether there is one.
  private mutating func append(
    _ kind: Tree.Kind, at index: Int, of tree: Tree, _ names: borrowing Environment,
    _ unit: AngleUnit
  ) -> Bool {
    switch kind {
    case .name: return append(Self.number(named: tree.text(of: tree.id(at: index)), names))
    case .prefix(let prefix, _): return append(Self.apply(prefix, values.removeLast(), unit))
    case .postfix(let postfix, _):
      return apply(postfix, isBeforeCall: tree.isOnlyArgument(at: index))
    case .enclosed(let enclosure, _): return append(Self.apply(enclosure, values.removeLast()))
    case .call(let position):
      let call = tree.calls[Int(position)]
      guard !call.isInverse else { return false }
      // No function of a user has the name of one that is built in.
      if !names.functions.isEmpty, angleUnit == nil,
        let program = names.functions[tree.name(of: call)]
      {
        return self.call(program, argumentCount: call.arguments.count, names, unit)
      }
      // Only elementary functions have kernels.
      let key = tree.withUTF8(in: call.nameRange) { NameKey(utf8: $0) }
      guard let function = FunctionTable.elementaryIndex(of: key) else { return false }
      return self.call(function, argumentCount: call.arguments.count, unit)
    case .number, .infix, .list, .range, .condition, .chain: return false
    }
  }

  /// The number of a constant or a variable.
  private static func number(named name: String, _ names: borrowing Environment) -> SmallReal? {
    if let constant = ConstantTable.value(named: name) { return SmallReal(constant) }
    return names.variables[name]?.small
  }

  private mutating func append(_ value: SmallReal?) -> Bool {
    guard let value else { return false }
    values.append(value)
    return true
  }
}

// MARK: - Programs

extension SmallEvaluator {
  /// The value of a program, whose parameters stand for the numbers that `argument` has for their slots.
  @inline(__always)
  mutating func value(
    of program: Program, _ names: borrowing Environment, _ settings: CalculatorSettings,
    argument: (_ slot: Int) -> SmallReal?
  ) -> SmallReal? {
    guard begin(settings) else { return nil }
    for slot in 0..<program.parameters.count {
      guard append(argument(slot)) else { return nil }
    }
    return run(program, above: 0, names, settings.angleUnit) ? values.last : nil
  }

  /// Whether the comparison that a program is holds, of two rational numbers.
  mutating func truth(
    of program: Program, _ names: borrowing Environment, _ settings: CalculatorSettings,
    argument: (_ slot: Int) -> SmallReal?
  ) -> Bool? {
    guard case .infix(let comparison)? = program.steps.last?.instruction, begin(settings) else {
      return nil
    }
    for slot in 0..<program.parameters.count {
      guard append(argument(slot)) else { return nil }
    }
    guard
      perform(
        stepsBefore: program.steps.count - 1, of: program, above: 0, names, settings.angleUnit),
      case .rational(let right) = values.removeLast(),
      case .rational(let left) = values.removeLast(),
      let difference = left - right
    else { return nil }
    return switch comparison {
    case .equal: difference.isZero
    case .notEqual: !difference.isZero
    case .less: difference.isNegative
    case .lessOrEqual: difference.isNegative || difference.isZero
    case .greater: !difference.isNegative && !difference.isZero
    case .greaterOrEqual: !difference.isNegative
    default: nil
    }
  }

  /// Puts the value of a program in the place of its arguments.
  ///
  /// - Returns: whether it has one.
  private mutating func run(
    _ program: Program, above base: Int, _ names: borrowing Environment, _ unit: AngleUnit
  ) -> Bool {
    guard perform(stepsBefore: program.steps.count, of: program, above: base, names, unit) else {
      return false
    }
    values[base] = values[values.count - 1]
    values.removeSubrange((base + 1)...)
    return true
  }

  /// - Returns: whether each of the first steps could be taken.
  private mutating func perform(
    stepsBefore end: Int, of program: Program, above base: Int, _ names: borrowing Environment,
    _ unit: AngleUnit
  ) -> Bool {
    remainingSteps -= program.steps.count
    guard remainingSteps >= 0 else { return false }
    for index in 0..<end {
      guard perform(index, of: program, above: base, names, unit) else { return false }
    }
    return true
  }

  private mutating func perform(
    _ index: Int, of program: Program, above base: Int, _ names: borrowing Environment,
    _ unit: AngleUnit
  ) -> Bool {
    switch program.steps[index].instruction {
    case .integer(let integer):
      return append(.rational(SmallRational(integer: Int64(integer))))
    case .constant(let index): return append(program.smallConstant(Int(index)))
    case .parameter(let slot): return append(values[base + Int(slot)])
    case .variable(let index): return append(names.variables[program.symbols[Int(index)]]?.small)
    case .infix(let infix): return replaceTop(joinedBy: infix)
    case .prefix(let prefix): return append(Self.apply(prefix, values.removeLast(), unit))
    case .postfix(let postfix):
      return apply(postfix, isBeforeCall: program.isOnlyArgument(at: index))
    case .enclosed(let enclosure): return append(Self.apply(enclosure, values.removeLast()))
    case .builtIn(let function, let count):
      return call(function, argumentCount: Int(count), unit)
    case .user(let index, let count):
      guard let function = names.functions[program.symbols[Int(index)]] else { return false }
      return call(function, argumentCount: Int(count), names, unit)
    case .element, .exchangeToWanted, .exchange, .convert, .list, .range, .chain, .branch, .jump,
      .select, .shortcut, .iterate:
      return false
    }
  }

  private mutating func call(
    _ program: Program, argumentCount: Int, _ names: borrowing Environment, _ unit: AngleUnit
  ) -> Bool {
    guard depth < Self.mostCalls, program.parameters.count == argumentCount else { return false }
    depth += 1
    defer { depth -= 1 }
    return run(program, above: values.count - argumentCount, names, unit)
  }
}

// MARK: - Operators and functions

extension SmallEvaluator {
  private mutating func call(
    _ function: FunctionTable.Index, argumentCount: Int, _ unit: AngleUnit
  ) -> Bool {
    guard argumentCount == 1, let kernel = FunctionTable.kernel(at: function) else {
      return false
    }
    guard let own = angleUnit.take() else {
      return append(values.removeLast().applying(kernel, unit))
    }
    return kernel.takesAngle && append(values.removeLast().applying(kernel, own))
  }

  /// Replaces the topmost value by what a postfix operator makes of it.
  ///
  /// An angle is no number, and so a value here only if it is the one argument of a function.
  private mutating func apply(_ postfix: PostfixOperator, isBeforeCall: Bool) -> Bool {
    guard let unit = postfix.angleUnit else {
      return !postfix.isAngle && append(Self.apply(postfix, values.removeLast()))
    }
    angleUnit = unit
    return isBeforeCall
  }

  private mutating func replaceTop(joinedBy infix: InfixOperator) -> Bool {
    let right = values.removeLast()
    guard let value = Self.join(infix, values[values.count - 1], right) else { return false }
    values[values.count - 1] = value
    return true
  }

  private static func apply(
    _ prefix: PrefixOperator, _ x: SmallReal, _ unit: AngleUnit
  ) -> SmallReal? {
    switch prefix {
    case .negate: x.negated
    case .plus: x
    case .squareRoot: x.applying(.squareRoot, unit)
    case .cubeRoot: x.applying(.cubeRoot, unit)
    case .not, .complement: nil
    }
  }

  private static func apply(_ postfix: PostfixOperator, _ x: SmallReal) -> SmallReal? {
    switch postfix {
    case .percent: x.hundredth
    case .factorial: x.factorial
    case .doubleFactorial, .tripleFactorial, .degrees, .arcMinutes, .arcSeconds, .radians,
      .gradians, .turns:
      nil
    }
  }

  private static func apply(_ enclosure: Enclosure, _ x: SmallReal) -> SmallReal? {
    switch enclosure {
    case .absoluteValue: x.magnitude
    case .floor, .ceiling: nil
    }
  }

  private static func join(
    _ infix: InfixOperator, _ left: SmallReal, _ right: SmallReal
  ) -> SmallReal? {
    switch infix {
    case .add: left + right
    case .subtract: left - right
    case .multiply, .juxtapose: left * right
    case .divide: left / right
    case .power: left.raised(to: right)
    case .addPercent: share(right, of: left).flatMap { left + $0 }
    case .subtractPercent: share(right, of: left).flatMap { left - $0 }
    default: nil
    }
  }

  /// What `percent`% of a number is.
  private static func share(_ percent: SmallReal, of whole: SmallReal) -> SmallReal? {
    (whole * percent).flatMap { $0.hundredth }
  }
}

extension Tree {
  /// Whether a node is the one argument of the call that follows it.
  fileprivate func isOnlyArgument(at index: Int) -> Bool {
    guard index + 1 < nodes.count, case .call(let position) = nodes[index + 1].kind else {
      return false
    }
    return calls[Int(position)].arguments.count == 1
  }
}

extension Program {
  /// Whether a step leaves the one argument of the built-in function that follows it.
  fileprivate func isOnlyArgument(at index: Int) -> Bool {
    guard index + 1 < steps.count, case .builtIn(_, 1) = steps[index + 1].instruction else {
      return false
    }
    return true
  }

  /// A number of the program for ``SmallEvaluator``; `nil` for what it does not compute with.
  fileprivate func smallConstant(_ index: Int) -> SmallReal? {
    guard case .real(let number) = constants[index] else { return nil }
    return SmallReal(number)
  }
}
