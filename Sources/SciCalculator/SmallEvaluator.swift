import SciNumber
import SciSyntax

/// Evaluates what most expressions are, ordinary numbers and the functions on a calculator's keys: without memory for each number, and without a program where there
/// is a tree.
///
/// It has an answer only where it is the one that a ``Machine`` would come to. Everything else is `nil`, and the machine is asked: lists, units, names
/// without a number, errors, and what ``SmallArithmetic`` leaves to others. So it is where the settings do not allow it to compute.
struct SmallEvaluator {
  typealias Element = SmallArithmetic.Element
  typealias NoAnswer = SmallArithmetic.NoAnswer

  private var arithmetic = SmallArithmetic(.degrees)
  /// The values that wait for their operator; kept, so that its memory is.
  private var values: [Element] = []
  /// How many nodes and steps may still be computed.
  private var remainingSteps: Int = 0
  /// How many functions of users are being called.
  private var depth: Int = 0

  /// Longer expressions take longer than to make a program of them, and may have to be interrupted.
  private static let mostSteps = 256
  private static let mostCalls = 16

  /// Forgets the expression before.
  ///
  /// - Returns: whether another one may be evaluated here.
  private mutating func begin(_ settings: CalculatorSettings) -> Bool {
    guard settings.allowsSmallNumbers else { return false }
    values.removeAll(keepingCapacity: true)
    remainingSteps = Self.mostSteps
    arithmetic = SmallArithmetic(settings.angleUnit)
    return true
  }
}

// MARK: - Operators and functions

extension SmallEvaluator {
  @inline(__always)
  private mutating func push(_ number: SmallReal?) throws(NoAnswer) {
    guard let number else { throw NoAnswer() }
    values.append(.number(number))
  }

  @inline(__always)
  private mutating func replaceTop(joinedBy infix: InfixOperator) throws(NoAnswer) {
    let right = values.removeLast()
    values[values.count - 1] = try arithmetic.join(infix, values[values.count - 1], right)
  }

  private mutating func replaceTop(by postfix: PostfixOperator, isBeforeCall: Bool) throws(NoAnswer)
  {
    if postfix.isAngle, !isBeforeCall { throw NoAnswer() }
    values.append(try arithmetic.apply(postfix, values.removeLast()))
  }

  /// Calls a function that is a primitive.
  private mutating func call(
    _ function: FunctionTable.Index, argumentCount: Int
  ) throws(NoAnswer) {
    guard let primitive = FunctionTable.primitive(at: function) else { throw NoAnswer() }
    guard primitive.isBinary else {
      guard argumentCount == 1 else { throw NoAnswer() }
      return values.append(try arithmetic.apply(primitive, values.removeLast()))
    }
    guard argumentCount > 1 else { throw NoAnswer() }
    // Those of any number of arguments take them two at a time.
    let base = values.count - argumentCount
    var result = values[base]
    for index in (base + 1)..<values.count {
      result = try arithmetic.apply(primitive, result, values[index])
    }
    values.removeSubrange(base...)
    values.append(result)
  }

  /// Compares each of the topmost values with the next, until one comparison does not hold.
  private mutating func compare(_ comparisons: [InfixOperator]) throws(NoAnswer) {
    let base = values.count - comparisons.count - 1
    var result = Element.truth(true)
    for (index, comparison) in comparisons.enumerated() {
      result = try arithmetic.compare(comparison, values[base + index], values[base + index + 1])
      if case .truth(false) = result { break }
    }
    values.removeSubrange(base...)
    values.append(result)
  }

  private mutating func choose() throws(NoAnswer) {
    let (second, first) = (values.removeLast(), values.removeLast())
    values.append(try arithmetic.choose(values.removeLast(), first, second))
  }
}

// MARK: - Trees

extension SmallEvaluator {
  /// The value of an expression.
  mutating func element(
    of tree: Tree, _ names: borrowing Environment, _ settings: CalculatorSettings
  ) -> Element? {
    guard begin(settings), tree.nodes.count <= Self.mostSteps else { return nil }
    do throws(NoAnswer) {
      for index in 0..<tree.nodes.count { try take(index, of: tree, names) }
    } catch {
      return nil
    }
    return values.last
  }

  /// The number that an expression is.
  mutating func value(
    of tree: Tree, _ names: borrowing Environment, _ settings: CalculatorSettings
  ) -> SmallReal? {
    guard case .number(let number) = element(of: tree, names, settings) else { return nil }
    return number
  }

  @inline(__always)
  private mutating func take(
    _ index: Int, of tree: Tree, _ names: borrowing Environment
  ) throws(NoAnswer) {
    switch tree.nodes[index].kind {
    case .number(.decimal):
      // A number with signs that are no digits, such as an exponent `²`, is rare.
      guard
        let number = tree.withUTF8(at: index, { SmallRational(literal: $0) })
          ?? SmallRational(literal: tree.literal(of: tree.id(at: index)).span)
      else { throw NoAnswer() }
      values.append(.number(.rational(number)))
    case .infix(let infix, _, _):
      switch infix {
      case .element, .exchange, .convert, .divideByUnit: throw NoAnswer()
      default: try replaceTop(joinedBy: infix)
      }
    case let kind: try take(kind, at: index, of: tree, names)
    }
  }

  /// Takes a node with one operand at most, or a call.
  private mutating func take(
    _ kind: Tree.Kind, at index: Int, of tree: Tree, _ names: borrowing Environment
  ) throws(NoAnswer) {
    switch kind {
    case .name: try push(Self.number(named: tree.text(of: tree.id(at: index)), names))
    case .prefix(let prefix, _): values.append(try arithmetic.apply(prefix, values.removeLast()))
    case .postfix(let postfix, _):
      try replaceTop(by: postfix, isBeforeCall: tree.isOnlyArgument(at: index))
    case .enclosed(let enclosure, _):
      values.append(try arithmetic.apply(enclosure, values.removeLast()))
    case .condition: try choose()
    case .chain(let position): try compare(tree.chains[Int(position)].operators)
    case .call(let position):
      let call = tree.calls[Int(position)]
      guard !call.isInverse else { throw NoAnswer() }
      // No function of a user has the name of one that is built in. It takes an angle as a quantity, which is none here.
      if !names.functions.isEmpty, !arithmetic.isBeforeFunction,
        let program = names.functions[tree.name(of: call)]
      {
        return try self.call(program, argumentCount: call.arguments.count, names)
      }
      // Only elementary functions are primitives.
      let key = tree.withUTF8(in: call.nameRange) { NameKey(utf8: $0) }
      guard let function = FunctionTable.elementaryIndex(of: key) else { throw NoAnswer() }
      try self.call(function, argumentCount: call.arguments.count)
    case .number, .infix, .list, .range: throw NoAnswer()
    }
  }

  /// The number of a constant or a variable.
  private static func number(named name: String, _ names: borrowing Environment) -> SmallReal? {
    if let constant = ConstantTable.value(named: name) { return SmallReal(constant) }
    return names.variables[name]?.small
  }
}

// MARK: - Programs

extension SmallEvaluator {
  /// The number that a program comes to, whose parameters stand for the numbers that `argument` has for their slots.
  @inline(__always)
  mutating func value(
    of program: Program, _ names: borrowing Environment, _ settings: CalculatorSettings,
    argument: (_ slot: Int) -> SmallReal?
  ) -> SmallReal? {
    guard case .number(let number) = element(of: program, names, settings, argument: argument)
    else { return nil }
    return number
  }

  /// Whether the condition that a program is holds.
  mutating func truth(
    of program: Program, _ names: borrowing Environment, _ settings: CalculatorSettings,
    argument: (_ slot: Int) -> SmallReal?
  ) -> Bool? {
    guard case .truth(let holds) = element(of: program, names, settings, argument: argument) else {
      return nil
    }
    return holds
  }

  @inline(__always)
  private mutating func element(
    of program: Program, _ names: borrowing Environment, _ settings: CalculatorSettings,
    argument: (_ slot: Int) -> SmallReal?
  ) -> Element? {
    guard begin(settings) else { return nil }
    do throws(NoAnswer) {
      for slot in 0..<program.parameters.count { try push(argument(slot)) }
      try run(program, above: 0, names)
    } catch {
      return nil
    }
    return values.last
  }

  /// Puts the value of a program in the place of its arguments.
  private mutating func run(
    _ program: Program, above base: Int, _ names: borrowing Environment
  ) throws(NoAnswer) {
    remainingSteps -= program.steps.count
    guard remainingSteps >= 0 else { throw NoAnswer() }
    var index = 0
    while index < program.steps.count {
      let step = index
      index += 1
      switch program.steps[step].instruction {
      case .branch(let otherwise):
        guard case .truth(let holds) = values.removeLast() else { throw NoAnswer() }
        if !holds { index = Int(otherwise) }
      case .jump(let target): index = Int(target)
      case .shortcut(let decisive, let target):
        if case .truth(decisive) = values.last { index = Int(target) }
      case .select: break
      case let instruction: try perform(instruction, at: step, of: program, above: base, names)
      }
    }
    values[base] = values[values.count - 1]
    values.removeSubrange((base + 1)...)
  }

  @inline(__always)
  private mutating func perform(
    _ instruction: Program.Instruction, at index: Int, of program: Program, above base: Int,
    _ names: borrowing Environment
  ) throws(NoAnswer) {
    switch instruction {
    case .integer(let integer):
      values.append(.number(.rational(SmallRational(integer: Int64(integer)))))
    case .constant(let index): try push(program.smallConstant(Int(index)))
    case .parameter(let slot): values.append(values[base + Int(slot)])
    case .variable(let index): try push(names.variables[program.symbols[Int(index)]]?.small)
    case .infix(let infix): try replaceTop(joinedBy: infix)
    case .prefix(let prefix): values.append(try arithmetic.apply(prefix, values.removeLast()))
    case .postfix(let postfix):
      try replaceTop(by: postfix, isBeforeCall: program.isOnlyArgument(at: index))
    case .enclosed(let enclosure):
      values.append(try arithmetic.apply(enclosure, values.removeLast()))
    case .builtIn(let function, let count): try call(function, argumentCount: Int(count))
    case .user(let index, let count):
      guard let function = names.functions[program.symbols[Int(index)]] else { throw NoAnswer() }
      try call(function, argumentCount: Int(count), names)
    case .chain(let index): try compare(program.chains[Int(index)])
    case .element, .exchangeToWanted, .exchange, .convert, .list, .range, .branch, .jump, .select,
      .shortcut, .iterate, .analyse, .draw:
      throw NoAnswer()
    }
  }

  private mutating func call(
    _ program: Program, argumentCount: Int, _ names: borrowing Environment
  ) throws(NoAnswer) {
    guard depth < Self.mostCalls, program.parameters.count == argumentCount else {
      throw NoAnswer()
    }
    depth += 1
    defer { depth -= 1 }
    try run(program, above: values.count - argumentCount, names)
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
    guard case .scalar(.real(let number)) = constants[index] else { return nil }
    return SmallReal(number)
  }
}
