import Foundation
import SciCalculator
import SciNumber

@testable import SciCommand

extension FuzzTarget {
  /// What is printed is read again.
  static let readback = FuzzTarget(
    name: "readback",
    summary: "a result that is typed again prints itself; fractions and JSON are read back"
  ) { input in
    var choices = Choices(input)
    let clock = CPUClock()
    let settings = CalculatorSettings.chosen(by: &choices, clock)
    let format = ResultFormat.chosen(by: &choices)
    let source = choices.rest()
    var calculator = Calculator(settings: settings)
    if let value = try? calculator.evaluate(source) {
      if let text = try? format.text(of: value, within: settings.budget) {
        require(text.bytes.count <= 3_000, "\(text.bytes.count) bytes for \(format)")
        checkTyped(text.string, format, settings)
      }
      if case .real(let number) = value, let rational = number.knownRational {
        let text = rational.description
        require(Rational(text) == rational, "\(text) is not read back")
      }
    }
    checkJSON(of: source, format, settings)
    clock.check()
  }

  /// A result as text is an expression that has itself as its result.
  private static func checkTyped(
    _ text: String, _ format: ResultFormat, _ settings: CalculatorSettings
  ) {
    var calculator = Calculator(settings: settings)
    do throws(CalculatorError) {
      let again = try calculator.answer(text, format: format)?.string
      require(again == text, "\(text) is printed as \(again ?? "nothing")")
    } catch {
      if case .math(.cancelled, _) = error.reason { return }
      require(false, "\(text) is not read back: \(error.message(inUTF8: Array(text.utf8)))")
    }
  }

  /// A line of `sci --json` is one JSON object.
  private static func checkJSON(
    of source: [UInt8], _ format: ResultFormat, _ settings: CalculatorSettings
  ) {
    var options = Options()
    (options.settings, options.format, options.isJSON) = (settings, format, true)
    let transcript = Transcript(input: source)
    let status = Command.run([], options, transcript.streams)
    for line in transcript.output.split(separator: UInt8(ascii: "\n")) {
      let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      require(
        object?["input"] is String && (object?["value"] == nil) == (object?["error"] != nil),
        "not the object of an answer: \(String(decoding: line, as: UTF8.self))")
    }
    require(status != .usage || transcript.isUTF16, "status \(status)")
  }
}
