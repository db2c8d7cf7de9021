/// A real number, known exactly: a rational number, or an expression that can be enclosed as tightly as anyone asks.
///
/// A value never holds a rounded number. What it can tell:
/// - digits, correctly rounded once (``digits(_:wholeUpTo:rounding:within:)``);
/// - its sign, and so comparison, by proof (``sign(within:)``);
/// - its integer part and remainders, by proof (``floor(within:)``).
///
/// Where two numbers are equal and no rule proves it, the answer is ``MathError/undecided(decimals:)``, never a guess.
/// Operations that have no real value throw when they are made, so a value that exists is a real number:
/// - ``MathError/notReal(_:)`` outside the domain that the operation names, ``MathError/divisionByZero`` at a pole;
/// - ``MathError/undecided(decimals:)`` where it cannot be shown whether an operand is inside;
/// - ``MathError/tooLarge``, ``MathError/tooSmall`` and the limits of the budget where that question costs too much.
///
/// No operation rounds. Angles are in the unit that is given, everything else has none.
///
/// ```swift
/// let budget = EvaluationBudget.interactive
/// let root = try Real(2).squareRoot(within: budget)
/// let four = root.multiplied(by: try Real(8).squareRoot(within: budget), within: budget)
/// try four.compared(to: 4, within: budget)  // 0, by proof
/// let digits = try root.digits(
///   .significant(20), wholeUpTo: 1000, rounding: .halfEven, within: budget)
/// print(PositionalDigits(digits))  // 1.4142135623730950488
/// ```
public struct Real: Sendable {
  enum Storage: Sendable {
    case rational(Rational)
    case node(Node)
  }

  let storage: Storage

  private init(_ storage: Storage) {
    self.storage = storage
  }

  /// A rational number, exactly.
  public init(_ value: Rational) {
    self.init(.rational(value))
  }

  /// An integer, exactly.
  public init(_ value: WideInt) {
    self.init(.rational(Rational(value)))
  }

  /// An integer, exactly.
  public init(_ value: Integer) {
    self.init(.rational(Rational(value)))
  }

  /// The value of a node.
  init(kept node: Node) {
    self.init(.node(node))
  }

  /// The value of an operation whose domain has been checked.
  init(_ operation: Operation, _ first: Real = Real(0), _ second: Real = Real(0)) {
    self.init(.node(Node(operation, first, second)))
  }

  /// The number as a rational, if it is kept as one.
  ///
  /// `nil` does not mean irrational; ``rationalValue(within:)`` tries to prove it either way.
  public var knownRational: Rational? {
    if case .rational(let value) = storage { value } else { nil }
  }

  /// The working precision in bits of the best enclosure so far; 0 where the number is kept as a rational.
  public var workingPrecision: WideInt { node?.precision ?? 0 }

  /// The same number, of whose value nothing has been found out yet; what its operands know, they keep.
  package var withoutKnowledge: Real {
    node.map { Real($0.operation, $0.first, $0.second) } ?? self
  }

  var node: Node? {
    if case .node(let node) = storage { node } else { nil }
  }
}

extension Real: ExpressibleByIntegerLiteral {
  /// The integer of the literal.
  public init(integerLiteral value: WideInt) {
    self.init(value)
  }
}

extension Real {
  /// The circle constant π.
  public static let pi = Real(.pi)

  /// A whole turn in radians, 2π.
  public static let tau = Real(.multiply, 2, pi)

  /// Euler's number e.
  public static let e = Real(.function(.exp), 1)

  /// The golden ratio (1 + √5)/2.
  public static let goldenRatio = Real(.divide, Real(.add, 1, Real(.root(2), 5)), 2)
}
