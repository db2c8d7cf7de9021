public import SciNumber

/// What one unit of a currency costs in others, on one day; rates between two others cross exactly.
///
/// ```swift
/// let rates = try CurrencyRates(text: "2026-11-25\nEUR,1\nUSD,1.0987\nGBP,0.8471")
/// let pounds = rates.rate(from: "USD", to: "GBP")  // 8471/10987
/// ```
///
/// Rates come from you: nothing is looked up.
public final class CurrencyRates: Sendable {
  /// The currency whose price is 1.
  public let base: String
  /// The price of one unit of the base in each currency, by its code.
  public let prices: [String: Rational]
  /// The day of the rates as their source writes it, if it does.
  public let date: String?

  /// The prices of one unit of a currency.
  ///
  /// - Parameters:
  ///   - base: the code of the currency.
  ///   - prices: positive prices in other currencies, by their codes.
  ///   - date: the day of the prices.
  public init(base: String, prices: [String: Rational], date: String? = nil) {
    var prices = prices.filter { $0.value.signum > 0 }
    prices[base] = 1
    (self.base, self.prices, self.date) = (base, prices, date)
  }

  /// What one unit of a currency costs in another, exactly; `nil` where a price is missing.
  public func rate(from: String, to: String) -> Rational? {
    guard let price = prices[from], let other = prices[to] else { return nil }
    return other.divided(by: price, limit: 1 << 16)
  }

  /// An amount, or an amount for something, in a unit that has one other currency instead.
  ///
  /// - Parameters:
  ///   - quantity: what is paid, such as 20 USD or 60 EUR/h.
  ///   - unit: a unit that measures the same but for the currency.
  ///   - budget: what the product may cost.
  /// - Returns: `nil` where more than a currency differs, or a price is missing.
  package func exchanged(
    _ quantity: Quantity, for unit: Unit, within budget: EvaluationBudget
  ) -> (quantity: Quantity, from: String, to: String)? {
    for (from, to) in pairs(quantity.unit, unit) {
      guard let rate = rate(from: from, to: to), let source = Unit(named: from),
        let target = Unit(named: to), let price = try? target.divided(by: source),
        let result = try? quantity.multiplied(by: Quantity(Real(rate), price), within: budget),
        result.unit.dimension == unit.dimension
      else { continue }
      return (result, from, to)
    }
    return nil
  }

  /// The currencies of two units that differ.
  private func pairs(_ source: Unit, _ target: Unit) -> [(String, String)] {
    do throws(UnitError) {
      _ = try Quantity(1, source).converted(to: target, within: .interactive)
      return []
    } catch {
      guard case .needsRate(let first, let second) = error else { return [] }
      return [(first, second), (second, first)]
    }
  }

  /// The prices of two currencies in a line, with their day: `1 EUR = 1.0987 USD = 163.2 JPY on 2026-11-25`.
  package func note(from: String, to: String) -> String {
    let sides = [from, to].filter { $0 != base }.compactMap { code in
      prices[code].map { " = \($0) \(code)" }
    }
    return "1 \(base)\(sides.joined())" + (date.map { " on \($0)" } ?? "")
  }
}
