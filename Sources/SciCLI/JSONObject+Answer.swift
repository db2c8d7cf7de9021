import SciCalculator
import SciNumber
import SciSyntax

extension JSONObject {
  /// The object of a result.
  static func answer(
    input: [UInt8], value: Value, result: ResultText, settings: CalculatorSettings
  ) -> JSONObject {
    var object = JSONObject()
    object.add("input", String(decoding: input, as: UTF8.self))
    object.add("value", result.string)
    object.add("exact", result.isExact)
    object.add("class", value.className)
    if !result.isExact, case .real(let real) = value,
      let enclosure = enclosure(of: real, settings)
    {
      object.add("enclosure", enclosure)
    }
    return object
  }

  /// The object of a failure.
  static func failure(_ failure: CalculatorError, of input: [UInt8]) -> JSONObject {
    var error = JSONObject()
    error.add("message", failure.message(inUTF8: input))
    error.add("class", failure.failureClass.rawValue)
    error.add("start", failure.range.lower)
    error.add("end", failure.range.upper)
    var object = JSONObject()
    object.add("input", String(decoding: input, as: UTF8.self))
    object.add("error", error)
    return object
  }

  /// Two neighbours with 30 digits that have the value between them.
  private static func enclosure(of value: Real, _ settings: CalculatorSettings) -> [String]? {
    let bounds = [RoundingMode.floor, .ceiling].map { rounding in
      let format = ResultFormat(
        digits: .significant(30), notation: .scientific, rounding: rounding)
      return try? format.text(of: .real(value), within: settings.budget).string
    }
    let known = bounds.compactMap(\.self)
    return known.count == 2 ? known : nil
  }
}

extension Value {
  /// What kind of value it is, as far as that is known without further work.
  fileprivate var className: String {
    switch self {
    case .truth: "truth"
    case .real(let real):
      if let rational = real.knownRational {
        rational.isInteger ? "integer" : "rational"
      } else {
        "real"
      }
    }
  }
}
