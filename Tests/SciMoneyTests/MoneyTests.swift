import SciMoney
import SciNumber
import Testing

enum USD: CurrencyType {
  static var currency: Currency { .usd }
}

/// The error that `body` throws.
func moneyError<Value>(_ body: () throws(MoneyError) -> Value) -> MoneyError? {
  do throws(MoneyError) {
    _ = try body()
    return nil
  } catch {
    return error
  }
}

@Suite struct MoneyTests {
  // Rules R1 to R10 and the wrong results of other libraries, which are named with each test.

  @Test func aThirdTimesThreeIsTheWhole() throws {
    // Foundation.Decimal and swift-currency give 99.999…
    #expect(Money(100, .usd) / 3 * 3 == Money(100, .usd))
    #expect(Money(1, .usd) / 3 * 3 == Money(1, .usd))
  }

  @Test func nothingIsLostInBigAmounts() throws {
    // Foundation.Decimal drops the 0.5 (F6), and squares …0.01 wrongly (F7).
    let big = Money("340282366920938463463374607431768211455", .usd)
    let half = Money("0.5", .usd)
    #expect((big + half).digits == "340282366920938463463374607431768211455.5")
    let square =
      try Money("100000000000000000000.01", .usd) * #require(
        Rational("100000000000000000000.01"))
    #expect(square.exactText == "10000000000000000000002000000000000000000.0001")
    // py-moneyed: …419.7
    let product = try Money("123456789012345678901234567.89", .usd) * #require(Rational("1.0825"))
    #expect(product.exactText == "133641974105864197410586419.740925")
    // dinero.js prints 80.000003716571047895371e+25
    let grown = try #require(Rational("1.0825")?.power(6, limit: 1000))
    #expect(
      try (Money(4995, .usd) * grown).rounded(.halfEven, to: .minorUnit).exactText == "8037.17")
  }

  @Test func equalAmountsHaveEqualHashes() throws {
    // Java's BigDecimal holds 1.0 and 1.00 apart.
    #expect(Set([Money("1.0", .usd), Money("1.00", .usd), Money(1, .usd)]).count == 1)
  }

  @Test func currenciesAreNotMixed() throws {
    let (dollars, euros) = (Money(0, .usd), Money(0, .eur))
    let mismatch = MoneyError.currencyMismatch(.usd, .eur)
    #expect(moneyError { () throws(MoneyError) in try dollars.adding(euros) } == mismatch)
    #expect(moneyError { () throws(MoneyError) in try dollars.subtracting(euros) } == mismatch)
    #expect(moneyError { () throws(MoneyError) in try dollars.compared(to: euros) } == mismatch)
    #expect(moneyError { () throws(MoneyError) in try dollars.ratio(to: euros) } == mismatch)
    // RubyMoney says these are equal.
    #expect(dollars != euros)
  }

  /// Operators are for one currency and for divisors that are not zero: anything else stops the program.
  @Test func operatorsStopWhereMethodsThrow() async {
    await #expect(processExitsWith: .failure) { _ = Money(1, .usd) + Money(0, .eur) }
    await #expect(processExitsWith: .failure) { _ = Money(1, .usd) - Money(1, .eur) }
    await #expect(processExitsWith: .failure) { _ = Money(1, .usd) < Money(1, .eur) }
    await #expect(processExitsWith: .failure) { _ = Money(1, .usd) / Money(1, .eur) }
    await #expect(processExitsWith: .failure) { _ = Money(1, .usd) / Money(0, .usd) }
    await #expect(processExitsWith: .failure) { _ = Money(1, .usd) / 0 }
    await #expect(processExitsWith: .failure) { _ = Money(1, .usd).removing(percent: -100) }
  }

  @Test func zeroHasNoSign() throws {
    for text in ["-0", "-0.00", "-0/5", "0"] {
      #expect(try Money(text, .usd).exactText == "0.00" && Money(text, .usd) == .zero(.usd))
    }
    #expect((-Money(0, .usd)).description == "USD 0.00")
    #expect(try Money("-0.004", .usd).rounded(.halfEven, to: .minorUnit).exactText == "0.00")
  }

  @Test func divisionByZeroIsAnError() {
    // swift-currency and Foundation.Decimal give NaN, and NaN equals itself there.
    #expect(
      moneyError { () throws(MoneyError) in try Money(1, .usd).divided(by: 0) } == .divisionByZero)
    #expect(
      moneyError { () throws(MoneyError) in try Money(1, .usd).ratio(to: Money(0, .usd)) }
        == .divisionByZero)
    let text = "1/0"
    #expect(moneyError { () throws(MoneyError) in try Money(text, .usd) } == .divisionByZero)
  }

  @Test func hugeNumbersAreRefusedAndNotComputed() throws {
    let huge = Money(try #require(Rational("1e999999999")), .usd)
    #expect(moneyError { () throws(MoneyError) in try huge.adding(Money(1, .usd)) } == .tooLarge)
    #expect(moneyError { () throws(MoneyError) in try huge.count(of: .minorUnit) } == .tooLarge)
    #expect(huge.description.count < 100)
    let long = String(repeating: "9", count: 1_000_003)
    #expect(moneyError { () throws(MoneyError) in try Money(long, .usd) } == .tooLarge)
  }

  @Test func onlyWholeTextsAreAmounts() {
    // Foundation reads 12, 1 and 1.2; Flight-School's Money as well.
    for (text, offset) in [
      ("12abc", 2), ("1,234.56", 1), ("1.2.3", 3), ("", 0), ("-", 1), (".5", 0), ("5.", 2),
      ("1e5", 1), (" 1", 0), ("1 ", 1), ("+1", 0), ("0x10", 1), ("1_000", 1), ("1/", 2),
    ] {
      let error = moneyError { () throws(MoneyError) in try Money(text, .usd) }
      guard case .syntax(offset, _) = error else {
        Issue.record("\(text): \(String(describing: error))")
        continue
      }
    }
  }

  @Test func decimalTextIsExact() throws {
    // Foundation's literals 3.133, 0.07, 0.23 and 0.081 are not.
    for text in ["3.133", "0.07", "0.23", "0.081", "12345678901234567890.12", "-0.57"] {
      #expect(try Money(text, .usd).exactText == text)
    }
    #expect(Money("100/3", .usd) == Money(100, .usd) / 3)
    #expect(Money("-100/3", .usd).exactText == "-100/3")
  }

  @Test func minorUnitsAreCountedOrRefused() throws {
    // swift-currency: 56, 1864712049423024127; py-moneyed cuts 1.999 to 199.
    #expect(Money("0.57", .usd).minorUnits == 57)
    #expect(
      moneyError { () throws(MoneyError) in
        try Money("99999999999999999999.99", .usd).count(of: .minorUnit)
      } == .tooLarge)
    #expect(
      moneyError { () throws(MoneyError) in try Money("1.999", .usd).count(of: .minorUnit) }
        == .inexact(residue: Rational(9) / 1000))
    #expect(
      moneyError { () throws(MoneyError) in try Money(1, .xau).count(of: .minorUnit) }
        == .noMinorUnit(.xau))
    #expect(try Money(minorUnits: 14985, .usd) == "USD 149.85")
    #expect(try Money(minorUnits: 1234, .jpy) == "JPY 1234")
    #expect(try Money(minorUnits: -1234, .bhd) == "BHD -1.234")
  }

  @Test func doublesComeInByNameOnly() throws {
    #expect(try Money(shortest: 3.133, .usd) == "USD 3.133")
    #expect(try Money(shortest: 1e23, .usd).exactText == "100000000000000000000000.00")
    // The 52 digits of the double next to 3.133, by Python's Decimal(3.133).
    #expect(
      try Money(exactly: 3.133, .usd).exactText
        == "3.13300000000000000710542735760100185871124267578125")
    #expect(try Money(exactly: -0.5, .usd) == "USD -0.5")
    #expect(try Money(exactly: 0x1p-1074, .usd).doubleValue == 0x1p-1074)
    #expect(
      moneyError { () throws(MoneyError) in try Money(exactly: .nan, .usd) }
        == .domain(.doubleIsFinite))
  }

  @Test func theNearestDoubleIsGiven() throws {
    // NSDecimalNumber gives 0.06999999999999999 for 0.07, and 30,164 of 100,000 cent values wrongly (F11).
    for cents in 0..<20_000 {
      let money = try Money(minorUnits: cents, .usd)
      #expect(money.doubleValue == Double(money.exactText))
    }
    // 2^53 + 1 is a tie and goes to even; a third of 10^-30 is not finite.
    #expect(Money("9007199254740993", .usd).doubleValue == 9_007_199_254_740_992)
    #expect(Money("9007199254740993.0000000000001", .usd).doubleValue == 9_007_199_254_740_994)
    let (thirds, quotient) = (Money(2, .usd) / 3, 2.0 / 3)
    #expect(thirds.doubleValue == quotient)
  }

  @Test func descriptionsAreReadBack() throws {
    for text in ["USD 149.85", "JPY -5", "USD 100/3", "BHD 0.001", "EUR 0.00"] {
      #expect(try Money(text).exactDescription == text)
    }
    let (unknown, bare) = ("ZZZ 1", "149.85")
    #expect(
      moneyError { () throws(MoneyError) in try Money(unknown) } == .unknownCurrency("ZZZ"))
    #expect(
      moneyError { () throws(MoneyError) in try Money(bare) }
        == .syntax(offset: 0, expected: .currency))
    for text in ["USD 149.85", "JPY -5", "USD 1.005", "BHD 0.001", "EUR 0.00"] {
      #expect(try Money(text).description == text)
    }
    #expect((Money(100, .usd) / 3).debugDescription == "USD 33.3333… (100/3)")
    #expect((Money(-1, .usd) / 3).debugDescription == "USD -0.3333… (-1/3)")
  }

  @Test func literalsOfAnyLengthAreExact() {
    let amount = Money(1_234_567_890_123_456_789_012_345_678_901_234_567_890 as Rational, .jpy)
    #expect(amount.exactText == "1234567890123456789012345678901234567890")
  }

  @Test func typedAmountsCompute() throws {
    let net: TypedMoney<USD> = TypedMoney("49.95") * 3
    let rate: Percent = "8.25"
    #expect(net.money.exactText == "149.85")
    let gross = try TypedMoney<USD>(net.money.adding(percent: rate)).rounding(
      .halfAwayFromZero, to: .minorUnit)
    #expect(gross.value.money == "USD 162.21" && gross.residue.money == "USD 0.002625")
    #expect(
      moneyError { () throws(MoneyError) in try TypedMoney<USD>(Money(1, .eur)) }
        == .unexpectedCurrency(.eur, expected: .usd))
  }
}
