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
    for row in try DataRow.rows("complex.tsv", of: "SciNumberTests", count: 1591) {
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
}
