import SciNumber
import SciSyntax

/// How the result of a statement is proved.
package final class Proof: Sendable {
  /// The theorems that were used, in the order of their use.
  package let theorems: [Theorem]
  /// How often each element of the result is a solution; empty where the result is no list of solutions.
  package let multiplicities: [WideInt]
  /// The solutions, where the text is an inequality to be solved.
  package let intervals: [SolutionInterval]?
  /// The solutions, where the text is a system of equations to be solved.
  package let points: [SolutionPoint]?
  /// Whether the statement is the one that is executed.
  let isNew: Bool

  init(
    _ theorems: [Theorem], multiplicities: [WideInt], intervals: [SolutionInterval]?,
    points: [SolutionPoint]?, isNew: Bool = true
  ) {
    self.theorems = theorems
    self.multiplicities = multiplicities
    self.intervals = intervals
    self.points = points
    self.isNew = isNew
  }

  /// The proof of a statement that was executed.
  var settled: Proof {
    Proof(
      theorems, multiplicities: multiplicities, intervals: intervals, points: points, isNew: false)
  }

  /// Whether digits of the value take time, which an integral or a sum does.
  var hasMethods: Bool {
    theorems.contains { if case .methods = $0 { true } else { false } }
  }

  /// Why nothing is computed with the solutions, if they are no value.
  var withoutValue: AnalysisError? {
    if intervals != nil { return .intervals }
    return (points?.count ?? 0) > 1 ? .points : nil
  }

  /// The theorems in words, a line each.
  package func words(within budget: EvaluationBudget) -> [String] {
    theorems.flatMap { $0.words(within: budget) }
  }
}

/// A theorem, and the numbers that fulfil its conditions.
package enum Theorem: Sendable {
  /// A continuous function whose slopes have one sign changes its own in an interval, or is zero at an end of it.
  case onlyZero(Real, on: Interval, slopes: Interval, signs: (first: WideInt, last: WideInt))
  /// A function and its first derivatives are zero at a number, by decision, and the slopes of the last one exclude zero.
  case decidedZero(Real, multiplicity: WideInt, on: Interval)
  /// A number is a zero by decision, and beside it the function grows like a power of the distance, or has no value.
  case zeroBesideOthers(Real, on: Interval)
  /// So many intervals are left, in which the enclosures of the values exclude zero.
  case noOtherZero(intervals: Int)
  /// The zeros are those of a polynomial.
  case polynomial(Polynomial)
  /// The sign of a function is the same between neighbours of so many numbers.
  case constantSigns(between: Int)
  /// A Taylor series at a number, whose coefficient of this order is the derivative divided by the factorial.
  case taylor(order: Int, at: Real)
  /// The derivative of an integral by its bounds, where the integrand is continuous between them.
  case fundamentalTheorem
  /// A function is c·tᵏ and terms of higher order at a distance t from a place, with a fraction k.
  case leadingTerm(Real, power: Int, over: Int, at: String)
  /// A function is c·g(t) and terms of lower order, of powers, exponentials and logarithms.
  case growth(at: String)
  /// The smallest or largest value is among those at the ends and at so many zeros of the derivative.
  case criticalPoints(zeros: Int, degree: WideInt)
  /// So many intervals were left out because their values, slopes or second slopes tell where the extremum is.
  case branchAndBound(intervals: Int)
  /// When unknowns of linear equations were eliminated, one of them was left with a number that is not zero.
  case contradiction
  /// The unknowns of linear equations were eliminated, where every pivot is decided not to be zero.
  case elimination(unknowns: Int)
  /// Two polynomials have so many common complex zeros with their multiplicities, and these real ones.
  case commonZeros(complex: WideInt, real: Int)
  /// An unknown was eliminated by an equation in which it is linear, with a factor that is zero at no solution.
  case substitution(String)
  /// An equation has one unknown alone, whose values are put into the other equation.
  case oneByOne(String)
  /// Every one of so many boxes has no common zero of two functions or one, by enclosures.
  case boxes(Int, solutions: Int)
  /// The numbers of the other theorems are in these units.
  case units(String)
  /// The methods of an integral, a sum or a product.
  case methods(AnalysisRecord)
}

extension Theorem {
  /// The theorem in words, a line each.
  package func words(within budget: EvaluationBudget) -> [String] {
    func text(_ number: Real) -> String {
      let text = try? ResultFormat.standard.text(of: .real(number), within: budget)
      return text?.string ?? "a number"
    }
    switch self {
    case .onlyZero(let zero, let interval, let slopes, let signs):
      let slope = slopes.lower > 0 ? "f′ > 0" : "f′ < 0"
      let (a, b) = (Self.text(interval.lower), Self.text(interval.upper))
      let reason =
        switch (signs.first, signs.last) {
        case (0, _): "f(\(a)) = 0"
        case (_, 0): "f(\(b)) = 0"
        case (..<0, _): "f(\(a)) < 0 < f(\(b))"
        default: "f(\(a)) > 0 > f(\(b))"
        }
      return ["\(text(zero)): \(reason) and \(slope) on \(interval.words): one root"]
    case .zeroBesideOthers(let zero, let interval):
      return [
        "\(text(zero)): f is zero there, by decision, and t·f′/f is bounded at all other distances t from it on \(interval.words), or f has no value: one root"
      ]
    case .decidedZero(let zero, let multiplicity, let interval):
      let names = ["f", "f′", "f″", "f‴"]
      let zeros = names.prefix(Int(multiplicity)).joined(separator: ", ")
      let next = names[min(Int(multiplicity), names.count - 1)]
      let verb = multiplicity == 1 ? "is" : "are"
      return [
        "\(text(zero)): \(zeros) \(verb) zero there, by decision, and \(next) ≠ 0 on \(interval.words): \(Self.kind(multiplicity))"
      ]
    case .noOtherZero(let count):
      let noun = count == 1 ? "interval" : "intervals"
      return ["f ≠ 0 by enclosures on \(count) \(noun): no other root"]
    case .polynomial(let polynomial): return Self.words(polynomial, within: budget)
    case .constantSigns(let count):
      return [
        "the sign of f changes at none but \(count) numbers, its zeros, gaps and ends: one number between neighbours tells it"
      ]
    case .fundamentalTheorem:
      return [
        "the integrand is continuous between the bounds: the derivative is its value at each bound, times the derivative of the bound"
      ]
    case .taylor(let order, let place):
      return [
        order == 1
          ? "the derivative is the first coefficient of the Taylor series at \(text(place))"
          : "the derivative is \(order)! times the coefficient of order \(order) of the Taylor series at \(text(place))"
      ]
    case .leadingTerm(let term, let power, let root, let place):
      let exponent = root == 1 ? "\(power)" : "(\(power)/\(root))"
      return ["\(place): f = \(text(term))·t^\(exponent) + terms of higher order in t"]
    case .growth(let place):
      return ["\(place): by the leading term in powers, exponentials and logarithms"]
    case .criticalPoints(let count, let degree):
      return [
        "compared: the values at the ends and at \(count) \(count == 1 ? "zero" : "zeros") of f′, which are those of a polynomial of degree \(degree)"
      ]
    case .branchAndBound(let count):
      return [
        "on \(count) intervals, which cover the range, the enclosures of f, f′ or f″ leave no other place"
      ]
    case .contradiction:
      return ["elimination leaves 0 = c with a number c that is not zero, by decision: no solution"]
    case .elimination(let count):
      let pivots = "\(count) pivots that are not zero, by decision"
      return ["\(count) unknowns eliminated with \(pivots): one solution"]
    case .commonZeros(let complex, let real):
      return [
        "the resultant has \(complex) complex zeros, counted with multiplicity, and \(real) real ones; at each the equations have one common solution, by subresultants: \(real) real \(real == 1 ? "solution" : "solutions")"
      ]
    case .units(let words): return ["computed with numbers: \(words)"]
    case .methods(let record): return record.words
    case .substitution(let unknown):
      return [
        "one equation is linear in \(unknown), with a factor that no solution makes zero: \(unknown) is eliminated"
      ]
    case .oneByOne(let unknown):
      return ["one equation is in \(unknown) alone, whose values are put into the other one"]
    case .boxes(let count, let solutions):
      return [
        "\(count) boxes cover the ranges: Krawczyk's operator proves exactly one solution in each of \(solutions), and enclosures or that operator none elsewhere"
      ]
    }
  }

  /// The end of an interval.
  static func text(_ end: Double) -> String {
    let text = "\(end)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// What a root of a multiplicity is called.
  static func kind(_ multiplicity: WideInt) -> String {
    switch multiplicity {
    case 1: "one root"
    case 2: "a double root"
    case 3: "a triple root"
    default: "a root of multiplicity \(multiplicity)"
    }
  }

  /// How the roots of a polynomial are counted.
  private static func words(_ polynomial: Polynomial, within budget: EvaluationBudget) -> [String] {
    guard polynomial.degree > 0 else { return ["a constant that is not zero has no root"] }
    guard let parts = try? polynomial.squareFreeParts(within: budget) else { return [] }
    return parts.map { part, multiplicity in
      let count = (try? part.realRoots(within: budget).count) ?? 0
      let (above, below) = part.signChanges
      let each = multiplicity == 1 ? "" : ", each \(multiplicity)-fold"
      return
        "a square-free factor of degree \(part.degree), with \(above) and \(below) changes of sign at x and −x: \(count) real \(count == 1 ? "root" : "roots") by Descartes' rule and bisection\(each)"
    }
  }
}

extension Interval {
  /// The interval in words: `[1; 2.5]`.
  var words: String { "[\(Theorem.text(lower)); \(Theorem.text(upper))]" }
}

extension Polynomial {
  /// How often the sign of the coefficients changes, in p(x) and in p(−x): bounds of the numbers of positive and negative roots (Descartes).
  fileprivate var signChanges: (above: Int, below: Int) {
    func changes(_ signs: [WideInt]) -> Int {
      let signs = signs.filter { $0 != 0 }
      return zip(signs, signs.dropFirst()).count { $0 != $1 }
    }
    let signs = coefficients.map { $0.signum }
    let turned = signs.enumerated().map { $0.offset.isMultiple(of: 2) ? $0.element : -$0.element }
    return (changes(signs), changes(turned))
  }
}

extension Tree {
  /// Whether it is a call of `solve` or `roots` and nothing around it.
  var isCallOfSolver: Bool {
    guard case .call(let call) = self[root],
      let operation = BoundOperator(named: name(of: calls[Int(call)]))
    else { return false }
    return operation == .solve || operation == .roots
  }
}

extension MemoryLedger {
  /// Keeps what should be said with the value.
  mutating func note(_ note: String) { findings.append(.note(note)) }

  /// Keeps why the value is right.
  mutating func add(_ theorem: Theorem) { findings.append(.theorem(theorem)) }
}
