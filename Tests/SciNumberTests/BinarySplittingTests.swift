import Synchronization
import TestSupport
import Testing

@testable import SciNumber

/// Binary splitting beside MPFR's functions, which share no code with it, and beside Arb.
@Suite struct BinarySplittingTests {
  /// A function of this target and MPFR's, or one of balls that is made of MPFR's.
  struct Pair: Sendable, CustomTestStringConvertible {
    let name: String
    let long: @Sendable (LongFunctions, BinaryFraction) throws -> WorkingBall?
    let mpfr: @Sendable (Ball, _ precision: Int) -> Ball
    /// The arguments lie in (−limit, limit), or in (0, limit) for a limit below 0.
    var limit = 12

    var testDescription: String { name }
  }

  static let pairs = [
    Pair(
      name: "exp", long: { try $0.exponential($1, minusOne: false) },
      mpfr: { $0.exp(precision: $1) }, limit: 3000),
    Pair(
      name: "expm1", long: { try $0.exponential($1, minusOne: true) },
      mpfr: { $0.expMinusOne(precision: $1) }, limit: 40),
    Pair(name: "sinh", long: { try $0.sinh($1) }, mpfr: { $0.sinh(precision: $1) }),
    Pair(name: "cosh", long: { try $0.cosh($1) }, mpfr: { $0.cosh(precision: $1) }),
    Pair(
      name: "tanh", long: { try $0.tanh($1) }, mpfr: { $0.image(under: .tanh, precision: $1) }),
    Pair(
      name: "sin", long: { try $0.sin($1) },
      mpfr: { $0.sineOrCosine(.sin, .radians, precision: $1) }),
    Pair(
      name: "cos", long: { try $0.cos($1) },
      mpfr: { $0.sineOrCosine(.cos, .radians, precision: $1) }),
    Pair(name: "tan", long: { try $0.tan($1) }, mpfr: { $0.tan(.radians, precision: $1) }),
    Pair(
      name: "log", long: { try $0.log($1) }, mpfr: { $0.log(precision: $1) }, limit: -1000),
    Pair(
      name: "log1p", long: { try $0.logOnePlus($1) }, mpfr: { $0.logOnePlus(precision: $1) },
      limit: -12),
    Pair(
      name: "atan", long: { try $0.atan($1) }, mpfr: { $0.atan(.radians, precision: $1) },
      limit: 1000),
  ]

  /// Fractions of all sizes: small and large denominators, powers of two and of ten, and tiny ones.
  private func argument(_ generator: inout SplitMix64, limit: Int) -> Rational {
    let denominator: Integer =
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: 1
      case 1: Integer(Int.random(in: 2...9, using: &generator))
      case 2: Integer(1 << Int.random(in: 1...40, using: &generator))
      case 3: Integer(10).power(UInt.random(in: 1...12, using: &generator), limit: 100) ?? 1
      default: Integer(Int.random(in: 1...100_000, using: &generator))
      }
    // One in eight is tiny.
    let isTiny = Int.random(in: 0..<8, using: &generator) == 0
    let most = isTiny ? 1000 : Int.random(in: 1...abs(limit), using: &generator) * 1000
    let numerator = Integer(Int.random(in: 1...most, using: &generator))
    let value =
      isTiny
      ? Rational(numerator, denominator * (Integer(7).power(60, limit: 1000) ?? 1))
      : Rational(
        (numerator * denominator).quotientAndRemainder(dividingBy: 1000).quotient + 1, denominator)
    return limit > 0 && Bool.random(using: &generator) ? value.negated() : value
  }

  @Test(arguments: pairs)
  func resultsContainTheValuesOfMPFR(_ pair: Pair) throws {
    var generator = SplitMix64(seed: 11)
    var count = 0
    for round in 0..<40 {
      let most = round < 36 ? 12_000 : 100_000
      let bits = Int.random(in: most / 2...most, using: &generator)
      let x = argument(&generator, limit: pair.limit)
      let fraction = try #require(BinaryFraction(x, limit: 1 << 12))
      try BigFloat.withWidestExponents {
        let work = LongFunctions(
          bits: bits, budget: .interactive, fewestBitsBesideNeighbour: 0)
        guard let value = try pair.long(work, fraction) else { return }
        count += 1
        let truth = pair.mpfr(Ball(x, precision: bits + 300), bits + 200)
        #expect(value.ball.holds(truth), "\(pair.name) of \(x) with \(bits) bits")
        #expect(value.ball.accuracy >= bits - 8, "\(pair.name) of \(x) with \(bits) bits")
      }
    }
    #expect(count > 10, "\(pair.name) hardly ever gave a value")
  }

  @Test func piContainsTheValueOfMPFR() throws {
    for bits in [64, 65, 100, 1_000, 16_383, 16_384, 33_333, 100_000] {
      let pi = try ChudnovskySeries.pi(bits: bits, within: .interactive)
      #expect(pi.ball.holds(.pi(precision: bits + 200)), "\(bits)")
      #expect(pi.ball.accuracy >= bits - 8, "\(bits)")
    }
  }

  /// The last 30 of 100,000 digits, from python-flint 0.9.0 over FLINT 3.6.0 (Arb balls).
  @Test func digitsAreThoseOfArb() throws {
    let budget = EvaluationBudget.interactive
    func real(_ numerator: Int, _ denominator: Int) -> Real {
      Real(Rational(Integer(numerator), Integer(denominator)))
    }
    let rows: [(Real, String)] = [
      (.pi, "571279091376742080565549362465"),
      (.e, "254137768605429107972100427166"),
      (real(1, 3).exp(within: budget), "474536227291911840927420888663"),
      (real(-5, 7).exp(within: budget), "921396482010732373681547303536"),
      (Real(1).sin(.radians, within: budget), "580059773391863302912746790280"),
      (real(1, 10).cos(.radians, within: budget), "067545726428395165860027927429"),
      (try real(3, 2).tan(.radians, within: budget), "225956610489987787873729286364"),
      (real(1, 7).sinh(within: budget), "952148615139510065832364268344"),
      (Real(2).cosh(within: budget), "370938677584575071899281708395"),
      (real(22, 7).sin(.radians, within: budget), "734975739391046301677630414325"),
      (Real(1000).exp(within: budget), "141680717380790918358967311881"),
      (try Real(2).log(within: budget), "561962359202205469487696859274"),
      (try Real(3).log(within: budget), "206094338157314169332558363542"),
      (try real(11, 7).log(within: budget), "304815975496358544200876269021"),
      (try real(10_001, 10_000).log(within: budget), "908773109920056964344731575300"),
      (try real(1, 3).atanh(within: budget), "780981179601102734743848429637"),
      (real(1, 3).atan(.radians, within: budget), "300296040840550497295708269278"),
      (real(22, 7).atan(.radians, within: budget), "186750558915157950970616333927"),
      (real(-2, 3).atan(.radians, within: budget), "613988343118573158130093634592"),
      (try real(1, 4).gamma(within: budget), "101757195249206994106702741714"),
      (try real(1, 3).gamma(within: budget), "977997232316203999042075882651"),
      (try real(5, 6).gamma(within: budget), "337617319928685378954677464822"),
      (try real(1, 5).gamma(within: budget), "414372743101762139488454806938"),
      (try real(22, 7).gamma(within: budget), "453588035593097949011174410106"),
    ]
    for (index, (value, expected)) in rows.enumerated() {
      let digits = try value.digits(
        .significant(100_000), wholeUpTo: 0, rounding: .halfEven, within: budget)
      #expect(String(decoding: digits.digits.suffix(30), as: UTF8.self) == expected, "\(index)")
    }
  }

  @Test func gammaContainsTheValueOfMPFR() throws {
    let parts: [(Int, Int)] = [
      (1, 3), (2, 3), (1, 4), (3, 4), (1, 6), (5, 6), (1, 2), (1, 5), (3, 7), (999, 1000),
      (7, 3), (41, 4), (601, 6), (2003, 2), (123, 11),
    ]
    for (n, d) in parts {
      for bits in [64, 1_000, 3_000] {
        let value = try #require(
          try LongFunctions(bits: bits, budget: .interactive).gamma(
            BinaryFraction(Integer(n), Integer(d))))
        let x = Ball(Rational(Integer(n), Integer(d)), precision: bits + 300)
        #expect(value.ball.holds(x.gamma(precision: bits + 200)), "\(n)/\(d), \(bits) bits")
        #expect(value.ball.accuracy >= bits - 8, "\(n)/\(d), \(bits) bits")
      }
    }
  }

  /// The product of ((x + 1)/(x − 1))^c is the prime, and that of (x + i)^c has the argument of the Gaussian prime, up to turns.
  @Test func formulasOfMachinAreIdentities() throws {
    let logarithms = MachinFormula.logarithms
    for (prime, counts) in zip([2, 3, 5, 7], logarithms.coefficients) {
      var product: Rational = 1
      for (x, count) in zip(logarithms.reciprocals, counts) {
        let factor = Rational(Integer(x + 1), Integer(x - 1))
        product = product * (try #require(factor.power(Integer(count), limit: 1 << 20)))
      }
      #expect(product == Rational(prime))
    }
    let arguments = MachinFormula.arguments
    let primes = [GaussianInteger(1, 1), GaussianInteger(2, 1), GaussianInteger(3, 2)]
    for (prime, counts) in zip(primes, arguments.coefficients) {
      var product = prime.conjugate
      var sum = Ball(exact: BigFloat(0))
      for (x, count) in zip(arguments.reciprocals, counts) {
        let factor = GaussianInteger(Integer(x), count > 0 ? 1 : -1)
        for _ in 0..<abs(count) { product = product * factor }
        let angle = Ball(Rational(1, x), precision: 64).atan(.radians, precision: 64)
        sum = sum.adding(
          angle.multiplied(by: Ball(exact: BigFloat(count)), precision: 64), precision: 64)
      }
      #expect(product.imaginary.isZero && product.real.signum > 0)
      #expect(sum.signum == 1 && sum.magnitude < .one)
    }
  }

  /// Every direction of the plane, and so every turn of the sums of arguments.
  @Test func arctangentsOfAllSizesAreThoseOfMPFR() throws {
    for n in 1...24 {
      for d in 1...12 {
        let x = Rational(n, d)
        let fraction = try #require(BinaryFraction(x, limit: 100))
        guard let value = try LongFunctions(bits: 200, budget: .interactive).atan(fraction) else {
          Issue.record("\(x) was left out")
          continue
        }
        let truth = Ball(x, precision: 600).atan(.radians, precision: 500)
        #expect(value.ball.holds(truth), "\(x)")
      }
    }
  }

  @Test func factorialsKnowTheirTens() {
    for n in [0, 1, 5, 20, 21, 24, 25, 100, 124, 125, 1000, 3125] {
      #expect(
        Rational.factorial(n, limit: 1 << 20)
          == Integer.factorial(n, limit: 1 << 20).map { Rational($0) }, "\(n)")
    }
  }

  @Test func argumentsThatTakeLongerThanInMPFRAreLeftToIt() throws {
    let work = LongFunctions(bits: 1 << 15, budget: .interactive)
    let long = try #require(
      BinaryFraction(Rational("1.0000000000000000000000000000001") ?? 0, limit: 1000))
    #expect(try work.exponential(long, minusOne: false) == nil)
    #expect(try work.sin(long) == nil)
    #expect(try work.sin(BinaryFraction(1000)) == nil)
    #expect(try work.log(BinaryFraction(11)) == nil)
    #expect(try work.log(BinaryFraction(10)) != nil)
    #expect(try work.exponential(BinaryFraction(1, exponent: 60), minusOne: false) == nil)
    #expect(BinaryFraction(Rational("1e-100000") ?? 0, limit: 1 << 12) == nil)
  }

  /// Ctrl-C and limits of time are looked for between the multiplications.
  @Test func seriesCanBeStopped() throws {
    let operations: [(Operation, Real)] = [
      (.pi, 0), (.function(.exp), 1), (.sin(.radians), 1), (.function(.log), 3),
      (.atan(.radians), 3), (.function(.gamma), Real(Rational(1, 5))),
    ]
    for (operation, argument) in operations {
      let questions = Mutex(0)
      var budget = EvaluationBudget.interactive
      budget.isCancelled = {
        questions.withLock {
          $0 += 1
          return $0 == 50
        }
      }
      let value = Real(operation, argument)
      #expect(refusal { try value.enclosure(bits: 1 << 16, within: budget) } == .cancelled)
      #expect(questions.withLock { $0 } == 50)
    }
  }

  @Test func memoryIsPredicted() {
    var budget = EvaluationBudget.interactive
    budget.memory = 1 << 19
    // Not `Real.e`, which may remember digits of another test.
    let e = Real(.function(.exp), 1)
    #expect(
      refusal { try e.enclosure(bits: 1 << 17, within: budget) }
        == .memoryLimit(bytes: 1 << 19, needed: 0))
  }
}

extension Ball {
  /// Whether every point of `other` is one of this ball, whatever their precision.
  fileprivate func holds(_ other: Ball) -> Bool {
    let precision = max(midpoint.precision, other.midpoint.precision) + 64
    let distance =
      midpoint
      .applying(.subtract, other.midpoint, precision: precision, rounding: .awayFromZero)
    return Magnitude(atLeast: distance) + other.radius <= radius
  }
}
