import SciFinance
import SciNumber
import Testing

// Expected values by CPython's fractions: bill·percent/100, then round() to multiples by hand.

@Suite struct TipTests {
  private let bill = Rational(1999, 100)

  @Test func `a tip is exact until an increment is given`() throws {
    let tip = try Tip(bill: bill, percent: 15).amounts()
    #expect(tip.tip == Rational(29985, 10000))
    #expect(tip.total == Rational(229885, 10000))
    #expect(tip.adjustment == 0)
    #expect(tip.effectivePercent == 15)
  }

  @Test func `the total is rounded after the tip`() throws {
    var tip = Tip(bill: bill, percent: 15, increment: Rational(1, 100))
    #expect(try tip.amounts().tip == 3)
    #expect(try tip.amounts().adjustment == 0)
    tip.totalIncrement = 1
    let raised = try tip.amounts()
    #expect(raised.total == 23)
    #expect(raised.tip == Rational(301, 100))
    #expect(raised.adjustment == Rational(1, 100))
    #expect(raised.effectivePercent == Rational(30100, 1999))
    tip.totalRounding = .floor
    #expect(try tip.amounts().total == 22)
    #expect(try tip.amounts().adjustment == Rational(-99, 100))
  }

  @Test func `a tip on the net leaves the tax out`() throws {
    var tip = Tip(bill: bill, percent: 15, tax: Rational(199, 100))
    #expect(try tip.amounts().tip == Rational(27, 10))
    tip.tax = tip.bill
    #expect(try tip.amounts().tip == 0)
    #expect(try tip.amounts().effectivePercent == nil)
  }

  @Test func `what cannot be rounded is an error`() throws {
    func error(_ tip: Tip) -> FinanceError? {
      do throws(FinanceError) {
        _ = try tip.amounts()
        return nil
      } catch {
        return error
      }
    }
    var tip = Tip(bill: bill, percent: 15, increment: 0)
    #expect(error(tip) == .outOfRange(.increment))
    tip.increment = Rational(1, 100)
    tip.rounding = .unnecessary
    #expect(error(tip) == .mathematics(.inexact))
    tip.bill = try #require(Rational("1e999999999"))
    #expect(error(tip) != nil)
  }
}
