import SciCalculator
import SciFinance
import SciNumber
import SciSyntax
import Testing

@Suite struct MoneyFunctionTests {
  /// The examples on the pages of Microsoft's reference for these functions of Excel, to the digits shown there.
  static let spreadsheet: [(input: String, digits: Int, expected: String)] = [
    ("pmt(8%/12; 10; 10000)", 2, "-1037.03"),
    ("pmt(8%/12; 10; 10000; 0; 1)", 2, "-1030.16"),
    ("fv(6%/12; 10; -200; -500; 1)", 2, "2581.40"),
    ("fv(1%; 12; -1000)", 2, "12682.50"),
    ("fv(11%/12; 35; -2000; 0; 1)", 2, "82846.25"),
    ("pv(8%/12; 12*20; 500)", 2, "-59777.15"),
    ("ipmt(10%/12; 1; 3*12; 8000)", 2, "-66.67"),
    ("ipmt(10%; 3; 3; 8000)", 2, "-292.45"),
    ("ppmt(10%/12; 1; 2*12; 2000)", 2, "-75.62"),
    ("cumipmt(9%/12; 360; 125000; 13; 24)", 4, "-11135.2321"),
    ("cumprinc(9%/12; 360; 125000; 13; 24)", 4, "-934.1071"),
    ("npv(10%; -10000; 3000; 4200; 6800)", 2, "1188.44"),
    ("irr(-70000; 12000; 15000; 18000; 21000; 26000)", 3, "0.087"),
    ("nper(12%/12; -100; -1000; 10000; 1)", 4, "59.6739"),
    ("nper(1%; -100; -1000)", 4, "-9.5786"),
    ("effect(5.25%; 4)", 7, "0.0535427"),
    ("nominal(5.3543%; 4)", 8, "0.05250032"),
    ("rri(96; 10000; 11000)", 7, "0.0009933"),
    ("pduration(2.5%; 2000; 2200)", 2, "3.86"),
    ("mirr(-120000; 39000; 30000; 21000; 37000; 46000; 10%; 12%)", 6, "0.126094"),
    ("syd(30000; 7500; 10; 1)", 2, "4090.91"),
    ("syd(30000; 7500; 10; 10)", 2, "409.09"),
    ("ddb(2400; 300; 10*365; 1)", 2, "1.32"),
    ("ddb(2400; 300; 10; 10)", 2, "22.12"),
    ("npv(10%; [-10000; 3000; 4200; 6800])", 2, "1188.44"),
    ("irr([-70000; 12000; 15000; 18000; 21000; 26000]; 10%)", 3, "0.087"),
    ("mirr([-120000; 39000; 30000; 21000; 37000; 46000]; 10%; 12%)", 6, "0.126094"),
    ("fvschedule(1; [0.09; 0.11; 0.1])", 5, "1.33089"),
    (
      "xnpv(9%; [-10000; 2750; 4250; 3250; 2750]; [39448; 39508; 39751; 39859; 39904])", 2,
      "2086.65"
    ),
    (
      "xirr([-10000; 2750; 4250; 3250; 2750]; [39448; 39508; 39751; 39859; 39904]; 0.1)", 6,
      "0.373363"
    ),
  ]

  /// Examples of Microsoft's reference for bonds and days, and of functions with real arguments by FLINT's balls.
  static let bonds: [(input: String, digits: Int, expected: String)] = [
    ("date(2008; 1; 1)", 0, "39448"),
    ("accrint(date(2008;3;1); date(2008;8;31); date(2008;5;1); 10%; 1000; 2; 0)", 6, "16.666667"),
    ("accrint(39508; 39691; 39569; 10%; 1000; 2; 0; 0)", 6, "16.666667"),
    ("accrintm(39539; 39614; 0.1; 1000; 3)", 8, "20.54794521"),
    ("disc(date(2007;1;25); date(2007;6;15); 97.975; 100; 1)", 9, "0.052420213"),
    ("duration(date(2018;7;1); date(2048;1;1); 8%; 9%; 2; 1)", 7, "10.9191453"),
    ("intrate(date(2008;2;15); date(2008;5;15); 1000000; 1014420; 2)", 5, "0.05768"),
    ("pricedisc(date(2008;2;16); date(2008;3;1); 5.25%; 100; 2)", 6, "99.795833"),
    (
      "pricemat(date(2008;2;15); date(2008;4;13); date(2007;11;11); 6.1%; 6.1%)", 8,
      "99.98449888"
    ),
    ("received(date(2008;2;15); date(2008;5;15); 1000000; 5.75%; 2)", 3, "1014584.654"),
    ("yield(date(2008;2;15); date(2016;11;15); 5.75%; 95.04287; 100; 2)", 6, "0.065000"),
    ("yielddisc(date(2008;2;16); date(2008;3;1); 99.795; 100; 2)", 9, "0.052822572"),
    ("yearfrac(date(2012;7;30); date(2012;1;1); 1)", 8, "0.57650273"),
    ("db(1000000; 100000; 6; 7; 7)", 2, "15845.10"),
    ("vdb(2400; 300; 10; 0; 0.875; 1.5)", 2, "315"),
    ("ispmt(10%/12; 1; 36; 8000000)", 1, "-64814.8"),
    ("dollarde(1.1; 32)", 4, "1.3125"), ("dollarfr(1.125; 32)", 2, "1.04"),
  ]

  @Test func bondsHaveTheArgumentsOfSpreadsheets() throws {
    for row in Self.bonds {
      var calculator = Calculator()
      let format = ResultFormat(
        digits: .decimals(row.digits), notation: .fixed, rounding: .halfAwayFromZero)
      let answer = try calculator.answer(row.input, format: format)
      #expect(answer?.string == row.expected, "\(row.input)")
    }
  }

  @Test func anyRealNumbersMayBeRatesAndAmounts() throws {
    var calculator = Calculator()
    // Interest on √2 % of 210, exactly 2.1 √2; and what is algebraic is decided.
    #expect(try calculator.answer("ipmt(sqrt(2)%; 1; 2; 210) == -2.1*sqrt(2)")?.string == "true")
    #expect(try calculator.answer("sln(sqrt(8); sqrt(2); 2) == sqrt(2)/2")?.string == "true")
    #expect(
      try calculator.answer("npv(sqrt(2) - 1; sqrt(2); 2) == 2")?.string == "true")
    #expect(try calculator.answer("rate(10.5; 5; -100; 100)")?.string == "0.05")
  }

  @Test func functionsHaveTheArgumentsAndSignsOfSpreadsheets() throws {
    for row in Self.spreadsheet {
      var calculator = Calculator()
      let format = ResultFormat(
        digits: .decimals(row.digits), notation: .fixed, rounding: .halfAwayFromZero)
      let answer = try calculator.answer(row.input, format: format)
      #expect(answer?.string == row.expected, "\(row.input)")
    }
  }

  @Test func whatIsRationalIsExact() throws {
    var calculator = Calculator()
    #expect(try calculator.answer("pmt(0; 3; -100)*3")?.string == "100")
    let parts = "ipmt(1%; 2; 12; 1000) + ppmt(1%; 2; 12; 1000)"
    #expect(try calculator.answer("\(parts) == pmt(1%; 12; 1000)")?.string == "true")
  }

  @Test func theirNamesAreFreeForVariablesAndParameters() throws {
    var calculator = Calculator()
    #expect(try calculator.answer("rate = 8.25%\n40*(1 + rate)")?.string == "43.3")
    #expect(try calculator.answer("rate(2; -121; 210) + rate")?.string == "0.1825")
    #expect(try calculator.answer("total(tip) = 100 + tip\ntotal(18)")?.string == "118")
    let error = #expect(throws: CalculatorError.self) { try calculator.evaluate("tip(x) = x") }
    #expect(error?.reason == .redefinition("tip"))
    let other = #expect(throws: CalculatorError.self) { try calculator.evaluate("2*nper") }
    #expect(other?.reason == .functionWithoutArguments("nper"))
  }

  @Test func failuresNameTheArgument() {
    let rows: [(input: String, reason: CalculatorError.Reason, kind: ErrorClass)] = [
      ("pmt(-1; 12; 100)", .finance(.outOfRange(.rate), function: "pmt"), .mathematics),
      ("pmt(1%; 0; 100)", .math(.divisionByZero, function: "pmt"), .mathematics),
      ("pmt(1%; 12; 100; 0; 2)", .finance(.outOfRange(.timing), function: "pmt"), .mathematics),
      ("ipmt(1%; 1.5; 2; 100)", .finance(.notAnInteger(.period), function: "ipmt"), .mathematics),
      ("ipmt(1%; pi; 2; 100)", .finance(.notAnInteger(.period), function: "ipmt"), .mathematics),
      ("irr(-pi; 2; 2)", .finance(.irrational, function: "irr"), .mathematics),
      ("irr(100; 1)", .finance(.noSolution, function: "irr"), .mathematics),
      (
        "irr(-100; 230; -132)", .severalRates(["0.1", "0.2"], count: 2, function: "irr"),
        .mathematics
      ),
      (
        "rate(10^9; -1; 20)", .finance(.tooLong(limit: 1_000_000_000), function: "rate"), .limit
      ),
      (
        "price(2; 1; 5%; 5%; 100; 2)",
        .finance(.wrongOrder(.settlement, .maturity), function: "price"), .mathematics
      ),
      ("date(2023; 2; 29)", .finance(.invalidDate("2023-2-29"), function: "date"), .mathematics),
      (
        "coupnum(1; 1.5; 2)", .finance(.notAnInteger(.maturity), function: "coupnum"),
        .mathematics
      ),
      (
        "price(1; 999; sqrt(2); 5%; 100; 2)", .finance(.irrational, function: "price"),
        .mathematics
      ),
    ]
    for row in rows {
      var calculator = Calculator()
      let error = #expect(throws: CalculatorError.self) { try calculator.evaluate(row.input) }
      #expect(error?.reason == row.reason, "\(row.input)")
      #expect(error?.errorClass == row.kind, "\(row.input)")
    }
  }

  @Test(
    arguments: [
      ("tip(50; 15%)", "7.5"), ("tip(50; 0.15)", "7.5"), ("tip(50; 150%)", "75"),
      ("tip(50; (100%))", "50"), ("tip(50; 90% + 10%)", "50"), ("tip(50; 2*75%)", "75"),
      ("r = 18%; tip(50; r)", "9"), ("f(b; r) = tip(b; r)\nf(50; 18%)", "9"),
      ("tip(50; sqrt(2)/2)^2", "1250"), ("tip(50; -15)", "-750"),
    ] as [(String, String)])
  func aTipIsAShareOfTheBill(_ row: (text: String, value: String)) throws {
    var calculator = Calculator()
    #expect(try calculator.answer(row.text)?.string == row.value)
  }

  @Test(arguments: [
    ("tip(50; 15)", "15", ["tip(50; 15%)", "tip(50; 1500%)"], ["7.5", "750"]),
    ("tip(50; 1)", "1", ["tip(50; 1%)", "tip(50; 100%)"], ["0.5", "50"]),
    ("1 + tip(2*40; (3*5))", "3*5", ["tip(80; 15%)", "tip(80; 1500%)"], ["12", "1200"]),
    ("r = 1.5; tip(50; r)", "r", ["tip(50; 1.5%)", "tip(50; 150%)"], ["0.75", "75"]),
    (
      "f(b; r) = tip(b; r)\n2*f(50; 15)", "f(50; 15)", ["tip(50; 15%)", "tip(50; 1500%)"],
      ["7.5", "750"]
    ),
  ])
  func aRateOfOneOrMoreNeedsAPercentSign(
    _ row: (text: String, marked: String, calls: [String], values: [String])
  ) throws {
    var calculator = Calculator()
    let error = try #require(
      #expect(throws: CalculatorError.self) { try calculator.evaluate(row.text) })
    guard case .missingPercentSign(let readings) = error.reason else {
      Issue.record("\(error.reason)")
      return
    }
    #expect(readings.map(\.call) == row.calls)
    #expect(readings.map(\.value) == row.values)
    for reading in readings {
      #expect(try calculator.answer(reading.call)?.string == reading.value)
    }
    let marked = Array(row.text.utf8)[error.range.lower..<error.range.upper]
    #expect(String(decoding: marked, as: UTF8.self) == row.marked)
    #expect(error.errorClass == .syntax)
  }

  @Test func aGuessChoosesAmongRates() throws {
    // x² − 2.3x + 1.32 = (x − 1.1)(x − 1.2): flows −100, 230, −132 have the rates 10 % and 20 %.
    var calculator = Calculator()
    let error = #expect(throws: CalculatorError.self) {
      try calculator.evaluate("rate(2; 230; -100; -362)")
    }
    #expect(error?.reason == .severalRates(["0.1", "0.2"], count: 2, function: "rate"))
    #expect(try calculator.answer("rate(2; 230; -100; -362; 0; 8%)")?.string == "0.1")
    #expect(try calculator.answer("rate(2; 230; -100; -362; 0; 40%)")?.string == "0.2")
  }
}
