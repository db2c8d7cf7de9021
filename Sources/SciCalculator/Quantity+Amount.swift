package import SciNumber
package import SciSyntax
package import SciUnits

extension Quantity {
  /// The number of an amount in a currency; a plain number is an amount too.
  ///
  /// - Parameters:
  ///   - code: the currency.
  ///   - range: what an error marks.
  /// - Returns: the number.
  /// - Throws: why it is no such amount: it has another unit, or another currency and no rate.
  package func amount(
    in code: String, at range: SourceRange
  ) throws(CalculatorError) -> Real {
    let own = unit.currencyCode
    guard isNumber || own == code else {
      throw CalculatorError(
        own.map { .missingRate(from: $0, to: code) }
          ?? .notAnAmount(unit: unit.symbol, wanted: code), at: range)
    }
    return value
  }
}
