// swift-format-ignore-file
import SciMoney
func typing() throws {
  for text in ["19.99 USD", "USD 19.99", "$19.99", "-5 EUR", "1,234.56 USD", "€5", "abc", "12abc USD", "19.99", ""] {
    do { print(try Money(text)) } catch { print("\(text): \(error)") }
  }
  let input = "1.234,56"
  let m = try Money(parsing: input, currency: .eur, locale: .de)
  print(m)
  print(try Money(input, .eur, locale: "de_DE"))
  if let x = try? Money("12.x", .usd) { print(x) } else { print("nil") }
  let user: String = "42.50"
  let y = try Money(user, .usd)
  print(y)
  let code = "chf"
  print(try Money("3.40", code), try Currency(code), Currency("CHF"), Currency.chf.name, Currency.chf.minorUnits)
  guard let cur = try? Currency("EUR") else { return }
  print(cur)
  print(Percent("12.5%"), try Percent(user))
}
