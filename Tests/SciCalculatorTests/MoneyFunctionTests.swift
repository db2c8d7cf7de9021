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
      ("ipmt(pi; 1; 2; 100)", .finance(.irrational, function: "ipmt"), .mathematics),
      ("irr(100; 1)", .finance(.noSolution, function: "irr"), .mathematics),
      (
        "irr(-100; 230; -132)", .severalRates(["0.1", "0.2"], count: 2, function: "irr"),
        .mathematics
      ),
      (
        "effect(1%; 10^9)", .finance(.tooLong(limit: Annuity.mostPeriods), function: "effect"),
        .limit
      ),
    ]
    for row in rows {
      var calculator = Calculator()
      let error = #expect(throws: CalculatorError.self) { try calculator.evaluate(row.input) }
      #expect(error?.reason == row.reason, "\(row.input)")
      #expect(error?.errorClass == row.kind, "\(row.input)")
    }
  }

  @Test(arguments: [
    ("tip(50; 15%)", "7.5"), ("tip(50; 0.15)", "7.5"), ("tip(50; 150%)", "75"),
    ("tip(50; (100%))", "50"), ("tip(50; 90% + 10%)", "50"), ("tip(50; 2*75%)", "75"),
    ("r = 18%; tip(50; r)", "9"), ("f(b; r) = tip(b; r)\nf(50; 18%)", "9"),
    ("tip(50; sqrt(2)/2)^2", "1250"), ("tip(50; -15)", "-750"),
  ])
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
