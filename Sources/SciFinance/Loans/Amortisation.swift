import SciNumber

extension Loan {
  /// The payments as they are made, the last one leaving exactly 0.
  ///
  /// The payment and the interest of each period are rounded as `options` say and nothing else is. A payment is never
  /// larger than what is owed, so that extra payments end the loan early. Amounts that are no multiples of the
  /// increment come from the principal and from extra payments alone.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for an increment that is not positive or a negative extra payment,
  ///   ``FinanceError/tooLong(limit:)`` for more exact periods than 1,200, where amounts grow by the digits of the
  ///   rate in each, and ``FinanceError/mathematics(_:)`` where a mode that does not round would have to.
  public func schedule(_ options: Schedule.Options) throws(FinanceError) -> Schedule {
    try requireShort(options.extraPayments.values)
    if let increment = options.increment {
      try requireShort(increment)
      guard increment.signum > 0 else { throw .outOfRange(.increment) }
    } else {
      guard periods <= Self.mostExactPeriods else {
        throw .tooLong(limit: Self.mostExactPeriods)
      }
    }
    guard options.extraPayments.values.allSatisfy({ $0.signum >= 0 }) else {
      throw .outOfRange(.extraPayments)
    }
    let payment = try options.rounded(
      units: payment() / (options.increment ?? 1), options.paymentRounding)
    var amortisation = Amortisation(loan: self, options: options, payment: payment)
    if options.remainder == .adjustFirst, let increment = options.increment {
      let growth = try AnnuityGrowth(rate: rate, periods: periods - 1, due: .end).single
      try amortisation.adjustFirstPayment(growth: growth, increment: increment)
    }
    return Schedule(rows: try amortisation.rows())
  }

  private static let mostExactPeriods = 1200
}

/// The payments of a loan one after the other.
private struct Amortisation {
  let loan: Loan
  let options: Schedule.Options
  let payment: Rational
  var firstPayment: Rational
  /// The rate in increments, so that the interest of a period needs no division.
  private let rateInUnits: Rational

  init(loan: Loan, options: Schedule.Options, payment: Rational) {
    self.loan = loan
    self.options = options
    self.payment = payment
    firstPayment = payment
    rateInUnits = options.increment.map { loan.rate / $0 } ?? loan.rate
  }

  /// The interest of a period on what is owed at its beginning.
  private func interest(
    on balance: Rational, in period: Int
  ) throws(FinanceError) -> Rational {
    if loan.timing == .beginning, period == 1 { return 0 }
    return try options.rounded(units: balance * rateInUnits, options.interestRounding)
  }

  /// Changes the first payment by whole increments until the last one is as close to the others as it can be.
  ///
  /// A larger first payment never leaves more, since a balance and its rounded interest grow together. So bisection
  /// finds the place where the sign of what is left changes, and the present value of that is where to look first.
  mutating func adjustFirstPayment(growth: Rational, increment: Rational) throws(FinanceError) {
    let start = firstPayment
    let left = try leftOver()
    let guess =
      (left / growth / increment).rounded(.awayFromZero, limit: Integer.largestBitWidth)?
      .asInt ?? 0
    guard guess != 0, abs(guess) < Self.mostIncrements else { return }
    var near: WideInt = 0
    var far = guess
    while try leftOver(afterFirst: start + Rational(far) * increment).signum == left.signum {
      (near, far) = (far, 2 * far)
      guard abs(far) < Self.mostIncrements else { return }
    }
    while abs(far - near) > 1 {
      let middle = near + (far - near) / 2
      let isNear =
        try leftOver(afterFirst: start + Rational(middle) * increment).signum == left.signum
      if isNear { near = middle } else { far = middle }
    }
    let nearPayment = start + Rational(near) * increment
    let farPayment = start + Rational(far) * increment
    let isNearBetter =
      try leftOver(afterFirst: nearPayment).magnitude < leftOver(afterFirst: farPayment).magnitude
    firstPayment = isNearBetter ? nearPayment : farPayment
  }

  /// The most increments that a first payment is changed by, a quarter of the largest integer.
  private static let mostIncrements = WideInt.max / 4

  private mutating func leftOver(afterFirst payment: Rational) throws(FinanceError) -> Rational {
    firstPayment = payment
    return try leftOver()
  }

  /// What would be left if the payments after the first one were equal.
  private func leftOver() throws(FinanceError) -> Rational {
    var balance = loan.principal
    for period in 1...loan.periods {
      let paid = period == 1 ? firstPayment : payment
      let extra = options.extraPayments[period] ?? 0
      balance = balance + (try interest(on: balance, in: period)) - paid - extra
    }
    return balance
  }

  func rows() throws(FinanceError) -> [Schedule.Row] {
    var rows: [Schedule.Row] = []
    rows.reserveCapacity(loan.periods + 1)
    var balance = loan.principal
    var period = 1
    repeat {
      let row = try row(period, on: balance)
      rows.append(row)
      balance = row.balance
      period += 1
    } while balance.signum > 0
    return rows
  }

  private func row(_ period: Int, on balance: Rational) throws(FinanceError) -> Schedule.Row {
    let interest = try interest(on: balance, in: period)
    let owed = balance + interest
    let isLast =
      options.remainder == .extraPeriod ? period > loan.periods : period >= loan.periods
    let regular = period == 1 ? firstPayment : payment
    let paid = isLast ? owed : min(regular, owed)
    let left = owed - paid
    let extra = left.isZero ? 0 : min(options.extraPayments[period] ?? 0, left)
    return Schedule.Row(
      period: period, payment: paid, interest: interest, extra: extra, balance: left - extra)
  }
}
