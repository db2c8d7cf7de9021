import SciNumber
import Testing

@testable import SciCalculator

/// Rectangles around complex numbers, in functions whose enclosures follow from slopes and bounds.
///
/// The values are those of python-flint 0.9's balls (Arb), rounded to doubles. Above the axis and left of 1, its logarithmic integral has iπ more than the function that continues the real one.
struct SpecialEnclosureTests {
  private static let context = Function.Context(
    angleUnit: .radians, budget: .interactive, shareUnit: nil, wordSize: nil)

  /// A rectangle of an eighth of a unit around a number.
  private static func rectangle(_ real: Double, _ imaginary: Double) -> Rectangle {
    Rectangle(
      Interval(real - 0.0625, real + 0.0625), Interval(imaginary - 0.0625, imaginary + 0.0625))
  }

  private func expect(_ image: Rectangle, holds real: Double, _ imaginary: Double) {
    #expect(!image.isUnbounded)
    #expect(image.real.contains(real) && image.imaginary.contains(imaginary))
  }

  private static let unary: [(Primitive, Double, Double, Double, Double)] = [
    (.digamma, 1.5, 0.5, 0.1318926373545227, 0.44065951997751457),
    (.digamma, 3, -1, 0.9946503206224769, -0.3766740474685812),
    (.digamma, 0.75, 0.25, -0.9352343775793488, 0.5889772638338683),
    (.dilogarithm, 0.3, 0.4, 0.2665968667427404, 0.461362891819109),
    (.dilogarithm, -1.5, 1, -1.2147115433604843, 0.5981744266610288),
    (.dilogarithm, 0.75, -0.5, 0.748963430243851, -0.7793708522545806),
    (.lambertW, 1.5, 0.5, 0.7409535491323759, 0.13783241503155708),
    (.lambertW, 3, -1, 1.070835222330208, -0.1670228678653034),
    (.lambertW, 0.75, 0.25, 0.4784917829179462, 0.10524549499161238),
    (.exponentialIntegral, 1.5, 0.5, 3.1761274377203126, 1.4602630570251847),
    (.exponentialIntegral, 3, -1, 7.823134676001579, -6.097519783992306),
    (.exponentialIntegral, 0.75, 0.25, 1.2339348653119775, 0.6925479808549606),
    (.exponentialIntegralE1, 1.5, 0.5, 0.0717029954639387, -0.0651386282792384),
    (.exponentialIntegralE1, 3, -1, 0.003790056064295728, 0.011984141410537802),
    (.exponentialIntegralE1, 0.75, 0.25, 0.29726910781369437, -0.14637193042310753),
    (.logarithmicIntegral, 1.5, 0.5, 0.4784022517744099, 1.0177774049367563),
    (.logarithmicIntegral, 3, -1, 2.2879892769816825, -0.8723293548852837),
    (.logarithmicIntegral, 0.75, 0.25, -0.5869544740452141, -0.6547758107361026),
    (.sineIntegral, 1.5, 0.5, 1.3747980929089134, 0.3353636489727626),
    (.sineIntegral, 3, -1, 2.0277151656451253, -0.015210926166954212),
    (.sineIntegral, 0.75, 0.25, 0.7343588792848548, 0.22794063859474212),
    (.cosineIntegral, 1.5, 0.5, 0.554763884418766, 0.00593041849033683),
    (.cosineIntegral, 3, -1, 0.07813423047749571, 0.3781473390478792),
    (.cosineIntegral, 0.75, 0.25, 0.21837266986978762, 0.23185416176688628),
    (.hyperbolicSineIntegral, 1.5, 0.5, 1.6239152165921258, 0.6975622143729732),
    (.hyperbolicSineIntegral, 3, -1, 3.9134623660329373, -3.0427678212908837),
    (.hyperbolicSineIntegral, 0.75, 0.25, 0.765601986562836, 0.27308802521592657),
    (.hyperbolicCosineIntegral, 1.5, 0.5, 1.552212221128187, 0.7627008426522115),
    (.hyperbolicCosineIntegral, 3, -1, 3.909672309968642, -3.0547519627014217),
    (.hyperbolicCosineIntegral, 0.75, 0.25, 0.4683328787491416, 0.4194599556390341),
    (.ellipticK, 0.3, 0.4, 1.65024192564194, 0.20951070412398676),
    (.ellipticK, -2, 1, 1.1508953676782991, 0.10598883654857362),
    (.ellipticK, 0.75, -0.25, 1.9923714107300927, -0.344034551700882),
    (.ellipticE, 0.3, 0.4, 1.462512810717238, -0.1751606054169262),
    (.ellipticE, -2, 1, 2.201765471437655, -0.2507200059242914),
    (.ellipticE, 0.75, -0.25, 1.2317408281009965, 0.1503626031422751),
    (.zeta, 1.5, 0.5, 1.6136857738477235, -0.966099383192756),
    (.zeta, 3, -2, 0.9730419604189424, 0.1476955930004538),
    (.zeta, 1.25, 0.125, 3.7951910134701397, -1.5912076380006235),
  ]

  @Test(arguments: unary)
  func rectanglesHoldTheValues(
    _ primitive: Primitive, _ x: Double, _ y: Double, _ real: Double, _ imaginary: Double
  ) throws {
    var rectangles = AnalyticArithmetic<Rectangle>(context: Self.context, bits: 53)
    let image = try rectangles.apply(primitive, .init(numbers: Self.rectangle(x, y)))
    expect(image.numbers, holds: real, imaginary)
  }

  private static let binary: [(Primitive, Double, Double, Double, Double, Double)] = [
    (.besselJ, 0, 1.5, 0.5, 0.5295140485479566, -0.2874548129590187),
    (.besselJ, 1, 3, -1, 0.43261563940523967, 0.42950578688424357),
    (.besselJ, 3, 0.75, 0.5, -0.002179498124517558, 0.01480595450779401),
    (.besselY, 0, 1.5, 0.5, 0.4639393363985016, 0.20226373155022684),
    (.besselY, 1, 3, -1, 0.5248610524469606, -0.28797508675491895),
    (.besselY, 3, 0.75, 0.5, 0.6836556561889949, 7.165129825439952),
    (.besselI, 0, 1.5, 0.5, 1.5247265350575945, 0.47523949213396444),
    (.besselI, 1, 3, -1, 2.463175538387102, -3.0855936437832487),
    (.besselI, 3, 0.75, 0.5, -0.003697553080223458, 0.015115919376380026),
    (.besselK, 0, 1.5, 0.5, 0.1672845613509406, -0.12565741212241097),
    (.besselK, 1, 3, -1, 0.0144089204948661, 0.036000311479608416),
    (.besselK, 3, 0.75, 0.5, -2.9309357602852066, -10.061624461976196),
    (.polygamma, 0, 1.5, 0.5, 0.1318926373545227, 0.44065951997751457),
    (.polygamma, 1, 3, -1, 0.34300009662276376, 0.13423354275931887),
    (.polygamma, 3, 0.75, 0.5, -6.035581194041226, -7.03212060731785),
    (.gammaP, 0.5, 1.5, 0.5, 0.9329608598392233, 0.0473094949132079),
    (.gammaP, 2.5, 3, -1, 0.7442155161972538, -0.19120950420434357),
    (.gammaP, 1, 0.75, 0.5, 0.5854593504942165, 0.22646458896647165),
    (.gammaQ, 0.5, 1.5, 0.5, 0.0670391401607767, -0.0473094949132079),
    (.gammaQ, 2.5, 3, -1, 0.25578448380274615, 0.19120950420434357),
    (.gammaQ, 1, 0.75, 0.5, 0.41454064950578356, -0.22646458896647165),
  ]

  @Test(arguments: binary)
  func rectanglesHoldTheValues(
    _ primitive: Primitive, _ parameter: Double, _ x: Double, _ y: Double, _ real: Double,
    _ imaginary: Double
  ) throws {
    var rectangles = AnalyticArithmetic<Rectangle>(context: Self.context, bits: 53)
    let order = try #require(Rational(exactly: parameter))
    let image = try rectangles.apply(
      primitive, rectangles.number(order), .init(numbers: Self.rectangle(x, y)))
    expect(image.numbers, holds: real, imaginary)
  }

  /// I(a, b, z), by the same balls.
  @Test(
    arguments: [
      (2, 3, 0.5, 0.125, 0.711669921875, 0.19140625),
      (0.5, 2.5, 0.25, 0.125, 0.7793002135214232, 0.1308457449632694),
      (2.5, 2.5, 0.625, -0.25, 0.7877061940058889, -0.43543580267795173),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func rectanglesHoldTheBetaFunction(
    _ a: Double, _ b: Double, _ x: Double, _ y: Double, _ real: Double, _ imaginary: Double
  ) throws {
    var rectangles = AnalyticArithmetic<Rectangle>(context: Self.context, bits: 53)
    let parameters = try (#require(Rational(exactly: a)), #require(Rational(exactly: b)))
    let image = try rectangles.apply(
      RegularisedBeta.self, rectangles.number(parameters.0), rectangles.number(parameters.1),
      .init(numbers: Self.rectangle(x, y)))
    expect(image.numbers, holds: real, imaginary)
  }

  /// With parameters that are intervals, the image holds the values at all corners.
  @Test(arguments: [Primitive.gammaP, .gammaQ, .regularisedBeta])
  func parametersMayBeIntervals(_ primitive: Primitive) throws {
    let sides: [[Double]] =
      primitive == .regularisedBeta
      ? [[0.5, 0.75], [2, 2.5], [0.25, 0.5]] : [[0.5, 0.75], [1, 1.25]]
    let jets = sides.map { RangeArithmetic.Element.number(.constant(Interval($0[0], $0[1]))) }
    var range = RangeArithmetic(unit: .radians)
    let image =
      sides.count == 3
      ? try range.apply(primitive, jets[0], jets[1], jets[2])
      : try range.apply(primitive, jets[0], jets[1])
    guard case .number(let jet) = image, let values = jet.whole.single else {
      Issue.record("the image is no interval")
      return
    }
    var exact = ExactArithmetic(Self.context)
    for corner in 0..<(1 << sides.count) {
      let numbers = try sides.enumerated().map { place, side in
        Value.real(Real(try #require(Rational(exactly: side[corner >> place & 1]))))
      }
      let value =
        sides.count == 3
        ? try exact.apply(primitive, numbers[0], numbers[1], numbers[2])
        : try exact.apply(primitive, numbers[0], numbers[1])
      let bounds = try #require(value.real).doubles(within: .interactive)
      #expect(values.lower <= bounds.upper && bounds.lower <= values.upper)
    }
  }

  /// Where a function has a pole or a cut in the rectangle, there is no bound.
  @Test(
    arguments: [
      (.digamma, 0, 0.25), (.dilogarithm, 1, 0.25), (.exponentialIntegral, 0, 0.25),
      (.exponentialIntegralE1, 0, 0.25), (.logarithmicIntegral, 1, 0.25),
      (.cosineIntegral, 0, 0.25),
      (.hyperbolicCosineIntegral, 0, 0.25), (.ellipticK, 1, 0.25), (.ellipticE, 1, 0.25),
      (.zeta, 1, 0.25), (.lambertW, -0.375, 0.25), (.inverseErf, 1, 0.25), (.inverseErfc, 2, 0.25),
    ] as [(Primitive, Double, Double)])
  func nothingIsKnownAroundPoles(_ primitive: Primitive, _ place: Double, _ size: Double) {
    var rectangles = AnalyticArithmetic<Rectangle>(context: Self.context, bits: 53)
    let rectangle = Rectangle(Interval(place - size, place + size), Interval(-size, size))
    let image = try? rectangles.apply(primitive, .init(numbers: rectangle))
    #expect(image?.numbers.isUnbounded ?? true)
  }
}
