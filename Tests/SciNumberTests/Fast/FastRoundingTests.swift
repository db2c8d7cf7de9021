import TestSupport
import Testing

@testable import SciNumber

/// Enclosures that are rounded, against rational numbers.
@Suite struct FastRoundingTests {
  private static func number(_ random: inout SplitMix64) -> Rational {
    let coefficient = WideInt.random(in: -1_000_000...1_000_000, using: &random)
    let scale = WideInt.random(in: 0...8, using: &random)
    // Halves and integers among them.
    return Int.random(in: 0..<3, using: &random) == 0
      ? Rational(coefficient) / 2
      : Rational(Integer(coefficient), scale: scale) ?? 0
  }

  @Test(arguments: RoundingMode.allCases)
  func integersOfDecimals(_ mode: RoundingMode) throws {
    var random = SplitMix64(seed: 5)
    var decided = 0
    for _ in 0..<2_000 {
      let number = Self.number(&random)
      guard number != 0, let ball = SmallBall(enclosing: number),
        let (integer, isExact) = ball.rounded(mode)
      else { continue }
      decided += 1
      #expect(isExact == (number.asInt != nil), "\(number)")
      if mode != .unnecessary {
        #expect(number.rounded(mode, limit: 100).map { "\($0)" } == "\(integer)", "\(number)")
      }
    }
    #expect(decided > 1_500)
  }

  @Test func whatBoundsDoNotDecide() throws {
    let third = try #require(SmallBall(1, over: 3))
    // A third of three may be more or less than 1.
    let three = try #require(SmallBall(3))
    let product: SmallBall? = third * three
    let one = try #require(product)
    #expect(one.rounded(.floor) == nil)
    #expect(one.rounded(.halfEven) == nil)
    let sum: SmallBall? = one + third
    let more = try #require(sum)
    #expect(more.rounded(.halfEven)?.integer == 1)
    #expect(more.rounded(.ceiling)?.integer == 2)
    let large = try #require(SmallBall(units: 1, exponent: 125, error: 0, isNegative: false))
    #expect(large.rounded(.floor) == nil)
  }

  @Test func smallNumbers() throws {
    for exponent: Int32 in [-1, -2, -3, -60, -200] {
      let power = try #require(
        SmallBall(units: 1, exponent: exponent, error: 0, isNegative: true))
      #expect(power.rounded(.floor)?.integer == -1)
      #expect(power.rounded(.ceiling)?.integer == 0)
      #expect(power.rounded(.halfEven)?.integer == 0)
      #expect(power.rounded(.halfAwayFromZero)?.integer == (exponent == -1 ? -1 : 0))
      #expect(power.rounded(.halfEven)?.isExact == false)
    }
    // The upper end of a half less a little, with an error that reaches beyond.
    let half = SmallBall(proved: .max, exponent: -2, error: 2, isNegative: false)
    #expect(half.rounded(.halfEven) == nil)
  }

  /// A tie of an exact number goes to the even double; with an error it is left to others.
  @Test func tiesOfDoubles() throws {
    for units: UInt128 in [1 << 53 | 1, 1 << 53 | 3, (1 << 54) - 1] {
      let tie = try #require(SmallBall(units: units, exponent: -3, error: 0, isNegative: false))
      let expected = Double(UInt64(units)) / 8
      #expect(tie.nearestDouble == expected)
      #expect(tie.negated.nearestDouble == -expected)
      let wide = SmallBall(
        proved: tie.mantissa, exponent: tie.exponent, error: 1, isNegative: false)
      #expect(wide.nearestDouble == nil)
    }
  }

  @Test func doublesByTheirBits() throws {
    var random = SplitMix64(seed: 6)
    for _ in 0..<2_000 {
      let double = Double(bitPattern: UInt64.random(in: 0 ... .max, using: &random))
      guard double.isFinite, double != 0 else { continue }
      let ball = try #require(SmallBall(exactly: double))
      #expect(ball.isExact)
      if (-990...990).contains(Int(double.exponent)) { #expect(ball.nearestDouble == double) }
      #expect((ball.signum < 0) == (double < 0))
      #expect(ball.exponent == Int32(double.exponent))
    }
  }
}
