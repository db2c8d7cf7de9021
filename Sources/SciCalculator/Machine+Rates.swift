// Amounts in different currencies, where a session knows what they cost in one another.

import SciNumber
import SciSyntax
import SciUnits

extension Machine {
  /// What an operator makes of two values that only differ in a currency: the second is exchanged for that of the first.
  ///
  /// - Parameters:
  ///   - infix: the operator.
  ///   - left: the first operand.
  ///   - right: the second operand.
  ///   - rates: what currencies cost.
  ///   - error: why there is no result without rates.
  /// - Returns: the result.
  /// - Throws: `error` where it is about something else, or a rate is missing.
  @inline(never)
  mutating func join(
    _ infix: InfixOperator, _ left: Value, _ right: Value, _ rates: CurrencyRates?,
    _ error: StepError
  ) throws(StepError) -> Value {
    guard case .units(.needsRate) = error.reason, let unit = left.scalar(at: 0).quantity?.unit
    else {
      throw error
    }
    var used: [String] = []
    let amount = try right.map { (element) throws(StepError) in
      guard let quantity = element.quantity,
        let amount = exchanged(quantity, for: unit, rates, &used)
      else { throw error }
      return Scalar(amount)
    }
    note(used)
    return try arithmetic.join(infix, left, amount)
  }

  /// An amount in another currency; `nil` where a rate is missing.
  func exchanged(
    _ quantity: Quantity, for unit: Unit, _ rates: CurrencyRates?, _ used: inout [String]
  ) -> Quantity? {
    guard let rates,
      let (result, from, to) = rates.exchanged(
        quantity, for: unit, within: arithmetic.context.budget)
    else { return nil }
    used.append(rates.note(from: from, to: to))
    return result
  }

  /// Has it said which rates were used.
  mutating func note(_ rates: [String]) {
    for rate in rates where !usedRates.contains(rate) { usedRates.append(rate) }
  }
}

extension Calculator {
  /// A value in a currency, where it is an amount in another one whose rate is known; others stay what they are.
  package mutating func exchanged(_ value: Value, for code: String) -> Value {
    guard let rates, let unit = Unit(named: code) else { return value }
    let budget = settings.budget
    var used: [String] = []
    let result = value.map { scalar in
      guard let quantity = scalar.quantity, !quantity.isNumber, quantity.unit.currencyCode != code,
        let (amount, from, to) = rates.exchanged(quantity, for: unit, within: budget)
      else { return scalar }
      used.append(rates.note(from: from, to: to))
      return Scalar(amount)
    }
    for rate in used { add(note: rate) }
    return result
  }
}
