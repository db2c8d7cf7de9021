import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

/// Rounding to multiples of an increment.
@Suite struct IncrementRoundingTests {
  private static let modes: [RoundingMode] = [
    .halfEven, .halfAwayFromZero, .halfTowardZero, .towardZero, .awayFromZero, .floor, .ceiling,
  ]

  /// By CPython 3's decimal: `(Decimal(x) / Decimal(i)).quantize(Decimal(1), rounding=…) * Decimal(i)`.
  private static let rows = [
    ("1.23", "0.05", ["1.25", "1.25", "1.25", "1.2", "1.25", "1.2", "1.25"]),
    ("-1.23", "0.05", ["-1.25", "-1.25", "-1.25", "-1.2", "-1.25", "-1.25", "-1.2"]),
    ("0.125", "0.05", ["0.1", "0.15", "0.1", "0.1", "0.15", "0.1", "0.15"]),
    ("-0.125", "0.05", ["-0.1", "-0.15", "-0.1", "-0.1", "-0.15", "-0.15", "-0.1"]),
    ("7", "2.5", ["7.5", "7.5", "7.5", "5", "7.5", "5", "7.5"]),
    ("1234.5", "50", ["1250", "1250", "1250", "1200", "1250", "1200", "1250"]),
    ("0.02", "0.05", ["0", "0", "0", "0", "0.05", "0", "0.05"]),
    ("37.5", "0.25", ["37.5", "37.5", "37.5", "37.5", "37.5", "37.5", "37.5"]),
    ("-37.5", "0.25", ["-37.5", "-37.5", "-37.5", "-37.5", "-37.5", "-37.5", "-37.5"]),
  ]

  @Test func `rational numbers and real ones round to the same multiple`() throws {
    for (text, step, expected) in Self.rows {
      let (value, increment) = (try #require(Rational(text)), try #require(Rational(step)))
      // The same number, so that it takes a proof to see it: x·√2·√2/2.
      let root = try Real(2).squareRoot(within: budget)
      let hidden = try Real(value).multiplied(by: root, within: budget)
        .multiplied(by: root, within: budget).divided(by: 2, within: budget)
      for (mode, result) in zip(Self.modes, expected) {
        #expect(
          value.rounded(mode, toMultipleOf: increment, limit: 1000) == Rational(result),
          "\(text) to \(step), \(mode)")
        let rounded = try hidden.rounded(mode, toMultipleOf: increment, within: budget)
        #expect(try rounded.rationalValue(within: budget) == Rational(result))
      }
    }
  }

  @Test func `an increment may be any positive fraction`() throws {
    let third = Rational(1, 3)
    #expect(Rational(1, 2).rounded(.floor, toMultipleOf: third, limit: 1000) == third)
    // π/4 = 0.785… (OEIS A003881) lies between 2/3 and 1.
    let quarter = try Real.pi.divided(by: 4, within: budget)
    let below = try quarter.rounded(.floor, toMultipleOf: third, within: budget)
    #expect(below.knownRational == Rational(2, 3))
  }

  @Test func `what need not be rounded is not, and the rest is refused`() throws {
    let step = Rational(5, 100)
    #expect(Rational(5, 2).rounded(.unnecessary, toMultipleOf: step, limit: 1000) == Rational(5, 2))
    #expect(Rational(1, 3).rounded(.unnecessary, toMultipleOf: step, limit: 1000) == nil)
    #expect(throws: MathError.inexact) {
      try Real.pi.rounded(.unnecessary, toMultipleOf: step, within: budget)
    }
  }
}
