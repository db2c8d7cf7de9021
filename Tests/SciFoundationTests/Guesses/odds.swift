// swift-format-ignore-file
import SciMoney
func odds() throws {
  let gold = Money(2, .xau)
  print(gold, gold * 3, (gold / 3))
  let big = Money("123456789012345678901234567890.12", .usd) * 1000
  print(big, big.formatted())
  let tiny = Money("0.001", .kwd)
  print(tiny, tiny.minorUnits, Money(cents: 1999, .usd), try Money(1999, of: .minorUnit, .usd))
  print(Currency.allCases.count, Currency("EUR"), Currency.eur.minorUnits ?? 0, Currency("EUR").symbol(in: "de"))
  for code in ["USD", "JPY", "KWD"] { let c = try Currency(code); print(c.code, c.name, c.minorUnits ?? -1) }
  let m: Money? = try? Money("bad")
  print(m as Any)
  let cond = Bool.random() ? Money(1, .usd) : Money(2, .usd)
  print(cond > 0, cond.isZero, cond.signum, cond.magnitude >= Money(1, .usd))
  print(Money(10, .usd) / 4, Money(10, .usd) / Money(4, .usd), 2 * Money(10, .usd), 0.5 * Money(10, .usd), "0.5" * Money(10, .usd))
  let r: Rational = 1 / 3
  print(Money(10, .usd) * r, r)
  let x = Money(10, .usd) * Rational(1, 3)
  print(x * 3 == Money(10, .usd), x.rounded(.bankers), try x.rounded(.halfEven, to: .minorUnit) )
}
