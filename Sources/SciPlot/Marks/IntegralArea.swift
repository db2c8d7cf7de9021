public import SciCalculator
public import SciNumber
import SciSyntax

/// The area between a curve and the horizontal axis that a definite integral is, with its proved value.
///
/// ```swift
/// if let area = try IntegralArea("integral(x^2; x; 0; 1)", constants: [:], settings: .standard) {
///   print(area.label)  // integral(x^2; x; 0; 1) = 0.3333333333
/// }
/// ```
public struct IntegralArea: Sendable {
  /// The integral and its value, as they are written in the legend.
  public internal(set) var label: String
  /// The integrand.
  public let curve: Curve
  /// Where the area begins and ends; negative or positive infinity where the integral has no bound.
  public let bounds: (lower: Double, upper: Double)

  /// How long the engine may take for the value.
  private static let time = Duration.seconds(10)

  /// Reads a text that is a call of `integral` and nothing else; `nil` where it is something else.
  ///
  /// - Parameters:
  ///   - text: an expression.
  ///   - constants: what names stand for.
  ///   - settings: what decides how it is read and computed.
  /// - Throws: why it has no value, or why its integrand has no curve.
  public init?(
    _ text: String, constants: [String: Real], settings: CalculatorSettings
  ) throws(CalculatorError) {
    guard let parts = Self.arguments(of: text, constants, settings) else { return nil }
    var calculator = Calculator(settings: settings)
    calculator.settings.budget.time = Self.time
    for (name, value) in constants.sorted(by: { $0.key < $1.key }) {
      calculator.assign(.real(value), to: name)
    }
    let format = ResultFormat(digits: .upTo(10), notation: .auto, rounding: .halfEven)
    guard let answer = try calculator.answer(text, format: format) else { return nil }
    label = "\(text) \(answer.isExact ? "=" : "≈") \(answer.string)"
    do throws(CalculatorError) {
      curve = try Curve(parts[0], variable: parts[1], constants: constants, settings: settings)
    } catch {
      // The integrand stands somewhere in the text.
      throw CalculatorError(error.reason, at: SourceRange(0, text.utf8.count))
    }
    func bound(_ part: String, _ infinite: Double) -> Double {
      guard let value: Value = try? calculator.evaluate(part), let number = value.real,
        let ends = try? number.doubles(within: settings.budget)
      else { return infinite }
      return ends.lower / 2 + ends.upper / 2
    }
    let (first, last) = (bound(parts[2], -.infinity), bound(parts[3], .infinity))
    bounds = (min(first, last), max(first, last))
  }

  /// The arguments of a call of `integral`: between them are brackets that have no node, and separators.
  private static func arguments(
    of text: String, _ constants: [String: Real], _ settings: CalculatorSettings
  ) -> [String]? {
    guard
      let reading = try? Expression.reading(
        text, parameters: constants.keys.sorted(), settings: settings),
      case .call(let index) = reading.tree[reading.tree.root]
    else { return nil }
    let tree = reading.tree
    let call = tree.calls[Int(index)]
    let arguments = Array(tree.arguments(of: call))
    guard tree.name(of: call) == "integral", arguments.count == 4 else { return nil }
    let bytes = Array(text.utf8)
    guard let opening = bytes.firstIndex(of: UInt8(ascii: "(")),
      let closing = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let separators = [UInt8(ascii: ";"), UInt8(ascii: ",")]
    var parts: [String] = []
    var start = opening + 1
    for argument in arguments {
      let end =
        bytes[tree.range(of: argument).upper..<closing].firstIndex { separators.contains($0) }
        ?? closing
      parts.append(String(decoding: bytes[start..<end], as: UTF8.self).trimmingSpaces)
      start = end + 1
    }
    return parts
  }
}
