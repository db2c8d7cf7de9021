import SciFinance
import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

/// Flows whose rates other programs miss, invent or choose without a word.
///
/// The digits are of Arb balls of 400 bits, by bisection between changes of the sign.
@Suite struct PeerRateTests {
  private func dates(_ text: String) throws -> [CalendarDate] {
    try text.split(separator: " ").map { try CalendarDate(String($0)) }
  }

  private func values(_ text: String) throws -> [Rational] {
    try text.split(separator: " ").map { try #require(Rational(String($0))) }
  }

  /// Rates of periods.
  @Test(arguments: [
    // numpy/numpy-financial #28: one of two; #98: a wrong one; #44: the loss alone; #39: −1.8 % alone.
    ("-50 -100 600 300 -100", ["-0.768895470681", "1.854417828456"]),
    (
      "-1678.87 771.96 1814.05 3520.30 3552.95 3584.99 4789.91 -1",
      ["-0.999791260428", "1.004269848721"]
    ),
    ("-10000" + String(repeating: " 327.24625", count: 16), ["-0.067654113450"]),
    // Anexen/pyxirr #24: −23.8; #46: −1.76, which is below −100 %.
    ("-172545.848122807" + String(repeating: " 787.735232517999", count: 480), ["0.003840104813"]),
    (
      "-144852555 1418817.33 1402670.49 1382962.90 1370421.60 1354305.96 1338186.55 1318575.87 1305934.72 "
        + "1289809.80 1273673.50 1253548.45 1241449.17 1225635.33 1209170.48 1189273.31 1176256.90 1159466.27 "
        + "1142451.61 1121479.27 1106681.64", ["-0.132092923832"]
    ),
    // pyxirr 0.10.8: 0.2 for the first and 0.1 for the second, which have the same rates.
    ("-100 230 -132", ["0.100000000000", "0.200000000000"]),
    ("100 -230 132", ["0.100000000000", "0.200000000000"]),
    ("100 50 20", []),
  ])
  func periodicRates(_ flows: String, _ expected: [String]) throws {
    let rates = try CashFlows.irr(values: values(flows), within: budget).all
    #expect(try rates.map { try $0.decimals(12) } == expected)
  }

  /// Rates a year of dated flows.
  @Test(arguments: [
    // PHPOffice/PhpSpreadsheet #2469 and #689.
    ("55600 -51094.83", "2021-11-24 2021-12-24", ["-0.642307612195"]),
    ("-1000000.706 947003.58", "2018-09-05 2018-09-26", ["-0.611882417272"]),
    ("-20972.36 20350.545", "2022-12-12 2022-12-16", ["-0.935842480665"]),
    // Excel and PhpSpreadsheet's tests have #NUM! for these four.
    (
      "-2610 -2589 -5110 -2550 -5086 -2561 -5040 -2552 -2530 29520",
      "2001-06-22 2001-07-03 2001-07-05 2001-07-06 2001-07-09 2001-07-10 2001-07-12 2001-07-13 2001-07-16 "
        + "2001-07-17", ["-0.764029407049"]
    ),
    (
      "-2610 -2589 -5110 -2550 -5086 -2561 -5040 -2552 -2530 -9840 38900",
      "2001-06-22 2001-07-03 2001-07-05 2001-07-06 2001-07-09 2001-07-10 2001-07-12 2001-07-13 2001-07-16 "
        + "2001-07-17 2001-07-18", ["-0.835340446827"]
    ),
    (
      "18902 83600 -5780 -4080 -56780 -2210 -2380 33975 23067.98 -1619.57",
      "2016-04-06 2016-05-04 2016-05-12 2017-05-08 2017-07-03 2018-05-07 2019-05-06 2019-10-01 2020-03-13 "
        + "2020-05-07", ["-0.999999977987"]
    ),
    (
      "-10000 10000 -10000 5", "2010-01-15 2010-04-16 2010-07-16 2010-10-15",
      ["-0.999999999999942392881126"]
    ),
    // Anexen/pyxirr #14 and #61: none.
    ("-134.09 40.86", "2021-06-09 2021-08-11", ["-0.998976923173"]),
    ("-100 -100 100", "2024-11-21 2024-11-28 2024-12-03", ["-0.999999999999983263380906"]),
    // Anexen/pyxirr #31: Excel says 0.0000003 %, as it does in #60, where its 2.98E-09 is where it started.
    (
      "-1200 -1050 -400 -800 1500 1100 2000 450 -2000 2850 -1500 2025 -2000 2635",
      "2020-01-09 2020-02-12 2020-03-02 2020-03-13 2020-05-11 2020-05-11 2020-05-11 2020-05-11 2020-11-03 "
        + "2020-12-29 2021-03-26 2021-07-21 2022-06-16 2022-07-06", ["3.689433868317"]
    ),
    // RayDeCampo/java-xirr #12 and #14, which did not converge.
    (
      "984290.64 -156452.14 -156000 -156000 -319306.62 -319306.62 -319306.62 -319306.62 -582400",
      "2019-10-25 2020-10-25 2021-10-25 2022-10-25 2023-10-25 2024-10-25 2025-10-25 2026-10-25 2027-10-25",
      ["0.188397783111"]
    ),
    (
      "-1498500 -1500 -499500 -500 -499500 -500 -44955000 -45000 44630158.4897253 44674.8333230484",
      "2018-08-30 2018-08-30 2019-01-10 2019-01-10 2019-03-07 2019-03-07 2019-03-19 2019-03-19 2019-03-31 "
        + "2019-03-31", ["-0.724636607884"]
    ),
    // peliot/XIRR-and-XNPV #6: no convergence after 50 steps.
    (
      "-100 150 -100 200", "2016-01-01 2016-01-02 2016-01-06 2016-01-09",
      ["1420845704267871525470415e56"]
    ),
  ])
  func datedRates(_ flows: String, _ days: String, _ expected: [String]) throws {
    let rates = try CashFlows.xirr(values: values(flows), dates: dates(days), within: budget).all
    let texts = try zip(rates, expected).map { rate, text in
      try text.contains("e")
        ? rate.significant(25) : rate.decimals(text.drop { $0 != "." }.count - 1)
    }
    #expect(rates.count == expected.count && texts == expected)
  }

  /// fintual-oss/fast-xirr #9: −71.12 % without a word, where Excel has 7.84 %.
  @Test func longFlowsMayHaveTwoRates() throws {
    let flows = try values(
      "-224291642.5 -259470950.8 -396990554.7 -134976788.6 -413028973.1 0 171774601.6 175210093.6 178714295.5 "
        + "182288581.4 185934353.0 189653040.1 193446100.9 197315022.9 201261323.3 205286549.8 209392280.8 "
        + "213580126.4 217851728.9 222208763.5 70921057.8 72339479.0 73786268.6 75261993.9 76767233.8 78302578.5 "
        + "79868630.1 81466002.7 83095322.7 84757229.2 86452373.8 -34820484.1")
    let days = try (1980...2011).map { try #require(CalendarDate($0, 1, 1)) }
    let rates = try CashFlows.xirr(values: flows, dates: days, within: budget)
    #expect(
      try rates.all.map { try $0.decimals(15) } == ["-0.711192910677554", "0.078477125635426"])
    #expect(try rates.positive(within: budget).only().decimals(4) == "0.0785")
  }

  /// The rows of PhpSpreadsheet's test of RATE.
  ///
  /// It says 6.9·10⁻¹⁰ where 0 is exact, and does not know the other rate.
  @Test(arguments: [
    (60, -6000, 120_000, 0, ["0.046781916422"]), (60, -1000, 120_000, 0, ["-0.020442952219"]),
    (208, -700, 8000, 0, ["0.087499997684"]), (10, -1000, 6500, 0, ["0.087113755606"]),
    (6, -1000, 100_000, -126_068, ["0.048472127284"]),
    (6, 1000, 100_000, -126_068, ["0.030272873828"]),
    (208, -700, 137_600, 8000, ["-0.087499991478", "0.000000000000"]),
    (208, -700, 137_600, 0, ["0.000546076325"]),
    // The equation's root is −1.000125, which is no rate.
    (1, 1, 8000, 0, []),
  ])
  func ratesOfAnnuities(
    _ periods: Int, _ payment: Int, _ present: Int, _ future: Int, _ expected: [String]
  ) throws {
    let rates = try Annuity.rate(
      Rational(periods), Rational(payment), Rational(present), Rational(future), within: budget)
    #expect(try rates.all.map { try $0.decimals(12) } == expected)
  }
}
