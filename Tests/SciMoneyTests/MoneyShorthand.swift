import SciMoney

// In these tests alone, a text in the code is an amount or a percentage: a wrong one stops them. The library has no
// such literals, since `try Money("12abc")` would then stop a program and not throw.

extension Money: ExpressibleByStringLiteral {
  /// The amount of a literal such as `"USD 149.85"`.
  init(stringLiteral text: String) {
    guard let money = try? Money(text) else { preconditionFailure("no amount: \(text)") }
    self = money
  }
}

extension Percent: ExpressibleByStringLiteral {
  /// The percentage of a literal such as `"8.25"`.
  init(stringLiteral text: String) {
    guard let percent = try? Percent(text) else { preconditionFailure("no percentage: \(text)") }
    self = percent
  }
}

extension Money {
  /// The digits of the amount without the zeros that its currency adds, as other programs print them.
  var digits: String { Money(amount, .xxx).exactText }
}
