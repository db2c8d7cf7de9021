import TestSupport
import Testing

@testable import SciNumber

private let budget = EvaluationBudget.interactive

/// Sums of roots of unity and what is decided by them; the theorems are in Tests/Golden/identities.golden.
@Suite struct EqualityTests {
  private func rational(_ numerator: Int, _ denominator: Int = 1) -> Rational {
    Rational(Integer(numerator), Integer(denominator))
  }

  /// Σ c·e^(2πi·k/n), with cosines as the independent source.
  @Test func sumsOfRootsOfUnityVanishWhereTheirPartsDo() throws {
    var generator = SplitMix64(seed: 4)
    for order in [1, 2, 3, 4, 5, 6, 8, 9, 12, 15, 16, 18, 20, 30, 36, 45, 60, 75] {
      for prime in [2, 3, 5] where order % prime == 0 {
        // A rotated regular polygon adds up to zero, and does not with one corner changed.
        let start = Int.random(in: 0..<order, using: &generator)
        var angles = (0..<prime).map { rational(start + $0 * order / prime, order) }
        #expect(try sum(angles, 3).vanishes, "\(prime) of \(order) from \(start)")
        angles[0] = angles[0] + rational(1, 7)
        #expect(try !sum(angles, 3).vanishes, "\(prime) of \(order) from \(start), changed")
      }
    }
  }

  private func sum(_ turns: [Rational], _ coefficient: Rational) throws -> CircleSum {
    var sum = CircleSum()
    for angle in turns {
      // e^(iα) at 2·angle half turns, by the sum's own reduction of angles.
      let cosine = try #require(
        CircleSum(cosineOf: NormalForm(angle * 2, Monomial(.pi, 1)), lessHalfTurns: 0))
      let sine = try #require(
        CircleSum(cosineOf: NormalForm(angle * 2, Monomial(.pi, 1)), lessHalfTurns: .half))
      // The real part and twice the imaginary part are independent enough to vanish together only.
      var work = 1000
      let scaled = try #require(
        sine.multiplied(by: CircleSum(NormalForm(coefficient)), work: &work))
      sum = try #require(sum.adding(cosine)?.adding(scaled))
    }
    return sum
  }

  /// A sum of circular functions is the number that its angles write.
  @Test func sumsOfAnglesAreEqualToTheirNumbers() throws {
    var generator = SplitMix64(seed: 8)
    for round in 0..<200 {
      var product: Real = 1
      for _ in 0..<3 {
        let angle = Real(
          rational(
            Int.random(in: -900...900, using: &generator),
            [7, 10, 100].randomElement(using: &generator) ?? 1))
        let unit = AngleUnit.allCases.randomElement(using: &generator) ?? .degrees
        let factor =
          Bool.random(using: &generator)
          ? angle.sin(unit, within: budget) : angle.cos(unit, within: budget)
        product = product.multiplied(by: factor, within: budget)
          .adding(Real(rational(round % 3)), within: budget)
      }
      // x − y vanishes for the same x and y built anew, and not with 10⁻⁴⁰ more.
      let near = product.adding(Real(Rational("1e-40") ?? 1), within: budget)
      #expect(try product.compared(to: product.negated().negated(), within: budget) == 0)
      #expect(try near.compared(to: product, within: budget) == 1)
    }
  }

  @Test func equalExpressionsAreEqualInEitherOrder() throws {
    var generator = SplitMix64(seed: 15)
    for round in 0..<100 {
      var state = generator
      let x = try expression(&generator, mirrored: false)
      let y = try expression(&state, mirrored: true)
      #expect(try x.compared(to: y, within: budget) == 0, "round \(round)")
    }
  }

  /// A random expression; the operands of sums and products are exchanged if `mirrored`.
  private func expression(_ generator: inout SplitMix64, mirrored: Bool) throws -> Real {
    var value = Real(Rational(Int.random(in: 2...9, using: &generator)))
    for _ in 0..<6 {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0:
        value = mirrored ? value.adding(.pi, within: budget) : Real.pi.adding(value, within: budget)
      case 1:
        value =
          mirrored
          ? value.multiplied(by: .e, within: budget) : Real.e.multiplied(by: value, within: budget)
      case 2: value = value.tanh(within: budget).adding(1, within: budget)
      case 3:
        value = try value.magnitude(within: budget).adding(1, within: budget).squareRoot(
          within: budget)
      case 4: value = value.sin(.radians, within: budget).adding(2, within: budget)
      case 5:
        value = try Real(1).divided(
          by: value.magnitude(within: budget).adding(1, within: budget), within: budget)
      default:
        value = try value.magnitude(within: budget).adding(3, within: budget).log(within: budget)
      }
    }
    return value
  }

  /// 1/(1 + 1/(1 + … x)) of depth 3,000, in two ways of writing it.
  @Test(.timeLimit(.minutes(10))) func deepFractionsAreCompared() throws {
    var (x, y) = (Real.pi, Real.pi)
    for _ in 0..<3_000 {
      x = try Real(1).divided(by: Real(1).adding(x, within: budget), within: budget)
      y = try Real(1).divided(by: y.adding(1, within: budget), within: budget)
    }
    #expect(try x.compared(to: y, within: budget) == 0)
    let near = y.adding(Real(Rational("1e-120") ?? 1), within: budget)
    #expect(try x.compared(to: near, within: budget) == -1)
  }

  /// A root that has the right power and the wrong sign is not equal.
  @Test func rootsHaveTheirSign() throws {
    let x = Real.pi.subtracting(4, within: budget)
    let root = try x.raised(to: 2, within: budget).squareRoot(within: budget)
    #expect(try root.compared(to: x, within: budget) == 1)
    #expect(try root.compared(to: x.negated(), within: budget) == 0)
    // √(1 − cos 3) = √2·|sin 1½|, and −1½ has the other sine.
    let cosine = Real(3).cos(.radians, within: budget)
    let half = try Real(1).subtracting(cosine, within: budget).scaled(1, over: 2, within: budget)
      .squareRoot(within: budget)
    let sine = Real(rational(-3, 2)).sin(.radians, within: budget)
    #expect(try half.compared(to: sine, within: budget) == 1)
    #expect(try half.compared(to: sine.negated(), within: budget) == 0)
  }

  /// Arcs are equal as angles and not only as directions.
  @Test func arcsThatDifferByHalfTurnsAreDifferent() throws {
    let (x, y) = (Real.pi, Real.e)
    let sum = x.atan(.radians, within: budget).adding(
      y.atan(.radians, within: budget), within: budget)
    let tangent = try x.adding(y, within: budget)
      .divided(
        by: Real(1).subtracting(x.multiplied(by: y, within: budget), within: budget), within: budget
      )
    let arc = tangent.atan(.radians, within: budget)
    #expect(try sum.compared(to: arc, within: budget) == 1)
    #expect(try sum.compared(to: arc.adding(.pi, within: budget), within: budget) == 0)
  }

  /// Powers whose exponent is longer than any enclosure is precise are bounded by their logarithm.
  @Test func powersOfLongExponentsAreTooSmallAtOnce() throws {
    let exponent = try Real(50_000).factorial(within: budget)
    let base = try Real(1).cos(.gradians, within: budget).raised(to: exponent, within: budget)
    let digits = try Real(2).subtracting(base, within: budget).digits(
      .significant(20), wholeUpTo: 0, rounding: .halfEven, within: budget)
    #expect(digits.exponent == 0)
  }
}
