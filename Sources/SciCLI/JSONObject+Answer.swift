// What `--json` says about a result or an error.

import SciCalculator
import SciJSON
import SciNumber
import SciSyntax
import SciUnits

extension JSONObject {
  /// The object of a result.
  static func answer(
    input: [UInt8], value: Value, result: ResultText, settings: CalculatorSettings
  ) -> JSONObject {
    var object = JSONObject()
    object.add("input", String(decoding: input, as: UTF8.self))
    switch value {
    case .list, .quantities: object.add("value", result.elements)
    case .quantity:
      object.add("value", result.number)
      object.add("unit", result.unit)
    case .real, .boolean: object.add("value", result.string)
    }
    if result.mayBeExact { object.addNull("exact") } else { object.add("exact", result.isExact) }
    object.add("class", value.className)
    if !result.isExact, let real = value.quantity?.value, !value.isList {
      if let enclosure = enclosure(of: real, digitCount: result.digitCount, settings) {
        object.add("enclosure", enclosure)
      }
      if real.workingPrecision > 0 { object.add("bits", real.workingPrecision) }
    }
    return object
  }

  /// The object of an error.
  static func error(_ error: CalculatorError, of input: [UInt8]) -> JSONObject {
    var parts = JSONObject()
    parts.add("message", error.message(inUTF8: input))
    parts.add("class", error.errorClass.rawValue)
    parts.add("start", error.range.lower)
    parts.add("end", error.range.upper)
    var object = JSONObject()
    object.add("input", String(decoding: input, as: UTF8.self))
    object.add("error", parts)
    return object
  }

  /// Two neighbours with some more digits than were printed, and at least 30, that have the value between them.
  private static func enclosure(
    of value: Real, digitCount: Int, _ settings: CalculatorSettings
  ) -> [String]? {
    // A number right beside one of thirty digits is not worth seconds of looking on which side.
    var budget = settings.budget
    budget.decisionBits = min(budget.decisionBits, 1 << 12)
    let bounds = [RoundingMode.floor, .ceiling].map { rounding in
      let format = ResultFormat(
        digits: .significant(max(30, digitCount + 10)), notation: .scientific, rounding: rounding)
      return try? format.text(of: .real(value), within: budget).string
    }
    let known = bounds.compactMap(\.self)
    return known.count == 2 ? known : nil
  }
}

extension Value {
  /// What kind of value it is, as far as that is known without further work.
  fileprivate var className: String {
    switch self {
    case .boolean: "boolean"
    case .list, .quantities: "list"
    case .quantity: "quantity"
    case .real(let real):
      if let rational = real.knownRational {
        rational.isInteger ? "integer" : "rational"
      } else {
        "real"
      }
    }
  }
}
