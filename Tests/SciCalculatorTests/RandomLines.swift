import SciCalculator
import SciNumber

#if canImport(TestSupport)
  import TestSupport
#endif

/// Random lines of the kind that people type: numbers, operators and the functions on a calculator's keys, a few levels deep, in one angle unit and one format.
///
/// Numbers are drawn so that rational values of functions, whole numbers and cancelled terms come up often.
struct RandomLines {
  private var source: SplitMix64
  /// What may stand for a number, besides numbers.
  private var names: [String] = []

  init(seed: UInt64) {
    source = SplitMix64(seed: seed)
  }

  mutating func next() -> (text: String, unit: AngleUnit, format: ResultFormat) {
    var format = ResultFormat.standard
    switch Int.random(in: 0..<8, using: &source) {
    case 0: format.digits = .upTo(30)
    case 1: format.digits = .significant(pick([1, 2, 5, 12, 25, 31]))
    case 2: format.digits = .decimals(pick([0, 2, 10]))
    default: break
    }
    format.rounding = Int.random(in: 0..<4, using: &source) == 0 ? pick(Self.modes) : .halfEven
    if Int.random(in: 0..<8, using: &source) == 0 { format.notation = pick(Self.notations) }
    let unit = pick([AngleUnit.degrees, .degrees, .radians, .radians, .gradians])
    return (expression(depth: Int.random(in: 1...4, using: &source)), unit, format)
  }

  /// Lines of one session, which assign, define, and use what was assigned, defined and answered before.
  mutating func session() -> [String] {
    defer { names = [] }
    var lines: [String] = []
    for step in [
      ("a = ", []), ("b = ", ["a"]), ("f(x) = ", ["x", "x", "a"]), ("", ["a", "f(b)", "f(2)"]),
      ("", ["ans", "b"]), ("g(x; y) = ", ["x", "y", "f(y)"]), ("a = ", ["a", "g(b; a)"]),
      ("", ["ans", "a", "f(3)", "g(a; 0.5)"]), ("b = 1/0 + ", ["b"]), ("", ["b", "ans"]),
    ] {
      names = step.1
      lines.append(step.0 + expression(depth: Int.random(in: 0...2, using: &source)))
    }
    return lines
  }

  private static let modes = RoundingMode.allCases.filter { $0 != .unnecessary }
  private static let notations = ResultFormat.Notation.allCases
  private static let functions = [
    "sin", "cos", "tan", "asin", "acos", "atan", "sqrt", "cbrt", "exp", "ln", "log", "log2",
    "log1p",
    "expm1", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh", "abs", "lg", "√", "∛", "-", "sqrt",
  ]
  private static let specialNumbers = [
    "0", "1", "2", "3", "10", "100", "0.5", "0.25", "30", "45", "60", "90", "180", "0.1", "0.001",
    "4", "9", "8", "27", "0.04", "0.125", "1.5", "2.0", "1e-3", "1_000", "12345678901234567890",
    "½",
  ]

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &source)]
  }

  private mutating func expression(depth: Int) -> String {
    guard depth > 0 else { return operand() }
    switch Int.random(in: 0..<12, using: &source) {
    case 0...4:
      return "\(factor(depth - 1))\(pick(["+", "-", " + ", " - "]))\(factor(depth - 1))"
    case 5...6: return "\(factor(depth - 1))*\(factor(depth - 1))"
    case 7: return "\(factor(depth - 1))/\(factor(depth - 1))"
    case 8: return "\(factor(0))^\(exponent())"
    case 9: return "\(factor(depth - 1))\(pick(["%", "²", "+5%", "-12.5%", "°", " rad"]))"
    case 10: return "|\(factor(depth - 1))|"
    default: return "\(pick(Self.functions))(\(expression(depth: depth - 1)))"
    }
  }

  private mutating func factor(_ depth: Int) -> String {
    switch Int.random(in: 0..<6, using: &source) {
    case 0: operand()
    case 1...3: "\(pick(Self.functions))(\(expression(depth: depth)))"
    default: "(\(expression(depth: depth)))"
    }
  }

  private mutating func exponent() -> String {
    switch Int.random(in: 0..<4, using: &source) {
    case 0: "\(Int.random(in: 0...12, using: &source))"
    case 1: "-\(Int.random(in: 1...5, using: &source))"
    case 2: pick(["0.5", "(1/3)", "1.5", "(2/3)", "0.25", "-0.5", "0.1"])
    default: "(\(operand()))"
    }
  }

  private mutating func operand() -> String {
    if !names.isEmpty, Bool.random(using: &source) { return pick(names) }
    switch Int.random(in: 0..<8, using: &source) {
    case 0...1: return pick(Self.specialNumbers)
    case 2: return pick(["pi", "e", "π", "5!", "tau", "phi"])
    case 3...4: return "\(Int.random(in: 0...1000, using: &source))"
    default:
      let places = Int.random(in: 1...4, using: &source)
      var fraction = "\(Int.random(in: 0..<10_000, using: &source))"
      fraction = String((String(repeating: "0", count: 4) + fraction).suffix(places))
      return "\(Int.random(in: 0...100, using: &source)).\(fraction)"
    }
  }
}
