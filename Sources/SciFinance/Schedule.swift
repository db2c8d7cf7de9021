public import SciNumber

/// How a loan is really paid: every payment with its interest and what is left, down to exactly 0.
public struct Schedule: Hashable, Sendable {
  /// One payment.
  public struct Row: Hashable, Sendable {
    /// The number of the period, 1 for the first one.
    public var period: Int
    /// What is paid, extra payments aside.
    public var payment: Rational
    /// The part of the payment that is interest.
    public var interest: Rational
    /// What is paid in addition.
    public var extra: Rational
    /// What is left afterwards.
    public var balance: Rational

    /// What is paid back: the payment less its interest, and the extra payment.
    public var principal: Rational { payment - interest + extra }
  }

  /// Where the difference goes that rounding leaves.
  public enum Remainder: String, CaseIterable, Hashable, Sendable {
    /// The last payment is larger or smaller than the others.
    case adjustLast
    /// The first payment takes the present value of the difference.
    ///
    /// An increment of the first payment grows until the last one, and changes how interest is rounded on the way. So
    /// the last payment is only as close to the others as that allows.
    case adjustFirst
    /// No payment is larger than the others, and what is left is paid in a period more.
    case extraPeriod
  }

  /// How payments are rounded.
  public struct Rounding: Hashable, Sendable {
    /// The smallest amount, 0.01 for cents.
    public var increment: Rational
    /// How the payment is rounded.
    public var payment: RoundingMode
    /// How the interest of each period is rounded.
    public var interest: RoundingMode

    /// Rounds to an increment.
    public init(to increment: Rational, payment: RoundingMode, interest: RoundingMode) {
      self.increment = increment
      self.payment = payment
      self.interest = interest
    }
  }

  /// What a schedule is made by.
  public struct Options: Hashable, Sendable {
    /// How payments are rounded; `nil` leaves all amounts exact.
    public var rounding: Rounding?
    /// Where the difference goes that rounding leaves.
    public var remainder: Remainder
    /// What is paid besides in some periods; the term becomes shorter.
    public var extraPayments: [Int: Rational]

    /// Makes options.
    public init(
      rounding: Rounding?, remainder: Remainder = .adjustLast, extraPayments: [Int: Rational] = [:]
    ) {
      self.rounding = rounding
      self.remainder = remainder
      self.extraPayments = extraPayments
    }
  }

  /// The payments in order, the last one with a balance of 0.
  public let rows: [Row]

  /// All that is paid, extra payments included.
  public var totalPayment: Rational {
    rows.reduce(0 as Rational) { $0 + $1.payment + $1.extra }
  }

  /// All interest that is paid.
  public var totalInterest: Rational { rows.reduce(0 as Rational) { $0 + $1.interest } }

  /// All that is paid back: what was lent.
  public var totalPrincipal: Rational { rows.reduce(0 as Rational) { $0 + $1.principal } }
}

extension Loan {
  /// The payments as they are made, the last one leaving exactly 0.
  ///
  /// The payment and the interest of each period are rounded as `options` say and nothing else is. A payment is never
  /// larger than what is owed, so that extra payments end the loan early. Amounts that are no multiples of the
  /// increment come from the principal and from extra payments alone.
  ///
  /// - Throws: ``FinanceError/outOfRange(_:)`` for an increment that is not positive or a negative extra payment, and
  ///   ``FinanceError/tooLong(limit:)`` for more exact periods than 1,200, where amounts grow by the digits of the
  ///   rate in each.
  public func schedule(_ options: Schedule.Options) throws(FinanceError) -> Schedule {
    try requireShort(options.extraPayments.values)
    if let rounding = options.rounding {
      try requireShort(rounding.increment)
      guard rounding.increment.signum > 0 else { throw .outOfRange(.increment) }
    } else {
      guard periods <= Self.mostExactPeriods else {
        throw .tooLong(limit: Self.mostExactPeriods)
      }
    }
    guard options.extraPayments.values.allSatisfy({ $0.signum >= 0 }) else {
      throw .outOfRange(.extraPayments)
    }
    let exact = try payment()
    let payment = options.rounding.map { $0.rounded(exact, $0.payment) } ?? exact
    var amortisation = Amortisation(loan: self, options: options, payment: payment)
    if options.remainder == .adjustFirst, let rounding = options.rounding {
      let growth = try AnnuityGrowth(rate: rate, periods: periods - 1, due: .end).single
      amortisation.adjustFirstPayment(growth: growth, increment: rounding.increment)
    }
    return Schedule(rows: amortisation.rows())
  }

  private static let mostExactPeriods = 1200
}

extension Schedule.Rounding {
  /// The multiple of the increment that `amount` is rounded to.
  fileprivate func rounded(_ amount: Rational, _ mode: RoundingMode) -> Rational {
    rounded(units: amount / increment, mode)
  }

  /// So many increments, rounded to whole ones.
  fileprivate func rounded(units: Rational, _ mode: RoundingMode) -> Rational {
    // Fails only beyond 2³⁴ bits.
    (units.rounded(mode, limit: Integer.largestBitWidth) ?? 0) * increment
  }
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
    rateInUnits = options.rounding.map { loan.rate / $0.increment } ?? loan.rate
  }

  /// The interest of a period on what is owed at its beginning.
  private func interest(on balance: Rational, in period: Int) -> Rational {
    if loan.timing == .beginning, period == 1 { return 0 }
    let units = balance * rateInUnits
    guard let rounding = options.rounding else { return units }
    return rounding.rounded(units: units, rounding.interest)
  }

  /// Changes the first payment by whole increments until the last one is as close to the others as it can be.
  ///
  /// A larger first payment never leaves more, since a balance and its rounded interest grow together. So bisection
  /// finds the place where the sign of what is left changes, and the present value of that is where to look first.
  mutating func adjustFirstPayment(growth: Rational, increment: Rational) {
    let start = firstPayment
    let left = leftOver()
    let guess =
      (left / growth / increment).rounded(.awayFromZero, limit: Integer.largestBitWidth)?
      .asInt ?? 0
    guard guess != 0, abs(guess) < 1 << 60 else { return }
    var near = 0
    var far = guess
    while leftOver(afterFirst: start + Rational(far) * increment).signum == left.signum {
      (near, far) = (far, 2 * far)
      guard abs(far) < 1 << 60 else { return }
    }
    while abs(far - near) > 1 {
      let middle = near + (far - near) / 2
      let isNear =
        leftOver(afterFirst: start + Rational(middle) * increment).signum == left.signum
      if isNear { near = middle } else { far = middle }
    }
    let nearPayment = start + Rational(near) * increment
    let farPayment = start + Rational(far) * increment
    let isNearBetter =
      leftOver(afterFirst: nearPayment).magnitude < leftOver(afterFirst: farPayment).magnitude
    firstPayment = isNearBetter ? nearPayment : farPayment
  }

  private mutating func leftOver(afterFirst payment: Rational) -> Rational {
    firstPayment = payment
    return leftOver()
  }

  /// What would be left if the payments after the first one were equal.
  private func leftOver() -> Rational {
    var balance = loan.principal
    for period in 1...loan.periods {
      let paid = period == 1 ? firstPayment : payment
      let extra = options.extraPayments[period] ?? 0
      balance = balance + interest(on: balance, in: period) - paid - extra
    }
    return balance
  }

  func rows() -> [Schedule.Row] {
    var rows: [Schedule.Row] = []
    rows.reserveCapacity(loan.periods + 1)
    var balance = loan.principal
    var period = 1
    repeat {
      let row = row(period, on: balance)
      rows.append(row)
      balance = row.balance
      period += 1
    } while balance.signum > 0
    return rows
  }

  private func row(_ period: Int, on balance: Rational) -> Schedule.Row {
    let interest = interest(on: balance, in: period)
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
