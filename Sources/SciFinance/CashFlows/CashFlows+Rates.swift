public import SciNumber

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
    let times = values.indices.map { WideInt($0) }
    return try rates(values: values, times: times, perPeriod: 1, within: budget)
  }

  /// All internal rates of return a year of flows on days, as `XIRR`: Σ vᵢ (1 + r)^(−(dᵢ − d₁)/365) = 0.
  ///
  /// The days are counted from any origin and need no order: ``/SciCalendar/CalendarDate/dayNumber`` or a spreadsheet's serial
  /// number. The equation is a polynomial in (1 + r)^(g/365), with g the greatest common divisor of the distances, so
  /// that the verdict is a proof as for ``irr(values:within:)``.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` if there are not as many days as flows, or they are more than 10⁹ days
  ///   apart, and as ``irr(values:within:)``.
  public static func xirr(
    values: [Rational], days: [WideInt], within budget: EvaluationBudget
  ) throws(FinanceError) -> RateSolutions {
    guard values.count == days.count, let first = days.min(), let last = days.max(),
      case (let distance, false) = last.subtractingReportingOverflow(first),
      distance <= 1_000_000_000
    else { throw .outOfRange(.dates) }
    guard values.count <= mostPeriods else { throw .tooLong(limit: mostPeriods) }
    return try rates(
      values: values, times: days.map { $0 - first }, perPeriod: 365, within: budget)
  }

  /// All internal rates of return a year of flows on dates, as `XIRR`; see ``xirr(values:days:within:)``.
  ///
  /// - Throws: as ``xirr(values:days:within:)``.
  public static func xirr(
    values: [Rational], dates: [CalendarDate], within budget: EvaluationBudget
  ) throws(FinanceError) -> RateSolutions {
    try xirr(values: values, days: dates.map { WideInt($0.dayNumber) }, within: budget)
  }

  /// The roots, where `perPeriod` units of time are the period of the rate.
  static func rates(
    values: [Rational], times: [WideInt], perPeriod: WideInt, within budget: EvaluationBudget
  ) throws(FinanceError) -> RateSolutions {
    let last = times.max() ?? 0
    let coefficients = try integers(
      values, limit: budget.exactBits, within: budget
    ).numerators
    let sum = SparsePolynomial(
      zip(times, coefficients).map { time, value in
        SparsePolynomial.Term(exponent: last - time, coefficient: value)
      })
    return RateSolutions(try rates(of: sum, perPeriod: perPeriod, within: budget))
  }

  /// The rates r with x = (1 + r)^(1/p) a root of the sum, where p is `perPeriod`.
  ///
  /// - Parameters:
  ///   - sum: the equation.
  ///   - perPeriod: how many units of the exponents are the period of the rate.
  ///   - excludesZero: whether x = 1 is a root that is no solution.
  ///   - budget: what the answer may cost.
  /// - Returns: all rates, ascending, each once.
  /// - Throws: ``FinanceError/everySolution`` for a sum that is 0, ``FinanceError/tooManySignChanges(limit:)``.
  static func rates(
    of sum: SparsePolynomial, perPeriod: WideInt, excludesZero: Bool = false,
    within budget: EvaluationBudget
  ) throws(FinanceError) -> [Real] {
    guard !sum.isZero else { throw .everySolution }
    guard sum.degree > 0 else { return [] }
    guard sum.variations.count <= mostSignChanges else {
      throw .tooManySignChanges(limit: mostSignChanges)
    }
    // y = x^g, and 1 + r = y^(p/g).
    let common = sum.commonExponent
    let reduced = sum.dividingExponents(by: common)
    let exponent = Rational(Integer(perPeriod), Integer(common))
    return try financially { () throws(MathError) in
      var rates: [Real] = []
      for root in try RootIsolation(budget: budget).roots(of: reduced) {
        if root.isOne {
          if !excludesZero { rates.append(0) }
        } else {
          rates.append(
            try root.growth(exponent, within: budget).subtracting(1, within: budget))
        }
      }
      return rates
    }
  }

  /// The values over their common denominator.
  static func integers(
    _ values: [Rational], limit: WideInt, within budget: EvaluationBudget
  ) throws(FinanceError) -> (numerators: [Integer], denominator: Integer) {
    let error = FinanceError.mathematics(.exactLimit(bits: limit))
    var common: Integer = 1
    for value in values {
      try financially { () throws(MathError) in try budget.check(Real(value), at: 0) }
      guard let denominator = value.denominator(limit: limit),
        let multiple = common.leastCommonMultiple(with: denominator, limit: limit)
      else { throw error }
      common = multiple
    }
    var integers: [Integer] = []
    for value in values {
      try financially { () throws(MathError) in try budget.check(Real(value), at: 0) }
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
    let signs = totals.map { $0.signum }.filter { $0 != 0 }
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
    return try Real(enclosedBy: number).raised(to: Real(exponent), within: budget)
  }
}
