// Two equations in two unknowns: polynomials exactly, others where an unknown can be eliminated, and all in a box.

import SciNumber
import SciSyntax

/// Two functions of two unknowns that are to be zero.
struct PlaneSystem {
  var first: Formula
  var second: Formula
  var unknowns: [String]
  /// The ends of a range for each unknown, or nothing.
  var numbers: [Real]
  var analysis: Program.Loop

  /// The ends of the range of an unknown, or nothing.
  func range(of unknown: Int) -> SearchRange {
    numbers.isEmpty
      ? .everything : SearchRange(lower: numbers[2 * unknown], upper: numbers[2 * unknown + 1])
  }
}

extension Machine {
  /// All solutions, which may lie outside the ranges.
  func solutions(
    of system: PlaneSystem, _ ledger: inout MemoryLedger
  ) throws(StepError) -> [SystemSolution] {
    if let f = system.first.planeFunction, let g = system.second.planeFunction {
      return try commonZeros(f, g, system, &ledger)
    }
    do throws(StepError) {
      if let solutions = try eliminated(system, &ledger) { return solutions }
    } catch {
      // In a box, another method may do what this one cannot.
      guard case .analysis(let reason, _) = error.reason, reason.isOfMethod else { throw error }
    }
    guard !system.numbers.isEmpty else { throw system.analysis.error(.rangesNeeded) }
    return try searched(system, &ledger)
  }

  // MARK: Boxes

  /// The solutions in a box by bisection.
  private func searched(
    _ system: PlaneSystem, _ ledger: inout MemoryLedger
  ) throws(StepError) -> [SystemSolution] {
    let sides = try StepError.computing { () throws(MathError) in
      try system.numbers.map { (number) throws(MathError) in
        try number.doubles(within: arithmetic.context.budget)
      }
    }
    let box = PlaneBox(
      x: Interval(sides[0].lower, sides[1].upper), y: Interval(sides[2].lower, sides[3].upper))
    var search = BoxSearch([system.first, system.second], arithmetic.context)
    func words(_ box: PlaneBox) -> String {
      let (x, y) = (system.unknowns[0], system.unknowns[1])
      return "\(x) in \(box.x.words), \(y) in \(box.y.words)"
    }
    let result: BoxSearch.Result
    do throws(StepError) {
      result = try search.search(box)
    } catch {
      throw system.analysis.error(
        error,
        proved: search.progress.map {
          AnalysisError.words(solutions: $0.solutions, andOthersIn: words($0.rest))
        })
    }
    switch result {
    case .all(let solutions, let boxes):
      ledger.add(.boxes(boxes, solutions: solutions.count))
      return try sorted(solutions)
    case .noMethod: throw system.analysis.error(.noMethod)
    case .undecided(let box, let proved):
      throw system.analysis.error(.undecidedBox(words(box), proved: proved))
    }
  }

  // MARK: Polynomials

  private typealias PlaneFunction = QuotientArithmetic<PlanePolynomial>.Element

  private func commonZeros(
    _ f: PlaneFunction, _ g: PlaneFunction, _ system: PlaneSystem, _ ledger: inout MemoryLedger
  ) throws(StepError) -> [SystemSolution] {
    let budget = arithmetic.context.budget
    let zeros = try StepError.computing { () throws(MathError) in
      try CommonZeros(of: f.dividend, g.dividend, besides: f.gaps * g.gaps, within: budget)
    }
    switch zeros {
    case .points(let points, let count):
      ledger.add(.commonZeros(complex: count, real: points.count))
      return points.map {
        SystemSolution(values: [$0.x, $0.y], multiplicity: $0.multiplicity)
      }
    case .factor(let factor):
      if factor.isZero { throw system.analysis.error(.manySolutions) }
      let text = factor.factorText(system.unknowns[0], system.unknowns[1])
      let hasCurve = try StepError.computing { () throws(MathError) in
        try factor.hasCurve(within: budget)
      }
      throw system.analysis.error(hasCurve ? .commonFactor(text) : .undecidedFactor(text))
    }
  }

  // MARK: Elimination

  /// So many steps may a formula have in which another one takes the place of an unknown.
  private static var longestElimination: Int { 2_000 }

  /// The solutions by an equation that is solved for one unknown; `nil` where there is none.
  private func eliminated(
    _ system: PlaneSystem, _ ledger: inout MemoryLedger
  ) throws(StepError) -> [SystemSolution]? {
    guard let first = system.first.writtenOut(upTo: Self.longestElimination),
      let second = system.second.writtenOut(upTo: Self.longestElimination)
    else { return nil }
    var failure: StepError?
    for isOneByOne in [true, false] {
      for (equation, other) in [(first, second), (second, first)] {
        for unknown in [1, 0] {
          do throws(StepError) {
            var attempt = ledger
            let solutions =
              isOneByOne
              ? try solutionsOneByOne(equation, other, unknown, system, &attempt)
              : try solutionsBySubstitution(equation, other, unknown, system, &attempt)
            guard let solutions else { continue }
            ledger = attempt
            return try sorted(solutions)
          } catch {
            guard case .analysis(let reason, _) = error.reason, reason.isOfMethod else {
              throw error
            }
            failure = error
          }
        }
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// The solutions where an equation does not have an unknown: those of the equation, and then those of the other one with each; `nil` where it has it.
  private func solutionsOneByOne(
    _ equation: Formula, _ other: Formula, _ unknown: Int, _ system: PlaneSystem,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [SystemSolution]? {
    guard let part = LinearPart(of: equation, in: unknown), part.factor == nil,
      let alone = inOneVariable(equation, unknown, .number(0))
    else { return nil }
    if alone.isConstant { return alone.isNumberButZero(arithmetic.context) ? [] : nil }
    ledger.add(.oneByOne(system.unknowns[1 - unknown]))
    var solutions: [SystemSolution] = []
    for root in try roots(of: alone, 1 - unknown, system, &ledger) {
      guard let rest = inOneVariable(other, 1 - unknown, .number(root.value)) else { return nil }
      for second in try roots(of: rest, unknown, system, &ledger) {
        solutions.append(
          SystemSolution(
            values: unknown == 1 ? [root.value, second.value] : [second.value, root.value],
            multiplicity: root.multiplicity * second.multiplicity))
      }
    }
    return solutions
  }

  /// The solutions by an equation that is solved for an unknown; `nil` where it is not.
  private func solutionsBySubstitution(
    _ equation: Formula, _ other: Formula, _ unknown: Int, _ system: PlaneSystem,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [SystemSolution]? {
    guard let formula = LinearPart(of: equation, in: unknown)?.solved(arithmetic.context),
      let solved = inOneVariable(formula, unknown, .number(0)),
      let left = inOneVariable(other, unknown, solved)
    else { return nil }
    ledger.add(.substitution(system.unknowns[unknown]))
    var solutions: [SystemSolution] = []
    for root in try roots(of: left, 1 - unknown, system, &ledger) {
      guard let value = try value(of: solved, at: root.value) else { continue }
      solutions.append(
        SystemSolution(
          values: unknown == 1 ? [root.value, value] : [value, root.value],
          multiplicity: root.multiplicity))
    }
    return solutions
  }

  /// The formula with another one in the place of an unknown, so that the one that is left is the only variable; `nil` where it is too long.
  private func inOneVariable(_ formula: Formula, _ unknown: Int, _ other: Formula) -> Formula? {
    formula.replacing(
      variables: unknown == 1 ? [.variable, other] : [other, .variable],
      upTo: Self.longestElimination)
  }

  /// The roots of an equation in one unknown that is left, in its range.
  private func roots(
    of equation: Formula, _ unknown: Int, _ system: PlaneSystem, _ ledger: inout MemoryLedger
  ) throws(StepError) -> [Polynomial.Root] {
    if equation.isConstant {
      guard let number = try value(of: equation, at: 0) else { return [] }
      let sign = try StepError.computing { () throws(MathError) in
        try number.sign(within: arithmetic.context.budget)
      }
      guard sign == 0 else { return [] }
      throw system.analysis.error(.manySolutions)
    }
    do throws(StepError) {
      return try realRoots(equation, system.range(of: unknown), system.analysis, &ledger)
    } catch {
      guard case .analysis(.everywhere, _) = error.reason else { throw error }
      throw system.analysis.error(.manySolutions)
    }
  }

  /// The value at a number; `nil` where there is none.
  private func value(of formula: Formula, at place: Real) throws(StepError) -> Real? {
    var exact = ExactArithmetic(arithmetic.context)
    do throws(StepError) {
      return try exact.value(of: formula, [.real(place)]).real
    } catch {
      switch error.reason {
      case .math(.divisionByZero, _), .math(.notReal, _): return nil
      default: throw error
      }
    }
  }

  /// By the first unknown, and where the machine's numbers do not tell, by the second: whether two numbers by enclosures are equal is often not decided.
  private func sorted(_ solutions: [SystemSolution]) throws(StepError) -> [SystemSolution] {
    let budget = arithmetic.context.budget
    var sorted: [(solution: SystemSolution, box: PlaneBox)] = []
    for solution in solutions {
      let box = try StepError.computing { () throws(MathError) in
        let x = try solution.values[0].doubles(within: budget)
        let y = try solution.values[1].doubles(within: budget)
        return PlaneBox(x: Interval(x.lower, x.upper), y: Interval(y.lower, y.upper))
      }
      let place = sorted.firstIndex { box.isBefore($0.box) } ?? sorted.count
      sorted.insert((solution, box), at: place)
    }
    return sorted.map { $0.solution }
  }
}

extension AnalysisError {
  /// Whether another method may do what this one cannot.
  fileprivate var isOfMethod: Bool {
    switch self {
    case .rangeNeeded, .noMethod, .undecided, .tooManyRoots: true
    default: false
    }
  }
}
