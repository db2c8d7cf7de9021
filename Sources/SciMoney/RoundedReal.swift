public import SciNumber

/// The amount that a real number was rounded to, and what rounding took away.
///
/// ```swift
/// let budget = EvaluationBudget.interactive
/// let price = try Real(2).squareRoot(within: budget)
/// let cents = Rounding(.halfEven, to: .minorUnit)
/// let rounded = try Money.rounding(price, cents, in: .usd, within: budget)
/// rounded.amount  // USD 1.41
/// rounded.wasExact  // false
/// let lost = try rounded.residue.digits(
///   .significant(5), wholeUpTo: 0, rounding: .halfEven, within: budget)  // 0.0042136
/// ```
public struct RoundedReal: Sendable {
  /// The number before it was rounded.
  public let value: Real
  /// The multiple of the increment.
  public let amount: Money
  /// What was taken away: the amount and the residue are the value, exactly.
  public let residue: Real
  /// Whether nothing was taken away, by proof.
  public let wasExact: Bool
  /// What the amount is a multiple of, in its currency.
  public let increment: Rational
}

extension Money {
  /// A real number rounded once to an amount; a tie is decided, not guessed.
  ///
  /// - Parameters:
  ///   - value: the number, such as a price times an irrational factor.
  ///   - rounding: the mode and the increment.
  ///   - currency: the currency of the amount.
  ///   - budget: what the decision may cost.
  /// - Returns: the amount and what rounding took away.
  /// - Throws: ``MoneyError/noMinorUnit(_:)``; ``MoneyError/domain(_:)`` if the increment is not positive;
  ///   ``MoneyError/mathematics(_:)`` where the number cannot be rounded: with ``/SciNumber/MathError/inexact`` if the mode is
  ///   ``/SciNumber/RoundingMode/unnecessary`` and the number is no multiple of the increment.
  public static func rounding(
    _ value: Real, _ rounding: Rounding, in currency: Currency, within budget: EvaluationBudget
  ) throws(MoneyError) -> RoundedReal {
    let increment = try rounding.increment.amount(in: currency)
    do throws(MathError) {
      let rounded = try value.rounded(
        rounding.mode, toMultipleOf: increment, within: budget)
      guard let number = try rounded.rationalValue(within: budget) else {
        throw .exactLimit(bits: budget.exactBits)
      }
      return RoundedReal(
        value: value, amount: Money(number, currency),
        residue: value.subtracting(rounded, within: budget),
        wasExact: try value.compared(to: rounded, within: budget) == 0, increment: increment)
    } catch {
      throw .mathematics(error)
    }
  }
}
