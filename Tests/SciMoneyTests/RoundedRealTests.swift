import SciMoney
import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

/// Real numbers as amounts.
@Suite struct RoundedRealTests {
  private func root(_ value: Int) throws -> Real { try Real(value).squareRoot(within: budget) }

  /// √2 = 1.41421356237309504880… (OEIS A002193).
  @Test func `amount and residue are the number`() throws {
    let value = try root(2)
    let cents = Rounding(.halfEven, to: .minorUnit)
    let rounded = try Money.rounding(value, cents, in: .usd, within: budget)
    #expect(rounded.amount.description == "USD 1.41")
    #expect(!rounded.wasExact)
    #expect(rounded.increment == Rational(1, 100))
    let residue = try rounded.residue.digits(
      .significant(10), wholeUpTo: 0, rounding: .halfEven, within: budget)
    #expect(PositionalDigits(residue).description == "0.004213562373")
    let sum = Real(rounded.amount.amount).adding(rounded.residue, within: budget)
    #expect(try sum.compared(to: value, within: budget) == 0)
  }

  @Test func `a tie is decided`() throws {
    // √2·√8 + 0.005 is 4.005.
    let value = try root(2).multiplied(by: root(8), within: budget)
      .adding(Real(Rational(5, 1000)), within: budget)
    for (mode, expected) in [(RoundingMode.halfEven, "USD 4"), (.halfAwayFromZero, "USD 4.01")] {
      let rounding = Rounding(mode, to: .minorUnit)
      let rounded = try Money.rounding(value, rounding, in: .usd, within: budget)
      #expect(rounded.amount == (try Money(expected)))
    }
  }

  @Test func `an amount that needs no rounding is exact`() throws {
    let value = try root(2).multiplied(by: root(8), within: budget)
    let rounding = Rounding(.unnecessary, to: .cash)
    let rounded = try Money.rounding(value, rounding, in: .chf, within: budget)
    #expect(rounded.wasExact)
    #expect(rounded.amount == "CHF 4")
  }

  @Test func `errors say what was wrong`() throws {
    func error(_ rounding: Rounding, _ currency: Currency) -> MoneyError? {
      do throws(MoneyError) {
        _ = try Money.rounding(.pi, rounding, in: currency, within: budget)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(Rounding(.unnecessary, to: .minorUnit), .usd) == .mathematics(.inexact))
    #expect(error(Rounding(.floor, to: .amount(0)), .usd) == .domain(.incrementIsPositive))
    let gold = Currency("XAU")
    #expect(error(Rounding(.floor, to: .minorUnit), gold) == .noMinorUnit(gold))
  }
}
