import SciNumber
import SciSyntax
import SciUnits

/// Makes a formula of a program: of an expression in which some parameters have values and the others are variables.
///
/// A part without a variable is computed at once, exactly, so that a number means the same however it is written.
struct FormulaBuilder {
  /// Where the steps of an operand begin, and whether it has no variable.
  struct Operand {
    var start: Int
    var isConstant: Bool
  }

  var steps: [Formula.Step] = []
  var operands: [Operand] = []
  let bound: [Value]
  let names: Environment
  private let settings: CalculatorSettings
  let context: Function.Context
  let depth: Int
  /// Whether tangents are written as quotients, which have a series at a pole.
  let splitsTangents: Bool
  /// Whether roundings to decimals are written with products, for who only rounds to integers.
  private let roundsByProducts: Bool
  /// Whether numbers may have units.
  let takesUnits: Bool

  /// How deeply functions may call one another.
  private static let maximumDepth = 32
  /// How many factors or terms a sum or a product over integers may have.
  private static let longestLoop: WideInt = 1_000

  init(
    bound: [Value], names: Environment, _ context: Function.Context, depth: Int,
    splitsTangents: Bool, roundsByProducts: Bool, takesUnits: Bool = false
  ) {
    self.takesUnits = takesUnits
    self.splitsTangents = splitsTangents
    self.roundsByProducts = roundsByProducts
    self.bound = bound
    self.names = names
    self.context = context
    self.depth = depth
    settings = CalculatorSettings(
      angleUnit: context.angleUnit, percent: .relative, budget: context.budget, shareUnit: nil)
  }

  /// The formula of a program.
  ///
  /// - Parameters:
  ///   - program: the expression.
  ///   - bound: what its first parameters stand for; the others are the variables of the formula.
  ///   - names: the functions and variables of the session.
  ///   - context: the unit of angles and the budget.
  ///   - depth: how many functions of the session are around it.
  ///   - splitsTangents: whether tangents are written as quotients, which have a series at a pole.
  ///   - roundsByProducts: whether roundings to decimals are written with products, for who only rounds to integers.
  ///   - takesUnits: whether numbers may have units, so that only ``MeasuredArithmetic`` computes the formula.
  /// - Returns: the formula; `nil` where a part of it is no number, or has no rules.
  static func formula(
    of program: Program, bound: [Value], names: Environment, _ context: Function.Context,
    depth: Int = 0, splitsTangents: Bool = false, roundsByProducts: Bool = false,
    takesUnits: Bool = false
  ) -> Formula? {
    guard depth <= maximumDepth else { return nil }
    var builder = FormulaBuilder(
      bound: bound, names: names, context, depth: depth, splitsTangents: splitsTangents,
      roundsByProducts: roundsByProducts, takesUnits: takesUnits)
    for step in program.steps {
      guard builder.append(step.instruction, of: program) else { return nil }
    }
    return Formula(steps: builder.steps)
  }

  /// The formula of a program inside of that of the builder.
  func formula(of program: Program, bound: [Value]) -> Formula? {
    Self.formula(
      of: program, bound: bound, names: names, context, depth: depth + 1,
      splitsTangents: splitsTangents, takesUnits: takesUnits)
  }

  /// The formulas of the operands of a program's last instruction, in the variables of a builder's program and one more.
  static func operands(of program: Program, in outer: FormulaBuilder) -> [Formula]? {
    guard outer.depth < maximumDepth else { return nil }
    var builder = FormulaBuilder(
      bound: outer.bound, names: outer.names, outer.context, depth: outer.depth + 1,
      splitsTangents: outer.splitsTangents, roundsByProducts: false)
    for step in program.steps.dropLast() {
      guard builder.append(step.instruction, of: program) else { return nil }
    }
    let ends = builder.operands.dropFirst().map { $0.start } + [builder.steps.count]
    return zip(builder.operands, ends).map { Formula(steps: Array(builder.steps[$0.start..<$1])) }
  }

  /// Appends what an instruction does; whether it can be a step of a formula.
  private mutating func append(
    _ instruction: Program.Instruction, of program: Program
  ) -> Bool {
    switch instruction {
    case .integer(let integer): return push(.real(Real(WideInt(integer))))
    case .constant(let index): return push(program.constants[Int(index)])
    case .variable(let index):
      return names.variables[program.symbols[Int(index)]].map { push($0.value) } ?? false
    case .parameter(let slot):
      if Int(slot) < bound.count { return push(bound[Int(slot)]) }
      operands.append(Operand(start: steps.count, isConstant: false))
      steps.append(.variable(Int(slot) - bound.count))
      return true
    case .infix(let infix): return append(.infix(infix), operandCount: 2)
    case .prefix(let prefix): return append(.prefix(prefix), operandCount: 1)
    case .postfix(let postfix):
      guard let unit = postfix.unit else { return append(.postfix(postfix), operandCount: 1) }
      // The number of an angle is another one in each unit.
      return push(Value(Quantity(1, unit))) && append(.infix(.multiply), operandCount: 2)
    case .enclosed(let enclosure): return append(.enclosed(enclosure), operandCount: 1)
    case .chain(let index):
      let operators = program.chains[Int(index)]
      return append(.chain(operators), operandCount: operators.count + 1)
    case .select: return append(.condition, operandCount: 3)
    // They choose what is computed, and a formula computes all.
    case .branch, .jump, .shortcut: return true
    case .builtIn(let function, let count):
      // `degrees(x)` takes a number in another unit than the calculator's.
      if takesUnits, FunctionTable[function].unitRule.angleUnit != nil { return false }
      if splitsTangents, count == 1, FunctionTable.primitive(at: function) == .tan {
        return append(.definition(Self.tangent, count: 1), operandCount: 1)
      }
      if roundsByProducts, count == 2, FunctionTable.primitive(at: function) == .round,
        let rounding = roundingToConstant
      {
        return append(rounding, operandCount: 2)
      }
      if count == 2, FunctionTable[function].name == "binomial" {
        if let polynomial = binomialOfConstant { return append(polynomial, operandCount: 2) }
        return append(.definition(Self.binomial, count: 2), operandCount: 2)
      }
      // The mean of two temperatures is one, and their sum is none.
      let isOfList = FunctionTable[function].body.isVariadic
      guard !(takesUnits && isOfList && FunctionTable.primitive(at: function) == nil),
        let step = Formula.step(
          calling: FunctionTable[function], argumentCount: Int(count), settings)
      else { return appendConstantCall(function, argumentCount: Int(count)) }
      return append(step, operandCount: Int(count))
    case .user(let index, let count):
      guard let function = names.functions[program.symbols[Int(index)]],
        let formula = formula(of: function, bound: [])
      else { return false }
      return append(.definition(formula, count: Int(count)), operandCount: Int(count))
    case .iterate(let index): return append(program.loops[Int(index)])
    case .analyse(let index, let count):
      return append(analysis: program.loops[Int(index)], argumentCount: Int(count))
    case .element, .exchangeToWanted, .exchange, .convert, .list, .range, .draw:
      return false
    }
  }

  /// sin(x)/cos(x).
  private static let tangent = Formula(steps: [
    .variable(0), .primitive(.sin), .variable(0), .primitive(.cos), .infix(.divide),
  ])

  /// Γ(n + 1)/(Γ(k + 1)Γ(n − k + 1)), which is the binomial coefficient where no argument is an integer below 1.
  private static let binomial = Formula(steps: [
    .variable(0), .postfix(.factorial), .variable(1), .postfix(.factorial), .variable(0),
    .variable(1), .infix(.subtract), .postfix(.factorial), .infix(.multiply), .infix(.divide),
  ])

  /// A rounding to so many decimals as the topmost operand, a small integer, says.
  private var roundingToConstant: Formula.Step? {
    guard operands.last?.isConstant ?? false, case .constant(let number, _)? = steps.last,
      let decimals = number.knownRational?.integerValue(limit: 16)?.asInt, -18...18 ~= decimals
    else { return nil }
    let unit = Real(Rational(Integer(1), scale: WideInt(decimals)) ?? 1)
    return .definition(
      Formula.variable.joined(.divide, .number(unit)).applying(.round)
        .joined(.multiply, .number(unit)), count: 2)
  }

  /// n(n − 1)⋯(n − k + 1)/k! for a small integer k that is the topmost operand.
  private var binomialOfConstant: Formula.Step? {
    guard operands.last?.isConstant ?? false, case .constant(let number, _)? = steps.last,
      let count = number.knownRational?.integerValue(limit: 16)?.asInt, 0...20 ~= count
    else { return nil }
    var product = Formula.number(1)
    for k in 0..<count {
      let factor = Formula.variable.joined(.subtract, .number(Real(k)))
      product = product.joined(.multiply, factor).joined(.divide, .number(Real(k + 1)))
    }
    return .definition(product, count: 2)
  }

  /// Appends a number, with a unit or without, or a truth.
  private mutating func push(_ value: Value) -> Bool {
    guard let step = constant(value) else { return false }
    operands.append(Operand(start: steps.count, isConstant: true))
    steps.append(step)
    return true
  }

  private func constant(_ value: Value) -> Formula.Step? {
    if let holds = value.boolean { return .truth(holds) }
    if value.hasUnit {
      return takesUnits ? value.single?.quantity.map { .quantity($0) } : nil
    }
    guard let number = value.real,
      let bounds = try? number.doubles(within: context.budget)
    else { return nil }
    let interval = Interval(bounds.lower, bounds.upper)
    return .constant(Formula.decided(number, interval, settings), interval)
  }

  /// Appends a step that takes the topmost operands; it is computed if they have no variable.
  mutating func append(_ step: Formula.Step, operandCount count: Int) -> Bool {
    guard operands.count >= count, count > 0 else { return false }
    let own = operands[(operands.count - count)...]
    let operand = Operand(
      start: own[own.startIndex].start, isConstant: own.allSatisfy { $0.isConstant })
    operands.removeLast(count)
    operands.append(operand)
    steps.append(step)
    guard operand.isConstant else { return true }
    var exact = ExactArithmetic(context)
    let part = Formula(steps: Array(steps[operand.start...]))
    guard let value = try? exact.value(of: part, []), let constant = constant(value) else {
      // It stays a step: the error, if there is one, comes when the formula is computed.
      operands[operands.count - 1].isConstant = false
      return true
    }
    steps.removeSubrange(operand.start...)
    steps.append(constant)
    return true
  }

  /// Appends the value of a function without rules where its arguments have no variable.
  private mutating func appendConstantCall(
    _ function: FunctionTable.Index, argumentCount count: Int
  ) -> Bool {
    let own = operands.suffix(count)
    guard own.count == count, count > 0, own.allSatisfy({ $0.isConstant }) else { return false }
    var arguments: [Value] = []
    for step in steps[own[own.startIndex].start...] {
      guard case .constant(let number, _) = step else { return false }
      arguments.append(.real(number))
    }
    let value: Value?
    switch FunctionTable.body(at: function) {
    case .primitive(let primitive):
      var exact = ExactArithmetic(context)
      value = try? exact.apply(primitive, to: arguments[...])
    case let body: value = try? body.value(of: arguments[...], context)
    }
    steps.removeSubrange(own[own.startIndex].start...)
    operands.removeLast(count)
    return value.map { push($0) } ?? false
  }

  /// Appends a sum or a product over integers between two numbers, each term by itself.
  private mutating func append(_ loop: Program.Loop) -> Bool {
    guard loop.condition == nil, operands.count >= 2,
      operands.suffix(2).allSatisfy({ $0.isConstant }),
      case .constant(let last, _) = steps[steps.count - 1],
      case .constant(let first, _) = steps[steps.count - 2],
      let first = first.knownRational?.integerValue(limit: 62)?.asInt,
      let last = last.knownRational?.integerValue(limit: 62)?.asInt,
      last - first < Self.longestLoop
    else { return false }
    steps.removeLast(2)
    operands.removeLast(2)
    guard first <= last else { return push(.real(loop.operation == .product ? 1 : 0)) }
    // The variables of the term are those of the formula, and then the running integer.
    let variables = loop.body.parameters.count - 1 - bound.count
    guard
      let term = formula(of: loop.body, bound: bound)
    else { return false }
    for integer in first...last {
      operands.append(Operand(start: steps.count, isConstant: false))
      for place in 0..<variables { steps.append(.variable(place)) }
      let number = Real(integer)
      guard let constant = constant(.real(number)) else { return false }
      steps.append(constant)
      steps.append(.definition(term, count: variables + 1))
      if integer > first {
        let joins = append(
          .infix(loop.operation == .product ? .multiply : .add), operandCount: 2)
        guard joins else { return false }
      }
    }
    return true
  }
}

extension ExactArithmetic: FormulaArithmetic {
  func constant(_ number: Real, _ interval: Interval) -> Value { .real(number) }
  func truth(_ holds: Bool) -> Value { .boolean(holds) }
  func quantity(_ quantity: Quantity) -> Value { .scalar(Scalar(quantity)) }
}
