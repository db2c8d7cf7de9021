// swift-format-ignore-file
import Foundation
import SciFoundation

func expect(_ condition: Bool, _ name: String) { print(condition ? "ok" : "FAILED", name) }

func u04() throws {
  let price = Money("10.00", .usd)
  expect(price == Money(10, .usd), "same amount")
  expect(price != Money(10, .eur), "other currency")
  expect(price.hashValue == Money("10", .usd).hashValue, "hash")
  expect((price / 3) * 3 == price, "thirds")
  expect(price.split(into: 3).sum() == price, "split")
  expect(price.split(into: 3) == [Money("3.34", .usd), "3.33 USD", "3.33 USD"], "shares")
  expect((price * 0.1 + price * 0.2) == price * 0.3, "tenths")
  expect(Money("0.125", .usd).rounded(.halfEven) == Money("0.12", .usd), "bankers")
  expect(Money("-0.125", .usd).rounded() == Money("-0.13", .usd), "away from zero")
  expect((price + 8.25%).rounded() == Money("10.83", .usd), "tax")
  expect((price - 100%).isZero, "free")
  expect([price, -price].sum().isZero, "sum")
  expect([Money]().sum() == .zero, "empty")
  expect(price > 5 && price < 20 && price >= 10, "numbers")
  expect("\(price)" == "USD 10.00", "text")
  expect(price.formatted(locale: "en_US") == "$10.00", "formatted")
  expect(try! JSONDecoder().decode(Money.self, from: JSONEncoder().encode(price)) == price, "json")
  expect(throwsError { try price.adding(Money(1, .eur)) }, "mixed")
  expect(throwsError { try Money("abc".lowercased(), .usd) }, "letters")
  expect(!throwsError { try price.adding(Money(1, .usd)) }, "same")
  expect(Percent(fraction: 1 / 8) == 12.5%, "eighth")
  expect(50% < 75% && [5%, 19%, 7%].max() == 19%, "percents")
  expect(ExchangeRate(from: .usd, to: .eur, rate: 0.8).inverse.rate == 1.25, "inverse")
  expect(Currency.jpy.minorUnits == 0 && Currency.usd.symbol == "$", "currency")
  expect(Money(1234, .jpy).formatted(locale: "ja_JP").contains("1,234"), "yen")
}

func throwsError<T>(_ body: () throws -> T) -> Bool {
  do { _ = try body(); return false } catch { return true }
}
