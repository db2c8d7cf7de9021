import SciCalculator
import SciNumber
import Testing

/// Functions at arguments where the parts of a formula are out of the range of exponents, or long, and the value is not.
@Suite struct LargeArgumentTests {
  /// By logarithms of Γ with 6,000 bits of python-flint 0.9.0, and the negative one by mpmath 1.3 with 80 digits.
  @Test(
    arguments: [
      ("binomial(1e20; 0.5)", "11283791670.955125739"),
      ("binomial(10^30; 10^7)", "8.3165380811031029177e234342940"),
      ("binomial(10^30 + 1/2; 1/3)", "11198465217.221856850"),
      ("binomial(10^25; 10^25 - 3/2)", "2.3788321548703614861e37"),
      ("binomial(-1e20 - 0.5; 0.3)", "654935.31400147396295"),
      ("binomial(2*10^7; 10^7)", "1.4611832399516301796e6020596"),
    ] as [(String, String)])
  func binomials(_ row: (String, String)) throws {
    #expect(try answer(row.0) == row.1)
  }

  /// The first by CPython.
  @Test func integers() throws {
    #expect(try answer("lcm(1..100000)") == "6.9528383624170719700e43451")
    #expect(try answer("lcm([4; 0; 6])") == "0")
    #expect(try answer("lcm(-4)") == "4")
    #expect(try answer("gcd(0; -6)") == "6")
    #expect(try answer("gcd(1..1000)") == "1")
    #expect(try answer("permutations(20; 20)") == "2432902008176640000")
    #expect(try answer("permutations(5; 0)") == "1")
    #expect(try answer("sigma(3^1000) == (3^1001 - 1)/2") == "true")
  }

  /// R's dpois(0, 0) and scipy's poisson.pmf(0, 0) are 1.
  @Test func whereNothingIsExpectedThereAreNoEvents() throws {
    #expect(try answer("poissonpdf(0; 0)") == "1")
    #expect(try answer("poissonpdf(3; 0)") == "0")
    #expect(try answer("poissonpdf(2000; 0)") == "0")
    #expect(try answer("poissoncdf(0; 0)") == "1")
    #expect(try answer("poissoninv(0.5; 0)") == "0")
    #expect(throws: CalculatorError.self) { try answer("poissonpdf(0; -1)") }
  }

  private func answer(_ text: String) throws(CalculatorError) -> String? {
    var calculator = Calculator(settings: .standard)
    return try calculator.answer(text)?.string
  }
}
