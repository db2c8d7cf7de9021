import SciCalendar
import SciNumber
import SciSyntax
import SciUnits

/// Turns a tree into a program.
///
/// It cannot be copied, so that the program is moved out of it, and it borrows the tree and the names: each table that is
/// kept or copied is a count that goes up and down with every line.
struct Compiler: ~Copyable {
  /// When names of variables are looked up, and what becomes of unknown ones.
  enum Variables {
    /// Now: the expression is about to be run.
    case bound
    /// At each run: the variable may have changed by then.
    case looked
    /// Every unknown name becomes a parameter.
    case collected
  }

  let variables: Variables
  var program: Program
  var branches = BranchMarks()
  var loops = LoopTable()
  var conversions = ConversionMarks()
  /// How many sums and products are around this program.
  let depth: Int
  /// The steps that still have to be told where to go on.
  var departures: [Int] = []

  /// How deeply sums and products over integers may be nested.
  static let maximumDepth = 50

  private init(parameters: [String], variables: Variables, nodeCount: Int, depth: Int) {
    self.variables = variables
    self.depth = depth
    program = Program(parameters: parameters)
    program.steps.reserveCapacity(nodeCount)
    // At least every other node of a tree of operators with two operands is a leaf; in a long one most are small integers.
    program.constants.reserveCapacity(min(nodeCount / 2 + 1, 32))
  }

  /// Makes a program.
  ///
  /// - Parameters:
  ///   - tree: the expression.
  ///   - parameters: the names that come before all others.
  ///   - names: what the session knows.
  ///   - variables: how the names of variables are treated.
  /// - Returns: the program.
  /// - Throws: the first name, call or number that means nothing.
  static func program(
    for tree: Tree, parameters: [String] = [], names: Environment, variables: Variables
  ) throws(CalculatorError) -> Program {
    try program(
      for: tree, in: 0..<tree.nodes.count, parameters: parameters, names: names,
      variables: variables, depth: 0)
  }

  /// Makes a program of the nodes that one node and its operands are.
  static func program(
    for tree: Tree, in nodes: Range<Int>, parameters: [String], names: Environment,
    variables: Variables, depth: Int
  ) throws(CalculatorError) -> Program {
    var compiler = Compiler(
      parameters: parameters, variables: variables, nodeCount: nodes.count, depth: depth)
    if tree.hasBranches { compiler.branches = BranchMarks(tree, in: nodes) }
    if !tree.calls.isEmpty {
      compiler.loops = LoopTable(
        try LoopMarks.all(in: tree, nodes, names, parameters: parameters))
    }
    if tree.hasConversions {
      compiler.conversions = try ConversionMarks(tree, in: nodes, names, parameters: parameters)
    }
    var index = nodes.lowerBound
    while index < nodes.upperBound {
      if tree.hasConversions, let end = compiler.conversions.skipped[index] {
        index = end
        continue
      }
      if let part = compiler.loops.part(at: index) {
        try compiler.collectNames(of: part, tree, names)
        index = part.nodes.upperBound
        continue
      }
      let instruction = try compiler.instruction(at: index, of: tree, names)
      compiler.append(instruction, at: tree.nodes[index].range)
      if tree.hasBranches { compiler.mark(index, at: tree.nodes[index].range) }
      index += 1
    }
    return compiler.finished()
  }

  mutating func append(_ instruction: Program.Instruction, at range: SourceRange) {
    program.steps.append(Program.Step(instruction: instruction, range: range))
  }

  private consuming func finished() -> Program { program }

  private mutating func instruction(
    at index: Int, of tree: Tree, _ names: Environment
  ) throws(CalculatorError) -> Program.Instruction {
    switch tree.nodes[index].kind {
    case .number(let kind):
      if kind == .decimal, let integer = Self.shortInteger(tree.utf8(of: tree.id(at: index))) {
        return .integer(integer)
      }
      if kind == .date { return constant(try moment(at: index, of: tree, names)) }
      return constant(.real(try number(kind, at: index, of: tree)))
    case .name(let isBeforeArguments):
      return try name(at: index, of: tree, isBeforeArguments: isBeforeArguments, names)
    case .prefix(let prefix, _): return .prefix(prefix)
    case .postfix(let postfix, _): return .postfix(postfix)
    case .infix(.divideByUnit, let left, let right):
      // Nothing is guessed: people mean (π/6) rad, and by the rules `pi/6 rad` is π/(6 rad).
      let dividend = tree.text(ofFirstOperand: left, of: tree.id(at: index))
      throw CalculatorError(
        .unclearUnit(dividend: dividend, angle: tree.text(of: right)), at: tree.nodes[index].range)
    case .infix(.exchange, _, _): return .exchangeToWanted
    case .infix(.element, _, _): return .element
    case .infix(.convert, _, _): return conversion(at: index)
    case .infix(.polar, _, _):
      program.makeComplex()
      return .infix(.polar)
    case .infix(let infix, _, _): return .infix(infix)
    case .enclosed(let enclosure, _): return .enclosed(enclosure)
    case .call(let position): return try call(Int(position), at: index, of: tree, names)
    case .list(let list): return .list(count: Int32(list.count))
    case .range(let operands): return .range(count: Int32(operands.count))
    case .condition: return .select
    case .chain(let position):
      program.chains.append(tree.chains[Int(position)].operators)
      return .chain(Int32(program.chains.count - 1))
    }
  }

  /// The integer that up to nine digits are; `nil` for any other text.
  private static func shortInteger(_ text: ArraySlice<UInt8>) -> Int32? {
    guard 1...9 ~= text.count else { return nil }
    var integer: Int32 = 0
    for byte in text {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      integer = 10 * integer + Int32(byte - UInt8(ascii: "0"))
    }
    return integer
  }

  mutating func name(
    at index: Int, of tree: Tree, isBeforeArguments: Bool, _ names: Environment
  ) throws(CalculatorError) -> Program.Instruction {
    let range = tree.nodes[index].range
    let name = tree.text(in: range)
    // The last of that name: the running integer of a sum comes before a parameter around it.
    if let slot = program.parameters.lastIndex(of: name) { return .parameter(Int32(slot)) }
    if let value = ConstantTable.value(named: name) { return constant(.real(value)) }
    switch name {
    case "true": return constant(.boolean(true))
    case "false": return constant(.boolean(false))
    case "ans":
      guard let result = names.previousResult else {
        throw CalculatorError(.noPreviousResult, at: range)
      }
      return constant(result)
    default: break
    }
    if let value = names.variables[name]?.value {
      if value.isComplex { program.makeComplex() }
      return variables == .bound ? constant(value) : .variable(symbol(name))
    }
    if variables != .collected, ConstantTable.isImaginaryUnit(name) {
      return constant(.scalar(.complex(ComplexQuantity(.i))))
    }
    if names.knowsUnits, names.functions[name] == nil, let measured = Self.measured(name) {
      return constant(measured)
    }
    let isFree = variables == .collected && FunctionTable.kind(of: name) == .bracketed
    if !isFree, FunctionTable.index(of: name) != nil || names.functions[name] != nil {
      throw CalculatorError(.functionWithoutArguments(name), at: range)
    }
    if variables != .collected, let value = ConstantTable.value(named: name.lowercased()),
      name.count > 1
    {
      return constant(.real(value))
    }
    // It was meant to be a function, even if an expression may have unknown names.
    if isBeforeArguments {
      let suggestions = Spelling.suggestions(for: name, among: names.allFunctionNames)
      throw CalculatorError(.unknownFunction(name, suggestions: suggestions), at: range)
    }
    guard variables == .collected else {
      if let error = Self.formError(around: index, of: tree) { throw error }
      let suggestions = names.suggestions(for: name)
      throw CalculatorError(.unknownName(name, suggestions: suggestions), at: range)
    }
    program.parameters.append(name)
    return .parameter(Int32(program.parameters.count - 1))
  }

  /// The error of a call around a node that takes an expression and its variable, and has not that form: `solve(x^2 == 2)`.
  private static func formError(around index: Int, of tree: Tree) -> CalculatorError? {
    for outer in tree.nodes.indices.dropFirst(index + 1) {
      guard case .call(let position) = tree.nodes[outer].kind,
        tree.firstIndex(of: tree.id(at: outer)) <= index,
        let function = FunctionTable.function(named: tree.name(of: tree.calls[Int(position)])),
        case .expression(let operation) = function.body
      else { continue }
      let count = tree.calls[Int(position)].arguments.count - 2
      let arguments = Array(tree.arguments(of: tree.calls[Int(position)]))
      if count >= 0, case .name = tree[arguments[1]], operation.numberCounts.contains(count) {
        continue
      }
      return CalculatorError(
        .analysis(.form(usage: operation.usage), function: function.name),
        at: tree.nodes[outer].range)
    }
    return nil
  }

  /// The unit or the constant of nature that has a name.
  private static func measured(_ name: String) -> Value? {
    if let unit = Unit(named: name) { return Value(.bare(unit)) }
    return PhysicalConstant(named: name).map { Value($0.quantity) }
  }

  private mutating func constant(_ value: Value) -> Program.Instruction {
    program.constants.append(value)
    return .constant(Int32(program.constants.count - 1))
  }

  private mutating func symbol(_ name: String) -> Int32 {
    program.symbols.append(name)
    return Int32(program.symbols.count - 1)
  }

  private mutating func call(
    _ position: Int, at index: Int, of tree: Tree, _ names: Environment
  ) throws(CalculatorError) -> Program.Instruction {
    let call = tree.calls[position]
    let range = tree.nodes[index].range
    if let loop = loops.loop(at: index) {
      return try iterate(loop, of: tree, names)
    }
    let name = tree.name(of: call)
    let count = call.arguments.count
    if let function = FunctionTable.index(of: name) {
      return try builtIn(function, call, at: index, of: tree)
    }
    guard let function = names.functions[name] else {
      if let function = FunctionTable.indexIgnoringCase(of: name) {
        return try builtIn(function, call, at: index, of: tree)
      }
      let suggestions = Spelling.suggestions(for: name, among: names.allFunctionNames)
      throw CalculatorError(.unknownFunction(name, suggestions: suggestions), at: call.nameRange)
    }
    if call.isInverse { throw CalculatorError(.noInverse(name), at: call.nameRange) }
    if function.isComplex { program.makeComplex() }
    let expected = function.parameters.count
    try check(count, against: expected...expected, of: name, at: range)
    return .user(symbol(name), argumentCount: Int32(count))
  }

  private mutating func builtIn(
    _ function: FunctionTable.Index, _ call: Tree.Call, at index: Int, of tree: Tree
  ) throws(CalculatorError) -> Program.Instruction {
    let name = tree.name(of: call)
    let count = call.arguments.count
    let called = call.isInverse ? FunctionTable.indexOfInverse(of: function) : function
    guard let called else { throw CalculatorError(.noInverse(name), at: call.nameRange) }
    let body = FunctionTable.body(at: called)
    // Where lists may stand, only the machine knows how many arguments there are.
    if count == 0 || !body.isVariadic {
      try check(count, against: body.argumentCounts, of: name, at: tree.nodes[index].range)
    }
    if called.isOfComplexNumbers { program.makeComplex() }
    if case .expression(let operation) = body {
      throw CalculatorError(
        .analysis(.form(usage: operation.usage), function: operation.rawValue),
        at: tree.nodes[index].range)
    }
    if case .random = body {
      if count == 1 { try check(count, against: 2...2, of: name, at: tree.nodes[index].range) }
      return .draw(argumentCount: Int32(count))
    }
    return .builtIn(called, argumentCount: Int32(count))
  }

  private func check(
    _ count: Int, against allowed: ClosedRange<Int>, of name: String, at range: SourceRange
  ) throws(CalculatorError) {
    if allowed.contains(count) { return }
    throw CalculatorError(
      .wrongArgumentCount(function: name, given: count, allowed: allowed), at: range)
  }

  private func number(
    _ kind: Tree.NumberKind, at index: Int, of tree: Tree
  ) throws(CalculatorError) -> Real {
    let id = tree.id(at: index)
    if kind == .mixed { return Real(Self.mixedNumber(id, of: tree)) }
    if let value = Rational(decimalLiteral: tree.utf8(of: id)) { return Real(value) }
    // Not a number yet: it has separators or superscript digits, or is beyond the range.
    let digits = tree.literal(of: id)
    guard let value = Rational(decimalLiteral: digits) else {
      if kind == .radix {
        throw CalculatorError(
          .math(.exactLimit(bits: 1 << 24), function: nil), at: tree.nodes[index].range)
      }
      let isTiny = digits.contains(UInt8(ascii: "-"))
      throw CalculatorError(
        .math(isTiny ? .tooSmall : .tooLarge, function: nil),
        at: tree.nodes[index].range)
    }
    return Real(value)
  }

  /// The day or the time that a literal is.
  private func moment(
    at index: Int, of tree: Tree, _ names: Environment
  ) throws(CalculatorError) -> Value {
    if Environment.isClock(tree.utf8(of: tree.id(at: index))) {
      return try names.clock(at: tree.id(at: index), of: tree)
    }
    do throws(MomentError) {
      let text = tree.utf8(of: tree.id(at: index)).dropFirst()
      let moment = try Moment(text: text) { SystemZones.rules(named: $0) }
      return .scalar(.calendar(.moment(moment)))
    } catch {
      throw CalculatorError(.calendar(.literal(error)), at: tree.nodes[index].range)
    }
  }

  private static func mixedNumber(_ id: Tree.ID, of tree: Tree) -> Rational {
    let (whole, numerator, denominator) = tree.mixedNumber(id)
    let fraction = Rational(Integer(WideInt(numerator)), Integer(WideInt(denominator)))
    return whole.isEmpty ? fraction : (Rational(decimalLiteral: whole) ?? 0) + fraction
  }
}
