import SciMoney
import TestSupport
import Testing

/// What stops a program and what throws, and how long an amount from outside may be.
@Suite struct TypedMoneyTests {
  private typealias Dollars = TypedMoney<Currency.USD>

  @Test func amountsFromOutsideAreShort() throws {
    let digits = String(repeating: "9", count: 1234)
    let tooLong = MoneyError.tooLong(bits: 4096)
    // 10¹²³³ has 4096 bits, by Python's (10**1233).bit_length().
    #expect(throws: Never.self) { try Dollars("1" + String(repeating: "0", count: 1233)) }
    #expect(throws: tooLong) { try Dollars(digits) }
    #expect(throws: tooLong) { try Dollars("0." + digits) }
    #expect(throws: tooLong) { try Dollars("1/" + digits) }
    let power = try #require(Rational("1e999999999"))
    #expect(throws: tooLong) { try Dollars(Money(power, .usd)) }
    #expect(throws: MoneyError.unexpectedCurrency(.eur, expected: .usd)) {
      try Dollars(Money(1, .eur))
    }
  }

  /// The sum of decimals from outside stays far below the limit of an operator, however many they are.
  @Test func sumsOfDecimalsStayShort() throws {
    let long = try Dollars(
      String(repeating: "9", count: 600) + "." + String(repeating: "7", count: 600))
    let many = repeatElement(long, count: 100_000).sum()
    #expect(many == long * 100_000)
    #expect(many.amount.bitSize < 20_000 && 20_000 < Money.bitLimit / 400)
  }

  /// The longest numbers there are, the denominators 2⁴⁰⁹⁵ and 3²⁵⁸³: five hundred products or sums do not stop the program.
  @Test func fiveHundredOperationsStayBelowTheLimit() throws {
    let numerator = try #require(Rational(String(repeating: "9", count: 1233)))
    for (base, power) in LongTests.some(of: [(2, 4095), (3, 2583)]) {
      let denominator = try #require(Rational(base).power(Integer(power), limit: 20_000))
      let long = try Dollars(Money(numerator / denominator, .usd))
      var product = long
      for _ in 1...500 { product *= long.amount }
      #expect(product.amount.bitSize > 4_000_000)
    }
    var sum = Dollars.zero
    for index in 1...500 {
      let denominator = numerator - Rational(2 * index)
      sum += try Dollars(Money(1 / denominator, .usd))
    }
    #expect(sum.amount.bitSize > 100_000)
  }

  @Test func divisorsFromOutsideThrow() throws {
    #expect(throws: MoneyError.divisionByZero) { try Dollars(1).divided(by: 0) }
    #expect(try Dollars(1).divided(by: 3) == Dollars(1) / 3)
    #expect(throws: MoneyError.divisionByZero) { try Dollars(1).removing(percent: -100) }
  }

  @Test func operatorsStopTheProgramWhereIntWould() async {
    await #expect(processExitsWith: .failure) { _ = TypedMoney<Currency.USD>(1) / 0 }
    await #expect(processExitsWith: .failure) {
      guard let power = Rational("1e999999999") else { return }
      _ = TypedMoney<Currency.USD>(power) + TypedMoney<Currency.USD>(1)
    }
    await #expect(processExitsWith: .failure) { _ = TypedMoney<XAU>(minorUnits: 1) }
  }

  @Test func operatorsAgreeWithMoney() throws {
    var random = SplitMix64(seed: 20)
    for _ in 0..<300 {
      let numbers = (0..<3).map { _ in
        Rational(Int.random(in: -9999...9999, using: &random))
          / Rational(Int.random(in: 1...40, using: &random))
      }
      let (a, b, factor) = (Dollars(numbers[0]), Dollars(numbers[1]), numbers[2])
      #expect((a + b).money == (a.money + b.money))
      #expect((a - b).money == (a.money - b.money))
      #expect((a * factor).money == (a.money * factor))
      #expect((a < b) == (a.money < b.money))
      #expect(
        a.adding(percent: Percent(points: factor)).money
          == (a.money.adding(percent: Percent(points: factor))))
      #expect(
        a.subtracting(percent: Percent(points: factor)).money
          == (a.money.subtracting(percent: Percent(points: factor))))
      if !factor.isZero { #expect((a / factor).money == (a.money / factor)) }
    }
  }

  @Test func amountsAreConvertedBetweenTypes() throws {
    let rate = ExchangeRate(.usd, .eur, "0.92")
    let euros = try Dollars(20).converted(to: Currency.EUR.self, using: rate)
    #expect(euros == (TypedMoney<Currency.EUR>("18.40")))
    #expect(throws: MoneyError.wrongRate(base: .usd, quote: .eur, from: .usd, to: .gbp)) {
      try Dollars(20).converted(to: Currency.GBP.self, using: rate)
    }
  }
}

private enum XAU: CurrencyType { static var currency: Currency { .xau } }
