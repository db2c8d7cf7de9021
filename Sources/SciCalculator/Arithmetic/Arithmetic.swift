import SciNumber
import SciSyntax

/// Numbers of one kind, and what the primitives make of them.
///
/// What an operator or a function means is said once, in the extensions below and in the entries of the primitives (``UnaryPrimitive``, ``BinaryPrimitive``). An arithmetic
/// says how a primitive is computed with its numbers: exactly (``ExactArithmetic``), in 128 bits (``SmallArithmetic``), on intervals (``RangeArithmetic``), or with a
/// slope (``DualArithmetic``). It is used through a concrete type of this module, because the compiler specialises generic code only where both are known.
protocol Arithmetic {
  /// A number, or whether a comparison holds.
  associatedtype Element
  /// Why there is no value.
  associatedtype Failure: Error

  mutating func apply<P: UnaryPrimitive>(_: P.Type, _ x: Element) throws(Failure) -> Element
  mutating func apply<P: BinaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element
  ) throws(Failure) -> Element
  mutating func apply<P: TernaryPrimitive>(
    _: P.Type, _ x: Element, _ y: Element, _ z: Element
  ) throws(Failure) -> Element
  /// Whether a comparison holds.
  mutating func compare(
    _ comparison: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element
  /// What `and`, `or` and `xor` make of two conditions, or of the bits of two integers; `&&` and `||` of two conditions.
  mutating func connect(
    _ connective: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element
  /// The opposite of a condition, or of each bit of an integer.
  mutating func invert(_ prefix: PrefixOperator, _ x: Element) throws(Failure) -> Element
  /// One of two values, as a condition holds or not.
  mutating func choose(
    _ condition: Element, _ x: Element, _ y: Element
  ) throws(Failure) -> Element
  /// A number with the unit of an angle.
  mutating func angle(_ x: Element, in unit: PostfixOperator) throws(Failure) -> Element
  /// A quantity and a part of it in a smaller unit.
  mutating func join(_ whole: Element, part: Element) throws(Failure) -> Element
  /// So many hundredths of a number.
  mutating func share(_ percent: Element, of whole: Element) throws(Failure) -> Element
}

// MARK: - What operators mean

extension Arithmetic {
  /// What an operator makes of two numbers.
  @inline(__always)
  mutating func join(
    _ infix: InfixOperator, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    switch infix {
    case .add: try apply(Sum.self, x, y)
    case .subtract: try apply(Difference.self, x, y)
    case .multiply, .juxtapose: try apply(Product.self, x, y)
    case .divide: try apply(Quotient.self, x, y)
    case .power: try apply(Power.self, x, y)
    case .polar: try apply(PolarNumber.self, x, y)
    case .addPercent: try apply(Sum.self, x, try share(y, of: x))
    case .subtractPercent: try apply(Difference.self, x, try share(y, of: x))
    // The degree of a root stands in front of what it is taken of.
    case .root: try apply(Root.self, y, x)
    case .modulo: try apply(Modulo.self, x, y)
    case .remainder: try apply(Remainder.self, x, y)
    case .quotient: try apply(FloorQuotient.self, x, y)
    case .choose: try apply(Combinations.self, x, y)
    case .permute: try apply(Permutations.self, x, y)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: try compare(infix, x, y)
    case .and, .or, .xor, .logicalAnd, .logicalOr: try connect(infix, x, y)
    case .bitAnd: try apply(BitAnd.self, x, y)
    case .bitOr: try apply(BitOr.self, x, y)
    case .shiftLeft: try apply(ShiftLeft.self, x, y)
    case .shiftRight: try apply(ShiftRight.self, x, y)
    case .part: try join(x, part: y)
    case .element, .exchange, .convert, .divideByUnit:
      preconditionFailure("the compiler turns these into other instructions or errors")
    }
  }

  @inline(__always)
  mutating func apply(_ prefix: PrefixOperator, _ x: Element) throws(Failure) -> Element {
    switch prefix {
    case .negate: try apply(Negation.self, x)
    case .plus: try apply(Identity.self, x)
    case .squareRoot: try apply(SquareRoot.self, x)
    case .cubeRoot: try apply(CubeRoot.self, x)
    case .not, .complement: try invert(prefix, x)
    }
  }

  @inline(__always)
  mutating func apply(_ postfix: PostfixOperator, _ x: Element) throws(Failure) -> Element {
    switch postfix {
    case .percent: try apply(Hundredth.self, x)
    case .factorial: try apply(Factorial.self, x)
    case .doubleFactorial: try apply(DoubleFactorial.self, x)
    case .tripleFactorial: try apply(TripleFactorial.self, x)
    case .degrees, .arcMinutes, .arcSeconds, .radians, .gradians, .turns: try angle(x, in: postfix)
    }
  }

  @inline(__always)
  mutating func apply(_ enclosure: Enclosure, _ x: Element) throws(Failure) -> Element {
    switch enclosure {
    case .absoluteValue: try apply(Magnitude.self, x)
    case .floor: try apply(Floor.self, x)
    case .ceiling: try apply(Ceiling.self, x)
    }
  }

  @inline(__always)
  mutating func share(_ percent: Element, of whole: Element) throws(Failure) -> Element {
    try apply(Hundredth.self, try apply(Product.self, whole, percent))
  }
}

extension InfixOperator {
  /// Whether a comparison holds for operands of this order: −1, 0 or 1.
  package func holds(for order: WideInt) -> Bool {
    switch self {
    case .equal: order == 0
    case .notEqual: order != 0
    case .less: order < 0
    case .lessOrEqual: order <= 0
    case .greater: order > 0
    case .greaterOrEqual: order >= 0
    default: preconditionFailure("arithmetic is not a comparison")
    }
  }
}
