internal import CMPFR
import Testing

@testable import SciNumber

/// Every entry of the kernels' tables, rounded to nearest by MPFR.
@Suite struct FastTableTests {
  private static let precision: WideInt = 600

  private func expect(
    _ entry: sci_wide, is value: BigFloat, bits: WideInt, _ name: String, _ index: UInt32
  ) {
    let nearest = value.scaled(byTwoToThe: bits).rounded(toInteger: .halfEven)
    #expect(UInt128(entry) == nearest, "\(name), entry \(index)")
  }

  private func value(_ numerator: WideInt, over denominator: WideInt) -> BigFloat {
    BigFloat(numerator).applying(
      .divide, BigFloat(denominator), precision: Self.precision, rounding: .halfEven)
  }

  private func apply(_ function: BigFloat.Unary, _ x: BigFloat) -> BigFloat {
    x.applying(function, precision: Self.precision, rounding: .halfEven)
  }

  @Test func stepsOfTheExponential() {
    for i: UInt32 in 0...44 {
      let value = apply(.exp, value(WideInt(i), over: 64))
      expect(sci_exp_step(i), is: value, bits: 127, "e^(i/64)", i)
    }
    for i: UInt32 in 0..<64 {
      let value = apply(.expMinusOne, value(WideInt(i), over: 4096))
      expect(sci_exp_small_step(i), is: value, bits: 128, "e^(i/4096) - 1", i)
    }
  }

  @Test func stepsOfTheLogarithm() {
    for i: UInt32 in 0..<64 {
      let factor = WideInt(sci_log_factor(i))
      #expect(factor == (512 * 64 + 63 + WideInt(i)) / (64 + WideInt(i)))
      // -ln c = ln(1/c)
      let value = apply(.log, value(512, over: factor))
      expect(sci_log_step(i), is: value, bits: 128, "-ln c", i)
    }
    for i: UInt32 in 0...70 {
      let factor = WideInt(sci_log_small_factor(i))
      #expect(factor == (1 << 18) * WideInt(i) / (4096 + WideInt(i)))
      let value = apply(.log, value(1 << 18, over: 1 << 18 - factor))
      expect(sci_log_small_step(i), is: value, bits: 128, "-ln(1 - b)", i)
    }
  }

  /// No number leads beyond the tables of the logarithm, since the largest of each step of the first does not.
  @Test func theSecondTableOfTheLogarithmIsLongEnough() {
    for i in 0..<64 {
      let product = (65 + i) * Int(sci_log_factor(UInt32(i)))
      #expect((product - 64 * 512) * 4096 <= 71 * 64 * 512, "\(i)")
    }
  }

  @Test func stepsOfSineAndCosine() {
    for i: UInt32 in 1...51 {
      let angle = value(WideInt(i), over: 64)
      expect(sci_sin_step(i), is: apply(.sin, angle), bits: 128, "sin", i)
      expect(sci_cos_step(i), is: apply(.cos, angle), bits: 128, "cos", i)
    }
  }

  @Test func stepsOfTheArctangent() {
    for i: UInt32 in 0...64 {
      expect(
        sci_atan_step(i), is: apply(.atan, value(WideInt(i), over: 64)), bits: 128, "atan", i)
    }
  }

  @Test func termsOfTheSeries() {
    func factorial(_ n: WideInt) -> WideInt { n < 2 ? 1 : n * factorial(n - 1) }
    for i: UInt32 in 0..<11 {
      let k = WideInt(i) + 1
      func expectTerm(_ entry: sci_wide, _ denominator: WideInt, _ step: WideInt, _ name: String) {
        expect(
          entry, is: value(1, over: denominator).scaled(byTwoToThe: -step * k), bits: 128, name, i)
      }
      if i < 8 { expectTerm(sci_exp_term(i), factorial(k + 1), 12, "exp") }
      if i < 11 { expectTerm(sci_log_term(i), k + 1, 11, "log") }
      if i < 7 { expectTerm(sci_sin_term(i), factorial(2 * k + 1), 12, "sin") }
      if i < 7 { expectTerm(sci_cos_term(i), factorial(2 * k), 12, "cos") }
      if i < 10 { expectTerm(sci_atan_term(i), 2 * k + 1, 12, "atan") }
    }
  }

  @Test func powersOfFive() {
    var power: UInt128 = 1
    for i: UInt32 in 0...55 {
      #expect(UInt128(sci_five_power(i)) == power, "\(i)")
      if i < 55 { power *= 5 }
    }
    for i: UInt32 in 0...16 {
      let value = BigFloat(5).applying(
        .power, BigFloat(56 * (WideInt(i) - 8)), precision: 2000, rounding: .halfEven)
      let exponent = WideInt(sci_five_large_exponent(i))
      expect(
        sci_five_large_power(i), is: value.scaled(byTwoToThe: -exponent), bits: 127,
        "5^(56(i - 8))", i)
    }
  }

  @Test func constants() {
    let pi = BigFloat.pi(precision: Self.precision, rounding: .halfEven)
    func log(_ x: WideUInt) -> BigFloat {
      BigFloat.logarithm(of: x, precision: Self.precision, rounding: .halfEven).value
    }
    func quotient(_ x: BigFloat, _ y: BigFloat) -> BigFloat {
      x.applying(.divide, y, precision: Self.precision, rounding: .halfEven)
    }
    let one = BigFloat(1)
    let values = [
      pi, apply(.exp, one), log(2), log(10), quotient(one, log(2)), quotient(one, log(10)),
      quotient(pi, BigFloat(180)), quotient(BigFloat(180), pi),
    ]
    for (index, value) in values.enumerated() {
      let i = UInt32(index)
      let exponent = WideInt(sci_constant_exponent(i))
      #expect(UInt128(sci_constant(i)) >> 127 == 1)
      expect(sci_constant(i), is: value.scaled(byTwoToThe: -exponent), bits: 127, "constant", i)
    }
  }

  @Test func limbsOfLongConstants() {
    func expectLimbs(_ value: BigFloat, bits: WideInt, _ high: UInt128, _ low: UInt128) {
      let whole = value.scaled(byTwoToThe: bits)
      #expect(whole.rounded(toInteger: .floor) == high)
      let rest = whole.applying(
        .subtract, BigFloat(high), precision: Self.precision, rounding: .halfEven)
      #expect(rest.scaled(byTwoToThe: 128).rounded(toInteger: .floor) == low)
    }
    let ln2 = BigFloat.logarithm(of: 2, precision: Self.precision, rounding: .halfEven).value
    let halfPi = BigFloat.pi(precision: Self.precision, rounding: .halfEven)
      .scaled(byTwoToThe: -1)
    let part = halfPi.applying(
      .subtract, BigFloat(1), precision: Self.precision, rounding: .halfEven)
    expectLimbs(
      part, bits: 128, UInt128(high: sci_half_pi_limb(0), low: sci_half_pi_limb(1)),
      UInt128(high: sci_half_pi_limb(2), low: sci_half_pi_limb(3)))
    expectLimbs(
      ln2, bits: 64, UInt128(sci_ln2_limb(0)),
      UInt128(high: sci_ln2_limb(1), low: sci_ln2_limb(2)))
    let inverses = [
      value(1, over: 1).applying(.divide, ln2, precision: Self.precision, rounding: .halfEven)
        .scaled(byTwoToThe: 62),
      value(1, over: 1).applying(.divide, halfPi, precision: Self.precision, rounding: .halfEven)
        .scaled(byTwoToThe: 64),
    ]
    for (index, inverse) in inverses.enumerated() {
      #expect(
        inverse.rounded(toInteger: .floor) == UInt128(sci_inverse_limb(UInt32(index))), "\(index)")
    }
  }
}

extension BigFloat {
  /// The integer, exactly.
  fileprivate init(_ value: UInt128) {
    var sum = BigFloat(0)
    for part: UInt128 in 0..<4 {
      let bits = WideInt(truncatingIfNeeded: value >> (96 - 32 * part) & 0xFFFF_FFFF)
      let place = BigFloat(bits, timesTwoToThe: 96 - 32 * WideInt(part))
      sum = sum.applying(.add, place, precision: 256, rounding: .halfEven)
    }
    self = sum
  }

  /// The nearest integer, or that below; for numbers from 0 to 2¹²⁸.
  fileprivate func rounded(toInteger rounding: RoundingMode) -> UInt128 {
    let text = Rational(exactly: self, limit: 10_000)?
      .rounded(rounding, limit: 10_000).map { "\($0)" }
    return text.flatMap { UInt128($0) } ?? 0
  }
}
