import SciNumber
import SciUnits
import TestSupport
import Testing

@testable import SciTable

/// Values with units are added up and compared in the unit of the first, wherever chunks begin.
@Suite struct CommonUnitTests {
  private static let budget = EvaluationBudget.interactive

  /// Units of one dimension, and how many of the first each is: from the definitions of the kilogram, the gram and the pound.
  private static let units: [(name: String, factor: Rational)] = [
    ("kg", 1), ("g", 1 / Rational(1000)), ("lb", Rational(45_359_237) / 100_000_000),
  ]

  @Test(arguments: [1, 2, 3] as [UInt64])
  func statisticsDoNotDependOnTheirParts(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let measure = {
      var measure = TableSummary.Measure(cell: 0, statistic: .sum)
      (measure.needsSum, measure.needsExtremes) = (true, true)
      return measure
    }()
    for _ in 0..<20 {
      var parts = [ColumnStatistics(), ColumnStatistics(), ColumnStatistics()]
      var sums = [ExactSum(), ExactSum(), ExactSum()]
      var kilograms: [Rational] = []
      for part in parts.indices {
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
          let number = Rational(WideInt(Int.random(in: -500...500, using: &generator))) / 100
          let (name, factor) = try #require(Self.units.randomElement(using: &generator))
          let value = OrderedValue.quantity(number, try #require(Unit(named: name)))
          parts[part].add(value, measure, within: Self.budget)
          sums[part].add(value, within: Self.budget)
          kilograms.append(number * factor)
        }
      }
      var (whole, sum) = (ColumnStatistics(), ExactSum())
      for part in parts { whole.add(part, within: Self.budget) }
      for part in sums { sum.add(part, within: Self.budget) }
      guard let least = kilograms.min(), let greatest = kilograms.max() else { continue }
      let total = kilograms.reduce(0, +)
      let mean = total / Rational(WideInt(kilograms.count))
      #expect(try Self.kilograms(whole.value(of: .sum)) == total)
      #expect(try Self.kilograms(whole.value(of: .mean)) == mean)
      #expect(try Self.kilograms(whole.value(of: .min)) == least)
      #expect(try Self.kilograms(whole.value(of: .max)) == greatest)
      let unit = try #require(sum.common.unit)
      #expect(try Self.kilograms(sum.value.map { .quantity($0, unit) }) == total)
    }
  }

  private static func kilograms(_ value: OrderedValue?) throws -> Rational {
    guard case .quantity(let number, let unit) = value else {
      Issue.record("no quantity")
      return 0
    }
    return number * (try #require(units.first { Unit(named: $0.name) == unit }).factor)
  }

  @Test func whatHasNoCommonUnitIsSaidWhereverChunksBegin() throws {
    let (kilogram, metre, celsius, kelvin) = (
      try #require(Unit(named: "kg")), try #require(Unit(named: "m")),
      try #require(Unit(named: "°C")), try #require(Unit(named: "K"))
    )
    let cases: [(values: [OrderedValue], isProblem: Bool, isProblemOfSums: Bool)] = [
      ([.quantity(1, kilogram), .quantity(2, metre)], true, true),
      ([.quantity(1, kilogram), .number(2)], true, true),
      ([.number(1), .quantity(2, kilogram)], true, true),
      ([.quantity(1, celsius), .quantity(2, kelvin)], false, true),
      ([.quantity(1, kelvin), .quantity(2, celsius)], false, true),
      ([.quantity(1, kilogram), .missing, .quantity(3, kilogram)], false, false),
      ([.number(1), .number(3)], false, false),
    ]
    for (values, isProblem, isProblemOfSums) in cases {
      for cut in 0...values.count {
        var sums = [ExactSum(), ExactSum()]
        for (index, value) in values.enumerated() {
          sums[index < cut ? 0 : 1].add(value, within: Self.budget)
        }
        sums[0].add(sums[1], within: Self.budget)
        let common = sums[0].common
        #expect((common.problem(of: "", addsUp: false) != nil) == isProblem, "\(values) \(cut)")
        #expect((common.problem(of: "", addsUp: true) != nil) == isProblemOfSums)
      }
    }
  }
}
