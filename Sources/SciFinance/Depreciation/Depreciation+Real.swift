public import SciNumber

// The same losses for any real amounts. Where the arguments are rational, the results are rational and equal to the
// exact ones.

extension Depreciation {
  /// The loss of each period in equal parts, for real amounts; see ``sln(_:_:_:)``.
  ///
  /// - Throws: ``FinanceError/divisionByZero`` for a life of 0.
  public static func sln(
    _ cost: Real, _ salvage: Real, _ life: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    try financially { () throws(MathError) in
      try cost.subtracting(salvage, within: budget).divided(by: life, within: budget)
    }
  }

  /// The loss of one period by the sum of the years' digits, for real amounts; see ``syd(_:_:_:_:)``.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a life that is not positive, or a period before 1 or beyond it.
  public static func syd(
    _ cost: Real, _ salvage: Real, _ life: Real, _ period: Real, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    guard try sign(of: life, within: budget) > 0 else { throw .outOfRange(.life) }
    let left = life.subtracting(period, within: budget)
    guard try sign(of: period.subtracting(1, within: budget), within: budget) >= 0,
      try sign(of: left, within: budget) >= 0
    else { throw .outOfRange(.period) }
    return try financially { () throws(MathError) in
      try cost.subtracting(salvage, within: budget)
        .multiplied(by: left.adding(1, within: budget), within: budget)
        .multiplied(by: 2, within: budget)
        .divided(
          by: life.multiplied(by: life.adding(1, within: budget), within: budget), within: budget)
    }
  }

  /// The loss of one period at a declining balance, for real amounts; see ``ddb(_:_:_:_:_:)``.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a negative amount, a life or a factor that is not positive, or a
  ///   period before 1 or beyond the life.
  public static func ddb(
    _ cost: Real, _ salvage: Real, _ life: Real, _ period: Int, _ factor: Real = 2,
    within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    if let exact = knownRationals(cost, salvage, life, factor) {
      return Real(try ddb(exact[0], exact[1], exact[2], period, exact[3]))
    }
    let decline = try RealDecline(cost, salvage, life, factor, budget)
    guard period >= 1, try decline.isWithinLife(Real(period)) else { throw .outOfRange(.period) }
    return try decline.value(after: period - 1)
      .subtracting(decline.value(after: period), within: budget)
  }

  /// The loss between two points of time at a declining balance, for real amounts; see
  /// ``vdb(_:_:_:_:_:_:switches:)``.
  ///
  /// - Throws: as ``ddb(_:_:_:_:_:within:)``, ``FinanceError/tooLong(limit:)`` for an end after 4,096 periods, and
  ///   ``FinanceError/outOfRange(_:)`` for a span that is not within the life.
  public static func vdb(
    _ cost: Real, _ salvage: Real, _ life: Real, _ start: Real, _ end: Real, _ factor: Real = 2,
    switches: Bool = true, within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    if let exact = knownRationals(cost, salvage, life, start, end, factor) {
      return Real(
        try vdb(exact[0], exact[1], exact[2], exact[3], exact[4], exact[5], switches: switches))
    }
    let decline = try RealDecline(cost, salvage, life, factor, budget)
    guard try sign(of: start, within: budget) >= 0,
      try sign(of: end.subtracting(start, within: budget), within: budget) >= 0,
      try decline.isWithinLife(end)
    else { throw .outOfRange(.period) }
    return try decline.value(at: start, switches: switches)
      .subtracting(decline.value(at: end, switches: switches), within: budget)
  }

  /// The loss of one period at a fixed rate, for real amounts; see ``db(_:_:_:_:months:within:)-(Rational,_,_,_,_,_)``.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for a cost that is not positive, a negative salvage value, a life that
  ///   is not positive, a period that is not in it, or months that are not in 1…12.
  @_disfavoredOverload  // literals are rational numbers
  public static func db(
    _ cost: Real, _ salvage: Real, _ life: Int, _ period: Int, months: Int = 12,
    within budget: EvaluationBudget
  ) throws(FinanceError) -> Real {
    if let exact = knownRationals(cost, salvage) {
      return Real(try db(exact[0], exact[1], life, period, months: months, within: budget))
    }
    guard try sign(of: cost, within: budget) > 0 else { throw .outOfRange(.cost) }
    guard try sign(of: salvage, within: budget) >= 0 else { throw .outOfRange(.salvage) }
    let quotient = try financially { () throws(MathError) in
      try salvage.divided(by: cost, within: budget)
    }
    // All but the rate is linear in the cost, and the rate depends on the quotient alone.
    let share = try share(quotient, life, period, months: months, within: budget)
    return cost.multiplied(by: Real(share), within: budget)
  }
}

/// A value that loses a constant share in each period, down to a salvage value.
private struct RealDecline {
  let cost: Real
  let salvage: Real
  let life: Real
  /// What is kept of the value in a period.
  let kept: Real
  let budget: EvaluationBudget

  init(
    _ cost: Real, _ salvage: Real, _ life: Real, _ factor: Real, _ budget: EvaluationBudget
  ) throws(FinanceError) {
    guard try sign(of: cost, within: budget) >= 0 else { throw .outOfRange(.cost) }
    guard try sign(of: salvage, within: budget) >= 0 else { throw .outOfRange(.salvage) }
    guard try sign(of: life, within: budget) > 0 else { throw .outOfRange(.life) }
    guard try sign(of: factor, within: budget) > 0 else { throw .outOfRange(.factor) }
    self.cost = cost
    self.life = life
    self.budget = budget
    (self.salvage, kept) = try financially { () throws(MathError) in
      let share = try factor.divided(by: life, within: budget)
      return (
        // What costs less than it is worth at the end loses nothing.
        try salvage.minimum(cost, within: budget),
        try Real(1).subtracting(share, within: budget).maximum(0, within: budget)
      )
    }
  }

  func isWithinLife(_ time: Real) throws(FinanceError) -> Bool {
    try sign(of: life.subtracting(time, within: budget), within: budget) >= 0
  }

  /// The value after so many periods without a switch.
  func value(after count: Int) throws(FinanceError) -> Real {
    try financially { () throws(MathError) in
      try kept.raised(to: Real(count), within: budget).multiplied(by: cost, within: budget)
        .maximum(salvage, within: budget)
    }
  }

  /// The value at any time, which falls evenly within a period.
  func value(at time: Real, switches: Bool) throws(FinanceError) -> Real {
    let whole = try financially { () throws(MathError) in try time.floor(within: budget) }
    guard let count = whole.knownRational?.asInt, count <= Depreciation.mostSteps else {
      throw .tooLong(limit: Depreciation.mostSteps)
    }
    let before = try switches ? switchedValue(after: Int(count)) : value(after: Int(count))
    let part = time.subtracting(whole, within: budget)
    if try sign(of: part, within: budget) == 0 { return before }
    let after = try switches ? switchedValue(after: Int(count) + 1) : value(after: Int(count) + 1)
    let loss = before.subtracting(after, within: budget)
    return before.subtracting(part.multiplied(by: loss, within: budget), within: budget)
  }

  /// The value after so many periods where the loss goes on in equal parts once these are larger.
  ///
  /// Before the switch the value is that of the declining balance, which needs no walk.
  private func switchedValue(after count: Int) throws(FinanceError) -> Real {
    for period in 0..<count {
      let value = try value(after: period)
      let left = life.subtracting(Real(period), within: budget)
      let isSwitch = try financially { () throws(MathError) in
        let loss = try value.multiplied(
          by: Real(1).subtracting(kept, within: budget), within: budget
        )
        .minimum(value.subtracting(salvage, within: budget), within: budget)
        return try value.subtracting(salvage, within: budget)
          .compared(to: loss.multiplied(by: left, within: budget), within: budget) > 0
      }
      guard isSwitch else { continue }
      return try financially { () throws(MathError) in
        let rest = try Real(count - period).minimum(left, within: budget)
        return try value.subtracting(
          value.subtracting(salvage, within: budget).multiplied(by: rest, within: budget)
            .divided(by: left, within: budget), within: budget)
      }
    }
    return try value(after: count)
  }
}
