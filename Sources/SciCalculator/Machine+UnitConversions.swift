// Quantities in other units, and amounts in other currencies.

import SciCalendar
import SciNumber
import SciUnits

extension Machine {
  /// Converts the topmost value.
  mutating func convert(to target: Program.Target) throws(StepError) {
    let value = values.removeLast()
    if let calendar = target.calendar {
      values.append(
        try value.map { (element) throws(StepError) in
          do throws(CalendarFault) {
            return try calendar.converted(element)
          } catch {
            throw StepError(.calendar(error), operand: 0)
          }
        })
      return
    }
    if target.units.count > 1, let affine = target.units.first(where: { $0.isAffine }) {
      throw StepError(.units(.offsetScale(.split, affine)), operand: 0)
    }
    values.append(
      try value.map { (element) throws(StepError) in
        if case .complex(let number) = element { return try converted(number, to: target) }
        if case .calendar(.span(let start, let end)) = element, target.isCalendarPeriod {
          let symbols = target.units.map { $0.symbol }
          return .calendar(
            .period(
              end.period(
                since: start, years: symbols.contains("yr"), months: symbols.contains("month"))))
        }
        if element.isOutsideNumbers { throw StepError(.calendar(.notANumber), operand: 0) }
        guard let quantity = element.quantity else {
          throw StepError(.booleanInArithmetic, operand: 0)
        }
        let angle = arithmetic.angle(quantity, beside: target.units[0])
        return Scalar(try converted(angle, to: target))
      })
  }

  private func converted(
    _ number: ComplexQuantity, to target: Program.Target
  ) throws(StepError) -> Scalar {
    guard target.units.count == 1 else { throw StepError(.complexOperand, operand: 0) }
    let number = arithmetic.measured(number, beside: target.units[0])
    return try StepError.measuring(operand: 0) { () throws(UnitError) in
      Scalar(try number.converted(to: target.units[0], within: arithmetic.context.budget))
    }
  }

  private func converted(
    _ quantity: Quantity, to target: Program.Target
  ) throws(StepError) -> Quantity {
    let budget = arithmetic.context.budget
    do throws(StepError) {
      return try StepError.measuring(operand: 0) { () throws(UnitError) in
        var result = try quantity.converted(to: target.units[0], within: budget)
        for unit in target.units.dropFirst() {
          _ = try result.converted(to: unit, within: budget)
        }
        if target.units.count > 1 { result.parts = target.units }
        return result
      }
    } catch {
      throw arithmetic.explained(error, quantity, in: target.units[0])
    }
  }

  /// Multiplies an amount by a rate.
  ///
  /// - Parameter target: the currency of the result, if one is wanted.
  /// - Throws: why there is no amount, rate or currency.
  mutating func exchange(to target: Unit?) throws(StepError) {
    let rateValue = values.removeLast()
    let amount = values.removeLast()
    guard let rate = rateValue.quantity else { throw StepError(.rateExpected, operand: 1) }
    guard let quantity = amount.quantity, let code = quantity.unit.currencyCode else {
      throw StepError(.amountExpected, operand: 0)
    }
    let budget = arithmetic.context.budget
    let sign = try StepError.computing(operand: 1) { () throws(MathError) in
      try rate.value.sign(within: budget)
    }
    guard sign > 0 else { throw StepError(.rateNotPositive, operand: 1) }
    var result: Quantity
    if rate.isNumber {
      guard let target else { throw StepError(.missingRateCurrency(code)) }
      guard target != quantity.unit else { throw StepError(.sameCurrency(code)) }
      result = Quantity(quantity.value.multiplied(by: rate.value, within: budget), target)
    } else {
      result = try StepError.measuring { () throws(UnitError) in
        try quantity.multiplied(by: rate, within: budget)
      }
      guard result.unit.currencyCode != nil, target == nil || target == result.unit else {
        throw StepError(.rateExpected, operand: 1)
      }
    }
    values.append(Value(result))
  }
}
