import SciNumber
import SciSyntax
import SciUnits

// Names that mean something in the language, and something else where they are parameters.

/// What a name stands for where it is no parameter's.
package enum BuiltInMeaning: Hashable, Sendable {
  case constant
  case imaginaryUnit
  case function
  case unit

  /// The meaning in a word.
  package var word: String {
    switch self {
    case .constant: "constant"
    case .imaginaryUnit: "imaginary unit"
    case .function: "function"
    case .unit: "unit"
    }
  }
}

extension Expression {
  /// The parameters whose names might have meant something built in: a constant, a function without a bracket, or a unit, as in `5 m`.
  ///
  /// ```swift
  /// let product = try Expression("a*e", parameters: ["a", "e"])
  /// print(product.shadowedNames)  // ["e"]
  /// ```
  public var shadowedNames: [String] { shadowedMeanings.map { $0.name } }

  /// The same, and what they would have meant.
  package var shadowedMeanings: [(name: String, meaning: BuiltInMeaning)] {
    let names = Environment(parameters: parameters)
    guard let tree = try? Self.statement(of: text, names: names, settings).tree else {
      return []
    }
    let units = tree.namesBesideOperands
    var meanings: [(name: String, meaning: BuiltInMeaning)] = []
    for name in tree.names where parameters.contains(name) {
      if let meaning = Environment.builtInMeaning(of: name) {
        meanings.append((name, meaning))
      } else if ConstantTable.isImaginaryUnit(name) {
        meanings.append((name, .imaginaryUnit))
      } else if units.contains(name), Unit(named: name) != nil {
        meanings.append((name, .unit))
      }
    }
    return meanings
  }

  /// The same expression where constants are parameters as well, if any are.
  func shadowing(
    where isParameter: (String) -> Bool
  ) throws(CalculatorError) -> Expression? {
    guard !constants.isEmpty else { return nil }
    let names = constants.filter(isParameter)
    return names.isEmpty ? nil : try Expression(text, besides: names, settings)
  }
}

extension Tree {
  /// The names that stand for values, in the order of their first use.
  var names: [String] {
    var names: [String] = []
    var seen: Set<String> = []
    for node in nodes {
      guard case .name = node.kind else { continue }
      let name = text(in: node.range)
      if seen.insert(name).inserted { names.append(name) }
    }
    return names
  }

  /// The names that something stands beside without an operator, as in `5 km`, or behind such a name and a slash, as in `100 km/h`.
  fileprivate var namesBesideOperands: Set<String> {
    var names: Set<String> = []
    for node in nodes {
      switch node.kind {
      case .infix(.juxtapose, let left, let right):
        for operand in [left, right] {
          if case .name = self[operand] { names.insert(text(of: operand)) }
        }
      case .infix(.divide, let dividend, let divisor):
        if case .infix(.juxtapose, _, let unit) = self[dividend], case .name = self[unit],
          case .name = self[divisor]
        {
          names.insert(text(of: divisor))
        }
      default: break
      }
    }
    return names
  }
}
