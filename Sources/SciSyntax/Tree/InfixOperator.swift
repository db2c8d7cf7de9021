/// An operator between two operands.
///
/// ```swift
/// let tree = try Syntax.parse("2 x", functions: [])[0].tree
/// if case .infix(let infix, _, _) = tree[tree.root] {
///   print(infix == .juxtapose, infix.spelling)  // true *
/// }
/// ```
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
  /// `a @ b`: an amount in another currency at a rate
  case exchange
  /// `a to b`, `a in b`: a quantity in another unit
  case convert
  /// `5 ft 3 in`: a quantity and a part of it in a smaller unit
  case part
  /// `a[b]`: an element of a list
  case element
  /// `a / b`
  case divide
  /// `a / b rad`: a division by an angle whose unit is a word, which may be meant for the whole quotient
  case divideByUnit
  /// `a mod b`
  case modulo
  /// `a // b`, `a div b`, `a quo b`: the whole quotient, rounded down
  case quotient
  /// `a rem b`
  case remainder
  /// `a choose b`, `a nCr b`
  case choose
  /// `a nPr b`
  case permute
  /// `³√a`: the left operand is the degree, the right one the radicand
  case root
  /// `a << b`
  case shiftLeft
  /// `a >> b`
  case shiftRight
  /// `a & b`, of the bits of integers
  case bitAnd
  /// `a | b`, of the bits of integers
  case bitOr
  /// `a and b`, of Booleans or of the bits of integers
  case and
  /// `a or b`, of Booleans or of the bits of integers
  case or
  /// `a xor b`, of Booleans or of the bits of integers
  case xor
  /// `a && b`, of Booleans
  case logicalAnd
  /// `a || b`, of Booleans
  case logicalOr
  /// `r ∠ φ`: the complex number of that magnitude and argument
  case polar
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
    case .add, .addPercent, .part: "+"
    case .subtract, .subtractPercent: "-"
    case .multiply, .juxtapose: "*"
    case .exchange: "@"
    case .convert: "to"
    case .element: "element"
    case .divide, .divideByUnit: "/"
    case .modulo: "mod"
    case .quotient: "//"
    case .remainder: "rem"
    case .choose: "choose"
    case .permute: "nPr"
    case .root: "√"
    case .shiftLeft: "<<"
    case .shiftRight: ">>"
    case .bitAnd: "&"
    case .bitOr: "|"
    case .and: "and"
    case .or: "or"
    case .xor: "xor"
    case .logicalAnd: "&&"
    case .logicalOr: "||"
    case .polar: "∠"
    case .power: "^"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    }
  }

  /// Whether the operator divides, so that it is a question where the number behind it ends: `10 m / 5 s`.
  package var divides: Bool {
    switch self {
    case .divide, .modulo, .quotient, .remainder: true
    default: false
    }
  }

  /// Whether a Boolean on the left may decide alone, so that the right operand is not computed.
  package var mayShortcut: Bool {
    switch self {
    case .and, .or, .logicalAnd, .logicalOr: true
    default: false
    }
  }

  /// Whether the result is a Boolean, not a number.
  public var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}
