import SciCalculator
import SciNumber
import SciSyntax

extension FuzzTarget {
  /// Evaluation and rounding under a tiny budget.
  static let evaluation = FuzzTarget(
    name: "evaluation",
    summary: "an evaluation ends, gives the same twice, and its ten digits follow from its thirty"
  ) { input in
    var choices = Choices(input)
    let clock = CPUClock()
    let settings = CalculatorSettings.chosen(by: &choices, clock)
    let source = choices.rest()
    let first = outcome(of: source, settings)
    clock.check()
    let second = outcome(of: source, settings)
    if clock.isOver { return }
    require(first.text == second.text, "first \(first.text), then \(second.text)")
    if case .scalar(.real(let number))? = first.value { check(number, settings.budget, clock) }
  }

  private static func outcome(
    of source: [UInt8], _ settings: CalculatorSettings
  ) -> (value: Value?, text: String) {
    var calculator = Calculator(settings: settings)
    do throws(CalculatorError) {
      guard let value = try calculator.evaluate(source) else { return (nil, "") }
      let text = try calculator.text(of: value, of: source, format: .standard)
      return (value, text.string + (text.isExact ? " exactly" : ""))
    } catch {
      require(error.range.upper <= source.count, "the error \(error) is outside the text")
      // Its words may say how much was needed, and that depends on what constants already know.
      return (nil, "error: \(error.errorClass) at \(error.range)")
    }
  }

  /// Ten digits, towards zero and to nearest, are known from thirty digits towards zero.
  private static func check(_ number: Real, _ budget: EvaluationBudget, _ clock: CPUClock) {
    guard let long = digits(30, of: number, .towardZero, budget),
      let cut = digits(10, of: number, .towardZero, budget),
      let nearest = digits(10, of: number, .halfEven, budget)
    else { return clock.check() }
    let (kept, tail) = (padded(long, 30).prefix(10), padded(long, 30).dropFirst(10))
    require(
      Array(kept) == padded(cut, 10) && cut.exponent == long.exponent, "\(cut) is cut from \(long)")
    var expected = cut
    if roundsUp(tail, isOdd: (kept.last ?? 0) & 1 == 1, isExact: long.isExact) {
      expected = increased(padded(cut, 10), exponent: cut.exponent)
    }
    require(
      padded(nearest, 10) == padded(expected, 10) && nearest.exponent == expected.exponent,
      "\(nearest) is rounded from \(long)")
    clock.check()
  }

  private static func digits(
    _ count: Int, of number: Real, _ rounding: RoundingMode, _ budget: EvaluationBudget
  ) -> DecimalDigits? {
    try? number.digits(.significant(count), wholeUpTo: 0, rounding: rounding, within: budget)
  }

  /// The digits with as many zeros behind them as are missing.
  private static func padded(_ decimal: DecimalDigits, _ count: Int) -> [UInt8] {
    decimal.digits + [UInt8](repeating: zero, count: max(0, count - decimal.digits.count))
  }

  private static let zero = UInt8(ascii: "0")

  /// Whether half-even rounding goes up, where `tail` follows the digits that are kept.
  private static func roundsUp(_ tail: ArraySlice<UInt8>, isOdd: Bool, isExact: Bool) -> Bool {
    guard let first = tail.first, first >= UInt8(ascii: "5") else { return false }
    let isHalf = first == UInt8(ascii: "5") && tail.dropFirst().allSatisfy { $0 == zero }
    return !isHalf || !isExact || isOdd
  }

  private static func increased(_ digits: [UInt8], exponent: Int) -> DecimalDigits {
    var (digits, exponent, index) = (digits, exponent, digits.count - 1)
    while index >= 0, digits[index] == UInt8(ascii: "9") {
      digits[index] = zero
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits = [UInt8(ascii: "1")] + digits.dropLast()
      exponent += 1
    }
    return DecimalDigits(isNegative: false, digits: digits, exponent: exponent, isExact: false)
  }
}
