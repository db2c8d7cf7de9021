/// What is done with an expression in a variable of its own, as in `sum(k^2; k; 1; 10)`.
///
/// The raw value is the name of the function.
enum BoundOperator: String, Sendable {
  case sum, product
  case derivative, solve, roots, limit
  case minimum, maximum, argmin, argmax
  case integral

  /// How it is called.
  var usage: String {
    switch self {
    case .sum: "sum(f; k; m; n)"
    case .product: "product(f; k; m; n)"
    case .derivative: "derivative(f; x; a)"
    case .solve: "solve(f == g; x)"
    case .roots: "roots(p; x)"
    case .limit: "limit(f; x; a)"
    case .minimum, .maximum, .argmin, .argmax, .integral: "\(rawValue)(f; x; a; b)"
    }
  }

  /// How many numbers may stand behind the expression and its variable.
  var numberCounts: ClosedRange<Int> {
    switch self {
    case .sum, .product: 2...3
    case .derivative, .limit: 1...2
    case .solve, .minimum, .maximum, .argmin, .argmax, .integral: 0...2
    case .roots: 0...0
    }
  }

  /// How many of the numbers may be infinite, from the first one.
  var infiniteCount: Int {
    switch self {
    case .limit: 1
    case .solve, .minimum, .maximum, .argmin, .argmax, .integral, .sum, .product: 2
    case .derivative, .roots: 0
    }
  }

  /// Whether an equation may stand in the place of the expression.
  var takesEquation: Bool { self == .solve || self == .roots }

  /// Whether it runs over integers.
  var isLoop: Bool { self == .sum || self == .product }

  /// Whether the call can also be one of numbers, as `maximum(a; b; 3; 4)` can.
  var mayBeOfNumbers: Bool { isLoop || self == .minimum || self == .maximum }

  /// Whether its result depends on the unit in which an angle is counted.
  var countsAngles: Bool {
    switch self {
    case .derivative, .limit, .integral, .sum, .product: true
    case .solve, .roots, .minimum, .maximum, .argmin, .argmax: false
    }
  }

  /// Whether it asks for the largest value.
  var isOfLargest: Bool { self == .maximum || self == .argmax }

  /// The operator of a call by the name that is written, or by that of the function that it names; `min` and `max` are of numbers alone.
  init?(named name: String) {
    let operation =
      BoundOperator(rawValue: name)
      ?? FunctionTable.function(named: name).flatMap { BoundOperator(rawValue: $0.name) }
    guard let operation else { return nil }
    self = operation
  }
}
