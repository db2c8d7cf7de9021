/// An operator before its operand.
public enum PrefixOperator: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  /// `-x`
  case negate
  /// `+x`
  case plus
  /// `√x`
  case squareRoot
  /// `∛x`
  case cubeRoot

  /// How the operator is written.
  public var spelling: String {
    switch self {
    case .negate: "-"
    case .plus: "+"
    case .squareRoot: "√"
    case .cubeRoot: "∛"
    }
  }
}

/// An operator after its operand.
public enum PostfixOperator: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  /// `x!`
  case factorial
  /// `x!!`
  case doubleFactorial
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

  /// How the operator is written.
  public var spelling: String {
    switch self {
    case .factorial: "!"
    case .doubleFactorial: "!!"
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

/// An operator between two operands.
public enum InfixOperator: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  /// `a + b`
  case add
  /// `a - b`
  case subtract
  /// `a + b%`: `a` and `b` hundredths of `a` more; the right operand is `b`
  case addPercent
  /// `a - b%`: `a` and `b` hundredths of `a` less; the right operand is `b`
  case subtractPercent
  /// `a * b`, and `b% of a`
  case multiply
  /// `a b`: a multiplication that is not written
  case juxtapose
  /// `a / b`
  case divide
  /// `a mod b`
  case modulo
  /// `a ^ b`, `a ** b` and `a²`
  case power
  /// `a == b`
  case equal
  /// `a != b`
  case notEqual
  /// `a < b`
  case less
  /// `a <= b`
  case lessOrEqual
  /// `a > b`
  case greater
  /// `a >= b`
  case greaterOrEqual

  /// How the operator is written in full, a multiplication that is not written as `*`.
  public var spelling: String {
    switch self {
    case .add, .addPercent: "+"
    case .subtract, .subtractPercent: "-"
    case .multiply, .juxtapose: "*"
    case .divide: "/"
    case .modulo: "mod"
    case .power: "^"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }

  /// Whether the result is a truth, not a number.
  public var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}

/// A pair of marks around an operand that does something to it.
public enum Enclosure: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  /// `|x|`
  case absoluteValue
  /// `⌊x⌋`
  case floor
  /// `⌈x⌉`
  case ceiling

  /// The mark on the left.
  public var opening: String {
    switch self {
    case .absoluteValue: "|"
    case .floor: "⌊"
    case .ceiling: "⌈"
    }
  }

  /// The mark on the right.
  public var closing: String {
    switch self {
    case .absoluteValue: "|"
    case .floor: "⌋"
    case .ceiling: "⌉"
    }
  }
}
