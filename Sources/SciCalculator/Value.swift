public import SciNumber

/// What an expression comes to: a number, whether a comparison holds, or a list.
public enum Value: Sendable {
  /// A real number, known exactly.
  case real(Real)
  /// The outcome of a comparison.
  case truth(Bool)
  /// Two numbers or more, for functions that take lists; a list of one is that number.
  case list([Real])

  /// The number, if it is one.
  public var real: Real? {
    if case .real(let value) = self { value } else { nil }
  }

  /// A list, or the number itself if there is only one.
  ///
  /// - Precondition: there is a number.
  init(_ numbers: [Real]) {
    precondition(!numbers.isEmpty, "no value is an empty list")
    self = numbers.count == 1 ? .real(numbers[0]) : .list(numbers)
  }
}
