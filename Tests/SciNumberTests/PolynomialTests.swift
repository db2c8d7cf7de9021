import SciNumber
import Testing

/// Polynomials with known roots; the numbers without an end are those of `fmpz_poly.complex_roots` (python-flint 0.9).
@Suite struct PolynomialTests {
  private static let budget = EvaluationBudget.interactive

  private static func polynomial(_ coefficients: WideInt...) -> Polynomial {
    Polynomial(coefficients.map { Integer($0) })
  }

  private static func text(_ value: Real) throws -> String {
    let digits = try value.digits(
      .significant(20), wholeUpTo: 1000, rounding: .halfEven, within: budget)
    return "\(PositionalDigits(digits))"
  }

  @Test func multiplicitiesAreThoseOfTheFactors() throws {
    // (x − 1)³ (2x + 3)² (x² − 2)
    let linear = Self.polynomial(-1, 1)
    let other = Self.polynomial(3, 2)
    let square = Self.polynomial(-2, 0, 1)
    let product = linear * linear * linear * other * other * square
    let roots = try product.realRoots(within: Self.budget)
    #expect(
      try roots.map { try Self.text($0.value) } == [
        "-1.5", "-1.4142135623730950488", "1", "1.4142135623730950488",
      ])
    #expect(roots.map(\.multiplicity) == [2, 1, 3, 1])
    let parts = try product.squareFreeParts(within: Self.budget)
    #expect(parts.map(\.multiplicity) == [1, 2, 3])
    #expect(parts[0].part == square && parts[1].part == other && parts[2].part == linear)
  }

  @Test func closeRootsAreToldApart() throws {
    // (x − 1)(10⁶⁰x − 10⁶⁰ − 1)(x² + 1)
    let large = (0..<60).reduce(Integer(1)) { product, _ in product * 10 }
    let close = Polynomial([-large - 1, large])
    let product = Self.polynomial(-1, 1) * close * Self.polynomial(1, 0, 1)
    let roots = try product.realRoots(within: Self.budget)
    #expect(roots.count == 2)
    #expect(roots[0].value.knownRational == 1)
    #expect(roots[1].value.knownRational == Rational(large + 1, large))
    // Mignotte's x¹⁶ − 2(1000x − 1)², with two roots about 10⁻²⁶ apart.
    let factor = Self.polynomial(-1, 1000)
    var power = Polynomial([1])
    for _ in 0..<16 { power = power * .variable }
    let mignotte = power - (factor * factor).scaled(by: 2)
    #expect(try mignotte.realRoots(within: Self.budget).count == 4)
  }

  @Test func rootsAreDecided() throws {
    let root = try #require(
      try Self.polynomial(-1, -1, 0, 0, 0, 1).realRoots(within: Self.budget).first)
    #expect(try Self.text(root.value) == "1.1673039782614186843")
    let fifth = try root.value.raised(to: 5, within: Self.budget)
    let rest = fifth.subtracting(root.value, within: Self.budget)
    #expect(try rest.compared(to: 1, within: Self.budget) == 0)
    let near = Real(
      Rational(1) + Rational(1, (0..<50).reduce(Integer(1)) { product, _ in product * 10 }))
    #expect(try rest.compared(to: near, within: Self.budget) == -1)
    // The same root by another polynomial is the same number.
    let multiple = Self.polynomial(-1, -1, 0, 0, 0, 1) * Self.polynomial(7, 1, 1)
    let again = try #require(try multiple.realRoots(within: Self.budget).first)
    #expect(try again.value.compared(to: root.value, within: Self.budget) == 0)
  }

  @Test func rootsOfPowersAreRoots() throws {
    let cube = try Self.polynomial(-2, 0, 0, 1).realRoots(within: Self.budget)
    #expect(cube.count == 1)
    #expect(
      try cube[0].value.compared(
        to: Real(2).cubeRoot(within: Self.budget), within: Self.budget) == 0)
    #expect(try Self.polynomial(6, 0, -5, 0, 1).realRoots(within: Self.budget).count == 4)
    #expect(try Self.polynomial(1, 0, 1).realRoots(within: Self.budget).isEmpty)
    #expect(try Self.polynomial(5).realRoots(within: Self.budget).isEmpty)
    #expect(try Self.polynomial(0, 0, 3).realRoots(within: Self.budget).map(\.multiplicity) == [2])
  }

  /// Wilkinson's perturbed polynomial, all of whose real roots he gave to some digits in 1959.
  @Test func wilkinson() throws {
    var product = Polynomial([Integer(1 << 23)])
    for root in 1...20 { product = product * Self.polynomial(WideInt(-root), 1) }
    var power = Polynomial([1])
    for _ in 0..<19 { power = power * .variable }
    let roots = try (product - power).realRoots(within: Self.budget)
    #expect(
      try roots.map { try Self.text($0.value) } == [
        "1.0000000000000000000", "2.0000000000000000098", "2.9999999999998052330",
        "4.0000000002610231891", "4.9999999275515379096", "6.0000069439522957072",
        "6.9996972339360139487", "8.0072676034503768549", "8.9172502485170704943",
        "20.846908101482256915",
      ])
  }

  // MARK: Complex roots

  private static func texts(_ polynomial: Polynomial) throws -> [String] {
    try polynomial.complexRoots(within: budget).map {
      "\(try text($0.value.real)) \(try text($0.value.imaginary))"
    }
  }

  @Test func complexRootsComeInPairsBehindTheRealOnes() throws {
    #expect(
      try Self.texts(Self.polynomial(-1, -1, 0, 0, 0, 1)) == [
        "1.1673039782614186843 0",
        "-0.76488443360058472603 -0.35247154603172624932",
        "-0.76488443360058472603 0.35247154603172624932",
        "0.18123244446987538390 -1.0839541013177106684",
        "0.18123244446987538390 1.0839541013177106684",
      ])
    // (x² + 1)³ (x − 2) (x² − 2x + 5)
    let unit = Self.polynomial(1, 0, 1)
    let product = unit * unit * unit * Self.polynomial(-2, 1) * Self.polynomial(5, -2, 1)
    #expect(try Self.texts(product) == ["2 0", "0 -1", "0 1", "1 -2", "1 2"])
    #expect(
      try product.complexRoots(within: Self.budget).map(\.multiplicity) == [1, 3, 3, 1, 1])
    #expect(try Self.texts(Self.polynomial(5)).isEmpty)
  }

  @Test(arguments: [2, 3, 4, 6, 7, 12, 30] as [WideInt])
  func rootsOfUnityAreExact(degree: WideInt) throws {
    var power = Polynomial([1])
    for _ in 0..<degree { power = power * .variable }
    for sign: WideInt in [-1, 1] {
      let roots = try (power + Self.polynomial(sign)).complexRoots(within: Self.budget)
      #expect(roots.count == Int(degree))
      for root in roots {
        let value = try root.value.raised(to: Complex(Real(degree)), within: Self.budget)
        #expect(try value.isEqual(to: Complex(Real(-sign)), within: Self.budget))
      }
    }
  }

  @Test func complexRootsAreDecided() throws {
    let polynomial = Self.polynomial(-1, -1, 0, 0, 1)
    let root = try #require(try polynomial.complexRoots(within: Self.budget).last).value
    let power = try root.raised(to: Complex(4), within: Self.budget)
    let sum = root.adding(1, within: Self.budget)
    #expect(try power.isEqual(to: sum, within: Self.budget))
    let tiny = Real(Rational(1, (0..<50).reduce(Integer(1)) { product, _ in product * 10 }))
    let near = sum.adding(Complex(0, tiny), within: Self.budget)
    #expect(try !power.isEqual(to: near, within: Self.budget))
  }

  /// x²⁰ − 2(1000x − 1)²: two real roots are 10⁻³⁰ apart, and eighteen roots lie around a circle.
  @Test func allRootsOfMignottesPolynomialAreFound() throws {
    var power = Polynomial([1])
    for _ in 0..<20 { power = power * .variable }
    let factor = Self.polynomial(-1, 1000)
    let roots = try (power - (factor * factor).scaled(by: 2)).complexRoots(within: Self.budget)
    #expect(roots.count == 20)
    #expect(try Self.text(roots[19].value.real) == "2.1038757967452646727")
    #expect(try Self.text(roots[19].value.imaginary) == "0.76578862661335850722")
  }
}
