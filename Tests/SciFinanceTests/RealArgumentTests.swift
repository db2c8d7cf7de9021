import SciFinance
import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

/// Functions whose rate or amount is a square root, against FLINT's balls; and with rational arguments, against the
/// exact functions.
@Suite struct RealArgumentTests {
  private func rows(_ name: String) throws -> [FinanceCase] {
    try FinanceCase.rows("real-" + name, in: "bonds")
  }

  @Test func partsOfPayments() throws {
    for row in try rows("ipmt") {
      try row.expect([
        Annuity.ipmt(
          row.rootPercent(0), row.int(1), row.int(2), row.real(3), due: row.timing(4),
          within: budget)
      ])
    }
    for row in try rows("ppmt") {
      try row.expect([
        Annuity.ppmt(
          row.rootPercent(0), row.int(1), row.int(2), row.real(3), due: row.timing(4),
          within: budget)
      ])
    }
    for row in try rows("cumipmt") {
      try row.expect([
        Annuity.cumipmt(
          row.rootPercent(0), row.int(1), row.real(2), row.int(3), row.int(4),
          due: row.timing(5), within: budget)
      ])
    }
    for row in try rows("cumprinc") {
      try row.expect([
        Annuity.cumprinc(
          row.rootPercent(0), row.int(1), row.real(2), row.int(3), row.int(4),
          due: row.timing(5), within: budget)
      ])
    }
  }

  @Test func valuesAndRates() throws {
    for row in try rows("npv") {
      try row.expect([
        CashFlows.npv(
          rate: row.rootPercent(0), values: row.list(1).map { Real($0) }, within: budget)
      ])
    }
    for row in try rows("effect") {
      try row.expect([InterestRate.effect(row.rootPercent(0), row.int(1), within: budget)])
    }
    for row in try rows("mirr") {
      let rate = try row.rootPercent(0)
      try row.expect([
        InterestRate.mirr(
          row.list(1).map { Real($0) }, rate, rate.multiplied(by: 2, within: budget),
          within: budget)
      ])
    }
  }

  @Test func depreciation() throws {
    func cost(_ row: FinanceCase) throws -> Real {
      try row.root(0).multiplied(by: 100, within: budget)
    }
    for row in try rows("sln") {
      try row.expect([Depreciation.sln(cost(row), row.real(1), row.real(2), within: budget)])
    }
    for row in try rows("syd") {
      try row.expect([
        Depreciation.syd(cost(row), row.real(1), row.real(2), row.real(3), within: budget)
      ])
    }
    for row in try rows("ddb") {
      try row.expect([
        Depreciation.ddb(
          cost(row), row.real(1), row.real(2), row.int(3), row.real(4), within: budget)
      ])
    }
    for row in try rows("vdb") {
      try row.expect([
        Depreciation.vdb(
          cost(row), row.real(1), row.real(2), row.real(3), row.real(4), row.real(5),
          switches: row.int(6) == 1, within: budget)
      ])
    }
  }

  @Test func rationalArgumentsGiveTheExactValues() throws {
    for row in try FinanceCase.rows("ipmt") {
      let value = try Annuity.ipmt(
        row.real(0), row.int(1), row.int(2), row.real(3), row.real(4), due: row.timing(5),
        within: budget)
      try row.expect(#require(value.knownRational))
    }
    for row in try FinanceCase.rows("cumipmt") {
      let value = try Annuity.cumipmt(
        row.real(0), row.int(1), row.real(2), row.int(3), row.int(4), due: row.timing(5),
        within: budget)
      try row.expect(#require(value.knownRational))
    }
    for row in try FinanceCase.rows("npv") {
      let value = try CashFlows.npv(
        rate: row.real(0), values: row.list(1).map { Real($0) }, within: budget)
      try row.expect(#require(value.knownRational))
    }
    for row in try FinanceCase.rows("vdb") {
      let value = try Depreciation.vdb(
        row.real(0), row.real(1), row.real(2), row.real(3), row.real(4), row.real(5),
        switches: row.int(6) == 1, within: budget)
      try row.expect(#require(value.knownRational))
    }
    for row in try FinanceCase.rows("db") {
      // √4 is recognised as 2, which is not a number with digits alone.
      let scale = try Real(4).squareRoot(within: budget)
      let value = try Depreciation.db(
        row.real(0).multiplied(by: scale, within: budget),
        row.real(1).multiplied(
          by: scale, within: budget), row.int(2), row.int(3), months: row.int(4), within: budget)
      try row.expect(#require(try value.rationalValue(within: budget)) / 2)
    }
  }

  /// DB is linear in what the thing costs and is worth: √2 times both is √2 times the loss.
  @Test func fixedRatesOfIrrationalCosts() throws {
    let root = try Real(2).squareRoot(within: budget)
    let loss = try Depreciation.db(
      root.multiplied(by: 1_000_000, within: budget),
      root.multiplied(by: 100_000, within: budget), 6, 2, months: 7, within: budget)
    // Microsoft's example of DB has 259639.42 for 1,000,000 and 100,000.
    #expect(try loss.divided(by: root, within: budget).decimals(2) == "259639.42")
    #expect(throws: FinanceError.outOfRange(.months)) {
      try Depreciation.db(root, 1, 6, 2, months: 13, within: budget)
    }
  }
}
