// swift-format-ignore-file
import Foundation
import SciMoney
func attempt(_ body: () throws -> Any) { do { print(try body()) } catch { print(error.localizedDescription) ; print("\(error)") } }
func mistakes() throws {
  let bad = "twelve"
  attempt { try Money(bad, .usd) }
  attempt { try Money("5", "EURO") }
  attempt { try Money(3, .usd).adding(Money(4, .eur)) }
  attempt { try Money(3, .usd).divided(by: 0) }
  attempt { try Money(100, .usd).allocate(ratios: []) }
  attempt { try JSONDecoder().decode(Money.self, from: Data("{\"amount\":\"x\",\"currency\":\"USD\"}".utf8)) }
  attempt { try JSONDecoder().decode(Money.self, from: Data("19.99".utf8)) }
  attempt { try Currency(bad) }
  attempt { try Percent(bad) }
  attempt { try NumberLocale(bad) }
  do { _ = try Money(bad, .usd) } catch let e as MoneyError { print("money error: \(e)") }
  do { _ = try Money(bad, .usd) } catch MoneyError.syntax { print("syntax") } catch { print("else") }
  let r = Result { try Money("1", .usd).adding(Money("1", .eur)) }
  if case .failure(let e) = r { print(e.localizedDescription) }
}
