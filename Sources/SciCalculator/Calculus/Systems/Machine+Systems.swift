// The solutions of systems of equations.

import SciNumber
import SciSyntax

/// A solution of a system: a number for each unknown, and how often it is one.
struct SystemSolution {
  var values: [Real]
  var multiplicity: WideInt = 1
}

extension Machine {
  /// The solutions of a system: a list of one number for each unknown where there is one, none, or several for the ledger, which are no value to compute with.
  func solution(
    of system: Program.Loop, _ numbers: [Real], bound: [Value], _ names: Environment,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> Value {
    let unknowns = Array(system.body.parameters.suffix(1 + system.others.count))
    for index in stride(from: 0, to: numbers.count, by: 2) {
      try checkRange(Array(numbers[index..<index + 2]), system)
    }
    var formulas: [Formula] = []
    for program in [system.body] + system.others {
      let formula = FormulaBuilder.formula(
        of: program, bound: bound, names: names, arithmetic.context)
      guard let formula else { throw system.error(.noMethod) }
      formulas.append(formula)
    }
    let found: [SystemSolution]
    var isLinear = true
    if let solutions = try linearSolutions(formulas, unknowns, system, &ledger) {
      found = solutions
    } else {
      guard unknowns.count == 2 else { throw system.error(.notLinear) }
      isLinear = false
      if arithmetic.isComplex {
        ledger.note("only real solutions are given of equations that are not linear")
      }
      let plane = PlaneSystem(
        first: formulas[0], second: formulas[1], unknowns: unknowns, numbers: numbers,
        analysis: system)
      found = try solutions(of: plane, &ledger)
    }
    var kept: [SystemSolution] = []
    for solution in found where try contains(numbers, solution.values) { kept.append(solution) }
    if !isLinear { ledger.findings.append(.multiplicities(kept.map { $0.multiplicity })) }
    return value(of: kept, unknowns, &ledger)
  }

  /// Whether numbers lie in the ranges, two numbers for each.
  private func contains(_ ranges: [Real], _ values: [Real]) throws(StepError) -> Bool {
    if ranges.isEmpty { return true }
    return try StepError.computing { () throws(MathError) in
      let budget = arithmetic.context.budget
      for (index, value) in values.enumerated() {
        if try value.compared(to: ranges[2 * index], within: budget) < 0 { return false }
        if try value.compared(to: ranges[2 * index + 1], within: budget) > 0 { return false }
      }
      return true
    }
  }

  /// What is answered, with what is to be said.
  private func value(
    of solutions: [SystemSolution], _ unknowns: [String], _ ledger: inout MemoryLedger
  ) -> Value {
    func words(_ solution: SystemSolution, _ separator: String) -> String {
      zip(unknowns, solution.values).map { "\($0) = \(self.words($1))" }
        .joined(separator: separator)
    }
    ledger.findings.append(
      .points(
        solutions.map {
          SolutionPoint(unknowns: unknowns, values: $0.values, multiplicity: $0.multiplicity)
        }))
    for solution in solutions where solution.multiplicity > 1 {
      ledger.note(
        "\(words(solution, ", ")) is a solution of multiplicity \(solution.multiplicity)")
    }
    guard solutions.count == 1, let only = solutions.first else { return .list([]) }
    ledger.note(words(only, "; "))
    return .list(only.values.map { .real($0) })
  }

  /// The solutions of linear equations; `nil` where one of them is not linear.
  private func linearSolutions(
    _ formulas: [Formula], _ unknowns: [String], _ system: Program.Loop,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [SystemSolution]? {
    var affine = AffineArithmetic(context: arithmetic.context, count: unknowns.count)
    let variables = unknowns.indices.map { affine.variable(at: $0) }
    var functions: [AffineArithmetic.Element] = []
    do throws(StepError) {
      for formula in formulas { functions.append(try affine.value(of: formula, variables)) }
    } catch {
      guard case .noSlope = error.reason else { throw error }
      return nil
    }
    switch try affine.solution(of: functions) {
    case .none:
      ledger.add(.contradiction)
      return []
    case .many: throw system.error(.manySolutions)
    case .one(let numbers):
      ledger.add(.elimination(unknowns: unknowns.count))
      return [SystemSolution(values: numbers)]
    }
  }
}
