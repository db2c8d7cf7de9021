import SciCalculator
import SciNumber
import SciSyntax

extension FuzzTarget {
  /// Equations, derivatives and integrals of formulas that the bytes of an input spell.
  static let calculus = FuzzTarget(
    name: "calculus",
    summary: "roots are zeros, derivatives follow one another, and parts of an integral add up"
  ) { input in
    var choices = Choices(input)
    let clock = CPUClock()
    let settings = CalculatorSettings(
      angleUnit: choices.one(of: AngleUnit.allCases), percent: .relative, budget: .tiny(clock),
      shareUnit: nil)
    let numbers = (0..<3).map { _ in "\(Int(choices.byte()) - 128)/\(1 + choices.index(9))" }
    let (a, b, c) = (numbers[0], numbers[1], numbers[2])
    let kind = choices.index(4)
    let formula = formula(&choices, depth: 4)
    switch kind {
    case 0: checkRoots(of: formula, from: a, to: b, settings)
    case 1:
      checkNot(
        false,
        "derivative(derivative(\(formula); x; t); t; \(a)) == derivative(\(formula); x; \(a); 2)",
        settings)
    case 2:
      let whole = "integral(\(formula); x; \(a); \(b))"
      let parts = "integral(\(formula); x; \(a); \(c)) + integral(\(formula); x; \(c); \(b))"
      checkNot(false, "\(parts) == \(whole)", settings)
    default:
      // Beside a gap the function may jump: atan(1/x).
      guard !["/", "^-1", "ln("].contains(where: { formula.contains($0) }) else { return }
      let slope = "integral(derivative(\(formula); x; t); t; \(a); \(b))"
      checkNot(false, "f(x) = \(formula); \(slope) == f(\(b)) - f(\(a))", settings)
    }
    clock.check()
  }

  /// A formula in x, as deep as it may be.
  private static func formula(_ choices: inout Choices, depth: Int) -> String {
    guard depth > 0, !choices.isEmpty else { return "x" }
    func part(_ choices: inout Choices) -> String { formula(&choices, depth: depth - 1) }
    switch choices.index(9) {
    case 0: return "x"
    case 1: return "\(Int(choices.byte()) - 100)"
    case 2:
      let function = choices.one(of: ["sin", "cos", "exp", "atan", "sinh", "erf"])
      return "\(function)(\(part(&choices)))"
    case 3: return "\(choices.one(of: ["ln", "sqrt", "abs", "cbrt"]))(\(part(&choices)))"
    case 4: return "(\(part(&choices)))^\(choices.one(of: ["2", "3", "-1", "0.5"]))"
    case 5: return "(\(part(&choices)) / (\(part(&choices))))"
    default:
      let sign = choices.one(of: ["+", "-", "*"])
      return "(\(part(&choices)) \(sign) \(part(&choices)))"
    }
  }

  /// Requires that a comparison is not decided in a way; it may have no value, or be left undecided.
  private static func checkNot(_ holds: Bool, _ text: String, _ settings: CalculatorSettings) {
    var calculator = Calculator(settings: settings)
    let value = try? calculator.evaluate(text)
    require(value?.boolean != holds, "\(text) is \(holds)")
  }

  /// Requires that the function is not proved to have another value than zero at a root.
  private static func checkRoots(
    of formula: String, from a: String, to b: String, _ settings: CalculatorSettings
  ) {
    var calculator = Calculator(settings: settings)
    let solutions = "solve(f(x) == 0; x; min(\(a); \(b)); max(\(a); \(b)))"
    let values = try? calculator.evaluate("f(x) = \(formula); f(\(solutions))")
    for value in values?.numbers ?? [] {
      let sign = try? value.sign(within: settings.budget)
      require(sign ?? 0 == 0, "\(formula) is not zero at a solution between \(a) and \(b)")
    }
  }
}
