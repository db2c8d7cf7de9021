// What stands behind `to`: units, and a rate where currencies are exchanged.

import SciCalendar
import SciNumber
import SciSyntax
import SciUnits

/// The nodes of a tree that name what is converted to, and so compute nothing.
struct ConversionMarks {
  /// The targets by the nodes of their conversions.
  private(set) var targets: [Int: Program.Target] = [:]
  /// The ends of stretches of nodes that compute nothing, by their beginnings.
  private(set) var skipped: [Int: Int] = [:]
  /// The conversions that have a rate.
  private(set) var exchanges: Set<Int> = []

  init() {}

  /// Finds the conversions among some nodes.
  init(
    _ tree: Tree, in nodes: Range<Int>, _ names: Environment, parameters: [String]
  ) throws(CalculatorError) {
    for index in nodes {
      guard case .infix(.convert, _, let target) = tree.nodes[index].kind else { continue }
      if case .infix(.exchange, let unit, _) = tree[target] {
        targets[index] = try Self.target(unit, of: tree, names, parameters)
        skipped[tree.firstIndex(of: unit)] = unit.index + 1
        skipped[target.index] = target.index + 1
        exchanges.insert(index)
      } else {
        targets[index] = try Self.target(target, of: tree, names, parameters)
        skipped[tree.firstIndex(of: target)] = target.index + 1
      }
    }
  }

  private static func target(
    _ id: Tree.ID, of tree: Tree, _ names: Environment, _ parameters: [String]
  ) throws(CalculatorError) -> Program.Target {
    if let calendar = calendar(id, of: tree, names, parameters) {
      return Program.Target(units: [], calendar: calendar)
    }
    let parts = try parts(of: id, in: tree, names, parameters)
    // `to h min` is two parts, and `to N m` a product: parts measure the same.
    if parts.count > 1, parts.dropFirst().allSatisfy({ $0.dimension == parts[0].dimension }) {
      return Program.Target(units: parts)
    }
    return Program.Target(units: [try unit(id, of: tree, names, parameters)])
  }

  /// What days and times are converted to, if the text of a target says so and is no name that has a value.
  private static func calendar(
    _ id: Tree.ID, of tree: Tree, _ names: Environment, _ parameters: [String]
  ) -> CalendarTarget? {
    let text = tree.text(of: id)
    switch tree[id] {
    case .name:
      if parameters.contains(text) || names.variables[text] != nil { return nil }
    case .number(.date):
      guard let offset = Zone(offset: text.utf8) else { return nil }
      return .zone(offset)
    case .infix(.divide, _, _), .infix(.subtract, _, _): break
    default: return nil
    }
    return CalendarTarget(text)
  }

  /// The units that stand side by side; none if there is anything else.
  private static func parts(
    of id: Tree.ID, in tree: Tree, _ names: Environment, _ parameters: [String]
  ) throws(CalculatorError) -> [Unit] {
    var parts: [Unit] = []
    var rest = id
    scan: while true {
      switch tree[rest] {
      case .infix(.juxtapose, let left, let right):
        guard case .name = tree[right] else { return [] }
        parts.append(try unit(right, of: tree, names, parameters))
        rest = left
      case .postfix(let postfix, let left):
        guard let unit = postfix.unit else { return [] }
        parts.append(unit)
        rest = left
      default: break scan
      }
    }
    guard case .name = tree[rest] else { return [] }
    parts.append(try unit(rest, of: tree, names, parameters))
    return parts.reversed()
  }

  /// What a node of a target is: a unit, or a number that may be an exponent.
  private enum TargetNode {
    case unit(Unit)
    case number(Rational)
  }

  /// The unit that a product of powers of units is.
  private static func unit(
    _ id: Tree.ID, of tree: Tree, _ names: Environment, _ parameters: [String]
  ) throws(CalculatorError) -> Unit {
    var parts: [TargetNode] = []
    for index in tree.firstIndex(of: id)...id.index {
      let range = tree.nodes[index].range
      switch tree.nodes[index].kind {
      case .name:
        parts.append(.unit(try named(tree.text(in: range), at: range, names, parameters)))
      case .number(.decimal):
        guard let number = Rational(decimalLiteral: tree.literal(of: tree.id(at: index))) else {
          throw CalculatorError(.unitExpected, at: range)
        }
        parts.append(.number(number))
      case .prefix(.negate, _):
        guard case .number(let number)? = parts.popLast() else {
          throw CalculatorError(.unitExpected, at: range)
        }
        parts.append(.number(-number))
      case .postfix(let postfix, _):
        guard let unit = postfix.unit, let left = parts.popLast() else {
          throw CalculatorError(.unitExpected, at: range)
        }
        parts.append(try joined(left, .juxtapose, .unit(unit), at: range))
      case .infix(let infix, _, _):
        let right = parts.removeLast()
        let left = parts.removeLast()
        parts.append(try joined(left, infix, right, at: range))
      default: throw CalculatorError(.unitExpected, at: range)
      }
    }
    guard case .unit(let unit)? = parts.first else {
      throw CalculatorError(.unitExpected, at: tree.range(of: id))
    }
    return unit
  }

  private static func joined(
    _ left: TargetNode, _ infix: InfixOperator, _ right: TargetNode, at range: SourceRange
  ) throws(CalculatorError) -> TargetNode {
    do throws(UnitError) {
      switch (left, infix, right) {
      case (.unit(let base), .power, .number(let exponent)):
        return .unit(try base.raised(to: exponent))
      case (.unit(let first), .multiply, .unit(let second)),
        (.unit(let first), .juxtapose, .unit(let second)):
        return .unit(try first.multiplied(by: second))
      case (.unit(let first), .divide, .unit(let second)):
        return .unit(try first.divided(by: second))
      case (.number(1), .divide, .unit(let unit)): return .unit(try unit.raised(to: -1))
      case (.number(let first), .divide, .number(let second)) where !second.isZero:
        return .number(first / second)
      default: break
      }
    } catch {
      throw CalculatorError(.units(error), at: range)
    }
    throw CalculatorError(.unitExpected, at: range)
  }

  /// The unit of a name, which must not stand for something else.
  private static func named(
    _ name: String, at range: SourceRange, _ names: Environment, _ parameters: [String]
  ) throws(CalculatorError) -> Unit {
    if parameters.contains(name) || names.variables[name] != nil || names.isConstant(name) {
      throw CalculatorError(.variableAsUnit(name), at: range)
    }
    if let unit = Unit(named: name == "%" ? "percent" : name) { return unit }
    throw CalculatorError(
      .unknownUnit(name, suggestions: Environment.unitSuggestions(for: name)), at: range)
  }
}

extension Compiler {
  /// The instruction of a node that is a conversion.
  mutating func conversion(at index: Int) -> Program.Instruction {
    guard let target = conversions.targets[index] else {
      preconditionFailure("every conversion has a target")
    }
    program.targets.append(target)
    let position = Int32(program.targets.count - 1)
    return conversions.exchanges.contains(index) ? .exchange(to: position) : .convert(to: position)
  }
}
