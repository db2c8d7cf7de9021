// swift-format-ignore-file
import SciMoney
func rounding() throws {
  let m = Money("2.345", .usd)
  print(m.rounded(), m.rounded(.up), m.rounded(.down), m.rounded(.halfUp), m.rounded(.halfEven), m.rounded(.halfDown), m.rounded(.plain), m.rounded(.bankers))
  print(m.rounded(.toNearestOrAwayFromZero), m.rounded(.towardZero), m.rounded(.ceiling), m.rounded(.floor))
  print(m.rounded(to: "0.05"), try m.rounded(.halfUp, to: 0.05), try m.rounded(.up, to: .cash))
  print(try Money("1.23", .chf).cashRounded(), Money("1.23", .chf).rounded(to: .cash))
  let r = m.rounding(.halfEven)
  print(r.value, r.residue)
  print(Money("1234.5", .jpy).rounded(), m.rounded(to: .wholeUnit))
  var x = m; x.round(); print(x)
}
