import SciNumber
import SciSyntax

/// An expression made ready to be computed: one instruction for each node of its tree, in the same order.
///
/// Numbers are converted and names are looked up once. The instructions work on a stack of values; since
/// a tree holds children before parents, running them from first to last is the whole evaluation.
struct Program: Sendable {
  enum Instruction: Sendable {
    case constant(Value)
    case parameter(Int)
    case variable(String)
    case prefix(PrefixOperator)
    case postfix(PostfixOperator)
    case infix(InfixOperator)
    case enclosed(Enclosure)
    /// A function by its place in the table: the entry itself would make every instruction large.
    case builtIn(FunctionTable.Place, argumentCount: Int)
    case user(String, argumentCount: Int)
  }

  let tree: Tree
  var instructions: [Instruction] = []
  /// The names that parameters stand for, in the order of their slots.
  var parameters: [String]
}

// MARK: - Compiling

/// Turns a tree into a program.
struct Compiler {
  /// When names of variables are looked up, and what becomes of unknown ones.
  enum Variables {
    /// Now: the expression is about to be run.
    case bound
    /// At each run: the variable may have changed by then.
    case looked
    /// Every unknown name becomes a parameter.
    case collected
  }

  let names: Names
  let variables: Variables
  private(set) var program: Program

  private init(_ tree: Tree, parameters: [String], names: Names, variables: Variables) {
    self.names = names
    self.variables = variables
    program = Program(tree: tree, parameters: parameters)
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
    for tree: Tree, parameters: [String] = [], names: Names, variables: Variables
  ) throws(CalculatorError) -> Program {
    var compiler = Compiler(tree, parameters: parameters, names: names, variables: variables)
    compiler.program.instructions.reserveCapacity(tree.nodes.count)
    for index in tree.nodes.indices {
      compiler.program.instructions.append(try compiler.instruction(at: index))
    }
    return compiler.program
  }

  private mutating func instruction(
    at index: Int
  ) throws(CalculatorError) -> Program.Instruction {
    let node = program.tree.nodes[index]
    switch node.kind {
    case .number(let kind): return .constant(.real(try number(kind, node.range, at: index)))
    case .name: return try name(program.tree.text(in: node.range), at: node.range)
    case .prefix(let prefix, _): return .prefix(prefix)
    case .postfix(let postfix, _): return .postfix(postfix)
    case .infix(let infix, _, _): return .infix(infix)
    case .enclosed(let enclosure, _): return .enclosed(enclosure)
    case .call(let place): return try call(program.tree.calls[Int(place)], at: node.range)
    }
  }

  private mutating func name(
    _ name: String, at range: SourceRange
  ) throws(CalculatorError) -> Program.Instruction {
    if let slot = program.parameters.firstIndex(of: name) { return .parameter(slot) }
    if let constant = ConstantTable.value(named: name) { return .constant(.real(constant)) }
    switch name {
    case "true": return .constant(.truth(true))
    case "false": return .constant(.truth(false))
    case "ans":
      guard let result = names.previousResult else {
        throw CalculatorError(.noPreviousResult, at: range)
      }
      return .constant(result)
    default: break
    }
    if let value = names.variables[name] {
      return variables == .bound ? .constant(value) : .variable(name)
    }
    if names.functionNames.contains(name) {
      throw CalculatorError(.functionWithoutArguments(name), at: range)
    }
    // Before a bracket it was meant to be a function, even if an expression may have unknown names.
    if program.tree.source.dropFirst(range.upper).first == UInt8(ascii: "(") {
      let suggestions = Spelling.suggestions(for: name, among: names.functionNames)
      throw CalculatorError(.unknownFunction(name, suggestions: suggestions), at: range)
    }
    guard variables == .collected else {
      let suggestions = Spelling.suggestions(for: name, among: names.all)
      throw CalculatorError(.unknownName(name, suggestions: suggestions), at: range)
    }
    program.parameters.append(name)
    return .parameter(program.parameters.count - 1)
  }

  private func call(
    _ call: Tree.Call, at range: SourceRange
  ) throws(CalculatorError) -> Program.Instruction {
    let name = program.tree.name(of: call)
    let count = call.arguments.count
    if let place = FunctionTable.place(of: name) {
      let called = call.isInverse ? FunctionTable.placeOfInverse(of: place) : place
      guard let called else { throw CalculatorError(.noInverse(name), at: call.nameRange) }
      try check(count, against: FunctionTable[called].argumentCounts, of: name, at: range)
      return .builtIn(called, argumentCount: count)
    }
    guard let function = names.functions[name] else {
      let suggestions = Spelling.suggestions(for: name, among: names.functionNames)
      throw CalculatorError(.unknownFunction(name, suggestions: suggestions), at: call.nameRange)
    }
    if call.isInverse { throw CalculatorError(.noInverse(name), at: call.nameRange) }
    let expected = function.parameters.count
    try check(count, against: expected...expected, of: name, at: range)
    return .user(name, argumentCount: count)
  }

  private func check(
    _ count: Int, against allowed: ClosedRange<Int>, of name: String, at range: SourceRange
  ) throws(CalculatorError) {
    if allowed.contains(count) { return }
    throw CalculatorError(
      .wrongArgumentCount(function: name, given: count, allowed: allowed), at: range)
  }

  private func number(
    _ kind: Tree.NumberKind, _ range: SourceRange, at index: Int
  ) throws(CalculatorError) -> Real {
    let tree = program.tree
    let written =
      kind == .decimal || kind == .repeating
      ? tree.literal(of: tree.id(at: index)) : tree.source[range.lower..<range.upper]
    guard let value = Rational(decimalLiteral: written) else {
      let isTiny = written.contains(UInt8(ascii: "-"))
      throw CalculatorError(.math(isTiny ? .tooSmall : .tooLarge, function: nil), at: range)
    }
    return Real(value)
  }
}
