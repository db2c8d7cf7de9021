import SciNumber

/// What may be meant by a rate of 1 or more without a percent sign, and what it comes to.
///
/// ```swift
/// var calculator = Calculator()
/// do throws(CalculatorError) {
///   try calculator.evaluate("tip(50; 15)")
/// } catch {
///   if case .missingPercentSign(let readings) = error.reason {
///     print(readings.map(\.call))  // ["tip(50; 15%)", "tip(50; 1500%)"]
///   }
/// }
/// ```
public struct PercentReading: Hashable, Sendable {
  /// The call as it should be typed.
  public var call: String
  /// Its value, as ``ResultFormat/standard`` writes it.
  public var value: String
}

extension PercentReading {
  /// The two readings of a call: the rate in percent, and as the number it is.
  ///
  /// None where the numbers are too long to be shown.
  static func readings(
    of function: String, _ amount: Real, _ rate: Real, within budget: EvaluationBudget
  ) -> [PercentReading] {
    func text(_ number: Real) throws(MathError) -> String {
      try ResultFormat.standard.text(of: .real(number), within: budget).string
    }
    let product = amount.multiplied(by: rate, within: budget)
    do throws(MathError) {
      let amountText = try text(amount)
      let hundredfold = rate.multiplied(by: 100, within: budget)
      return [
        PercentReading(
          call: "\(function)(\(amountText); \(try text(rate))%)",
          value: try text(product.divided(by: 100, within: budget))),
        PercentReading(
          call: "\(function)(\(amountText); \(try text(hundredfold))%)", value: try text(product)),
      ]
    } catch {
      return []
    }
  }
}
