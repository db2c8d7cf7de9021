import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

/// erf and erfc at the ends of their range; their values are in Tests/Golden/special.golden.
@Suite struct ErrorFunctionTests {
  private func real(_ text: String) throws -> Real { Real(try #require(Rational(text))) }

  private func digits(
    _ value: Real, _ rounding: RoundingMode = .halfEven
  ) throws(MathError) -> String {
    let digits = try value.digits(
      .significant(20), wholeUpTo: 0, rounding: rounding, within: budget)
    return (digits.isExact ? "" : "≈ ") + PositionalDigits(scientific: digits).description
  }

  @Test(arguments: ["30", "1e9", "1e30", "1e999999"])
  func `erf never reaches 1, and erfc never 2`(_ text: String) throws {
    let x = try real(text)
    #expect(try digits(x.erf(within: budget)) == "≈ 1.0000000000000000000e0")
    #expect(try digits(x.negated().erf(within: budget)) == "≈ -1.0000000000000000000e0")
    #expect(try digits(x.negated().erfc(within: budget)) == "≈ 2.0000000000000000000e0")
  }

  /// By python-flint 0.9: arb(10**8).erfc(), whose midpoint is 2.98478995500977…e-4342944819032527.
  @Test func `the tail has all its digits as long as exponents last`() throws {
    let tail = try real("1e8").erfc(within: budget)
    #expect(try digits(tail) == "≈ 2.9847899550097705420e-4342944819032527")
  }

  @Test(arguments: ["1e9", "1e18", "1e999999"])
  func `a tail beyond the range of exponents is too small`(_ text: String) throws {
    let tail = try real(text).erfc(within: budget)
    #expect(throws: MathError.tooSmall) { try digits(tail) }
  }

  @Test func `the distance from 1 decides where digits cannot`() throws {
    // 1 − erf(1000) = erfc(1000) is about 10^(−434298), beyond all bits that a decision may cost.
    let value = try real("1000").erf(within: budget)
    #expect(try value.compared(to: 1, within: budget) == -1)
    #expect(try digits(value, .floor) == "≈ 9.9999999999999999999e-1")
    #expect(try digits(value, .ceiling) == "≈ 1.0000000000000000000e0")
  }

  @Test func `both are functions of one generator`() throws {
    for text in ["1/3", "-0.7", "2.5", "-40"] {
      let x = try real(text)
      let sum = x.erf(within: budget).adding(x.erfc(within: budget), within: budget)
      #expect(try sum.rationalValue(within: budget) == 1, "\(text)")
      let odd = x.erf(within: budget).adding(x.negated().erf(within: budget), within: budget)
      #expect(try odd.sign(within: budget) == 0, "\(text)")
    }
  }

  @Test func `more digits than MPFR gives in seconds are refused`() throws {
    let value = try real("1/3").erf(within: budget)
    #expect(throws: MathError.precisionLimit(bits: 1 << 14)) {
      try value.digits(
        .significant(10_000), wholeUpTo: 0, rounding: .halfEven, within: budget)
    }
  }
}
