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
  func range(of unknown: Int) -> [Real] {
    numbers.isEmpty ? [] : Array(numbers[2 * unknown..<2 * unknown + 2])
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
    switch try search.search(box) {
    case .all(let solutions, let boxes):
      ledger.add(.boxes(boxes, solutions: solutions.count))
      return try sorted(solutions)
    case .noMethod: throw system.analysis.error(.noMethod)
    case .undecided(let box, let proved):
      let (x, y) = (system.unknowns[0], system.unknowns[1])
      throw system.analysis.error(
        .undecidedBox(
          "\(x) in [\(box.x.lower); \(box.x.upper)], \(y) in [\(box.y.lower); \(box.y.upper)]",
          proved: proved))
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
    for (equation, other) in [(first, second), (second, first)] {
      for unknown in [1, 0] {
        // The one that is left is the only variable then.
        let variables = unknown == 1 ? [.variable, .number(0)] : [.number(0), Formula.variable]
        guard
          let solved = LinearPart(of: equation, in: unknown)?.solved(arithmetic.context)?
            .replacing(variables: variables, upTo: Self.longestElimination),
          let left = other.replacing(
            variables: unknown == 1 ? [.variable, solved] : [solved, .variable],
            upTo: Self.longestElimination)
        else { continue }
        do throws(StepError) {
          var attempt = ledger
          let solutions = try solutions(left, solved, unknown, system, &attempt)
          ledger = attempt
          return solutions
        } catch {
          guard case .analysis(let reason, _) = error.reason, reason.isOfMethod else { throw error }
          failure = error
        }
      }
    }
    if let failure { throw failure }
    return nil
  }

  /// The solutions of an equation in one unknown, with the value that the other one has there.
  private func solutions(
    _ equation: Formula, _ solved: Formula, _ unknown: Int, _ system: PlaneSystem,
    _ ledger: inout MemoryLedger
  ) throws(StepError) -> [SystemSolution] {
    ledger.add(.substitution(system.unknowns[unknown]))
    let roots: [Polynomial.Root]
    if equation.isConstant {
      roots = []
      guard try isNumber(equation) else { throw system.analysis.error(.noMethod) }
      if try isZero(equation) { throw system.analysis.error(.manySolutions) }
    } else {
      do throws(StepError) {
        roots = try realRoots(
          equation, system.range(of: 1 - unknown), system.analysis, &ledger)
      } catch {
        guard case .analysis(.everywhere, _) = error.reason else { throw error }
        throw system.analysis.error(.manySolutions)
      }
    }
    var solutions: [SystemSolution] = []
    for root in roots {
      guard let value = try value(of: solved, at: root.value) else { continue }
      solutions.append(
        SystemSolution(
          values: unknown == 1 ? [root.value, value] : [value, root.value],
          multiplicity: root.multiplicity))
    }
    return unknown == 1 ? solutions : try sorted(solutions)
  }

  private func isNumber(_ formula: Formula) throws(StepError) -> Bool {
    try value(of: formula, at: 0) != nil
  }

  private func isZero(_ formula: Formula) throws(StepError) -> Bool {
    guard let number = try value(of: formula, at: 0) else { return false }
    return try StepError.computing { () throws(MathError) in
      try number.sign(within: arithmetic.context.budget) == 0
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
