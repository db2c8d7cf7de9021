import SciNumber
import TestSupport
import Testing

@testable import SciCalculator

/// Sums and products to infinity: what is exact, what is enclosed, and what has no value.
@Suite struct InfiniteSumTests {
  // Closed forms of analysis, told by decision.
  @Test(arguments: [
    "sum(1/k^2; k; 1; inf) == pi^2/6", "sum(1/(k(k + 1)); k; 1; inf) == 1",
    "sum(2^-k; k; 1; inf) == 1", "sum(k^2/3^k; k; 0; inf) == 3/2", "sum(1/k!; k; 0; inf) == e",
    "sum((-1)^k/(2k + 1)!; k; 0; inf) == sin(1)", "sum((-1)^(k + 1)/k; k; 1; inf) == ln(2)",
    "sum((-1)^k/(2k + 1); k; 0; inf) == pi/4", "sum(k/(k + 1)!; k; 1; inf) == 1",
    "product(1 - 1/k^2; k; 2; inf) == 1/2", "product(4k^2/(4k^2 - 1); k; 1; inf) == pi/2",
    "product(k - 5; k; 0; inf) == 0",
  ])
  func closedFormsAreExact(_ text: String) {
    #expect(TableOfValues.outcome(text) == "true", "\(text)")
  }

  // Arb balls of python-flint 0.9: by ψ at the poles, by Gauss's theorem for ₂F₁ at 1, by coth, by adding up, and by the binomial series at −1.
  @Test(arguments: [
    ("sum(1/(k^5 + k + 1); k; 0; inf)", "1.36751035807184012705964278493"),
    (
      "sum(gamma(k + 1/3)*gamma(k + 3/2)/(gamma(k + 10/3)*k!); k; 0; inf)",
      "1.11838638251470737500165433805"
    ),
    ("sum(1/(k!+4); k; 1; inf)", "0.512052797046656359185525748281"),
    ("sum(1/(2^k*(k^2 + 1)); k; 0; inf)", "1.31805748065362530523101258079"),
    ("sum(k/(3^k*(k^3 + 2)); k; 0; inf)", "0.138125254166238406955907264887"),
    ("sum(1/(2^k + k); k; 0; inf)", "1.69727659839167232596486462208"),
    ("sum(coth(k) - 1; k; 1; inf)", "0.356095995781157121947861948380"),
    ("sum(1/(k^2*tanh(k)); k; 1; inf)", "1.96789619340564463771282769311"),
    ("sum(sqrt(k^2 + 1) - k - 1/(2k); k; 1; inf)", "-0.109015281595212576596869920507"),
    ("product(1 + 1/k!; k; 2; inf)", "1.84107706809181431409319312741"),
    ("sum(1/(k^2 + 10^4); k; 1; inf)", "0.0156579632679489661923132169164"),
    ("sum((-1)^k*binomial(2k; k)/4^k; k; 0; inf)", "0.707106781186547524400844362105"),
  ])
  func sumsThatAreSlowOrCancelHaveTheValuesOfArb(_ text: String, _ expected: String) {
    #expect(TableOfValues.outcome(text) == expected, "\(text)")
  }

  // Arb balls of python-flint 0.9 by zeta, its derivative, and sums of Euler and Maclaurin with two numbers of terms.
  @Test(arguments: [
    ("sum(1/(k^2 + 1); k; 0; inf)", "2.07667404746858117413405079475"),
    ("sum(1/k^1.5; k; 1; inf)", "2.61237534868548834334856756792"),
    ("sum(ln(k)/k^2; k; 1; inf)", "0.937548254315843753702574094568"),
    ("sum((-1)^k*ln(k)/k; k; 1; inf)", "0.159868903742430971756947870325"),
    ("sum(ln(1 + 1/k)/k; k; 1; inf)", "1.25774688694436963000989983050"),
    ("sum(exp(-k^2); k; -inf; inf)", "1.77263720482665215303125055116"),
    ("sum(1/(k*ln(k)^2); k; 2; inf)", "2.10974280123689197447925719762"),
    ("product(1 + 1/k^2; k; 1; inf)", "3.67607791037497772069569749203"),
    ("product(cos(1/2^k); k; 1; inf)", "0.841470984807896506652502321630"),
  ])
  func valuesAreThoseOfArb(_ text: String, _ expected: String) {
    #expect(TableOfValues.outcome(text) == expected, "\(text)")
  }

  // Corners, conditions, and signs that alternate inside of other functions. Closed forms, and those without one added up or by ψ in Arb balls of python-flint 0.9.
  @Test(arguments: [
    ("sum(abs(k - 3)/2^k; k; 0; inf) == 9/2", "true"),
    ("sum(max(k; 5)/2^k; k; 0; inf) == 161/16", "true"),
    ("sum(2^-abs(k); k; -inf; inf) == 3", "true"),
    ("sum((k > 3 ? 1/k^2 : 7); k; 0; inf) == 28 + pi^2/6 - 49/36", "true"),
    ("sum((k > 0 ? 1/k^2 : 7); k; 0; inf) == 7 + pi^2/6", "true"),
    ("sum(abs(1/(k - 5.5))/2^k; k; 0; inf)", "0.557476108533295431618150786040"),
    (
      "sum(abs(k - 2)*floor(k/2)/2^k; k; 0; inf)",
      "no value of this sum is proved: whether it converges is not found out, at byte 0"
    ),
    ("product(1 + (-1)^k/k; k; 2; inf) == 1", "true"),
    ("sum(e^-abs(k); k; -inf; inf)", "2.16395341373865284877000401022"),
    ("sum(1/(k^2 + abs(k) + 1); k; -inf; inf)", "2.59629456112538036181164024867"),
    ("sum(abs(sin(k))/2^k; k; 0; inf)", "0.758433038781704934249055076584"),
    ("sum((-1)^k/(k + (-1)^k); k; 2; inf)", "-0.306852819440054690582767878542"),
    ("product(1 - (-1)^k/(2k + 1); k; 1; inf)", "1.11072073453959156175397024752"),
    ("product((1 + 1/k)^((-1)^k); k; 1; inf)", "0.636619772367581343075535053490"),
    ("product((1 + 1/k)*e^(-1/k); k; 1; inf)", "0.561459483566885169824143214791"),
    ("product(1 + 1/2^(2^k); k; 0; inf)", "2.00000000000000000000000000000"),
    ("sum(1/2^(2^k); k; 0; inf)", "0.816421509021893143708079737531"),
  ])
  func otherTermsHaveTheirValues(_ text: String, _ expected: String) {
    #expect(TableOfValues.outcome(text) == expected, "\(text)")
  }

  @Test(arguments: [
    ("sum(1/k; k; 1; inf)", "the sum diverges to +infinity"),
    ("sum(1/(k*ln(k)); k; 2; inf)", "the sum diverges to +infinity"),
    ("sum(-gamma(k + 1/2)/gamma(k + 3/2); k; 1; inf)", "the sum diverges to -infinity"),
    ("sum((-1)^k*gamma(k + 1/2)/gamma(k); k; 1; inf)", "the sum has no value: its terms do not"),
    ("sum(-k; k; 1; inf)", "the sum diverges to -infinity"),
    ("sum((-1)^k; k; 1; inf)", "the sum has no value: its terms do not tend to 0"),
    ("sum(k^3; k; -inf; inf)", "the sum has no value: its halves diverge in opposite ways"),
    ("sum(1/(k - 5); k; 1; inf)", "the expression has no value at k = 5"),
    ("sum(1/gamma(k - 3); k; 1; inf)", "the expression has no value at k = 1"),
    ("product(1 + 1/k; k; 1; inf)", "the product diverges to +infinity"),
    ("product(1 - 1/k; k; 2; inf)", "the product diverges to 0"),
    ("product((k - 3/2)*(k + 5)/(k^2 + 1); k; 1; inf)", "the product diverges to -infinity"),
    ("sum(-sqrt(2)*cos(1/k); k; 1; inf)", "the sum diverges to -infinity"),
    ("sum(k; k; 1; inf; k > 3)", "with infinite bounds, `sum` takes no condition"),
    ("sum(1/k^2; k; 10000000; inf)", "the first integer is between -1000000 and 1000000"),
    ("sum(1/k^2; k; inf; 1)", "the range is empty"),
  ])
  func whatHasNoValueIsSaid(_ text: String, _ expected: String) {
    #expect(
      TableOfValues.outcome(text).hasPrefix(expected), "\(text): \(TableOfValues.outcome(text))")
  }

  private let context = Function.Context(
    angleUnit: .radians, budget: .interactive, shareUnit: nil, wordSize: nil)

  /// A formula in x.
  private func formula(_ text: String) throws -> Formula {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    let tree = try Expression.reading(text, parameters: ["x"], settings: settings).tree
    return try #require(
      Formula(tree, variables: ["x"], constants: [:], settings)?.writtenOut(upTo: 1000))
  }

  /// What cancels next to 0 is written in another way, which has the same values everywhere and an elasticity that is bounded below.
  @Test(arguments: [
    "sqrt(1 + x) - 1", "sqrt(1 + x^2)/x - 1/x - x/2", "exp(x) - 1", "exp(2 + x) - exp(2)",
    "1 - cos(x)", "cosh(exp(-1/x)) - 1", "1/tanh(1/x) - 1", "1 - erf(1/x)", "pi/2 - atan(1/x^2)",
    "-pi/2 - atan(-1/x)", "(1 + x)^(1/3) - 1", "1/sqrt(x) - 1/sqrt(x + x^2)", "ln(2 + x) - ln(2)",
    "1/(1 + exp(-1/x)) - 1", "sqrt(1 + exp(-1/x)) - 1", "(1 + x)^-5 - 1",
  ])
  func whatCancelsIsWrittenInAnotherWay(_ text: String) throws {
    let plain = try formula(text)
    let written = LeadingForms(context).written(plain)
    let elasticity = try #require(EndBehaviour(of: written, upTo: 0.0625, context)).element
      .elasticity
    #expect(elasticity.lower > -.infinity)
    var exact = ExactArithmetic(context)
    for place in [Rational(1, 16), Rational(1, 3), Rational(7, 4), 5] {
      let first = try #require(try exact.value(of: plain, [.real(Real(place))]).real)
      let second = try #require(try exact.value(of: written, [.real(Real(place))]).real)
      let balls = try [first, second].map {
        try WorkingBall($0, bits: 160, within: .interactive)
      }
      let isClose = (balls[0] - balls[1]).exponentBound.map { $0 < -140 } ?? true
      #expect(isClose, "\(text) at \(place)")
    }
  }

  /// The values and the slopes of formulas on (0, ε] lie in what is said of them.
  @Test(arguments: [
    "exp(-1/x)", "exp(exp(-1/x)) - 1", "sin(exp(-1/x))", "x*ln(x)", "erfc(1/x)", "1/(1 + exp(1/x))",
    "exp(-1/x)/x^2", "ln(1 + exp(-1/x))", "1/(exp(1/x) + 1/x)", "1/(gamma(1/x) + 3)",
    "1/(x + (1/x)!)", "tanh(exp(-1/x))", "asinh(x^2)", "atan(x + x^2)", "atan(1/x)", "tanh(1/x)",
    "cosh(x) - 1",
    "sqrt(x)/(1 + x)",
  ])
  func behavioursNextToZeroHoldAllSlopes(_ text: String) throws {
    let formula = try formula(text)
    let end = 0.125
    let element = try #require(EndBehaviour(of: formula, upTo: end, context)?.element)
    for divisor in [1, 2, 3, 7, 20, 50] as [WideInt] {
      let place = Rational(1) / Rational(8 * divisor)
      var series = SeriesArithmetic(context, count: 2, isOneSided: false)
      let variable = series.variable(at: Real(place))
      guard case .series(let taylor) = try series.value(of: formula, [.series(variable)]) else {
        Issue.record("\(text) has a series")
        continue
      }
      let value = try taylor.terms[0].doubles(within: .interactive)
      let slope = taylor.terms[1].multiplied(by: Real(place), within: .interactive)
      let scaled = try slope.doubles(within: .interactive)
      #expect(element.values.lower <= value.upper && value.lower <= element.values.upper)
      #expect(
        element.scaledSlope.lower <= scaled.upper && scaled.lower <= element.scaledSlope.upper)
      let elasticity = try slope.divided(by: taylor.terms[0], within: .interactive)
        .doubles(within: .interactive)
      #expect(
        element.elasticity.lower <= elasticity.upper
          && elasticity.lower <= element.elasticity.upper)
    }
  }
}
