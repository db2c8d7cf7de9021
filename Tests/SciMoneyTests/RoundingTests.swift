import SciMoney
import SciNumber
import TestSupport
import Testing

@Suite struct RoundingTests {
  /// Each mode's rounding of tenths to whole numbers.
  ///
  /// From Python's `decimal` where it has the mode, from ECMA-402's table for `halfUpward` and `halfDownward`, by
  /// hand for `halfOdd`.
  static let table: [(RoundingMode, [String])] = [
    (.halfEven, ["-6", "-2", "-2", "-1", "0", "1", "2", "2", "6"]),
    (.halfOdd, ["-5", "-3", "-1", "-1", "0", "1", "1", "3", "5"]),
    (.halfAwayFromZero, ["-6", "-3", "-2", "-1", "0", "1", "2", "3", "6"]),
    (.halfTowardZero, ["-5", "-2", "-1", "-1", "0", "1", "1", "2", "5"]),
    (.halfUpward, ["-5", "-2", "-1", "-1", "0", "1", "2", "3", "6"]),
    (.halfDownward, ["-6", "-3", "-2", "-1", "0", "1", "1", "2", "5"]),
    (.towardZero, ["-5", "-2", "-1", "-1", "0", "1", "1", "2", "5"]),
    (.awayFromZero, ["-6", "-3", "-2", "-2", "0", "2", "2", "3", "6"]),
    (.floor, ["-6", "-3", "-2", "-2", "0", "1", "1", "2", "5"]),
    (.ceiling, ["-5", "-2", "-1", "-1", "0", "2", "2", "3", "6"]),
    (.zeroFiveAway, ["-6", "-2", "-1", "-1", "0", "1", "1", "2", "6"]),
  ]
  static let values = ["-5.5", "-2.5", "-1.5", "-1.1", "0", "1.1", "1.5", "2.5", "5.5"]

  @Test(arguments: table)
  func eachModeRoundsTies(_ mode: RoundingMode, _ expected: [String]) throws {
    for (text, result) in zip(Self.values, expected) {
      let money = try Money(text, .usd)
      #expect(try money.rounded(mode, to: .amount(1)) == Money(result, .usd), "\(text)")
      #expect(try money.rounded(mode, to: .decimals(0)) == Money(result, .usd), "\(text)")
      #expect(
        try (money / 100).rounded(mode, to: .minorUnit) == Money(result, .usd) / 100, "\(text)")
      #expect(
        try (money / 3).rounded(mode, to: .amount(Rational(1) / 3)) == Money(result, .usd) / 3)
      #expect(
        try (money * 20).rounded(mode, to: .decimals(-1)) == (money * 2).rounded(
          mode, to: .decimals(0)) * 10)
    }
  }

  @Test func allModesAreInTheTable() {
    #expect(Set(Self.table.map(\.0)).union([.unnecessary]) == Set(RoundingMode.allCases))
  }

  @Test func valueAndResidueAreTheAmount() throws {
    var random = SplitMix64(seed: 4)
    for _ in 0..<500 {
      let amount =
        Rational(Int.random(in: -1_000_000...1_000_000, using: &random))
        / Rational(Int.random(in: 1...999, using: &random))
      let increment = Rational(Int.random(in: 1...50, using: &random)) / 100
      let money = Money(amount, .usd)
      for mode in RoundingMode.allCases where mode != .unnecessary {
        let rounded = try money.rounding(mode, to: .amount(increment))
        #expect(rounded.value + rounded.residue == money)
        #expect(rounded.residue.amount.magnitude < increment)
        #expect((rounded.value.amount / increment).isInteger)
        #expect(rounded.wasExact == rounded.residue.isZero)
        #expect(try rounded.value.rounded(mode, to: .amount(increment)) == rounded.value)
      }
    }
  }

  @Test func unnecessaryRoundingIsRefused() throws {
    let money: Money = "USD 1.005"
    #expect(
      moneyError { () throws(MoneyError) in try money.rounded(.unnecessary, to: .minorUnit) }
        == .inexact(residue: Rational(1) / 200))
    #expect(try money.rounded(.unnecessary, to: .decimals(3)) == money)
    #expect(try !money.isRepresentable(in: .minorUnit) && money.isRepresentable(in: .decimals(3)))
    #expect(
      moneyError { () throws(MoneyError) in try money.rounded(.floor, to: .amount(0)) }
        == .domain(.incrementIsPositive))
  }

  @Test func exactCentsAreNeverChanged() throws {
    // NumberFormatter's `.down` turns 0.07 into 0.06, and `.up` 0.11 into 0.12 (F14).
    for cents in 0..<10_000 {
      let money = try Money(minorUnits: cents, .usd)
      #expect(try money.rounded(.towardZero, to: .minorUnit) == money)
      #expect(try money.rounded(.awayFromZero, to: .minorUnit) == money)
    }
  }

  /// Wrong in JavaScript with `Math.round` or `toFixed`: the first wrong price at each rate.
  @Test(arguments: [
    ("0.30", "5", "0.02"), ("0.24", "6.25", "0.02"), ("0.20", "7.5", "0.02"),
    ("6.00", "8.25", "0.50"),
    ("0.15", "10", "0.02"), ("0.10", "15", "0.02"), ("0.25", "18", "0.05"),
  ])
  func taxesOfSmallPricesAreRight(_ price: String, _ rate: String, _ tax: String) throws {
    let exact = try Percent(rate).of(Money(price, .usd))
    #expect(try exact.rounded(.halfAwayFromZero, to: .minorUnit) == Money(tax, .usd))
  }

  @Test func roundingHappensOnce() throws {
    // Flight-School rounds 0.0525 to 0.053 and then to 0.06.
    let product = try Money("0.35", .usd) * #require(Rational("0.10")) * #require(Rational("1.5"))
    #expect(try product.rounded(.halfAwayFromZero, to: .minorUnit) == "USD 0.05")
  }

  @Test(arguments: [
    ("CHF 1.23", RoundingMode.halfAwayFromZero, "CHF 1.25"),
    ("DKK 12.25", .halfAwayFromZero, "DKK 12.5"),
    ("DKK 12.25", .halfEven, "DKK 12"), ("CAD 1.02", .halfEven, "CAD 1"),
    ("SEK 10.49", .halfEven, "SEK 10"),
    ("CHF 123.7456", .halfEven, "CHF 123.75"), ("USD 1.234", .halfEven, "USD 1.23"),
    // JavaMoney/jsr354-ri #421: 1, because it is rounded to 0.5 before; ex-money/money #56: 125.
    ("NOK 0.499", .halfAwayFromZero, "NOK 0"), ("CHF 1.025", .halfAwayFromZero, "CHF 1.05"),
    ("DKK -12.25", .halfAwayFromZero, "DKK -12.5"), ("CZK 0.5", .halfAwayFromZero, "CZK 1"),
    ("TWD 99.5", .halfEven, "TWD 100"), ("CAD 1.03", .halfEven, "CAD 1.05"),
  ])
  func cashIsWhatCoinsCanPay(_ amount: String, _ mode: RoundingMode, _ cash: String) throws {
    let money = try Money(amount)
    let rounded = try money.cashRounded(mode)
    #expect(try rounded.value == Money(cash))
    #expect(rounded.value + rounded.residue == money)
  }

  /// Coins that CLDR does not know are an increment: JavaMoney/jsr354-ri #407 (AWG 0.05), New Zealand's 0.10, and Australia's 0.05.
  @Test(arguments: [
    ("AWG 1.23", "0.05", "AWG 1.25"), ("NZD 1.25", "0.1", "NZD 1.3"),
    ("AUD 1.23", "0.05", "AUD 1.25"),
  ])
  func otherCoinsAreIncrements(_ amount: String, _ coin: String, _ cash: String) throws {
    let rounded = try Money(amount).rounded(
      .halfAwayFromZero, to: .amount(#require(Rational(coin))))
    #expect(try rounded == Money(cash))
  }

  @Test func profilesSayOtherUnits() throws {
    let adyen = CurrencyProfile(name: "Adyen", decimals: [.clp: 2, .isk: 2])
    let money = Money(try #require(Rational("12.345")), .clp)
    #expect(try money.rounded(.halfEven, to: .profile(adyen)) == "CLP 12.34")
    #expect(try money.rounded(.halfEven, to: .minorUnit) == "CLP 12")
    #expect(try Money("1.5", .iqd).rounded(.halfEven, to: .minorUnit) == "IQD 1.5")
    #expect(try Money("1.5", .iqd).rounded(.halfEven, to: .cldr) == "IQD 2")
  }
}
