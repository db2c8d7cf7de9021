import SciNumber
import SciSyntax

/// Ordinary numbers in 128 bits, without memory for each: an answer, or none.
///
/// It has an answer only where it is the one that an ``ExactArithmetic`` would come to. Everything else is left to that: lists, units, errors, and what
/// ``SciNumber/SmallReal`` leaves to others.
struct SmallArithmetic: Arithmetic {
  /// That there is no answer here, which says nothing about the value.
  struct NoAnswer: Error {}

  /// A number, or whether a comparison holds.
  enum Element: BitwiseCopyable {
    case number(SmallReal)
    case truth(Bool)
  }

  var angleUnit: AngleUnit
  /// The unit of the topmost value, if it is an angle that a function takes next.
  private var nextUnit: AngleUnit?

  init(_ angleUnit: AngleUnit) {
    self.angleUnit = angleUnit
  }

  /// Whether the topmost value is an angle that waits for its function, which nothing else may take for a number.
  var isBeforeFunction: Bool { nextUnit != nil }

  @inline(__always)
  private func some(_ number: SmallReal?) throws(NoAnswer) -> Element {
    guard let number else { throw NoAnswer() }
    return .number(number)
  }

  @inline(__always)
  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(NoAnswer) -> Element {
    guard case .number(let x) = x else { throw NoAnswer() }
    guard let kernel = P.kernel else {
      // Only functions with kernels take angles here.
      if nextUnit != nil { throw NoAnswer() }
      return try some(P.small(x))
    }
    guard let unit = nextUnit.take() else { return try some(x.applying(kernel, angleUnit)) }
    return try some(kernel.takesAngle ? x.applying(kernel, unit) : nil)
  }

  @inline(__always)
  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(NoAnswer) -> Element {
    guard case .number(let x) = x, case .number(let y) = y else { throw NoAnswer() }
    return try some(P.small(x, y))
  }

  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(NoAnswer) -> Element {
    guard case .number(let x) = x, case .number(let y) = y, let order = x.order(beside: y) else {
      throw NoAnswer()
    }
    return .truth(comparison.holds(for: order))
  }

  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(NoAnswer) -> Element {
    guard case .truth(let x) = x, case .truth(let y) = y else { throw NoAnswer() }
    switch connective {
    case .and, .logicalAnd: return .truth(x && y)
    case .or, .logicalOr: return .truth(x || y)
    default: return .truth(x != y)
    }
  }

  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(NoAnswer) -> Element {
    guard case .truth(let holds) = x else { throw NoAnswer() }
    return .truth(!holds)
  }

  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(NoAnswer) -> Element {
    guard case .truth(let holds) = condition else { throw NoAnswer() }
    return holds ? x : y
  }

  /// An angle is no number, and so a value here only if it is the one argument of a function.
  mutating func angle(_ x: Element, in unit: PostfixOperator) throws(NoAnswer) -> Element {
    guard let unit = unit.angleUnit, nextUnit == nil else { throw NoAnswer() }
    nextUnit = unit
    return x
  }

  mutating func join(_ whole: Element, part: Element) throws(NoAnswer) -> Element {
    throw NoAnswer()
  }
}
