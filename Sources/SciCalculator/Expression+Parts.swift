package import SciNumber
package import SciSyntax

// Parts of expressions, for somebody who computes the rest of their trees in another way.

extension Expression {
  /// Computes a part of a tree in which no names but these stand for numbers.
  ///
  /// It is the value that the part has in the whole expression, so that the caller need not know what operators and functions do.
  ///
  /// - Parameters:
  ///   - part: the node of the part.
  ///   - tree: the tree of an expression.
  ///   - constants: what names stand for.
  ///   - settings: what decides how it is computed.
  /// - Returns: the value, exactly.
  /// - Throws: why there is none.
  package static func value(
    of part: Tree.ID, in tree: Tree, constants: [String: Real], settings: CalculatorSettings
  ) throws(CalculatorError) -> Value {
    let parameters = constants.keys.sorted()
    let names = Environment(parameters: parameters)
    let program = try Compiler.program(
      for: tree, in: tree.firstIndex(of: part)..<part.index + 1, parameters: parameters,
      names: names, variables: .bound, depth: 0)
    var settings = settings
    settings.budget = settings.budget.started()
    var ledger = MemoryLedger()
    return try Machine.run(
      program, arguments: parameters.compactMap { constants[$0].map { .real($0) } }, names: names,
      settings: settings, ledger: &ledger)
  }

  /// The calls of a tree that add up or multiply over integers, and so are no functions of their arguments.
  package static func loops(in tree: Tree, parameters: [String]) -> Set<Int> {
    let names = Environment(parameters: parameters)
    let loops = try? LoopMarks.all(
      in: tree, tree.nodes.indices, names, parameters: parameters)
    return Set((loops ?? []).map { $0.call })
  }
}
