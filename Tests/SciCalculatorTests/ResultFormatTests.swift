import SciCalculator
import SciNumber
import Testing

@Suite struct ResultFormatTests {
  private func format(
    _ digits: ResultFormat.Digits = .upTo(20), _ notation: ResultFormat.Notation = .auto
  ) -> ResultFormat {
    ResultFormat(digits: digits, notation: notation, rounding: .halfEven)
  }

  private func text(
    _ digits: String, _ exponent: Int, isExact: Bool = true, isNegative: Bool = false,
    _ format: ResultFormat
  ) -> String {
    var bytes: [UInt8] = []
    let number = DecimalDigits(
      isNegative: isNegative, digits: Array(digits.utf8), exponent: exponent, isExact: isExact)
    format.write(number, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func positionalFromMinusSevenToTwenty() {
    let auto = format()
    #expect(text("15", -7, auto) == "0.00000015")
    #expect(text("15", -8, auto) == "1.5e-8")
    #expect(text("12345678901234567890", 19, isExact: false, auto) == "12345678901234567890")
    #expect(text("15", 20, isExact: false, auto) == "1.5e20", "zeros would look computed")
    #expect(text("15", 21, isExact: false, auto) == "1.5e21")
    #expect(text("123456", 2, auto) == "123.456")
    #expect(text("1", 0, isNegative: true, auto) == "-1")
  }

  @Test func exactIntegersAreWrittenWholeUpToAThousandDigits() {
    let auto = format()
    #expect(text("15", 25, auto) == "15" + String(repeating: "0", count: 24))
    #expect(text("1", 999, auto) == "1" + String(repeating: "0", count: 999))
    #expect(text("1", 1000, auto) == "1e1000")
    #expect(text("12345678901234567890123", 21, auto) == "1.2345678901234567890123e21")
  }

  @Test func exactNumbersLoseTheirLastZerosAndRoundedOnesKeepThem() {
    #expect(text("500", -1, format()) == "0.5")
    #expect(text("500", -1, isExact: false, format()) == "0.500")
    #expect(text("100", 2, format()) == "100")
  }

  @Test func scientificAndEngineeringAlwaysHaveAnExponent() {
    #expect(text("1", 0, format(.upTo(20), .scientific)) == "1e0")
    #expect(text("125", -3, format(.upTo(20), .scientific)) == "1.25e-3")
    let rows = [
      ("1", -7, "100e-9"), ("1", -9, "1e-9"), ("1", 5, "100e3"), ("12345", 4, "12.345e3"),
      ("125", -400, "125e-402"),
    ]
    for (digits, exponent, expected) in rows {
      #expect(text(digits, exponent, format(.upTo(20), .engineering)) == expected)
    }
  }

  @Test func fixedNeverHasAnExponent() {
    #expect(text("15", 25, isExact: false, format(.upTo(20), .fixed)).count == 26)
    #expect(text("15", -12, format(.upTo(20), .fixed)) == "0.0000000000015")
  }

  @Test func zeroHasNoSignAndKeepsRoundedDecimals() {
    for notation in ResultFormat.Notation.allCases {
      #expect(text("0", 0, isNegative: true, format(.upTo(20), notation)) == "0")
    }
    let decimals = format(.decimals(2))
    #expect(text("0", 0, isExact: false, isNegative: true, decimals) == "0.00")
    #expect(text("5", -1, isExact: false, decimals) == "0.50")
    #expect(text("3", 0, decimals) == "3")
  }

  @Test func decimalsAreWrittenOutWhereverTheNumberLies() {
    #expect(text("12", 30, isExact: false, format(.decimals(2))).hasSuffix("000.00"))
    #expect(text("12", 3, isExact: false, format(.decimals(-2))) == "1200")
  }

  @Test(arguments: [
    ("1/3", 20), ("-0.25", 2), ("100", 1), ("0", 1), ("1e-30/7", 20), ("1 < 2", 0), ("[1; 2]", 0),
  ])
  func aResultKnowsItsDigitsWithoutSignPointAndExponent(_ text: String, _ count: Int) throws {
    var calculator = Calculator()
    #expect(try calculator.answer(text)?.digitCount == count)
  }

  @Test func aListKnowsItsElements() throws {
    var calculator = Calculator()
    #expect(
      try calculator.answer("[1/3; -2; 1e30/7]", format: format(.significant(3)))?.elements == [
        "0.333", "-2", "1.43e29",
      ])
    #expect(try calculator.answer("[7]")?.elements == [])
  }
}
