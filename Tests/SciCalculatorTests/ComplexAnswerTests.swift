import SciCalculator
import SciNumber
import SciSyntax
import SciUnits
import Testing

/// Complex numbers in the language; their values are in `Golden/complex.golden`, and those of the functions in SciNumberTests.
@Suite struct ComplexAnswerTests {
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

  @Test(arguments: [
    ("sqrt(i) to exact", "sqrt(2)/2 + sqrt(2)/2*i"), ("log2(-8 + 0i) to exact", "3 + pi/ln(2)*i"),
    ("(1/3 + 2i/7) to fraction", "1/3 + 2/7*i"), ("1 + sqrt(3)*i to polar", "2 ∠ 60"),
    ("-5 to polar", "5 ∠ 180"), ("i*(1 + sqrt(5))/4 to exact", "(1 + sqrt(5))/4*i"),
    ("(sqrt(2) + 1)*i to exact", "(1 + sqrt(2))*i"), ("-i*sqrt(2) to exact", "-sqrt(2)*i"),
    ("230∠0 V / (40 Ω + 30i Ω) to polar", "4.6 ∠ -36.869897645844021297 V/Ω"),
    ("1/3 + i to 3 digits", "0.333 + i"), ("2.5i to 3 decimals", "2.5i"),
    ("1.5e-40 i + sqrt(2)", "1.4142135623730950488 + 1.5e-40i"),
    ("255 + 16i to hex", "0xff + 0x10*i"),
  ])
  func partsHaveTheForm(_ text: String, _ expected: String) throws {
    var calculator = Calculator()
    #expect(try calculator.answer(text)?.string == expected)
    // What is written in a form means the same number, where it is no rounding.
    if text.hasSuffix("exact") || text.hasSuffix("fraction") || text.hasSuffix("hex") {
      let typed = text.split(separator: " to ")[0]
      #expect(try evaluate("(\(typed)) == (\(expected))")?.boolean == true)
    }
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
    for form in ["dms", "factors", "cf", "fraction"] {
      #expect(throws: CalculatorError.self) { try calculator.answer("1 + pi*i to \(form)") }
    }
    #expect(throws: CalculatorError.self) { try evaluate("5 USD + i") }
  }

  /// W(−π/2) is πi/2: that the real part is zero no rule proves, and the digits of both parts are right either way.
  @Test func zeroThatIsNotProvedIsSaid() throws {
    var calculator = Calculator()
    let text = try #require(try calculator.answer("lambertw(-pi/2 + 0i; 0)"))
    #expect(text.string == "0 + 1.5707963267948966192i")
    #expect(text.complexParts == ["0", "1.5707963267948966192"])
    #expect(text.mayBeExact && !text.isExact)
    let notes = calculator.notes
    #expect(notes.count == 1 && notes[0].contains("no rule proves it zero"), "\(notes)")
    #expect(try calculator.answer("1 + i")?.remark == nil)
    #expect(calculator.notes.isEmpty)
  }

  @Test func polarTextHasRealAndImaginaryPart() throws {
    var calculator = Calculator()
    let text = try #require(try calculator.answer("2 + 3i to polar"))
    #expect(text.complexParts == ["2", "3"])
  }

  @Test func explanationsNameTheCut() throws {
    let calculator = Calculator()
    func notes(_ text: String) throws -> [String] {
      try calculator.readings(of: Array(text.utf8)).flatMap(\.notes)
    }
    let negative = "is cut along the negative real axis; its values there are those from above"
    #expect(try notes("sqrt(-4 + 0i)") == ["`sqrt` \(negative)"])
    #expect(try notes("√(1 + i) + (1 + i)^2") == ["`sqrt` \(negative)"])
    #expect(try notes("(1 + i)^(1/3)") == ["`pow` \(negative)"])
    #expect(try notes("sqrt(4)").isEmpty)
    // Every function that is a primitive and has a cut has it from the continuous side that is said: approach it from there.
    let near = "1e-40"
    for (name, point, side) in [
      ("sqrt", "-2", "i"), ("ln", "-2", "i"), ("log2", "-2", "i"), ("log1p", "-3", "i"),
      ("acosh", "-2", "i"), ("acosh", "0.5", "i"), ("asin", "2", "-i"), ("asin", "-2", "i"),
      ("acos", "2", "-i"), ("atanh", "2", "-i"), ("atanh", "-2", "i"), ("atan", "2i", "1"),
      ("atan", "-2i", "-1"), ("asinh", "2i", "1"), ("asinh", "-2i", "-1"), ("arg", "-2", "i"),
      ("lambertw", "-2", "i"),
    ] {
      let function = try #require(FunctionTable.function(named: name))
      #expect(function.cut != nil, "\(name)")
      let jump = "abs(\(name)(\(point) + 0i) - \(name)(\(point) + \(near)*(\(side))))"
      let distance = try #require(try evaluate(jump)?.real)
      #expect(
        try distance.compared(to: Real(Rational(1, 1_000_000)), within: .interactive) < 0,
        "\(name) at \(point)")
      let other = "abs(\(name)(\(point) + 0i) - \(name)(\(point) - \(near)*(\(side))))"
      let gap = try #require(try evaluate(other)?.real)
      #expect(try gap.compared(to: 1, within: .interactive) > 0, "\(name) at \(point)")
    }
  }
}
