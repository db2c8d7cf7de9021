// An amount beside a bare number in a comparison: so many units of its own currency. In a sum, a bare number could also be
// a percentage, and is refused.

extension Money {
  /// Whether the amount is so many units of its currency: `price == 3`.
  @_disfavoredOverload
  public static func == (left: Money, right: NumberLiteral) -> Bool { left.amount == right.value }

  /// Whether the amount is not so many units of its currency.
  @_disfavoredOverload
  public static func != (left: Money, right: NumberLiteral) -> Bool { left.amount != right.value }

  /// Whether the amount is below so many units of its currency: `balance < 0`.
  @_disfavoredOverload
  public static func < (left: Money, right: NumberLiteral) -> Bool { left.amount < right.value }

  /// Whether the amount is above so many units of its currency: `total > 99.99`.
  @_disfavoredOverload
  public static func > (left: Money, right: NumberLiteral) -> Bool { left.amount > right.value }

  /// Whether the amount is at most so many units of its currency.
  @_disfavoredOverload
  public static func <= (left: Money, right: NumberLiteral) -> Bool { left.amount <= right.value }

  /// Whether the amount is at least so many units of its currency.
  @_disfavoredOverload
  public static func >= (left: Money, right: NumberLiteral) -> Bool { left.amount >= right.value }
}
