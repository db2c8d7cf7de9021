import SciNumber

extension TaxRules {
  /// The taxes of an invoice.
  ///
  /// - Parameters:
  ///   - lines: the lines, all in one currency.
  ///   - currency: the currency of the invoice.
  /// - Returns: the amounts of the lines, of the taxes and of the whole.
  /// - Throws: ``MoneyError/unexpectedCurrency(_:expected:)``; ``MoneyError/divisionByZero`` where a price contains −100 % tax;
  ///   the errors of ``Money/rounded(_:)-(Rounding)``.
  public func breakdown(
    of lines: [TaxedLine], in currency: Currency
  ) throws(MoneyError) -> TaxBreakdown {
    var ledger = Ledger(rules: self, currency: currency)
    for line in lines { try ledger.add(line) }
    return try ledger.breakdown()
  }
}

extension TaxRate {
  /// The share of the net that each tax is: its percentage, and for a compound one of the taxes before it as well; and
  /// what the net grows by, 1 and all shares.
  static func coefficients(
    _ rates: [TaxRate]
  ) throws(MoneyError) -> (each: [Rational], growth: Rational) {
    var (coefficients, growth): ([Rational], Rational) = ([], 1)
    for rate in rates {
      let base = rate.isCompound ? growth : 1
      guard let share = rate.percent.fraction.multiplied(by: base, limit: Money.bitLimit),
        let sum = growth.adding(share, limit: Money.bitLimit)
      else { throw .tooLarge }
      coefficients.append(share)
      growth = sum
    }
    return (coefficients, growth)
  }
}

/// What is known of an invoice after some of its lines.
private struct Ledger {
  let rules: TaxRules
  let currency: Currency
  private var lines: [TaxBreakdown.Line] = []
  private var shares: [TaxBreakdown.Share] = []
  private var exactTax: Money
  /// The sum of the amounts that the prices say: nets or grosses.
  private var stated: Money

  init(rules: TaxRules, currency: Currency) {
    (self.rules, self.currency) = (rules, currency)
    exactTax = .zero(currency)
    stated = .zero(currency)
  }

  mutating func add(_ line: TaxedLine) throws(MoneyError) {
    let (coefficients, growth) = try TaxRate.coefficients(line.rates)
    let amount = try line.unitPrice.multiplied(by: line.quantity).rounded(rules.rounding)
    try amount.require(currency)
    stated = try stated.adding(amount)

    let net = try net(of: amount, growth)
    let unitNet = try self.net(of: line.unitPrice, growth)
    var (lineTax, exactBefore) = (Money.zero(currency), net)
    for (rate, coefficient) in zip(line.rates, coefficients) {
      let exact = try net.multiplied(by: coefficient)
      let base = rate.isCompound ? exactBefore : net
      let rounded =
        rules.scope == .perUnit
        ? try unitNet.multiplied(by: coefficient).rounded(rules.rounding)
          .multiplied(by: line.quantity)
        : try exact.rounded(rules.rounding)
      let isFinal = rules.scope == .perUnit || rules.scope == .perLine
      try record(rate, base: base, tax: isFinal ? rounded : exact)
      lineTax = try lineTax.adding(rounded)
      exactBefore = try exactBefore.adding(exact)
      exactTax = try exactTax.adding(exact)
    }
    // A quantity that is no whole number can leave parts of the unit.
    lineTax = try lineTax.rounded(rules.rounding)
    lines.append(try self.line(amount, lineTax))
  }

  /// The exact net of a price.
  private func net(of price: Money, _ growth: Rational) throws(MoneyError) -> Money {
    rules.pricing == .exclusive ? price : try price.divided(by: growth)
  }

  private func line(_ amount: Money, _ tax: Money) throws(MoneyError) -> TaxBreakdown.Line {
    switch rules.pricing {
    case .exclusive: TaxBreakdown.Line(net: amount, tax: tax, gross: try amount.adding(tax))
    case .inclusive: TaxBreakdown.Line(net: try amount.subtracting(tax), tax: tax, gross: amount)
    }
  }

  private mutating func record(_ rate: TaxRate, base: Money, tax: Money) throws(MoneyError) {
    guard let index = shares.firstIndex(where: { $0.rate == rate }) else {
      shares.append(TaxBreakdown.Share(rate: rate, base: base, tax: tax))
      return
    }
    shares[index].base = try shares[index].base.adding(base)
    shares[index].tax = try shares[index].tax.adding(tax)
  }

  mutating func breakdown() throws(MoneyError) -> TaxBreakdown {
    let linesTax = try lines.map { $0.tax }.sum(in: currency)
    let tax: Money
    switch rules.scope {
    case .perUnit, .perLine: tax = linesTax
    case .perRate:
      for index in shares.indices {
        shares[index].tax = try shares[index].tax.rounded(rules.rounding)
      }
      tax = try shares.map { $0.tax }.sum(in: currency)
    case .perTotal: tax = try exactTax.rounded(rules.rounding)
    }
    let whole = try line(stated, tax)
    let difference = try tax.subtracting(linesTax)
    return TaxBreakdown(
      lines: lines, shares: shares, net: whole.net, tax: tax, gross: whole.gross,
      exactTax: exactTax,
      roundingAdjustment: rules.pricing == .exclusive ? difference : -difference)
  }
}
