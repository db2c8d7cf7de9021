import SciNumber
import SciSyntax

/// Evaluates what most expressions are, ordinary numbers and the functions on a calculator's keys, straight from the tree: without a program, and without memory
/// for each number.
///
/// It has an answer only where it is the one that the program of the tree would come to. Everything else is `nil`, and the program is made: lists, units, conditions, names
/// that are no constants, errors, and what ``SciNumber/SmallReal`` leaves to others.
struct SmallEvaluator {
  /// The numbers that wait for their operator; kept, so that its memory is.
  private var values: [SmallReal] = []

  /// Longer expressions take longer than to make a program of them, and may have to be interrupted.
  private static let mostNodes = 256

  /// The value of an expression.
  mutating func value(of tree: Tree, _ unit: AngleUnit) -> SmallReal? {
    guard tree.nodes.count <= Self.mostNodes else { return nil }
    values.removeAll(keepingCapacity: true)
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
        let right = values.removeLast()
        guard let value = Self.join(infix, values[values.count - 1], right) else { return nil }
        values[values.count - 1] = value
      case .list, .range, .condition, .chain: return nil
      case let kind:
        guard let value = value(of: kind, at: index, of: tree, unit) else { return nil }
        values.append(value)
      }
    }
    return values.last
  }

  /// The value of a node with one operand at most, which is the topmost value, and which it takes.
  private mutating func value(
    of kind: Tree.Kind, at index: Int, of tree: Tree, _ unit: AngleUnit
  ) -> SmallReal? {
    switch kind {
    case .name:
      return ConstantTable.value(named: tree.text(of: tree.id(at: index))).flatMap {
        SmallReal($0)
      }
    case .prefix(let prefix, _): return Self.apply(prefix, values.removeLast(), unit)
    case .postfix(let postfix, _): return Self.apply(postfix, values.removeLast(), unit)
    case .enclosed(.absoluteValue, _): return values.removeLast().magnitude
    case .call(let position):
      let call = tree.calls[Int(position)]
      guard call.arguments.count == 1, !call.isInverse,
        let function = FunctionTable.index(of: tree.name(of: call)),
        let kernel = FunctionTable.body(at: function).kernel
      else { return nil }
      return values.removeLast().applying(kernel, unit)
    case .number, .infix, .enclosed, .list, .range, .condition, .chain: return nil
    }
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

  private static func apply(
    _ postfix: PostfixOperator, _ x: SmallReal, _ unit: AngleUnit
  ) -> SmallReal? {
    switch postfix {
    case .percent: x.hundredth
    case .factorial: x.factorial
    case .degrees: unit == .degrees ? x : nil
    case .radians: unit == .radians ? x : nil
    case .gradians: unit == .gradians ? x : nil
    case .doubleFactorial, .tripleFactorial, .arcMinutes, .arcSeconds, .turns: nil
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
