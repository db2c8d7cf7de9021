import TestSupport
import Testing

@testable import SciNumber

/// How functions of large numbers are computed where `long` has 32 bits, held against MPFR where it has 64.
@Suite struct LargeExponentTests {
  /// The exponents of numbers that are large for a function, within the range of exponents of its values.
  private static let ranges: [(function: BigFloat.Unary, exponents: ClosedRange<Int>)] = [
    (.exp, 28...59), (.expMinusOne, 28...59), (.sinh, 28...59), (.cosh, 28...59), (.tanh, 28...61),
    (.tanh, -200...27),
    (.log, 1 << 28...1 << 59), (.log, -1 << 59...(-1 << 28)), (.logOnePlus, 1 << 28...1 << 59),
    (.asinh, 1 << 28...1 << 59), (.acosh, 1 << 28...1 << 59), (.gamma, 22...53), (.erfc, 13...29),
  ]

  private static let negative: Set<BigFloat.Unary> = [
    .exp, .expMinusOne, .sinh, .cosh, .tanh, .asinh, .erfc,
  ]

  @Test(arguments: ranges)
  private func identitiesGiveWhatMPFRGives(
    _ function: BigFloat.Unary, _ exponents: ClosedRange<Int>
  ) {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<100 {
      let bits = Int.random(in: 1 << 61...Int.max, using: &generator)
      let sign = Self.negative.contains(function) && Bool.random(using: &generator) ? -1 : 1
      let exponent = Int.random(in: exponents, using: &generator) - 63
      BigFloat.withWidestExponents {
        let point = BigFloat(sign * bits, timesTwoToThe: exponent)
        let truth = Ball(exact: point).image(under: function, precision: 300)
        let exact = Ball(exact: point).imageOfLarge(under: function, precision: 128)
        // The bound of 1 − tanh x is far below 2^(−300).
        let agrees = exact.contains(truth) || truth.contains(exact)
        #expect(agrees && exact.accuracy > 120, "\(function) of \(point): \(exact)")
        // Around a midpoint that is off by half of the radius.
        let radius = min(Magnitude(atLeast: point).scaled(byTwoToThe: -70), .powerOfTwo(-20))
        let midpoint = point.applying(
          .add, radius.bigFloat.scaled(byTwoToThe: -1), precision: 1 << 10, rounding: .halfEven)
        let wide = Ball(midpoint: midpoint, radius: radius)
          .imageOfLarge(under: function, precision: 128)
        let holds = wide.contains(truth) || truth.contains(wide)
        #expect(holds && wide.accuracy > 0, "\(function) around \(point): \(wide)")
      }
    }
  }

  @Test func powersGiveWhatMPFRGives() {
    var generator = SplitMix64(seed: 12)
    for _ in 0..<300 {
      let base = BigFloat(
        Int.random(in: -1 << 40...1 << 40, using: &generator) | 1,
        timesTwoToThe: Int.random(in: -60...20, using: &generator))
      let count = BigFloat(Int.random(in: -1 << 52...1 << 52, using: &generator))
      let isOdd = !count.scaled(byTwoToThe: -1).isInteger
      BigFloat.withWidestExponents {
        let truth = Ball(exact: base).power(integer: count, precision: 300)
        let power = Ball(exact: base)
          .powerOfLarge(Ball(exact: count), isOdd: isOdd, precision: 128)
        #expect(power.contains(truth) && power.accuracy > 120, "\(base)^\(count): \(power)")
        let positive = Ball(exact: base).absolute(precision: 64)
        let exponent = Ball(midpoint: count, radius: .powerOfTwo(-90))
        let wide = positive.powerOfLarge(exponent, isOdd: false, precision: 128)
        let inside = Ball(exact: exponent.lower(precision: 300))
        #expect(wide.contains(positive.power(inside, precision: 300)), "\(base)^\(exponent)")
      }
    }
  }

  @Test func powersOfTwoStayExact() {
    BigFloat.withWidestExponents {
      let exponent = Ball(exact: BigFloat(1_000_000_000_001))
      let power = Ball(exact: BigFloat(-8)).powerOfLarge(exponent, isOdd: true, precision: 64)
      #expect(power.isExact && power.midpoint == BigFloat(-1, timesTwoToThe: 3_000_000_000_003))
    }
  }

  @Test func whatLeavesTheRangeOfExponentsIsKnownToDoSo() {
    BigFloat.withWidestExponents {
      for exponent in [60, 61, 62, 200] {
        let point = BigFloat(3, timesTwoToThe: exponent)
        #expect(Ball(exact: point).imageOfLarge(under: .exp, precision: 64).isBeyondRange)
        #expect(Ball(exact: point).imageOfLarge(under: .gamma, precision: 64).isBeyondRange)
        let tiny = Ball(midpoint: point, radius: .zero).negated()
          .imageOfLarge(under: .exp, precision: 64)
        #expect(tiny.magnitude <= .powerOfTwo(BigFloat.smallestExponent + 2) && !tiny.isExact)
      }
    }
  }

  @Test(arguments: [DigitCount.significant(1), .significant(20), .significant(300), .decimals(5)])
  private func digitsAreThoseOfMPFR(_ count: DigitCount) {
    var generator = SplitMix64(seed: 13)
    for _ in 0..<100 {
      let bits = Int.random(in: 1...1 << 62, using: &generator)
      let largest = count == .decimals(5) ? -100 : 1 << 59
      let exponent = Int.random(in: -1 << 59...largest, using: &generator)
      BigFloat.withWidestExponents {
        let value = BigFloat(bits, timesTwoToThe: exponent)
        let ball = Ball(
          midpoint: value, radius: Magnitude(atLeast: value).scaled(byTwoToThe: -1200))
        let direct = DecimalCut(ball, count: count, limit: 1000, rounding: .halfEven)
        let scaled = DecimalCut(
          large: ball, count: count, bits: 1200, limit: 1000, rounding: .halfEven)
        guard case .settled(let digits) = direct, case .settled(let same) = scaled else {
          Issue.record("\(value): \(direct), \(scaled)")
          return
        }
        #expect(digits == same, "\(value)")
      }
    }
  }
}
