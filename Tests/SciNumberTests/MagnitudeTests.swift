import TestSupport
import Testing

@testable import SciNumber

/// Bounds are checked against exact rational arithmetic.
@Suite struct MagnitudeTests {
  private static let slack = Rational(Integer(1), Integer(1 << 29))

  private func random(_ generator: inout SplitMix64) -> Magnitude {
    let bits = UInt64.random(in: 1...UInt64.max, using: &generator)
    return Magnitude(bits >> UInt64.random(in: 0...63, using: &generator) | 1)
      .scaled(byTwoToThe: Int.random(in: -80...20, using: &generator))
  }

  private func exact(_ bound: Magnitude) -> Rational {
    Rational(exactly: bound.bigFloat, limit: 1 << 12) ?? -1
  }

  /// Whether `bound` is no less than the truth, and no more than a little above it.
  private func isTight(_ bound: Magnitude, _ truth: Rational) -> Bool {
    exact(bound) >= truth && exact(bound) <= truth * (1 + Self.slack)
  }

  @Test func sumsProductsAndQuotientsAreUpperBounds() {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<5000 {
      let (x, y) = (random(&generator), random(&generator))
      let (exactX, exactY) = (exact(x), exact(y))
      #expect(isTight(x + y, exactX + exactY), "\(x) + \(y)")
      #expect(isTight(x * y, exactX * exactY), "\(x) · \(y)")
      #expect(isTight(x / y, exactX / exactY), "\(x) / \(y)")
    }
  }

  @Test func differencesAreLowerBounds() {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<5000 {
      let (x, y) = (random(&generator), random(&generator))
      let difference = exact(.differenceDown(x, y))
      let truth = max(0, exact(x) - exact(y))
      #expect(difference <= truth, "\(x) − \(y)")
      #expect(difference >= truth - exact(x) * Self.slack, "\(x) − \(y)")
    }
  }

  @Test func comparisonIsThatOfTheNumbers() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let (x, y) = (random(&generator), random(&generator))
      #expect((x < y) == (exact(x) < exact(y)))
    }
    #expect(Magnitude.zero < .one && Magnitude.one < .infinity && !(Magnitude.zero < .zero))
  }

  @Test func boundsOfNumbersHoldFromBothSides() {
    var generator = SplitMix64(seed: 4)
    for _ in 0..<2000 {
      let integer = Int(bitPattern: UInt(generator.next()))
      let number = BigFloat(integer)
      let truth = Rational(integer).magnitude
      #expect(exact(Magnitude(atLeast: number)) >= truth)
      #expect(exact(Magnitude(atMost: number)) <= truth)
      #expect(isTight(Magnitude(atLeast: number), truth))
    }
    #expect(Magnitude(atLeast: BigFloat(0)).isZero)
  }

  @Test func nudgesMoveByMoreThanOneRounding() {
    var generator = SplitMix64(seed: 5)
    let step = Rational(Integer(1), Integer(1 << 33))
    for _ in 0..<1000 {
      let x = random(&generator)
      #expect(exact(x.nudged) >= exact(x) * (1 + step))
      #expect(exact(x.nudgedDown) <= exact(x) * (1 - step))
    }
  }

  @Test func infinityAbsorbsAndZeroAnnihilates() {
    #expect((Magnitude.infinity + .one).isInfinite)
    #expect((Magnitude.infinity * .one).isInfinite)
    #expect((Magnitude.infinity * .zero).isZero)
    #expect((Magnitude.one / .zero).isInfinite)
    #expect((Magnitude.one / .infinity).isZero)
    #expect(Magnitude.powerOfTwo(Int.max / 2 - 1).isInfinite)
    #expect(!Magnitude.powerOfTwo(-(Int.max / 2)).isZero)
  }
}
