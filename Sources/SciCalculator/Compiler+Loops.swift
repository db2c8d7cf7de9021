// Sums and products over integers: `sum(k^2; k; 1; 100)`.

import SciNumber
import SciSyntax

/// Where the parts of a sum or a product over integers, or of a derivative and its like, stand in a tree.
struct LoopMarks {
  /// The position of the call.
  var call: Int
  var operation: BoundOperator
  /// The name of the running integer or the variable, and its node.
  var variable: String
  var variableNode: Int
  /// The nodes of the expression that is added up or multiplied.
  var body: Range<Int>
  /// The other equations and unknowns of a system.
  var others: [(body: Range<Int>, variable: String, variableNode: Int)] = []
  /// The nodes of what an integer has to fulfil.
  var condition: Range<Int>?
  /// The numbers in whose place `inf` or `-inf` stands: by their position behind the variable, with their nodes.
  var ends: [(nodes: Range<Int>, infinity: Program.Infinity)] = []

  /// The sums and products over integers among the nodes, without those inside of others.
  ///
  /// - Throws: where a call can be read as one and as a sum of four or five numbers.
  static func all(
    in tree: Tree, _ nodes: Range<Int>, _ names: Environment, parameters: [String]
  ) throws(CalculatorError) -> [LoopMarks] {
    guard tree.calls.contains(where: { $0.mayBeLoop(in: tree) }) else { return [] }
    var loops: [LoopMarks] = []
    /// Where the nodes begin that end at an index and are computed for each integer of a loop around them.
    var inner: [Int: Int] = [:]
    // From the last node to the first, so that a loop comes before those inside of it.
    var index = nodes.upperBound - 1
    while index >= nodes.lowerBound {
      if let start = inner[index] {
        index = start - 1
        continue
      }
      if let loop = try LoopMarks(at: index, of: tree, names, parameters) {
        for part in loop.parts + loop.ends.map({ $0.nodes }) {
          inner[part.upperBound - 1] = part.lowerBound
        }
        loops.append(loop)
      }
      index -= 1
    }
    return loops
  }

  /// The loop that a node is; `nil` if it is none, or a sum of numbers one of which has a name.
  private init?(
    at index: Int, of tree: Tree, _ names: Environment, _ parameters: [String]
  ) throws(CalculatorError) {
    guard case .call(let position) = tree.nodes[index].kind,
      let loop = LoopMarks(tree.calls[Int(position)], at: index, of: tree)
    else { return nil }
    self = loop
    guard operation.mayBeOfNumbers else { return }
    let isKnown =
      parameters.contains(variable) || names.variables[variable] != nil
      || names.isConstant(variable)
    if isKnown || !operation.isLoop {
      let isUsed = body.contains { node in
        guard case .name = tree.nodes[node].kind else { return false }
        return tree.text(in: tree.nodes[node].range) == variable
      }
      guard isUsed else { return nil }
    }
    guard isKnown else { return }
    throw CalculatorError(
      .unclearSum(function: tree.name(of: tree.calls[Int(position)]), variable: variable),
      at: tree.nodes[variableNode].range)
  }

  /// What is computed for each integer.
  var parts: [Range<Int>] { [body] + others.map { $0.body } + (condition.map { [$0] } ?? []) }

  /// The names that are bound.
  var variables: [String] { [variable] + others.map { $0.variable } }

  private init?(_ call: Tree.Call, at index: Int, of tree: Tree) {
    guard !call.isInverse, call.mayBeLoop(in: tree),
      let operation = BoundOperator(named: tree.name(of: call))
    else { return nil }
    let arguments = Array(tree.arguments(of: call))
    func nodes(_ id: Tree.ID) -> Range<Int> { tree.firstIndex(of: id)..<id.index + 1 }
    self.call = index
    self.operation = operation
    guard call.hasVariable(in: tree) else {
      guard operation == .solve, let count = tree.unknownCount(arguments) else { return nil }
      body = nodes(arguments[0])
      (variable, variableNode) = (tree.text(of: arguments[count]), arguments[count].index)
      others = (1..<count).map {
        (
          nodes(arguments[$0]), tree.text(of: arguments[count + $0]),
          arguments[count + $0].index
        )
      }
      return
    }
    guard operation.numberCounts.contains(arguments.count - 2) else { return nil }
    variable = tree.text(of: arguments[1])
    variableNode = arguments[1].index
    body = nodes(arguments[0])
    condition = operation.isLoop && arguments.count == 5 ? nodes(arguments[4]) : nil
    for (place, argument) in arguments.dropFirst(2).prefix(operation.infiniteCount).enumerated() {
      guard let sign = tree.infinity(argument) else { continue }
      ends.append((nodes(argument), Program.Infinity(place: place, sign: sign)))
    }
  }
}

extension Tree.Call {
  /// Whether a name may be bound in it: in the second place, or in those behind a system of equations.
  fileprivate func mayBeLoop(in tree: Tree) -> Bool {
    2...5 ~= arguments.count && hasVariable(in: tree)
      || 4...32 ~= arguments.count && tree.unknownCount(Array(tree.arguments(of: self))) != nil
  }

  /// Whether the second argument is a name.
  fileprivate func hasVariable(in tree: Tree) -> Bool {
    guard arguments.count > 1,
      let second = tree.arguments(of: self).dropFirst().first,
      case .name = tree[second]
    else { return false }
    return true
  }
}

extension Tree {
  /// How many equations arguments begin with, where as many names stand behind them, and then nothing or two more arguments for each; `nil` where it is not so.
  fileprivate func unknownCount(_ arguments: [ID]) -> Int? {
    let count = arguments.prefix {
      if case .infix(.equal, _, _) = self[$0] { true } else { false }
    }.count
    guard 2...8 ~= count, arguments.count == 2 * count || arguments.count == 4 * count,
      arguments[count..<2 * count].allSatisfy({
        if case .name = self[$0] { true } else { false }
      })
    else { return nil }
    return count
  }

  /// The sign of `inf`, `-inf` or `+inf`; `nil` for all else.
  fileprivate func infinity(_ id: ID) -> WideInt? {
    switch self[id] {
    case .name: ["inf", "infinity", "∞", "oo"].contains(text(of: id).lowercased()) ? 1 : nil
    case .prefix(.negate, let operand): infinity(operand).map { -$0 }
    case .prefix(.plus, let operand): infinity(operand)
    default: nil
    }
  }
}

/// The loops of a program by position, so that a node is looked up in no more time where there are many.
struct LoopTable {
  /// Nodes that are none of the program around a loop: an expression or the name of the running integer.
  struct Fragment {
    var loop: LoopMarks
    var nodes: Range<Int>
  }

  private var calls: [Int: LoopMarks] = [:]
  private var starts: [Int: Fragment] = [:]

  init() {}

  init(_ loops: [LoopMarks]) {
    for loop in loops {
      calls[loop.call] = loop
      let names = [loop.variableNode] + loop.others.map { $0.variableNode }
      let skipped = loop.parts + names.map { $0..<$0 + 1 }
      for nodes in skipped + loop.ends.map({ $0.nodes }) {
        starts[nodes.lowerBound] = Fragment(loop: loop, nodes: nodes)
      }
    }
  }

  var isEmpty: Bool { calls.isEmpty }

  /// The loop that a call is.
  func loop(at call: Int) -> LoopMarks? { isEmpty ? nil : calls[call] }

  /// The part that begins at an index.
  func part(at index: Int) -> Fragment? { isEmpty ? nil : starts[index] }
}

extension Compiler {
  /// Makes the programs of a sum or a product over integers.
  mutating func iterate(
    _ loop: LoopMarks, of tree: Tree, _ names: Environment
  ) throws(CalculatorError) -> Program.Instruction {
    let range = tree.nodes[loop.call].range
    guard depth < Self.maximumDepth else {
      throw CalculatorError(.sumsTooDeep(limit: Self.maximumDepth), at: range)
    }
    let parameters = program.parameters + loop.variables
    let body = try Self.program(
      for: tree, in: loop.body, parameters: parameters, names: names, variables: innerVariables,
      depth: depth + 1)
    var condition: Program?
    if let nodes = loop.condition {
      condition = try Self.program(
        for: tree, in: nodes, parameters: parameters, names: names, variables: innerVariables,
        depth: depth + 1)
    }
    var others: [Program] = []
    for other in loop.others {
      others.append(
        try Self.program(
          for: tree, in: other.body, parameters: parameters, names: names,
          variables: innerVariables, depth: depth + 1
        ).asDifference)
    }
    if body.isComplex || condition?.isComplex ?? false { program.makeComplex() }
    program.loops.append(
      Program.Loop(
        operation: loop.operation,
        body: loop.operation.takesEquation && body.inequality == nil ? body.asDifference : body,
        others: others, condition: condition, ends: loop.ends.map { $0.infinity }))
    let place = Int32(program.loops.count - 1)
    if loop.operation.isLoop, loop.ends.isEmpty { return .iterate(place) }
    var count =
      tree.calls[loop.position(in: tree)].arguments.count - 2 * (1 + loop.others.count)
    if condition != nil { count -= 1 }
    return .analyse(place, argumentCount: Int32(count - loop.ends.count))
  }

  /// Names become parameters of the outermost program, before the programs inside are made.
  private var innerVariables: Variables { variables == .collected ? .looked : variables }

  /// Makes the names in a part parameters, in the order of their first use, where unknown names become such.
  mutating func collectNames(
    of part: LoopTable.Fragment, _ tree: Tree, _ names: Environment
  ) throws(CalculatorError) {
    guard variables == .collected, part.nodes.lowerBound != part.loop.variableNode,
      !part.loop.others.contains(where: { $0.variableNode == part.nodes.lowerBound }),
      !part.loop.ends.contains(where: { $0.nodes == part.nodes })
    else { return }
    let bound = Set(try boundNames(of: part.loop, tree, names))
    for index in part.nodes {
      guard case .name(let isBeforeArguments) = tree.nodes[index].kind,
        !bound.contains(tree.text(in: tree.nodes[index].range))
      else { continue }
      _ = try name(at: index, of: tree, isBeforeArguments: isBeforeArguments, names)
    }
  }

  /// The running integers of a sum and of those inside it.
  private func boundNames(
    of loop: LoopMarks, _ tree: Tree, _ names: Environment
  ) throws(CalculatorError) -> [String] {
    var bound = loop.variables
    for nodes in loop.parts {
      for inner in try LoopMarks.all(in: tree, nodes, names, parameters: program.parameters) {
        bound += try boundNames(of: inner, tree, names)
      }
    }
    return bound
  }
}

extension LoopMarks {
  /// The position of the call among those of the tree.
  fileprivate func position(in tree: Tree) -> Int {
    guard case .call(let position) = tree.nodes[call].kind else {
      preconditionFailure("a loop is a call")
    }
    return Int(position)
  }
}

extension Program {
  /// The comparison of an inequality.
  var inequality: InfixOperator? {
    guard case .infix(let infix) = steps.last?.instruction, infix.isComparison, infix != .equal
    else { return nil }
    return infix
  }

  /// The difference of both sides, of an equation or an inequality.
  var asDifference: Program {
    guard let last = steps.last, case .infix(let infix) = last.instruction, infix.isComparison
    else { return self }
    var program = self
    program.steps[steps.count - 1].instruction = .infix(.subtract)
    return program
  }
}
