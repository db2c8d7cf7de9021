import SciCalculator
import SciNumber
import SciSyntax
import SciUnits
import Testing

/// Complex numbers in the language; their values are in `Golden/complex.golden`, and those of the functions in SciNumberTests.
@Suite struct ComplexTests {
  private func evaluate(_ text: String, isComplex: Bool = false) throws -> Value? {
    var settings = CalculatorSettings.standard
    settings.isComplex = isComplex
    var calculator = Calculator(settings: settings)
    return try calculator.evaluate(text)
  }

  @Test func identitiesAreDecided() throws {
    // Roots of unity, each by its own power, and one that is no root.
    for n in 2...60 {
      #expect(try evaluate("(e^(2*pi*i/\(n)))^\(n) == 1")?.boolean == true, "\(n)")
      #expect(try evaluate("(1 ∠ (360/\(n)))^\(n) == 1 + 10^-50*i")?.boolean == false, "\(n)")
    }
    // de Moivre, Euler, and surds.
    for k in 1...12 {
      let angle = 7 * k
      #expect(
        try evaluate("cis(\(angle))^\(k) == cos(\(angle * k)) + i*sin(\(angle * k))")?.boolean
          == true)
      #expect(
        try evaluate("e^(i*\(angle)°) - cis(\(angle)) == 0")?.boolean == true)
      #expect(try evaluate("sqrt(\(k) + \(k + 1)i)^2 == \(k) + \(k + 1)i")?.boolean == true)
      #expect(
        try evaluate("sqrt(\(k) + \(k + 1)i)^2 == \(k) + \(k + 1)i + 1e-50")?.boolean == false)
    }
  }

  @Test func realResultsAreReal() throws {
    for text in ["i^2", "i^i", "(1 + i)*(1 - i)", "e^(i*pi)", "|3 + 4i|", "arg(-i)", "re(2i)"] {
      #expect(try evaluate(text)?.real != nil, "\(text)")
    }
    #expect(try evaluate("i")?.complex != nil)
    #expect(try evaluate("[i; 1]")?.elements == nil)
  }

  /// Without a complex number in a text, it means what it meant before there were any.
  @Test func nothingElseChanges() throws {
    #expect(throws: CalculatorError.self) { try evaluate("sqrt(-4)") }
    #expect(try evaluate("(-8)^(1/3)")?.real?.knownRational == -2)
    #expect(try evaluate("(-8)^(1/3)", isComplex: true)?.complex != nil)
    #expect(try evaluate("i = 7; 2i")?.real?.knownRational == 14)
    let interest = try Expression("principal*(1 + i)^n")
    #expect(interest.parameters == ["principal", "i", "n"])
    #expect(throws: CalculatorError.self) { try evaluate("z = i; i = 3; sqrt(-4)") }
    #expect(try evaluate("z = i; sqrt(-4)*z")?.real?.knownRational == -2)
  }

  @Test func impedancesHaveUnits() throws {
    let impedance = try #require(try evaluate("50 Ω + 30i Ω")?.complex)
    #expect(impedance.unit.symbol == "Ω")
    #expect(impedance.value.imaginary.knownRational == 30)
    let milliohms = try impedance.converted(
      to: try #require(Unit(named: "mΩ")), within: .interactive)
    #expect(milliohms.value.real.knownRational == 50_000)
  }

  @Test func errorsSayWhatHelps() throws {
    var calculator = Calculator()
    do throws(CalculatorError) {
      try calculator.evaluate("ln(-1)")
      Issue.record("no error")
    } catch {
      let notes = error.diagnostic(inUTF8: Array("ln(-1)".utf8), unit: .degrees).notes
      #expect(notes.contains { $0.contains("--complex") })
    }
    #expect(throws: CalculatorError.self) { try evaluate("i < 1") }
    #expect(throws: CalculatorError.self) { try evaluate("5 USD + i") }
  }
}
