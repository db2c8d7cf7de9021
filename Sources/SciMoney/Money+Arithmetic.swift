public import SciNumber

// MARK: - What throws

extension Money {
  /// The sum.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``, for zero of a currency as well; ``MoneyError/tooLarge``.
  public func adding(_ other: Money) throws(MoneyError) -> Money {
    let currency = try commonCurrency(with: other)
    guard let sum = amount.adding(other.amount, limit: Self.bitLimit) else { throw .tooLarge }
    return Money(sum, currency)
  }

  /// The difference.
  ///
  /// - Throws: the errors of ``adding(_:)-(Money)``.
  public func subtracting(_ other: Money) throws(MoneyError) -> Money {
    let currency = try commonCurrency(with: other)
    guard let difference = amount.subtracting(other.amount, limit: Self.bitLimit) else {
      throw .tooLarge
    }
    return Money(difference, currency)
  }

  /// The product, exactly.
  ///
  /// - Throws: ``MoneyError/tooLarge``.
  public func multiplied(by factor: Rational) throws(MoneyError) -> Money {
    guard let product = amount.multiplied(by: factor, limit: Self.bitLimit) else {
      throw .tooLarge
    }
    return Money(product, currency)
  }

  /// The quotient, exactly: a third of 100 times 3 is 100.
  ///
  /// - Throws: ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  public func divided(by divisor: Rational) throws(MoneyError) -> Money {
    if divisor.isZero { throw .divisionByZero }
    guard let quotient = amount.divided(by: divisor, limit: Self.bitLimit) else {
      throw .tooLarge
    }
    return Money(quotient, currency)
  }

  /// −1, 0 or 1, as the amount is below, equal to or above another one.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``, for zero of a currency as well.
  public func compared(to other: Money) throws(MoneyError) -> Int {
    _ = try commonCurrency(with: other)
    return amount < other.amount ? -1 : amount == other.amount ? 0 : 1
  }

  func requireSameCurrency(as other: Money) throws(MoneyError) {
    _ = try commonCurrency(with: other)
  }

  /// The currency of two amounts, of which ``zero`` goes with any.
  func commonCurrency(with other: Money) throws(MoneyError) -> Currency {
    if currency == other.currency || other.isNeutral { return currency }
    guard isNeutral else { throw .currencyMismatch(currency, other.currency) }
    return other.currency
  }

  /// Whether this is ``zero``.
  var isNeutral: Bool { amount.isZero && currency == .xxx }
}

// MARK: - Sums

extension Money: AdditiveArithmetic {
  /// No money, in no currency: adding it changes nothing, whatever the currency of the other amount is.
  ///
  /// ```swift
  /// let prices = [Money("2.49", .eur), Money("0.51", .eur)]
  /// let total = prices.reduce(.zero, +)  // EUR 3.00
  /// ```
  ///
  /// It is an amount of `XXX`, the code of ISO 4217 for no currency, and is equal to zero of any currency.
  public static var zero: Money { Money(0, .xxx) }

  /// The sum.
  ///
  /// - Precondition: the amounts are in one currency; ``adding(_:)-(Money)`` throws where they may not be.
  public static func + (left: Money, right: Money) -> Money {
    orStop { () throws(MoneyError) in try left.adding(right) }
  }

  /// The difference; the precondition is that of a sum.
  public static func - (left: Money, right: Money) -> Money {
    orStop { () throws(MoneyError) in try left.subtracting(right) }
  }

  /// Adds an amount; the precondition is that of a sum.
  public static func += (left: inout Money, right: Money) { left = left + right }

  /// Takes an amount away; the precondition is that of a sum.
  public static func -= (left: inout Money, right: Money) { left = left - right }

  /// The negated amount.
  public static prefix func - (value: Money) -> Money { Money(-value.amount, value.currency) }
}

// MARK: - Products and quotients

extension Money {
  /// The product, exactly.
  @_disfavoredOverload
  public static func * (left: Money, right: Rational) -> Money {
    orStop { () throws(MoneyError) in try left.multiplied(by: right) }
  }

  /// The product, exactly.
  @_disfavoredOverload
  public static func * (left: Rational, right: Money) -> Money { right * left }

  /// The product with an integer, exactly.
  public static func * (left: Money, right: Int) -> Money { left * Rational(right) }

  /// The product with an integer, exactly.
  public static func * (left: Int, right: Money) -> Money { right * Rational(left) }

  /// The product with a literal, exactly: `price * 1.5`.
  public static func * (left: Money, right: NumberLiteral) -> Money { left * right.value }

  /// The product with a literal, exactly: `0.19 * price`.
  public static func * (left: NumberLiteral, right: Money) -> Money { right * left.value }

  /// Multiplies the amount.
  @_disfavoredOverload
  public static func *= (left: inout Money, right: Rational) { left = left * right }

  /// Multiplies the amount.
  public static func *= (left: inout Money, right: Int) { left = left * right }

  /// The quotient, exactly: a third of 100 times 3 is 100.
  ///
  /// - Precondition: the divisor is not zero; ``divided(by:)`` throws where it may be.
  @_disfavoredOverload
  public static func / (left: Money, right: Rational) -> Money {
    orStop { () throws(MoneyError) in try left.divided(by: right) }
  }

  /// The quotient by an integer, exactly; the precondition is that of a quotient by a `Rational`.
  public static func / (left: Money, right: Int) -> Money { left / Rational(right) }

  /// The quotient by a literal, exactly: `price / 1.19`.
  public static func / (left: Money, right: NumberLiteral) -> Money { left / right.value }

  /// Divides the amount; the precondition is that of a quotient.
  public static func /= (left: inout Money, right: Int) { left = left / right }

  /// Divides the amount by a number; the precondition is that of a quotient.
  @_disfavoredOverload
  public static func /= (left: inout Money, right: Rational) { left = left / right }

  /// How many times the right amount goes into the left one, exactly.
  ///
  /// - Precondition: the amounts are in one currency, and the right one is not zero.
  public static func / (left: Money, right: Money) -> Rational {
    orStop { () throws(MoneyError) in try left.ratio(to: right) }
  }
}

// MARK: - Comparing

extension Money: Hashable {
  /// Whether the currencies and the amounts are the same; ``zero`` is equal to zero of any currency.
  ///
  /// So `total == .zero` asks whether there is nothing, whatever its currency. This one value makes `==` intransitive: no dollars and no
  /// euros are both equal to ``zero``, and not to each other. Do not put ``zero`` into a set beside zeros of several currencies.
  public static func == (left: Money, right: Money) -> Bool {
    left.amount == right.amount
      && (left.currency == right.currency || left.isNeutral || right.isNeutral)
  }

  /// Feeds the amount, and unless it is 0 the currency, to `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(amount)
    if !amount.isZero { hasher.combine(currency) }
  }
}

extension Money: Comparable {
  /// Whether the left amount is below the right one.
  ///
  /// - Precondition: the amounts are in one currency; ``compared(to:)`` throws where they may not be.
  public static func < (left: Money, right: Money) -> Bool {
    orStop { () throws(MoneyError) in try left.compared(to: right) < 0 }
  }
}
