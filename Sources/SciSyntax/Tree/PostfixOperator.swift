/// An operator after its operand.
///
/// ```swift
/// let tree = try Syntax.parse("5!", functions: [])[0].tree
/// if case .postfix(let postfix, let operand) = tree[tree.root] {
///   print(tree.text(of: operand), postfix.spelling)  // 5 !
/// }
/// ```
public enum PostfixOperator: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  /// `x!`
  case factorial
  /// `x!!`
  case doubleFactorial
  /// `x!!!`
  case tripleFactorial
  /// `x%`, a hundredth
  case percent
  /// `x°` or `x deg`
  case degrees
  /// `x′`, a sixtieth of a degree
  case arcMinutes
  /// `x″`, a sixtieth of an arc minute
  case arcSeconds
  /// `x rad`
  case radians
  /// `x grad` or `x gon`, a hundredth of a right angle
  case gradians
  /// `x turn`
  case turns

  /// Whether the operator is the unit of an angle.
  package var isAngle: Bool {
    switch self {
    case .degrees, .arcMinutes, .arcSeconds, .radians, .gradians, .turns: true
    case .factorial, .doubleFactorial, .tripleFactorial, .percent: false
    }
  }

  /// How the operator is written.
  public var spelling: String {
    switch self {
    case .factorial: "!"
    case .doubleFactorial: "!!"
    case .tripleFactorial: "!!!"
    case .percent: "%"
    case .degrees: "°"
    case .arcMinutes: "′"
    case .arcSeconds: "″"
    case .radians: "rad"
    case .gradians: "grad"
    case .turns: "turn"
    }
  }
}
