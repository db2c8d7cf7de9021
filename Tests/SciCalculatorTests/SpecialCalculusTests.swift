import SciCalculator
import SciNumber
import SciSyntax
import Testing

/// Derivatives, roots and extrema of special functions.
@Suite struct SpecialCalculusTests {
  private static func answer(_ text: String) throws(CalculatorError) -> String? {
    var settings = CalculatorSettings.standard
    settings.angleUnit = .radians
    var calculator = Calculator(settings: settings)
    return try calculator.answer(
      text, format: ResultFormat(digits: .upTo(30), notation: .auto, rounding: .halfEven))?
      .string
  }

  /// Roots that mpmath 1.3 finds at 50 digits and Arb balls (python-flint 0.9.0) confirm by the signs on both sides; other values by Arb.
  @Test(
    arguments: [
      (
        "solve(besselj(0; x) == 0; x; 0; 9)",
        "[2.40482555769577276862163187933; 5.52007811028631064959660411281; 8.65372791291101221695419871266]"
      ),
      ("solve(bessely(1; x) == 0; x; 1; 3)", "2.19714132603101703514903356270"),
      ("solve(besselk(0; x) == x; x; 0.1; 3)", "0.680939126991894090311620092237"),
      ("solve(besseli(1; x) == 1; x; 0; 3)", "1.51834710121434827952624380290"),
      ("derivative(besselj(2; x); x; 3)", "0.0149981181353424076536272011298"),
      ("solve(digamma(x) == 0; x; 1; 2)", "1.46163214496836234126265954233"),
      ("solve(derivative(gamma(x); x; t) == 0; t; 1; 2)", "1.46163214496836234126265954233"),
      ("solve(lngamma(x) == 5; x; 1; 20)", "6.12374886760676479348833361314"),
      ("minimum(lngamma(x); x; 0.5; 5)", "-0.121486290535849608095514557178"),
      ("derivative(digamma(x); x; 1) == pi^2/6", "true"),
      ("derivative(trigamma(x); x; 1) == -2*zeta(3)", "true"),
      ("derivative(beta(x; 2); x; 1) == -3/4", "true"),
      ("solve(li(x) == 0; x; 1.1; 2)", "1.45136923488338105028396848589"),
      ("solve(ei(x) == 0; x; 0.1; 1)", "0.372507410781366634461991866580"),
      ("derivative(ei(x); x; 2) == e^2/2", "true"),
      ("derivative(e1(x); x; 2) == -e^-2/2", "true"),
      ("solve(sinint(x) == 1; x; 0; 10)", "1.06483972553656088962196674877"),
      ("maximum(sinint(x); x; 0; 6)", "1.85193705198246617036105337016"),
      ("solve(cosint(x) == 0; x; 0.1; 1)", "0.616505485620716233797110404100"),
      ("solve(coshint(x) == 0; x; 0.1; 1)", "0.523822571389864406450958294383"),
      ("solve(sinhint(x) == 2; x; 0; 3)", "1.70140744092886024684704080014"),
      ("derivative(dilog(x); x; -1) == ln(2)", "true"),
      ("derivative(lambertw(x); x; e) == 1/(2e)", "true"),
      ("solve(lambertw(x) == 1; x; 0; 5) == e", "true"),
      ("derivative(erfinv(x); x; 0) == sqrt(pi)/2", "true"),
      ("derivative(erfcinv(x); x; 1) == -sqrt(pi)/2", "true"),
      ("integral(ei(x); x; 1; 2)", "3.34257662517623857942234933690"),
      ("integral(lambertw(x); x; 1; 2)", "0.720595634188535861884795537506"),
      ("integral(besselj(1; x); x; 0; 3)", "1.26005195490193343762415469598"),
      ("integral(besselj(0; x); x; 0; 10)", "1.06701130395673685753313495936"),
      ("integral(bessely(0; x); x; 1; 5)", "0.836788764229759489077406459192"),
      ("integral(besselk(0; x); x; 1; 2)", "0.231165885693050416290570590780"),
      ("integral(besseli(1; x); x; 0; 2)", "1.27958530233606726743720444081"),
      ("integral(besselj(3; x)^2; x; 0; 20)", "0.813920374081978446720103605534"),
      ("integral(digamma(x)^2; x; 1; 2)", "0.0799939492249329373537965759499"),
      ("integral(x*digamma(x); x; 1; 2)", "0.0810614667953272582196702635944"),
      ("integral(li(x); x; 2; 3)", "1.64678556597808085482117442124"),
      ("integral(sinint(x); x; 0; 5)", "7.03331841018659695083868117517"),
      ("integral(cosint(x); x; 1; 2)", "0.440731292630976667990966558226"),
      ("integral(sinhint(x); x; 0; 1)", "0.514170240560484736093936734139"),
      ("integral(dilog(x); x; -1; 0.5)", "-0.298478818791743691741799119598"),
      ("integral(zeta(x); x; 2; 3)", "1.36752568868397914570666992689"),
      ("integral(ellipk(m); m; -1; 0.5)", "2.27113040435050668963141622109"),
      ("integral(ellipe(m); m; 0.1; 0.5)", "0.577528197454323486836190447808"),
      ("integral(gammap(2.5; x); x; 1; 2)", "0.300155732743085080543248539524"),
      ("integral(tpdf(x; 5); x; -1; 1)", "0.636782532350877374399851480002"),
      ("integral(tcdf(x; 5); x; 1; 2)", "0.896602757202219145218097239444"),
      ("derivative(ellipk(m); m; 1/2)", "0.847213084793979086606499123482"),
      ("derivative(betareg(2; 3; x); x; 1/2)", "1.5"),
      ("derivative(gammap(2; x); x; 1) == 1/e", "true"),
      ("derivative(tcdf(x; 3); x; 0) == tpdf(0; 3)", "true"),
      ("solve(zeta(x) == 1.5; x; 1.1; 4)", "2.18528545178748223119814514090"),
      ("solve(tcdf(x; 5) == 0.9; x)", "1.47588404882448107854645894781"),
      ("solve(chi2cdf(x; 4) == 0.95; x)", "9.48772903678115675170054757167"),
      ("solve(binomcdf(3; 10; p) == 0.5; p; 0; 1)", "0.355099967912488605218085050128"),
      ("solve(poissoncdf(2; m) == 0.1; m; 0; 20)", "5.32232033783420990435632267700"),
      ("solve(pmt(r/12; 360; 200000) == -1200; r)", "0.0600699000811488889644299857595"),
      ("solve(npv(r; -1000; 300; 400; 500) == 0; r)", "0.0889633946933499353177656796869"),
      ("solve(pv(0.05; n; -100) == 1000; n)", "14.2066990828904741303202336319"),
      ("solve(fv(r; 2; 0; -100) == 121; r)", "0.1"),
      ("solve(stdev(x; 1; 3) == 1; x)", "2"), ("solve(ln(x) == 10; x) == e^10", "true"),
      ("solve(x/sqrt(x^2 + 5) == 9/10; x)^2 == 405/19", "true"),
      (
        "solve(ln(x)/sqrt(x) == 0.1; x)",
        "[1.11116828085434967311299141552; 8099.11906263803782427313265128]"
      ),
      ("minimum(variance(x; 1; 4); x)", "2.25"),
      ("minimum(rms(x; 3; 4); x) == 5/sqrt(3)", "true"),
      ("derivative(geomean(x; 4); x; 4)", "0.5"),
      ("limit(chi2cdf(x; 3); x; inf)", "1"), ("limit(zeta(x); x; inf)", "1"),
      ("limit(gammaq(2; x)*x^9; x; inf)", "0"), ("limit(besselj(2; x); x; inf)", "0"),
      ("limit(chi2pdf(x; 5); x; -inf)", "0"),
      ("sum(poissonpdf(k; 2); k; 0; inf)", "1"), ("integral(exppdf(x; 2); x; 0; inf)", "1"),
      ("solve(normcdf(x) == 0.975; x; 0; 5)", "1.95996398454005423552459443052"),
      ("solve(normcdf(x; 100; 15) == 0.5; x; 0; 200)", "100"),
      ("derivative(normcdf(x; 1; 2); x; 3) == normpdf(3; 1; 2)", "true"),
      ("derivative(norminv(p); p; 0.5) == sqrt(2pi)", "true"),
    ] as [(String, String)])
  func answers(_ text: String, _ expected: String) throws {
    #expect(try Self.answer(text) == expected)
  }

  /// A definition has no value where the function has none.
  @Test(arguments: ["derivative(normcdf(x; 0; -1); x; 1)", "derivative(normpdf(x; 0; -2); x; 1)"])
  func noDeviationIsNegative(_ text: String) {
    #expect(throws: CalculatorError.self) { try Self.answer(text) }
  }
}
