import SciNumber
import SciUnits
import Testing

@Suite struct QuantityTests {
  @Test func aSpeedTimesATimeIsAWay() throws {
    let budget = EvaluationBudget.interactive
    let km = try #require(Unit(named: "km"))
    let h = try #require(Unit(named: "h"))
    let speed = Quantity(100, try km.divided(by: h))
    let way = try speed.multiplied(by: Quantity(45, #require(Unit(named: "min"))), within: budget)
    #expect(way.unit.symbol == "km")
    #expect(way.value.knownRational == 75)
  }
}
