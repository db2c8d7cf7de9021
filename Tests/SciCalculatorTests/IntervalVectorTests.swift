import SciCalculator
import TestSupport
import Testing

/// The vectors of the ITF1788 suite for IEEE 1788-2015: no value is left out, and no decoration says too much.
@Suite struct IntervalVectorTests {
  /// The operations in the language; functions of angles take radians.
  private static let texts: [String: String] = [
    "pos": "+x", "neg": "-x", "add": "x + y", "sub": "x - y", "mul": "x*y", "div": "x/y",
    "recip": "1/x", "sqr": "x^2", "sqrt": "sqrt(x)", "fma": "x*y + z", "pow": "x^y",
    "exp": "exp(x)", "exp2": "2^x", "exp10": "10^x", "log": "ln(x)", "log2": "log2(x)",
    "log10": "log10(x)", "sin": "sin(x)", "cos": "cos(x)", "tan": "tan(x)", "asin": "asin(x)",
    "acos": "acos(x)", "atan": "atan(x)", "atan2": "atan2(x; y)", "sinh": "sinh(x)",
    "cosh": "cosh(x)", "tanh": "tanh(x)", "asinh": "asinh(x)", "acosh": "acosh(x)",
    "atanh": "atanh(x)", "sign": "sign(x)", "ceil": "ceil(x)", "floor": "floor(x)",
    "trunc": "trunc(x)", "roundTiesToAway": "round(x)", "abs": "|x|", "min": "min(x; y)",
    "max": "max(x; y)",
  ]

  private static func interval(_ text: Substring) -> Interval? {
    let ends = text.split(separator: ",").compactMap { Double($0) }
    return ends.count == 2 ? Interval(ends[0], ends[1]) : nil
  }

  @Test func vectors() throws {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    for row in try DataRow.rows("itf1788.tsv", of: "SciCalculatorTests", count: 3249) {
      let operation = row.fields[0]
      let operands = row.fields[1].split(separator: ";")
      let text: String
      if operation == "pown" {
        text = "x^(\(operands[1]))"
      } else {
        text = try #require(Self.texts[operation])
      }
      let intervals = operands.compactMap(Self.interval)
      let expression = try Expression(
        text, parameters: Array(["x", "y", "z"].prefix(intervals.count)), settings: settings)
      let values = expression.values(on: intervals)
      guard let expected = Self.interval(row.fields[2][...]) else { continue }
      let hull = try #require(values.hull, "\(row.fields): nothing is left")
      #expect(
        hull.contains(expected), "\(row.fields): \(hull) leaves out values",
        sourceLocation: row.location)
      // The standard has no 0⁰, which is 1 here.
      let isPowerOfZero = operation == "pow" && intervals.allSatisfy { $0.contains(0) }
      let known: Decoration =
        switch isPowerOfZero ? "def" : row.fields[3] {
        case "com", "dac", "-": .continuous
        case "def": .defined
        default: .nothing
        }
      #expect(
        values.decoration <= known, "\(row.fields): \(values.decoration) says too much",
        sourceLocation: row.location)
      let distance = max(
        Self.steps(hull.lower, expected.lower), Self.steps(expected.upper, hull.upper))
      // Those without an allowance are only sound at some of their poles, jumps and corners.
      guard let allowed = Self.allowances[operation] else { continue }
      #expect(distance <= allowed, "\(row.fields): \(hull)", sourceLocation: row.location)
    }
  }

  /// By how many doubles an end may lie beyond the tightest one.
  private static let allowances: [String: Double] = {
    var allowances = Dictionary(uniqueKeysWithValues: texts.keys.map { ($0, 0.0) })
    for operation in ["tan", "atan2", "pow"] { allowances[operation] = nil }
    allowances["sqr"] = 2
    // They are computed as quotients, or as exponentials of products.
    for operation in ["exp2", "exp10", "log10"] { allowances[operation] = 2_048 }
    return allowances
  }()

  /// How many doubles lie between two.
  private static func steps(_ x: Double, _ y: Double) -> Double {
    func place(_ value: Double) -> Double {
      let bits = Double(value.magnitude.bitPattern)
      return value < 0 ? -bits : bits
    }
    return place(y) - place(x)
  }
}
