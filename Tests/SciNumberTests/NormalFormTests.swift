import TestSupport
import Testing

@testable import SciNumber

private let budget = EvaluationBudget.interactive

/// Expressions for tests, built without checks of domains: the normal form is what is looked at.
private indirect enum Term {
  case real(Real)

  var real: Real { if case .real(let value) = self { value } else { 0 } }
}

extension Term: ExpressibleByIntegerLiteral {
  init(integerLiteral value: Int) { self = .real(Real(value)) }

  static func + (x: Term, y: Term) -> Term { .real(x.real.adding(y.real, within: budget)) }
  static func - (x: Term, y: Term) -> Term { .real(x.real.subtracting(y.real, within: budget)) }
  static func * (x: Term, y: Term) -> Term { .real(x.real.multiplied(by: y.real, within: budget)) }
  static func / (x: Term, y: Term) throws -> Term {
    .real(try x.real.divided(by: y.real, within: budget))
  }
  static prefix func - (x: Term) -> Term { .real(x.real.negated()) }
}

private let pi = Term.real(.pi)
private func sqrt(_ x: Term) throws -> Term { .real(try x.real.squareRoot(within: budget)) }
private func cbrt(_ x: Term) throws -> Term { .real(try x.real.cubeRoot(within: budget)) }
private func power(_ x: Term, _ y: Term) throws -> Term {
  .real(try x.real.raised(to: y.real, within: budget))
}
private func exp(_ x: Term) -> Term { .real(x.real.exp(within: budget)) }
private func ln(_ x: Term) throws -> Term { .real(try x.real.log(within: budget)) }
private func sin(_ x: Term, _ unit: AngleUnit = .radians) -> Term {
  .real(x.real.sin(unit, within: budget))
}
private func cos(_ x: Term, _ unit: AngleUnit = .radians) -> Term {
  .real(x.real.cos(unit, within: budget))
}
private func tan(_ x: Term, _ unit: AngleUnit = .radians) throws -> Term {
  .real(try x.real.tan(unit, within: budget))
}
private func asin(_ x: Term, _ unit: AngleUnit = .radians) throws -> Term {
  .real(try x.real.asin(unit, within: budget))
}
private func acos(_ x: Term, _ unit: AngleUnit = .radians) throws -> Term {
  .real(try x.real.acos(unit, within: budget))
}
private func atan(_ x: Term, _ unit: AngleUnit = .radians) -> Term {
  .real(x.real.atan(unit, within: budget))
}
private func sinh(_ x: Term) -> Term { .real(x.real.sinh(within: budget)) }
private func cosh(_ x: Term) -> Term { .real(x.real.cosh(within: budget)) }
private func tanh(_ x: Term) -> Term { .real(x.real.tanh(within: budget)) }
private func asinh(_ x: Term) -> Term { .real(x.real.asinh(within: budget)) }
private func acosh(_ x: Term) throws -> Term { .real(try x.real.acosh(within: budget)) }
private func atanh(_ x: Term) throws -> Term { .real(try x.real.atanh(within: budget)) }

/// Identities of mathematics, each a number that is zero and no rounding shows it.
@Suite struct NormalFormTests {
  private func expectZero(
    _ name: String, sourceLocation: SourceLocation = #_sourceLocation, _ value: () throws -> Term
  ) {
    #expect(throws: Never.self, "\(name)", sourceLocation: sourceLocation) {
      let sign = try value().real.sign(within: budget)
      #expect(sign == 0, "\(name)", sourceLocation: sourceLocation)
    }
  }

  @Test func radicals() {
    expectZero("√2² = 2") { try sqrt(2) * sqrt(2) - 2 }
    expectZero("√2√3 = √6") { try sqrt(2) * sqrt(3) - sqrt(6) }
    expectZero("√8 = 2√2") { try sqrt(8) - 2 * sqrt(2) }
    expectZero("√½ = √2/2") { try sqrt(1 / 2) - sqrt(2) / 2 }
    expectZero("∛2³ = 2") { try power(cbrt(2), 3) - 2 }
    expectZero("∛16 = 2∛2") { try cbrt(16) - 2 * cbrt(2) }
    expectZero("√√2 = 2^¼") { try sqrt(sqrt(2)) - power(2, 1 / 4) }
    expectZero("√(5 + 2√6) = √2 + √3") { try sqrt(5 + 2 * sqrt(6)) - sqrt(2) - sqrt(3) }
    expectZero("√(3 − 2√2) = √2 − 1") { try sqrt(3 - 2 * sqrt(2)) - sqrt(2) + 1 }
    expectZero("1/(√2 + √3) = √3 − √2") { try 1 / (sqrt(2) + sqrt(3)) - sqrt(3) + sqrt(2) }
    expectZero("1/(1 + √2 + √3)") {
      try 1 / (1 + sqrt(2) + sqrt(3)) - (2 + sqrt(2) - sqrt(6)) / 4
    }
    expectZero("(1 + √2)³ = 7 + 5√2") { try power(1 + sqrt(2), 3) - 7 - 5 * sqrt(2) }
    expectZero("φ² = φ + 1") {
      let golden = Term.real(.goldenRatio)
      return golden * golden - golden - 1
    }
    expectZero("√(√2 + 1)·√(√2 − 1) = 1") { try sqrt((sqrt(2) + 1) * (sqrt(2) - 1)) - 1 }
    expectZero("∛−8·√2") { try cbrt(-8) * sqrt(2) + sqrt(8) }
  }

  @Test func logarithmsAndExponentials() {
    expectZero("ln 6 = ln 2 + ln 3") { try ln(6) - ln(2) - ln(3) }
    expectZero("ln 1000 / ln 10 = 3") { try ln(1000) / ln(10) - 3 }
    expectZero("ln √2 = ln 2 / 2") { try ln(sqrt(2)) - ln(2) / 2 }
    expectZero("ln(2π) = ln 2 + ln π") { try ln(2 * pi) - ln(2) - ln(pi) }
    expectZero("ln(2 + 2π) = ln 2 + ln(1 + π)") { try ln(2 + 2 * pi) - ln(2) - ln(1 + pi) }
    expectZero("ln(√2 − 1) = −ln(√2 + 1)") { try ln(sqrt(2) - 1) + ln(sqrt(2) + 1) }
    expectZero("e³e⁴ = e⁷") { exp(3) * exp(4) - exp(7) }
    expectZero("e^(1 + √2) = e·e^√2") { try exp(1 + sqrt(2)) - exp(1) * exp(sqrt(2)) }
    expectZero("e^ln 5 = 5") { try exp(ln(5)) - 5 }
    expectZero("e^(ln 2/2) = √2") { try exp(ln(2) / 2) - sqrt(2) }
    expectZero("ln e^π = π") { try ln(exp(pi)) - pi }
    expectZero("2^(ln 3/ln 2) = 3") { try power(2, ln(3) / ln(2)) - 3 }
    expectZero("π^√2·π^−√2 = 1") { try power(pi, sqrt(2)) * power(pi, -sqrt(2)) - 1 }
    expectZero("e^ln(1 + π) = 1 + π") { try exp(ln(1 + pi)) - 1 - pi }
    expectZero("e^(x ln π) = π^x") { try exp(sqrt(3) * ln(pi)) - power(pi, sqrt(3)) }
    expectZero("e^100 + 42 − e^100 − 42") { exp(100) + 42 - exp(100) - 42 }
  }

  @Test func anglesInTurns() {
    for degrees in stride(from: -360, through: 360, by: 3) {
      let (angle, half) = (Term.real(Real(degrees)), Term.real(Real(2 * degrees)))
      expectZero("sin² + cos² at \(degrees)°") {
        sin(angle, .degrees) * sin(angle, .degrees) + cos(angle, .degrees) * cos(angle, .degrees)
          - 1
      }
      expectZero("2 sin cos at \(degrees)°") {
        2 * sin(angle, .degrees) * cos(angle, .degrees) - sin(half, .degrees)
      }
    }
    expectZero("sin 18° = (√5 − 1)/4") { try sin(18, .degrees) - (sqrt(5) - 1) / 4 }
    expectZero("cos 36° = (√5 + 1)/4") { try cos(36, .degrees) - (sqrt(5) + 1) / 4 }
    expectZero("tan 75° = 2 + √3") { try tan(75, .degrees) - 2 - sqrt(3) }
    expectZero("tan 22½° = √2 − 1") { try tan(45 / 2, .degrees) - sqrt(2) + 1 }
    expectZero("tan 7½° = √6 − √3 + √2 − 2") {
      try tan(15 / 2, .degrees) - sqrt(6) + sqrt(3) - sqrt(2) + 2
    }
    expectZero("tan 3°·tan 87° = 1") { try tan(3, .degrees) * tan(87, .degrees) - 1 }
    expectZero("sin π/6 = ½") { try sin(pi / 6) - 1 / 2 }
    expectZero("sin(100π) = 0") { sin(100 * pi) }
    expectZero("sin 20° = cos 70°") { sin(20, .degrees) - cos(70, .degrees) }
    expectZero("sin 20° = −sin 200°") { sin(20, .degrees) + sin(200, .degrees) }
    expectZero("sin 400 gon = 0, sin ⅓ turn") {
      try sin(1 / 3, .turns) - sqrt(3) / 2 + sin(400, .gradians)
    }
  }

  @Test func anglesInGeneral() {
    expectZero("sin²1 + cos²1 = 1") { sin(1) * sin(1) + cos(1) * cos(1) - 1 }
    expectZero("sin 2 = 2 sin 1 cos 1") { sin(2) - 2 * sin(1) * cos(1) }
    expectZero("cos 3 = 4cos³1 − 3cos 1") { try cos(3) - 4 * power(cos(1), 3) + 3 * cos(1) }
    expectZero("sin(1 + √2)") {
      try sin(1 + sqrt(2)) - sin(1) * cos(sqrt(2)) - cos(1) * sin(sqrt(2))
    }
    expectZero("sin(π/2 + 1) = cos 1") { try sin(pi / 2 + 1) - cos(1) }
    expectZero("sin(1 + 100π) = sin 1") { sin(1 + 100 * pi) - sin(1) }
    expectZero("sin(−1) = −sin 1") { sin(-1) + sin(1) }
    expectZero("tan 1 = sin 1/cos 1") { try tan(1) - sin(1) / cos(1) }
    expectZero("sin 1 by ½") { try sin(1) - 2 * sin(1 / 2) * cos(1 / 2) }
    expectZero("tan 1 by ½") {
      try tan(1) * (1 - power(tan(1 / 2), 2)) - 2 * tan(1 / 2)
    }
    expectZero("cos √2 by √2/3") {
      try cos(sqrt(2)) - 4 * power(cos(sqrt(2) / 3), 3) + 3 * cos(sqrt(2) / 3)
    }
    expectZero("sin 7° in two units") { try sin(7, .degrees) - sin(7 * pi / 180) }
  }

  @Test func inverseFunctions() {
    expectZero("asin ½ = π/6") { try asin(1 / 2) - pi / 6 }
    expectZero("acos(−½)") { try acos(-(1 / 2)) - 2 * pi / 3 }
    expectZero("asin(√3/2) = 60°") { try asin(sqrt(3) / 2, .degrees) - 60 }
    expectZero("acos((√5 + 1)/4) = 36°") { try acos((sqrt(5) + 1) / 4, .degrees) - 36 }
    expectZero("atan(2 − √3) = 15°") { try atan(2 - sqrt(3), .degrees) - 15 }
    expectZero("asin sin 20°") { try asin(sin(20, .degrees), .degrees) - 20 }
    expectZero("acos sin 20°") { try acos(sin(20, .degrees), .degrees) - 70 }
    expectZero("asin sin 2 = π − 2") { try asin(sin(2)) - pi + 2 }
    expectZero("acos cos 5 = 2π − 5") { try acos(cos(5)) - 2 * pi + 5 }
    expectZero("atan tan 10 = 10 − 3π") { try atan(tan(10)) - 10 + 3 * pi }
    expectZero("sin asin ⅓ = ⅓") { try sin(asin(1 / 3)) - 1 / 3 }
    expectZero("cos asin ⅓ = √8/3") { try cos(asin(1 / 3)) - sqrt(8) / 3 }
    expectZero("tan acos ⅕ = √24") { try tan(acos(1 / 5)) - sqrt(24) }
    expectZero("sin atan √2 = √(2/3)") { try sin(atan(sqrt(2))) - sqrt(2 / 3) }
    expectZero("asin x + acos x = 90°") { try asin(1 / 3, .degrees) + acos(1 / 3, .degrees) - 90 }
    expectZero("Machin 1706") { try 4 * atan(1 / 5) - atan(1 / 239) - pi / 4 }
    expectZero("Euler 1755") { try 5 * atan(1 / 7) + 2 * atan(3 / 79) - pi / 4 }
    expectZero("atan 1 + atan 2 + atan 3 = π") { atan(1) + atan(2) + atan(3) - pi }
    expectZero("asin 3/5 + asin 4/5 = π/2") { try asin(3 / 5) + asin(4 / 5) - pi / 2 }
    expectZero("√x² = |x|") { try sqrt(power(sin(200, .degrees), 2)) + sin(200, .degrees) }
  }

  /// Identities that only a bound for algebraic numbers proves.
  @Test func algebraicNumbers() {
    expectZero("∛(7 + 5√2) = 1 + √2") { try cbrt(7 + 5 * sqrt(2)) - 1 - sqrt(2) }
    expectZero("∛(2 + √5) + ∛(2 − √5) = 1") { try cbrt(2 + sqrt(5)) + cbrt(2 - sqrt(5)) - 1 }
    expectZero("sin 36° = √(10 − 2√5)/4") {
      try sin(36, .degrees) - sqrt(10 - 2 * sqrt(5)) / 4
    }
    expectZero("cos 40° + cos 80° + cos 160° = 0") {
      cos(40, .degrees) + cos(80, .degrees) + cos(160, .degrees)
    }
    expectZero("8 sin 20° sin 40° sin 80° = √3") {
      try 8 * sin(20, .degrees) * sin(40, .degrees) * sin(80, .degrees) - sqrt(3)
    }
    expectZero("cos 2π/7 + cos 4π/7 + cos 6π/7 = −½") {
      try 2 * cos(2 * pi / 7) + 2 * cos(4 * pi / 7) + 2 * cos(6 * pi / 7) + 1
    }
    expectZero("tan 20° + tan 40° + √3 tan 20° tan 40° = √3") {
      let (x, y) = (try tan(20, .degrees), try tan(40, .degrees))
      return try x + y + sqrt(3) * x * y - sqrt(3)
    }
    // D. Shanks, "Incredible identities" (1974).
    expectZero("Shanks") {
      try sqrt(5) + sqrt(22 + 2 * sqrt(5)) - sqrt(11 + 2 * sqrt(29))
        - sqrt(16 - 2 * sqrt(29) + 2 * sqrt(55 - 10 * sqrt(29)))
    }
    expectZero("ln(3 + 2√2) = 2 ln(1 + √2)") {
      try ln(3 + 2 * sqrt(2)) - 2 * ln(1 + sqrt(2))
    }
    expectZero("acos ⅓ = 2 asin 1/√3") { try acos(1 / 3) - 2 * asin(1 / sqrt(3)) }
    expectZero("2 asinh 3 = asinh(6√10)") { try 2 * asinh(3) - asinh(6 * sqrt(10)) }
  }

  /// Numbers that are nearly zero, and are not.
  @Test func nearMissesAreNotZero() throws {
    // √1000001 + √1000025 + √1000031 + √1000084 + √1000087 + √1000134 + √1000158 + √1000182 + √1000198 and
    // √1000002 + √1000018 + √1000042 + √1000066 + √1000113 + √1000116 + √1000169 + √1000175 + √1000199 differ by 10⁻³⁷
    // (R. Graham; see "The Open Problems Project", problem 33).
    let left = [1, 25, 31, 84, 87, 134, 158, 182, 198],
      right = [2, 18, 42, 66, 113, 116, 169, 175, 199]
    var difference: Term = 0
    for (x, y) in zip(left, right) {
      let (a, b) = (Term.real(Real(1_000_000 + x)), Term.real(Real(1_000_000 + y)))
      difference = try difference + sqrt(a) - sqrt(b)
    }
    #expect(try difference.real.sign(within: budget) != 0)
    let digits = try difference.real.magnitude(within: budget).digits(
      .significant(2), wholeUpTo: 0, rounding: .halfEven, within: budget)
    #expect(digits.exponent == -37)
  }

  /// h² − 2k² = ±1 for the convergents h/k of √2, so h − k√2 is not zero; after 1,500 steps it is below 2⁻¹⁹⁰⁰.
  @Test func theSideOfALongConvergentIsFound() throws {
    var (h, k): (Integer, Integer) = (1, 1)
    for _ in 1..<1_500 { (h, k) = (h + k + k, h + k) }
    #expect(h * h - 2 * k * k == 1)
    let (above, root) = (Term.real(Real(h)), try sqrt(2))
    #expect(try (above - .real(Real(k)) * root).real.sign(within: budget) == 1)
    #expect(try (.real(Real(k)) * root - above).real.sign(within: budget) == -1)
  }

  /// φ = 2cos 36°, and Fₙφ − Fₙ₊₁ = −(−1/φ)ⁿ for the numbers of Fibonacci; for n = 3,000 that is below 2⁻²⁰⁸².
  @Test func theSideOfALongQuotientOfFibonacciIsFound() throws {
    var (f, next): (Integer, Integer) = (0, 1)
    for n in 1...3_000 {
      (f, next) = (next, f + next)
      guard n >= 2_999 else { continue }
      let golden = 2 * cos(36, .degrees)
      let difference = .real(Real(f)) * golden - .real(Real(next))
      #expect(try difference.real.sign(within: budget) == (n % 2 == 0 ? -1 : 1), "\(n)")
    }
  }

  @Test func hyperbolicFunctions() {
    expectZero("cosh² − sinh² = 1") { cosh(1) * cosh(1) - sinh(1) * sinh(1) - 1 }
    expectZero("sinh 1 + cosh 1 = e") { sinh(1) + cosh(1) - exp(1) }
    expectZero("tanh = sinh/cosh") { try tanh(3) - sinh(3) / cosh(3) }
    expectZero("sinh asinh 2 = 2") { sinh(asinh(2)) - 2 }
    expectZero("cosh acosh 3 = 3") { try cosh(acosh(3)) - 3 }
    expectZero("tanh atanh ½ = ½") { try tanh(atanh(1 / 2)) - 1 / 2 }
    expectZero("asinh sinh π = π") { asinh(sinh(pi)) - pi }
    expectZero("acosh cosh(−2) = 2") { try acosh(cosh(-2)) - 2 }
    expectZero("asinh 1 = ln(1 + √2)") { try asinh(1) - ln(1 + sqrt(2)) }
    expectZero("asinh(−1) = −asinh 1") { asinh(-1) + asinh(1) }
    expectZero("atanh ½ = ln 3/2") { try atanh(1 / 2) - ln(3) / 2 }
  }

  @Test func quotientsOfSums() {
    expectZero("(π² − 1)/(π + 1) = π − 1") { try (pi * pi - 1) / (pi + 1) - pi + 1 }
    expectZero("1/(1 + π) + π/(1 + π) = 1") { try 1 / (1 + pi) + pi / (1 + pi) - 1 }
    expectZero("(2 + 2e)/(1 + e) = 2") { try (2 + 2 * exp(1)) / (1 + exp(1)) - 2 }
    expectZero("1/(1/π + 1/e)") { try 1 / (1 / pi + 1 / exp(1)) - pi * exp(1) / (pi + exp(1)) }
  }

  @Test func squaresOfSums() {
    expectZero("√(π² + 2π + 1) = π + 1") { try sqrt(pi * pi + 2 * pi + 1) - pi - 1 }
    expectZero("√(e² − 6e + 9) = 3 − e") { try sqrt(exp(2) - 6 * exp(1) + 9) - 3 + exp(1) }
    expectZero("ln (e − 3)² = 2 ln(3 − e)") {
      try ln(power(exp(1) - 3, 2)) - 2 * ln(3 - exp(1))
    }
    expectZero("√(1 − sin² 2) = −cos 2") { try sqrt(1 - sin(2) * sin(2)) + cos(2) }
    expectZero("ln cos² 2 = 2 ln(−cos 2)") { try ln(power(cos(2), 2)) - 2 * ln(-cos(2)) }
    expectZero("sin² 3/2 = (1 − cos 3)/2") { try power(sin(3 / 2), 2) - (1 - cos(3)) / 2 }
  }

  @Test func sameThingsAreEqualEvenWhenNothingIsKnown() throws {
    let strange = Term.real(try Real(Rational(Integer(1), Integer(3))).gamma(within: budget))
    expectZero("x − x") { strange - strange }
    expectZero("(x + 1)² = x² + 2x + 1") {
      try power(strange + 1, 2) - strange * strange - 2 * strange - 1
    }
    // Two of a kind: equal expressions in different nodes.
    let again = Term.real(try Real(Rational(Integer(1), Integer(3))).gamma(within: budget))
    expectZero("Γ(⅓) twice") { strange - again }
  }

  /// What a form says is the number it was made from, whatever the rules did to it.
  @Test func formsAreEqualToTheirNumbers() throws {
    var generator = SplitMix64(seed: 21)
    for round in 0..<300 {
      let value = try randomExpression(&generator)
      guard let form = try value.real.normalForm(within: budget) else { continue }
      let (x, y) = (
        try value.real.enclosure(bits: 300, within: budget),
        try form.real.enclosure(bits: 300, within: budget)
      )
      let difference = x.subtracting(y, precision: 300)
      #expect(difference.mayBeZero, "round \(round): \(form.key)")
      #expect(difference.radius < .powerOfTwo(-100), "round \(round): \(form.key)")
    }
  }

  private func randomExpression(_ generator: inout SplitMix64) throws -> Term {
    let constants: [() throws -> Term] = [
      { 2 }, { 3 }, { 5 }, { try 1 / 2 }, { try 3 / 7 }, { pi }, { try sqrt(2) }, { try sqrt(5) },
      { exp(1) }, { try ln(2) }, { try pi / 5 }, { -(try sqrt(3)) }, { try pi / 7 },
    ]
    var value = try constants.randomElement(using: &generator)?() ?? 1
    for _ in 0..<4 {
      let other = try constants.randomElement(using: &generator)?() ?? 1
      let magnitude = Term.real(try value.real.magnitude(within: budget))
      switch Int.random(in: 0..<12, using: &generator) {
      case 0: value = value + other
      case 1: value = value - other
      case 2: value = value * other
      case 3: value = try value / other
      case 4: value = try sqrt(magnitude)
      case 5: value = try ln(magnitude + 1)
      case 6: value = exp(try -(magnitude / 10))
      case 7: value = sin(value)
      case 8: value = cos(value * 5, .degrees)
      case 9: value = atan(value)
      case 10: value = tanh(value)
      default: value = try power(magnitude + 1, 1 / 3)
      }
    }
    return value
  }
}
