import TestSupport
import Testing

@testable import SciNumber

private let budget = EvaluationBudget.interactive

/// Sums of roots of unity and what is decided by them; the theorems are in Tests/Golden/identities.golden.
@Suite struct EqualityTests {
  private func rational(_ numerator: Int, _ denominator: Int = 1) -> Rational {
    Rational(Integer(numerator), Integer(denominator))
  }

  /// The corners of a regular polygon add up to zero, and do not when one is moved.
  @Test func sumsOfRootsOfUnityVanishWhereTheirPartsDo() throws {
    var generator = SplitMix64(seed: 4)
    for order in [1, 2, 3, 4, 5, 6, 8, 9, 12, 15, 16, 18, 20, 30, 36, 45, 60, 75] {
      for prime in [2, 3, 5] where order % prime == 0 {
        let start = Int.random(in: 0..<order, using: &generator)
        var turns = (0..<prime).map { rational(start + $0 * order / prime, order) }
        #expect(try sumOfCosines(turns).vanishes, "\(prime) of \(order) from \(start)")
        turns[0] = turns[0] + rational(1, 7)
        #expect(try !sumOfCosines(turns).vanishes, "\(prime) of \(order) from \(start), moved")
      }
    }
  }

  private func sumOfCosines(_ turns: [Rational]) throws -> CircleSum {
    try turns.reduce(CircleSum()) { sum, turns in
      let angle = NormalForm(turns * 2, Monomial(.pi, 1))
      let cosine = try #require(CircleSum(cosineOf: angle, lessHalfTurns: 0))
      return try #require(sum.adding(cosine))
    }
  }

  /// Σ of up to six random cosines vanishes as a sum of roots of unity exactly if its ball holds zero.
  @Test func sumsOfRandomCosinesVanishIfAndOnlyIfTheyAreZero() throws {
    var generator = SplitMix64(seed: 5)
    var zeros = 0
    for round in 0..<2_000 {
      let order = [12, 15, 20, 24, 30].randomElement(using: &generator) ?? 12
      let turns = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
        rational(Int.random(in: 0..<order, using: &generator), order)
      }
      let sum = try sumOfCosines(turns)
      let ball = try sum.real.enclosure(bits: 200, within: budget)
      #expect(sum.vanishes == ball.mayBeZero, "round \(round): \(turns)")
      zeros += sum.vanishes ? 1 : 0
    }
    #expect(zeros > 50)
  }

  /// What a quotient says is the number it was made from, and it vanishes only if that is zero.
  @Test func quotientsAreEqualToTheirNumbers() throws {
    var generator = SplitMix64(seed: 6)
    for round in 0..<(LongTests.areRun ? 300 : 100) {
      let value = try expression(&generator, mirrored: Bool.random(using: &generator))
        .subtracting(try expression(&generator, mirrored: true), within: budget)
      let ball = try value.enclosure(bits: 300, within: budget)
      #expect(try !value.vanishesAsQuotient(within: budget) || ball.mayBeZero, "round \(round)")
      guard let form = try value.normalForm(within: budget) else { continue }
      var work = CircleQuotient.maximumWork
      guard let quotient = CircleQuotient(opening: form, work: &work) else { continue }
      var real = quotient.numerator.real
      for (divisor, count) in quotient.divisors {
        real = Real(.divide, real, Real(.integerPower(Integer(count)), divisor.real))
      }
      let other = try real.enclosure(bits: 300, within: budget)
      let difference = ball.subtracting(other, precision: 300)
      #expect(difference.mayBeZero, "round \(round): \(form.key)")
      #expect(difference.radius < .powerOfTwo(-100), "round \(round): \(form.key)")
    }
  }

  /// Quotients found by long division and numerators over one denominator are equal to their numbers.
  @Test func longDivisionIsExact() throws {
    let (pi, e) = (NormalForm(.pi), NormalForm(.e))
    let sum = try #require(pi.adding(e)?.adding(1))
    let other = try #require(pi.multiplied(by: e)?.subtracting(3))
    let product = try #require(sum.multiplied(by: other))
    #expect(product.exactQuotient(by: sum) == other)
    #expect(product.exactQuotient(by: other) == sum)
    #expect(product.adding(1)?.exactQuotient(by: sum) == nil)
  }

  /// Γ at all fractions with small denominators, by its reflection and multiplication at random places.
  @Test func relationsOfGammaHoldAndMissNothingNear() throws {
    let products = [(2, 7), (2, 9), (3, 5), (3, 8), (5, 3), (2, 30)]
    for (count, denominator) in LongTests.some(of: products) {
      for numerator in 1..<min(denominator, 5) {
        let x = rational(numerator, denominator * count)
        var product: Real = 1
        for step in 0..<count {
          product = product.multiplied(
            by: try Real(x + rational(step, count)).gamma(within: budget), within: budget)
        }
        // (2π)^((n − 1)/2) n^(½ − nx) Γ(nx).
        let target = try Real.tau.raised(to: Real(rational(count - 1, 2)), within: budget)
          .multiplied(
            by: Real(count).raised(
              to: Real(.half - x * Rational(count)), within: budget), within: budget
          )
          .multiplied(by: Real(x * Rational(count)).gamma(within: budget), within: budget)
        #expect(try product.compared(to: target, within: budget) == 0, "\(count), \(x)")
        let near = target.adding(Real(Rational("1e-400") ?? 1), within: budget)
        #expect(try product.compared(to: near, within: budget) == -1, "\(count), \(x)")
      }
    }
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
  @Test(.timeLimit(.minutes(30))) func deepFractionsAreCompared() throws {
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
    // ∛(π − 4) = −∛(4 − π), and ∛(−√2√32) = −2.
    let cube = try x.cubeRoot(within: budget)
    let other = try x.negated().cubeRoot(within: budget)
    #expect(try cube.compared(to: other.negated(), within: budget) == 0)
    let form = try #require(try cube.normalForm(within: budget))
    #expect(try form.real.sign(within: budget) == -1)
    let eight = try Real(2).squareRoot(within: budget).multiplied(
      by: Real(32).squareRoot(within: budget), within: budget)
    let two = try eight.negated().cubeRoot(within: budget)
    #expect(try two.rationalValue(within: budget) == -2)
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
