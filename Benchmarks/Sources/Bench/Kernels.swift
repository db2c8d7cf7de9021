import Raw
import SciNumber

// Rows about the kernels of Sources/SciNumber/Fast, beside MPFR at the precision that twenty digits take.

/// A hundred times each of a thousand numbers.
private let kernelRounds = 100

func kernelRows() -> [Row] {
  // From 2⁻⁶ to 1, so that all functions take them; the last is the second operand.
  let values = Lines.numbers(1000, upTo: 1 << 30).map { $0 * 1009 % (1 << 40 - 1 << 34) + 1 << 34 }
  let numbers = values.compactMap {
    SmallBall(units: UInt128($0), exponent: -40, error: 0, isNegative: false)
  }
  guard let last = numbers.last else { return [] }
  func row(
    _ work: String, _ function: RawFunction, _ ours: @escaping (SmallBall) -> SmallBall?
  ) -> Row {
    let times = medians(
      rounds: 9,
      [
        { _ in use(errors(numbers, ours)) },
        { _ in use(raw_functions(function, values, values.count)) },
      ])
    let operations = Double(kernelRounds * numbers.count)
    return Row(
      work: "a kernel: \(work)", ours: times[0] / operations, beside: times[1] / operations,
      name: "MPFR in C, 96 bits", unit: (name: "ns", seconds: 1e-9), floor: "100 ns")
  }
  return [
    row("x + y", RAW_ADD) { $0 + last }, row("x × y", RAW_MULTIPLY) { $0 * last },
    row("x / y", RAW_DIVIDE) { $0 / last }, row("√x", RAW_SQRT) { $0.squareRoot() },
    row("exp", RAW_EXP) { $0.exp() }, row("ln", RAW_LOG) { $0.log() },
    row("sin", RAW_SIN) { $0.sin() }, row("tan", RAW_TAN) { $0.tan() },
    row("sin of degrees", RAW_SIN_DEGREES) { $0.sinOfDegrees() },
    row("arctan", RAW_ATAN) { $0.atan() }, row("arcsin", RAW_ASIN) { $0.asin() },
    row("sinh", RAW_SINH) { $0.sinh() }, row("arsinh", RAW_ASINH) { $0.asinh() },
    row("x^y", RAW_POW) { $0.raised(to: last) },
    row("20 digits", RAW_WRITE) {
      $0.digits(significant: 20, rounding: .halfEven) == nil ? nil : $0
    },
  ]
}

/// The sum of the errors of the results.
private func errors(_ numbers: [SmallBall], _ function: (SmallBall) -> SmallBall?) -> UInt64 {
  var sum: UInt64 = 0
  for _ in 0..<kernelRounds {
    for number in numbers { sum &+= function(number)?.error ?? 0 }
  }
  return sum
}
