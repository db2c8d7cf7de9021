// Quantities in digits and units: `75 km`, `1 h 30 min`.

import SciNumber
import SciSyntax
import SciUnits

extension ResultFormat {
  /// A quantity: its number, a space and its unit.
  func text(
    of quantity: Quantity, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    if let text = try angleText(of: quantity, within: budget) { return text }
    guard quantity.parts.isEmpty else { return try mixedText(of: quantity, within: budget) }
    var text = try text(of: .real(quantity.value), within: budget)
    // What is no number by itself would be divided first: (sqrt(2)/2) m, (1/3)°.
    if isExpression(text, before: quantity.unit) {
      text.bytes = [UInt8(ascii: "(")] + text.bytes + [UInt8(ascii: ")")]
    }
    // Degrees have the sign that most people type.
    text.append(unit: quantity.unit, as: quantity.unit == .degree ? .degrees : nil)
    return text
  }

  /// A quantity in a unit of angles, where this format's form is one of angles.
  private func angleText(
    of quantity: Quantity, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText? {
    guard quantity.unit.isAngle else { return nil }
    func number(in unit: Unit) throws(MathError) -> Real {
      try Self.measured { () throws(UnitError) in
        try quantity.converted(to: unit, within: budget).value
      }
    }
    switch form {
    case .angle(_, let target):
      guard let unit = target.unit else { return nil }
      var format = self
      format.form = .decimal
      var text = try format.text(of: .real(number(in: unit)), within: budget)
      text.append(unit: unit, as: target)
      return text
    case .degreesMinutesSeconds:
      return try sexagesimal(number(in: .degree), .degrees, within: budget)
    default: return nil
    }
  }

  /// Whether a text in this format's form has operators, so that a unit behind it would not belong to all of it.
  private func isExpression(_ text: ResultText, before unit: Unit) -> Bool {
    switch form {
    case .mixedNumber, .exact, .factors: text.bytes.contains { "+*/^( ".utf8.contains($0) }
    // In `1/3 km` the unit is of the quotient, and in `1/3°` it would be of the 3.
    case .fraction, .radix: unit.isAngle && text.bytes.contains { "*/".utf8.contains($0) }
    default: false
    }
  }

  /// A quantity in several units, rounded in the last.
  private func mixedText(
    of quantity: Quantity, within budget: EvaluationBudget
  ) throws(MathError) -> ResultText {
    var parts = try Self.parts(of: quantity, within: budget)
    var format = self
    format.form = .decimal
    var last = try format.decimalDigits(of: parts[parts.count - 1].0, within: budget)
    if !last.isExact {
      // Rounded before it is cut, so that 59.999… s are a minute more.
      let decimals = max(0, last.significantCount - 1 - last.exponent)
      let unit = quantity.parts[quantity.parts.count - 1]
      let whole = try Self.measured { () throws(UnitError) in
        try quantity.converted(to: unit, within: budget).value
      }
      var rounded = Quantity(
        try whole.rounded(rounding, decimals: Real(decimals), within: budget), unit)
      rounded.parts = quantity.parts
      parts = try Self.parts(of: rounded, within: budget)
      format.digits = .decimals(decimals)
      last = try format.decimalDigits(of: parts[parts.count - 1].0, within: budget)
      last.isExact = false
    }
    var text = ResultText(bytes: [], isExact: last.isExact)
    for (number, unit) in parts.dropLast() {
      let whole = try ResultFormat.standard.text(of: .real(number), within: budget).bytes
      text.append(part: whole, unit: unit.symbol)
    }
    var rest: [UInt8] = []
    format.write(last, to: &rest)
    text.append(part: rest, unit: parts[parts.count - 1].1.symbol)
    return text
  }

  private static func parts(
    of quantity: Quantity, within budget: EvaluationBudget
  ) throws(MathError) -> [(Real, Unit)] {
    try measured { () throws(UnitError) in
      try quantity.split(into: quantity.parts, within: budget)
    }
  }

  /// Runs `body` on parts that were found to measure the same when the quantity was converted to them.
  private static func measured<Result>(
    _ body: () throws(UnitError) -> Result
  ) throws(MathError) -> Result {
    do throws(UnitError) {
      return try body()
    } catch .mathematics(let error) {
      throw error
    } catch {
      preconditionFailure("the parts measure the same")
    }
  }
}

extension ResultText {
  /// Appends a unit: its symbol behind a space, or the operator that it is written as.
  mutating func append(unit: Unit, as postfix: PostfixOperator?) {
    let written = postfix.map { ($0.isWord ? " " : "") + $0.spelling } ?? " " + unit.symbol
    append(unit: unit.symbol, writtenAs: Array(written.utf8))
  }
}
