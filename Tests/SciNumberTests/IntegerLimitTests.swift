import Testing

@testable import SciNumber

@Suite("Integer's limits")
struct IntegerLimitTests {
  @Test("what exceeds the limit is refused before it is allocated")
  func refused() {
    let huge: UInt = 1 << 62
    #expect(Integer(9).power(huge, limit: .max) == nil)
    #expect(Integer(9).power(.max, limit: .max) == nil)
    #expect(Integer(2).power(1000, limit: 1000) == nil)
    #expect(Integer(1).shiftedLeft(by: .max, limit: .max) == nil)
    #expect(Integer(1).shiftedLeft(by: 100, limit: 100) == nil)
    #expect(Integer(1).shiftedLeft(by: 100, limit: 101)?.bitWidth == 101)
  }

  @Test("what exceeds the limit is refused by functions before it is allocated")
  func refusedByFunctions() throws {
    #expect(Integer.factorial(1 << 40, limit: .max) == nil)
    #expect(Integer.factorial(.max, limit: .max) == nil)
    #expect(Integer.doubleFactorial(.max, limit: .max) == nil)
    #expect(Integer.factorial(1000, limit: 1000) == nil)
    #expect(
      try Integer.binomial(Integer(Int.max), Integer(Int.max / 2), within: .interactive) == nil)
    let wide: Integer = Integer(1).shiftedLeft(by: 200)
    #expect(wide.leastCommonMultiple(with: 3, limit: 100) == nil)
    #expect(
      Integer(exactly: BigFloat(1, timesTwoToThe: 1 << 29), limit: 1 << 20) == nil)
  }

  @Test("powers of 0, 1 and −1 have no size to refuse")
  func units() {
    #expect(Integer(0).power(.max, limit: 1) == 0)
    #expect(Integer(0).power(0, limit: 1) == 1)
    #expect(Integer(1).power(.max, limit: 1) == 1)
    #expect(Integer(-1).power(.max, limit: 1) == -1)
    #expect(Integer(-1).power(.max - 1, limit: 1) == 1)
    #expect(Integer(0).shiftedLeft(by: .max, limit: 1) == 0)
  }

  @Test("the predicted size of a power is never too small")
  func powerPrediction() throws {
    for base in [2, 3, 5, 7, 10, 15, 16, 17, 255, 256, 1_000_003, Int.max, Int.min, -3] {
      for exponent in UInt(1)...60 {
        let actual = try #require(Integer(base).power(exponent, limit: 1 << 20)).bitWidth
        #expect(actual <= Integer(base).powerBitWidth(exponent))
      }
    }
  }

  @Test("the predicted size of a factorial is never too small, and at most a tenth too large")
  func factorialPrediction() throws {
    for n in Array(0...300) + [1000, 1023, 1024, 1025, 5000] {
      let actual = try #require(Integer.factorial(n, limit: 1 << 20)).bitWidth
      #expect(actual <= Integer.factorialBitWidth(n))
      #expect(n < 256 || 10 * Integer.factorialBitWidth(n) <= 11 * actual)
      let double = try #require(Integer.doubleFactorial(n, limit: 1 << 20)).bitWidth
      #expect(double <= Integer.doubleFactorialBitWidth(n))
    }
  }

  @Test("the predicted size of a binomial is never too small")
  func binomialPrediction() throws {
    for n in 0...70 {
      for k in 0...n {
        let binomial = try Integer.binomial(Integer(n), Integer(k), within: .interactive)
        let actual = try #require(binomial).bitWidth
        #expect(actual <= Integer.binomialBitWidth(Integer(n), k))
      }
    }
  }

  @Test("the sizes of powers of ten enclose the true ones")
  func powersOfTen() throws {
    for exponent in Array(0...400) + [1000, 4096, 99_999] {
      let power = try #require(Integer(10).power(UInt(exponent), limit: 1 << 20))
      #expect(PowerOfTen.integer(exponent) == power)
      #expect(PowerOfTen.bitWidth(exponent) >= power.bitWidth)
      #expect(PowerOfTen.bitWidth(exponent) <= power.bitWidth + 1)
      #expect(PowerOfTen.log2Floor(exponent) <= power.bitWidth - 1)
      #expect(power.decimalDigitCount == exponent + 1)
      #expect((power - 1).decimalDigitCount == max(1, exponent))
      let five = try #require(Integer(5).power(UInt(exponent), limit: 1 << 20))
      #expect(PowerOfTen.five(exponent) == five)
    }
    // ⌊2⁶¹ log₂ 10⌋ = 7659844674706589055 (CPython's decimal at 60 digits): the largest argument does not overflow.
    #expect(PowerOfTen.log2Floor(1 << 61) == 7_659_844_674_706_589_055)
  }
}

@Suite("Integer's factors and floats")
struct IntegerFactorTests {
  @Test("trial division finds what is small and proves what is left")
  func smallFactors() {
    let number: Integer = 600_851_475_143  // 71 · 839 · 1471 · 6857
    let (factors, cofactor) = number.smallFactors(upTo: 10_000)
    #expect(factors.map(\.prime) == [71, 839, 1471, 6857])
    #expect(cofactor == 1)
    #expect(number.smallFactors(upTo: 1000).cofactor == 10_086_647)
    #expect(Integer(-360).smallFactors(upTo: 5).factors.map(\.count) == [3, 2, 1])
    #expect(Integer(1).smallFactors(upTo: 100).factors.isEmpty)
    #expect(Integer(97).smallFactors(upTo: 97).factors.map(\.prime) == [97])
    #expect(Integer(97).smallFactors(upTo: 96).factors.isEmpty)
    #expect(Integer(49).smallFactors(upTo: 7).factors.map(\.count) == [2])
    let (tens, rest) = PowerOfTen.integer(50).smallFactors(upTo: 10)
    #expect(tens.map(\.count) == [50, 50] && rest == 1)
  }

  @Test("factors are removed from small and large integers")
  func valuation() {
    #expect(Integer(-24).removingFactors(of: 2) == (-3, 3))
    #expect(Integer(-24).removingFactors(of: -2).count == 3)
    #expect(Integer(7).removingFactors(of: 3) == (7, 0))
    #expect(PowerOfTen.integer(40).removingFactors(of: 5).count == 40)
    #expect(PowerOfTen.integer(40).removingFactors(of: PowerOfTen.integer(20)) == (1, 2))
    #expect(Integer(5).removingFactors(of: PowerOfTen.integer(20)) == (5, 0))
    #expect((-PowerOfTen.integer(40)).removingTens() == (-1, 40))
    #expect(Integer(0).removingTens() == (0, 0))
  }

  @Test("perfect powers are taken apart to the smallest base")
  func perfectPowers() throws {
    #expect(Integer(64).asPower == (2, 6))
    #expect(Integer(-64).asPower == (-4, 3))
    #expect(Integer(-8).asPower == (-2, 3))
    #expect(Integer(1).asPower == (1, 1))
    #expect(Integer(12).asPower == (12, 1))
    #expect(Integer(36).isPerfectPower && !Integer(72).isPerfectPower)
    let power = try #require(Integer(6).power(60, limit: 1000))
    #expect(power.asPower == (6, 60))
  }

  @Test("roots of degrees beyond the size are units")
  func largeDegrees() {
    #expect(Integer(7).root(.max) == (1, false))
    #expect(Integer(1).root(.max) == (1, true))
    #expect(Integer(0).root(2) == (0, true))
    #expect(Integer(-8).root(3) == (-2, true))
    #expect(Integer(-9).root(3) == (-2, false))
    #expect(Integer(4).root(2) == (2, true))
    #expect(Integer(4).root(3) == (1, false))
    #expect(Integer(7).root(1) == (7, true))
  }

  @Test("floating-point numbers are taken only where they are integers")
  func floats() throws {
    let value = try #require(Integer("123456789012345678901234567890"))
    #expect(BigFloat(value).precision == 97)
    #expect(Integer(exactly: BigFloat(value), limit: 97) == value)
    #expect(Integer(exactly: BigFloat(value), limit: 96) == nil)
    #expect(Integer(exactly: BigFloat(3, timesTwoToThe: -1), limit: 100) == nil)
    #expect(
      Integer(exactly: BigFloat(-3, timesTwoToThe: 70), limit: 100) == Integer(-3 << 7)
        * Integer(1).shiftedLeft(by: 63))
    #expect(Integer(exactly: BigFloat(0), limit: 1) == 0)
    let down = BigFloat(value, precision: 10, rounding: .floor)
    let up = BigFloat(value, precision: 10, rounding: .ceiling)
    #expect(down < BigFloat(value) && BigFloat(value) < up)
  }
}
