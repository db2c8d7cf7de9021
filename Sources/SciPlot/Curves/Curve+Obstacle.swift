import SciCalculator
import SciNumber
import SciSyntax

extension Curve {
  /// The function in an expression of whose values on intervals nothing is known, as it is written: the innermost one.
  ///
  /// A part of the expression that is a call has a formula of its own or none, whatever stands around it.
  ///
  /// - Parameters:
  ///   - tree: the expression.
  ///   - variable: the name that stands for any number.
  ///   - constants: what other names stand for.
  ///   - settings: what decides how it is read.
  /// - Returns: a name; `nil` if no function is the reason.
  static func obstacle(
    in tree: Tree, variable: String, constants: [String: Real], _ settings: CalculatorSettings
  ) -> String? {
    // What runs through numbers inside of a sum or an integral stands for one of them: formulas do not depend on which.
    var inner = constants
    for name in tree.boundNames where name != variable { inner[name] = Real(Rational(1) / 2) }
    for index in tree.nodes.indices {
      guard case .call(let position) = tree.nodes[index].kind else { continue }
      let text = tree.text(in: tree.nodes[index].range)
      // The sum itself may be read only where its variable means nothing else.
      let isEnclosed = [inner, constants].lazy.compactMap { constants -> Bool? in
        let names = [variable] + constants.keys.sorted()
        guard
          let part = try? Expression.reading(text, parameters: names, settings: settings),
          !part.isConverted
        else { return nil }
        return RangeFormula(part.tree, variable: variable, constants: constants, settings) != nil
      }.first
      if isEnclosed == false { return tree.name(of: tree.calls[Int(position)]) }
    }
    return nil
  }
}

extension Tree {
  /// The names that stand behind an expression as the second argument of a call, as those of variables do that a sum or an integral has of its own.
  fileprivate var boundNames: Set<String> {
    Set(
      calls.compactMap { call in
        let arguments = Array(arguments(of: call))
        guard arguments.count > 2, case .name = self[arguments[1]] else { return nil }
        return text(of: arguments[1])
      })
  }
}
