import SciNumber
import TestSupport
import Testing

private let budget = EvaluationBudget.interactive

private func real(_ text: some StringProtocol) throws -> Real {
  let (numerator, denominator) = (
    text.split(separator: "/")[0], text.split(separator: "/").dropFirst().first ?? "1"
  )
  let isNegative = numerator.hasPrefix("-")
  let top = try #require(Rational(decimalLiteral: Array(numerator.drop { $0 == "-" }.utf8)))
  let bottom = try #require(Rational(decimalLiteral: Array(denominator.utf8)))
  return Real((isNegative ? top.negated() : top) / bottom)
}

extension Real {
  /// The digits without zeros at their end, and the exponent of the first.
  fileprivate func text(_ count: WideInt) throws(MathError) -> String {
    let digits = try digits(
      .significant(count), wholeUpTo: 0, rounding: .halfEven, within: budget)
    if digits.isZero { return "0" }
    let end = digits.digits.lastIndex { $0 != UInt8(ascii: "0") } ?? 0
    return (digits.isNegative ? "-" : "") + String(decoding: digits.digits[...end], as: UTF8.self)
      + "e\(digits.exponent)"
  }
}

extension Complex {
  fileprivate static func * (left: Complex, right: Complex) -> Complex {
    left.multiplied(by: right, within: budget)
  }

  fileprivate static func + (left: Complex, right: Complex) -> Complex {
    left.adding(right, within: budget)
  }

  fileprivate static func == (left: Complex, right: Complex) throws(MathError) -> Bool {
    try left.isEqual(to: right, within: budget)
  }

  fileprivate func power(_ numerator: WideInt, _ denominator: WideInt = 1) throws(MathError)
    -> Complex
  {
    let exponent = Real(Rational(Integer(numerator), Integer(denominator)))
    return try raised(to: Complex(exponent), within: budget)
  }

  fileprivate var root: Complex { get throws(MathError) { try squareRoot(within: budget) } }

  /// The parts where both are kept as rational numbers.
  fileprivate var rationals: [Rational]? {
    guard let x = real.knownRational, let y = imaginary.knownRational else { return nil }
    return [x, y]
  }
}

@Suite struct ComplexTests {
  /// Arb's digits: Data/complex.tsv, which scripts/golden_complex.py writes.
  @Test func digitsOfBothPartsAreCorrectlyRounded() throws {
    for row in try DataRow.rows("complex.tsv", of: "SciNumberTests", count: 1597) {
      let fields = row.fields
      let z = Complex(try real(fields[1]), try real(fields[2]))
      let w = Complex(try real(fields[3]), try real(fields[4]))
      let value = try #require(try ComplexFunction.value(fields[0], z, w, within: budget))
      #expect(
        try value.real.text(45) == fields[5], "\(fields)", sourceLocation: row.location)
      #expect(
        try value.imaginary.text(45) == fields[6], "\(fields)", sourceLocation: row.location)
    }
  }

  @Test func arithmeticOfRationalPartsIsRational() throws {
    #expect((Complex(2, 3) * Complex(4, -1)).rationals == [11, 10])
    let quotient = try Complex(1, 2).divided(by: Complex(3, -4), within: budget)
    #expect(quotient.rationals == [Rational(-1, 5), Rational(2, 5)])
    #expect(try Complex.i.power(2).rationals == [-1, 0])
    #expect(try Complex(1, 1).power(100).rationals == [-1_125_899_906_842_624, 0])
    #expect(try Complex(1, 1).power(-2).rationals == [0, Rational(-1, 2)])
    #expect(throws: MathError.divisionByZero) {
      try Complex(1, 1).divided(by: 0, within: budget)
    }
  }

  @Test func rootsWithRationalPartsAreRational() throws {
    #expect(try Complex(3, 4).root.rationals == [2, 1])
    #expect(try Complex(3, -4).root.rationals == [2, -1])
    #expect(try Complex(-3, 4).root.rationals == [1, 2])
    #expect(try Complex(-3, -4).root.rationals == [1, -2])
    #expect(try Complex(-4).root.rationals == [0, 2])
    #expect(try Complex(-2, 2).cubeRoot(within: budget).rationals == [1, 1])
    #expect(
      try Complex(Real(Rational(-7, 4)), 6).power(3, 2).rationals == [
        Rational(-117, 8), Rational(11, 2),
      ])
    #expect(try Complex(-119, -120).power(1, 4).rationals == [3, -2])
    #expect(try Complex(3, 4).magnitude(within: budget).knownRational == 5)
  }
}

/// What the normal form and the formulas decide.
@Suite struct ComplexDecisionTests {
  private static let piI = Complex(0, .pi)

  @Test func rootsOfUnityTurnBack() throws {
    for n in 1...60 {
      let angle = Real.tau.multiplied(by: Real(Rational(Integer(1), Integer(n))), within: budget)
      let root = Complex(0, angle).exp(within: budget)
      #expect(try root.power(n) == 1, "\(n)")
    }
  }

  @Test func eulersIdentityIsDecided() throws {
    let value = Self.piI.exp(within: budget) + 1
    #expect(try value.isZero(within: budget))
    #expect(try value.realValue(within: budget) != nil)
    let near = value + Complex(0, try real("1e-50"))
    #expect(try !near.isZero(within: budget))
    #expect(try near.realValue(within: budget) == nil)
    let third = Complex(0, Real.pi.multiplied(by: Real(Rational(1, 3)), within: budget))
    #expect(try third.exp(within: budget).power(3) == -1)
    let e = Complex(.e)
    #expect(try e.raised(to: Self.piI, within: budget) == -1)
  }

  @Test func rootsSquaredAreTheNumbers() throws {
    for z in [Complex(1, 1), Complex(-2, 5), Complex(0, -3), Complex(-7, -1)] {
      #expect(try z.root * z.root == z)
      #expect(try z.power(1, 2) * z.power(1, 2) == z)
      #expect(try z.power(1, 3).power(3) == z)
      #expect(try z.power(1, 5).power(5) == z)
      #expect(try !(z.root * z.root == z + Complex(0, real("1e-50"))))
      let logarithm = try z.log(within: budget)
      #expect(try logarithm.exp(within: budget) == z)
    }
    let half = try Real(Rational(1, 2)).squareRoot(within: budget)
    #expect(try Complex.i.root == Complex(half, half))
  }

  @Test func polarFormsAreExact() throws {
    func polar(_ magnitude: Real, _ degrees: Real) -> Complex {
      Complex(magnitude: magnitude, angle: degrees, .degrees, within: budget)
    }
    #expect(try polar(2, 60) * polar(3, 30) == Complex(0, 6))
    let root3 = try Real(3).squareRoot(within: budget)
    let number = Complex(1, root3)
    #expect(try number.magnitude(within: budget).knownRational == 2)
    #expect(try number.argument(.degrees, within: budget).knownRational == 60)
    #expect(try number == polar(2, 60))
    // 20° + 30° + 200° is 250°, and −110° is the same direction.
    let product = polar(2, 20) * polar(3, 30) * polar(5, 200)
    #expect(try product.magnitude(within: budget).knownRational == 30)
    #expect(try product.argument(.degrees, within: budget).knownRational == -110)
    #expect(try (product * .i).argument(.degrees, within: budget).knownRational == -20)
    #expect(try product.conjugate.argument(.degrees, within: budget).knownRational == 110)
    #expect(try product.negated().argument(.degrees, within: budget).knownRational == 70)
    #expect(try polar(-2, 20).argument(.degrees, within: budget).knownRational == -160)
    let root = try product.squareRoot(within: budget)
    #expect(try root.argument(.degrees, within: budget).knownRational == -55)
    let quotient = try polar(6, 50).divided(by: polar(3, 70), within: budget)
    #expect(try quotient.argument(.gradians, within: budget).knownRational == Rational(-200, 9))
    #expect(try quotient.magnitude(within: budget).knownRational == 2)
  }

  /// One part of each factor is rational.
  @Test func productsOfMultiplesOf30DegreesKeepTheirAngle() throws {
    let root2 = try Real(2).squareRoot(within: budget)
    var product = Complex(magnitude: 1, angle: 10, .degrees, within: budget)
    for degrees in stride(from: 0 as WideInt, to: 360, by: 30) {
      for magnitude in [Real(1), Real(Rational(-3, 4)), root2] {
        let factor = Complex(magnitude: magnitude, angle: Real(degrees), .degrees, within: budget)
        product = product * factor
      }
    }
    // 10°, three times 0° + 30° + … + 330° = 1980°, and a half turn for each of the twelve negative factors.
    #expect(try product.argument(.degrees, within: budget).knownRational == -170)
  }

  @Test(arguments: [
    (1, 1, 45), (-1, 1, 135), (-1, 0, 180), (-1, -1, -135), (0, 1, 90), (0, -2, -90), (3, 0, 0),
    (0, 0, 0),
  ])
  func argumentsOfSpecialNumbersAreRational(_ x: WideInt, _ y: WideInt, _ degrees: WideInt) throws {
    let argument = try Complex(Real(x), Real(y)).argument(.degrees, within: budget)
    #expect(argument.knownRational == Rational(degrees))
  }

  @Test func powersWithRealValuesAreReal() throws {
    let power = try Complex.i.raised(to: .i, within: budget)
    let half = Real.pi.multiplied(by: Real(Rational(-1, 2)), within: budget)
    #expect(power.imaginary.knownRational == 0)
    #expect(try power.real.compared(to: half.exp(within: budget), within: budget) == 0)
    #expect(try Complex(0).power(0) == 1)
    #expect(try Complex(0).power(1, 3) == 0)
    #expect(try Complex(-8).power(1, 3).real.knownRational == 1)
    #expect(try Complex(-8).cubeRoot(within: budget).power(3) == -8)
    #expect(try Complex(1, 1).power(1_000_000_000).imaginary.knownRational == 0)
  }

  @Test func addressedPolesAreErrors() throws {
    #expect(throws: MathError.notReal(.logarithmOfZero)) { try Complex(0).log(within: budget) }
    #expect(throws: MathError.notReal(.logarithmOfZero)) {
      try Complex(-1).logOnePlus(within: budget)
    }
    #expect(throws: MathError.divisionByZero) { try Complex(0).power(-1) }
    #expect(throws: MathError.divisionByZero) { try Complex(0).raised(to: .i, within: budget) }
    #expect(throws: MathError.divisionByZero) { try Complex(2).root(0, within: budget) }
    #expect(throws: MathError.notReal(.tangentPole)) {
      try Complex(90).tan(.degrees, within: budget)
    }
    let pole = Complex(0, Real.pi.multiplied(by: Real(Rational(3, 2)), within: budget))
    #expect(throws: MathError.notReal(.tangentPole)) { try pole.tanh(within: budget) }
    #expect(throws: MathError.notReal(.areaTangentOutsideUnitInterval)) {
      try Complex(-1).atanh(within: budget)
    }
    #expect(throws: MathError.notReal(.areaTangentOutsideUnitInterval)) {
      try Complex.i.atan(.radians, within: budget)
    }
    #expect(throws: MathError.notReal(.logarithmToBaseOne)) {
      try Complex.i.log(base: 1, within: budget)
    }
  }
}

/// Identities, and that they fail where a number is off by 10^−50.
@Suite struct ComplexIdentityTests {
  private static let numbers: [Complex] = [
    Complex(1, 2), Complex(-2, Real(Rational(1, 3))), Complex(.pi, 1),
    Complex(Real(Rational(1, 2)), .e),
  ]

  private func expectEqual(
    _ x: Complex, _ y: Complex, _ comment: Comment,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try x == y, comment, sourceLocation: sourceLocation)
    let near = y + Complex(0, try real("1e-50"))
    #expect(try !(x == near), comment, sourceLocation: sourceLocation)
  }

  @Test func circularFunctionsObeyTheirTheorems() throws {
    for z in Self.numbers {
      let (sine, cosine) = (z.sin(.radians, within: budget), z.cos(.radians, within: budget))
      try expectEqual(sine * sine + cosine * cosine, 1, "sin² + cos²")
      try expectEqual(
        (z + z).sin(.radians, within: budget), sine * cosine + cosine * sine, "sin 2z")
      let quotient = try sine.divided(by: cosine, within: budget)
      try expectEqual(try z.tan(.radians, within: budget), quotient, "tan")
      let (area, height) = (z.sinh(within: budget), z.cosh(within: budget))
      try expectEqual(height * height, area * area + 1, "cosh² − sinh²")
      try expectEqual(height + area, z.exp(within: budget), "cosh + sinh")
      try expectEqual(z.exp(within: budget) * z.negated().exp(within: budget), 1, "e^z e^(−z)")
      try expectEqual(z.expMinusOne(within: budget) + 1, z.exp(within: budget), "expm1")
    }
  }

  @Test func conjugatesMultiplyToRealNumbers() throws {
    for z in Self.numbers {
      let product = z * z.conjugate
      #expect(try product.realValue(within: budget) != nil)
      let size = try z.magnitude(within: budget)
      try expectEqual(product, Complex(size) * Complex(size), "|z|²")
    }
  }

  @Test func gammaObeysItsReflection() throws {
    for z in Self.numbers {
      let value = try z.gamma(within: budget)
      #expect(try value.conjugate == z.conjugate.gamma(within: budget))
      #expect(try (value * value.conjugate).realValue(within: budget) != nil)
    }
    let z = Complex(-2, Real(Rational(1, 3)))
    let halfTurns = z * Complex(Real(Rational(1, 2)))
    let product = try z.gamma(within: budget) * (z.negated() + 1).gamma(within: budget)
    try expectEqual(product * halfTurns.sin(.turns, within: budget), Complex(.pi), "Γ(z)Γ(1 − z)")
  }

  @Test func inverseFunctionsAreUndone() throws {
    for z in [Complex(1, 2), Complex(-2, Real(Rational(1, 3)))] {
      try expectEqual(try z.log(within: budget).exp(within: budget), z, "exp log")
      try expectEqual(
        try z.asin(.radians, within: budget).sin(.radians, within: budget), z, "sin asin")
      try expectEqual(
        try z.acos(.degrees, within: budget).cos(.degrees, within: budget), z, "cos acos")
      try expectEqual(
        try z.atan(.radians, within: budget).tan(.radians, within: budget), z, "tan atan")
      try expectEqual(try z.asinh(within: budget).sinh(within: budget), z, "sinh asinh")
      try expectEqual(try z.acosh(within: budget).cosh(within: budget), z, "cosh acosh")
      try expectEqual(try z.atanh(within: budget).tanh(within: budget), z, "tanh atanh")
      try expectEqual(
        try z.asin(.radians, within: budget) + z.acos(.radians, within: budget),
        Complex(Real.pi.multiplied(by: Real(Rational(1, 2)), within: budget)), "asin + acos")
    }
  }
}
