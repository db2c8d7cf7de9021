/// An operator before its operand.
///
/// ```swift
/// let signs = PrefixOperator.allCases.map(\.spelling)  // ["-", "+", "√", "∛", "not ", "~"]
/// ```
public enum PrefixOperator: UInt8, BitwiseCopyable, Hashable, Sendable, CaseIterable {
  /// `-x`
  case negate
  /// `+x`
  case plus
  /// `√x`
  case squareRoot
  /// `∛x`
  case cubeRoot
  /// `not x`, of a Boolean or of the bits of an integer
  case not
  /// `~x`, `¬x`: the same, held tightly
  case complement

  /// How the operator is written.
  public var spelling: String {
    switch self {
    case .negate: "-"
    case .plus: "+"
    case .squareRoot: "√"
    case .cubeRoot: "∛"
    case .not: "not "
    case .complement: "~"
    }
  }
}

extension PrefixOperator {
  /// The operator without the space that keeps a word apart from its operand.
  var word: String { self == .not ? "not" : spelling }
}
