// Angles: quantities until a function needs a number, and numbers in the calculator's unit beside them.

import SciNumber
import SciSyntax
import SciUnits

extension AngleUnit {
  /// The unit of quantities with the same name.
  var unit: Unit {
    switch self {
    case .degrees: .degree
    case .radians: .radian
    case .gradians: .gradian
    case .turns: .turn
    }
  }
}

extension Unit {
  static let degree = Unit(named: "deg") ?? .none
  static let radian = Unit(named: "rad") ?? .none
  fileprivate static let gradian = Unit(named: "grad") ?? .none
  fileprivate static let turn = Unit(named: "turn") ?? .none
  fileprivate static let arcMinute = Unit(named: "arcmin") ?? .none
  fileprivate static let arcSecond = Unit(named: "arcsec") ?? .none
}

extension PostfixOperator {
  /// The unit that the operator is; `nil` if it is none of angles.
  var unit: Unit? {
    switch self {
    case .degrees: .degree
    case .arcMinutes: .arcMinute
    case .arcSeconds: .arcSecond
    case .radians: .radian
    case .gradians: .gradian
    case .turns: .turn
    case .factorial, .doubleFactorial, .tripleFactorial, .percent: nil
    }
  }
}

extension PostfixOperator {
  /// The unit of a mode that the operator is; `nil` for parts of degrees too.
  var angleUnit: AngleUnit? {
    switch self {
    case .degrees: .degrees
    case .radians: .radians
    case .gradians: .gradians
    case .turns: .turns
    case .arcMinutes, .arcSeconds, .factorial, .doubleFactorial, .tripleFactorial, .percent: nil
    }
  }
}

extension Conversion {
  /// The unit that an angle is converted to; `nil` for forms of other numbers.
  var angle: Unit? {
    switch self {
    case .angle(let postfix): postfix.unit
    case .degreesMinutesSeconds: .degree
    case .base, .decimal, .fraction, .mixedNumber, .repeating, .exact, .polar, .rectangular,
      .continuedFraction,
      .factors, .roman, .scientific, .engineering, .digits, .decimals:
      nil
    }
  }
}

extension Program {
  /// Converts the value to the unit that a form such as `to deg` or `to dms` is of.
  mutating func append(_ conversion: Conversion?) {
    guard let unit = conversion?.angle else { return }
    targets.append(Target(units: [unit]))
    steps.append(
      Step(instruction: .convert(to: Int32(targets.count - 1)), range: range))
  }
}

// MARK: - Numbers beside angles

extension Machine {
  /// Makes arguments that are angles numbers in the unit that a function takes.
  mutating func makeAnglesNumbers(of function: Function, above base: Int) throws(StepError) {
    let rule = function.unitRule
    let unit = (rule.angleUnit ?? arithmetic.context.angleUnit).unit
    let count = values.count - base
    for operand in 0..<count {
      guard let elements = values[base + operand].elements, values[base + operand].hasUnit else {
        continue
      }
      let other = elements.first { !$0.isNumber && !$0.unit.isAngle }
      let found = other ?? elements.first { !$0.isNumber }
      if let found, other != nil || !rule.takesUnit(at: operand, of: count) {
        throw StepError(
          .quantityArgument(function: function.name, unit: found.unit.symbol), operand: operand)
      }
      values[base + operand] = try number(
        of: values[base + operand], in: unit, operand, isNumberAllowed: true)
    }
  }
}

// MARK: - Numbers in which units have cancelled

extension Machine {
  /// Calls a function of which an argument is a number in which units have cancelled.
  ///
  /// Such a number is an angle in radians to some, and in the calculator's unit to others. So it is no argument of a function of angles, except
  /// where both are the same. Where the function keeps units, the result is such a number too.
  mutating func callWithRatios(
    _ function: FunctionTable.Index, argumentCount: Int
  ) throws(StepError) {
    let entry = FunctionTable[function]
    let rule = entry.unitRule
    let base = values.count - argumentCount
    if case .operation = rule.result {
      return try applyPrimitive(of: function, isVariadic: entry.body.isVariadic, above: base)
    }
    for operand in 0..<argumentCount where values[base + operand].isRatio {
      if rule.takesAngles, rule.takesUnit(at: operand, of: argumentCount),
        (rule.angleUnit ?? arithmetic.context.angleUnit) != .radians
      {
        throw StepError(.unclearAngle(function: entry.name), operand: operand)
      }
      values[base + operand] = values[base + operand].plain
    }
    try call(function, argumentCount: argumentCount)
    guard rule.keepsUnits else { return }
    values.append(
      values.removeLast().map { element in
        guard var ratio = element.quantity else { return element }
        ratio.isRatio = ratio.isNumber
        return Scalar(ratio)
      })
  }
}

extension Function.UnitRule {
  /// Whether the result has the unit of an argument, or a power or a product of such units.
  fileprivate var keepsUnits: Bool {
    switch result {
    case .number, .ignored, .operation: false
    case .sameUnit, .power, .pair: true
    }
  }
}

// MARK: - Two readings of a turn

/// What a quantity is in another unit if a turn counts as 1, or as 2π.
///
/// ```swift
/// var calculator = Calculator()
/// do throws(CalculatorError) {
///   try calculator.evaluate("3000 rpm to Hz")
/// } catch {
///   if case .unclearTurn(_, _, let readings) = error.reason {
///     print(readings.map(\.text))  // ["3000 rpm / (1 rev)", "3000 rpm / (1 rad)"]
///   }
/// }
/// ```
public struct TurnReading: Hashable, Sendable {
  /// The quantity as it should be typed; `(…)` stands for one of many digits.
  public var text: String
  /// Its value in the other unit, with five digits.
  public var value: String
}

extension TurnReading {
  /// Both readings of a quantity in another unit; none where one cannot be shown.
  static func readings(
    of quantity: Quantity, in target: Unit, within budget: EvaluationBudget
  ) -> [TurnReading] {
    let short = ResultFormat(
      digits: .significant(5), notation: .auto, rounding: .halfEven)
    do throws(UnitError) {
      let power = try quantity.unit.anglePower(over: target)
      let symbol = power.magnitude == 1 ? "" : "^\(power.magnitude)"
      var readings: [TurnReading] = []
      for name in ["rev", "rad"] {
        guard let unit = Unit(named: name) else { return [] }
        let angle = try Quantity(1, unit).raised(to: power, within: budget)
        let value = try quantity.divided(by: angle, within: budget)
          .converted(to: target, within: budget)
        guard let start = try? ResultFormat.standard.text(of: Value(quantity), within: budget),
          let shown = try? short.text(of: Value(value), within: budget)
        else { return [] }
        let typed = start.isExact ? start.string : "(…)"
        readings.append(
          TurnReading(
            text: "\(typed) \(power.signum > 0 ? "/" : "*") (1 \(name))\(symbol)",
            value: shown.string))
      }
      return readings
    } catch {
      return []
    }
  }
}
