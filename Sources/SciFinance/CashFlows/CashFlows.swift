public import SciNumber

/// Returns on cash flows: net present values and internal rates.
///
/// Arguments stand in the order of spreadsheets, and a flow is positive when money comes in. Rates are per period and
/// fractions, 0.05 for 5 %. What is rational is returned as an exact rational number. What is not is a `Real` with as
/// many digits as it is asked for, and the solutions of an equation are all found, by proof.
public enum CashFlows {
  /// The most periods that a rate is looked for over.
  public static let mostPeriods = 1 << 14

  /// The most changes between money that comes in and money that goes out: so many rates there may be.
  ///
  /// The work grows with their square and more; some seconds for flows that are drawn at random.
  public static let mostSignChanges = 256
}

// MARK: - Net present value

extension CashFlows {
  /// The net present value of flows at the ends of periods 1, 2, …, as `NPV` in spreadsheets.
  ///
  /// Exact: Σ vᵢ (1 + r)^(−i). What is paid at once is added by the caller. No flows are worth 0.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less, ``FinanceError/tooLong(limit:)`` beyond
  ///   ``mostPeriods``, ``FinanceError/mathematics(_:)`` for numbers that are too long written out.
  public static func npv(rate: Rational, values: [Rational]) throws(FinanceError) -> Rational {
    let growth = try growth(rate)
    guard values.count <= mostPeriods else { throw .tooLong(limit: mostPeriods) }
    try requireShort(values)
    guard let top = growth.numerator(limit: Annuity.mostBits),
      let bottom = growth.denominator(limit: Annuity.mostBits),
      Integer(values.count) * Integer(top.bitWidth + bottom.bitWidth) <= Integer(Annuity.mostBits)
    else { throw .mathematics(.exactLimit(bits: Annuity.mostBits)) }
    // With 1 + r = p/q, (s/pᵏ + v)/(1 + r) = (s + v pᵏ) q/pᵏ⁺¹: fractions are reduced once, at the end.
    let (amounts, common) = try integers(values, limit: Annuity.mostBits)
    var (sum, power): (Integer, Integer) = (0, 1)
    for amount in amounts.reversed() {
      sum = (sum + amount * power) * bottom
      power = power * top
    }
    return Rational(sum, power * common)
  }

  /// The value of a sum after one period at each of the `rates` in turn, as `FVSCHEDULE`.
  ///
  /// Exact. A rate of −100 % leaves nothing, and lower ones are allowed as in spreadsheets.
  ///
  /// - Throws: ``FinanceError/tooLong(limit:)`` beyond ``mostPeriods``, ``FinanceError/mathematics(_:)`` for numbers that
  ///   are too long written out.
  public static func fvschedule(
    principal: Rational, rates: [Rational]
  ) throws(FinanceError) -> Rational {
    guard rates.count <= mostPeriods else { throw .tooLong(limit: mostPeriods) }
    try requireShort([principal] + rates)
    return rates.reduce(principal) { $0 * (1 + $1) }
  }

  /// The net present value of flows on days, as `XNPV`: Σ vᵢ (1 + r)^(−(dᵢ − d₁)/365).
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less, or if there are not as many days as
  ///   flows, or none.
  public static func xnpv(
    rate: Real, values: [Rational], days: [Int], within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard values.count == days.count, let first = days.first else {
      throw .outOfRange(.dates)
    }
    let value = try financially { () throws(MathError) -> Real? in
      let growth = rate.adding(1, within: budget)
      guard try growth.sign(within: budget) > 0 else { return nil }
      var sum: Real = 0
      for (value, day) in zip(values, days) {
        let years = Rational(Integer(first) - Integer(day), 365)
        let factor = try growth.raised(to: Real(years), within: budget)
        sum = sum.adding(Real(value).multiplied(by: factor, within: budget), within: budget)
      }
      return sum
    }
    guard let value else { throw .outOfRange(.rate) }
    return value
  }

  /// 1 + r, which must be positive.
  static func growth(_ rate: Rational) throws(FinanceError) -> Rational {
    try requireShort(rate)
    let growth = 1 + rate
    guard growth.signum > 0 else { throw .outOfRange(.rate) }
    return growth
  }
}

// MARK: - Internal rates of return

extension CashFlows {
  /// All internal rates of return of flows at times 0, 1, 2, …, as `IRR`: the rates where Σ vᵢ (1 + r)^(−i) = 0.
  ///
  /// The verdict is a proof: every rate above −100 % is found, and none is missed or invented. The polynomial in 1 + r
  /// is exact. Its positive roots are isolated by Descartes' rule, and rational ones are recognised.
  ///
  /// - Throws: ``FinanceError/everySolution`` where all flows are 0, ``FinanceError/tooLong(limit:)`` beyond
  ///   ``mostPeriods``, ``FinanceError/tooManySignChanges(limit:)`` beyond ``mostSignChanges``.
  public static func irr(
    values: [Rational], within budget: EvaluationBudget
  ) throws(FinanceError) -> RateSolutions {
    guard values.count <= mostPeriods else { throw .tooLong(limit: mostPeriods) }
    let times = Array(values.indices)
    return try rates(values: values, times: times, perPeriod: 1, within: budget)
  }

  /// All internal rates of return a year of flows on days, as `XIRR`: Σ vᵢ (1 + r)^(−(dᵢ − d₁)/365) = 0.
  ///
  /// The days are counted from any origin and need no order: ``CalendarDate/dayNumber`` or a spreadsheet's serial
  /// number. The equation is a polynomial in (1 + r)^(g/365), with g the greatest common divisor of the distances, so
  /// that the verdict is a proof as for ``irr(values:within:)``.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` if there are not as many days as flows, or they are more than 10⁹ days
  ///   apart, and as ``irr(values:within:)``.
  public static func xirr(
    values: [Rational], days: [Int], within budget: EvaluationBudget
  ) throws(FinanceError) -> RateSolutions {
    guard values.count == days.count, let first = days.min(), let last = days.max(),
      case (let distance, false) = last.subtractingReportingOverflow(first),
      distance <= 1_000_000_000
    else { throw .outOfRange(.dates) }
    guard values.count <= mostPeriods else { throw .tooLong(limit: mostPeriods) }
    return try rates(
      values: values, times: days.map { $0 - first }, perPeriod: 365, within: budget)
  }

  /// The roots, where `perPeriod` units of time are the period of the rate.
  static func rates(
    values: [Rational], times: [Int], perPeriod: Int, within budget: EvaluationBudget
  ) throws(FinanceError) -> RateSolutions {
    let last = times.max() ?? 0
    let coefficients = try integers(values, limit: budget.exactBits).numerators
    let sum = SparsePolynomial(
      zip(times, coefficients).map { time, value in
        SparsePolynomial.Term(exponent: last - time, coefficient: value)
      })
    guard !sum.isZero else { throw .everySolution }
    guard sum.degree > 0 else { return .none }
    guard sum.variations.count <= mostSignChanges else {
      throw .tooManySignChanges(limit: mostSignChanges)
    }
    // x = (1 + r)^(g/p), and 1 + r = x^(p/g).
    let common = sum.commonExponent
    let reduced = sum.dividingExponents(by: common)
    let exponent = Rational(Integer(perPeriod), Integer(common))
    return RateSolutions(
      try financially { () throws(MathError) in
        var rates: [Real] = []
        for root in try RootIsolation(budget: budget).roots(of: reduced) {
          rates.append(
            try root.growth(exponent, within: budget)
              .subtracting(1, within: budget))
        }
        return rates
      })
  }

  /// The values over their common denominator.
  private static func integers(
    _ values: [Rational], limit: Int
  ) throws(FinanceError) -> (numerators: [Integer], denominator: Integer) {
    let error = FinanceError.mathematics(.exactLimit(bits: limit))
    var common: Integer = 1
    for value in values {
      guard let denominator = value.denominator(limit: limit),
        let multiple = common.leastCommonMultiple(with: denominator, limit: limit)
      else { throw error }
      common = multiple
    }
    var integers: [Integer] = []
    for value in values {
      guard let product = value.multiplied(by: Rational(common), limit: limit),
        let integer = product.integerValue(limit: limit)
      else { throw error }
      integers.append(integer)
    }
    return (integers, common)
  }

  /// Whether Norstrøm's criterion holds: the running totals of the flows change their sign exactly once, and the
  /// first and the last one are not 0.
  ///
  /// Then there is exactly one positive internal rate of return (C. J. Norstrøm, "A sufficient condition for a unique
  /// nonnegative internal rate of return", 1972). The converse does not hold, and rates below 0 may exist besides.
  public static func satisfiesNorstrømCriterion(_ values: [Rational]) -> Bool {
    var total: Rational = 0
    let totals = values.map { value in
      total = total + value
      return total
    }
    guard let first = totals.first, let last = totals.last, !first.isZero, !last.isZero else {
      return false
    }
    let signs = totals.map(\.signum).filter { $0 != 0 }
    return zip(signs, signs.dropFirst()).count { $0 != $1 } == 1
  }
}

extension IsolatedRoot {
  /// The power x^`exponent`, rational where it is.
  fileprivate func growth(
    _ exponent: Rational, within budget: EvaluationBudget
  ) throws(MathError) -> Real {
    guard let power = exponent.numerator(limit: 64)?.asInt,
      let degree = exponent.denominator(limit: 64)?.asInt
    else { throw .exactLimit(bits: 64) }
    if let rational = try rationalPower(power, within: budget) {
      return try Real(rational).raised(
        to: Real(Rational(1, Integer(degree))), within: budget)
    }
    return try Real(enclosedBy: self).raised(to: Real(exponent), within: budget)
  }
}
