internal import SciNumber

extension FinanceError: CustomStringConvertible {
  /// What was expected, in lower case without a full stop.
  public var description: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .irrational:
      "a number that must be rational is not, or is not known to be; round it first"
    case .notAnInteger(let argument): "\(argument.words) must be an integer"
    case .outOfRange(let argument): argument.expectation
    case .wrongOrder(let first, let second): "\(first.words) must be before \(second.words)"
    case .invalidDate(let text): "there is no day \(text); a date is written 2026-11-21"
    case .noSolution: "no rate above −100 % and no term solves the equation"
    case .severalSolutions(let count):
      "\(count) rates solve the equation; choose one, such as the one closest to a guess"
    case .everySolution: "every rate or every term solves the equation"
    case .tooLong(let limit): "there may be \(limit) periods at most"
    case .tooManySignChanges(let limit):
      "the cash flows may change their sign \(limit) times at most"
    case .mathematics(let error): error.description
    }
  }

  /// The ``description``, where code that imports Foundation asks an error of this type for it.
  public var localizedDescription: String { description }
}

extension FinanceArgument {
  /// The argument as the subject of a sentence.
  var words: String {
    switch self {
    case .rate: "the rate"
    case .periods: "the number of periods"
    case .period: "the period"
    case .timing: "the time of payment"
    case .presentValue: "the present value"
    case .futureValue: "the future value"
    case .payment: "the payment"
    case .cashFlows: "the number of cash flows"
    case .dates: "the number of a day"
    case .cost: "the cost"
    case .salvage: "the salvage value"
    case .life: "the life"
    case .months: "the number of months"
    case .factor: "the factor"
    case .fraction: "the fraction"
    case .increment: "the increment"
    case .extraPayments: "an extra payment"
    case .settlement: "the settlement"
    case .maturity: "the maturity"
    case .issue: "the issue"
    case .firstCoupon: "the first coupon"
    case .lastCoupon: "the last coupon"
    case .frequency: "the frequency"
    case .basis: "the basis"
    case .couponRate: "the coupon rate"
    case .yield: "the yield"
    case .discount: "the discount"
    case .price: "the price"
    case .redemption: "the redemption"
    case .investment: "the investment"
    case .par: "the face value"
    }
  }

  /// What the argument must be.
  fileprivate var expectation: String {
    switch self {
    case .rate: "the rate must be above −1 (−100 %), such as 5% or 0.05"
    case .periods, .cost, .life, .factor, .price, .redemption, .investment, .par:
      "\(words) must be positive"
    case .period: "the period must be one of the periods, which are counted from 1"
    case .timing:
      "the time of payment must be 0 (at the end of a period) or 1 (at its beginning)"
    case .presentValue, .futureValue, .payment, .salvage, .extraPayments, .couponRate:
      "\(words) must not be negative"
    case .cashFlows: "there must be two cash flows at least"
    case .dates: "there must be one day for each cash flow, and none 10⁹ days from another"
    case .months: "the first year must have 1 to 12 months"
    case .fraction: "the fraction must be 1 or more, such as 16 for sixteenths"
    case .increment: "the increment must be positive, such as 0.01"
    case .settlement, .issue, .lastCoupon: "\(words) must be a day of the calendar"
    case .maturity: "the maturity must be within the limits of the security"
    case .firstCoupon: "the first coupon must be whole coupon periods before the maturity"
    case .frequency: "the frequency must be 1, 2 or 4 coupons a year"
    case .basis: "the basis must be 0, 1, 2, 3 or 4"
    case .yield: "the yield must be above −100 % for each coupon period"
    case .discount: "the discount must leave a positive price"
    }
  }
}
