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

  /// arsinh(sinh x) is x, however large sinh x is.
  @Test func whatComesBackFromATooLargeNumberIsFoundByItsRule() throws {
    let back = try real("1e18").sinh(within: budget).asinh(within: budget)
    let digits = try back.digits(
      .significant(20), wholeUpTo: 0, rounding: .halfEven, within: budget)
    #expect(digits.digits == Array("1".utf8) && digits.exponent == 18 && digits.isExact)
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

  /// 3^(−10¹⁷) lies between 0 and 1, and the power of an integer is an integer only where the exponent is positive.
  @Test func negativePowersOfIntegersTooLongToWriteOutAreNoIntegers() throws {
    let power = try Real(3).raised(to: real("1e17").negated(), within: budget)
    #expect(try power.floor(within: budget).knownRational == 0)
    #expect(try power.ceiling(within: budget).knownRational == 1)
    #expect(try power.rounded(.halfEven, within: budget).knownRational == 0)
  }

  /// e^(−e^100) is far below the smallest number, and e^(e^100) is not what it is refused for.
  @Test func whatIsTooSmallIsNotCalledTooLarge() throws {
    let tower = try real("100").exp(within: budget)
    for value in [tower.negated(), Real(1).subtracting(tower, within: budget)] {
      #expect(throws: MathError.tooSmall) {
        try value.exp(within: budget).digits(
          .significant(5), wholeUpTo: 0, rounding: .halfEven, within: budget)
      }
    }
    let beside = Real(1).adding(tower.negated().exp(within: budget), within: budget)
    let digits = try beside.digits(
      .significant(5), wholeUpTo: 0, rounding: .halfEven, within: budget)
    #expect(digits.digits == Array("10000".utf8) && digits.exponent == 0 && !digits.isExact)
  }

  /// e^(10^10) has 4,342,944,820 digits before the point; no memory should be asked for them.
  @Test func decimalsOfANumberWithTooManyDigitsAreRefused() throws {
    for exponent in ["1e10", "1e17"] {
      let value = try real(exponent).exp(within: budget)
      #expect(
        refusal {
          try value.digits(.decimals(2), wholeUpTo: 0, rounding: .halfEven, within: budget)
        } == .digitLimit(digits: budget.digits))
    }
  }

  /// Their difference is a rule's, and no precision's: e^(e^20) has 700,000,000 bits before the point.
  @Test func whatIsLeftOfHugeNumbersIsFoundWithoutThem() throws {
    let huge = Real(20).exp(within: budget).exp(within: budget)
    let again = Real(20).exp(within: budget).exp(within: budget)
    let rest = try huge.subtracting(again, within: budget).adding(real("1e-5000"), within: budget)
    let digits = try rest.digits(
      .significant(20), wholeUpTo: 1000, rounding: .halfEven, within: budget)
    #expect(digits.digits == Array("1".utf8) && digits.exponent == -5000 && digits.isExact)
  }

  @Test func roundingToUnitsBeyondAllNumbersDoesNotOverflow() throws {
    for value in try [Real.pi, Real(2), real("0.3"), real("1e17").exp(within: budget)] {
      for places in [Int.min, Int.min + 1, -(1 << 62)] {
        let nearest = try value.digits(
          .decimals(places), wholeUpTo: 0, rounding: .halfEven, within: budget)
        #expect(nearest.digits == Array("0".utf8))
        let above = try value.digits(
          .decimals(places), wholeUpTo: 0, rounding: .ceiling, within: budget)
        #expect(above.digits == Array("1".utf8))
      }
    }
  }

  /// Their enclosures are exact, which once let them pass where the size was not asked for first.
  @Test func hugePowersOfTwoAreRefusedBeforeTheyAreWrittenOut() throws {
    for exponent in ["1e8", "1e10", "1e17", "1e18"] {
      let power = try Real(2).raised(to: real(exponent), within: budget)
      #expect(try power.floor(within: budget).compared(to: power, within: budget) == 0)
      #expect(
        refusal {
          try Real.greatestCommonDivisor([power, 3], within: budget)
        } == .exactLimit(bits: budget.exactBits))
      let beside = try power.adding(Real(1).divided(by: 3, within: budget), within: budget)
      #expect(
        refusal {
          try beside.floor(within: budget)
        } == .exactLimit(bits: budget.exactBits))
      #expect(
        refusal {
          try power.digits(.decimals(2), wholeUpTo: 0, rounding: .halfEven, within: budget)
        } == .digitLimit(digits: budget.digits))
    }
  }

  /// A bound in decimals, 3·10^14 of them times 30102, once overflowed.
  @Test func hugeAndTinyValuesEqualThemselves() throws {
    func power() throws -> Real { try Real(3).raised(to: real("1e15").negated(), within: budget) }
    #expect(try power().compared(to: power(), within: budget) == 0)
    func root() throws -> Real {
      try Real(Rational(5, 7)).squareRoot(within: budget).raised(
        to: real("4902416961408768"), within: budget)
    }
    #expect(try root().compared(to: root(), within: budget) == 0)
  }

  @Test func equalOperationsOnEqualOperandsAreOneValue() throws {
    func value(_ operand: String) throws -> Real {
      try Real(1).adding(real(operand).tanh(within: budget), within: budget)
        .squareRoot(within: budget)
    }
    #expect(try value("3").compared(to: value("3"), within: budget) == 0)
    let near = "3." + String(repeating: "0", count: 300) + "1"
    #expect(try value("3").compared(to: value(near), within: budget) == -1)
  }

  /// MPFR's Γ takes minutes at 2¹⁵ bits; at rational numbers there are faster ways.
  @Test func gammaIsRefusedWhereItWouldTakeMinutes() throws {
    let value = try real("2").squareRoot(within: budget).gamma(within: budget)
    #expect(
      refusal {
        try value.digits(.significant(100_000), wholeUpTo: 0, rounding: .halfEven, within: budget)
      } == .precisionLimit(bits: 1 << 14))
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
      #expect(
        refusal {
          try Real.permutations(10_000_000, 5_000_000, within: budget)
        } == .exactLimit(bits: budget.exactBits))
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

  /// Functions of 1 ± δ and of 90° ± δ at δ = 10^−1000000, by their series: √(2δ), ln δ, 1/δ radians and so on.
  @Test func argumentsBesideOneAndBesideQuarterTurnsCostLittle() throws {
    let delta = try real("1e-1000000")
    let (above, below) = (
      Real(1).adding(delta, within: budget), Real(1).subtracting(delta, within: budget)
    )
    #expect(try text(above.log(within: budget)) == "10000000000e-1000000…")
    // √2 = 1.4142135623…
    #expect(try text(above.acosh(within: budget)) == "14142135624e-500000…")
    #expect(try text(below.acos(.radians, within: budget)) == "14142135624e-500000…")
    // (ln 2 + 10⁶ ln 10)/2 = 1151292.893…, by python-flint 0.9.
    #expect(try text(below.atanh(within: budget)) == "11512928931e6…")
    let quarter = Real(90).subtracting(delta, within: budget)
    // 180/π = 57.295779513…, π/180 = 0.017453292519….
    #expect(try text(quarter.tan(.degrees, within: budget)) == "57295779513e1000001…")
    #expect(try text(quarter.cos(.degrees, within: budget)) == "17453292520e-1000002…")
    let half = Real(-180).adding(delta, within: budget)
    #expect(try text(half.sin(.degrees, within: budget)) == "-17453292520e-1000002…")
    #expect(try text(half.tan(.degrees, within: budget)) == "17453292520e-1000002…")
  }

  private func text(_ value: Real) throws -> String {
    let digits = try value.digits(
      .significant(11), wholeUpTo: 0, rounding: .halfEven, within: budget)
    return (digits.isNegative ? "-" : "") + String(decoding: digits.digits, as: UTF8.self)
      + "e\(digits.exponent)" + (digits.isExact ? "" : "…")
  }

  /// An enclosure of many digits is kept, and must not make all that comes after it long.
  @Test func whatIsKeptIsAsLongAsIsAsked() throws {
    let root = try Real(2).squareRoot(within: .interactive)
    let long = try root.enclosure(bits: 100_000, within: .interactive)
    #expect(long.midpoint.precision >= 100_000)
    let short = try root.enclosure(bits: 64, within: .interactive)
    #expect(short.midpoint.precision < 200)
    #expect(short.lower(precision: 200_000) <= long.lower(precision: 200_000))
    #expect(short.upper(precision: 200_000) >= long.upper(precision: 200_000))
  }
}
