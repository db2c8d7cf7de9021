extension MoneyBag: ExpressibleByDictionaryLiteral {
  /// The amounts of some currencies: `[.eur: "0.30", .usd: 5]`.
  public init(dictionaryLiteral elements: (Currency, NumberLiteral)...) {
    self.init(elements.map { Money($0.1, $0.0) })
  }
}

extension MoneyBag {
  /// The bag with an amount more.
  public static func + (left: MoneyBag, right: Money) -> MoneyBag {
    orStop { () throws(MoneyError) in try left.adding(right) }
  }

  /// The bag with an amount less.
  public static func - (left: MoneyBag, right: Money) -> MoneyBag { left + -right }

  /// Puts an amount into the bag.
  public static func += (left: inout MoneyBag, right: Money) { left = left + right }

  /// Takes an amount out of the bag.
  public static func -= (left: inout MoneyBag, right: Money) { left = left - right }
}
