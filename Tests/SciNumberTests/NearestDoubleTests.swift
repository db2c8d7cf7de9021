import SciNumber
import Testing

/// Doubles from the midpoints of python-flint's balls of 400 bits, divided as integers by Python, which rounds once.
@Suite struct NearestDoubleTests {
  private let budget = EvaluationBudget.interactive

  @Test func realNumbersAreRoundedOnce() throws {
    let two = Real(2)
    let rows: [(Real, Double)] = [
      (try two.squareRoot(within: budget), 0x1.6a09e667f3bcdp+0),
      (Real(Rational(1, 3)).exp(within: budget), 0x1.6546db1ba2d13p+0),
      (
        Real.pi.multiplied(by: Real(power(300)), within: budget).negated(),
        -0x1.2c3ae4dd16cafp+998
      ),
      (Real(-744).exp(within: budget), Double(bitPattern: 2)),
      (Real(-745).exp(within: budget), Double(bitPattern: 1)),
      (
        Real.pi.multiplied(by: Real(power(-310)), within: budget),
        Double(bitPattern: 0x39d4e551fe8b)
      ),
      (Real(709).exp(within: budget), 0x1.d422d2be5dc9bp+1022),
      (Real(Rational(2, 3)), 0x1.5555555555555p-1),
    ]
    for (index, row) in rows.enumerated() {
      #expect(try row.0.nearestDouble(within: budget) == row.1, "row \(index)")
    }
  }

  /// Ties go to the even significand; √2² is not known to be rational until that is proved.
  @Test func tiesAreProved() throws {
    let root = try Real(2).squareRoot(within: budget)
    let two = root.multiplied(by: root, within: budget)
    let tie = two.adding(Real(try #require(Rational(exactly: 0x1p-52))), within: budget)
    #expect(try tie.nearestDouble(within: budget) == 2)
    let odd = two.adding(Real(try #require(Rational(exactly: 0x3p-52))), within: budget)
    #expect(try odd.nearestDouble(within: budget) == 2 + 0x4p-52)
    #expect(try odd.negated().nearestDouble(within: budget) == -2 - 0x4p-52)
  }

  @Test func theRangeHasTwoEnds() throws {
    #expect(try Real(power(309)).nearestDouble(within: budget) == .infinity)
    #expect(try Real(power(-400)).nearestDouble(within: budget) == 0)
    let smallest = try #require(Rational(exactly: Double(bitPattern: 1)))
    #expect(try Real(smallest / 2).nearestDouble(within: budget) == 0)
    #expect(try Real(smallest * 3 / 4).nearestDouble(within: budget) == Double(bitPattern: 1))
    // The midpoint of the largest number of the machine and 2¹⁰²⁴.
    let last = try #require(Rational(exactly: Double.greatestFiniteMagnitude))
    let step = try #require(Rational(exactly: Double.greatestFiniteMagnitude.ulp))
    #expect(try Real(last + step / 2).nearestDouble(within: budget) == .infinity)
    #expect(
      try Real(last + step / 3).nearestDouble(within: budget) == .greatestFiniteMagnitude)
  }

  /// Decimals of up to 19 digits as the C library reads them, which rounds once.
  @Test func smallNumbersAgreeWithTheCLibrary() throws {
    var state: UInt64 = 20_261_123
    for _ in 0..<20_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let coefficient = Int64(state >> (1 + state % 40)) * (state & 1 << 60 == 0 ? 1 : -1)
      let scale = Int(state >> 20 & 31)
      let number = try #require(SmallRational(coefficient: coefficient, scale: scale))
      let expected = try #require(Double("\(coefficient)e-\(scale)"))
      if let double = SmallReal.rational(number).nearestDouble {
        #expect(double == expected, "\(coefficient)e-\(scale)")
      }
      if let ball = SmallBall(number), let double = SmallReal.ball(ball).nearestDouble {
        #expect(double == expected, "\(coefficient)e-\(scale) as a ball")
      }
      #expect(try Real(number.rational).nearestDouble(within: budget) == expected)
    }
  }

  private func power(_ exponent: WideInt) -> Rational {
    Rational(1, scale: -exponent) ?? 0
  }
}
