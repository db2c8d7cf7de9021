import SciCalculator
import SciNumber
import SciSyntax
import SciUnits
import Testing

/// Quantities as values of the language.
///
/// The conversions are exact by definition of the units (SI brochure; NIST Handbook 44, appendix C) and were worked out by hand.
@Suite struct QuantityAnswerTests {
  private func answer(
    _ text: String, currency: String? = nil
  ) throws(CalculatorError) -> String? {
    var settings = CalculatorSettings.standard
    settings.currency = currency
    var calculator = Calculator(settings: settings)
    return try calculator.answer(text)?.string
  }

  @Test(
    arguments: [
      ("5 km to m", "5000 m"), ("60 mi/h to km/h", "96.56064 km/h"),
      ("72 °F to °C", "22.222222222222222222 °C"), ("-40 °C to °F", "-40 °F"),
      ("20 ℃ to K", "293.15 K"),
      ("100 km/h * 45 min", "75 km"), ("5 ft 11 in to cm", "180.34 cm"),
      ("90 min to h min", "1 h 30 min"),
      ("sqrt(2 m * 8 m)", "4 m"), ("1 TiB / (100 Mbit/s) to h min s", "24 h 26 min 0.93022208 s"),
      ("2.49 EUR/kg * 350 g", "0.8715 EUR"), ("1/2 km", "0.5 km"), ("10 m / 5 s", "2 m/s"),
      ("5 km in m", "5000 m"), ("5 in in cm", "12.7 cm"), ("5 km -> m", "5000 m"),
      ("1 kg m/s^2 to N", "1 N"),
      ("5 J/(2 N m)", "2.5"), ("(3 m)^2", "9 m²"), ("3 m²", "3 m²"), ("5 m mod 2 ft", "0.1232 m"),
      ("7 m // 2 m", "3"), ("7 m rem -2 m", "1 m"), ("8 m^3 to L", "8000 L"),
      ("1 h 30 min", "1 h 30 min"),
      ("2 h 30 min + 0 s", "2.5 h"), ("-90 min to h min", "-1 h 30 min"),
      ("20% of 50 EUR", "10 EUR"),
      ("100 EUR + 19%", "119 EUR"), ("100 EUR - 19%", "81 EUR"), ("(5 km to m) * 2", "10000 m"),
      ("5 km/7 to m to 3 digits", "714 m"), ("1/3 km to 2 decimals", "0.33 km"),
      ("0.5 km to fraction", "1/2 km"),
      ("sqrt(2)/2*1 m to exact", "(sqrt(2)/2) m"), ("[1 m; 2 ft] * 2", "[2 m; 4 ft]"),
      ("[1 m; 2 ft] to cm", "[100 cm; 60.96 cm]"),
      ("√(9 m²)", "3 m"), ("³√(27 m³)", "3 m"), ("|-3 m|", "3 m"), ("-(3 m)", "-3 m"),
      ("⌊2.7 m⌋", "2 m"),
      // A half of a degree Celsius is not worth 20 °C.
      ("20 °C + 5 K", "25 °C"), ("20 °C - 15 °C", "5 K"), ("20 °C > 60 °F", "true"),
      ("0.5 m to yd ft in", "1 ft 7.6850393700787401575 in"),
    ] as [(String, String)])
  func quantitiesAreAnswered(_ text: String, _ expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test(
    arguments: [
      ("300 K to °R", "540 °R"), ("20 °Ré to °C", "25 °C"), ("6°K", "6 K"), ("R = 3; 2 °R", "6°"),
      ("60 miles per hour to km/h", "96.56064 km/h"), ("10 m per 5 s", "2 m/s"),
      ("per = 3; per", "3"),
      ("12 per 3", "4"), ("5 arcsec", "5 arcsec"), ("arcsec 2", "60"), ("5 tonnes to tonne", "5 t"),
      ("sin(30 degrees)", "0.5"), ("cos(pi radians)", "-1"), ("sin([30 degrees; 90])", "[0.5; 1]"),
      ("sin(1800 arcmin)", "0.5"), ("tan(50 gradians)", "1"), ("haversin(60 degrees)", "0.25"),
      ("5 rad/s to rad/s", "5 rad/s"), ("90 deg/s * 4 s to turns", "1 turn"),
      ("sin(90 deg/s * 1 s)", "1"),
      ("90 deg/45 deg", "2"), ("2 m/s / (5 m) to rad/s", "0.4 rad/s"),
      ("2 s^-2 to rad/s^2", "2 rad/s²"),
      ("38.8897 degrees to deg arcmin", "38 deg 53.382 arcmin"),
      ("(1 radian to rad * s/s)", "1 rad"),
      ("pi radians to °", "180°"), ("0.5 turns to dms", "180°0′0″"),
      ("[pi radians; 3] to °", "[180°; 3°]"),
      ("1/(25 mpg) to L_per_100km to 3 digits", "9.41 L_per_100km"),
      ("2 megabarn to m^2", "2e-22 m²"),
    ] as [(String, String)])
  func namesAreRead(_ text: String, _ expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test func onlyAnglesAreWrittenInDegrees() throws {
    let (metre, degree) = (try #require(Unit(named: "m")), try #require(Unit(named: "deg")))
    #expect(reason("5 m to °") == .units(.differentDimensions(metre, degree)))
    #expect(reason("[1 m; 2 m] to dms") == .units(.differentDimensions(metre, degree)))
    guard case .unclearTurn = reason("5 percent to rad") else {
      Issue.record("5 percent is no angle")
      return
    }
  }

  /// Each name of a unit can be typed, and what it gives is read as the same unit.
  @Test func everyNameOfAUnitCanBeTyped() throws {
    // `rem` behind a number is the operator.
    for name in Unit.names where name != "rem" {
      let unit = try #require(Unit(named: name))
      let text = try #require(try answer("1 \(name)"), "\(name)")
      #expect(text == (unit.symbol == "deg" ? "1°" : "1 \(unit.symbol)"), "\(name)")
      #expect(try unit.symbol == "rem" || answer(text) == text, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("abs(-3 m)", "3 m"), ("min(1 m; 2 ft)", "0.6096 m"), ("max(1 m; 2 ft)", "1 m"),
      ("sum(1 m; 2 ft)", "1.6096 m"),
      ("sum([1 m; 2 m])", "3 m"), ("mean(20 °C; 30 °C)", "25 °C"), ("hypot(3 m; 400 cm)", "5 m"),
      ("round(2.345 m; 2)", "2.35 m"),
      ("floor(-2.5 m)", "-3 m"), ("sqrt(9 m²)", "3 m"), ("cbrt(27 m³)", "3 m"),
      ("root(16 m^4; 4)", "2 m"), ("pow(2 m; 3)", "8 m³"), ("root([8 m³; 27 m³]; 3)", "[2 m; 3 m]"),
      ("1° to arcmin", "60 arcmin"), ("30°15′20″ to arcsec", "108920 arcsec"),
      ("90.5 deg to deg arcmin", "90 deg 30 arcmin"), ("asin(0.5) to degree", "30°"),
      ("30° + 15 arcmin", "30.25°"), ("15 arcmin + 30°", "1815 arcmin"),
      ("30 deg == 1800 arcmin", "true"), ("10 deg/s * 3 s + 5 deg", "35°"),
      ("cos(60 degrees) + 1 degree", "1.5°"), ("100 arcmin mod 1°", "40 arcmin"),
      ("360 deg/s to rpm", "60 rpm"), ("60 rpm to deg/s", "360 deg/s"),
      ("1 turn/s to rps", "1 rps"), ("-20 °C to °F", "-4 °F"),
      ("mod(7 m; 200 cm)", "1 m"), ("rem(-7 m; 2 m)", "-1 m"),
      ("irr(-200 EUR; 110 EUR; 121 EUR)", "0.1"),
      ("irr([-100 EUR; 230 EUR; -132 EUR]; 25%)", "0.2"),
      ("pow([1 m; 2 m]; 2)", "[1 m²; 4 m²]"), ("product([2 m; 3 m]; 4)", "24 m²"),
      ("sqrt([4 m²; 9 m²])", "[2 m; 3 m]"), ("abs([-1 m; 2 m])", "[1 m; 2 m]"),
      ("sign(-3 m)", "-1"), ("atan2(1 m; 100 cm)", "45"), ("product(2 m; 3 m)", "6 m²"),
      ("variance(1 m; 3 m)", "2 m²"),
      ("stdevp(1 m; 3 m)", "1 m"), ("count(1 m; 3 m)", "2"), ("median(1 m; 2 m; 50 cm)", "1 m"),
      ("sort([1 m; 50 cm])", "[0.5 m; 1 m]"),
      ("quantile([1 m; 2 m; 3 m]; 0.5)", "2 m"), ("max(0; -1 m)", "0 m"),
      ("sum(k m; k; 1; 3)", "6 m"), ("product(k m; k; 1; 3)", "6 m³"),
      ("sum(k > 1 ? k m : 0; k; 1; 3)", "5 m"),
      ("split(100 USD; 3; 0.01)", "[33.34 USD; 33.33 USD; 33.33 USD]"),
      ("npv(10%; 110 EUR; 121 EUR)", "200 EUR"), ("irr([-100 EUR; 110 EUR])", "0.1"),
      ("nper(1%; -10 EUR; 100 EUR) > 10", "true"),
      ("sln(1000 EUR; 100 EUR; 9)", "100 EUR"), ("tip(50 EUR; 10%)", "5 EUR"),
      ("f(x) = x^2; f(3 m)", "9 m²"), ("min(3; 4)", "3"), ("5 min to s", "300 s"),
    ] as [(String, String)])
  func functionsTakeQuantities(_ text: String, _ expected: String) throws {
    #expect(try answer(text) == expected)
  }

  // The numbers are those of the functions' examples.
  @Test(arguments: [
    ("slope([1 s; 2 s; 3 s]; [3 m; 5 m; 8 m])", "2.5 m/s"),
    ("slope([1; 2; 3]; [3 EUR; 5 EUR; 8 EUR])", "2.5 EUR"),
    ("slope([1 s; 2000 ms; 3 s]; [3; 5; 8])", "2.5 s⁻¹"),
    ("intercept([1 s; 2 s; 3 s]; [3 m; 5 m; 8 m]) to fraction", "1/3 m"),
    ("linreg([1 s; 2 s; 3 s]; [3 m; 5 m; 7 m])", "[1 m; 2 m/s]"),
    ("linreg([1 m; 2 m; 3 m]; [3 m; 5 m; 7 m])", "[1 m; 2]"),
    ("covariance([1 s; 2 s; 3 s]; [2 m; 4 m; 6 m])", "2 s·m"),
    ("covariance([1 m; 2 m; 3 m]; [200 cm; 400 cm; 600 cm])", "2 m²"),
    ("correl([1 s; 2 s; 3 s]; [1 m; 3 m; 2 m])", "0.5"),
    ("dot([1 N; 2 N; 3 N]; [4 m; 5 m; 6 m])", "32 N·m"),
    ("dot([1; 2; 3]; [4 m; 5 m; 6 m])", "32 m"),
    ("dot([0; 2 N; 3 N]; [4 m; 5 m; 6 m])", "28 N·m"), ("norm(3 m; 400 cm)", "5 m"),
    (
      "price(date(2008; 2; 15); date(2017; 11; 15); 5.75%; 6.5%; 100 EUR; 2)",
      "94.634361621322098625 EUR"
    ),
    ("yield(date(2008; 5; 15); date(2017; 5; 15); 5.75%; 100 EUR; 100 EUR; 2)", "0.0575"),
    ("accrint(date(2008; 3; 1); date(2008; 8; 31); date(2008; 5; 1); 9%; 1000 USD; 2)", "15 USD"),
    ("accrintm(date(2008; 4; 1); date(2008; 6; 16); 7.3%; 1000 USD; 3)", "15.2 USD"),
    (
      "disc(date(2007; 1; 25); date(2007; 6; 15); 97.975 USD; 100 USD; 3)",
      "0.052420212765957446809"
    ),
    ("pricedisc(date(2007; 1; 25); date(2007; 6; 15); 7.3%; 100 USD; 3)", "97.18 USD"),
    (
      "yielddisc(date(2007; 1; 25); date(2007; 6; 15); 98 USD; 100.82 USD; 3)",
      "0.074489795918367346939"
    ),
    ("intrate(date(2007; 1; 25); date(2007; 6; 15); 1000 USD; 1028.2 USD; 3)", "0.073"),
    ("received(date(2007; 1; 25); date(2007; 6; 15); 971.8 USD; 7.3%; 3)", "1000 USD"),
  ])
  func functionsOfPairsAndOfSecuritiesTakeQuantities(_ text: String, _ expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test func whatSuchFunctionsDoNotTakeIsAnError() throws {
    let (metre, second) = (try #require(Unit(named: "m")), try #require(Unit(named: "s")))
    let celsius = try #require(Unit(named: "°C"))
    #expect(reason("dot([1 m; 2 s]; [1; 2])") == .units(.differentDimensions(second, metre)))
    #expect(reason("dot([1 m; 2]; [1; 2])") == .units(.differentDimensions(.none, metre)))
    #expect(reason("slope([1 s; 2 s]; [1 °C; 2 °C])") == .units(.offsetScale(.product, celsius)))
    #expect(
      reason("yieldmat(date(2008; 2; 15); date(2008; 4; 14); date(2007; 11; 11); 7.2%; 101 EUR)")
        == .quantityArgument(function: "yieldmat", unit: "EUR"))
    #expect(
      reason("tbillyield(date(2008; 3; 31); date(2008; 6; 1); 96 USD)")
        == .quantityArgument(function: "tbillyield", unit: "USD"))
  }

  @Test(
    arguments: [
      ("m = 3; 5 m", "15"), ("f(m) = 5 m; f(3)", "15"), ("pi", "3.1415926535897932385"),
      ("m(x) = x + 1; m(2)", "3"),
      ("sum(m; m; 1; 3)", "6"), ("sum(10 m / 5 m; m; 1; 1)", "2"), ("h = 2; 1/2 h", "1"),
      ("USD = 0.92 EUR; 20 USD", "18.4 EUR"),
      ("C = 2; 45° C", "90°"), ("0 + 5 m", "5 m"), ("5 m > 0", "true"), ("1 km == 1000 m", "true"),
      ("3 ft < 1 m < 1 km", "true"),
      ("u = 1.7 m; 17 m / u", "10"),
    ] as [(String, String)])
  func whatHasAMeaningKeepsIt(_ text: String, _ expected: String) throws {
    #expect(try answer(text) == expected)
  }

  @Test(arguments: [
    ("20 USD @ 0.92", "18.4 EUR"), ("USD 20 @ 0.92", "18.4 EUR"),
    ("20 USD @ 0.92 + 1 EUR", "19.4 EUR"),
    ("20 USD to EUR @ 0.92", "18.4 EUR"), ("20 USD * 0.92 EUR/USD", "18.4 EUR"),
    ("20 USD @ 0.92 EUR/USD", "18.4 EUR"),
    ("EUR 5 + 3 EUR", "8 EUR"), ("20 USD @ 23/25", "18.4 EUR"),
  ])
  func amountsAreExchanged(_ text: String, _ expected: String) throws {
    #expect(try answer(text, currency: "EUR") == expected)
  }

  private func reason(_ text: String, currency: String? = nil) -> CalculatorError.Reason? {
    do throws(CalculatorError) {
      _ = try answer(text, currency: currency)
      return nil
    } catch {
      return error.reason
    }
  }

  @Test func whatHasNoMeaningIsAnError() throws {
    let (metre, second) = (try #require(Unit(named: "m")), try #require(Unit(named: "s")))
    #expect(reason("3 m + 4 s") == .units(.differentDimensions(metre, second)))
    #expect(reason("3 m < 4 s") == .units(.differentDimensions(metre, second)))
    #expect(reason("3 m + 4") == .units(.differentDimensions(metre, .none)))
    #expect(reason("3 m to s") == .units(.differentDimensions(metre, second)))
    #expect(reason("[1 m; 2 s] + [1 m]") == .units(.differentDimensions(second, metre)))
    #expect(reason("sin(5 m)") == .quantityArgument(function: "sin", unit: "m"))
    #expect(reason("sin(5 percent)") == .quantityArgument(function: "sin", unit: "percent"))
    #expect(reason("ln(3 m)") == .quantityArgument(function: "ln", unit: "m"))
    #expect(reason("round(3; 2 m)") == .quantityArgument(function: "round", unit: "m"))
  }

  @Test func temperaturesWithAnOffsetHaveNoSumsAndProducts() throws {
    let celsius = try #require(Unit(named: "°C"))
    #expect(reason("20 °C + 20 °C") == .units(.offsetScale(.sum, celsius)))
    #expect(reason("2*(20 °C)") == .units(.offsetScale(.product, celsius)))
    #expect(reason("sum(20 °C; 5 °C)") == .units(.offsetScale(.product, celsius)))
    for text in [
      "300 K mod 20 °C", "300 K // 20 °C", "300 K rem 20 °C", "20 °C mod 5 K", "20 °C mod 0",
    ] {
      #expect(reason(text) == .units(.offsetScale(.product, celsius)))
    }
    #expect(reason("sum([300 K; 20 °C])") == .units(.offsetScale(.product, celsius)))
    #expect(reason("hypot(3 K; 20 °C)") == .units(.offsetScale(.product, celsius)))
    #expect(reason("2 * 20 °C") == .units(.offsetScale(.product, celsius)))
    #expect(reason("20 °C to K °C") == .units(.offsetScale(.split, celsius)))
  }

  @Test func whatIsNoUnitOrHasNoneIsAnError() throws {
    let refused: [(text: String, reason: CalculatorError.Reason)] = [
      ("product(2 m; true)", .booleanInArithmetic),
      ("3 m!", .quantityOperand("m")),
      ("(3°) rad", .quantityOperand("deg")),
      ("3 m & 2", .quantityOperand("m")),
      ("1..3 m", .quantityOperand("m")),
      ("2^(3 m)", .units(.irrationalExponent)),
      ("(3 m)^pi", .units(.irrationalExponent)),
      ("5 min 3 h", .partOrder("min", "h")),
      ("5 h 3 h", .partOrder("h", "h")),
      ("5 m to 3/s", .unitExpected),
      ("5 m to (2 m)", .unitExpected),
      ("5 m to (m + m)", .unitExpected),
      ("u = 3 m; 5 m to u", .variableAsUnit("u")),
      ("5 km to foo", .unknownUnit("foo", suggestions: [])),
      ("Km + 1", .unknownName("Km", suggestions: ["km"])),
      ("20 USD + 5 EUR", .units(.needsRate(from: "EUR", to: "USD"))),
    ]
    for (text, reason) in refused { #expect(self.reason(text) == reason, "\(text)") }
    #expect(reason("20 USD @ 0.92") == .missingRateCurrency("USD"))
    #expect(reason("20 EUR @ 0.92", currency: "EUR") == .sameCurrency("EUR"))
    #expect(reason("20 @ 0.92", currency: "EUR") == .amountExpected)
    #expect(reason("20 USD @ 3 m", currency: "EUR") == .rateExpected)
    for rate in ["-1", "0", "(1-1)", "-sqrt(2)", "1/-2"] {
      #expect(reason("20 USD @ \(rate)", currency: "EUR") == .rateNotPositive)
    }
  }

  private func notes(_ text: String) -> [String] {
    do throws(CalculatorError) {
      _ = try answer(text)
      return []
    } catch {
      return error.diagnostic(inUTF8: Array(text.utf8), unit: .degrees).notes
    }
  }

  @Test(
    arguments: [
      ("30 mpg to L/km", "1/(30 mpg) to L/km"), ("5 m/s -> s/m", "1/(5 m/s) to s/m"),
      ("(5 Hz) in s", "1/(5 Hz) to s"), ("20 EUR/kg to kg/EUR", "1/(20 EUR/kg) to kg/EUR"),
    ] as [(String, String)])
  func aReciprocalIsTakenWithANote(_ text: String, _ mended: String) throws {
    var calculator = Calculator()
    let result = try calculator.answer(text)?.string
    #expect(calculator.notes.contains { $0.contains("is the reciprocal of") })
    #expect(result == (try answer(mended)))
  }

  @Test func aReciprocalOfWhatMayBeAQuotientIsOnlyShown() {
    #expect(
      notes("1/50 Hz to ms") == ["one is the reciprocal of the other: write `1/(50 Hz) to ms`"])
  }

  @Test func noReciprocalIsShownForOtherUnits() {
    #expect(notes("3 m to s").isEmpty)
    #expect(notes("3 to s").isEmpty)
    let either = ["one is the reciprocal of the other: write `1/(…)` for one of them"]
    #expect(notes("30 mpg + 3 L/km") == either)
    #expect(notes("3 Hz < 2 s") == either)
  }

  @Test func whatMayFollowToIsSaid() {
    let note =
      "write a unit, as in `5 km to mi`, or a form: `to hex`, `to base 7`, `to fraction`, `to 4 digits` …"
    for text in ["5 km to", "(5 km to)", "5 km ->", "5 km to *"] { #expect(notes(text) == [note]) }
  }

  /// A rounded last part never fills a whole of the one before.
  @Test func partsCarry() throws {
    #expect(
      try answer("3 h - 1e-30 s to h min s") == "2 h 59 min 59.999999999999999999999999999999 s")
    #expect(try answer("(3 - 1e-30/7) h to h min s") == "3 h 0 min 0.000000000000000000 s")
    #expect(try answer("pi h to h min s") == "3 h 8 min 29.733552923255658466 s")
  }
}
