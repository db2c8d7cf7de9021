public import SciNumber

// MARK: - Sums

extension Money {
  /// The sum.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``, for zero as well; ``MoneyError/tooLarge``.
  public static func + (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.requireSameCurrency(as: right)
    guard let sum = left.amount.adding(right.amount, limit: bitLimit) else { throw .tooLarge }
    return Money(sum, left.currency)
  }

  /// The difference; the errors are those of a sum.
  public static func - (left: Money, right: Money) throws(MoneyError) -> Money {
    try left.requireSameCurrency(as: right)
    guard let difference = left.amount.subtracting(right.amount, limit: bitLimit) else {
      throw .tooLarge
    }
    return Money(difference, left.currency)
  }

  /// Adds an amount; the errors are those of a sum.
  public static func += (left: inout Money, right: Money) throws(MoneyError) {
    left = try left + right
  }

  /// Takes an amount away; the errors are those of a sum.
  public static func -= (left: inout Money, right: Money) throws(MoneyError) {
    left = try left - right
  }

  /// The negated amount.
  public static prefix func - (value: Money) -> Money { Money(-value.amount, value.currency) }

  func requireSameCurrency(as other: Money) throws(MoneyError) {
    guard currency == other.currency else {
      throw .currencyMismatch(currency, other.currency)
    }
  }
}

// MARK: - Products and quotients

extension Money {
  /// The product, exactly.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public static func * (left: Money, right: Rational) throws(MoneyError) -> Money {
    guard let product = left.amount.multiplied(by: right, limit: bitLimit) else { throw .tooLarge }
    return Money(product, left.currency)
  }

  /// The product, exactly.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public static func * (left: Rational, right: Money) throws(MoneyError) -> Money {
    try right * left
  }

  /// The product with an integer, exactly; the error is that of a product with a `Rational`.
  public static func * (left: Money, right: Int) throws(MoneyError) -> Money {
    try left * Rational(right)
  }

  /// The product with an integer, exactly; the error is that of a product with a `Rational`.
  public static func * (left: Int, right: Money) throws(MoneyError) -> Money {
    try right * Rational(left)
  }

  /// The quotient, exactly: a third of 100 times 3 is 100.
  ///
  /// - Throws: ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  public static func / (left: Money, right: Rational) throws(MoneyError) -> Money {
    if right.isZero { throw .divisionByZero }
    guard let quotient = left.amount.divided(by: right, limit: bitLimit) else { throw .tooLarge }
    return Money(quotient, left.currency)
  }

  /// The quotient by an integer, exactly; the errors are those of a quotient by a `Rational`.
  public static func / (left: Money, right: Int) throws(MoneyError) -> Money {
    try left / Rational(right)
  }

  /// How many times the right amount goes into the left one, exactly.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  public static func / (left: Money, right: Money) throws(MoneyError) -> Rational {
    try left.requireSameCurrency(as: right)
    return try (left / right.amount).amount
  }
}

// MARK: - Comparing

extension Money {
  /// Whether the left amount is below the right one.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``, for zero as well.
  public static func < (left: Money, right: Money) throws(MoneyError) -> Bool {
    try left.requireSameCurrency(as: right)
    return left.amount < right.amount
  }

  /// Whether the left amount is above the right one; the error is that of `<`.
  public static func > (left: Money, right: Money) throws(MoneyError) -> Bool {
    try right < left
  }

  /// Whether the left amount is not above the right one; the error is that of `<`.
  public static func <= (left: Money, right: Money) throws(MoneyError) -> Bool {
    try !(right < left)
  }

  /// Whether the left amount is not below the right one; the error is that of `<`.
  public static func >= (left: Money, right: Money) throws(MoneyError) -> Bool {
    try !(left < right)
  }
}
