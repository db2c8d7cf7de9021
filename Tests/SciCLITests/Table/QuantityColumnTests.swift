import Testing

@testable import SciCLI

/// Columns whose values have units: read, added up, compared and sorted.
@Suite struct QuantityColumnTests {
  private static let rows = "a,b\n3.5 kg,9 days\n200 g,1 week\n1 lb,3 h\n,\n"

  private static func run(_ words: String..., rows: String = rows) -> Transcript {
    Transcript(words: ["table"] + words, input: rows)
  }

  /// A pound is 0.45359237 kg.
  @Test func statisticsAreInTheUnitOfTheFirstValue() {
    let run = Self.run("--sum", "a,b", "--min=a,b", "--max=a,b", "--mean=a", "--count")
    #expect(
      run.text == """
        sum_a,sum_b,min_a,min_b,max_a,max_b,mean_a,count
        4.15359237 kg,16.125 d,0.2 kg,0.125 d,3.5 kg,9 d,1.38453079 kg,4

        """)
    #expect(run.status == .success && run.diagnostics.isEmpty)
  }

  @Test func rowsAndGroupsAreSortedByQuantities() {
    #expect(
      Self.run("--sort", "a desc").text == "a,b\n3.5 kg,9 days\n1 lb,3 h\n200 g,1 week\n,\n")
    let groups = Self.run(
      "--group-by", "k", "--sum", "a", "--sort", "sum_a",
      rows: "k,a\nx,3.5 kg\ny,200 g\ny,300 g\nx,10 g\n")
    #expect(groups.text == "k,sum_a\ny,500 g\nx,3.51 kg\n")
    let days = Self.run(
      "--sort", "d desc", "--dates", "dmy", rows: "d\n02.11.2026\n01.12.2026\n")
    #expect(days.text == "d\n01.12.2026\n02.11.2026\n")
  }

  @Test func formulasGiveQuantities() {
    let run = Self.run(
      "n = @2026-11-20 - d", "--sum", "n", "--sort", "n", rows: "d\n2026-10-01\n2026-11-01\n")
    #expect(run.text == "d,n\n2026-11-01,19 days\n2026-10-01,50 days\n,69 d\n")
    let speed = Self.run("x = v*t", "--sum", "x", rows: "v,t\n80 km/h,2 h\n5 m/s,20 s\n")
    #expect(speed.text == "v,t,x\n80 km/h,2 h,160 km\n5 m/s,20 s,100 m\n,,160.1 km\n")
    let json = Transcript(
      words: ["table", "x=2a", "--jsonl", "--sum", "x", "--sort", "x"],
      input: "{\"a\":\"3 kg\"}\n{\"a\":\"5 g\"}\n")
    #expect(
      json.text
        == "{\"a\":\"5 g\",\"x\":\"10 g\"}\n{\"a\":\"3 kg\",\"x\":\"6 kg\"}\n{\"sum\":{\"x\":\"6.01 kg\"}}\n"
    )
  }

  @Test(arguments: [
    ("3 kg\n2 m\n", "values in kg and values in m"),
    ("3 kg\n2\n", "values in kg and plain numbers"),
    ("2\n3 kg\n", "plain numbers and values in kg"),
    ("90 deg\n1 rad\n", "values in deg and values in rad"),
  ])
  func differentThingsHaveNoSumAndNoOrder(_ rows: String, _ words: String) {
    let problem = "has \(words), which have no exact common unit; convert them in a formula\n"
    let sum = Self.run("--sum", "a", "x=a", rows: "a\n" + rows)
    #expect(sum.status == .syntax && sum.text.hasSuffix("\n,\n"))
    #expect(sum.diagnosticText == "sci: the sum of `a` \(problem)")
    let mean = Self.run("--mean", "a", rows: "a\n" + rows)
    #expect(mean.status == .syntax && mean.text == "mean_a\n\n")
    #expect(mean.diagnosticText == "sci: the mean of `a` \(problem)")
    let order = Self.run("--sort", "a", rows: "a\n" + rows)
    #expect(order.status == .syntax && order.diagnosticText == "sci: --sort: `a` \(problem)")
    #expect(order.text == "a\n" + rows)
  }

  @Test func temperaturesAreComparedAndNotAddedUp() {
    let rows = "a\n20 °C\n300 K\n50 °F\n"
    #expect(
      Self.run("--min", "a", "--max", "a", rows: rows).text == "min_a,max_a\n10 °C,26.85 °C\n")
    let sum = Self.run("--sum", "a", "--sums-only", rows: rows)
    #expect(sum.status == .syntax && sum.text == "a\n\n")
    #expect(sum.diagnosticText.contains("°C has a zero of its own"))
  }

  @Test(arguments: ["5 USD", "5 EUR/kWh", "5 nothing", "5 m/s/s", "5 /s", "kg", "kg 5", "5 kg 2"])
  func whatIsNoQuantityIsNoNumber(_ field: String) {
    let run = Self.run("x = 2a", "--tsv", rows: "a\n\(field)\n")
    #expect(run.status == .syntax && run.text == "a\tx\n\(field)\t\n")
    #expect(run.diagnosticText.contains("`\(field)` is no number"))
  }

  @Test func numbersOfQuantitiesAreWrittenAsTheLocaleHasThem() {
    let run = Self.run(
      "x = 2a", "--tsv", "--locale", "de", "--sum", "x", rows: "a\n1.234,5 kg\n0,5 kg\n")
    #expect(run.text == "a\tx\n1.234,5 kg\t2469 kg\n0,5 kg\t1 kg\n\t2470 kg\n")
  }
}
