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
        let work = LongFunctions(bits: bits, budget: .interactive)
        guard let value = try pair.long(work, fraction) else { return }
        count += 1
        let truth = pair.mpfr(Ball(x, precision: bits + 300), bits + 200)
        #expect(value.ball.holds(truth), "\(pair.name) of \(x) with \(bits) bits")
        #expect(value.ball.accuracy >= bits - 8, "\(pair.name) of \(x) with \(bits) bits")
      }
    }
    #expect(count > 20, "\(pair.name) hardly ever gave a value")
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
    ]
    for (index, (value, expected)) in rows.enumerated() {
      let digits = try value.digits(
        .significant(100_000), wholeUpTo: 0, rounding: .halfEven, within: budget)
      #expect(String(decoding: digits.digits.suffix(30), as: UTF8.self) == expected, "\(index)")
    }
  }

  @Test func argumentsThatTakeLongerThanInMPFRAreLeftToIt() throws {
    let work = LongFunctions(bits: 1 << 15, budget: .interactive)
    let long = try #require(
      BinaryFraction(Rational("1.0000000000000000000000000000001") ?? 0, limit: 1000))
    #expect(try work.exponential(long, minusOne: false) == nil)
    #expect(try work.sin(long) == nil)
    #expect(try work.sin(BinaryFraction(1000)) == nil)
    #expect(try work.exponential(BinaryFraction(1, exponent: 60), minusOne: false) == nil)
    #expect(BinaryFraction(Rational("1e-100000") ?? 0, limit: 1 << 12) == nil)
  }

  /// Ctrl-C and limits of time are looked for between the multiplications.
  @Test func seriesCanBeStopped() throws {
    let operations: [(Operation, Real)] = [
      (.pi, 0), (.function(.exp), 1), (.sin(.radians), 1),
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
    #expect(
      refusal { try Real.e.enclosure(bits: 1 << 17, within: budget) }
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
