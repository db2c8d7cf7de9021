internal import SciNumber

/// What a bond still pays, one coupon period apart, per 100 of face value.
struct BondFlows {
  /// The payments at the times t, t + 1, …, in coupon periods from the settlement.
  var amounts: [Rational]
  /// The time t of the first payment.
  var start: Rational
  /// The interest that the buyer pays to the seller.
  var accrued: Rational
  let frequency: CouponFrequency

  /// The most coupons that are discounted.
  static let mostCoupons = CashFlows.mostPeriods

  /// Equal coupons after `delay` periods without payment and a first coupon that may be another one.
  init(
    coupon: Rational, first: Rational, count: Int, redemption: Rational, delay: Int = 0,
    start: Rational, accrued: Rational, frequency: CouponFrequency
  ) throws(FinanceError) {
    guard count <= Self.mostCoupons, delay <= Self.mostCoupons - count else {
      throw .tooLong(limit: Self.mostCoupons)
    }
    amounts = [Rational](repeating: 0, count: delay) + [first]
    amounts += [Rational](repeating: coupon, count: count - 1)
    amounts[amounts.count - 1] = amounts[amounts.count - 1] + redemption
    self.start = start
    self.accrued = accrued
    self.frequency = frequency
  }

  /// 1 + y/f, by proof above 0.
  private func growth(
    _ yield: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let growth = try financially { () throws(MathError) in
      try yield.divided(by: Real(frequency.rawValue), within: budget)
        .adding(1, within: budget)
    }
    guard try sign(of: growth, within: budget) > 0 else { throw .outOfRange(.yield) }
    return growth
  }

  /// The price without accrued interest: Σ aₖ (1 + y/f)^(−t − k) less the interest.
  func price(yield: Real, within budget: EvaluationBudget) throws(FinanceError) -> Real {
    let growth = try growth(yield, within: budget)
    return try financially { () throws(MathError) in
      let discount = try Real(1).divided(by: growth, within: budget)
      let value = try sum(amounts, discount, within: budget)
      return try value.multiplied(
        by: growth.raised(to: Real(-start), within: budget), within: budget
      )
      .subtracting(Real(accrued), within: budget)
    }
  }

  /// The yield at a price without accrued interest.
  ///
  /// With t = p/q the equation is a polynomial in (1 + y/f)^(1/q), whose positive roots are isolated by Descartes' rule.
  /// There is one, since only the price has another sign than the payments. With parts of 360 days the first coupon may be
  /// due before the settlement, by the count of days; then there may be a second root, which is absurdly large.
  func yield(price: Rational, within budget: EvaluationBudget) throws(FinanceError) -> Real {
    guard let units = start.denominator(limit: 32)?.asInt,
      let first = start.numerator(limit: 32)?.asInt
    else { throw .outOfRange(.dates) }
    let rates = try CashFlows.rates(
      values: [-price - accrued] + amounts,
      times: [0] + amounts.indices.map { first + WideInt($0) * units }, perPeriod: units,
      within: budget)
    guard let rate = rates.all.first else { throw .noSolution }
    return rate.multiplied(by: Real(frequency.rawValue), within: budget)
  }

  /// The average time of the payments in years, weighted by their present values.
  ///
  /// The power of the time t is a factor of all present values, so that the result is rational for a rational yield.
  func duration(yield: Real, within budget: EvaluationBudget) throws(FinanceError) -> Real {
    let growth = try growth(yield, within: budget)
    return try financially { () throws(MathError) in
      let discount = try Real(1).divided(by: growth, within: budget)
      let timed = amounts.enumerated().map { index, amount in Rational(index) * amount }
      return try sum(timed, discount, within: budget)
        .divided(by: try sum(amounts, discount, within: budget), within: budget)
        .adding(Real(start), within: budget)
        .divided(by: Real(frequency.rawValue), within: budget)
    }
  }

  /// The duration divided by 1 + y/f.
  func modifiedDuration(
    yield: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    let growth = try growth(yield, within: budget)
    let duration = try duration(yield: yield, within: budget)
    return try financially { () throws(MathError) in
      try duration.divided(by: growth, within: budget)
    }
  }

  /// Σ aₖ vᵏ, by Horner's scheme.
  private func sum(
    _ amounts: [Rational], _ discount: Real, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    var sum: Real = 0
    for (index, amount) in amounts.reversed().enumerated() {
      sum = sum.multiplied(by: discount, within: budget).adding(Real(amount), within: budget)
      try budget.check(sum, at: index)
    }
    return sum
  }
}
