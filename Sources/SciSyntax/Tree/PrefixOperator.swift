/// An operator before its operand.
///
/// ```swift
/// let signs = PrefixOperator.allCases.map(\.spelling)  // ["-", "+", "√", "∛"]
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
