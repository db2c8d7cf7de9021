public import SciNumber

/// Returns on cash flows: net present values and internal rates.
///
/// Arguments stand in the order of spreadsheets, and a flow is positive when money comes in. Rates are per period and
/// fractions, 0.05 for 5 %. What is rational is returned as an exact rational number. What is not is a `Real` with as
/// many digits as it is asked for, and the solutions of an equation are all found, by proof.
///
/// ```swift
/// let value = try CashFlows.npv(rate: Rational(1, 10), values: [110, 121])  // 200
/// let rates = try CashFlows.irr(values: [-200, 110, 121], within: .interactive)
/// let rate = try rates.only()  // 0.1
/// ```
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
    let (amounts, common) = try integers(
      values, limit: Annuity.mostBits, within: .interactive)
    var (sum, power): (Integer, Integer) = (0, 1)
    for amount in amounts.reversed() {
      sum = (sum + amount * power) * bottom
      power = power * top
    }
    return Rational(sum, power * common)
  }

  /// The net present value of real flows at a real rate; see ``npv(rate:values:)``.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less, ``FinanceError/tooLong(limit:)`` beyond
  ///   ``mostPeriods``.
  public static func npv(
    rate: Real, values: [Real], within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    if let rate = rate.knownRational, let values = knownRationals(values) {
      do throws(FinanceError) {
        return Real(try npv(rate: rate, values: values))
      } catch .mathematics(.exactLimit) {
        // Written out it is too long: it is kept as an expression.
      }
    }
    guard values.count <= mostPeriods else { throw .tooLong(limit: mostPeriods) }
    return try presentValue(
      values, growth: growthFactor(rate, within: budget), within: budget)
  }

  /// The value of flows one period before the first of them, by Horner's scheme.
  static func presentValue(
    _ values: [Real], growth: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try financially { () throws(MathError) in
      let discount = try Real(1).divided(by: growth, within: budget)
      var sum: Real = 0
      for (index, value) in values.reversed().enumerated() {
        sum = sum.adding(value, within: budget).multiplied(by: discount, within: budget)
        try budget.check(sum, at: index)
      }
      return sum
    }
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

  /// The value of a sum after one period at each of the `rates` in turn, for any numbers; the product is taken by halves.
  ///
  /// - Throws: ``FinanceError/mathematics(_:)``.
  public static func fvschedule(
    principal: Real, rates: ArraySlice<Real>, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try financially { () throws(MathError) in
      let factors = [principal] + rates.map { $0.adding(1, within: budget) }
      return try Real.product(factors[...], within: budget)
    }
  }

  /// The net present value of flows on days, as `XNPV`: Σ vᵢ (1 + r)^(−(dᵢ − d₁)/365).
  ///
  /// The days are counted from any origin: ``/SciCalendar/CalendarDate/dayNumber`` or a spreadsheet's serial number.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a rate of −100 % or less, or if there are not as many days as
  ///   flows, or none.
  public static func xnpv(
    rate: Real, values: [Rational], days: [WideInt], within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard values.count == days.count, let first = days.first else {
      throw .outOfRange(.dates)
    }
    let growth = try growthFactor(rate, within: budget)
    return try financially { () throws(MathError) in
      var sum: Real = 0
      for (value, day) in zip(values, days) {
        let years = Rational(Integer(first) - Integer(day), 365)
        let factor = try growth.raised(to: Real(years), within: budget)
        sum = sum.adding(Real(value).multiplied(by: factor, within: budget), within: budget)
        try budget.check()
      }
      return sum
    }
  }

  /// The net present value of flows on dates, as `XNPV`; see ``xnpv(rate:values:days:within:)``.
  ///
  /// - Throws: as ``xnpv(rate:values:days:within:)``.
  public static func xnpv(
    rate: Real, values: [Rational], dates: [CalendarDate], within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try xnpv(rate: rate, values: values, days: dates.map { WideInt($0.dayNumber) }, within: budget)
  }

  /// 1 + r, which must be positive.
  static func growth(_ rate: Rational) throws(FinanceError) -> Rational {
    try requireShort(rate)
    let growth = 1 + rate
    guard growth.signum > 0 else { throw .outOfRange(.rate) }
    return growth
  }
}
