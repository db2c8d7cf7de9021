import SciNumber
import SciSyntax
import SciUnits
import TestSupport
import Testing

@testable import SciCalculator

/// One harness for all arithmetics: each primitive, each operator and each defined function, from the tables themselves.
///
/// What is exact is right by other tests. So a narrower arithmetic is held against it: its value lies in the enclosure of a wider one.
@Suite struct ArithmeticTests {
  private static let settings = CalculatorSettings.standard
  private static let units: [AngleUnit] = [.degrees, .radians, .gradians, .turns]

  /// How many values have to be compared, so that a test shows something.
  private static let leastCount = LongTests.areRun ? 20 : 5

  /// Pairs of numbers for an angle unit: one in four, and all of them in the long tests, since few primitives take angles.
  private static func pairs(
    _ xs: [Rational], _ ys: [Rational], in unit: AngleUnit
  ) -> [(Rational, Rational)] {
    let pairs = Array(zip(xs, ys))
    guard !LongTests.areRun, let start = units.firstIndex(of: unit) else { return pairs }
    return stride(from: start, to: pairs.count, by: units.count).map { pairs[$0] }
  }

  private static func context(_ unit: AngleUnit) -> Function.Context {
    Function.Context(angleUnit: unit, budget: .interactive, shareUnit: nil, wordSize: nil)
  }

  /// Decimals of many sizes, and the numbers beside which something happens.
  private static func numbers(_ seed: UInt64, count: Int) -> [Rational] {
    var generator = SplitMix64(seed: seed)
    let special: [Rational] = [0, 1, -1, 2, 3, 30, 45, -90, Rational(1, 2), Rational(-1, 3)]
    let random = (0..<count).map { _ in
      Rational(WideInt.random(in: -99_999...99_999, using: &generator))
        / Rational([1, 10, 100, 1000, 100_000].randomElement(using: &generator) ?? 1)
    }
    return special + random
  }

  /// Whether the first operand is an integer that stands at the function.
  private static func takesOrder(_ primitive: Primitive) -> Bool {
    [.polygamma, .besselJ, .besselY, .besselI, .besselK].contains(primitive)
  }

  /// Whether the first operand is a parameter, and a function of the second one is meant.
  private static func takesParameter(_ primitive: Primitive) -> Bool {
    takesOrder(primitive) || primitive == .gammaP || primitive == .gammaQ
  }

  /// First operands of a primitive: orders are small integers, and inverses of the error functions have values next to 0 alone.
  private static func operands(of primitive: Primitive, seed: UInt64) -> [Rational] {
    let numbers = numbers(seed, count: 30)
    if takesOrder(primitive) { return numbers.indices.map { Rational(WideInt($0 % 4)) } }
    switch primitive {
    case .inverseErf, .inverseErfc, .dilogarithm:
      return numbers.map { $0 / 100_000 }
    default: return numbers
    }
  }

  /// What a primitive makes of numbers in an arithmetic; `nil` where it has no value.
  private static func value<A: Arithmetic>(
    _ primitive: Primitive, _ x: A.Element, _ y: A.Element, _ arithmetic: inout A
  ) -> A.Element? {
    primitive.isBinary
      ? try? arithmetic.apply(primitive, x, y) : try? arithmetic.apply(primitive, x)
  }

  /// The same for a number, with a parameter where the function takes one.
  private static func value<A: Arithmetic>(
    _ primitive: Primitive, _ x: A.Element, beside other: A.Element, _ arithmetic: inout A
  ) -> A.Element? {
    takesParameter(primitive)
      ? value(primitive, other, x, &arithmetic) : value(primitive, x, other, &arithmetic)
  }

  // A number with an angle is real only at multiples of half a turn.
  @Test(arguments: Primitive.allCases.filter { $0 != .polar && $0.operandCount < 3 })
  func shortValuesAndImagesContainTheExactOnes(_ primitive: Primitive) throws {
    let xs = Self.operands(of: primitive, seed: 7)
    let ys = Self.numbers(8, count: 30)
    var (exactCount, shortCount, imageCount) = (0, 0, 0)
    for unit in Self.units {
      var exact = ExactArithmetic(Self.context(unit))
      var short = SmallArithmetic(unit)
      var range = RangeArithmetic(unit: unit)
      for (x, y) in Self.pairs(xs, ys, in: unit) {
        let value = Self.value(primitive, .real(Real(x)), .real(Real(y)), &exact)?.real
        if value != nil { exactCount += 1 }
        if let a = SmallRational(x), let b = SmallRational(y),
          case .number(let small) = Self.value(
            primitive, .number(.rational(a)), .number(.rational(b)), &short)
        {
          shortCount += 1
          let value = try #require(value, "\(primitive)(\(x); \(y)) in \(unit)")
          try expect(small, holds: value, "\(primitive)(\(x); \(y)) in \(unit)")
        }
        guard let value, let (ends, image) = try image(primitive, x, y, &range) else { continue }
        imageCount += 1
        let doubles = try value.doubles(within: .interactive)
        #expect(
          image.intervals.contains { $0.lower <= doubles.upper && doubles.lower <= $0.upper },
          "\(primitive)(\(ends)) in \(unit) lacks the value at \(x), \(y)")
      }
    }
    #expect(exactCount > Self.leastCount, "\(primitive)")
    // Each primitive is enclosed on intervals.
    #expect(imageCount > Self.leastCount, "\(primitive)")
  }

  /// Balls and rectangles around numbers contain the values there, real and complex, wherever they are bounded.
  ///
  /// To the left of the imaginary axis the real roots of odd degree are not the principal ones, so that complex values are compared with them on the right alone.
  @Test(arguments: Primitive.allCases.filter { $0 != .polar && $0.operandCount < 3 })
  func analyticEnclosuresContainTheExactValues(_ primitive: Primitive) throws {
    let xs = Self.numbers(13, count: 30)
    let ys =
      Self.takesOrder(primitive)
      ? Self.operands(of: primitive, seed: 14) : Self.numbers(14, count: 30)
    var count = 0
    for unit in Self.units {
      let context = Self.context(unit)
      var exact = ExactArithmetic(context)
      for (x, y) in Self.pairs(xs, ys, in: unit) where x.magnitude < 1_000 {
        let other = Rational(primitive == .power || primitive == .root ? 3 : 1) * y
        guard
          let value = Self.value(primitive, .real(Real(x)), beside: .real(Real(other)), &exact)?
            .real
        else { continue }
        for bits in [64, 200] as [WideInt] {
          var balls = AnalyticArithmetic<WorkingBall>(context: context, bits: bits)
          let ball = try WorkingBall(Real(x), bits: bits, within: .interactive)
          guard
            let image = Self.value(
              primitive, .init(numbers: ball), beside: balls.constant(Real(other), .everything),
              &balls),
            !image.numbers.isUnbounded
          else { continue }
          let (lower, upper) = image.numbers.ends(bits: bits + 64)
          let bounds = try value.doubles(within: .interactive)
          #expect(
            lower.doubleBelow <= bounds.upper && bounds.lower <= upper.doubleAbove,
            "\(primitive)(\(x); \(other)) in \(unit)")
          count += 1
        }
        // They leave real numbers as they are, and continue so.
        if primitive == .conjugate || primitive == .realPart { continue }
        try expectRectangle(primitive, x, other, context)
      }
    }
    // What jumps or has a corner has no such enclosure.
    let others: Set<Primitive> = [
      .magnitude, .imaginaryPart, .argument, .sign, .floor, .ceiling, .truncate, .round, .atan2,
      .modulo, .remainder, .floorQuotient, .minimum, .maximum,
    ]
    #expect(others.contains(primitive) == (count < Self.leastCount), "\(primitive): \(count)")
  }

  private static func parts(of value: Value) -> (real: Real, imaginary: Real)? {
    switch value {
    case .scalar(.real(let number)): (number, 0)
    case .scalar(.complex(let quantity)): (quantity.value.real, quantity.value.imaginary)
    default: nil
    }
  }

  /// Rectangles of the machine's numbers and of balls with a random corner in x contain the values at points of theirs.
  private func expectRectangle(
    _ primitive: Primitive, _ x: Rational, _ y: Rational, _ context: Function.Context
  ) throws {
    var exact = ExactArithmetic(context)
    var rectangles = AnalyticArithmetic<Rectangle>(context: context, bits: 53)
    var balls = AnalyticArithmetic<ComplexBall>(context: context, bits: 64)
    let size = Rational(1, 16)
    let sides = try [x, x + size].map { try Real($0).doubles(within: .interactive) }
    let rectangle = Rectangle(
      Interval(sides[0].lower, sides[1].upper), Interval(-0.0625, 0.03125))
    let ball = try ComplexBall(
      WorkingBall(Real(x + size / 2), bits: 64, within: .interactive)
        + WorkingBall(Real(size / 2), bits: 64, within: .interactive).upToMagnitude,
      WorkingBall(Real(size), bits: 64, within: .interactive).upToMagnitude)
    let image = Self.value(
      primitive, .init(numbers: rectangle),
      beside: rectangles.constant(Real(y), Interval(of: y)), &rectangles)
    let ballImage = Self.value(
      primitive, .init(numbers: ball), beside: balls.constant(Real(y), .everything), &balls)
    for (real, imaginary) in [
      (x, 0), (x + size, 0), (x + size / 3, Rational(1, 32)), (x, Rational(-1, 16)),
    ] as [(Rational, Rational)] {
      if !imaginary.isZero, x.signum <= 0 { continue }
      let z = Value.scalar(Scalar(ComplexQuantity(Complex(Real(real), Real(imaginary)))))
      guard let value = Self.value(primitive, z, beside: .real(Real(y)), &exact),
        let parts = Self.parts(of: value)
      else { continue }
      let place = "\(primitive) at \(real) + \(imaginary)i, \(y), in \(context.angleUnit)"
      if let image = image?.numbers, !image.isUnbounded {
        let real = try parts.real.doubles(within: .interactive)
        let imaginary = try parts.imaginary.doubles(within: .interactive)
        #expect(
          image.real.lower <= real.upper && real.lower <= image.real.upper
            && image.imaginary.lower <= imaginary.upper
            && imaginary.lower <= image.imaginary.upper, "\(place)")
      }
      if let image = ballImage?.numbers, !image.isUnbounded {
        for (part, value) in [(image.real, parts.real), (image.imaginary, parts.imaginary)] {
          let (own, other) = (part.doubles, try value.doubles(within: .interactive))
          #expect(own.lower <= other.upper && other.lower <= own.upper, "\(place)")
        }
      }
    }
  }

  /// A rectangle that meets a pole or a cut has no bounded image: a bounded one is taken for a proof that there is none.
  @Test(
    arguments: [
      (.log, -1, 1, 1), (.log, -3, -2, 0.5), (.squareRoot, -3, -2, 0.5), (.squareRoot, -1, 1, 1),
      (.cubeRoot, -1, 1, 1), (.tan, 1, 2, 0.25), (.asin, 0.5, 1.5, 0.25), (.acos, -1.5, -0.5, 0.25),
      (.atan, -0.5, 0.5, 1.5), (.atanh, 0.5, 1.5, 0.25), (.acosh, 0.5, 1.5, 0.25),
      (.asinh, -0.5, 0.5, 1.5), (.tanh, -0.5, 0.5, 2), (.gamma, -0.5, 0.5, 0.25),
      (.logOnePlus, -1.5, -0.5, 0.25), (.acot, -0.5, 0.5, 0.25), (.log2, -1, 1, 1),
      (.log10, -1, 1, 1), (.factorial, -1.5, -0.5, 0.25),
    ] as [(Primitive, Double, Double, Double)])
  func imagesNextToCutsAreUnbounded(
    _ primitive: Primitive, _ left: Double, _ right: Double, _ height: Double
  ) throws {
    let context = Self.context(.radians)
    var rectangles = AnalyticArithmetic<Rectangle>(context: context, bits: 53)
    let rectangle = Rectangle(Interval(left, right), Interval(-height, height))
    let image = try rectangles.apply(primitive, .init(numbers: rectangle))
    #expect(image.numbers.isUnbounded)
    var balls = AnalyticArithmetic<ComplexBall>(context: context, bits: 64)
    func ball(_ lower: Double, _ upper: Double) throws -> WorkingBall {
      let middle = try #require(Rational(exactly: (lower + upper) / 2))
      let half = try #require(Rational(exactly: (upper - lower) / 2))
      return try WorkingBall(Real(middle), bits: 64, within: .interactive)
        + WorkingBall(Real(half), bits: 64, within: .interactive).upToMagnitude
    }
    let other = try balls.apply(
      primitive, .init(numbers: ComplexBall(ball(left, right), ball(-height, height))))
    #expect(other.numbers.isUnbounded)
  }

  private func expect(_ small: SmallReal, holds value: Real, _ place: String) throws {
    switch small {
    case .rational(let number):
      #expect(try value.compared(to: Real(number.rational), within: .interactive) == 0, "\(place)")
    case .ball(let ball):
      let ends = try value.doubles(within: .interactive)
      // Beyond the machine's numbers there are no bounds to compare.
      guard let bounds = ball.doubles else { return }
      #expect(bounds.lower <= ends.upper && ends.lower <= bounds.upper, "\(place)")
    }
  }

  /// The image of small intervals around two numbers.
  private func image(
    _ primitive: Primitive, _ x: Rational, _ y: Rational, _ range: inout RangeArithmetic
  ) throws -> (String, ValueEnclosure)? {
    func around(_ number: Rational) throws -> Interval {
      let ends = try Real(number).doubles(within: .interactive)
      return Interval(ends.lower, ends.upper + 0.125)
    }
    let point = try Real(x).doubles(within: .interactive).lower
    let first = Self.takesOrder(primitive) ? Interval(point) : try around(x)
    let second = try around(y)
    let element = Self.value(
      primitive, .number(Jet(whole: ValueEnclosure(first), centre: nil, slope: nil)),
      .number(Jet(whole: ValueEnclosure(second), centre: nil, slope: nil)), &range)
    guard case .number(let jet) = element else { return nil }
    return ("\(first); \(second)", jet.whole)
  }

  /// Arguments of functions that have no value for most numbers.
  private static let arguments: [String: [[Rational]]] = {
    let half = Rational(1, 2)
    let rates = [Rational(1, 100), half, -half, 0, 2, Rational(1, 3)]
    func annuities(_ numbers: [Rational]...) -> [[Rational]] {
      rates.flatMap { rate in numbers.map { [rate] + $0 } }
    }
    let probabilities = [half, Rational(1, 10), Rational(3, 4), Rational(99, 100)]
    let shapes: [[Rational]] = [[1, half], [3, 2], [Rational(5, 2), 7]]
    return [
      "betai": shapes.flatMap { shape in probabilities.map { shape + [$0] } },
      "binompdf": probabilities.flatMap { p in [[0, 5, p], [2, 5, p], [5, 5, p], [7, 9, p]] },
      "binomcdf": probabilities.flatMap { p in [[0, 5, p], [2, 5, p], [5, 5, p], [-1, 9, p]] },
      "expinv": probabilities.flatMap { p in [[p, 1], [p, 3], [p, half]] },
      "pmt": annuities([12, 1000, 0, 0], [Rational(7, 2), 500, -20, 1]),
      "fv": annuities([12, -10, 1000, 0], [Rational(7, 2), 5, -20, 1]),
      "pv": annuities([12, -10, 1000, 0], [Rational(7, 2), 5, -20, 1]),
      "nper": annuities([-900, 1000, 0, 0], [-900, 500, 20, 1]),
      "ispmt": annuities([1, 4, 1000], [2, 7, -20]),
    ]
  }()

  /// A number with 30 digits, without zeros at the end.
  private static func text(_ number: Real) throws -> String {
    let digits = try number.digits(
      .significant(30), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
    var text = "\(digits)"
    guard text.contains("."), !text.contains("e") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A function computed in a better way is what its definition says: both agree to 30 digits.
  @Test(
    arguments: FunctionTable.all.filter {
      $0.definition != nil && !$0.body.isVariadic && $0.family != .complex
    }.map(\.name))
  func functionsAreWhatTheyAreDefinedToBe(_ name: String) throws {
    let function = try #require(FunctionTable.function(named: name))
    let names = function.definitionParameters
    let definition = try #require(function.definition?.description)
    // Beyond this, 2^x and the like are only long.
    let arguments =
      Self.arguments[name]
      ?? zip(Self.numbers(9, count: 12), Self.numbers(10, count: 12)).map { [$0, $1, 2] }
      .filter { $0[0].magnitude < 200 }
    var count = 0
    for unit in Self.units {
      var settings = Self.settings
      settings.angleUnit = unit
      let other = try Expression(definition, parameters: names, settings: settings)
      let call = try Expression(
        "\(name)(\(names.joined(separator: "; ")))", parameters: names, settings: settings)
      for numbers in arguments {
        let bindings = Dictionary(uniqueKeysWithValues: zip(names, numbers.map { Real($0) }))
        guard let value = try? call.evaluate(bindings).real,
          let expected = try? other.evaluate(bindings).real
        else { continue }
        #expect(
          try Self.text(value) == Self.text(expected), "\(name)(\(numbers)) in \(unit)")
        count += 1
      }
    }
    #expect(count > 8, "\(name)")
  }

  /// Dual numbers over exact ones, against difference quotients: f′ is between the slopes of short chords for what is smooth.
  @Test(arguments: Primitive.allCases.filter { $0.operandCount < 3 })
  func slopesAreDerivatives(_ primitive: Primitive) throws {
    let step = Rational(1, 1_000_000_000_000)
    var count = 0
    for unit in [AngleUnit.degrees, .radians] {
      var dual = DualArithmetic(base: ExactArithmetic(Self.context(unit)))
      var exact = ExactArithmetic(Self.context(unit))
      for (x, y) in zip(Self.numbers(11, count: 20), Self.numbers(12, count: 20)) {
        typealias Element = DualArithmetic<ExactArithmetic>.Element
        let variable = Element(value: .real(Real(x)), slope: .real(1))
        let other = Element(value: .real(Real(y)), slope: nil)
        guard let slope = Self.value(primitive, variable, other, &dual)?.slope?.real,
          let before = Self.value(primitive, .real(Real(x - step)), .real(Real(y)), &exact)?.real,
          let after = Self.value(primitive, .real(Real(x + step)), .real(Real(y)), &exact)?.real
        else { continue }
        let budget = EvaluationBudget.interactive
        let chord = try after.subtracting(before, within: budget)
          .divided(by: Real(2 * step), within: budget)
        // The chord differs from the slope by the third derivative times 10⁻²⁴/6.
        let (a, b) = (
          try slope.doubles(within: budget).lower, try chord.doubles(within: budget).lower
        )
        guard a.isFinite, b.isFinite else { continue }
        #expect(abs(a - b) <= 1e-9 * max(1, abs(a)), "\(primitive)(\(x); \(y)) in \(unit)")
        count += 1
      }
    }
    let others: Set<Primitive> = [
      .remainder, .floorQuotient, .imaginaryPart, .argument, .polar, .polygamma, .besselJ,
      .besselY, .besselI, .besselK, .gammaP, .gammaQ, .zeta,
    ]
    #expect(others.contains(primitive) == (count == 0), "\(primitive)")
  }

  /// Derivatives from tables (DLMF 4.7, 4.20, 4.34), exactly.
  @Test(
    arguments: [
      ("x^3", 2, "12"), ("1/x", 4, "-0.0625"), ("x^2 + 3*x - 1", 5, "13"), ("sqrt(x)", 4, "0.25"),
      ("exp(2*x)", 0, "2"), ("ln(x^2)", 3, "0.66666666666666666667"), ("abs(x)*x", -3, "6"),
      ("x^x", 1, "1"), ("root(x; 3)", 8, "0.083333333333333333333"), ("max(x; 2)*x", 3, "6"),
      ("x > 1 ? x^2 : x", 2, "4"), ("tanh(x)", 0, "1"), ("hypot(x; 3)", 4, "0.8"),
      ("sech(x)", 0, "0"), ("x + 10%", 7, "1.1"),
    ] as [(String, Int, String)])
  func derivativesAreExact(_ text: String, _ x: Int, _ expected: String) throws {
    var settings = Self.settings
    settings.angleUnit = .radians
    let slope = try Expression(text, parameters: ["x"], settings: settings).derivative(at: Real(x))
    #expect(
      try ResultFormat.standard.text(of: .real(slope), within: .interactive).string == expected)
  }

  @Test(arguments: ["abs(x)", "floor(x)", "max(x; -x)", "gamma(x)"])
  func cornersHaveNoSlope(_ text: String) throws {
    let expression = try Expression(text, parameters: ["x"])
    #expect(throws: CalculatorError.self) { _ = try expression.derivative(at: 0) }
  }
}
