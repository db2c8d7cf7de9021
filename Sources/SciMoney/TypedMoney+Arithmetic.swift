public import SciNumber

// MARK: - Sums

extension TypedMoney: AdditiveArithmetic {
  /// The sum, exactly.
  public static func + (left: TypedMoney, right: TypedMoney) -> TypedMoney {
    require(left.amount.adding(right.amount, limit: Money.bitLimit))
  }

  /// The difference, exactly.
  public static func - (left: TypedMoney, right: TypedMoney) -> TypedMoney {
    require(left.amount.subtracting(right.amount, limit: Money.bitLimit))
  }

  /// The negated amount.
  public static prefix func - (value: TypedMoney) -> TypedMoney { TypedMoney(-value.amount) }

  /// The result of an operator, which cannot throw.
  private static func require(_ amount: Rational?) -> TypedMoney {
    guard let amount else {
      preconditionFailure(
        "an amount in \(C.currency) would have more than \(Money.bitLimit) bits; Money's operators throw there"
      )
    }
    return TypedMoney(amount)
  }
}

extension TypedMoney: Comparable {
  /// Whether the left amount is below the right one.
  public static func < (left: TypedMoney, right: TypedMoney) -> Bool {
    left.amount < right.amount
  }
}

// MARK: - Products

extension TypedMoney {
  /// The product, exactly.
  public static func * (left: TypedMoney, right: Rational) -> TypedMoney {
    require(left.amount.multiplied(by: right, limit: Money.bitLimit))
  }

  /// The product, exactly.
  public static func * (left: Rational, right: TypedMoney) -> TypedMoney { right * left }

  /// The product, exactly.
  public static func * (left: TypedMoney, right: Int) -> TypedMoney { left * Rational(right) }

  /// The product, exactly.
  public static func * (left: Int, right: TypedMoney) -> TypedMoney { right * Rational(left) }

  /// Multiplies the amount.
  public static func *= (left: inout TypedMoney, right: Rational) { left = left * right }

  /// Multiplies the amount.
  public static func *= (left: inout TypedMoney, right: Int) { left = left * right }
}

// MARK: - Quotients

extension TypedMoney {
  /// The quotient, exactly: a third of 100 times 3 is 100.
  ///
  /// - Precondition: the divisor is not zero; ``divided(by:)`` throws then.
  public static func / (left: TypedMoney, right: Rational) -> TypedMoney {
    precondition(!right.isZero, "division by zero; divided(by:) throws instead")
    return require(left.amount.divided(by: right, limit: Money.bitLimit))
  }

  /// The quotient, exactly.
  ///
  /// - Precondition: the divisor is not zero; ``divided(by:)`` throws then.
  public static func / (left: TypedMoney, right: Int) -> TypedMoney { left / Rational(right) }

  /// How many times the right amount goes into the left one, exactly.
  ///
  /// - Precondition: the right amount is not zero.
  public static func / (left: TypedMoney, right: TypedMoney) -> Rational {
    (left / right.amount).amount
  }

  /// Divides the amount; the precondition is that of a quotient.
  public static func /= (left: inout TypedMoney, right: Rational) { left = left / right }

  /// Divides the amount; the precondition is that of a quotient.
  public static func /= (left: inout TypedMoney, right: Int) { left = left / right }

  /// The quotient by a number that may be zero.
  ///
  /// - Throws: ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  public func divided(by divisor: Rational) throws(MoneyError) -> TypedMoney {
    TypedMoney(try money.divided(by: divisor).amount)
  }
}
