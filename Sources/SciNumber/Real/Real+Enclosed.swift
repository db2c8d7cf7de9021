/// A number that somebody else knows, and encloses as tightly as anyone asks: the root of an equation, say.
///
/// The bounds are taken for proved. They need not be rational, and the number should not be: whether it lies on
/// a boundary of rounding can be told only if it never does. A rational number is better kept as one.
///
/// ```swift
/// /// The root of 2 between its neighbours among numbers of `bits` bits.
/// final class RootOfTwo: EnclosableNumber {
///   func bounds(
///     bits: WideInt, within budget: EvaluationBudget
///   ) throws(MathError) -> (lower: BigFloat, upper: BigFloat) {
///     let half = BigFloat(1, timesTwoToThe: -1)
///     func root(_ rounding: RoundingMode) -> BigFloat {
///       BigFloat(2).applying(.power, half, precision: bits, rounding: rounding)
///     }
///     return (root(.floor), root(.ceiling))
///   }
/// }
///
/// let root = Real(enclosedBy: RootOfTwo())
/// ```
public protocol EnclosableNumber: AnyObject, Sendable {
  /// Two bounds, at most about 2^−`bits` of their size apart, between which the number lies.
  ///
  /// Called inside ``BigFloat/withWidestExponents(_:)``.
  func bounds(
    bits: WideInt, within budget: EvaluationBudget
  ) throws(MathError) -> (lower: BigFloat, upper: BigFloat)

  /// The most bits that are worth the time to tell the number from another one, or `nil` where all are.
  var decisionBits: WideInt? { get }
}

extension EnclosableNumber {
  /// All bits are worth the time.
  public var decisionBits: WideInt? { nil }
}

extension Real {
  /// The number that `number` encloses.
  public init(enclosedBy number: some EnclosableNumber) {
    self.init(.enclosed(SelfEnclosed(number)))
  }
}

/// An ``EnclosableNumber`` that equals only itself.
struct SelfEnclosed: Hashable, Sendable {
  private let number: any EnclosableNumber
  private let identity: ObjectIdentifier
  var decisionBits: WideInt? { number.decisionBits }
  /// What is known of the number where it is a root of a polynomial.
  let algebraicBounds: AlgebraicBounds?

  init(_ number: some EnclosableNumber, _ bounds: AlgebraicBounds? = nil) {
    self.number = number
    algebraicBounds = bounds
    identity = ObjectIdentifier(number)
  }

  func enclosure(bits: WideInt, within budget: EvaluationBudget) throws(MathError) -> Ball {
    let (lower, upper) = try number.bounds(bits: bits, within: budget)
    return Ball(from: lower, to: upper, precision: bits + 8)
  }

  /// A text that is the same for equal numbers, and for no others.
  var key: String { "\(UInt(bitPattern: identity))" }

  static func == (left: SelfEnclosed, right: SelfEnclosed) -> Bool {
    left.identity == right.identity
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
  }
}
