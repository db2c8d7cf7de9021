// What `--json` says about a result or an error.

import SciCalculator
import SciCalendar
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
    case .list: object.add("value", result.elements)
    case .scalar(.quantity):
      object.add("value", result.number)
      if !result.unit.isEmpty {
        object.add("unit", result.unit)
      } else if !result.parts.isEmpty {
        object.add("parts", result.parts.map { JSONObject(part: $0.number, unit: $0.unit) })
      }
    case .scalar(.complex):
      object.add("value", result.string)
      for (name, part) in zip(["real", "imaginary"], result.complexParts) { object.add(name, part) }
    case .scalar(.calendar(let calendar)):
      if let days = calendar.dayCount {
        object.add("value", "\(days)")
        object.add("unit", "d")
      } else {
        object.add("value", result.string)
      }
      if let moment = calendar.moment { object.add("iso", moment.description) }
    case .scalar: object.add("value", result.string)
    }
    if result.mayBeExact { object.addNull("exact") } else { object.add("exact", result.isExact) }
    object.add("class", value.className)
    if !result.isExact, let real = value.lastUnitNumber, !value.isList {
      if let enclosure = enclosure(of: real, digitCount: result.digitCount, settings) {
        object.add("enclosure", enclosure)
      }
      if real.workingPrecision > 0 { object.add("bits", real.workingPrecision) }
    }
    if !result.isExact, case .scalar(.complex(let quantity)) = value {
      object.add("enclosure", enclosures(of: quantity.value, result, settings))
    }
    return object
  }

  /// The object of an interval of solutions, whose ends are written as numbers are.
  private init(
    _ interval: SolutionInterval, _ format: ResultFormat, within budget: EvaluationBudget
  ) {
    self.init()
    for (name, end) in [("lower", interval.lower), ("upper", interval.upper)] {
      guard let end, let text = try? format.text(of: interval.value(of: end), within: budget)
      else { continue }
      add(name, text.string)
      add("\(name)Included", end.isIncluded)
    }
  }

  /// The object of a solution of a system, with a number by the name of each unknown.
  private init(_ point: SolutionPoint, _ format: ResultFormat, within budget: EvaluationBudget) {
    self.init()
    for (unknown, value) in zip(point.unknowns, point.quantities) {
      guard let text = try? format.text(of: value, within: budget) else { continue }
      add(unknown, text.string)
    }
  }

  /// The object of a part of a quantity in several units.
  private init(part number: String, unit: String) {
    self.init()
    add("value", number)
    add("unit", unit)
  }

  /// Adds the ends of intervals of solutions and whether they belong to them, the solutions of a system, and how often each solution is one: a number, or a list beside that of the solutions.
  mutating func add(
    _ proof: Proof, isList: Bool, _ format: ResultFormat, within budget: EvaluationBudget
  ) {
    if let intervals = proof.intervals {
      add("intervals", intervals.map { JSONObject($0, format, within: budget) })
    }
    if let points = proof.points {
      add("solutions", points.map { JSONObject($0, format, within: budget) })
    }
    guard let first = proof.multiplicities.first else { return }
    if isList {
      let list = proof.multiplicities.map { "\($0)" }.joined(separator: ",")
      add("multiplicity", json: Array("[\(list)]".utf8))
    } else {
      add("multiplicity", Int(first))
    }
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

  /// The enclosures of both parts.
  private static func enclosures(
    of number: Complex, _ result: ResultText, _ settings: CalculatorSettings
  ) -> JSONObject {
    var object = JSONObject()
    for (name, part) in [("real", number.real), ("imaginary", number.imaginary)] {
      if let bounds = enclosure(of: part, digitCount: result.digitCount, settings) {
        object.add(name, bounds)
      }
    }
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

extension Complex {
  /// Whether both parts are kept as fractions.
  fileprivate var isKnownRational: Bool {
    real.knownRational != nil && imaginary.knownRational != nil
  }
}

extension Value {
  /// The number, of a quantity in several units that of the whole in the last of them.
  fileprivate var lastUnitNumber: Real? {
    guard let quantity, let last = quantity.parts.last else { return quantity?.value }
    return try? quantity.converted(to: last, within: .interactive).value
  }

  /// What kind of value it is, as far as that is known without further work.
  fileprivate var className: String {
    switch self {
    case .list: "list"
    case .scalar(.boolean): "boolean"
    case .scalar(.calendar(let value)): value.className
    case .scalar(.quantity): "quantity"
    case .scalar(.complex(let quantity)):
      quantity.value.isKnownRational ? "complex rational" : "complex"
    case .scalar(.real(let real)):
      if let rational = real.knownRational {
        rational.isInteger ? "integer" : "rational"
      } else {
        "real"
      }
    }
  }
}

extension CalendarValue {
  /// What kind of value it is.
  fileprivate var className: String {
    switch self {
    case .moment(.date), .iso(.date): "date"
    case .moment(.time), .iso(.time): "time"
    case .moment(.dateTime), .iso(.dateTime): "date-time"
    case .moment(.zoned), .iso(.zoned): "instant"
    case .span: "quantity"
    case .period: "period"
    case .weekday: "weekday"
    case .week: "week"
    }
  }
}
