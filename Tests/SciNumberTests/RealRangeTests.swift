import Testing

@testable import SciNumber

private let budget = EvaluationBudget.interactive

private func real(_ text: String) throws -> Real {
  Real(try #require(Rational(decimalLiteral: Array(text.utf8))))
}

/// Numbers at and beyond the ends of the range of exponents.
@Suite struct RealRangeTests {
  /// Each was refined to the limit of precision before, for seconds to minutes.
  @Test func whatIsComputedFromATooLargeNumberIsTooLarge() throws {
    let values = [
      try real("1e18").sinh(within: budget).asinh(within: budget),
      try real("1e27").adding(.pi, within: budget).expMinusOne(within: budget),
      try real("1e40").adding(.pi, within: budget).cosh(within: budget),
      try real("1e999999999999999999").raised(to: Real(2), within: budget),
      try real("1e17").divided(by: 3, within: budget).gamma(within: budget),
    ]
    for value in values {
      #expect(throws: MathError.tooLarge) {
        try value.digits(.significant(20), wholeUpTo: 0, rounding: .halfEven, within: budget)
      }
    }
  }

  /// exp⁵(1) is near 10^(10^1656520); to know that, no digit of exp⁴(1) before the point is needed.
  @Test func aTooLargePowerTowerIsRefusedAtOnce() throws {
    var tower: Real = 1
    for _ in 0..<5 { tower = tower.exp(within: budget) }
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(throws: MathError.tooLarge) { try tower.sign(within: budget) }
    }
    #expect(time < .seconds(2))
  }

  /// π·10⁵⁶ = …8841971.6939…: its ball of 188 bits has the midpoint …72, and 2^(10¹⁸) is out of range where 1.69…^(10¹⁸) is not.
  @Test func aMidpointOutOfRangeProvesNothing() throws {
    let base = Ball(midpoint: BigFloat(2), radius: .powerOfTwo(-1))
    let power = BigFloat.withWidestExponents {
      base.power(integer: BigFloat(1_000_000_000_000_000_000), precision: 64)
    }
    #expect(power.isUnbounded && !power.isBeyondRange)
  }

  /// A radius below the smallest number must not become zero.
  @Test func endsLieOutsideABallOfATinyRadius() {
    BigFloat.withWidestExponents {
      let radius = Magnitude.powerOfTwo(BigFloat.smallestExponent - 200)
      #expect(Ball(midpoint: BigFloat(0), radius: radius).upper(precision: 64).signum == 1)
    }
  }

  /// 10^999999999999 is even.
  @Test func powersOfNegativeNumbersToIntegersTooLongToWriteOutAreReal() throws {
    let exponent = try real("1e999999999999")
    #expect(try Real(-1).raised(to: exponent, within: budget).knownRational == 1)
    #expect(try Real(1).raised(to: exponent, within: budget).knownRational == 1)
    let power = try Real(-2).raised(to: exponent, within: budget)
    #expect(throws: MathError.tooLarge) { try power.sign(within: budget) }
  }

  /// e^(10^10) has 4,342,944,820 digits before the point; no memory should be asked for them.
  @Test func decimalsOfANumberWithTooManyDigitsAreRefused() throws {
    for exponent in ["1e10", "1e17"] {
      let value = try real(exponent).exp(within: budget)
      #expect(throws: MathError.precisionLimit(bits: budget.precisionBits + 128)) {
        try value.digits(.decimals(2), wholeUpTo: 0, rounding: .halfEven, within: budget)
      }
    }
  }

  /// MPFR's Γ takes minutes at 2¹⁵ bits.
  @Test func gammaIsRefusedWhereItWouldTakeMinutes() throws {
    let value = try real("1").divided(by: 3, within: budget).gamma(within: budget)
    #expect(throws: MathError.precisionLimit(bits: 1 << 14)) {
      try value.digits(.significant(100_000), wholeUpTo: 0, rounding: .halfEven, within: budget)
    }
  }

  /// π = 3.14159…; the integer part of π·10^400000 ends in the 400,000th decimal.
  @Test func theFloorOfALargeNumberNeedsAsManyBitsAsItHas() throws {
    let value = try Real.pi.multiplied(by: real("1e400000"), within: budget)
    let floor = try value.floor(within: budget)
    let fraction = value.subtracting(floor, within: budget)
    #expect(try fraction.sign(within: budget) == 1)
    #expect(try fraction.compared(to: 1, within: budget) == -1)
  }

  @Test func tooManyPermutationsAreRefusedBeforeTheyAreCounted() throws {
    let time = ContinuousClock().measure {
      #expect(throws: MathError.exactLimit(bits: budget.exactBits)) {
        try Real.permutations(10_000_000, 5_000_000, within: budget)
      }
    }
    #expect(time < .seconds(1))
  }
}

@Suite struct RealPrecisionTests {
  /// The ball of the sine is [−1, 1] at any precision; the digits were approached in steps of 60 bits.
  @Test func aBallThatDoesNotShrinkIsGivenUpSoon() throws {
    let value = try real("1e30").exp(within: budget).sin(.radians, within: budget)
      .adding(10, within: budget)
    let time = ContinuousClock().measure {
      #expect(throws: MathError.self) {
        try value.digits(.significant(20), wholeUpTo: 0, rounding: .halfEven, within: budget)
      }
    }
    #expect(time < .seconds(2))
  }
}

/// Rules that add 1 to a tiny number would write out all of its zeros.
@Suite struct TinyNumberTests {
  private let tiny = "1e-999999999"

  private func answers(_ value: () throws -> Real) throws {
    let time = try ContinuousClock().measure {
      _ = try value().digits(.significant(20), wholeUpTo: 0, rounding: .halfEven, within: budget)
    }
    #expect(time < .seconds(2))
  }

  @Test func asAnExponent() throws {
    try answers { try real("1.5").raised(to: real(tiny), within: budget) }
  }

  @Test func asAnExponentOfE() throws {
    try answers {
      try real("1").exp(within: budget)
        .multiplied(by: real(tiny).exp(within: budget), within: budget)
    }
  }

  @Test func asASine() throws {
    try answers { try real(tiny).asin(.radians, within: budget) }
  }

  @Test func asAnAngle() throws {
    try answers { try real(tiny).sin(.degrees, within: budget).adding(1, within: budget) }
  }

  @Test func besideASurd() throws {
    try answers {
      try real("2").squareRoot(within: budget).adding(real(tiny), within: budget)
        .squareRoot(within: budget)
    }
  }

  @Test func asAnArgumentOfGamma() throws {
    try answers { try real(tiny).gamma(within: budget) }
  }
}
