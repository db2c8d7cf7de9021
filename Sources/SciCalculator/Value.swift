public import SciNumber

/// What an expression comes to: a number, whether a comparison holds, or a list.
///
/// ```swift
/// var calculator = Calculator()
/// if case .list(let shares) = try calculator.evaluate("split(100; 3; 0.01)") {
///   print(shares.count)  // 3
/// }
/// ```
public enum Value: Sendable {
  /// A real number, known exactly.
  case real(Real)
  /// The outcome of a comparison.
  case boolean(Bool)
  /// Numbers, for functions that take lists; wherever a number is needed, a list of one is that number.
  case list([Real])

  /// The number, if it is one or a list of one.
  public var real: Real? {
    switch self {
    case .real(let number): number
    case .list(let elements) where elements.count == 1: elements[0]
    case .boolean, .list: nil
    }
  }

  /// Whether it is a number or a list of one.
  var isNumber: Bool {
    switch self {
    case .real: true
    case .list(let elements): elements.count == 1
    case .boolean: false
    }
  }

  /// A list, or the number itself if there is only one.
  ///
  /// - Precondition: there is a number.
  init(_ numbers: [Real]) {
    precondition(!numbers.isEmpty, "no value is an empty list")
    self = numbers.count == 1 ? .real(numbers[0]) : .list(numbers)
  }
}
