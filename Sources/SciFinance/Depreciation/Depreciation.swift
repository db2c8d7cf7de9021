public import SciNumber

/// The loss of value of things over their lives, with the arguments and the order of spreadsheets.
///
/// All results are exact. Numbers that are too long written out, such as `1e999999999`, are
/// ``FinanceError/mathematics(_:)``. Costs and salvage values are amounts of any unit, lives are counted in periods of any
/// length. The functions of real numbers have the same values.
///
/// ```swift
/// let loss = try Depreciation.ddb(2400, 300, 10, 1)  // 480
/// let rest = try Depreciation.vdb(2400, 300, 10, 1, 10)  // 1620
/// ```
public enum Depreciation {
  /// The most periods that are walked through one by one, where exact values grow longer in each.
  static let mostSteps = 1 << 12
}

// MARK: - In equal parts, and by the sum of the years' digits

extension Depreciation {
  /// The loss of each period in equal parts, as `SLN`: (cost − salvage)/life.
  ///
  /// - Throws: ``FinanceError/divisionByZero`` for a life of 0.
  public static func sln(
    _ cost: Rational, _ salvage: Rational, _ life: Rational
  ) throws(FinanceError) -> Rational {
    try requireShort(cost, salvage, life)
    guard !life.isZero else { throw .divisionByZero }
    return (cost - salvage) / life
  }

  /// The loss of one period by the sum of the years' digits, as `SYD`.
  ///
  /// It is 2 (cost − salvage)(life − period + 1)/(life (life + 1)).
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a life that is not positive, or a period before 1 or beyond it.
  public static func syd(
    _ cost: Rational, _ salvage: Rational, _ life: Rational, _ period: Rational
  ) throws(FinanceError) -> Rational {
    try requireShort(cost, salvage, life, period)
    guard life.signum > 0 else { throw .outOfRange(.life) }
    guard 1 <= period, period <= life else { throw .outOfRange(.period) }
    return 2 * (cost - salvage) * (life - period + 1) / (life * (life + 1))
  }
}

// MARK: - By a constant share of what is left

extension Depreciation {
  /// The loss of one period at `factor`/`life` of what is left, never below the salvage value, as `DDB`.
  ///
  /// - Parameters:
  ///   - cost: the value at the beginning.
  ///   - salvage: the value at the end.
  ///   - life: the number of periods.
  ///   - period: which period, 1 for the first one.
  ///   - factor: the share in parts of the life; 2 for the double-declining balance.
  /// - Returns: the loss, exactly.
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a negative amount, a life or a factor that is not positive, or a
  ///   period before 1 or beyond the life; ``FinanceError/tooLong(limit:)``.
  public static func ddb(
    _ cost: Rational, _ salvage: Rational, _ life: Rational, _ period: Int, _ factor: Rational = 2
  ) throws(FinanceError) -> Rational {
    let decline = try Decline(cost, salvage, life, factor)
    guard period >= 1, Rational(period) <= life else { throw .outOfRange(.period) }
    return try decline.value(after: period - 1) - decline.value(after: period)
  }

  /// The loss of one period at a fixed rate, as `DB`, the first one having `months` of twelve.
  ///
  /// The rate is 1 − (salvage/cost)^(1/life), rounded to three decimals, a tie away from zero, as spreadsheets
  /// define it; the root is rounded by proof. Everything else is exact. With fewer than twelve months there is a
  /// period more, which has the rest of them.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a cost that is not positive, a negative salvage value, a life that
  ///   is not positive, a period that is not in it, or months that are not in 1…12.
  public static func db(
    _ cost: Rational, _ salvage: Rational, _ life: Int, _ period: Int, months: Int = 12,
    within budget: EvaluationBudget
  ) throws(FinanceError) -> Rational {
    try requireShort(cost, salvage)
    guard cost.signum > 0 else { throw .outOfRange(.cost) }
    guard salvage.signum >= 0 else { throw .outOfRange(.salvage) }
    return cost
      * (try share(Real(salvage / cost), life, period, months: months, within: budget))
  }

  /// The loss of one period at a fixed rate of a thing that costs 1 and is worth `salvage` at the end.
  static func share(
    _ salvage: Real, _ life: Int, _ period: Int, months: Int, within budget: EvaluationBudget
  ) throws(FinanceError) -> Rational {
    guard life > 0, life <= Annuity.mostPeriods else { throw .outOfRange(.life) }
    guard 1...12 ~= months else { throw .outOfRange(.months) }
    guard 1...(months < 12 ? life + 1 : life) ~= period else { throw .outOfRange(.period) }
    let rate = try financially { () throws(MathError) -> Rational? in
      try Real(1).subtracting(
        salvage.raised(to: Real(Rational(1, Integer(life))), within: budget), within: budget
      )
      .rounded(.halfAwayFromZero, decimals: 3, within: budget).knownRational
    }
    guard let rate else { throw .mathematics(.exactLimit(bits: budget.exactBits)) }
    let first = rate * Rational(Integer(months), 12)
    if period == 1 { return first }
    let kept = try power(1 - rate, period - 2)
    let loss = (1 - first) * kept * rate
    return period > life ? loss * Rational(Integer(12 - months), 12) : loss
  }

  /// The loss between two points of time at a declining balance, as `VDB`.
  ///
  /// As ``ddb(_:_:_:_:_:)``, but straight on to the salvage value from where that loses more. Within a period the
  /// value falls evenly.
  ///
  /// - Parameters:
  ///   - cost: the value at the beginning.
  ///   - salvage: the value at the end.
  ///   - life: the number of periods.
  ///   - start: the beginning of the span in periods, 0 for the first one's.
  ///   - end: the end of the span.
  ///   - factor: the share in parts of the life.
  ///   - switches: whether the loss goes on in equal parts from where these are larger.
  /// - Returns: the loss, exactly.
  /// - Throws: as ``ddb(_:_:_:_:_:)``, ``FinanceError/tooLong(limit:)`` for an end after 4,096 periods, and
  ///   ``FinanceError/outOfRange(_:)`` for a span that is not within the life.
  public static func vdb(
    _ cost: Rational, _ salvage: Rational, _ life: Rational, _ start: Rational, _ end: Rational,
    _ factor: Rational = 2, switches: Bool = true
  ) throws(FinanceError) -> Rational {
    try requireShort(start, end)
    let decline = try Decline(cost, salvage, life, factor)
    guard start.signum >= 0, start <= end, end <= life else { throw .outOfRange(.period) }
    return try decline.value(at: start, switches: switches)
      - decline.value(at: end, switches: switches)
  }

  fileprivate static func power(_ base: Rational, _ count: Int) throws(FinanceError) -> Rational {
    guard let power = base.power(Integer(count), limit: Annuity.mostBits) else {
      throw .mathematics(.exactLimit(bits: Annuity.mostBits))
    }
    return power
  }
}

/// A value that loses a constant share in each period, down to a salvage value.
private struct Decline {
  let cost: Rational
  let salvage: Rational
  let life: Rational
  /// What is kept of the value in a period.
  let kept: Rational

  init(
    _ cost: Rational, _ salvage: Rational, _ life: Rational, _ factor: Rational
  ) throws(FinanceError) {
    try requireShort(cost, salvage, life, factor)
    guard cost.signum >= 0 else { throw .outOfRange(.cost) }
    guard salvage.signum >= 0 else { throw .outOfRange(.salvage) }
    guard life.signum > 0 else { throw .outOfRange(.life) }
    guard life <= Rational(Annuity.mostPeriods) else { throw .tooLong(limit: Annuity.mostPeriods) }
    guard factor.signum > 0 else { throw .outOfRange(.factor) }
    self.cost = cost
    // What costs less than it is worth at the end loses nothing.
    self.salvage = min(salvage, cost)
    self.life = life
    kept = max(0, 1 - factor / life)
  }

  /// The value after so many periods without a switch.
  func value(after count: Int) throws(FinanceError) -> Rational {
    max(salvage, cost * (try Depreciation.power(kept, count)))
  }

  /// The value at any time, which falls evenly within a period.
  func value(at time: Rational, switches: Bool) throws(FinanceError) -> Rational {
    guard let whole = time.floor(limit: Integer.largestBitWidth)?.asInt else {
      throw .outOfRange(.period)
    }
    let before = try switches ? switchedValue(after: Int(whole)) : value(after: Int(whole))
    let part = time - Rational(whole)
    if part.isZero { return before }
    let after = try switches ? switchedValue(after: Int(whole) + 1) : value(after: Int(whole) + 1)
    return before - part * (before - after)
  }

  /// The value after so many periods where the loss goes on in equal parts once these are larger.
  ///
  /// The share declines and the equal parts of what is left do not, so that there is one switch: at the first period k
  /// with (value − salvage)/(life − k) above the loss, which is (1 − kept) value or what is left.
  private func switchedValue(after count: Int) throws(FinanceError) -> Rational {
    guard count <= Depreciation.mostSteps else { throw .tooLong(limit: Depreciation.mostSteps) }
    var value = cost
    for period in 0..<count {
      let left = life - Rational(period)
      let loss = min(value * (1 - kept), value - salvage)
      if (value - salvage) / left > loss {
        let rest = min(Rational(count - period), left)
        return value - (value - salvage) * rest / left
      }
      value = value - loss
    }
    return value
  }
}
