import SciFinance
import SciNumber
import Testing

private let budget = EvaluationBudget.interactive

@Suite struct DepreciationTests {
  @Test func lossesAreThoseOfWalkingThroughThePeriods() throws {
    for row in try FinanceCase.rows("sln") {
      try row.expect(Depreciation.sln(row.rational(0), row.rational(1), row.rational(2)))
    }
    for row in try FinanceCase.rows("syd") {
      try row.expect(
        Depreciation.syd(row.rational(0), row.rational(1), row.rational(2), row.rational(3)))
    }
    for row in try FinanceCase.rows("ddb") {
      try row.expect(
        Depreciation.ddb(
          row.rational(0), row.rational(1), row.rational(2), row.int(3), row.rational(4)))
    }
    for row in try FinanceCase.rows("vdb") {
      try row.expect(
        Depreciation.vdb(
          row.rational(0), row.rational(1), row.rational(2), row.rational(3), row.rational(4),
          row.rational(5), switches: row.int(6) == 1))
    }
    for row in try FinanceCase.rows("db") {
      try row.expect(
        Depreciation.db(
          row.rational(0), row.rational(1), row.int(2), row.int(3), months: row.int(4),
          within: budget))
    }
  }

  /// Microsoft's examples of SLN, SYD, DDB, DB and VDB.
  @Test func examplesOfMicrosoft() throws {
    #expect(try Depreciation.sln(30000, 7500, 10) == 2250)
    #expect(try Depreciation.syd(30000, 7500, 10, 1).decimals(2) == "4090.91")
    #expect(try Depreciation.syd(30000, 7500, 10, 10).decimals(2) == "409.09")
    #expect(try Depreciation.ddb(2400, 300, 3650, 1).decimals(2) == "1.32")
    #expect(try Depreciation.ddb(2400, 300, 120, 1, 2) == 40)
    #expect(try Depreciation.ddb(2400, 300, 10, 1, 2) == 480)
    #expect(try Depreciation.ddb(2400, 300, 10, 2, Rational(3, over: 2)) == 306)
    #expect(try Depreciation.ddb(2400, 300, 10, 10).decimals(2) == "22.12")
    let db = try (1...7).map {
      try Depreciation.db(1_000_000, 100_000, 6, $0, months: 7, within: budget).decimals(2)
    }
    #expect(
      db == [
        "186083.33", "259639.42", "176814.44", "120410.64", "81999.64", "55841.76", "15845.10",
      ])
  }

  @Test func examplesOfVariableDecline() throws {
    let slow = Rational(3, over: 2)
    let values = try [
      Depreciation.vdb(2400, 300, 3650, 0, 1), Depreciation.vdb(2400, 300, 120, 0, 1),
      Depreciation.vdb(2400, 300, 10, 0, 1), Depreciation.vdb(2400, 300, 120, 6, 18),
      Depreciation.vdb(2400, 300, 120, 6, 18, slow),
      Depreciation.vdb(2400, 300, 10, 0, Rational(7, over: 8), slow),
    ]
    #expect(
      try values.map { try $0.decimals(2) } == [
        "1.32", "40.00", "480.00", "396.31", "311.81", "315.00",
      ])
  }

  @Test func theWholeLossIsCostLessSalvage() throws {
    #expect(
      try Depreciation.vdb(2400, 300, Rational(21, over: 2), 0, Rational(21, over: 2)) == 2100)
    let sum = try (1...10).reduce(0 as Rational) {
      try $0 + Depreciation.syd(30000, 7500, 10, Rational($1))
    }
    #expect(sum == 22500)
  }

  @Test func whatHasNoAnswerSaysWhy() {
    #expect(throws: FinanceError.divisionByZero) { try Depreciation.sln(1, 0, 0) }
    #expect(throws: FinanceError.outOfRange(.period)) { try Depreciation.syd(1, 0, 5, 6) }
    #expect(throws: FinanceError.outOfRange(.life)) { try Depreciation.ddb(1, 0, 0, 1) }
    #expect(throws: FinanceError.outOfRange(.factor)) { try Depreciation.ddb(1, 0, 5, 1, 0) }
    #expect(throws: FinanceError.outOfRange(.period)) { try Depreciation.vdb(1, 0, 5, 3, 2) }
    #expect(throws: FinanceError.outOfRange(.cost)) {
      try Depreciation.db(0, 0, 5, 1, within: budget)
    }
  }
}
