import SciCalculator
import SciNumber
import SciUnits
import TestSupport
import Testing

/// The laws of quantities as texts, in each mode of angles: what a calculator may say of a conversion, a product and a sum.
///
/// An error that asks whether a turn counts as 1 or as 2π is allowed, and another value is not. Numbers without a unit, which stand for angles in the mode's unit, are exempt.
@Suite struct AngleLawTests {
  /// Whether a condition holds; `nil` where a turn may count as 1 or as 2π.
  private func holds(_ text: String, _ unit: AngleUnit) throws -> Bool? {
    var settings = CalculatorSettings.standard
    settings.angleUnit = unit
    var calculator = Calculator(settings: settings)
    do throws(CalculatorError) {
      guard let holds = try calculator.evaluate(text)?.boolean else { return false }
      return holds
    } catch {
      guard case .unclearTurn = error.reason else { throw error }
      return nil
    }
  }

  /// Holds three laws against a quantity and two units of its dimension.
  ///
  /// - Returns: how many of them have an answer.
  private func check(
    _ x: String, _ u: String, _ v: String, times q: String, _ unit: AngleUnit
  ) throws -> Int {
    let laws = [
      "((\(x) to \(u)) to \(v)) == (\(x) to \(v))", "((\(x) to \(u)) * (\(q))) == (\(x)) * (\(q))",
      "((\(x) to \(u)) + (5/7 * \(v))) == (\(x) to \(u)) + ((5/7 * \(v)) to \(u))",
    ]
    var count = 0
    for law in laws {
      guard let holds = try holds(law, unit) else { continue }
      #expect(holds, "\(law)")
      count += 1
    }
    return count
  }

  private static let factors = [
    "1 m", "3 N", "2 rad", "5 deg", "1 turn", "4 rpm", "2 Hz", "1 s", "1 sr", "7 m·rad", "1/rad",
    "2 m/arcmin",
  ]

  private static let angles = [
    "rad", "deg", "arcmin", "arcsec", "grad", "turn", "rev", "mrad", "mas",
  ]

  private static let speeds = [
    "rpm", "rps", "rad/s", "deg/h", "turn/min", "Hz", "kHz", "bpm", "1/s", "1/min", "s^-1",
  ]

  private static let others = [
    ["m", "m·rad", "ft·deg", "m·rev", "km/rad"],
    ["N·m", "J", "J/rad", "N·m/deg", "W/Hz", "W·s/rad", "W/rpm"],
    ["sr", "rad^2", "deg^2", "sqdeg", "rad·arcmin"], ["lm", "cd", "cd·sr", "cd·deg^2"],
    ["s", "min", "1/Hz", "min/rev", "s/rad", "1/rpm"], ["m/s", "m·rpm", "ft·rad/min", "m·Hz"],
  ]

  @Test(arguments: LongTests.some(of: AngleUnit.allCases))
  func lawsHoldForAllPairsOfUnits(_ unit: AngleUnit) throws {
    var generator = SplitMix64(seed: 0x6C61_7773)
    var count = 0
    for group in [Self.angles, Self.speeds] + Self.others {
      for u in group {
        for v in group {
          let w = group[Int.random(in: 0..<group.count, using: &generator)]
          let q = Self.factors[Int.random(in: 0..<Self.factors.count, using: &generator)]
          count += try check(
            "7/3 * \(Self.operand(w))", Self.operand(u), Self.operand(v), times: q, unit)
        }
      }
    }
    #expect(count > 600)
  }

  /// A unit that binds as one operand, in a product as behind `to`.
  private static func operand(_ unit: String) -> String {
    unit.contains { "·/^".contains($0) } ? "(\(unit))" : unit
  }
}
