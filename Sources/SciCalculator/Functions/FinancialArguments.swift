import SciFinance
import SciNumber

/// The rational arguments of a financial function by their place.
struct ExactArguments {
  private let values: ArraySlice<Rational>

  init(_ values: ArraySlice<Rational>) {
    self.values = values
  }

  subscript(place: Int) -> Rational { values[values.startIndex + place] }

  /// The argument, or 0 if it was left out.
  subscript(optional place: Int) -> Rational { place < values.count ? self[place] : 0 }

  func integer(at place: Int, _ argument: FinanceArgument) throws(FinanceError) -> Int {
    let value = self[place]
    guard value.isInteger else { throw .notAnInteger(argument) }
    guard let integer = value.integerValue(limit: 64)?.asInt else {
      throw .tooLong(limit: Annuity.mostPeriods)
    }
    return integer
  }

  func timing(at place: Int) throws(FinanceError) -> PaymentTiming {
    let value = self[optional: place]
    if value == 0 { return .end }
    guard value == 1 else { throw .outOfRange(.timing) }
    return .beginning
  }
}

/// The arguments of a financial function of any numbers by their place.
struct FinancialArguments {
  private let values: ArraySlice<Real>
  private let budget: EvaluationBudget

  init(_ values: ArraySlice<Real>, _ context: Function.Context) {
    self.values = values
    budget = context.budget
  }

  subscript(place: Int) -> Real { values[values.startIndex + place] }

  /// The argument, or 0 if it was left out.
  subscript(optional place: Int) -> Real { place < values.count ? self[place] : 0 }

  func integer(at place: Int, _ argument: FinanceArgument) throws(FinanceError) -> Int {
    try ExactArguments([rational(at: place)]).integer(at: 0, argument)
  }

  func timing(at place: Int) throws(FinanceError) -> PaymentTiming {
    guard place < values.count else { return .end }
    return try ExactArguments([rational(at: place)]).timing(at: 0)
  }

  private func rational(at place: Int) throws(FinanceError) -> Rational {
    let rational: Rational?
    do throws(MathError) {
      rational = try self[place].rationalValue(within: budget)
    } catch {
      throw .mathematics(error)
    }
    guard let rational else { throw .irrational }
    return rational
  }
}
