import Raw
import SciNumber

// Rows about numbers alone.

private let nanoseconds = (name: "ns", seconds: 1e-9)
private let milliseconds = (name: "ms", seconds: 1e-3)

/// Additions and multiplications of decimals that need no memory of their own, beside GMP's fractions.
func rationalRows() -> [Row] {
  let numbers = Lines.numbers(1000, upTo: 100_000)
  let rationals = numbers.compactMap { Rational(Integer($0), scale: 2) }
  let operations = Double(100 * (numbers.count - 1))
  func row(_ work: String, _ sign: Character, _ ours: @escaping () -> Int) -> Row {
    let operation = CChar(sign.asciiValue ?? 0)
    let times = medians(
      rounds: 21,
      [
        { _ in use(ours()) }, { _ in use(raw_fractions(numbers, numbers.count, operation)) },
      ])
    return Row(
      work: work, ours: times[0] / operations, beside: times[1] / operations, name: "GMP mpq in C",
      unit: nanoseconds, floor: "8 ns")
  }
  return [
    row("add two decimals", "+") { sums(rationals) },
    row("multiply two decimals", "*") { products(rationals) },
  ]
}

/// A hundred running sums.
private func sums(_ row: [Rational]) -> Int {
  var signs = 0
  for _ in 0..<100 {
    var sum: Rational = 0
    for number in row.dropFirst() { sum = sum + number }
    signs += sum.signum
  }
  return signs
}

/// Each number by the first, a hundred times.
private func products(_ row: [Rational]) -> Int {
  var last = row[0]
  for _ in 0..<100 {
    for number in row.dropFirst() { last = number * row[0] }
  }
  return last.signum
}

/// Additions at 128 bits, each sum a new number.
func sumRow() -> Row {
  let numbers = Lines.numbers(1000, upTo: 100_000)
  let row = numbers.map {
    BigFloat($0).applying(.divide, BigFloat(7), precision: 128, rounding: .halfEven)
  }
  let times = medians(
    rounds: 7,
    [
      { _ in use(precisions(row)) },
      { _ in use(raw_sums(numbers, numbers.count)) },
    ])
  let operations = Double(100 * (numbers.count - 1))
  return Row(
    work: "add at 128 bits, new result", ours: times[0] / operations,
    beside: times[1] / operations, name: "MPFR in C", unit: nanoseconds, floor: "1.5 × C")
}

private func precisions(_ row: [BigFloat]) -> Int {
  var sum = 0
  for _ in 0..<100 {
    for index in 0..<row.count - 1 {
      sum +=
        row[index].applying(.add, row[index + 1], precision: 128, rounding: .halfEven).precision
    }
  }
  return sum
}

/// A hundred thousand digits of five numbers, computed and written.
///
/// The shared constants remember what was asked of them, and MPFR remembers π and ln 2. So each round asks for
/// more digits than any before, and what MPFR knows is forgotten first.
func digitRows() throws(MathError) -> [Row] {
  let budget = EvaluationBudget.interactive
  let numbers: [(String, RawConstant, () throws(MathError) -> Real)] = [
    ("π", RAW_PI, { .pi }),
    ("√2", RAW_ROOT, { () throws(MathError) in try Real(2).squareRoot(within: budget) }),
    ("e", RAW_E, { .e }),
    ("sin 1", RAW_SINE, { Real(1).sin(.radians, within: budget) }),
    ("ln 3", RAW_LOGARITHM, { () throws(MathError) in try Real(3).log(within: budget) }),
  ]
  var rows: [Row] = []
  for (name, constant, make) in numbers {
    // Whatever is wrong shows here, before anything is timed.
    _ = try digits(of: make(), count: 10)
    let times = medians(
      rounds: 9,
      [
        { round in
          raw_forget()
          use(try? digits(of: make(), count: 100_000 + 100 * round))
        },
        { round in
          raw_forget()
          use(raw_digits(constant, 100_000 + 100 * round))
        },
      ])
    rows.append(
      Row(
        work: "100,000 digits of \(name)", ours: times[0], beside: times[1], name: "MPFR in C",
        unit: milliseconds, floor: "1.1 × C"))
  }
  return rows
}

private func digits(of value: Real, count: Int) throws(MathError) -> DecimalDigits {
  try value.digits(
    .significant(count), wholeUpTo: 0, rounding: .halfEven, within: .interactive)
}
