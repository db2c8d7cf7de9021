import SciLocale
import SciMoney
import SciNumber
import Testing

/// Sums that other programs get wrong, each with who does; those of one subject are with its tests.
@Suite struct PeerTests {
  private func usd(_ text: String) throws -> Money { try Money(text, .usd) }

  /// Python's decimal has 28 digits unless it is told, rust_decimal 28, JavaScript's numbers and dinero.js 16.
  @Test(arguments: [
    ("12345678901234567890.1234567890", "0.00000000001234", "12345678901234567890.12345678901234"),
    ("0.1", "0.2", "0.3"), ("9007199254740991", "2", "9007199254740993"),
    ("10000000000000000000000000000", "0.01", "10000000000000000000000000000.01"),
    ("340282366920938463463374607431768211455", "1", "340282366920938463463374607431768211456"),
    ("0.0000000000000000000000000000001", "0", "0.0000000000000000000000000000001"),
  ])
  func sumsKeepAllDigits(_ left: String, _ right: String, _ sum: String) throws {
    #expect(try (usd(left) + usd(right)).digits == sum)
    #expect(try (usd(sum) - usd(left)) == usd(right))
  }

  /// rust_decimal drops the end of the first, JavaScript and bc the others; RubyMoney and Flight-School round the 19.99.
  @Test(arguments: [
    (
      "10000000000.0000000001", "10000000000.0000000001",
      "100000000000000000002.00000000000000000001"
    ),
    ("4.35", "100", "435"), ("149.85", "0.0825", "12.362625"), ("19.99", "0.0825", "1.649175"),
    ("0.15", "0.15", "0.0225"), ("3", "49.95", "149.85"), ("1.999", "1", "1.999"),
    ("340282366920938463463374607431768211455", "10", "3402823669209384634633746074317682114550"),
  ])
  func productsKeepAllDigits(_ amount: String, _ factor: String, _ product: String) throws {
    #expect(try (usd(amount) * #require(Rational(factor))).digits == product)
  }

  @Test func signsKeepAllDigits() throws {
    // Python rounds -Decimal("1234567890123456789012345678901") to 28 digits.
    let amount = try usd("1234567890123456789012345678901")
    #expect((-amount).digits == "-1234567890123456789012345678901")
    // LibreOffice: -6.8E-21.
    #expect(try (usd("0.5") - usd("0.4") - usd("0.1")).isZero)
  }

  /// Foundation.Decimal cuts 2/3 off behind 38 digits, bc behind 2, shopspring behind 16.
  @Test func quotientsAreRoundedWhereAsked() throws {
    let quotient = try usd("2") / 3
    #expect(
      try quotient.rounded(.halfEven, to: .decimals(38)).digits
        == "0.66666666666666666666666666666666666667")
    #expect(try quotient.rounded(.halfAwayFromZero, to: .minorUnit) == "USD 0.67")
    // Python's quantize(0.01) of 10²⁷ is an invalid operation.
    #expect(
      try usd("1000000000000000000000000000.005").rounded(.halfEven, to: .minorUnit).digits
        == "1000000000000000000000000000")
    // JavaScript: (1.005).toFixed(2) is 1.00. Foundation: $1.01 or $1.00 by the class that is asked (F15).
    for (text, away, even) in [("1.005", "1.01", "1"), ("0.105", "0.11", "0.1")] {
      #expect(try usd(text).rounded(.halfAwayFromZero, to: .minorUnit).digits == away)
      #expect(try usd(text).rounded(.halfEven, to: .minorUnit).digits == even)
    }
    // realm/SwiftLint #2833: 0.59 is 0.58 when it is rounded down.
    #expect(try usd("0.59").rounded(.floor, to: .minorUnit) == "USD 0.59")
  }

  /// 15,340 of the doubles with two decimals below 1,000 have another Foundation.Decimal than their text (F2), and
  /// 7,669 of swift-currency's literals have other minor units.
  @Test func amountsInCentsAreTheirTexts() throws {
    for cents in stride(from: 0, to: 100_000, by: 7) {
      let text = "\(cents / 100).\(cents % 100 / 10)\(cents % 10)"
      let money = try usd(text)
      #expect(money.minorUnits == cents)
      #expect(try Money(shortest: #require(Double(text)), .usd) == money)
    }
  }

  /// A tax on all prices up to 10,000.00, in cents and by integers.
  ///
  /// Of a million prices, JavaScript's `Math.round` of a product gets 818, 4102, 6430, 0, 1638, 12,862 and 3656 wrong,
  /// and `toFixed` many more.
  @Test(arguments: [500, 625, 750, 825, 1000, 1500, 1800])
  func taxesAreThoseOfIntegers(_ hundredths: Int) throws {
    let rate = Percent(points: Rational(hundredths) / 100)
    for cents in stride(from: 1 + hundredths % 7, through: 1_000_000, by: 49) {
      let tax = try rate.of(Money(minorUnits: cents, .usd))
        .rounded(.halfAwayFromZero, to: .minorUnit).minorUnits
      #expect(tax == (2 * cents * hundredths + 10_000) / 20_000, "\(cents)")
    }
  }

  /// JavaMoney/jsr354-ri #384 gives 20,000 yen for 100 pounds at 175, and #220 rounds ether to the decimals of bitcoin.
  @Test func conversionsKeepAllDigits() throws {
    let rate = ExchangeRate(.gbp, .jpy, "175")
    #expect(try Money(100, .gbp).converted(to: .jpy, using: rate) == "JPY 17500")
    let bitcoin = Currency(custom: "BTC", minorUnits: 8)
    let ether = Currency(custom: "ETH", minorUnits: 18)
    let price = ExchangeRate(bitcoin, ether, "0.041499")
    #expect(
      try Money("3.12345678", bitcoin).converted(to: ether, using: price).digits
        == "0.12962033291322")
    // qalc turns 10 USD / 3 into euros.
    #expect((Money(10, .usd) / 3).currency == .usd)
  }

  @Test func textsOfOtherLocalesAreRefusedOrExact() throws {
    let format = MoneyFormat(NumberLocale("en_US"))
    // NumberFormatter: 1.2345678901234567e+19 (F20); LibreOffice: 1.23456789012346E+016.
    #expect(
      try format.money(from: "$12,345,678,901,234,567,890.12", expecting: .usd).digits
        == "12345678901234567890.12")
    // paupino/rust-decimal pull request 807.
    #expect(
      moneyError { () throws(MoneyError) in try format.money(from: "1.23abc", expecting: .usd) }
        == .unknownCurrency("abc"))
    // NumberFormatter ignores the most digits when the fewest are set (F17).
    var rounded = format
    rounded.rounding = Rounding(.halfAwayFromZero, to: .decimals(2))
    #expect(try rounded.text("USD 1234.5678") == "$1,234.57")
  }
}
