import SciNumber
import SciSyntax

/// Functions on an interval: their values, proved, and their slopes.
package struct RangeArithmetic: Arithmetic {
  /// That no enclosure is known, which says nothing about the value.
  struct NoImage: Error {}

  /// A number or a condition that depends on the variable.
  enum Element {
    case number(Jet)
    case truth(Truth)
  }

  /// The unit of angles without one.
  let unit: AngleUnit

  private func some(_ jet: Jet?) throws(NoImage) -> Element {
    guard let jet else { throw NoImage() }
    return .number(jet)
  }

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(NoImage) -> Element {
    guard case .number(let x) = x else { throw NoImage() }
    return try some(P.image(x, unit))
  }

  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(NoImage) -> Element {
    guard case .number(let x) = x, case .number(let y) = y else { throw NoImage() }
    return try some(P.image(x, y, unit))
  }

  mutating func apply<P: TernaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element, _ z: Element
  ) throws(NoImage) -> Element {
    guard case .number(let x) = x, case .number(let y) = y, case .number(let z) = z else {
      throw NoImage()
    }
    return try some(P.image(x, y, z, unit))
  }

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(NoImage) -> Element {
    guard case .number(let x) = x, case .number(let y) = y, let truth = Truth(comparison, x, y)
    else { throw NoImage() }
    return .truth(truth)
  }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(NoImage) -> Element {
    guard case .truth(let x) = x, case .truth(let y) = y else { throw NoImage() }
    switch connective {
    case .and, .logicalAnd: return .truth(x.and(y))
    case .or, .logicalOr: return .truth(x.or(y))
    default: return .truth(x.xor(y))
    }
  }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(NoImage) -> Element {
    guard case .truth(let truth) = x else { throw NoImage() }
    return .truth(truth.negated)
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(NoImage) -> Element {
    guard case .truth(let truth) = condition, case .number(let x) = x, case .number(let y) = y
    else { throw NoImage() }
    return .number(truth.choose(x, y))
  }

  /// A bare number is an angle in the unit of the formula; so is the same angle in another unit.
  mutating func angle(_ x: Element, in postfix: PostfixOperator) throws(NoImage) -> Element {
    guard case .number(let x) = x else { throw NoImage() }
    let parts: Double =
      switch postfix {
      case .arcMinutes: 60
      case .arcSeconds: 3600
      default: 1
      }
    let other = postfix.angleUnit ?? .degrees
    if other == unit, parts == 1 { return .number(x) }
    return .number(x * .constant(unit.quarterTurn / other.quarterTurn / Interval(parts)))
  }

  mutating func join(_ whole: Element, part: Element) throws(NoImage) -> Element { throw NoImage() }
}

extension RangeArithmetic: Calculus {
  func number(_ rational: Rational) -> Element {
    let bounds = try? Real(rational).doubles(within: .interactive)
    return .number(
      .constant(rational, bounds.map { Interval($0.lower, $0.upper) } ?? .everything))
  }

  func radians() throws(NoImage) -> Element { .number(.constant(unit.radians)) }

  var noSlope: NoImage { NoImage() }

  /// The sign that all values have.
  func sign(of x: Element) throws(NoImage) -> WideInt {
    guard case .number(let jet) = x, let values = jet.whole.single else { throw NoImage() }
    if values.lower > 0 { return 1 }
    if values.upper < 0 { return -1 }
    guard values.isPoint else { throw NoImage() }
    return 0
  }
}
