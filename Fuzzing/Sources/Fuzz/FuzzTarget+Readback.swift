import Foundation
import SciCalculator
import SciNumber
import SciUnits

@testable import SciCLI

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
        let isShort = text.bytes.count <= 3_000
        switch value {
        // As long as it has elements.
        case .list: break
        case .scalar:
          // Decimals are written out, as amounts are.
          var mayBeLong = format.notation == .fixed
          if case .decimals = format.digits { mayBeLong = true }
          require(isShort || mayBeLong, "\(text.bytes.count) bytes for \(format)")
        }
        // `6 rad` is printed for the unit, and read as a number in the calculator's unit of angles. That an equation has no solution is said in words.
        if isShort, value.quantity?.unit.isAngle != true, value.elements?.isEmpty != true {
          checkTyped(text.string, format, settings)
        }
      }
      if case .scalar(.real(let number)) = value, let rational = number.knownRational {
        let text = rational.description
        require(Rational(text) == rational, "\(text) is not read back")
      }
    }
    checkJSON(of: source, format, settings)
    clock.check()
  }

  /// A result as text is an expression, and the value of that is printed with the same value.
  ///
  /// Only zeros at the end may differ: a rounded result keeps them, and what is typed is exact.
  private static func checkTyped(
    _ text: String, _ format: ResultFormat, _ settings: CalculatorSettings
  ) {
    var calculator = Calculator(settings: settings)
    do throws(CalculatorError) {
      let typed = try calculator.evaluate(text)
      let again = try calculator.answer(text, format: format)?.string ?? ""
      let repeated = try calculator.evaluate(again)
      require(
        typed.map(rationals) == repeated.map(rationals), "\(text) is printed as \(again)")
    } catch {
      if case .math(.cancelled, _) = error.reason { return }
      require(false, "\(text) is not read back: \(error.message(inUTF8: Array(text.utf8)))")
    }
  }

  /// The numbers of a value, which is typed and so has no others; 0 and 1 for Booleans.
  private static func rationals(_ value: Value) -> [Rational?] {
    if let holds = value.boolean { return [holds ? 1 : 0] }
    return value.elements?.map(\.value.knownRational) ?? []
  }

  /// A line of `sci --json` is one JSON object.
  private static func checkJSON(
    of source: [UInt8], _ format: ResultFormat, _ settings: CalculatorSettings
  ) {
    var options = Options()
    (options.settings, options.format, options.isJSON) = (settings, format, true)
    let memory = MemoryStreams(input: source)
    let status = Command.run([], options, memory.streams)
    for line in memory.output.split(separator: UInt8(ascii: "\n")) {
      let object = try? JSONSerialization.jsonObject(with: Data(line)) as? [String: Any]
      require(
        object?["input"] is String && (object?["value"] == nil) == (object?["error"] != nil),
        "not the object of an answer: \(String(decoding: line, as: UTF8.self))")
    }
    require(status != .usage || memory.isUTF16, "status \(status)")
  }
}
