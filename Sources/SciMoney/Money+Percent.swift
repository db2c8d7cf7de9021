public import SciNumber

// Percentages that are added and taken away. The label says that a number is one: `price + 3` does not compile.

extension Money {
  /// The amount and so many hundredths of it: 100 + 8.25 %.
  public func adding(percent: Percent) -> Money {
    orStop { () throws(MoneyError) in try multiplied(by: percent.growth) }
  }

  /// The amount and so many hundredths of it, as a text such as `"8.25"` says.
  ///
  /// - Throws: the errors of ``Percent/init(_:)-(String)``; ``MoneyError/tooLarge``.
  @_disfavoredOverload
  public func adding(percent text: some StringProtocol) throws(MoneyError) -> Money {
    try multiplied(by: Percent(String(text)).growth)
  }

  /// The amount less so many hundredths of it: a discount.
  public func subtracting(percent: Percent) -> Money {
    adding(percent: -percent)
  }

  /// The amount less so many hundredths of it, as a text such as `"8.25"` says.
  ///
  /// - Throws: the errors of ``Percent/init(_:)-(String)``; ``MoneyError/tooLarge``.
  @_disfavoredOverload
  public func subtracting(percent text: some StringProtocol) throws(MoneyError) -> Money {
    try multiplied(by: (-Percent(String(text))).growth)
  }

  /// The amount that becomes this one when the percentage is added: the net of a gross.
  ///
  /// - Precondition: the percentage is not −100 %.
  public func removing(percent: Percent) -> Money {
    orStop { () throws(MoneyError) in try divided(by: percent.growth) }
  }

  /// The amount that becomes this one when a percentage, as a text such as `"8.25"` says it, is added.
  ///
  /// - Throws: the errors of ``Percent/init(_:)-(String)``; ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  @_disfavoredOverload
  public func removing(percent text: some StringProtocol) throws(MoneyError) -> Money {
    try divided(by: Percent(String(text)).growth)
  }

  /// The amount less so many hundredths of it, and less so many of what is left, and so on.
  public func discounted(byPercent percents: Percent...) -> Money {
    discounted(byPercent: percents)
  }

  /// The amount less so many hundredths of it, and less so many of what is left, and so on.
  public func discounted(byPercent percents: [Percent]) -> Money {
    var rest = self
    for percent in percents { rest = rest.subtracting(percent: percent) }
    return rest
  }

  /// How many hundredths of `whole` this amount is, exactly.
  ///
  /// - Precondition: the amounts are in one currency, and the whole is not zero; ``ratio(to:)`` throws where it may be.
  public func percentage(of whole: Money) -> Percent { Percent(fraction: self / whole) }

  /// How many times `whole` goes into this amount, exactly, as `/` says.
  ///
  /// - Throws: ``MoneyError/currencyMismatch(_:_:)``; ``MoneyError/divisionByZero``; ``MoneyError/tooLarge``.
  public func ratio(to whole: Money) throws(MoneyError) -> Rational {
    try requireSameCurrency(as: whole)
    return try divided(by: whole.amount).amount
  }
}

extension TypedMoney {
  /// The amount and so many hundredths of it: 100 + 8.25 %.
  public func adding(percent: Percent) -> TypedMoney { self + percent.of(self) }

  /// The amount and so many hundredths of it, as a text such as `"8.25"` says.
  ///
  /// - Throws: the errors of ``Percent/init(_:)-(String)``.
  @_disfavoredOverload
  public func adding(percent text: some StringProtocol) throws(MoneyError) -> TypedMoney {
    adding(percent: try Percent(String(text)))
  }

  /// The amount less so many hundredths of it: a discount.
  public func subtracting(percent: Percent) -> TypedMoney { self - percent.of(self) }

  /// The amount less so many hundredths of it, as a text such as `"8.25"` says.
  ///
  /// - Throws: the errors of ``Percent/init(_:)-(String)``.
  @_disfavoredOverload
  public func subtracting(percent text: some StringProtocol) throws(MoneyError) -> TypedMoney {
    subtracting(percent: try Percent(String(text)))
  }

  /// The amount that becomes this one when the percentage is added: the net of a gross.
  ///
  /// - Throws: ``MoneyError/divisionByZero`` for −100 %; ``MoneyError/tooLarge``.
  public func removing(percent: Percent) throws(MoneyError) -> TypedMoney {
    TypedMoney(try money.divided(by: percent.growth).amount)
  }
}
