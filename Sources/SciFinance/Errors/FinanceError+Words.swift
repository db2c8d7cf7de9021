extension FinanceError: CustomStringConvertible {
  /// What is wrong, in lower case without a full stop.
  public var description: String {
    switch self {
    case .divisionByZero: "division by zero"
    case .irrational: "a number that must be rational is not, or is not known to be"
    case .notAnInteger(.dates): "days are counted in integers"
    case .notAnInteger(let argument): "\(argument.words) must be an integer"
    case .outOfRange(.dates): "there must be a day for each flow, and none too far away"
    case .outOfRange(let argument): "\(argument.words) is out of range"
    case .noSolution: "no rate above −100 % and no term solves the equation"
    case .severalSolutions(let count): "\(count) rates solve the equation"
    case .everySolution: "every rate or every term solves the equation"
    case .tooLong(let limit): "more than \(limit) periods"
    case .tooManySignChanges(let limit): "the flows change their sign more than \(limit) times"
    case .mathematics(let error): "\(error)"
    }
  }
}

extension FinanceArgument {
  /// The argument as the subject of a sentence.
  fileprivate var words: String {
    switch self {
    case .rate: "the rate"
    case .periods: "the number of periods"
    case .period: "the period"
    case .timing: "the time of payment"
    case .presentValue: "the present value"
    case .futureValue: "the future value"
    case .payment: "the payment"
    case .cashFlows: "the number of cash flows"
    case .dates: "the number of dates"
    case .cost: "the cost"
    case .salvage: "the salvage value"
    case .life: "the life"
    case .factor: "the factor"
    case .fraction: "the fraction"
    case .increment: "the increment"
    case .extraPayments: "the extra payments"
    }
  }
}
