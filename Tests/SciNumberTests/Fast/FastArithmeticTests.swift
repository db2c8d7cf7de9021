import TestSupport
import Testing

@testable import SciNumber

/// Sums, products, quotients, powers and angles of two numbers, at all points of both.
@Suite struct FastArithmeticTests {
  struct Operation: Sendable, CustomTestStringConvertible {
    let name: String
    let compute: @Sendable (SmallBall, SmallBall) -> SmallBall?
    let reference: BigFloat.Binary

    var testDescription: String { name }
  }

  private static let operations = [
    Operation(name: "+", compute: { $0 + $1 }, reference: .add),
    Operation(name: "-", compute: { $0 - $1 }, reference: .subtract),
    Operation(name: "*", compute: { $0 * $1 }, reference: .multiply),
    Operation(name: "/", compute: { $0 / $1 }, reference: .divide),
    Operation(name: "^", compute: { $0.raised(to: $1) }, reference: .power),
  ]

  @Test(arguments: operations)
  private func resultsContainTheValuesAtAllPoints(_ operation: Operation) {
    var generator = SplitMix64(seed: 21)
    var count = 0
    func operand() -> SmallBall {
      let error = generator.next() >> UInt64.random(in: 5...63, using: &generator)
      return SmallBall.random(
        -8...8, isNegative: generator.next() & 1 == 0,
        error: generator.next() & 3 == 0 ? 0 : error, using: &generator)
    }
    for _ in 0..<10_000 {
      let (x, y) = (operand(), operand())
      guard let result = operation.compute(x, y) else { continue }
      count += 1
      let (first, second) = (WideInt(x.error), WideInt(y.error))
      for (left, right) in [(first, second), (-first, second), (first, -second), (-first, -second)]
      {
        let value = x.point(ulps: left)
          .applying(
            operation.reference, y.point(ulps: right), precision: 400, rounding: .halfEven)
        #expect(result.contains(value), "\(x) \(operation.name) \(y) = \(result)")
      }
    }
    #expect(count > 3_000)
  }

  @Test func differencesOfExactNumbersAreExactHoweverMuchCancels() throws {
    var generator = SplitMix64(seed: 22)
    for _ in 0..<2_000 {
      let x = SmallBall.random(0...0, isNegative: false, using: &generator)
      let y = SmallBall(
        proved: x.mantissa ^ UInt128(generator.next() >> 10), exponent: 0, error: 0,
        isNegative: true)
      if let difference = x + y { #expect(difference.isExact) }
      let small = SmallBall.random(-120 ... -100, isNegative: true, using: &generator)
      let rounded = x + small
      let sum = try #require(rounded)
      let exact = x.midpoint.applying(.add, small.midpoint, precision: 400, rounding: .halfEven)
      #expect(sum.contains(exact) && sum.error <= 1)
    }
  }

  /// What is less than an ulp of the larger number is not lost from the bound of a sum.
  @Test func sumsOfNumbersFarApartContainTheirValues() throws {
    var generator = SplitMix64(seed: 24)
    for _ in 0..<2_000 {
      let isNegative = generator.next() & 1 == 0
      let large = SmallBall.random(0...0, isNegative: false, using: &generator)
      let small = SmallBall.random(-140 ... -128, isNegative: isNegative, using: &generator)
      let exact = large.midpoint.applying(
        .add, small.midpoint, precision: 400, rounding: .halfEven)
      for rounded in [large + small, small + large] {
        let sum = try #require(rounded)
        #expect(sum.contains(exact) && sum.error <= 1, "\(large) + \(small)")
      }
    }
  }

  @Test func whatMayBeZeroHasNoEnclosure() throws {
    let one = SmallBall.one
    #expect((one - one) == nil)
    let wide = try #require(one.widened(by: 1 << 59))
    #expect((wide - one) == nil)
    #expect(SmallBall(0) == nil)
    #expect(SmallBall(coefficient: 0, timesTenToThe: 3, isNegative: false) == nil)
    #expect(one.log() == nil)
    let tenth = try #require(SmallBall(1, over: 10))
    let threeTenths = try #require(SmallBall(3, over: 10))
    let product = tenth * (try #require(SmallBall(3)))
    let sum = try #require(product)
    #expect((sum - threeTenths) == nil)
  }

  /// An error that is too large does not become a small one when the number is normalised: found by `Kernels`.
  @Test func excessiveErrorsStayExcessive() {
    let x = SmallBall(
      proved: 328_817_775_457_293_564_059_579_271_536_850_239_488, exponent: -1,
      error: 42_285_127_494_829_640, isNegative: true)
    #expect(x.logOnePlus() == nil)
    #expect(SmallBall.scaled(1 << 60, byTwoToThe: 1) > SmallBall.largestError)
    #expect(SmallBall.scaled(SmallBall.largestError + 1, byTwoToThe: -8) > SmallBall.largestError)
  }

  @Test func productsOfShortNumbersAreExact() throws {
    let (x, y) = (try #require(SmallBall(123_456_789)), try #require(SmallBall(-987_654_321)))
    let (product, sum) = (x * y, x + y)
    #expect(product?.isExact == true && sum?.isExact == true)
    #expect(SmallBall(4, over: 8)?.isExact == true)
    let seven = try #require(SmallBall(7))
    // 7⁴⁵ has 127 bits.
    #expect(seven.raised(toInteger: 45)?.isExact == true)
    #expect(seven.raised(toInteger: 46)?.isExact == false)
  }

  @Test func exactRootsAreLeftToOthers() throws {
    #expect(SmallBall(4)?.squareRoot() == nil)
    #expect(SmallBall(2)?.squareRoot() != nil)
    #expect(SmallBall(-2)?.squareRoot() == nil)
  }

  @Test func sinesThatMayBeRationalAreLeftToOthers() throws {
    for degrees: Int64 in [30, 150, -30, 90, 180, 360, 390, 3600] {
      #expect(SmallBall(degrees)?.sinOfDegrees() == nil, "\(degrees)")
    }
    for degrees: Int64 in [60, 120, -60, 90, 180, 360, 420, 3600] {
      #expect(SmallBall(degrees)?.cosOfDegrees() == nil, "\(degrees)")
    }
    for degrees: Int64 in [45, 135, -45, 90, 180, 225] {
      #expect(SmallBall(degrees)?.tanOfDegrees() == nil, "\(degrees)")
    }
    for degrees: Int64 in [1, 15, 45, 60, 75, 120, 240] {
      #expect(SmallBall(degrees)?.sinOfDegrees() != nil, "\(degrees)")
    }
    for value in [SmallBall(1, over: 2), SmallBall(-1, over: 2)] {
      #expect(value?.asinInDegrees() == nil)
      #expect(value?.acosInDegrees() == nil)
    }
    #expect(SmallBall(1)?.atanInDegrees() == nil)
    #expect(SmallBall(-1)?.atanInDegrees() == nil)
    #expect(SmallBall(1)?.asin() == nil)
  }

  @Test func anglesOfPointsAreInTheirQuadrant() throws {
    var generator = SplitMix64(seed: 23)
    for _ in 0..<2_000 {
      let x = SmallBall.random(-9...9, isNegative: generator.next() & 1 == 0, using: &generator)
      let y = SmallBall.random(-9...9, isNegative: generator.next() & 1 == 0, using: &generator)
      guard let angle = SmallBall.atan2(y, x) else { continue }
      let slope = y.midpoint.applying(
        .divide, x.midpoint, precision: 400, rounding: .halfEven)
      var value = slope.applying(.atan, precision: 400, rounding: .halfEven)
      if x.isNegative {
        value = value.applying(
          y.isNegative ? .subtract : .add, .pi(precision: 400, rounding: .halfEven),
          precision: 400, rounding: .halfEven)
      }
      #expect(angle.contains(value), "\(y), \(x)")
    }
  }
}
