import Foundation
import SciCalculator
import SciNumber
import SciUnits
import TestSupport
import Testing

/// Random expressions of quantities as texts, against an evaluator of fractions and vectors of exponents.
///
/// `SCI_UNIT_TEXTS` says how many there are, `SCI_UNIT_SEED` where they begin.
@Suite struct UnitTextTests {
  private static func setting(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// GNU units' factors, but for units with π and those that differ or are numbers.
  ///
  /// Behind a number `rem` is an operator, and between units `in` is a conversion.
  static func units() throws -> [(name: String, measure: UnitTextGenerator.Measure)] {
    let different = Set(
      try DataRow.rows("gnu-differences.tsv", of: "SciUnitsTests", count: 56).map { $0.fields[0] })
    return try DataRow.rows("gnu-units.tsv", of: "SciUnitsTests", count: 1261).compactMap { row in
      let fields = row.fields
      let exponents = fields[4...].compactMap { Int($0) }
      guard fields[3] == "0", !["rem", "in"].contains(fields[0]), !different.contains(fields[0]),
        !different.contains(fields[1]), let factor = Rational(fields[2]),
        exponents.count == 8, exponents.contains(where: { $0 != 0 }),
        Unit(named: fields[0])?.isAffine == false
      else { return nil }
      return (fields[0], UnitTextGenerator.Measure(number: factor, exponents: exponents))
    }
  }

  @Test func randomTextsHaveTheirValue() throws {
    let count = Self.setting("SCI_UNIT_TEXTS") ?? 3_000
    let units = try Self.units()
    #expect(units.count > 900)
    var generator = UnitTextGenerator(
      seed: Self.setting("SCI_UNIT_SEED") ?? 0x7465_7874, units: units)
    var failures = 0
    for index in 0..<count {
      let (text, number) = generator.statement()
      if let problem = try Self.problem(text, number) {
        failures += 1
        Issue.record("text \(index): `\(text)` \(problem)")
        if failures > 20 { return }
      }
    }
  }

  /// What is wrong with the answer to a text; `nil` if it is the number.
  private static func problem(_ text: String, _ number: Rational) throws -> String? {
    var calculator = Calculator()
    do throws(CalculatorError) {
      guard let value = try calculator.evaluate(text)?.quantity else { return "is no quantity" }
      guard value.value.knownRational == number else { return "is not \(number)" }
      let answer = try calculator.text(
        of: .real(value.value), of: Array(text.utf8), format: .standard)
      guard let shown = Rational(answer.string) else { return "is written `\(answer)`" }
      let difference = shown - number
      // Twenty digits, of which the last is rounded.
      let limit =
        answer.isExact ? 0 : (Rational("5e-20") ?? 0) * (number < 0 ? -number : number)
      return (difference < 0 ? -difference : difference) <= limit ? nil : "is written `\(answer)`"
    } catch {
      return "gives an error: \(error.message(inUTF8: Array(text.utf8)))"
    }
  }
}
