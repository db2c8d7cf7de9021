import Testing

@testable import SciNumber

@Suite("Balls of rationals")
struct BallRationalTests {
  @Test(
    "the ball holds the number and is no wider than one rounding", arguments: [64, 65, 128, 500])
  func encloses(precision: Int) throws {
    for row in try ExactCase.rows("+", "*", "/") {
      for value in [try row.rational(1), try row.rational(3)] {
        let ball = Ball(value, precision: precision)
        let middle = try #require(Rational(exactly: ball.midpoint, limit: 1 << 16))
        let radius = try #require(Rational(exactly: ball.radius.bigFloat, limit: 1 << 16))
        #expect((value - middle).magnitude <= radius, "\(value)", sourceLocation: row.location)
        // Half an ulp is at most 2^-precision of the number.
        #expect(
          ball.isExact || ball.accuracy >= precision, "\(value)", sourceLocation: row.location)
        #expect(ball.isExact == (value == middle), "\(value)", sourceLocation: row.location)
      }
    }
  }

  @Test("small decimals of every scale are enclosed")
  func smallScales() throws {
    for scale in -40...60 {
      for coefficient in [1, -7, 123, Int.max, Int.min + 1] {
        let value = try #require(Rational(Integer(coefficient), scale: scale))
        let ball = Ball(value, precision: 100)
        let middle = try #require(Rational(exactly: ball.midpoint, limit: 1 << 16))
        let radius = try #require(Rational(exactly: ball.radius.bigFloat, limit: 1 << 16))
        #expect((value - middle).magnitude <= radius, "\(value)")
        #expect(ball.isExact || ball.accuracy >= 100)
      }
    }
  }

  @Test("a number that fits is exact")
  func exact() {
    for value in [0, 1, -3, Rational(1, 4), Rational(Int.min), Rational(1, 1024)] {
      #expect(Ball(value, precision: 64).isExact)
    }
  }

  @Test("a power of ten that is not written out is enclosed all the same")
  func hugeScales() throws {
    for text in ["3e4000", "-3e-4000", "1e2500/7", "1e-2500/7", "123456789012345678901e5000"] {
      let value = try #require(Rational(text))
      let ball = Ball(value, precision: 64)
      let middle = try #require(Rational(exactly: ball.midpoint, limit: 1 << 16))
      let radius = try #require(Rational(exactly: ball.radius.bigFloat, limit: 1 << 16))
      #expect((value - middle).magnitude <= radius, "\(text)")
      #expect(ball.accuracy >= 62, "\(text)")
    }
  }

  @Test("numbers beyond the floating-point range are enclosed, and not exact")
  func beyondTheRange() throws {
    BigFloat.withWidestExponents {
      let large = Ball(Rational("7e999999999") ?? 0, precision: 128)
      // 7 × 10^999999999 has the binary exponent ⌊log₂ 7 + 999999999 log₂ 10⌋ + 1 = 3321928095 (CPython's decimal).
      #expect(large.midpoint.exponent == 3_321_928_095)
      #expect(large.accuracy >= 126)
      #expect(Ball(Rational("1e\(1 << 60)") ?? 0, precision: 128).isUnbounded)
      let tiny = Ball(Rational("1e-\(1 << 60)") ?? 0, precision: 128)
      #expect(tiny.mayBeZero && !tiny.isExact)
    }
  }
}
