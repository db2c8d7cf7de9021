import Raw
import SciCalculator
import SciNumber

// Rows about expressions that are read once and answered often.

/// An expression of functions for new bindings and for columns, beside the same calls of MPFR's; and one of decimals.
func expressionRows() throws -> [Row] {
  let count = 100_000
  let columns = (0..<4).map { Lines.numbers(count + $0, upTo: 1000).suffix(count) }.map(Array.init)
  var settings = CalculatorSettings.standard
  settings.angleUnit = .radians
  let functions = try Expression("sin(a)*sqrt(b)+exp(c/1000)-ln(d)", settings: settings)
  let bindings = (0..<count).map { row in
    [
      "a": Real(columns[0][row]), "b": Real(columns[1][row]), "c": Real(columns[2][row]),
      "d": Real(columns[3][row]),
    ]
  }
  let integers = columns.map { Column.integers($0.map { Int64($0) }) }
  let named = ["a": integers[0], "b": integers[1], "c": integers[2], "d": integers[3]]
  let total = try Expression("price*quantity + 8.25%")
  let items: [String: Column] = [
    "price": .decimals(columns[0].map { Int64($0) }, scale: 2), "quantity": integers[1],
  ]
  let cents = ResultFormat(digits: .decimals(2), notation: .fixed, rounding: .halfEven)
  func answers(_ expression: Expression, _ columns: [String: Column], threads: Int) -> Int {
    (try? expression.answers(columns, threads: threads))?.bytes.count ?? 0
  }
  let times = medians(
    rounds: 9,
    [
      { _ in use(bindings.reduce(0) { $0 + ((try? functions.answer($1))?.bytes.count ?? 0) }) },
      { _ in use(raw_rows(columns[0], columns[1], columns[2], columns[3], count)) },
      { _ in use(answers(functions, named, threads: 1)) },
      { _ in use(answers(functions, named, threads: 2)) },
      { _ in use(answers(total, items, threads: 1)) },
      { _ in use((try? total.answers(items, format: cents))?.bytes.count ?? 0) },
    ])
  let microseconds = (name: "µs", seconds: 1e-6)
  func row(_ work: String, _ index: Int, beside: Int?, _ name: String, _ floor: String) -> Row {
    Row(
      work: work, ours: times[index] / Double(count),
      beside: beside.map { times[$0] / Double(count) }, name: name, unit: microseconds, floor: floor
    )
  }
  return [
    row("an expression of functions, new bindings", 0, beside: 1, "MPFR in C, 96 bits", "2 µs"),
    row("the same, a row of columns", 2, beside: 1, "MPFR in C, 96 bits", "2 µs"),
    row("the same, on two threads", 3, beside: 2, "one thread", "0.53"),
    row("price*quantity + 8.25%, a row", 4, beside: nil, "", ""),
    row("the same, rounded to cents", 5, beside: nil, "", "1 µs"),
  ]
}
