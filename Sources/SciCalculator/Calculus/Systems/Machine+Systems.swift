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
    of system: Program.Loop, _ formulas: [Formula], _ numbers: [Real], _ units: AnalysisUnits,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> Value {
    let unknowns = Array(system.body.parameters.suffix(formulas.count))
    for index in stride(from: 0, to: numbers.count, by: 2) {
      _ = try range(Array(numbers[index..<index + 2]), system)
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
    return value(of: kept, unknowns, units, &ledger)
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
    of solutions: [SystemSolution], _ unknowns: [String], _ units: AnalysisUnits,
    _ ledger: inout MemoryLedger
  ) -> Value {
    let points = solutions.map {
      SolutionPoint(
        unknowns: unknowns, values: $0.values, units: units.variables,
        multiplicity: $0.multiplicity)
    }
    func words(_ point: SolutionPoint, _ separator: String) -> String {
      zip(unknowns, point.quantities).map { "\($0) = \(self.words($1))" }
        .joined(separator: separator)
    }
    ledger.findings.append(.points(points))
    for point in points where point.multiplicity > 1 {
      ledger.note(
        "\(words(point, ", ")) is a solution of multiplicity \(point.multiplicity)")
    }
    guard points.count == 1, let only = points.first else { return .list([]) }
    ledger.note(words(only, "; "))
    return .list(only.quantities.flatMap { $0.scalars })
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
