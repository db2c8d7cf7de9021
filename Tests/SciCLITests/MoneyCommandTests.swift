import SciMoney
import Testing

@testable import SciCLI

// Expected amounts are computed by hand; their forms are those of CLDR.

@Suite struct MoneyCommandTests {
  @Test func aResultIsRoundedOnceToTheSmallestUnit() {
    #expect(Transcript("--money", "USD", "49.95*3 + 8.25%").text == "$162.21\n")
    #expect(Transcript("--money", "USD", "100/3*3", "100/3").text == "$100.00\n$33.33\n")
    #expect(Transcript("--money", "JPY", "1234.5").text == "¥1,235\n")
    #expect(Transcript("--money", "usd", "-1/2", "-0.001").text == "-$0.50\n$0.00\n")
  }

  @Test func tiesGoAwayFromZeroUnlessToldOtherwise() {
    #expect(Transcript("--money", "USD", "0.125", "-0.125").text == "$0.13\n-$0.13\n")
    #expect(
      Transcript("--money", "USD", "--rounding", "half-even", "0.125", "0.135").text
        == "$0.12\n$0.14\n")
    #expect(Transcript("--money", "USD", "--rounding", "floor", "0.129").text == "$0.12\n")
    #expect(Transcript("--money", "USD", "--decimals", "3", "0.1235").text == "$0.124\n")
  }

  @Test func aTieOfIrrationalNumbersIsDecided() {
    let tie = "sqrt(2)*sqrt(3) - sqrt(6) + 0.125"
    #expect(Transcript("--money", "USD", tie).text == "$0.13\n")
    #expect(Transcript("--money", "USD", "--rounding", "half-even", tie).text == "$0.12\n")
    #expect(Transcript("--money", "USD", "100*pi").text == "$314.16\n")
  }

  @Test func cashIsRoundedToWhatIsPaid() {
    #expect(
      Transcript("--money", "CHF", "--cash", "1.23", "1.22").text
        == "CHF\u{A0}1.25\nCHF\u{A0}1.20\n")
    #expect(Transcript("--money", "CHF", "1.23").text == "CHF\u{A0}1.23\n")
  }

  @Test func amountsAreWrittenAsTheLocaleDoes() {
    #expect(
      Transcript("--money", "EUR", "--locale", "de", "1234567.891").text
        == "1.234.567,89\u{A0}€\n")
    #expect(Transcript("--money", "INR", "--locale", "hi", "1234567.89").text == "₹12,34,567.89\n")
    #expect(Transcript("--money", "JPY", "--locale", "ja", "1234.5").text == "￥1,235\n")
  }

  @Test func whatRoundingTookAwayIsSaid() {
    let explained = """
      # read as: (49.95 * 3) + 8.25%
      # note: the percentage is of `49.95*3`
      # exact 162.212625, half away from zero to 0.01, residue 0.002625
      $162.21

      """
    #expect(Transcript("--explain", "--money", "USD", "49.95*3 + 8.25%").text == explained)
    #expect(
      Transcript("--json", "--money", "USD", "100/3").text
        == #"{"input":"100/3","value":"$33.33","amount":"33.33","currency":"USD","wasExact":false,"#
        + #""exact":"100/3","rounding":"half-away","increment":"0.01","residue":"1/300"}"# + "\n")
    #expect(
      Transcript("--explain", "--money", "USD", "2").text.contains("exact 2, nothing rounded"))
    #expect(
      Transcript("--explain", "--money", "CHF", "--cash", "1.23").text
        .contains("exact 1.23, half away from zero to 0.05, residue -0.02"))
    #expect(Transcript("--json", "--money", "USD", "1 < 2").text.contains(#""value":"true""#))
  }

  @Test func anotherCurrencyNeedsARate() {
    let run = Transcript("--money", "EUR", "20 USD")
    #expect(run.text.isEmpty)
    #expect(run.status == .syntax)
    #expect(
      run.diagnosticText == """
        error: USD is not EUR: a rate is needed
          20 USD
          ^~~~~~
          note: write `20 USD @ 0.92` where 1 USD is 0.92 EUR

        """)
  }

  @Test func aCodeMayStandBeforeItsAmount() {
    let inputs = ["USD 20 @ 0.92", "EUR 5 + USD 20@0.92", "sum([EUR 3; USD 4.5 @ 2])", "EUR .5"]
    #expect(
      Transcript(words: ["--money", "EUR"] + inputs, input: "").text
        == "€18.40\n€23.40\n€12.00\n€0.50\n")
    #expect(
      Transcript("--money", "EUR", "2 × USD 20").diagnosticText == """
        error: USD is not EUR: a rate is needed
          2 × USD 20
          ^~~~~~~~~~
          note: write `20 USD @ 0.92` where 1 USD is 0.92 EUR

        """)
  }

  @Test func aCodeIsAUnit() {
    #expect(
      Transcript(words: ["--money", "EUR", "EUR", "2 * EUR", "x = 3 EUR", "x/(2 EUR)"], input: "")
        .text == "€1.00\n€2.00\n€3.00\n1.5\n")
    #expect(
      Transcript("--money", "EUR", "5 EUR + 1").diagnosticText.hasPrefix(
        "error: EUR and a number measure different things\n"))
    #expect(
      Transcript("--money", "CHF", "3 CHF * 2 CHF").diagnosticText.hasPrefix(
        "error: the result is in CHF², which is no amount in CHF\n"))
    #expect(Transcript("--money", "USD", "f(USD) = 2 USD", "f(7)").text == "$14.00\n")
    #expect(Transcript("--money", "USD", "sin USD 30").status == .syntax)
  }

  @Test func anAmountHasOneCurrency() {
    #expect(Transcript("--money", "EUR", "EUR 5 USD @ 2").status == .mathematics)
    #expect(Transcript("--money", "EUR", "EUR 5 EUR").status == .mathematics)
  }

  @Test func aCodeInSmallLettersIsRead() {
    #expect(Transcript("--money", "EUR", "5 eur").allText == "€5.00\n")
    #expect(Transcript("--money", "EUR", "5 usd").diagnosticText.contains("a rate is needed"))
  }

  @Test(
    arguments: [
      ("EUR", "de"), ("EUR", "en"), ("USD", "en"), ("CHF", "de-CH"), ("INR", "hi"), ("JPY", "ja"),
      ("EGP", "ar-EG"), ("SEK", "sv"),
      ("BRL", "pt-BR"), ("PLN", "pl"), ("ILS", "he"), ("GBP", "en-IN"), ("ISK", "is"),
      ("KWD", "en"),
    ] as [(String, String)])
  func amountsAreReadBack(_ currency: String, _ locale: String) {
    for amount in ["1234567.5", "-1234.56", "0", "7"] {
      let first = Transcript("--money", currency, "--locale", locale, amount).text
      let again = Transcript("--money", currency, "--locale", locale, String(first.dropLast())).text
      #expect(again == first, "\(currency) \(locale)")
    }
  }

  @Test func anAmountWithTwoReadingsIsAnError() {
    #expect(
      Transcript("--money", "EUR", "--locale", "de", "1.234 EUR").diagnosticText.hasPrefix(
        "error: the amount may be 1234.00 EUR, as the locale writes it, or 1.234 EUR\n"))
    #expect(Transcript("--money", "USD", "5 €").diagnosticText.contains("error"))
    #expect(
      Transcript("--money", "EUR", "--locale", "de", "1234.56 EUR").text == "1.234,56\u{A0}€\n")
  }

  @Test func amountsNeedNoOption() {
    #expect(Transcript("12.30 CHF * 2", "1/3 EUR").text == "24.6 CHF\n0.33333333333333333333 EUR\n")
    #expect(
      Transcript("--json", "1/4 EUR").text
        == #"{"input":"1/4 EUR","value":"0.25","unit":"EUR","exact":true,"class":"quantity"}"#
        + "\n")
  }

  @Test func anglesHaveAUnitLikeOtherQuantities() {
    #expect(
      Transcript("--json", "30°").text
        == #"{"input":"30°","value":"30","unit":"deg","exact":true,"class":"quantity"}"# + "\n")
    #expect(
      Transcript("--json", "0.5 turn to rad").text.contains(
        #""value":"3.1415926535897932385","unit":"rad","exact":false,"class":"quantity""#))
    #expect(
      Transcript("--json", "30° to dms").text
        == #"{"input":"30° to dms","value":"30°0′0″","exact":true,"class":"quantity"}"# + "\n")
  }

  @Test func quantitiesInSeveralUnitsHaveParts() {
    func json(_ text: String) -> String { Transcript("--json", text).text }
    #expect(
      json("-90 min to h min")
        == #"{"input":"-90 min to h min","value":"-1 h 30 min","parts":[{"value":"-1","unit":"h"},"#
        + #"{"value":"-30","unit":"min"}],"exact":true,"class":"quantity"}"# + "\n")
    #expect(
      json("-1 h to d h min").contains(
        #""value":"-1 h 0 min","parts":[{"value":"-1","unit":"h"},{"value":"0","unit":"min"}]"#))
    // 1/7 h is 514 2/7 s.
    let seventh = json("1/7 h to min s")
    #expect(seventh.contains(#""value":"8 min 34.285714285714285714 s","parts":[{"value":"8""#))
    #expect(seventh.contains(#""enclosure":["5.14285714285714285714285714285e2","#))
    #expect(
      json("[90 min; 100 min] to h min").contains(#""value":["1 h 30 min","1 h 40 min"]"#))
  }

  @Test func aRateConverts() {
    let inputs = ["20 USD @ 0.92", "20USD@0.92", "5 EUR + 20 USD @ 0.92", "(10+10) USD @ 1/1.25"]
    let amounts = "€18.40\n€18.40\n€23.40\n€16.00\n"
    #expect(Transcript(words: ["--money", "EUR"] + inputs, input: "").text == amounts)
    #expect(
      Transcript("--money", "AED", "--decimals", "0", "0xAED", "1e3AED").text
        == "AED\u{A0}2,797\nAED\u{A0}1,000\n")
    #expect(Transcript("--money", "EUR", "20 EUR @ 2").status == .mathematics)
    #expect(Transcript("20 USD @ 0.92").status == .mathematics)
    #expect(Transcript("--money", "EUR", "USD = 5", "20 USD").text == "€5.00\n€100.00\n")
  }

  @Test func aRateMustBePositive() {
    #expect(Transcript("--money", "EUR", "5 EUR + (20 USD @ 2)*-1").text == "-€35.00\n")
    for rate in ["-1", "0"] {
      let run = Transcript("--money", "EUR", "20 USD @ \(rate)")
      #expect(run.status == .mathematics)
      #expect(
        run.diagnosticText.hasPrefix(
          "error: a rate must be positive\n  20 USD @ \(rate)\n           ^"))
    }
  }

  @Test func sharesAreAmounts() {
    #expect(
      Transcript("--money", "USD", "split(100; 3)", "allocate(99.99; 75, 25)").text
        .hasPrefix("[$33.34; $33.33; $33.33]\nerror: "))
    #expect(Transcript("--money", "USD", "allocate(99.99, 75, 25)").text == "[$74.99; $25.00]\n")
    #expect(Transcript("--money", "JPY", "split(100; 3)").text == "[¥34; ¥33; ¥33]\n")
    #expect(
      Transcript("--money", "CHF", "--cash", "split(1.15; 3)").text
        == "[CHF\u{A0}0.40; CHF\u{A0}0.40; CHF\u{A0}0.35]\n")
    #expect(
      Transcript("--money", "EUR", "--locale", "de", "split(1000; 3)").text
        == "[333,34\u{A0}€; 333,33\u{A0}€; 333,33\u{A0}€]\n")
    #expect(Transcript("split(100; 3)").diagnosticText.contains("with `--money` it is"))
  }

  @Test func whatRoundingTookFromAListIsSaid() {
    let explained = """
      # read as: split(100, 3)
      # note: the shares of `split` add up to the amount; what is left over goes, a unit each, to those that lost most \
      by rounding down; ties go to the earlier share
      # exact [33.34; 33.33; 33.33], nothing rounded
      [$33.34; $33.33; $33.33]

      """
    #expect(Transcript("--explain", "--money", "USD", "split(100; 3)").text == explained)
    #expect(
      Transcript("--explain", "--money", "USD", "[1/3; 2]").text.contains(
        "# exact [1/3; 2], each half away from zero to 0.01, residues [1/300; 0]\n[$0.33; $2.00]"))
    #expect(
      Transcript("--json", "--money", "USD", "[1/3; 2]").text
        == #"{"input":"[1/3; 2]","value":["$0.33","$2.00"],"amount":["0.33","2.00"],"currency":"USD","#
        + #""wasExact":false,"exact":["1/3","2"],"rounding":"half-away","increment":"0.01","#
        + #""residue":["1/300","0"]}"# + "\n")
    #expect(
      Transcript("--json", "[1/4; 2]").text
        == #"{"input":"[1/4; 2]","value":["0.25","2"],"exact":true,"class":"list"}"# + "\n")
    #expect(
      Transcript("--explain", "[1/3; 2]").text.contains("# each element rounded once\n[0.33333"))
  }

  @Test(arguments: RoundingMode.allCases)
  func everyModeHasItsName(_ mode: RoundingMode) {
    // A tie, its mirror image, and what is nearer to the lower cent.
    let expected =
      switch mode {
      case .halfEven, .halfTowardZero: "$0.12\n-$0.12\n$0.12\n"
      case .halfOdd, .halfAwayFromZero: "$0.13\n-$0.13\n$0.12\n"
      case .halfUpward: "$0.13\n-$0.12\n$0.12\n"
      case .halfDownward: "$0.12\n-$0.13\n$0.12\n"
      case .towardZero, .zeroFiveAway: "$0.12\n-$0.12\n$0.12\n"
      case .awayFromZero: "$0.13\n-$0.13\n$0.13\n"
      case .floor: "$0.12\n-$0.13\n$0.12\n"
      case .ceiling: "$0.13\n-$0.12\n$0.13\n"
      case .unnecessary:
        "error: the result is not exact: rounding would take 0.005 away\n"
          + "error: the result is not exact: rounding would take -0.005 away\n"
          + "error: the result is not exact: rounding would take 0.001 away\n"
      }
    let run = Transcript(
      "--money", "USD", "--rounding", mode.rawValue, "0.125", "-0.125", "0.121")
    #expect(run.text == expected)
  }

  @Test func roundingCanBeRefused() {
    let run = Transcript("--rounding", "unnecessary", "1/4", "1/3")
    #expect(run.text == "0.25\nerror: the result is not exact: it would have to be rounded\n")
    #expect(run.status == .mathematics)
    #expect(
      Transcript("--money", "USD", "--rounding", "unnecessary", "[1; 2.5]").text
        == "[$1.00; $2.50]\n")
  }

  @Test func errorsAreMarkedInTheTextAsTyped() {
    let run = Transcript("--money", "EUR", "20 USD @ 0.92 + 1/0")
    #expect(run.diagnosticText.contains("  20 USD @ 0.92 + 1/0\n                  ^~~"))
  }

  @Test func mistakenOptionsAreNamed() {
    let rows: [(words: [String], part: String)] = [
      (["--money", "ABC", "1"], "`ABC` is no currency code of ISO 4217"),
      (["--money", "UDS", "1"], "did you mean `USD`"),
      (["--money", "XXX", "1"], "XXX has no smallest unit"),
      (["--money", "XAU", "1"], "XAU has no smallest unit"),
      (["--money", "USD", "--locale", "zz", "1"], "`zz` is no locale of CLDR"),
      (["--cash", "1"], "--cash needs --money"),
      (["--money", "USD", "-n", "5", "1"], "--digits and --money exclude each other"),
      (["--money", "CHF", "--cash", "--decimals", "5", "1"], "--cash and --decimals exclude"),
    ]
    for row in rows {
      let run = Transcript(words: row.words, input: "")
      #expect(run.diagnosticText.contains(row.part), "\(row.words)")
      #expect(run.status == .usage, "\(row.words)")
    }
    #expect(Transcript("--money", "XAU", "--decimals", "3", "pi").text == "XAU\u{A0}3.142\n")
  }

  @Test func helpNamesCurrencies() {
    #expect(
      Transcript("help", "EUR").text.hasPrefix(
        "EUR\n  Euro: a unit of currency\n  Amounts have 2 decimals.\n  Source: ISO 4217"))
    #expect(
      Transcript("help", "DEM").text.contains(
        "  German Mark: a unit of currency\n  Amounts have 2 decimals.\n"
          + "  Withdrawn in 2002-03; followed by EUR, Euro.\n"))
    #expect(Transcript("help", "JPY").text.contains("  Amounts have no decimals.\n"))
    #expect(!Transcript("help", "XAU").text.contains("decimals"))
    #expect(
      Transcript("help", "currency").text.contains("\n  CHF                     Swiss Franc\n"))
  }

  @Test func theFinancialFunctionsGiveAmounts() {
    // 1073.64324602427796942… by Python's fractions.
    #expect(Transcript("-n", "12", "pmt(5%/12; 360; 200000)").text == "-1073.64324602\n")
    #expect(Transcript("--money", "USD", "pmt(5%/12, 360, 200000)").text == "-$1,073.64\n")
    #expect(Transcript("--money", "USD", "tip(49.95; 18%)").text == "$8.99\n")
    #expect(Transcript("help", "pmt").text.contains("pmt(rate; n; pv[; fv[; type]])"))
    #expect(Transcript("help", "PMT").diagnosticText.hasSuffix("did you mean `pmt`?\n"))
  }
}
