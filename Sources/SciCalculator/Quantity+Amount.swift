package import SciNumber
package import SciSyntax
package import SciUnits

extension Quantity {
  /// The number of an amount in a currency; a plain number is an amount too.
  ///
  /// - Parameters:
  ///   - code: the currency; asked for only if there is a unit.
  ///   - range: what an error marks.
  /// - Returns: the number.
  /// - Throws: why it is no such amount: it has another unit, or another currency and no rate.
  package func amount(
    in code: @autoclosure () -> String, at range: SourceRange
  ) throws(CalculatorError) -> Real {
    if isNumber { return value }
    let (own, wanted) = (unit.currencyCode, code())
    guard own == wanted else {
      throw CalculatorError(
        own.map { .missingRate(from: $0, to: wanted) }
          ?? .notAnAmount(unit: unit.symbol, wanted: wanted), at: range)
    }
    return value
  }
}

extension Scalar {
  /// The number of an amount in a currency; ``Quantity/amount(in:at:)`` says when there is none.
  package func amount(
    in code: @autoclosure () -> String, at range: SourceRange
  ) throws(CalculatorError) -> Real {
    if case .real(let number) = self { return number }
    guard let quantity else {
      if calendar != nil { throw CalculatorError(.calendar(.notANumber), at: range) }
      throw CalculatorError(isComplex ? .complexAmount(code()) : .booleanInArithmetic, at: range)
    }
    return try quantity.amount(in: code(), at: range)
  }
}
