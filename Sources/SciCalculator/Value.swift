public import SciNumber

/// What an expression comes to: a number, or whether a comparison holds.
public enum Value: Sendable {
  /// A real number, known exactly.
  case real(Real)
  /// The outcome of a comparison.
  case truth(Bool)

  /// The number, if it is one.
  public var real: Real? {
    if case .real(let value) = self { value } else { nil }
  }
}
