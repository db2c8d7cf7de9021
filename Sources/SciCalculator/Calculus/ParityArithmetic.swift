import SciNumber
import SciSyntax

/// Whether a formula is the same or the opposite where its variable is.
struct ParityArithmetic: FormulaArithmetic {
  typealias Element = Parity
  typealias Fault = Never

  func constant(_ number: Real, _ interval: Interval) -> Parity { .even }
  func truth(_ holds: Bool) -> Parity { .even }

  func apply<P: UnaryPrimitive>(_: P.Type, _ x: Parity) -> Parity {
    switch x {
    case .even: .even
    case .odd: P.parity
    case .neither: .neither
    }
  }

  func apply<P: BinaryPrimitive>(_: P.Type, _ x: Parity, _ y: Parity) -> Parity {
    if x == .even, y == .even { return .even }
    switch P.units {
    case .sum, .difference: return x == y ? x : .neither
    case .product, .quotient:
      if x == .neither || y == .neither { return .neither }
      return x == y ? .even : .odd
    case .none, .power, .root, .division, .ratio, .polar: return .neither
    }
  }

  func compare(_ comparison: InfixOperator, _ x: Parity, _ y: Parity) -> Parity {
    x == .even && y == .even ? .even : .neither
  }

  func connect(_ connective: InfixOperator, _ x: Parity, _ y: Parity) -> Parity {
    x == .even && y == .even ? .even : .neither
  }

  func invert(_ prefix: PrefixOperator, _ x: Parity) -> Parity { x == .even ? .even : .neither }

  func choose(_ condition: Parity, _ x: Parity, _ y: Parity) -> Parity {
    condition == .even && x == y ? x : .neither
  }

  func angle(_ x: Parity, in unit: PostfixOperator) -> Parity { x }
  func join(_ whole: Parity, part: Parity) -> Parity { whole == part ? whole : .neither }
}

extension Formula {
  /// Whether the formula of one variable is the same or the opposite where the variable is.
  ///
  /// A power with a whole number as exponent is the product that it stands for.
  var parity: Parity {
    var arithmetic = ParityArithmetic()
    var stack: [(parity: Parity, fraction: Rational?)] = []
    for step in steps {
      let operands = Array(stack.suffix(step.operandCount))
      stack.removeLast(operands.count)
      let parity: Parity
      switch step {
      case .infix(.power), .primitive(.power):
        if let exponent = operands[1].fraction?.integerValue(limit: 62), operands[0].parity == .odd
        {
          parity = exponent.isOdd ? .odd : .even
        } else {
          fallthrough
        }
      default:
        var inner: [Parity] = [.odd] + operands.map { $0.parity }
        arithmetic.perform(step, above: 0, &inner)
        parity = inner.last ?? .neither
      }
      var fraction: Rational?
      if case .constant(let number, _) = step { fraction = number.knownRational }
      if case .prefix(.negate) = step { fraction = operands[0].fraction.map { -$0 } }
      stack.append((parity, fraction))
    }
    return stack.last?.parity ?? .neither
  }
}
