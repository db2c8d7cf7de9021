import TestSupport
import Testing

@testable import SciNumber

/// Sums by halves, whose fractions are not reduced at once, beside sums of one number after the other.
@Suite struct BalancedFoldTests {
  private let budget = EvaluationBudget.interactive

  private func folded(_ numbers: [Rational], isProduct: Bool) throws -> Rational? {
    var fold = BalancedFold(isProduct: isProduct)
    for number in numbers { try fold.append(Real(number), within: budget) }
    return try fold.value(within: budget).knownRational
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func sumsAndProductsOfRationalsAreExact(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for count in [0, 1, 2, 3, 17, 64, 100, 321] {
      let numbers = (0..<count).map { _ in Rational.random(using: &generator) }
      #expect(
        try folded(numbers, isProduct: false) == numbers.reduce(0) { $0 + $1 },
        "seed \(seed), \(count) numbers")
      #expect(
        try folded(numbers, isProduct: true) == numbers.reduce(1) { $0 * $1 },
        "seed \(seed), \(count) numbers")
      let opposites = numbers + numbers.map { $0.negated() }
      #expect(try folded(opposites, isProduct: false) == 0, "seed \(seed), \(count) numbers")
    }
  }

  /// 1 − 1/1001.
  @Test func aSumThatTelescopesIsShort() throws {
    let terms = (1...1000).map { Rational(1, Integer($0 * ($0 + 1))) }
    #expect(try folded(terms, isProduct: false) == Rational(1000, 1001))
  }

  /// Denominators of more than 2¹⁴ bits, of which least common multiples are taken.
  @Test func longDenominatorsAreJoined() throws {
    let power = try #require(Integer(3).power(12_000, limit: 1 << 20))
    let other = try #require(Integer(7).power(7_000, limit: 1 << 20))
    let terms = [
      Rational(1, power), Rational(2, power * other), Rational(-5, other), Rational(1, other * 11),
    ]
    #expect(try folded(terms, isProduct: false) == terms.reduce(0) { $0 + $1 })
  }

  /// What a sum of fractions may be is no limit to its parts: they are kept as an expression.
  @Test func whatIsTooLongIsKeptAsAnExpression() throws {
    var budget = EvaluationBudget.interactive
    budget.exactBits = 200
    var fold = BalancedFold(isProduct: false)
    for n in 1...400 { try fold.append(Real(Rational(1, Integer(n))), within: budget) }
    let sum = try fold.value(within: budget)
    #expect(sum.knownRational == nil)
    // H(400) by mpmath 1.3.
    #expect(
      try sum.digits(.significant(20), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
        .digits == Array("65699296911765070340".utf8))
  }

  @Test func timeIsAskedForInLongSums() {
    var budget = EvaluationBudget.interactive
    budget.isCancelled = { true }
    var fold = BalancedFold(isProduct: false)
    #expect(throws: MathError.cancelled) {
      for n in 1...1000 { try fold.append(Real(Rational(1, Integer(n))), within: budget) }
    }
  }

  /// By CPython's `statistics.variance` and fractions.
  @Test func deviationsOfRationalsAreExact() throws {
    let reciprocals = (1...8).map { Real(Rational(1, Integer($0))) }
    #expect(
      try Real.codeviation(reciprocals[...], reciprocals[...], within: budget).knownRational
        == Rational(487_129, 806_400))
    let squares = (1...6).map { Real(Rational(Integer($0 * $0), 7)) }
    #expect(
      try Real.codeviation(reciprocals.prefix(6), squares[...], within: budget).knownRational
        == Rational(-277, 120))
  }
}

extension Rational {
  /// A decimal or a fraction with a numerator and a denominator of up to 200 bits.
  fileprivate static func random(using generator: inout SplitMix64) -> Rational {
    func integer() -> Integer {
      var value = Integer(UInt64(generator.next() % 1000)) + 1
      for _ in 0..<(generator.next() % 4) { value = value * Integer(generator.next()) + 1 }
      return value
    }
    let magnitude =
      generator.next().isMultiple(of: 3)
      ? Rational(integer(), PowerOfTen.integer(WideInt(generator.next() % 30)))
      : Rational(integer(), integer())
    return generator.next().isMultiple(of: 2) ? magnitude : magnitude.negated()
  }
}
